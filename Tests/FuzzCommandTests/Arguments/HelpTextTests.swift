import FuzzCommand
import Testing

@MainActor struct HelpTextTests {
    @Test(
        "help fits into 80 columns, for the whole and for each subcommand",
        arguments: [[], ["run"], ["replay"], ["explore"], ["shrink"], ["show"], ["list"]])
    func width(subcommand: [String]) {
        let long = fuzzsplit(subcommand + ["--help"])
        let short = fuzzsplit(subcommand + ["-h"])

        #expect(long.status == .asExpected && long == short)
        #expect(long.lines.allSatisfy { $0.count <= 80 })
        #expect(long.lines.contains { $0.hasPrefix("  --help") })
    }

    @Test("the help of a subcommand is whole")
    func replay() {
        #expect(
            fuzzsplit("replay", "--help").output == """
                fuzzsplit replay PATH… [OPTION…]
                Replay cases, or directories of them, one verdict each.

                Options:
                  --format text|json  how results are written (text)
                  --help              print this

                Exit status:
                  0    as expected, known findings included
                  1    a new finding, or a case that does other than it says
                  2    bad usage, or unreadable input
                  3    the machine failed: disk full, no permission
                  70   a bug of the tool's own
                  130  interrupted; 143 terminated

                """)
    }
}
