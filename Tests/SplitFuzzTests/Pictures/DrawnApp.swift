import SplitFuzz
import StatefulTesting
import Testing

/// An app to draw after some actions.
@MainActor struct DrawnApp {
    private var replay: Execution<SplitMachine>

    /// An app in a variant, such as `sidebar/insets`, in its own set-up except for the chosen
    /// values.
    init(_ name: String, choosing choice: LaunchSetup.Choice = .init()) throws {
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

    mutating func rotate(to orientation: LaunchSetup.Orientation) throws {
        try act("rotate", rank(of: orientation))
    }

    mutating func resize(to window: LaunchSetup.Window) throws {
        try act("resize", rank(of: window))
    }

    mutating func revealDock() throws { try act("dock", .rank(0)) }

    private func rank<Value: CaseIterable & Equatable>(of value: Value) throws -> Argument {
        .rank(UInt64(try #require(Array(Value.allCases).firstIndex(of: value))))
    }

    private mutating func act(_ rule: String, _ argument: Argument, timing: Timing = .rest) throws {
        let index = try #require(SplitMachine.rules.firstIndex { $0.name == rule })
        let action = Action(rule: index, timing: timing, arguments: [argument])
        if case .inapplicable(_, let why) = replay.apply(action) {
            Issue.record("\(rule) is inapplicable: \(why)")
        }
    }
}
