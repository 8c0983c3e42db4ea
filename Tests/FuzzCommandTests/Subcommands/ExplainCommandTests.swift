import SplitFuzz
import StatefulTesting
import Testing

@testable import FuzzCommand

@MainActor struct ExplainCommandTests {
    @Test("an id is explained with its source, and the rows and tests of the model")
    func entry() {
        let ran = fuzzsplit("explain", "A-003")

        #expect(ran.status == .asExpected)
        #expect(ran.lines.first == "A-003")
        #expect(ran.lines.contains("  versions: iOS 14+"))
        #expect(ran.lines.contains("  how sure: several reports"))
        #expect(
            ran.lines.contains(
                "      https://github.com/LeoNatan/LNPopupController/issues/390"))
        #expect(ran.output.contains("  pinned: The primary is 100 points wider"))
        #expect(ran.lines.contains { $0.hasPrefix("    test: ") })
    }

    @Test("several ids are explained in the order given, each once")
    func several() {
        let ran = fuzzsplit("explain", "b-t1", "A3", "A-003")
        let heads = ran.lines.filter { $0.first != " " }

        #expect(heads == ["B-T1", "A-003"])
    }

    @Test("every id is explained in lines of 80 columns; single words may be longer")
    func all() {
        let ran = fuzzsplit(["explain"] + Catalogue.embedded.entries.map(\.id))

        #expect(ran.status == .asExpected)
        for line in ran.lines {
            let isOneWord = !line.drop { $0 == " " }.contains(" ")
            #expect(line.count <= 80 || isOneWord, "\(line)")
        }
    }

    @Test("whatever a list has is explained, with its sources, in 80 columns")
    func listed() {
        for kind in ListCommand.Kind.allCases {
            for entry in ListCommand.entries(of: kind, [.sidebar]) {
                let ran = fuzzsplit("explain", entry.name)

                #expect(ran.status == .asExpected)
                #expect(ran.lines.first == entry.name)
                for id in entry.sources {
                    #expect(ran.lines.contains { $0.hasPrefix("    \(id)") }, "\(entry.name)")
                }
                for line in ran.lines {
                    #expect(line.displayWidth <= 80, "\(line)")
                }
            }
        }
    }

    @Test("the first word of every finding is explained")
    func findings() {
        let names = SplitMachine.judgedNames + Violation.withoutJudge
        let ran = fuzzsplit(["explain"] + names)

        #expect(ran.status == .asExpected)
        #expect(ran.lines.filter { $0.first != " " } == names)
    }

    @Test("a case is explained by its app, its invariant and the invariant's sources")
    func file() throws {
        let folder = try Folder()
        try folder.write(ExampleCase.failing, to: "a.case")
        try folder.write("hello", to: "b.case")

        let ran = fuzzsplit("explain", "a.case", "b.case", in: folder)

        #expect(ran.status == .badInput)
        #expect(
            ran.lines.prefix(4) == [
                "a.case",
                "  case of sidebar/own-navigation: fails primary-content-on-screen at primary",
                "  actions: 2; other ways in: 0",
                "  needs UIKit's defect insets-lost-after-push (A-011, A-012 (partly unverified),",
            ])
        #expect(ran.output.contains("\n  readings of UIKit: holds in 1 other reading; 7 "))
        #expect(ran.lines.contains { $0.hasPrefix("    A-003") })
        #expect(ran.error.hasPrefix("b.case:1:1: "))

        try folder.write("", to: "c.case/a.txt")
        let directory = fuzzsplit("explain", "c.case", in: folder)
        #expect(directory.status == .badInput)
        #expect(directory.error.contains("c.case: this is a directory; name one of its files"))
    }

    @Test("nothing is said about readings of a case that does not fail")
    func withoutReadings() throws {
        let folder = try Folder()
        let passing = ExampleCase.text(
            expect: "fails primary-content-on-screen at primary",
            actions: ["tap \"primary/Presenters\""])
        try folder.write(passing, to: "a.case")

        let ran = fuzzsplit("explain", "a.case", in: folder)

        #expect(ran.status == .asExpected)
        #expect(!ran.output.contains("readings of UIKit"))
        #expect(ran.output.contains("\n  does not fail as it says on this build: replay it\n"))
    }

    @Test("a reading is explained with its doubt")
    func reading() {
        #expect(fuzzsplit("explain", "dockWalk=onChange").output.hasPrefix("dockWalk\n  doubt: "))
        #expect(fuzzsplit("explain", "dockWalk=often").status == .badInput)
    }

    @Test("the loss of a goal is not looked for in other readings, and says so")
    func goal() throws {
        let folder = try Folder()
        let search = ["run", "mail/no-gesture", "--seed", "1", "--cases", "0", "--create"]
        _ = fuzzsplit(search + ["--only", "never-stuck"] + oneSetup, on: [.mail], in: folder)
        let file = try #require(folder.files.first)

        let ran = fuzzsplit("explain", file, on: [.mail], in: folder)

        #expect(ran.output.contains(#/readings of UIKit: \d+ assumptions, not tried in other/#))
        #expect(!ran.output.contains("does not fail"))
    }

    @Test("the ids that rules, invariants and apps cite are in the catalogue")
    func cited() {
        for kind in ["rules", "invariants", "defects", "devices", "releases"] {
            let text = fuzzsplit("list", kind).output
            for match in text.matches(of: #/[ABC]-T?[0-9]+/#) {
                #expect(Catalogue.embedded.entry(String(match.0)) != nil, "\(match.0)")
            }
        }
    }
}
