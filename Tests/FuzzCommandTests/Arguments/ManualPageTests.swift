import Testing

@testable import FuzzCommand

@MainActor struct ManualPageTests {
    @Test("the manual page has each subcommand with its options")
    func page() {
        let table = CommandTable(
            purpose: "does things", remark: "It is an example.",
            subcommands: [
                Subcommand(
                    "dig", "PATH…", completing: .files, "dig a hole",
                    options: [Option("--deep", .number(3), ".5 or \\more")],
                    outcomes: Subcommand.Outcomes(good: "a hole", bad: "a stone")
                ) { _, _, _ in .asExpected }
            ],
            standard: .help)

        #expect(
            ManualPage(program: "dig-it", table: table).text == """
                .TH DIG\\-IT 1 "" "dig\\-it \(FuzzCommand.version)"
                .SH NAME
                dig\\-it \\- does things
                .SH SYNOPSIS
                .B dig\\-it
                [SUBCOMMAND] [OPERAND…] [OPTION…]
                .SH DESCRIPTION
                It is an example.
                Without a subcommand it does what help does.
                .SH SUBCOMMANDS
                .SS dig\\-it dig PATH…
                Dig a hole.
                .PP
                Exit status 0: as expected: a hole; 1: a stone.
                .TP
                .B \\-\\-deep N
                \\&.5 or \\emore
                .TP
                .B \\-\\-help
                print this text
                .SH EXIT STATUS
                .TP
                .B 0
                as expected: no failure, or known ones only
                .TP
                .B 1
                a new failure, or a case that does not do what it says
                .TP
                .B 2
                a mistake in the command line, or a file that cannot be read
                .TP
                .B 3
                the system failed: disk full, no permission
                .TP
                .B 70
                a bug in this program, or a part of a run is missing
                .TP
                .B 130
                interrupted; 143 terminated; 129 hung up

                """)
    }

    @Test("help --man prints the page of the whole program") func command() {
        let ran = fuzzsplit("help", "--man")

        #expect(ran.status == .asExpected)
        #expect(ran.output.contains("\n.SS fuzzsplit explore APP[/VARIANT]…\n"))
    }
}
