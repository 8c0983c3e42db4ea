internal import SplitFuzz
internal import StatefulTesting

/// A case as an exporter reads it: names and values in words.
struct ExportedCase {
    /// An action, as the file writes it.
    struct ExportedAction {
        let rule: String
        /// The names and labels of the arguments, without quotes.
        let values: [String]
        /// The moment of the transition at which the next action lands; `nil` if that waits for
        /// rest.
        let timing: String?
        let line: String
    }

    let committed: CorpusCase
    /// Where the case was read.
    let path: String
    let actions: [ExportedAction]
    private let digits: String

    @MainActor init(
        _ committed: CorpusCase, at path: String, format: CaseFormat<SplitMachine>
    ) {
        self.committed = committed
        self.path = path
        digits = committed.digits(format)
        actions = committed.trace.actions.map { action in
            let rule = SplitMachine.rules[action.rule]
            return ExportedAction(
                rule: rule.name,
                values: zip(rule.parameters, action.arguments).map(Self.text),
                timing: Self.timing(of: action), line: format.text(of: action))
        }
    }

    var app: String { committed.app }
    var invariant: String { committed.expectation.invariant }
    /// Whether the failure is repaired in the model.
    var isRepaired: Bool { !committed.isOpen }

    /// The value of a parameter of the set-up.
    func setup(_ name: String) -> String {
        committed.setup.first { $0.name == name }?.value ?? ""
    }

    /// Whether the case begins on a phone that folds, which is closed then.
    var isOnPhoneThatFolds: Bool { setup("device") == LaunchSetup.Device.iPhoneDuo.rawValue }

    /// The reading of UIKit that the case names.
    var reading: String? {
        LaunchSetup.Choice(committed.setup).reading?.rawValue
    }

    var isRightToLeft: Bool {
        setup("direction") == LaunchSetup.Direction.rightToLeft.rawValue
    }

    /// The invariant and the location.
    var broken: String {
        let location = committed.expectation.location
        return location.isEmpty ? invariant : "\(invariant) at \(location)"
    }

    /// The failure in one sentence without a full stop.
    var failure: String { "\(app) \(isRepaired ? "broke" : "breaks") \(broken)" }

    /// The name of the test's type. Cases differ in it, wherever their files are.
    var typeName: String {
        let name = SwiftText.typeName(app) + SwiftText.typeName(invariant)
        return "\(name.first?.isLetter == true ? "" : "App")\(name)Tests\(digits)"
    }

    private static func text(_ domain: Domain<SplitMachine>, _ argument: Argument) -> String {
        switch (domain, argument.value) {
        case (.choice(let labels, _), .rank(let rank)): labels[Int(rank)]
        case (.integer(let low, _, _, _), .rank(let rank)): String(low + Int(rank))
        case (_, .name(let name)): name.text
        case (_, .reference(let reference)): reference.description
        case (_, .rank(let rank)): String(rank)
        case (_, .simplest): ""
        }
    }

    private static func timing(of action: Action) -> String? {
        guard case .at(let index) = action.timing else { return nil }
        return Array(SplitMachine.Moment.allCases)[index].rawValue
    }
}
