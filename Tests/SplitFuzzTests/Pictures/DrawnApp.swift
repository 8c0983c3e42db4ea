import SplitFuzz
import StatefulTesting
import Testing

/// An app of which some actions have been done, to be drawn.
@MainActor struct DrawnApp {
    private var replay: Execution<SplitMachine>

    /// An app in a variant, such as `sidebar/insets`, in its own set-up but for what is chosen.
    init(_ name: String, choosing choice: [String: String] = [:]) throws {
        let subjects = [AppUnderTest.sidebar, .layouts, .masterDetail].flatMap {
            $0.subjects(choosing: choice)
        }
        let subject = try #require(subjects.first { $0.name == name })
        replay = try Executor(subject).begin(setup: subject.simplestSetup)
    }

    var machine: SplitMachine { replay.machine }

    /// The drawing, its lines joined.
    func drawn(width: Int = 80) -> String {
        machine.drawing(width: width).joined(separator: "\n")
    }

    mutating func tap(_ name: String, timing: Timing = .rest) throws {
        try act("tap", .name(Name(name)), timing: timing)
    }

    mutating func rotate(to orientation: String) throws {
        try act("rotate", rank(of: orientation, in: "orientation"))
    }

    mutating func resize(to window: String) throws {
        try act("resize", rank(of: window, in: "window"))
    }

    mutating func revealDock() throws { try act("dock", .rank(0)) }

    private func rank(of value: String, in name: String) throws -> Argument {
        let rank = try #require(AppUnderTest.setupValues(name).firstIndex(of: value))
        return .rank(UInt64(rank))
    }

    private mutating func act(_ rule: String, _ argument: Argument, timing: Timing = .rest) throws {
        let index = try #require(SplitMachine.rules.firstIndex { $0.name == rule })
        let action = Action(rule: index, timing: timing, arguments: [argument])
        if case .inapplicable(let why) = replay.apply(action) {
            Issue.record("\(rule) is inapplicable: \(why)")
        }
    }
}
