internal import StatefulTesting
@_spi(Simulation) internal import UIKitModel

/// A part of the screen: a column, a presentation, or a window without a split view. Cases,
/// messages and drawings name locations by it.
enum Region: Int, CaseIterable {
    // In the order of a legend.
    case primary, supplementary, secondary, inspector, compact, window, modal, sheet, popover

    init(_ column: UISplitViewController.Column) {
        switch column {
        case .primary: self = .primary
        case .supplementary: self = .supplementary
        case .secondary: self = .secondary
        case .compact: self = .compact
        case .inspector: self = .inspector
        }
    }

    @MainActor init(_ presentation: UIPresentationController) {
        switch presentation.styleOnScreen {
        case .popover: self = .popover
        case .formSheet, .pageSheet: self = .sheet
        default: self = .modal
        }
    }

    /// The region's text in cases, messages and drawings.
    var label: String { Region.labels[rawValue] }

    // Case files have these names.
    private static let labels = allCases.map { "\($0)" }

    /// The label as a name, made once.
    @MainActor var name: Name { Region.names[rawValue] }

    @MainActor private static let names = allCases.map { Name($0.label) }
}

extension UISplitViewController.Column {
    /// The column's text in cases, messages and drawings.
    var label: String { Region(self).label }
}
