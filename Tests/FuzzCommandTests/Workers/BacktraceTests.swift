import Testing

@testable import FuzzCommand

struct BacktraceTests {
    /// The folder of this package, as the tests were compiled.
    private let package: String = {
        let folders = #filePath.split(separator: "/", omittingEmptySubsequences: false)
        return folders.dropLast(4).joined(separator: "/")
    }()

    private func lines(_ frames: [String]) -> [String] {
        [
            "*** Signal 4: Backtracing from 0x5591d0... done ***", "",
            "*** Swift runtime failure: arithmetic overflow ***", "", "Thread 0 \"app\" crashed:",
            "",
        ] + frames + ["...", "", "Backtrace took 0.43s"]
    }

    private let system =
        "  0 [inlined] [system] 0x00005575488ea35d Swift runtime failure: arithmetic overflow in app "
        + "at //<compiler-generated>"

    @Test("shows the first frames of the app, without addresses and folders")
    func app() throws {
        let frames = [
            system,
            "  1                    0x00005575488ea35d static A.product(_:) + 205 in app at /home/me/A.swift:29:35",
            "  2 [ra] [thunk]       0x00005575488eb2da thunk for () in app at /home/me/A.swift:1",
            "  3 [ra]               0x00005575488eb2da closure #1 in B.go() in app at /home/me/B.swift:14:42",
            "  4 [ra]               0x00005575488eb2da UIControl.receiveTap() + 173 in app at "
                + "\(package)/Sources/UIKitModel/Driving/Touches.swift:11:9",
            "  5 [inlined]          0x00005575488eb2da main in app at \(package)/Tests/Main.swift:7",
            "  6                    0x00005575488eb2da start in app at /home/me/main.swift:8",
        ]
        let backtrace = try #require(Backtrace(lines(frames)))

        #expect(backtrace.reason == "arithmetic overflow")
        #expect(!backtrace.isOwnBug)
        #expect(
            backtrace.appText
                == "in static A.product(_:) (A.swift:29), called by closure #1 in B.go() (B.swift:14), "
                + "called by main (Main.swift:7)")
    }

    @Test(
        "a trap in this package's own code is told apart from one in its apps",
        arguments: [
            ("UIKitModel/Views/UIControl.swift", true),
            ("StatefulTesting/Search/Swarm.swift", true),
            ("SplitFuzz/Machine/Screen.swift", true), ("SplitFuzz/Apps/Mail/MailApp.swift", false),
            ("UIKitModel/Time/SimulationExecutor.swift", false), ("Yours/A.swift", false),
        ])
    func own(path: String, isOwn: Bool) throws {
        let frames = [
            system,
            "  1                    0x00005575488ea35d a() + 2 in app at \(package)/Sources/\(path):29:35",
            "  2                    0x00005575488ea35d b() + 2 in app at /home/me/A.swift:29:35",
        ]
        let backtrace = try #require(Backtrace(lines(frames)))

        #expect(backtrace.isOwnBug == isOwn)
    }

    @Test("what is no backtrace is none")
    func none() {
        #expect(Backtrace([]) == nil)
        #expect(Backtrace(["1 0x00 a in b", "2 apples at /home", "Thread 0 crashed:"]) == nil)
    }
}
