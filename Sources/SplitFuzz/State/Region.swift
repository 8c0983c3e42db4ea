internal import StatefulTesting
@_spi(Simulation) internal import UIKitModel

/// A part of the screen by which cases, messages and drawings say where something is: a column,
/// what is presented, or a window without a split view.
enum Region: Int, CaseIterable {
    // In the order of a legend.
    case primary, supplementary, secondary, compact, window, modal, sheet, popover

    init(_ column: UISplitViewController.Column) {
        switch column {
        case .primary: self = .primary
        case .supplementary: self = .supplementary
        case .secondary: self = .secondary
        case .compact: self = .compact
        }
    }

    @MainActor init(_ presentation: UIPresentationController) {
        switch presentation.styleOnScreen {
        case .popover: self = .popover
        case .formSheet, .pageSheet: self = .sheet
        default: self = .modal
        }
    }

    /// The region as cases spell it.
    var word: String {
        switch self {
        case .primary: "primary"
        case .supplementary: "supplementary"
        case .secondary: "secondary"
        case .compact: "compact"
        case .popover: "popover"
        case .sheet: "sheet"
        case .modal: "modal"
        case .window: "window"
        }
    }

    /// The word as a name, made once.
    @MainActor var name: Name { Region.names[rawValue] }

    @MainActor private static let names = allCases.map { Name($0.word) }
}

extension UISplitViewController.Column {
    /// The columns of the expanded hierarchy.
    static let expanded: [Self] = [.primary, .supplementary, .secondary]

    /// The column as cases spell it.
    var word: String { Region(self).word }
}
