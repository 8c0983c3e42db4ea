internal import Journal

/// Something that the specification says what it may be, with a number for each value.
package enum Output: String, CaseIterable, Sendable {
    case collapsed
    case displayMode = "display-mode"
    case splitBehavior = "split-behavior"
    case preferredMode = "preferred-display-mode"
    case preferredBehavior = "preferred-split-behavior"
    case displayModeButton = "display-mode-button"
    case doubleArrow = "double-arrow"
    case presentation, dismissal, presenter, front, keyboard
    case presentationStyle = "presentation-style"
    case firstResponder = "first-responder"
    case detail, stack, column, choice, editing
    case columnController = "column-controller"
    case inspector, tab
    case columnWidth = "column-width"

    /// What it is, as the subject of a sentence, and its values.
    var words: (subject: String, values: [String]) {
        switch self {
        case .collapsed: ("the split view", ["expanded", "collapsed"])
        case .displayMode: ("the display mode", DisplayMode.allCases.map { "\($0)" })
        case .splitBehavior: ("the split behaviour", SplitBehavior.allCases.map { "\($0)" })
        case .preferredMode: ("the preferred mode", DisplayMode.allCases.map { "\($0)" })
        case .preferredBehavior:
            ("the preferred behaviour", SplitBehavior.allCases.map { "\($0)" })
        case .displayModeButton: ("the display-mode button", ["off the screen", "on screen"])
        case .doubleArrow: ("the double arrow", ["off the screen", "on screen"])
        case .presentation: ("a presentation", ["not there", "there"])
        case .dismissal: ("a dismissal that began", ["at its end", "unfinished"])
        case .presentationStyle:
            ("the style of a presentation", PresentationStyle.allCases.map { "\($0)" })
        case .presenter: ("the presenter", ["that of one controller", "that of two"])
        case .front: ("the controller in front", ["off the screen", "on screen"])
        case .keyboard: ("the keyboard", ["down", "up", "up for another app"])
        case .firstResponder: ("the text field that is edited", ["the only one", "one of two"])
        case .detail: ("the detail that was asked for", ["off the screen", "on screen"])
        case .stack: ("a navigation stack", ["another one", "what pushes and pops make of it"])
        case .column: ("the column on top", ["another one", "the one to show"])
        case .editing: ("a text field whose editing was ended", ["not edited", "edited"])
        case .columnController: ("a column", ["another one", "the one that was set for it"])
        case .columnWidth:
            ("a width that the app prefers for a column", ["another one", "that of before"])
        case .inspector: ("the inspector", ["off the screen", "on screen"])
        case .tab: ("the selected tab", ["another one", "the one of before, or the first one"])
        case .choice: ("a chosen entry of a menu or an alert", ["not run", "run"])
        }
    }
}

/// How many values an output may have.
package enum Freedom: CaseIterable, Sendable {
    case one, several, every
}

/// What an output may be, and what it is.
package struct Comparison: Sendable {
    package let output: Output
    /// One bit for each value.
    private let allowed: UInt32
    /// The values that it can have at all.
    private let possible: UInt32
    private let actual: Int
    package let reason: Reason

    init(
        _ output: Output, _ allowed: UInt32, among possible: UInt32 = .max, _ actual: Int,
        _ reason: Reason
    ) {
        self.output = output
        self.allowed = allowed
        self.possible = possible
        self.actual = actual
        self.reason = reason
    }

    /// Of an output that may have one value only, or any of two.
    init(
        _ output: Output, _ allowed: Bool?, _ actual: Bool, _ reason: Reason
    ) {
        let bits: UInt32 = allowed.map { $0 ? 2 : 1 } ?? 3
        self.init(output, bits, actual ? 1 : 0, reason)
    }

    /// Of an output whose values are those of an enumeration.
    init<Value: RawRepresentable<Int>>(
        _ output: Output, _ allowed: [Value], _ actual: Value, _ reason: Reason
    ) {
        let bits: UInt32 = allowed.reduce(0) { $0 | 1 << UInt32($1.rawValue) }
        self.init(output, bits, actual.rawValue, reason)
    }

    package var isRight: Bool { allowed & 1 << UInt32(actual) != 0 }

    package var freedom: Freedom {
        let possible = possible & ~(UInt32.max << UInt32(output.words.values.count))
        switch (allowed & possible).nonzeroBitCount {
        case 0, 1: return .one
        case possible.nonzeroBitCount: return .every
        default: return .several
        }
    }

    /// As in "the display mode is to be secondaryOnly, since that was asked for; it is …".
    package var explanation: String {
        let (subject, values) = output.words
        let names = values.indices.filter { allowed & 1 << UInt32($0) != 0 }.map { values[$0] }
        return "\(subject) is to be \(names.joined(separator: " or ")), "
            + "since \(reason.rawValue); it is \(values[actual])"
    }
}

/// Why an output may have no other values.
package enum Reason: String, CaseIterable, Sendable {
    case nobodyAsked = "nobody has asked for anything else"
    case asked = "that was asked for"
    case start = "the app starts"
    case window = "the window has changed"
    case expand = "the split view expands"
    case widthClass = "its width class says so"
    case room = "no other fits the room"
    case isCollapsed = "the split view is collapsed"
    case unwanted = "the mode has none, or the app wants none"
    case focus = "it follows the first responder"
    case onlyOne = "there is one at a time"
}
