import Foundation
import Platform
import SplitFuzz
import StatefulTesting
import Testing

@testable import FuzzCommand

/// What a trap in the app's code says. Each test traps in a process of its own.
@MainActor struct TrapTests {
    @Test("a trap in replay names the file, the line, the variant and the action")
    func replay() async throws {
        let result = try #require(
            await #expect(processExitsWith: .exitCode(70), observing: [\.standardErrorContent]) {
                try await trap("replay", "x.case")
            })

        #expect(
            String(decoding: result.standardErrorContent, as: UTF8.self).hasSuffix(
                """
                fuzzsplit: a bug in the app, the model or the engine trapped; the reason is \
                printed above
                  x.case:11: trapping/default, at action 2: tap "window/Trap"
                  to see the steps before it: fuzzsplit show x.case

                """))
    }

    @Test("a trap in a search or in an exploration prints the case, and how to see it")
    func searches() async throws {
        let searched = try #require(
            await #expect(processExitsWith: .exitCode(70), observing: [\.standardErrorContent]) {
                try await trap("run", "--seed", "1", "--cases", "0", "--without", "place-kept")
            })
        let explored = try #require(
            await #expect(processExitsWith: .exitCode(70), observing: [\.standardErrorContent]) {
                try await trap("explore", "trapping", "--depth", "2", "--timings")
            })

        #expect(
            String(decoding: searched.standardErrorContent, as: UTF8.self).hasSuffix(
                """
                  trapping/default, while screening, at action 1: tap "window/Trap"
                  to see it, save these lines as trap.case, then: fuzzsplit show trap.case

                fuzzsplit 2
                app: trapping/default
                device: iPad mini 8.3-inch
                release: iOS 27
                direction: left-to-right
                orientation: landscape
                window: full
                expect: fails no-exception
                ---
                tap "window/Trap"

                  to search again: fuzzsplit run trapping/default --seed 1 --cases 0 \
                --without place-kept --no-write

                """))
        #expect(
            String(decoding: explored.standardErrorContent, as: UTF8.self).hasSuffix(
                "  to explore again: fuzzsplit explore trapping/default --depth 2 --timings\n"))
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
