import Foundation

/// The widths of columns: those that the app asks for, and those in force.
struct SidebarWidths: Equatable {
    var primary = ColumnWidth()
    var supplementary = ColumnWidth()
    /// The inspector's, which is no sidebar (B-197).
    var inspector = ColumnWidth()
    /// The secondary's, whose minimum limits how many sidebars stand beside it (D-094).
    var secondary = ColumnWidth()

    /// The column of which the app prefers another width; `nil` for none.
    func columnPreferred(otherThan old: SidebarWidths) -> UISplitViewController.Column? {
        !primary.prefersSame(as: old.primary)
            ? .primary
            : !supplementary.prefersSame(as: old.supplementary)
                ? .supplementary : !inspector.prefersSame(as: old.inspector) ? .inspector : nil
    }

    /// The width of the primary column in points, in a split view of a size. Without a size only
    /// the app's bounds limit it.
    func primary(in size: CGSize?) -> ColumnWidth.InForce {
        primary.inForce(in: size?.width ?? .greatestFiniteMagnitude)
    }

    /// The width of the supplementary column in points, in a split view of a size and a mode.
    func supplementary(
        in size: CGSize?, mode: UISplitViewController.DisplayMode
    ) -> ColumnWidth.InForce {
        supplementary.inForce(
            in: size?.width ?? .greatestFiniteMagnitude, beside: primary(in: size).points,
            mode: mode)
    }
}
