import Foundation
import SplitFuzz
import StatefulTesting
import Testing

@testable import FuzzCommand

/// Corpora of several machines, and what `merge` makes of them.
@MainActor struct MergeCasesTests {
    private static let push = "tap \"primary/Presenters\""
    private static let long = [push, "drag cancel", "rotate portrait"]
    private static let short = [push, "rotate portrait"]

    @Test("a new case is added below its app, an equal one is already there, whatever its note")
    func addedAndKnown() throws {
        let folder = try Folder()
        try folder.write(Self.text(["note: mine"], Self.short), to: "into/x.case")
        try folder.write(Self.text(["note: theirs"], Self.short), to: "a/y.case")
        try folder.write(Self.text([], Self.short), to: "b/z.case")
        try folder.write(Self.safeArea, to: "b/deep/new.case")

        let ran = merge("a", "b", in: folder)
        let files = folder.files
        let again = merge("a", "b", in: folder)

        #expect(ran.status == .asExpected && ran.error.isEmpty)
        #expect(Self.counts(ran) == "3 cases: 1 added, 1 joined, 1 already there, 0 conflicting")
        let added = try #require(files.first { $0.hasPrefix("into/sidebar/") })
        #expect(try folder.text(of: added) == Self.safeArea)
        // The other note is not lost.
        let text = try folder.text(of: "into/x.case")
        #expect(text == Self.text(["note: mine", "# note: theirs"], Self.short))
        #expect(Self.counts(again) == "3 cases: 0 added, 0 joined, 3 already there, 0 conflicting")
        #expect(folder.files == files)
        #expect(fuzzsplit("replay", "into", in: folder).error.isEmpty)
    }

    @Test(
        "cases make no harvest and no report for CI",
        arguments: [["--harvest", "out"], ["--format", "junit"], ["--format", "github"]])
    func ofHarvestsOnly(_ option: [String]) throws {
        let folder = try Folder()
        try folder.write(Self.safeArea, to: "a/x.case")

        let ran = fuzzsplit(
            ["merge", "a", "--corpus", "into", "--create"] + option, on: .bundled, in: folder)

        #expect(ran.status == .badInput && ran.output.isEmpty)
        #expect(ran.error.hasPrefix("fuzzsplit: these are cases; "))
        #expect(folder.files == ["a/x.case"])
    }

    @Test("a merge beside another one writes no case twice, whenever the other one writes it")
    func beside() throws {
        let folder = try Folder()
        try folder.write(Self.safeArea, to: "a/x.case")
        func merge(into: String, _ asked: @escaping (Int) -> Void) -> Ran {
            let line = ["merge", "a", "--corpus", into, "--create"]
            return fuzzsplit(line, on: .bundled, in: folder) { context in
                var count = 0
                context.listen = {
                    {
                        count += 1
                        asked(count)
                        return nil
                    }
                }
            }
        }
        var last = 0
        _ = merge(into: "alone") { last = $0 }
        let name = try #require(folder.files.first { $0.hasPrefix("alone/") }).dropFirst(6)
        var wereThere = 0

        for moment in 1...last {
            let into = "into\(moment)/"
            let ran = merge(into: into) { count in
                if count == moment { try? folder.write(Self.safeArea, to: "\(into)\(name)") }
            }
            if Self.counts(ran).contains("1 already there") { wereThere += 1 }
            #expect(ran.status == .asExpected)
            #expect(folder.files.filter { $0.hasPrefix(into) } == ["\(into)\(name)"])
        }
        #expect(wereThere > 0)
    }

    @Test("cases at one location keep their names, whichever is simpler")
    func names() throws {
        let folder = try Folder()
        let fixed = { (actions: [String]) in
            Self.text([], actions).replacing("expect: fails ", with: "expect: holds\nwas: ")
        }
        try folder.write(fixed(Self.long), to: "long/x.case")
        try folder.write(fixed(Self.short), to: "short/x.case")

        // The longer one was there first, and has the name of the location.
        _ = merge("long", "--create", into: "old", in: folder)
        _ = merge("short", into: "old", in: folder)
        let ran = merge("old", "--create", into: "new", in: folder)

        #expect(Self.counts(ran) == "2 cases: 2 added, 0 joined, 0 already there, 0 conflicting")
        let old = folder.files.filter { $0.hasPrefix("old/") }
        #expect(old.count == 2)
        for file in old {
            let kept = "new/\(file.dropFirst("old/".count))"
            #expect(try folder.text(of: kept) == folder.text(of: file))
        }
    }

    @Test("of two cases of one cause the simpler stays, with the other one as another way in")
    func oneCause() throws {
        let folder = try Folder()
        try folder.write(Self.text(["note: mine"], Self.long), to: "into/x.case")
        try folder.write(Self.text(["minimal: proven"], Self.short), to: "a/y.case")
        try folder.write(Self.text(["note: mine"], Self.short), to: "into2/x.case")
        try folder.write(Self.text([], Self.long), to: "a2/y.case")

        let simpler = merge("a", in: folder)
        let longer = merge("a2", into: "into2", in: folder)

        #expect(Self.counts(simpler) == "1 case: 0 added, 1 joined, 0 already there, 0 conflicting")
        #expect(Self.counts(longer) == "1 case: 0 added, 1 joined, 0 already there, 0 conflicting")
        #expect(
            try folder.text(of: "into/x.case")
                == Self.text(["minimal: proven", "note: mine"], Self.short)
                + "\nalso-by:\n" + Self.long.map { "\($0)\n" }.joined())
        #expect(
            try folder.text(of: "into2/x.case")
                == Self.text(["note: mine"], Self.short)
                + "\nalso-by:\n" + Self.long.map { "\($0)\n" }.joined())
        #expect(folder.files == ["a/y.case", "a2/y.case", "into/x.case", "into2/x.case"])
        #expect(fuzzsplit("replay", "into", in: folder).status == .asExpected)
    }

    @Test("a file keeps its name when a simpler sequence replaces its own")
    func keptName() throws {
        let folder = try Folder()
        try folder.write(Self.text([], Self.long), to: "a/y.case")
        try folder.write(Self.text([], Self.short), to: "b/y.case")
        try folder.write("", to: "into/README")

        _ = merge("a", in: folder)
        let old = folder.files.filter { $0.hasPrefix("into/s") }
        _ = merge("b", in: folder)
        let new = folder.files.filter { $0.hasPrefix("into/s") }

        #expect(old.count == 1 && new == old)
        #expect(try folder.text(of: new[0]).contains("\nalso-by:\n"))
    }

    @Test("machines in any order give the same corpus")
    func order() throws {
        let folder = try Folder()
        try folder.write(Self.text(["note: a"], Self.long), to: "a/1.case")
        try folder.write(Self.text(["note: b"], Self.short), to: "b/1.case")
        try folder.write(Self.safeArea, to: "c/1.case")
        try folder.write(Self.text([], Self.short), to: "c/2.case")
        for into in ["forth", "back"] { try folder.write("", to: "\(into)/README") }

        let forth = merge("a", "b", "c", into: "forth", in: folder)
        let back = merge("c", "b", "a", into: "back", in: folder)

        #expect(forth == back)
        #expect(Self.counts(forth) == "4 cases: 2 added, 2 joined, 0 already there, 0 conflicting")
        let files = folder.files.filter { $0.hasPrefix("forth/s") }
        #expect(files.count == 2)
        for file in files {
            let other = file.replacing("forth/", with: "back/")
            #expect(try folder.text(of: file) == folder.text(of: other))
        }
    }

    @Test("an unshrunk case gives way to a shrunk one of the same cause, and never the reverse")
    func unshrunk() throws {
        let folder = try Folder()
        let unshrunk = Self.text(["minimal: no (unshrunk)"], Self.long)
        let shrunk = Self.text(["minimal: proven"], Self.short)
        for (into, text) in [("one", unshrunk), ("two", shrunk)] {
            try folder.write(text, to: "\(into)/x.case")
            try folder.write(text == shrunk ? unshrunk : shrunk, to: "for-\(into)/x.case")
        }

        let one = merge("for-one", into: "one", in: folder)
        let two = merge("for-two", into: "two", in: folder)

        #expect(Self.counts(one) == "1 case: 0 added, 1 joined, 0 already there, 0 conflicting")
        #expect(Self.counts(two) == "1 case: 0 added, 0 joined, 1 already there, 0 conflicting")
        #expect(try folder.text(of: "one/x.case") == shrunk)
        #expect(try folder.text(of: "two/x.case") == shrunk)
    }

    @Test("the note and the other ways in of an unshrunk case stay, whichever corpus it is from")
    func unshrunkWords() throws {
        let folder = try Folder()
        let way = "\nalso-by:\n" + (["rotate portrait"] + Self.short).map { "\($0)\n" }.joined()
        let unshrunk = Self.text(["minimal: no (unshrunk)", "note: mine"], Self.long) + way
        let shrunk = Self.text(["minimal: proven"], Self.short)
        try folder.write(unshrunk, to: "one/x.case")
        try folder.write(shrunk, to: "for-one/x.case")
        try folder.write(shrunk, to: "two/x.case")
        try folder.write(unshrunk, to: "for-two/x.case")

        let one = merge("for-one", into: "one", in: folder)
        let two = merge("for-two", into: "two", in: folder)

        let merged = Self.text(["minimal: proven", "note: mine"], Self.short) + way
        #expect(try folder.text(of: "one/x.case") == merged)
        #expect(try folder.text(of: "two/x.case") == merged)
        #expect(one == two)
    }

    @Test("a case that is fixed in one corpus and open in the other is left, and is exit 1")
    func conflicting() throws {
        let folder = try Folder()
        let fixed = Self.text([], Self.short).replacing(
            "expect: fails ", with: "expect: holds\nwas: ")
        try folder.write(fixed, to: "into/x.case")
        try folder.write(Self.text([], Self.short), to: "a/y.case")

        let ran = merge("a", in: folder)

        #expect(ran.status == .finding)
        #expect(Self.counts(ran) == "1 case: 0 added, 0 joined, 0 already there, 1 conflicting")
        #expect(
            ran.error == """
                a/y.case: not merged: it contradicts into/x.case: it holds there, and not here
                  compare the two, and delete one

                """)
        #expect(try folder.text(of: "into/x.case") == fixed)
    }

    @Test("cases whose comparison is lost stay two, which is said, and is exit 70")
    func lostComparison() throws {
        let folder = try Folder()
        try folder.write(Self.text([], Self.long), to: "into/x.case")
        try folder.write(Self.text([], Self.short), to: "a/y.case")

        // A worker that ends when it gets a job.
        try folder.write("#!/bin/sh\nhead -c 1 >/dev/null\n", to: "worker")
        let worker = "\(folder.path)/worker"
        try FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: worker)

        let ran = fuzzsplit("merge", "a", "--corpus", "into", in: folder) { context in
            context.executable = worker
        }

        #expect(ran.status == .ownBug)
        #expect(Self.counts(ran) == "1 case: 1 added, 0 joined, 0 already there, 0 conflicting")
        let start = "fuzzsplit: sidebar/own-navigation: comparing two cases: not done: "
        #expect(ran.error.hasPrefix(start) && ran.error.count(where: \.isNewline) == 1)
        #expect(folder.files.count { $0.hasPrefix("into/") } == 2)
    }

    @Test("a signal leaves the other cases where they are, and decides the status")
    func interrupted() throws {
        let folder = try Folder()
        try folder.write(Self.text([], Self.long), to: "into/x.case")
        try folder.write(Self.text([], Self.short), to: "a/y.case")

        let ran = fuzzsplit("merge", "a", "--corpus", "into", in: folder) { context in
            context.listen = { { .terminate } }
        }

        #expect(ran.status == .terminated)
        #expect(Self.counts(ran) == "0 cases: 0 added, 0 joined, 0 already there, 0 conflicting")
        #expect(ran.error == "stopped by SIGTERM; 1 case not merged\n")
        #expect(folder.files == ["a/y.case", "into/x.case"])
    }

    @Test("files that cannot be read are named; --no-write and a missing corpus write nothing")
    func mistakes() throws {
        let folder = try Folder()
        try folder.write("hello\n", to: "a/broken.case")
        try folder.write(Self.safeArea, to: "a/new.case")
        try folder.write("", to: "into/README")
        let files = folder.files

        let dry = merge("a", "--no-write", in: folder)
        let homeless = fuzzsplit("merge", "a", in: folder)
        let missing = merge("a", into: "none", in: folder)

        #expect(folder.files == files)
        #expect(dry.status == .badInput)
        #expect(dry.error.hasPrefix("a/broken.case:1:1: "))
        #expect(dry.output.contains("1 added, "))
        #expect(dry.output.contains("1 not read or written"))
        #expect(homeless.status == .badInput && missing.status == .badInput)
        #expect(homeless.error.hasPrefix("fuzzsplit: there is no directory Corpus\n"))
        #expect(
            missing.error.hasSuffix("correct the path, or add --create to make the directory\n"))
        #expect(merge("a", "--create", into: "none", in: folder).status == .badInput)
        #expect(folder.files.contains { $0.hasPrefix("none/sidebar/") })
    }

    @Test("cases merge before harvests, so that the report knows them")
    func both() throws {
        let folder = try Folder()
        let search = ["run", "stack/pushes-itself", "--seed", "1", "--cases", "0"]
        let first = fuzzsplit(search + ["--corpus", "a", "--create"], on: [.stack], in: folder)
        _ = fuzzsplit(search + ["--no-write", "--harvest", "b.harvest"], on: [.stack], in: folder)

        let ran = fuzzsplit(
            "merge", "b.harvest", "a", "--corpus", "into", "--create", on: [.stack], in: folder)

        #expect(first.status == .finding)
        #expect(ran.status == .asExpected)
        #expect(ran.output.contains(" added, "))
        #expect(ran.output.contains(" in 1 variant (`--verbose` lists them)\n"))
        let names = { (corpus: String) in
            folder.files.filter { $0.hasPrefix("\(corpus)/") }
                .map { $0.dropFirst(corpus.count) }
        }
        #expect(names("into") == names("a") && names("a").count == 1)
    }

    // MARK: - Parts

    private static let safeArea = ExampleCase.text(
        expect: "fails insets-current at primary", actions: ["rotate portrait"]
    ).replacing("fuzzsplit 1", with: "fuzzsplit 2")

    private static func text(_ rest: [String], _ actions: [String]) -> String {
        ExampleCase.text(
            expect: "fails primary-content-on-screen at primary", rest: rest, actions: actions
        ).replacing("fuzzsplit 1", with: "fuzzsplit 2")
    }

    private func merge(
        _ arguments: String..., into corpus: String = "into", in folder: Folder
    ) -> Ran {
        fuzzsplit(["merge"] + arguments + ["--corpus", corpus], in: folder)
    }

    /// The numbers of cases, on one line.
    private static func counts(_ ran: Ran) -> String {
        ran.lines.joined(separator: " ").replacing(" with a case of the same cause", with: "")
    }
}
