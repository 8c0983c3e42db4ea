internal import SplitFuzz
internal import StatefulTesting

/// What a UI test does for an action of a case.
struct UITestStep {
    /// What a person would do: a verb and its object, without a full stop.
    let words: String
    /// The statements that do it; `nil` if no UI test can do it.
    let statements: [String]?

    /// A step of a UI test.
    init(_ words: String, _ statements: String...) {
        self.words = words
        self.statements = statements
    }

    /// A step that only a person can do.
    init(byHand words: String) {
        self.words = words
        statements = nil
    }
}

extension UITestStep {
    typealias Action = ExportedCase.ExportedAction
    /// Returns the step for an action, in a layout that may be right to left.
    typealias Translation = @Sendable (Action, _ isRightToLeft: Bool) -> UITestStep?

    /// The step for an action. One without a translation is a step for a person.
    @MainActor init(_ action: Action, isRightToLeft: Bool) {
        let rule = SplitMachine.rules.first { $0.name == action.rule }
        self =
            Self.translations[action.rule]?(action, isRightToLeft)
            ?? UITestStep(
                byHand: "do what the case calls: \(action.line)"
                    + (rule.map { " (\($0.summary))" } ?? ""))
    }

    /// How to do the actions of the rules that a UI test can do, by the rule's name. `nil` if a
    /// value has no translation.
    static let translations: [String: Translation] =
        touches.merging(gestures) { first, _ in first }.merging(environment) { first, _ in first }
}

/// The name of a control or of a scroll view, as a case writes it: `region/name#number`.
struct ControlName {
    /// The regions that a UI test can tell apart.
    static let regions = [
        "primary", "supplementary", "secondary", "compact", "window", "modal", "sheet", "popover",
    ]

    let region: String
    /// The identifier or the title; empty for a scroll view without one.
    let name: String
    /// The place among those of the same name, from 1; `nil` if there is only one.
    let number: Int?

    /// `nil` if the text does not begin with a region.
    init?(_ text: String) {
        var plain = text[...]
        var number: Int?
        if let mark = text.lastIndex(of: "#"), let value = Int(text[text.index(after: mark)...]),
            value > 0
        {
            (plain, number) = (text[..<mark], value)
        }
        let parts = plain.split(separator: "/", maxSplits: 1, omittingEmptySubsequences: false)
            .map(String.init)
        guard Self.regions.contains(parts[0]) else { return nil }
        (region, name, self.number) = (parts[0], parts.count > 1 ? parts[1] : "", number)
    }

    /// The arguments that find it, such as `"Presenters", in: .primary`.
    var arguments: String {
        let number = number.map { "number: \($0)" }
        let parts = [name.isEmpty ? nil : SwiftText.literal(name), number, "in: .\(region)"]
        return parts.compactMap(\.self).joined(separator: ", ")
    }

    /// It in words, such as “Presenters” in the primary column.
    var words: String {
        let what = name.isEmpty ? "the content" : "“\(name)”"
        return what + (number.map { " (number \($0))" } ?? "") + " in \(Self.words(for: region))"
    }

    static func words(for region: String) -> String {
        switch region {
        case "primary", "supplementary", "secondary", "inspector": "the \(region) column"
        case "compact": "the only column"
        case "modal": "the full screen"
        default: "the \(region)"
        }
    }
}
