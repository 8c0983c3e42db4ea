import FuzzCommand
import Testing

@MainActor struct HelpTextTests {
    @Test(
        "help fits into 80 columns, for the whole and for each subcommand",
        arguments: [
            [], ["run"], ["merge"], ["replay"], ["explore"], ["show"], ["shrink"], ["list"],
            ["export"], ["fixes"], ["explain"], ["help"],
        ])
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
                Replay cases, or directories of cases, with one verdict for each.

                Options:
                  --repair            mend cases that no longer fail as they say, or have old
                                      names
                  --prove             prove again that cases are minimal, and write what has
                                      changed; repairs, too
                  --only NAME,…       judge only these invariants, see `list invariants`
                  --without NAME,…    judge all invariants but these
                  --format FORMAT     how results are written: text, json, junit, sarif or
                                      github (text)
                  --help              print this text

                Exit status:
                  0    as expected: no failure, or known ones only
                  1    a new failure, or a case that does not do what it says
                  2    a mistake in the command line, or a file that cannot be read
                  3    the system failed: disk full, no permission
                  70   a bug in this program, or a part of a run is missing
                  130  interrupted; 143 terminated; 129 hung up

                """)
    }

    @Test("help says that --harvest names a new file")
    func harvest() {
        #expect(
            fuzzsplit("run", "--help").output.contains(
                """
                  --harvest FILE      write what the search finds to a new file, for `--resume`
                                      and `merge`; shards shrink there

                """))
        #expect(
            fuzzsplit("merge", "--help").output.contains(
                """
                  --harvest FILE      write the merged harvest to a new file

                """))
    }

    @Test("help prints what --help prints, of all and of each subcommand")
    func subcommand() {
        #expect(fuzzsplit("help") == fuzzsplit("--help"))
        for name in [
            "run", "merge", "replay", "explore", "show", "shrink", "export", "fixes", "list",
            "explain",
        ] {
            #expect(fuzzsplit("help", name) == fuzzsplit(name, "--help"))
        }
        #expect(fuzzsplit("help").output.contains("\n  fuzzsplit explain ID|NAME|FILE…  "))
    }

    @Test("a program without a default prints its help, and knows only its own subcommands")
    func lab() {
        let help = fuzzlab(["--help"])

        #expect(help.status == .asExpected && fuzzlab([]) == help)
        #expect(help.output.contains("\n  fuzzlab conformance FILE…  "))
        #expect(fuzzlab(["help", "selftest"]).lines.allSatisfy { $0.count <= 80 })
        #expect(fuzzlab(["run"]).error.hasPrefix("fuzzlab: there is no help on \"run\""))
        #expect(fuzzsplit("selftest").status == .badInput)
    }
}
