import Testing
@_spi(Simulation) import TreeCheck

@testable import SplitFuzz
@testable import StatefulTesting
@_spi(Simulation) @testable import UIKitModel

/// An app under test. Tests run its actions line by line, in the text of a corpus case.
@MainActor struct AppDriver {
    private var replay: Execution<SplitMachine>
    private let format = CaseFormat<SplitMachine>.cases

    /// A variant of the bundled app, such as `insets`, or an app's only variant.
    init(
        _ variant: String = "default", of app: AppUnderTest = .sidebar,
        choosing choice: LaunchSetup.Choice = .init()
    ) throws {
        let subject = try #require(
            app.subjects(choosing: choice).first { $0.name == "\(app.name)/\(variant)" })
        replay = try Executor(subject).begin(setup: subject.simplestSetup)
    }

    /// An app with that root, as documented on an iPad Pro in landscape.
    init(
        choosing choice: LaunchSetup.Choice = .init(),
        makeRoot: @escaping @MainActor () -> UIViewController
    ) throws {
        try self.init(of: .planted(makeRoot), choosing: choice)
    }

    /// An app with that root, on a release that has one defect.
    init(with defect: Defect, makeRoot: @escaping @MainActor () -> UIViewController) throws {
        let app = AppUnderTest.planted(makeRoot)
        let subject = app.widened(app.existingVariant("default"), on: [.asDocumented]) {
            $0.with(only: [defect])
        }
        replay = try Executor(subject).begin(setup: subject.simplestSetup)
    }

    /// An app with that root, in a reading of what no source settles.
    init<Choice: UIKitModel.Reading>(
        in reading: Choice, on device: LaunchSetup.Device,
        makeRoot: @escaping @MainActor () -> UIViewController
    ) throws {
        let setup = LaunchSetup(device: device, release: .asDocumented)
        let app = AppUnderTest(
            name: "planted", summary: "made for one test", setup: setup, hints: .pageOnTop,
            makeRoot: makeRoot)
        let subject = app.widened(app.existingVariant("default"), on: [.asDocumented]) {
            $0.reading(Choice.doubt, as: Int(reading.rawValue))
        }
        replay = try Executor(subject).begin(setup: subject.simplestSetup)
    }

    var machine: SplitMachine { replay.machine }
    var simulation: Simulation { machine.simulation }
    var split: UISplitViewController {
        get throws { try #require(machine.screen.split) }
    }

    /// The names of the controls that a tap reaches now.
    var controls: [String] { machine.reachable.controlNames.map(\.text) }

    /// Every action that can be tried now, as a case spells it.
    var choices: [String] { replay.choices().map(format.text(of:)) }

    /// Those of one rule.
    func choices(of rule: String) -> [String] {
        choices.filter { $0 == rule || $0.hasPrefix("\(rule) ") }
    }

    func fingerprint(_ detail: Fingerprint.Detail = .exploration) -> Fingerprint {
        replay.fingerprint(detail)
    }

    /// Whether the model's references are compared after each action. A test may plant a fault in
    /// them.
    var checksTree = true

    /// Every invariant that is broken now, in the order of the table, as in `place-kept at expand`.
    var broken: [String] {
        var copy = replay
        return copy.judge().broken
    }

    /// The explanation of each invariant that is broken now, as in `place-kept: the user was at …`.
    var explanations: [String] {
        var copy = replay
        guard case .violated(_, let first, let also) = copy.judge() else { return [] }
        return ([first] + also).map { "\($0.invariant): \($0.remark)" }
    }

    /// Does some actions that must be possible. Returns the violations after the last one.
    @discardableResult mutating func act(
        _ lines: String..., sourceLocation: SourceLocation = #_sourceLocation
    ) throws -> [String] {
        try act(lines, sourceLocation: sourceLocation)
    }

    @discardableResult mutating func act(
        _ lines: [String], sourceLocation: SourceLocation = #_sourceLocation
    ) throws -> [String] {
        var broken: [String] = []
        for line in lines {
            let outcome = replay.apply(try action(line))
            if checksTree {
                #expect(simulation.checkTree() == [], sourceLocation: sourceLocation)
            }
            if case .inapplicable(_, let why) = outcome {
                Issue.record("\(line) is inapplicable: \(why)", sourceLocation: sourceLocation)
            }
            broken = outcome.broken
        }
        return broken
    }

    /// The reason why an action is refused; `nil` where it can be done. Does not do it.
    func refusal(of line: String) throws -> String? {
        if choices.contains(line) { return nil }
        return try inapplicable(line)
    }

    /// The reason why an action is refused when it is tried; its body may refuse, too.
    func inapplicable(_ line: String) throws -> String? {
        var copy = replay
        guard case .inapplicable(_, let why) = copy.apply(try action(line)) else {
            Issue.record("\(line) was not refused")
            return nil
        }
        return why
    }

    private func action(_ line: String) throws -> Action {
        var reader = NameReader(format.renames)
        return try format.action(line, number: 1, reader: &reader)
    }

    /// Changes the state behind the app's back.
    @discardableResult func tamper<Result>(
        _ change: (Simulation) throws -> Result
    ) rethrows -> Result {
        let result = try simulation.perform { try change(simulation) }
        machine.lastAction.after.read(machine)
        return result
    }
}

extension Outcome {
    fileprivate var broken: [String] {
        guard case .violated(_, let first, let also) = self else { return [] }
        return ([first] + also).map { "\($0.invariant) at \($0.location)" }
    }
}

extension CaseFormat<SplitMachine> {
    /// How the committed cases are written.
    @MainActor static var cases: CaseFormat { CaseFormat(product: "fuzzsplit", version: 2) }
}

extension AppUnderTest {
    /// An app made for one test.
    static func planted(
        hints: Hints = .pageOnTop, _ makeRoot: @escaping @MainActor () -> UIViewController
    ) -> AppUnderTest {
        AppUnderTest(
            name: "planted", summary: "made for one test",
            setup: LaunchSetup(release: .asDocumented), hints: hints, makeRoot: makeRoot)
    }
}

extension LaunchSetup.Choice {
    /// One set-up. A run screens every set-up that is left open, which takes most of its time.
    static let one = Self(
        device: .iPadPro11Inch, release: .iOS14, direction: .leftToRight, orientation: .landscape,
        window: .full)
}
