import FuzzCommand
import Testing

@MainActor struct UsageErrorTests {
    struct Example: Sendable, CustomTestStringConvertible {
        let arguments: [String]
        let message: String

        init(_ arguments: String..., message: String) {
            self.arguments = arguments
            self.message = message
        }

        var testDescription: String { arguments.joined(separator: " ") }
    }

    nonisolated static let examples = [
        Example(
            "run", "sidbar",
            message: """
                fuzzsplit: there is no app "sidbar"; did you mean "sidebar"?
                  fuzzsplit run sidbar
                                ^~~~~~
                  known: sidebar; with their variants: fuzzsplit list apps

                """),
        Example(
            "insets",
            message: """
                fuzzsplit: there is no app "insets", only a variant
                  fuzzsplit insets
                            ^~~~~~
                  write: sidebar/insets

                """),
        Example(
            "sidebar/inset",
            message: """
                fuzzsplit: sidebar has no variant "inset"; did you mean "insets"?
                  fuzzsplit sidebar/inset
                            ^~~~~~~~~~~~~
                  known: system-navigation, own-navigation, insets-in-layout, insets, \
                insets+bar, insets+bar+safe-area, insets+bar+safe-area+guard

                """),
        Example(
            "--seed", "-5",
            message: """
                fuzzsplit: --seed takes a whole number from 0 to 18446744073709551615, not "-5"
                  fuzzsplit --seed -5
                                   ^~
                  correct the value

                """),
        Example(
            "run", "--seed=one",
            message: """
                fuzzsplit: --seed takes a whole number from 0 to 18446744073709551615, not "one"
                  fuzzsplit run --seed=one
                                ^~~~~~~~~~
                  correct the value

                """),
        Example(
            "run", "--cases", "-1",
            message: """
                fuzzsplit: --cases takes a whole number from 0 to 1000000000, not "-1"
                  fuzzsplit run --cases -1
                                        ^~
                  correct the value

                """),
        Example(
            "--actions", "0",
            message: """
                fuzzsplit: --actions takes a whole number from 1 to 10000, not "0"
                  fuzzsplit --actions 0
                                      ^
                  correct the value

                """),
        Example(
            "--for", "3 days",
            message: """
                fuzzsplit: --for takes a whole number with s, m or h behind it, as in 90s, \
                10m or 8h, not "3 days"
                  fuzzsplit --for '3 days'
                                  ^~~~~~~~
                  correct the value

                """),
        Example(
            "--for", "1m", "--cases", "5",
            message: """
                fuzzsplit: --for and --cases exclude each other
                  fuzzsplit --for 1m --cases 5
                                  ^~
                  leave one of the two out

                """),
        Example(
            "--shard", "5/4",
            message: """
                fuzzsplit: --shard takes a part and a number of parts up to 64, as in 2/4, not "5/4"
                  fuzzsplit --shard 5/4
                                    ^~~
                  correct the value

                """),
        Example(
            "--scheme", "swam",
            message: """
                fuzzsplit: --scheme knows no "swam"; did you mean "swarm"?
                  fuzzsplit --scheme swam
                                     ^~~~
                  known: uniform, swarm, mixed, guided

                """),
        Example(
            "explore", "sidebar", "--release", "iOS 41",
            message: """
                fuzzsplit: --release knows no "iOS 41"; did you mean "iOS 14"?
                  fuzzsplit explore sidebar --release 'iOS 41'
                                                      ^~~~~~~~
                  known: iOS 14, asDocumented, iOS 12, iOS 8

                """),
        Example(
            "replay", "--seed", "1", "x",
            message: """
                fuzzsplit: replay has no option --seed; run has
                  fuzzsplit replay --seed 1 x
                                   ^~~~~~
                  see: fuzzsplit replay --help

                """),
        Example(
            "--sed", "1",
            message: """
                fuzzsplit: there is no option --sed; did you mean "--seed"?
                  fuzzsplit --sed 1
                            ^~~~~
                  see: fuzzsplit --help

                """),
        Example(
            "--seed", "1", "--seed", "2",
            message: """
                fuzzsplit: --seed is given twice
                  fuzzsplit --seed 1 --seed 2
                                     ^~~~~~
                  leave one of the two out

                """),
        Example(
            "--no-write=yes",
            message: """
                fuzzsplit: --no-write takes no value
                  fuzzsplit --no-write=yes
                            ^~~~~~~~~~~~~~
                  write: --no-write

                """),
        Example(
            "--seed",
            message: """
                fuzzsplit: --seed needs a value, N
                  fuzzsplit --seed
                            ^~~~~~
                  correct the value

                """),
        Example(
            "--seed", "1", "replay",
            message: """
                fuzzsplit: replay is a subcommand, and stands before everything else
                  fuzzsplit --seed 1 replay
                                     ^~~~~~
                  write: fuzzsplit replay …

                """),
        Example(
            "replay",
            message: """
                fuzzsplit: replay needs the path of a case or of a directory
                  see: fuzzsplit replay --help

                """),
        Example(
            "explore",
            message: """
                fuzzsplit: explore needs the name of an app
                  see: fuzzsplit explore --help

                """),
        Example(
            "show", "a.case", "b.case",
            message: """
                fuzzsplit: only the path of one case is taken
                  fuzzsplit show a.case b.case
                                        ^~~~~~
                  leave the rest out

                """),
        Example(
            "list", "bugs",
            message: """
                fuzzsplit: there is no list of "bugs"
                  fuzzsplit list bugs
                                 ^~~~
                  known: apps, rules, invariants, defects, devices, releases

                """),
    ]

    @Test("a bad command line is pointed at, and is exit 2", arguments: examples)
    func message(_ example: Example) {
        let ran = fuzzsplit(example.arguments)

        #expect(ran == Ran(status: .badInput, output: "", error: example.message))
    }

    @Test("a corpus that is a file is no corpus")
    func corpusFile() throws {
        let folder = try Folder()
        try folder.write("", to: "file")

        let ran = fuzzsplit("run", "--corpus", "file", in: folder)

        #expect(
            ran.error == """
                fuzzsplit: file is no directory
                  fuzzsplit run --corpus file
                                         ^~~~
                  name a directory; it may be one that does not exist yet

                """)
        #expect(ran.status == .badInput)
    }
}
