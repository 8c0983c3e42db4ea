import UIKit

/// A split view that repairs the insets of its primary column from outside.
final class RepairedSplitViewController: UISplitViewController {
    /// The pieces of the repair, which can be combined.
    struct Repairs: OptionSet {
        let rawValue: Int

        /// Sets the insets whenever the split view has laid out its subviews.
        static let insetsInLayout = Repairs(rawValue: 1 << 0)
        /// Sets the insets whenever UIKit assigns the primary view's frame.
        static let insets = Repairs(rawValue: 1 << 1)
        /// Invalidates the layout of the navigation bar, which makes the display-mode button opaque
        ///
        static let bar = Repairs(rawValue: 1 << 2)
        /// Sets the insets whenever the primary view's safe area has lost them.
        static let safeArea = Repairs(rawValue: 1 << 3)
        /// Keeps the insets while the view is narrower than its column.
        static let `guard` = Repairs(rawValue: 1 << 4)
        /// Sets the insets whenever they are not those that are needed, also where they are too
        /// large, and counts what covers the window, such as a notch. Not published: the author's
        /// repair gives the inset twice when UIKit has it again, and takes a notch's away.
        static let exact = Repairs(rawValue: 1 << 5)
        /// Sets the insets at the left, where the menu is if text runs from left to right (C-111).
        static let leftOnly = Repairs(rawValue: 1 << 6)

        /// By the names of the app's workarounds.
        static let named: [(name: String, repair: Repairs)] = [
            ("insets-in-layout", .insetsInLayout), ("insets", .insets), ("bar", .bar),
            ("safe-area", .safeArea), ("guard", [.guard, .exact]),
        ]
    }

    private let repairs: Repairs
    private var isRepairing = false
    private var frameObservation: NSKeyValueObservation?
    private var safeAreaObservation: NSKeyValueObservation?

    init(repairs: Repairs) {
        self.repairs = repairs
        super.init(style: .doubleColumn)
    }

    required init?(coder: NSCoder) { nil }

    override func setViewController(_ vc: UIViewController?, for column: Column) {
        super.setViewController(vc, for: column)
        guard column == .primary, let vc else { return }
        if repairs.contains(.insets) { observeFrame(of: vc) }
        if repairs.contains(.safeArea) { observeSafeArea(of: vc) }
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        guard repairs.contains(.insetsInLayout), let primary = viewController(for: .primary) else {
            return
        }
        repair(primary)
    }

    // MARK: - Observers

    private func observeFrame(of primary: UIViewController) {
        frameObservation = primary.view.observe(\.frame) { [unowned self, unowned primary] _, _ in
            repair(primary)
        }
    }

    private func observeSafeArea(of primary: UIViewController) {
        safeAreaObservation = primary.view.observe(\.safeAreaInsets) {
            [unowned self, unowned primary] view, _ in
            let isLost = view.safeAreaInsets.left == 0 && view.safeAreaInsets.right == 0
            if isLost || repairs.contains(.exact) { repair(primary) }
        }
    }

    // MARK: - The repair

    private func repair(_ primary: UIViewController) {
        guard !isRepairing, !isCollapsed, view.bounds.intersects(primary.view.frame) else { return }
        setInsets(of: primary)
        if repairs.contains(.bar),
            let navigation = primary.children.first as? UINavigationController
        {
            navigation.navigationBar.setNeedsLayout()
        }
    }

    private func setInsets(of primary: UIViewController) {
        let overhang = primary.view.bounds.width - primaryColumnWidth
        if repairs.contains(.guard), overhang < 0 { return }
        let frame = view.convert(primary.view.bounds, from: primary.view)
        let left = frame.minX < 0 || repairs.contains(.leftOnly) ? overhang : 0
        let right = frame.minX >= 0 && frame.maxX > view.bounds.maxX ? overhang : 0
        if repairs.contains(.exact) {
            let covered = view.safeAreaInsets
            return setExactInsets(
                of: primary, left: left == 0 ? 0 : left + covered.left,
                right: right == 0 ? 0 : right + covered.right)
        }
        if primary.view.safeAreaInsets.left != left {
            primary.additionalSafeAreaInsets.left = 0
            primary.additionalSafeAreaInsets.left = left - primary.view.safeAreaInsets.left
        } else if primary.view.safeAreaInsets.right != right {
            primary.additionalSafeAreaInsets.right = 0
            primary.additionalSafeAreaInsets.right = right - primary.view.safeAreaInsets.right
        }
    }

    /// Adds to what UIKit gives what is missing, or takes away what is too much. The observers of
    /// the frame and of the safe area stay out of it.
    private func setExactInsets(of primary: UIViewController, left: CGFloat, right: CGFloat) {
        let current = primary.view.safeAreaInsets
        guard current.left != left || current.right != right else { return }
        isRepairing = true
        defer { isRepairing = false }
        primary.additionalSafeAreaInsets.left = 0
        primary.additionalSafeAreaInsets.right = 0
        let given = primary.view.safeAreaInsets
        primary.additionalSafeAreaInsets.left = left - given.left
        primary.additionalSafeAreaInsets.right = right - given.right
    }
}
