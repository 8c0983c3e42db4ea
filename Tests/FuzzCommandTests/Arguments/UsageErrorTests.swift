import StatefulTesting
import Testing

@testable import FuzzCommand

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
            "sidebar/inset",
            message: """
                fuzzsplit: sidebar has no variant "inset"; did you mean "insets"?
                  fuzzsplit sidebar/inset
                            ^~~~~~~~~~~~~
                  known: system-navigation, own-navigation, insets-in-layout, insets,
                  insets+bar, insets+bar+safe-area, insets+bar+safe-area+guard

                """),
        Example(
            "fixes", "sidebar/insets",
            message: """
                fuzzsplit: there is no app with workarounds "sidebar/insets"; did you mean "sidebar"?
                  fuzzsplit fixes sidebar/insets
                                  ^~~~~~~~~~~~~~
                  known: sidebar

                """),
        Example(
            "fixes", "nope",
            message: """
                fuzzsplit: there is no app with workarounds "nope"
                  fuzzsplit fixes nope
                                  ^~~~
                  known: sidebar

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
            "run", "--without", "place-kept,inset-current",
            message: """
                fuzzsplit: --without: there is no invariant "inset-current"
                  fuzzsplit run --without place-kept,inset-current
                                          ^~~~~~~~~~~~~~~~~~~~~~~~
                  nearest: insets-current, layout-current, comes-to-rest
                  all: fuzzsplit list invariants

                """),
        Example(
            "replay", ".", "--only", "place-kept", "--without", "place-kept",
            message: """
                fuzzsplit: --only and --without cannot be used together
                  fuzzsplit replay . --only place-kept --without place-kept
                                            ^~~~~~~~~~
                  leave out one of the two

                """),
        Example(
            "--certain", "--shard", "1/2", "--harvest", "x",
            message: """
                fuzzsplit: --certain and --harvest cannot be used together
                  fuzzsplit --certain --shard 1/2 --harvest x
                            ^~~~~~~~~
                  leave out one of the two

                """),
        Example(
            "list", "apps", "--corpus", "x",
            message: """
                fuzzsplit: there is no list with --corpus of "apps"
                  fuzzsplit list apps --corpus x
                                 ^~~~
                  known: doubts

                """),
        Example(
            "export", "x.case", "--xcuitest", "--swift-testing",
            message: """
                fuzzsplit: --xcuitest and --swift-testing cannot be used together
                  fuzzsplit export x.case --xcuitest --swift-testing
                                                     ^~~~~~~~~~~~~~~
                  leave out one of the two

                """),
        Example(
            "export", "x.case",
            message: """
                fuzzsplit: export needs --xcuitest or --swift-testing
                  see: fuzzsplit help export

                """),
        Example(
            "export", "--xcuitest",
            message: """
                fuzzsplit: export needs the path of one case
                  see: fuzzsplit help export

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
                fuzzsplit: --for takes a whole number followed by s, m or h, such as 90s, \
                10m or 8h, not "3 days"
                  fuzzsplit --for '3 days'
                                  ^~~~~~~~
                  correct the value

                """),
        Example(
            "--for", "1m", "--cases", "5",
            message: """
                fuzzsplit: --for and --cases cannot be used together
                  fuzzsplit --for 1m --cases 5
                                  ^~
                  leave out one of the two

                """),
        Example(
            "--shard", "5/4",
            message: """
                fuzzsplit: --shard takes a part and a number of parts up to 4096, such as 2/4, \
                not "5/4"
                  fuzzsplit --shard 5/4
                                    ^~~
                  correct the value

                """),
        Example(
            "--scheme", "swam",
            message: """
                fuzzsplit: --scheme has no value "swam"; did you mean "swarm"?
                  fuzzsplit --scheme swam
                                     ^~~~
                  known: uniform, swarm, mixed, guided

                """),
        Example(
            "explore", "sidebar", "--release", "iOS 41",
            message: """
                fuzzsplit: --release has no value "iOS 41"; did you mean "iOS 27"?
                  fuzzsplit explore sidebar --release 'iOS 41'
                                                      ^~~~~~~~
                  known: iOS 27.1, iOS 27, iOS 26, iOS 18, iOS 17, iOS 16, iOS 15, iOS 14,
                  asDocumented, iOS 12, iOS 8

                """),
        Example(
            "explore", "sidebar", "--release", "all",
            message: """
                fuzzsplit: --release takes one release, since an exploration has one set-up, not "all"
                  fuzzsplit explore sidebar --release all
                                                      ^~~
                  correct the value

                """),
        Example(
            "run", "sidebar", "--release", "All",
            message: """
                fuzzsplit: --release has no value "All"; did you mean "all"?
                  fuzzsplit run sidebar --release All
                                                  ^~~
                  known: iOS 27.1, iOS 27, iOS 26, iOS 18, iOS 17, iOS 16, iOS 15, iOS 14,
                  asDocumented, iOS 12, iOS 8, all

                """),
        Example(
            "run", "sidebar", "--release", "iOS 8",
            message: """
                fuzzsplit: sidebar cannot start like this: the app needs iOS 14 or later
                  choose another device, release, orientation or window, or name other apps

                """),
        Example(
            "run", "sidebar", "--device", "iPhone 16 Pro",
            message: """
                fuzzsplit: sidebar cannot start like this: iPhone 16 Pro does not run iOS 14; \
                it runs iOS 27.1, iOS 27, iOS 26, iOS 18
                  choose another device, release, orientation or window, or name other apps

                """),
        Example(
            "run", "sidebar", "--device", "iPhone 8", "--release", "iOS 26",
            message: """
                fuzzsplit: sidebar cannot start like this: iPhone 8 does not run iOS 26; it runs \
                iOS 16, iOS 15, iOS 14, iOS 12, iOS 8
                  choose another device, release, orientation or window, or name other apps

                """),
        Example(
            "run", "sidebar", "--device", "iPhone 8", "--window", "half",
            message: """
                fuzzsplit: sidebar cannot start like this: iPhone 8 has no window half in landscape; it has full
                  choose another device, release, orientation or window, or name other apps

                """),
        Example(
            "replay", "--seed", "1", "x",
            message: """
                fuzzsplit: replay has no option --seed; run has it
                  fuzzsplit replay --seed 1 x
                                   ^~~~~~
                  see: fuzzsplit help replay

                """),
        Example(
            "--rel", "all",
            message: """
                fuzzsplit: there is no option --rel; did you mean "--release"?
                  fuzzsplit --rel all
                            ^~~~~
                  see: fuzzsplit help

                """),
        Example(
            "list", "apps", "--junit",
            message: """
                fuzzsplit: list has no option --junit
                  fuzzsplit list apps --junit
                                      ^~~~~~~
                  see: fuzzsplit help list

                """),
        Example(
            "explore", "sidebar", "--release", "14",
            message: """
                fuzzsplit: --release has no value "14"; did you mean "iOS 14"?
                  fuzzsplit explore sidebar --release 14
                                                      ^~
                  known: iOS 27.1, iOS 27, iOS 26, iOS 18, iOS 17, iOS 16, iOS 15, iOS 14,
                  asDocumented, iOS 12, iOS 8

                """),
        Example(
            "run", "--device", "iPhone",
            message: """
                fuzzsplit: --device has no value "iPhone"; did you mean "iPhone 8"?
                  fuzzsplit run --device iPhone
                                         ^~~~~~
                  known: iPad 9.7-inch, iPad mini 7.9-inch, iPad mini 8.3-inch, iPad 10.2-inch,
                  iPad Pro 10.5-inch, iPad Air 10.5-inch, iPad Air 10.9-inch, iPad Pro 11-inch,
                  iPad Pro 11-inch M4, iPad Pro 12.9-inch, iPad Pro 13-inch, iPhone 8,
                  iPhone 8 Plus, iPhone SE, iPhone 11 Pro, iPhone 11, iPhone 12,
                  iPhone 12 Pro Max, iPhone 15 Pro, iPhone 15 Pro Max, iPhone 16 Pro,
                  iPhone 16 Pro Max, iPhone Air, iPhone Duo

                """),
        Example(
            "--only", "",
            message: """
                fuzzsplit: --only: there is no invariant ""
                  fuzzsplit --only ''
                                   ^~
                  all: fuzzsplit list invariants

                """),
        Example(
            "replay", "--version",
            message: """
                fuzzsplit: replay has no option --version
                  fuzzsplit replay --version
                                   ^~~~~~~~~
                  write: fuzzsplit --version

                """),
        Example(
            "--sed", "1",
            message: """
                fuzzsplit: there is no option --sed; did you mean "--seed"?
                  fuzzsplit --sed 1
                            ^~~~~
                  see: fuzzsplit help

                """),
        Example(
            "--seed", "1", "--seed", "2",
            message: """
                fuzzsplit: --seed is given twice
                  fuzzsplit --seed 1 --seed 2
                                     ^~~~~~
                  leave out one of the two

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
                  write a value after it, as in --seed 7

                """),
        Example(
            "run", "--release",
            message: """
                fuzzsplit: --release needs a value, NAME
                  fuzzsplit run --release
                                ^~~~~~~~~
                  write a value after it, as in --release 'iOS 27.1'

                """),
        Example(
            "replay",
            message: """
                fuzzsplit: replay needs the path of a case or of a directory
                  see: fuzzsplit help replay

                """),
        Example(
            "explore",
            message: """
                fuzzsplit: explore needs the name of an app
                  see: fuzzsplit help explore

                """),
        Example(
            "explain",
            message: """
                fuzzsplit: explain needs an id, a name, or the file of a case
                  see: fuzzsplit help explain

                """),
        Example(
            "show", "a.case", "b.case",
            message: """
                fuzzsplit: too many arguments; expected the path of one case
                  fuzzsplit show a.case b.case
                                        ^~~~~~
                  leave out the rest

                """),
        Example(
            "exlpain", "A-003",
            message: """
                fuzzsplit: there is no subcommand or app "exlpain"; did you mean "explain"?
                  fuzzsplit exlpain A-003
                            ^~~~~~~
                  see: fuzzsplit help, and: fuzzsplit list apps

                """),
        Example(
            "help", "runn",
            message: """
                fuzzsplit: there is no help on "runn"; did you mean "run"?
                  fuzzsplit help runn
                                 ^~~~
                  known: run, merge, replay, report, explore, show, shrink, export, fixes, list,
                  explain, completions, help

                """),
        Example(
            "help", "run", "replay",
            message: """
                fuzzsplit: too many arguments; expected one subcommand
                  fuzzsplit help run replay
                                     ^~~~~~
                  leave out the rest

                """),
        Example(
            "explain", "A-003", "A-045",
            message: """
                fuzzsplit: nothing is named "A-045"
                  fuzzsplit explain A-003 A-045
                                          ^~~~~
                  nearest: A-005, A-015, A-025, A-040; all: fuzzsplit list KIND

                """),
        Example(
            "explain", "place-kep",
            message: """
                fuzzsplit: nothing is named "place-kep"
                  fuzzsplit explain place-kep
                                    ^~~~~~~~~
                  nearest: place-kept; all: fuzzsplit list KIND

                """),
        Example(
            "explain", "stop.case",
            message: """
                fuzzsplit: there is no file stop.case
                  fuzzsplit explain stop.case
                                    ^~~~~~~~~
                  nearest: start, rotate, close, place; all: fuzzsplit list KIND

                """),
        Example(
            "explore", "sidebar", "--corpus", "nowhere",
            message: """
                fuzzsplit: there is no directory nowhere
                  fuzzsplit explore sidebar --corpus nowhere
                                                     ^~~~~~~
                  correct the path

                """),
        Example(
            "--create", "--no-write",
            message: """
                fuzzsplit: --create and --no-write cannot be used together
                  fuzzsplit --create --no-write
                            ^~~~~~~~
                  leave out one of the two

                """),
        Example(
            "list", "bugs",
            message: """
                fuzzsplit: there is no list of "bugs"
                  fuzzsplit list bugs
                                 ^~~~
                  known: apps, rules, laws, invariants, defects, doubts, devices, releases,
                  certificates

                """),
    ]

    @Test("a bad command line is pointed at, and is exit 2", arguments: examples)
    func message(_ example: Example) {
        let ran = fuzzsplit(example.arguments)

        #expect(ran == Ran(status: .badInput, output: "", error: example.message))
    }

    @Test("the version is printed with and without run", arguments: [[], ["run"]])
    func version(_ subcommand: [String]) {
        let ran = fuzzsplit(subcommand + ["--version"])

        #expect(
            ran
                == Ran(
                    status: .asExpected, output: "fuzzsplit \(FuzzCommand.version)\n", error: ""))
    }

    @Test("each option that takes a value has an example of one, which it accepts")
    func valueExamples() throws {
        for option in Subcommand.run.options {
            guard let example = option.value?.example else { continue }
            let arguments = try ParsedArguments(["run", option.name, example])

            _ = try arguments.seed()
            _ = try arguments.duration()
            _ = try arguments.shard()
            let _: Scheme? = try arguments.choice(.scheme)
            _ = try arguments.setup()
            _ = try arguments.judging(of: ["place-kept", "ways-lead"])
            _ = try arguments.format()
        }
    }

    @Test("a corpus that is a file is no corpus")
    func corpusFile() throws {
        let folder = try Folder()
        try folder.write("", to: "file")

        let ran = fuzzsplit("run", "--corpus", "file", in: folder)

        #expect(
            ran.error == """
                fuzzsplit: "file" is not a directory
                  fuzzsplit run --corpus file
                                         ^~~~
                  name a directory

                """)
        #expect(ran.status == .badInput)
    }
}
