import UIKit

extension UISplitViewController {
    /// Makes columns with a list and a detail, and with the pages given.
    @MainActor static func columns(
        _ style: Style = .doubleColumn, primary: UIViewController? = nil,
        supplementary: UIViewController? = nil, secondary: UIViewController? = nil,
        compact: UIViewController? = nil, behavior: SplitBehavior = .automatic,
        mode: DisplayMode = .automatic, delegate: (any UISplitViewControllerDelegate)? = nil
    ) -> UISplitViewController {
        let split = UISplitViewController(style: style)
        split.delegate = delegate
        split.preferredSplitBehavior = behavior
        split.preferredDisplayMode = mode
        split.setViewController(primary ?? Page("list"), for: .primary)
        if style == .tripleColumn {
            split.setViewController(supplementary ?? Page("middle"), for: .supplementary)
        }
        split.setViewController(secondary ?? Page("detail"), for: .secondary)
        if let compact { split.setViewController(compact, for: .compact) }
        return split
    }

    /// Makes a classic split view.
    @MainActor static func classic(
        _ controllers: UIViewController..., delegate: (any UISplitViewControllerDelegate)? = nil
    ) -> UISplitViewController {
        let split = UISplitViewController()
        split.delegate = delegate
        split.viewControllers = controllers
        return split
    }

    /// The child that fills a column: the column's controller, or the navigation controller around
    /// it.
    func child(_ column: Column) -> UIViewController? {
        let assigned = viewController(for: column)
        return children.first { $0 === assigned || assigned?.parent === $0 }
    }

    /// The frame of that child's view in the split view's coordinates.
    func frame(_ column: Column) -> CGRect {
        guard let child = child(column)?.viewIfLoaded else { return .zero }
        return child.convert(child.bounds, to: view)
    }

    /// That frame without the child's safe area.
    func content(_ column: Column) -> CGRect {
        guard let child = child(column)?.viewIfLoaded else { return .zero }
        return child.convert(child.bounds.inset(by: child.safeAreaInsets), to: view)
    }

    /// A width to the nearest half point, or as a share of the split view's: windows of devices
    /// differ in size.
    func measure(_ width: CGFloat, in unit: WidthUnit = .points) -> String {
        guard unit == .points else {
            return "\(Int((width / view.bounds.width * 100).rounded())) %"
        }
        let halves = (width * 2).rounded() / 2
        return halves == halves.rounded() ? String(Int(halves)) : String(Double(halves))
    }

    /// The columns whose views reach into the split view, from primary to secondary.
    var columnsInSight: String {
        let columns: [Column] = [.primary, .supplementary, .secondary]
        return text(columns.filter { overlaps(frame($0)) }.map(\.label))
    }

    private func overlaps(_ frame: CGRect) -> Bool {
        frame.width > 0 && frame.maxX > view.bounds.minX && frame.minX < view.bounds.maxX
    }

    /// The stacks of the columns, as in `list / middle / detail`.
    var stacks: String {
        let columns: [Column] = [.primary, .supplementary, .secondary]
        return columns.compactMap { child($0) as? UINavigationController }.map(\.titles)
            .joined(separator: " / ")
    }
}

extension UISplitViewController.Column {
    var label: String { name(rawValue, ["primary", "supplementary", "secondary", "compact"]) }
}

extension UISplitViewController.DisplayMode {
    var label: String {
        name(
            rawValue,
            [
                "automatic", "secondaryOnly", "oneBesideSecondary", "oneOverSecondary",
                "twoBesideSecondary", "twoOverSecondary", "twoDisplaceSecondary",
            ])
    }
}

extension UISplitViewController.SplitBehavior {
    var label: String { name(rawValue, ["automatic", "tile", "overlay", "displace"]) }
}

/// How a row reports a width.
enum WidthUnit {
    case points, share
}

/// The name with that index. A later release may have values that this code does not know.
private func name(_ value: Int, _ names: [String]) -> String {
    names.indices.contains(value) ? names[value] : "value \(value)"
}
