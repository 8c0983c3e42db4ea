import Foundation
import SplitFuzz
import Testing

@testable import FuzzCommand

/// What a run says and writes while it goes on.
@MainActor struct AnnouncedFailureTests {
    private static let arguments = [
        "run", "stack/pushes-itself", "--seed", "1", "--cases", "0",
        "--corpus", "cases", "--create",
    ]

    /// Runs the command, and lets a test hear each text on standard error.
    private func listening(
        _ arguments: [String] = arguments, on apps: [AppUnderTest] = [.stack], in folder: Folder,
        interruption: @escaping () -> Interruption? = { nil }, hear: @escaping (String) -> Void
    ) -> Ran {
        let sink = WatchingSink(hear: hear)
        var seconds = 0
        let ran = fuzzsplit(arguments, on: apps, in: folder) { context in
            context.error = sink
            context.showsProgress = true
            context.listen = { interruption }
            context.elapsed = {
                seconds += 1
                return .seconds(seconds)
            }
        }
        return Ran(status: ran.status, output: ran.output, error: sink.text)
    }

    @Test("a failure is announced, and its case written, before it is shrunk")
    func announced() throws {
        let folder = try Folder()
        var seen: [String] = []
        var contents: [String] = []

        let ran = listening(in: folder) { text in
            guard text.hasPrefix("found in ") else { return }
            seen = folder.files
            contents = seen.compactMap { try? folder.text(of: $0) }
        }

        let file = try #require(seen.first)
        #expect(seen.count == 1)
        #expect(contents.first?.contains("\nminimal: no (unshrunk)\n---\n") == true)
        #expect(
            ran.error.contains(
                """
                found in stack/pushes-itself: no-exception at NSInvalidArgumentException, \
                1 action, not shrunk yet
                  for now written to \(file)

                """))
        #expect(ran.error.components(separatedBy: "found in ").count == 2)
        #expect(!ran.output.contains("unshrunk"))
    }

    @Test("a failure whose name is taken is written under its further name before it is shrunk")
    func furtherName() throws {
        let folder = try Folder()
        _ = fuzzsplit(Self.arguments, on: [.stack], in: folder)
        let file = try #require(folder.files.first)
        let fixed = try folder.text(of: file)
            .replacing("expect: fails ", with: "expect: holds\nwas: ")
            .replacing("tap \"window/Push\"", with: "rotate portrait")
        try folder.write(fixed, to: file)
        var contents: [String] = []

        let ran = listening(in: folder) { text in
            guard text.hasPrefix("found in ") else { return }
            contents = folder.files.compactMap { try? folder.text(of: $0) }
        }

        #expect(contents.count == 2)
        #expect(contents.contains { $0.contains("\nminimal: no (unshrunk)\n---\n") })
        #expect(ran.error.contains("not shrunk yet\n  for now written to cases/"))
        let further = try #require(folder.files.first { $0 != file })
        #expect(folder.files.count == 2)
        #expect(try folder.text(of: file) == fixed)
        #expect(try folder.text(of: further).contains("\nminimal: proven\n"))
    }

    @Test("the shrunk case replaces the file of an unshrunk one")
    func replaced() throws {
        let folder = try Folder()

        let ran = listening(in: folder) { _ in }

        let file = try #require(folder.files.first)
        #expect(folder.files.count == 1)
        #expect(try folder.text(of: file).contains("\nminimal: proven\n"))
        #expect(ran.output.contains("written to \(file)\n"))
        #expect(ran.status == .finding)
    }

    @Test("a known failure is not announced, and --no-write announces without a file")
    func unannounced() throws {
        let folder = try Folder()
        _ = fuzzsplit(Self.arguments, on: [.stack], in: folder)
        let files = folder.files

        let known = listening(in: folder) { _ in }
        let unwritten = listening(
            ["run", "stack/pushes-itself", "--seed", "1", "--cases", "0", "--no-write"],
            in: try Folder()
        ) { _ in }

        #expect(!known.error.contains("found in "))
        #expect(folder.files == files)
        #expect(unwritten.error.contains("1 action, not shrunk yet\n"))
        #expect(!unwritten.error.contains("written to"))
    }

    @Test("the first signal ends shrinking at once, and loses nothing")
    func interrupted() throws {
        let folder = try Folder()
        let stopped = try interrupt(in: folder)

        let file = try #require(folder.files.first)
        #expect(stopped.ran.status == .interrupted)
        #expect(stopped.checks < 100)
        #expect(stopped.ran.lines.contains("stopped by SIGINT"))
        #expect(
            stopped.ran.output.contains(
                "new finding in stack/pushes-itself: no-exception at NSInvalidArgumentException"))
        #expect(stopped.ran.output.contains("written to \(file)\n"))
        #expect(folder.files.count == 1)
        #expect(try folder.text(of: file).contains("tap \"window/Push\"\n"))
        #expect(try !folder.text(of: file).contains("minimal: proven"))
        #expect(fuzzsplit("replay", file, on: [.stack], in: folder).status == .asExpected)
    }

    /// Sends a signal when shrinking begins. Returns how often the run asked for signals after
    /// that.
    private func interrupt(in folder: Folder) throws -> (ran: Ran, checks: Int) {
        var signal: Interruption?
        var checks = 0
        let ran = listening(
            in: folder,
            interruption: {
                if signal != nil { checks += 1 }
                return signal
            },
            hear: { text in
                if text.contains("shrinking 1 of ") { signal = .interrupt }
            })
        try #require(signal != nil, "\(ran.error)")
        return (ran, checks)
    }

    @Test("a later run shrinks a case that was left unshrunk, and removes its file")
    func goneLater() throws {
        let folder = try Folder()
        let left = """
            fuzzsplit 2
            app: stack/pushes-itself
            device: iPad Pro 11-inch
            release: iOS 14
            direction: left-to-right
            orientation: landscape
            window: full
            expect: fails no-exception at NSInvalidArgumentException
            minimal: no (unshrunk)
            ---
            rotate portrait
            background
            tap "window/Push"

            """
        try folder.write(left, to: "cases/stack/pushes-itself/left.case")

        let unwritten = fuzzsplit(
            "run", "stack", "--seed", "1", "--cases", "0", "--corpus", "cases", "--no-write",
            on: [.stack], in: folder)
        let filesThen = folder.files
        let ran = fuzzsplit(Self.arguments, on: [.stack], in: folder)

        let file = try #require(folder.files.first)
        #expect(filesThen == ["cases/stack/pushes-itself/left.case"])
        #expect(folder.files.count == 1)
        #expect(file != "cases/stack/pushes-itself/left.case")
        #expect(try folder.text(of: file).hasSuffix("minimal: proven\n---\ntap \"window/Push\"\n"))
        #expect(unwritten.status == .finding && ran.status == .finding)
    }

    // MARK: - Progress

    @Test("--progress prints a line every ten seconds")
    func progress() throws {
        let folder = try Folder()
        var seconds = 0
        var times: [Int] = []
        let sink = WatchingSink { text in
            if !text.hasPrefix("found in ") { times.append(seconds) }
        }

        _ = fuzzsplit(
            "run", "stack/pushes-itself", "--seed", "1", "--cases", "64", "--actions", "3",
            "--no-write", "--progress", on: [.stack], in: folder
        ) { context in
            context.error = sink
            context.elapsed = {
                seconds += 5
                return .seconds(seconds)
            }
        }

        let lines = sink.text.split(separator: "\n").filter { !$0.hasPrefix("found in ") }
        #expect(times.count >= 2 && times.count == lines.count)
        #expect(zip(times, times.dropFirst()).allSatisfy { $1 - $0 >= 10 }, "\(times)")
        for line in lines {
            let shape = #/[\d,]+ cases?(, [\d,]+ actions\/s)?, \d+ failures?; (.+)/#
            #expect(line.wholeMatch(of: shape) != nil, "\(line)")
        }
        #expect(!sink.text.contains("\u{1b}"))
    }

    @Test("without a terminal and without --progress, only failures are announced")
    func quiet() throws {
        let ran = fuzzsplit(Self.arguments, on: [.stack], in: try Folder())

        let lines = ran.error.split(separator: "\n")
        #expect(lines.count == 2)
        #expect(lines.first?.hasPrefix("found in ") == true)
    }
}
