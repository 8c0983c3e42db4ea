internal import StatefulTesting
@_spi(Simulation) internal import UIKitModel

/// The half of `legal-columns` that is about split views with columns.
extension Invariant<SplitMachine> {
    typealias Split = UISplitViewController

    /// Where an expanded split view of column style breaks a rule, `nil` where it keeps them all:
    /// - its display mode is one that its behaviour permits (B-T1);
    /// - the primary is never shown without the supplementary;
    /// - every column that is set has its child, in every display mode;
    /// - no controller has changed columns by collapsing and expanding.
    @MainActor static func illegalColumn(of split: Split, in machine: SplitMachine) -> String? {
        let mode = split.displayMode
        if !permits(mode, split.splitBehavior, style: split.style) { return "display-mode" }
        if split.style == .tripleColumn, split.isSet(.supplementary) {
            var showsPrimary = false
            var showsSupplementary = false
            for shown in machine.screen.columns(of: split) {
                if shown.column == .primary { showsPrimary = true }
                if shown.column == .supplementary { showsSupplementary = true }
            }
            if showsPrimary, !showsSupplementary { return Split.Column.supplementary.word }
        }
        for column in Split.Column.expanded where split.isSet(column) {
            if split.child(for: column) == nil { return column.word }
        }
        return split === machine.screen.split ? machine.homes.strayed?.word : nil
    }

    /// Table B-T1, as Apple gives it.
    static func permits(
        _ mode: Split.DisplayMode, _ behavior: Split.SplitBehavior, style: Split.Style
    ) -> Bool {
        switch (behavior, mode) {
        case (_, .secondaryOnly): behavior != .automatic
        case (.tile, .oneBesideSecondary), (.displace, .oneBesideSecondary): true
        case (.overlay, .oneOverSecondary): true
        case (.tile, .twoBesideSecondary), (.overlay, .twoOverSecondary),
            (.displace, .twoDisplaceSecondary):
            style == .tripleColumn
        default: false
        }
    }
}
