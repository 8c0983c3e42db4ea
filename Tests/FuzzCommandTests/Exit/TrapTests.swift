import Foundation
import Platform
import SplitFuzz
import StatefulTesting
import Testing

@testable import FuzzCommand

/// What a trap in the command's own process says. Each test traps in a process of its own.
@MainActor struct TrapTests {
    @Test("a trap in a replay, in a search and in an exploration ends the process with status 70")
    func trapped() async throws {
        let replayed = try #require(
            await #expect(processExitsWith: .exitCode(70), observing: [\.standardErrorContent]) {
                try await trap("replay", "x.case")
            })
        let searched = try #require(
            await #expect(processExitsWith: .exitCode(70), observing: [\.standardErrorContent]) {
                try await trap("run", "--seed", "1", "--cases", "0", "--without", "place-kept")
            })
        let explored = try #require(
            await #expect(processExitsWith: .exitCode(70), observing: [\.standardErrorContent]) {
                try await trap("explore", "trapping", "--depth", "2", "--timings")
            })

        for result in [replayed, searched, explored] {
            #expect(
                String(decoding: result.standardErrorContent, as: UTF8.self).hasSuffix(
                    """
                    fuzzsplit: a bug in the app, the model or the engine trapped; the reason is \
                    printed above

                    """))
        }
    }

    @Test("memory that a process shares with its child is written by the child")
    func sharedMemory() throws {
        let memory = try #require(SharedMemory(wordCount: 4))
        let child = try #require(
            ChildProcess(
                executable: "/bin/sh",
                arguments: ["-c", "printf abcdefgh | dd of=/dev/fd/3 conv=notrunc status=none"],
                sharing: memory))

        #expect(child.end() == .exited(status: 0))
        #expect(memory.words[0] == 0x6867_6665_6463_6261)
        #expect(memory.words[1] == 0)
    }
}

/// Runs the command on an app of which every second button traps.
@Sendable private func trap(_ arguments: String...) async throws {
    try await MainActor.run {
        let folder = try Folder()
        let text = ExampleCase.text(
            app: "trapping/default", expect: "fails place-kept at collapse",
            actions: ["rotate portrait", "tap \"window/Trap\""])
        try folder.write(text, to: "x.case")
        Trap.catchAll()
        _ = fuzzsplit(arguments, on: [.trapping], in: folder)
    }
}
