import Foundation
import SplitFuzz
import Testing

@testable import FuzzCommand

/// Shards of runs, and what `merge` makes of them.
@MainActor struct MergeCommandTests {
    nonisolated private static let app = "stack/pushes-itself"
    private static let options = ["--seed", "1", "--cases", "100", "--actions", "3"] + oneWindow
    private static let search = ["run", app] + options

    @Test(
        "shards merge to the whole run: the same text, status and case files",
        arguments: [
            (3, [], "text"), (7, [app], "json"),
        ] as [(Int, [String], String)])
    func whole(count: Int, names: [String], format: String) throws {
        let folder = try Folder()
        let alone = try Folder()
        let search = ["run"] + names + Self.options
        let end = ["--corpus", "cases", "--format", format]
        let run = fuzzsplit(search + end + ["--create"], on: [.stack, .launch], in: alone)

        try makeCorpus(folder)
        // The last shard first; the names put them in another order again.
        for index in (1...count).reversed() {
            let name = "parts/\(index * 7 % count)-\(index).harvest"
            let part = fuzzsplit(
                search + ["--corpus", "cases", "--shard", "\(index)/\(count)", "--harvest", name],
                on: [.stack, .launch], in: folder)
            #expect(part.status == .finding)
        }
        let merged = fuzzsplit(["merge", "parts"] + end, on: [.stack, .launch], in: folder)

        #expect(run.status == .finding)
        #expect(merged.status == run.status)
        #expect(merged.output == run.output)
        #expect(merged.error.isEmpty)
        let cases = folder.files.filter { $0.hasSuffix(".case") }
        #expect(!cases.isEmpty && cases == alone.files)
        for name in cases { #expect(try folder.text(of: name) == alone.text(of: name)) }
    }

    @Test("the merged harvests of shards have the fingerprints of the whole run")
    func fingerprint() throws {
        let folder = try Folder()
        let search = Self.search + ["--no-write"]
        let whole = fuzzsplit(search + ["--fingerprint"], on: [.stack])
        for index in 1...2 {
            _ = fuzzsplit(
                search + ["--shard", "\(index)/2", "--harvest", "\(index).harvest"],
                on: [.stack], in: folder)
        }

        let merged = fuzzsplit(
            "merge", ".", "--no-write", "--fingerprint", on: [.stack], in: folder)
        let plain = fuzzsplit(search, on: [.stack])
        let json = fuzzsplit(search + ["--format", "json"], on: [.stack])

        let lines = whole.lines.filter { $0.hasPrefix("fingerprint  ") }
        let digits = lines.map { String($0.suffix(16)) }
        #expect(
            lines.map { $0.dropLast(18) } == [
                "fingerprint  \(Self.app)", "fingerprint  all                ",
            ])
        #expect(merged.lines.filter { $0.hasPrefix("fingerprint") } == lines)
        #expect(!plain.output.contains("fingerprint"))
        for digits in digits { #expect(json.output.contains("\"fingerprint\": \"\(digits)\"")) }
        #expect(digits.allSatisfy { $0.allSatisfy(\.isHexDigit) })
    }

    @Test("a shard with a harvest does not shrink, and says so; its file replaces the cases")
    func shard() throws {
        let folder = try Folder()
        try makeCorpus(folder)

        let sink = WatchingSink { _ in }
        let ran = fuzzsplit(
            Self.search + ["--shard", "1/3", "--harvest", "a.harvest", "--corpus", "cases"],
            on: [.stack], in: folder
        ) {
            Self.showProgress(on: sink, &$0)
        }
        _ = shard("1/3", "b.harvest", in: folder)
        let without = fuzzsplit(
            Self.search + ["--shard", "1/3", "--no-write"], on: [.stack], in: folder)

        #expect(ran.status == .finding)
        #expect(sink.text.contains("random cases") && !sink.text.contains("shrinking"))
        #expect(ran.output.contains("\nshard    1/3\n"))
        #expect(ran.lines.contains("written to a.harvest"))
        #expect(ran.lines.contains { $0.hasPrefix("not shrunk: `fuzzsplit merge` shrinks") })
        #expect(ran.lines.last == "    fuzzsplit merge a.harvest FILE…")
        #expect(folder.files == ["a.harvest", "b.harvest", "cases/README"])
        #expect(try folder.bytes(of: "a.harvest") == folder.bytes(of: "b.harvest"))
        #expect(without.status == .finding)
        #expect(without.output.contains("\nnew finding in stack/pushes-itself: "))
    }

    @Test("a shard that finds only what is known ends as expected")
    func shardOfKnown() throws {
        let folder = try Folder()
        try makeCorpus(folder)
        _ = fuzzsplit(Self.search + ["--corpus", "cases"], on: [.stack], in: folder)

        let known = shard("1/3", "a.harvest", ["--corpus", "cases"], in: folder)

        #expect(known.status == .asExpected)
        #expect(shard("1/3", "b.harvest", in: folder).status == .finding)
    }

    @Test("a whole run with a harvest reports as without, and the harvest gives the report again")
    func wholeHarvest() throws {
        let folder = try Folder()
        let without = fuzzsplit(Self.search, on: [.stack], in: folder)

        let ran = fuzzsplit(Self.search + ["--harvest", "a"], on: [.stack], in: folder)
        let merged = fuzzsplit("merge", "a", on: [.stack], in: folder)

        #expect(ran.output == without.output && merged.output == without.output)
        #expect(ran.status == .finding && merged.status == .finding)
    }

    @Test("a missing shard is named, with its command, and is exit 70; --partial goes on")
    func missing() throws {
        let folder = try Folder()
        _ = shard("1/3", "1.harvest", in: folder)
        _ = shard("3/3", "3.harvest", in: folder)

        let merged = fuzzsplit(
            "merge", "3.harvest", "1.harvest", on: [.stack], in: folder)
        let partial = fuzzsplit("merge", "--partial", ".", on: [.stack], in: folder)
        let json = fuzzsplit(
            "merge", "--partial", ".", "--format", "json", on: [.stack], in: folder)

        #expect(
            merged
                == Ran(
                    status: .ownBug, output: "",
                    error: """
                        fuzzsplit: not searched: shard 2/3 of \(Self.app)
                          to search it: fuzzsplit run \(Self.app) --seed 1 --cases 100 --actions 3 \
                        \(oneWindow.joined(separator: " ")) --shard 2/3 --harvest shard-2-of-3.harvest
                          to go on without: add --partial

                        """))
        #expect(partial.status == .finding)
        #expect(partial.output.contains("\nnot searched: shard 2/3 of \(Self.app)\n"))
        #expect(partial.output.contains(" known findings in 67 of 100 cases, "))
        #expect(json.output.contains("\"shard 2/3 of \(Self.app)\""))
    }

    @Test("the command for a missing shard fills the gap")
    func fillGap() throws {
        let folder = try Folder()
        _ = shard("2/2", "2.harvest", in: folder)
        let merged = fuzzsplit("merge", ".", on: [.stack], in: folder)
        let line = try #require(merged.error.split(separator: "\n").first { $0.contains("run") })
        let arguments = line.split(separator: " ").drop { $0 != "run" }.map(String.init)

        _ = fuzzsplit(arguments, on: [.stack], in: folder)

        #expect(folder.files == ["2.harvest", "shard-1-of-2.harvest"])
        let whole = fuzzsplit(Self.search, on: [.stack], in: folder)
        #expect(
            fuzzsplit("merge", ".", on: [.stack], in: folder).output == whole.output)
    }

    @Test("merged harvests merge again, and a harvest that comes twice counts once")
    func again() throws {
        let folder = try Folder()
        for index in 1...3 { _ = shard("\(index)/3", "\(index).part", in: folder) }

        let first = fuzzsplit(
            "merge", "1.part", "2.part", "--harvest", "12.part", on: [.stack],
            in: folder)
        let second = fuzzsplit(
            "merge", "12.part", "2.part", "3.part", "3.part", "--harvest", "all",
            on: [.stack], in: folder)
        let whole = fuzzsplit(
            Self.search + ["--harvest", "whole"], on: [.stack], in: folder)

        #expect(first.status == .ownBug)
        #expect(second.output == whole.output)
        #expect(try folder.bytes(of: "all") == folder.bytes(of: "whole"))
    }

    @Test("a stopped search lacks shards, and merges with a whole one")
    func stopped() throws {
        let folder = try Folder()
        var signal: Interruption?
        let sink = WatchingSink { if $0.contains("random cases") { signal = .interrupt } }
        let apps = [AppUnderTest.stack]
        let search = [
            "run", "stack/pushes-another", "--seed", "1", "--cases", "3000", "--actions", "3",
        ]
        let ran = fuzzsplit(search + ["--harvest", "a.harvest"], on: apps, in: folder) {
            $0.listen = { { signal } }
            Self.showProgress(on: sink, &$0)
        }

        let merged = fuzzsplit("merge", "a.harvest", on: apps, in: folder)
        _ = fuzzsplit(search + ["--harvest", "b.harvest"], on: apps, in: folder)
        let both = fuzzsplit("merge", "a.harvest", "b.harvest", on: apps, in: folder)
        let whole = fuzzsplit("merge", "b.harvest", on: apps, in: folder)

        #expect(ran.status == .interrupted)
        #expect(merged.status == .ownBug)
        #expect(merged.error.hasPrefix("fuzzsplit: not searched: shard"))
        #expect(
            merged.error.hasSuffix(
                """
                  to go on with a run that ended early: fuzzsplit run --resume a.harvest
                  to go on without: add --partial

                """))
        #expect(both == whole)
        #expect(both.output.contains("stack/pushes-another    3,000"))
    }

    @Test("a search that is stopped before its random cases is missing, with how to go on")
    func stoppedEarly() throws {
        let folder = try Folder()
        var signal: Interruption?
        let sink = WatchingSink { if $0.contains("short sequences") { signal = .interrupt } }
        let ran = fuzzsplit(
            Self.search + ["--harvest", "a", "--shard", "1/2"], on: [.stack], in: folder
        ) {
            $0.listen = { { signal } }
            Self.showProgress(on: sink, &$0)
        }

        let merged = fuzzsplit("merge", "a", on: [.stack], in: folder)

        #expect(ran.status == .interrupted)
        #expect(ran.output.contains("\nstopped by SIGINT\nwritten to a\n"))
        #expect(merged.status == .ownBug)
        #expect(merged.error.contains("not searched: shard 1/1 of stack/pushes-itself"))
        #expect(merged.error.contains("ended early: fuzzsplit run --resume a\n"))
    }

    // MARK: - Mistakes

    @Test(
        "harvests of two runs are refused, with what differs and what to do",
        arguments: [
            (["--seed", "2"], "expected seed 1, found 2"),
            (["--actions", "4"], "expected actions 3, found 4"),
            (["--scheme", "swarm"], "expected scheme guided, found swarm"),
            (["--release", "iOS 14"], "expected release none, found iOS 14"),
            (["--without", "place-kept"], "expected without none, found place-kept"),
        ])
    func otherRun(_ change: [String], _ words: String) throws {
        let folder = try Folder()
        _ = shard("1/2", "1.harvest", in: folder)
        var arguments = Self.search
        if let index = arguments.firstIndex(of: change[0]) {
            arguments.replaceSubrange(index...index + 1, with: change)
        } else {
            arguments += change
        }
        _ = fuzzsplit(
            arguments + ["--shard", "2/2", "--harvest", "2.harvest", "--no-write"],
            on: [.stack], in: folder)

        let merged = fuzzsplit("merge", ".", on: [.stack], in: folder)

        #expect(
            merged
                == Ran(
                    status: .badInput, output: "",
                    error: """
                        ./2.harvest: it is of another run than ./1.harvest: \(words)
                          leave out the file, or run all shards with the same options

                        """))
    }

    @Test("shards that ran for a time have other numbers of cases, and the advice says why")
    func otherTime() throws {
        let folder = try Folder()
        for index in 1...2 {
            var seconds = 0
            let search = ["run", Self.app, "--seed", "1", "--actions", "3"] + oneSetup
            let part = ["--shard", "\(index)/2", "--harvest", "\(index).harvest"]
            _ = fuzzsplit(
                search + part + ["--for", "\(index * index * 20)s"], on: [.stack], in: folder
            ) {
                $0.elapsed = {
                    seconds += 1
                    return .milliseconds(500 * seconds)
                }
            }
        }

        let merged = fuzzsplit("merge", "1.harvest", "2.harvest", on: [.stack], in: folder)
        let alone = fuzzsplit("merge", "--partial", "1.harvest", on: [.stack], in: folder)

        #expect(merged.status == .badInput)
        #expect(merged.error.hasPrefix("2.harvest: it is of another run than 1.harvest: expected "))
        #expect(merged.error.contains("; with --for"))
        #expect(alone.status == .finding)
        #expect(alone.output.contains("\nnot searched: shard 2/2 of \(Self.app)\n"))
    }

    @Test("other apps, another corpus, and files that are no harvest are refused")
    func refused() throws {
        let folder = try Folder()
        _ = shard("1/2", "1.harvest", in: folder)
        try folder.write("fuzzsplit harvest 7\n---\n", to: "newer.harvest")
        try folder.write("hello", to: "text.harvest")
        var bytes = try folder.bytes(of: "1.harvest")
        bytes[bytes.count - 1] ^= 1
        try folder.write(Data(bytes), to: "damaged.harvest")
        func error(_ arguments: String..., on apps: [AppUnderTest] = [.stack]) -> String {
            let ran = fuzzsplit(["merge"] + arguments, on: apps, in: folder)
            #expect(ran.status == .badInput)
            #expect(ran.output.isEmpty)
            return ran.error
        }

        #expect(
            error("1.harvest", on: [.launch]).hasPrefix(
                "1.harvest: its apps, rules or invariants are not those of this program: expected"))
        #expect(
            error("newer.harvest").hasPrefix(
                "newer.harvest: expected a harvest of version 6, found \"fuzzsplit harvest 7\"\n"))
        #expect(error("text.harvest").hasPrefix("text.harvest: this is not a harvest, which"))
        let lines = error("damaged.harvest").split(separator: "\n").map(String.init)
        #expect(
            lines.prefix(2) == [
                "damaged.harvest: the harvest is damaged: its record 1 was changed",
                "  copy the file again, or delete it and run it again",
            ])
        let again = try #require(lines.last)
        let prefix = "  to run it again, with the --corpus that it had: fuzzsplit "
        #expect(again.hasPrefix(prefix + "run "))
        let command = again.dropFirst(prefix.count).split(separator: " ").map(String.init)
        try FileManager.default.removeItem(atPath: "\(folder.path)/damaged.harvest")
        _ = fuzzsplit(command + ["--no-write"], on: [.stack], in: folder)
        #expect(try folder.bytes(of: "damaged.harvest") == folder.bytes(of: "1.harvest"))
        #expect(error("none.harvest").hasPrefix("none.harvest: there is no such file"))
        try makeCorpus(folder)
        #expect(
            error("cases")
                == "fuzzsplit: there are no files that end in .harvest or .case; name a file with "
                + "another ending itself\n")
        #expect(error().hasPrefix("fuzzsplit: merge needs harvests, or directories of harvests"))
    }

    @Test("shards with different known cases are refused, because they draw other cases")
    func otherCorpus() throws {
        let folder = try Folder()
        try makeCorpus(folder)
        _ = shard("1/2", "1.harvest", ["--corpus", "cases"], in: folder)
        _ = fuzzsplit(Self.search + ["--corpus", "cases"], on: [.stack], in: folder)
        _ = shard("2/2", "2.harvest", ["--corpus", "cases"], in: folder)

        let merged = fuzzsplit(
            "merge", "1.harvest", "2.harvest", on: [.stack], in: folder)

        #expect(merged.status == .badInput)
        #expect(
            merged.error
                == """
                2.harvest: it contradicts 1.harvest: in stack/pushes-itself, the known cases end \
                with the rules (none) in one and tap in the other
                  run all shards with the same corpus

                """)
    }

    @Test("a harvest that cannot be written ends the run before it searches")
    func unwritable() throws {
        let folder = try Folder()
        try folder.write("", to: "file")
        try makeCorpus(folder)

        for (path, status) in [
            ("file/a.harvest", CommandStatus.systemFailed), ("cases", .badInput),
        ] {
            let ran = fuzzsplit(Self.search + ["--harvest", path], on: [.stack], in: folder)

            #expect(ran.status == status)
            #expect(ran.output.isEmpty)
            #expect(ran.error.hasPrefix("fuzzsplit: cannot write \(path): "))
        }
    }

    // MARK: - Parts

    /// Shows every state of the progress on a sink.
    private static func showProgress(on sink: WatchingSink, _ context: inout CommandContext) {
        var seconds = 0
        context.error = sink
        context.showsProgress = true
        context.elapsed = {
            seconds += 1
            return .seconds(seconds)
        }
    }

    private func makeCorpus(_ folder: Folder) throws {
        try folder.write("", to: "cases/README")
    }

    private func shard(
        _ shard: String, _ file: String, _ more: [String] = ["--no-write"], in folder: Folder
    ) -> Ran {
        fuzzsplit(
            Self.search + ["--shard", shard, "--harvest", file] + more, on: [.stack],
            in: folder)
    }
}
