import Foundation
import Platform
import SplitFuzz
import StatefulTesting
import Testing

@testable import FuzzCommand

/// Runs that end early, and runs that go on with them.
@MainActor struct ResumeTests {
    private static let search = endless + ["--cases", "300"]
    private static let endless = ["run", "stack", "--seed", "1", "--actions", "3"] + oneSetup

    @Test("a run that goes on after a signal ends as an undisturbed one", arguments: [0, 1, 2])
    func signal(moment: Int) throws {
        let undisturbed = try Folder()
        let folder = try Folder()
        let end = ["--corpus", "cases"]
        let whole = fuzzsplit(
            Self.search + end + ["--create", "--harvest", "a"], on: [.stack], in: undisturbed)

        // What is shown at three moments: while screening, while searching, while shrinking.
        let words = ["short seq", "random ca", "shrinking"][moment]
        let stopped = stop(
            Self.search + end + ["--create", "--harvest", "a"], at: words, in: folder)
        let resumed = fuzzsplit(["run", "--resume", "a"] + end, on: [.stack], in: folder)

        #expect(stopped.status == .interrupted)
        #expect(
            stopped.error.hasSuffix(
                "fuzzsplit: to go on: fuzzsplit run --resume a --corpus cases\n"))
        #expect(resumed.output == whole.output && resumed.status == whole.status)
        #expect(resumed.status == .finding)
        #expect(folder.files == undisturbed.files)
        for name in folder.files {
            #expect(try folder.bytes(of: name) == undisturbed.bytes(of: name))
        }
    }

    @Test("a stop between two ways in of one cause does not change their order in the case")
    func stoppedBetweenForms() throws {
        let search =
            [
                "run", "sidebar/insets+bar", "--seed", "1", "--cases", "0", "--budget", "6",
                "--create",
            ]
            + oneWindow
        let undisturbed = try Folder()
        _ = fuzzsplit(search, on: [.sidebar], in: undisturbed)
        let name = try #require(
            undisturbed.files.first { name in
                (try? undisturbed.text(of: name))?.firstRange(of: "also-by") != nil
            })
        let folder = try Folder()
        let line = search + ["--harvest", "a"]

        _ = stop(line, at: "shrinking 5 of", on: [.sidebar], in: folder)
        let atStop = try folder.text(of: name)
        let whole = try undisturbed.text(of: name)
        _ = fuzzsplit("run", "--resume", "a", "--budget", "6", on: [.sidebar], in: folder)

        #expect(!atStop.contains("unshrunk") && atStop != whole)
        #expect(try folder.text(of: name) == whole)
    }

    @Test("a run goes on from any part of its file, and its harvest becomes the same")
    func cutOff() throws {
        let folder = try Folder()
        _ = stop(Self.search + ["--harvest", "a"], at: "shrinking", in: folder)
        let bytes = try folder.bytes(of: "a")
        let whole = fuzzsplit(Self.search, on: [.stack], in: folder)
        _ = fuzzsplit(["run", "--resume", "a"], on: [.stack], in: folder)
        let harvest = try folder.bytes(of: "a")
        var source = RandomSource(seed: Seed(5), stream: 0, index: 0)

        for _ in 0..<4 {
            let count = 400 + source.index(below: bytes.count - 400)
            try folder.write(Data(bytes.prefix(count)) + Data([1, 2, 3]), to: "a")
            let resumed = fuzzsplit(["run", "--resume", "a"], on: [.stack], in: folder)

            #expect(resumed.output == whole.output)
            #expect(
                resumed.error.hasPrefix(
                    "a: it ends early; the records before count, and the rest is searched again\n"))
            #expect(try folder.bytes(of: "a") == harvest)
        }
    }

    @Test(
        "a search without a number of cases ends with a whole turn, also after a stop",
        arguments: [["--for", "9s"], ["--until-new"], ["--until-new", "--cases", "9000"]])
    func openEnd(_ options: [String]) throws {
        let folder = try Folder()
        let line = Self.endless
        _ = stop(line + options + ["--harvest", "a"], at: "random ca", in: folder)

        let resumed = fuzzsplit(["run", "--resume", "a"], on: [.stack], in: folder)

        let words = try #require(resumed.output.firstRange(of: "equal to --cases "))
        let cases = String(resumed.output[words.upperBound...].prefix { $0.isNumber })
        let equal = fuzzsplit(
            line + ["--cases", cases, "--harvest", "b"], on: [.stack], in: folder)
        #expect(resumed.status == .finding)
        #expect(findings(resumed) == findings(equal))
        #expect(try folder.bytes(of: "a") == folder.bytes(of: "b"))
    }

    @Test("the command that goes on writes the page of the run")
    func page() throws {
        let stopped = stop(
            Self.search + ["--harvest", "a", "--html", "b.html"], at: "shrinking",
            in: try Folder())

        #expect(stopped.error.hasSuffix("to go on: fuzzsplit run --resume a --html b.html\n"))
    }

    @Test("a case of the run that can no longer be read is named")
    func unreadableOwn() throws {
        let folder = try Folder()
        _ = stop(
            Self.search + ["--create", "--harvest", "a", "--corpus", "c"], at: "shrinking",
            in: folder)
        let name = try #require(folder.files.first { $0.hasSuffix(".case") })
        try folder.write("garbage", to: name)

        let ran = fuzzsplit("run", "--resume", "a", "--corpus", "c", on: [.stack], in: folder)

        #expect(ran.status == .badInput)
        #expect(ran.error.contains("\(name):1:1: "))
    }

    @Test("a stopped run calls nothing new that it has not announced, and changes no known case")
    func stoppedSoon() throws {
        let folder = try Folder()
        let corpus = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
            .appendingPathComponent("Corpus/sidebar/insets")
        for file in try FileManager.default.contentsOfDirectory(
            at: corpus, includingPropertiesForKeys: nil)
        {
            try folder.write(try Data(contentsOf: file), to: "c/\(file.lastPathComponent)")
        }
        let before = try folder.files.map(folder.bytes)

        let ran = stop(
            ["run", "sidebar/insets", "--seed", "1", "--corpus", "c"] + oneWindow, at: "random ca",
            on: [.sidebar], in: folder)

        #expect(ran.status == .interrupted)
        #expect(ran.output.contains("\n0 new and "))
        #expect(try folder.files.map(folder.bytes) == before)
    }

    @Test("a corpus may be spelled otherwise by the run that goes on")
    func spelling() throws {
        let undisturbed = try Folder()
        let folder = try Folder()
        let line = Self.search + ["--create", "--harvest", "a"]
        let whole = fuzzsplit(line, on: [.stack], in: undisturbed)
        _ = stop(line, at: "shrinking", in: folder)

        let resumed = fuzzsplit(
            "run", "--resume", "./a", "--corpus", "./Corpus", on: [.stack], in: folder)

        #expect(resumed.status == whole.status)
        #expect(resumed.output.replacing("./Corpus", with: "Corpus") == whole.output)
        #expect(folder.files == undisturbed.files)
    }

    @Test("a system that starts no process does the same work in this one, to the end")
    func noProcess() throws {
        let folder = try Folder()
        let inProcess = fuzzsplit(Self.search + ["--harvest", "a"], on: [.stack], in: folder)

        let refused = fuzzsplit(
            Self.search + ["--harvest", "b", "--jobs", "2"], on: [.stack], in: folder
        ) { $0.executable = "/nonexistent/fuzzsplit" }

        #expect(refused.output == inProcess.output)
        #expect(refused.status == inProcess.status)
        #expect(refused.error.contains("the system starts no process, so this one goes on"))
        #expect(try folder.bytes(of: "a") == folder.bytes(of: "b"))
    }

    @Test("what an earlier run has searched is not searched again")
    func nothingTwice() throws {
        let folder = try Folder()
        _ = stop(Self.search + ["--harvest", "a"], at: "shrinking", in: folder)
        let sink = WatchingSink { _ in }

        let ran = fuzzsplit(["run", "--resume", "a"], on: [.stack], in: folder) {
            var seconds = 0
            $0.error = sink
            $0.showsProgress = true
            $0.elapsed = {
                seconds += 1
                return .seconds(seconds)
            }
        }

        #expect(ran.status == .finding)
        #expect(sink.text.contains("600 cases, 1 failure") || sink.text.contains("shrinking 1"))
        #expect(!sink.text.contains("short seq") && !sink.text.contains("random ca"))
    }

    @Test("the file of a run is not replaced by another run")
    func unfinished() throws {
        let folder = try Folder()
        _ = stop(Self.search + ["--harvest", "a"], at: "random ca", in: folder)
        let bytes = try folder.bytes(of: "a")

        let ran = fuzzsplit(Self.search + ["--harvest", "a"], on: [.stack], in: folder)

        #expect(ran.status == .badInput)
        #expect(
            ran.error
                == """
                fuzzsplit: cannot write a: it exists; name a new file

                """)
        #expect(try folder.bytes(of: "a") == bytes)
    }

    @Test("a file, a link, a directory and a pipe are not replaced")
    func foreign() throws {
        let folder = try Folder()
        try folder.write("my notes\n", to: "notes")
        try folder.write("", to: "folder/file")
        let link = "\(folder.path)/link"
        try FileManager.default.createSymbolicLink(
            atPath: link, withDestinationPath: "nowhere")
        #expect(mkfifo("\(folder.path)/pipe", 0o600) == 0)

        for name in ["notes", "folder", "link", "pipe"] {
            let ran = fuzzsplit(Self.search + ["--harvest", name], on: [.stack], in: folder)
            #expect(ran.status == .badInput && ran.output.isEmpty)
            #expect(ran.error.hasPrefix("fuzzsplit: cannot write \(name): it exists; name a new "))
        }
        let unnamed = fuzzsplit(Self.search + ["--harvest", ""], on: [.stack], in: folder)
        #expect(unnamed.error == "fuzzsplit: cannot write : this names no file\n")
        #expect(try folder.bytes(of: "notes") == Array("my notes\n".utf8))
        #expect(!FileManager.default.fileExists(atPath: link))
    }

    @Test("a harvest that grows under a second run is not cut off")
    func busy() throws {
        let folder = try Folder()
        _ = stop(Self.search + ["--harvest", "a"], at: "shrinking", in: folder)
        let bytes = try folder.bytes(of: "a")
        let path = "\(folder.path)/a"

        #expect(throws: SystemError.busy) {
            try HarvestLog(path, length: bytes.count - 9, of: bytes.count - 5)
        }
        let other = try HarvestLog(path, length: bytes.count, of: bytes.count)
        let words =
            "fuzzsplit: cannot write a: another run is writing it; wait until it has ended\n"
        let ran = fuzzsplit(["run", "--resume", "a"], on: [.stack], in: folder)
        #expect(ran.error.hasPrefix(words))
        withExtendedLifetime(other) {}

        #expect(try folder.bytes(of: "a") == bytes)
    }

    @Test(
        "what the harvest decides cannot be given again",
        arguments: [
            (["--seed", "2"], "--resume and --seed cannot be used together"),
            (["--for", "1m"], "--resume and --for cannot be used together"),
            (["--harvest", "b"], "--resume and --harvest cannot be used together"),
            (["--window", "half"], "--resume and --window cannot be used together"),
            (["stack"], "too many arguments; expected no apps; those of the harvest are searched"),
        ])
    func conflicts(_ arguments: [String], _ words: String) throws {
        let folder = try Folder()
        try folder.write("", to: "a")

        let ran = fuzzsplit(["run", "--resume", "a"] + arguments, on: [.stack], in: folder)

        #expect(ran.status == .badInput)
        #expect(ran.error.hasPrefix("fuzzsplit: \(words)\n"))
    }

    @Test("a file that no run can go on with is named, with the reason and what to do")
    func refused() throws {
        let folder = try Folder()
        _ = stop(Self.search + ["--harvest", "a"], at: "shrinking", in: folder)
        try folder.write("hello", to: "text")
        func error(_ path: String, on apps: [AppUnderTest] = [.stack]) -> String {
            let ran = fuzzsplit(["run", "--resume", path], on: apps, in: folder)
            #expect(ran.status == .badInput && ran.output.isEmpty)
            return ran.error
        }

        let other = fuzzsplit(["run", "--resume", "a"], on: [.stack], in: folder) {
            $0.build = { "abc" }
        }
        #expect(
            other
                == Ran(
                    status: .badInput, output: "",
                    error: """
                        a: another build of the program began this run: expected build abc, found none
                          go on with the program that began it; or merge it, and search the rest with
                          this one

                        """))
        #expect(error("none").hasPrefix("none: there is no such file"))
        #expect(error("text").hasPrefix("text: this is not a harvest"))
        #expect(error("a", on: [.launch]).hasPrefix("a: its apps, rules or invariants are not"))
        for index in [1, 2] {
            _ = fuzzsplit(
                Self.search + ["--shard", "\(index)/4", "--harvest", "\(index)"], on: [.stack],
                in: folder)
        }
        _ = fuzzsplit("merge", "--partial", "1", "2", "--harvest", "m", on: [.stack], in: folder)
        #expect(
            fuzzsplit("run", "--resume", "1", on: [.stack], in: folder)
                == Ran(
                    status: .asExpected, output: "",
                    error: """
                        1: its run has ended; there is nothing left to search
                          merge it to see what it found
                          to merge it: fuzzsplit merge 1

                        """))
        #expect(error("m").hasPrefix("m: it has the results of several shards\n  name the "))
        // With the corpus, some cases are drawn without the rules of known failures.
        try folder.write("", to: "Corpus/README")
        _ = fuzzsplit(Self.search, on: [.stack], in: folder)
        #expect(
            error("a").hasPrefix(
                "a: its run began with other known cases: in stack/pushes-itself, the"))
    }

    // MARK: - Until something new is found

    @Test("--until-new ends with something new, after the same cases as --cases says")
    func untilNew() throws {
        let folder = try Folder()
        let line = Self.endless
        let ran = fuzzsplit(line + ["--until-new"], on: [.stack], in: folder)
        let equal = fuzzsplit(line + ["--cases", "2048"], on: [.stack], in: folder)

        #expect(ran.status == .finding)
        #expect(ran.output.contains("for each variant, until something new is found, of about 3"))
        #expect(ran.output.contains("equal to --cases 2048: fuzzsplit run --seed 1 --cases 2048 "))
        #expect(findings(ran) == findings(equal))
    }

    @Test("--until-new goes on to the last case if nothing is new, and takes known ones as known")
    func nothingNew() throws {
        let folder = try Folder()
        try folder.write("", to: "Corpus/README")
        let line = Self.endless
        _ = fuzzsplit(line, on: [.stack], in: folder)

        let ran = fuzzsplit(line + ["--until-new", "--cases", "2200"], on: [.stack], in: folder)
        let equal = fuzzsplit(line + ["--cases", "2200"], on: [.stack], in: folder)

        #expect(ran.status == .asExpected)
        #expect(findings(ran) == findings(equal))
        #expect(ran.output.contains("4,400 cases"))
    }

    private func findings(_ ran: Ran) -> String {
        ran.output.split(separator: "\n", omittingEmptySubsequences: false)
            .filter { !$0.hasPrefix("cases ") && !$0.hasPrefix("equal to ") }
            .joined(separator: "\n")
    }

    @Test("--until-new is not for shards, which do not know what others find")
    func untilNewShard() {
        let ran = fuzzsplit("run", "--until-new", "--shard", "1/2", on: [.stack])

        #expect(ran.status == .badInput)
        #expect(
            ran.error.hasPrefix("fuzzsplit: --until-new and --shard cannot be used together\n"))
    }

    // MARK: - Parts

    /// Runs until the progress shows some words, and then stops the run as a signal does.
    private func stop(
        _ arguments: [String], at words: String, on apps: [AppUnderTest] = [.stack],
        in folder: Folder
    ) -> Ran {
        var signal: Interruption?
        let sink = WatchingSink { if $0.contains(words) { signal = .interrupt } }
        var ran = fuzzsplit(arguments, on: apps, in: folder) {
            var seconds = 0
            $0.error = sink
            $0.showsProgress = true
            $0.listen = { { signal } }
            $0.elapsed = {
                seconds += 1
                return .seconds(seconds)
            }
        }
        ran.error = sink.text
        return ran
    }
}
