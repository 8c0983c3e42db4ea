import Foundation
internal import Journal

/// A bar button on screen.
@MainActor final class BarButtonView: UIControl {
    var title: String? {
        didSet { if title != oldValue { nameDidChange() } }
    }
    var image: UIImage? {
        didSet { if image?.name != oldValue?.name { nameDidChange() } }
    }
    /// The item that owns this view, and clears this in its `deinit` (see `UIView`).
    nonisolated(unsafe) unowned(unsafe) var item: UIBarButtonItem?
    /// The bar that owns this view as its back button, and clears this in its `deinit`.
    nonisolated(unsafe) unowned(unsafe) var bar: UINavigationBar?
    /// Whether it stands at a side, and not in its bar's row (D-232).
    var standsAtSide = false
    /// Whether it can stand in a bar at a side (D-235).
    var isSymbol: Bool { item?.isSymbol ?? true }
    /// The app's view that this one holds.
    private(set) var custom: UIView?

    /// A button with a view of the app's takes no touches itself.
    override var isControl: Bool { custom == nil }

    /// The name of what it shows: the title, else the image.
    var shownName: String? {
        if let title, !title.isEmpty { return title }
        return image?.name ?? title
    }

    func show(_ view: UIView?) {
        guard view !== custom else { return }
        custom?.removeFromSuperview()
        custom = view
        if let view { addSubview(view) }
        superview?.setNeedsLayout()
    }

    /// Puts the app's view in the middle.
    override func layoutSubviews() {
        super.layoutSubviews()
        guard let custom else { return }
        // What its constraints or its content say, else the size that it has.
        let size = custom.fittingSize(custom.storedFrame.size)
        custom.frame = CGRect(
            x: (bounds.size.width - size.width) / 2, y: (bounds.size.height - size.height) / 2,
            width: size.width, height: size.height)
    }

    override func sendActions(for controlEvents: UIControl.Event) {
        super.sendActions(for: controlEvents)
        guard controlEvents.contains(.touchUpInside) else { return }
        item?.performAction()
        guard let owner = bar?.owner else { return }
        owner.noteNestedPop()
        let navigation = owner.navigationToPop
        Simulation.active.carryOut(.stack(navigation: navigation.serialNumber, .pop), by: .user) {
            navigation.popViewController(animated: true)
        }
    }

    /// The width in points (*unverified*). An icon is as wide as it is high, and text takes 9
    /// points for each byte. No behaviour depends on the exact width.
    var wantedWidth: CGFloat {
        if let custom { return max(44, custom.fittingSize(custom.storedFrame.size).width) }
        return image == nil ? BarButtonView.width(of: title) : 44
    }

    static func width(of title: String?) -> CGFloat {
        guard let title, !title.isEmpty else { return 44 }
        return max(44, CGFloat(title.utf8.count) * 9 + 16)
    }
}
