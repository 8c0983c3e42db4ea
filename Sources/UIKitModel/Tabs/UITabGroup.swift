import Foundation
internal import Journal

/// A tab with tabs of its own: one entry of the bar, a section of the sidebar (B-202).
///
/// The bar's entry shows the child that was selected last, else the default child, else the first.
@preconcurrency @MainActor open class UITabGroup: UITab {
    private let provider: ((UITabGroup) -> UIViewController)?
    private var storedChildren: [UITab] = []
    private var storedManager: UINavigationController?
    /// The child that was selected last; `nil` before the first time.
    var lastChild: UITab?

    /// - Parameter viewControllerProvider: makes the controller of the group itself, which the
    ///   managing navigation controller shows below the child's, or which a group without children
    ///   shows.
    public init(
        title: String, image: UIImage?, identifier: String, children: [UITab] = [],
        viewControllerProvider: ((UITabGroup) -> UIViewController)? = nil
    ) {
        provider = viewControllerProvider
        super.init(title: title, image: image, identifier: identifier)
        replaceChildren(with: children)
    }

    override func makeViewController() -> UIViewController? { provider?(self) }

    /// A child that is in another group stays there, and is refused here.
    open var children: [UITab] {
        get { storedChildren }
        set {
            replaceChildren(with: newValue)
            tabBarController?.groupsDidChange()
        }
    }

    /// The child that is shown before the user or the app has selected one.
    open var defaultChildIdentifier: String?

    /// The child that is shown, or that was last. `nil` before the first time, and where the user
    /// has popped the child's controller (*unverified*). A tab that is no child is ignored.
    open var selectedChild: UITab? {
        get { isChildPopped ? nil : lastChild }
        set {
            Simulation.active.note(.selection(tabs: tabBarController?.serialNumber ?? -1))
            guard let newValue else { return lastChild = nil }
            guard newValue.parent === self else { return }
            lastChild = newValue
            tabBarController?.groupHasSelected(newValue)
        }
    }

    /// Shows the controllers of the group and of its selected child as one stack (B-203).
    open var managingNavigationController: UINavigationController? {
        get { storedManager }
        set {
            guard newValue !== storedManager else { return }
            storedManager = newValue
            tabBarController?.groupsDidChange()
        }
    }

    /// The tab with an identifier, in this group or in a group below.
    open func tab(forIdentifier identifier: String) -> UITab? {
        storedChildren.tab(forIdentifier: identifier)
    }

    override var asGroup: UITabGroup? { self }

    override var stateText: String {
        let children = storedChildren.map(\.stateText).joined(separator: "|")
        return "\(super.stateText)[\(children)]>\(lastChild?.identifier ?? "")"
            + ">\(defaultChildIdentifier ?? "")"
    }

    // MARK: - Selection

    /// The tab without children that the group shows.
    override var target: UITab {
        let first = storedChildren.first
        let child =
            lastChild ?? storedChildren.first { $0.identifier == defaultChildIdentifier } ?? first
        return child?.target ?? self
    }

    private var isChildPopped: Bool {
        guard let lastChild, let group = lastChild.managingTabGroup,
            let stack = group.managingNavigationController?.stack, group.tabBarController != nil
        else { return false }
        var next: UITab = lastChild.target
        while next !== self {
            if next.isOn(stack) { return false }
            guard let parent = next.parent else { return false }
            next = parent
        }
        return true
    }

    // MARK: - Children

    private func replaceChildren(with new: [UITab]) {
        var kept: [UITab] = []
        for child in new {
            if child.parent == nil || child.parent === self, !isBelow(child) {
                kept.append(child)
            } else {
                Simulation.active.log(
                    "the tab \(child.identifier) is in another group, or contains the group "
                        + identifier, about: .model)
            }
        }
        for old in storedChildren {
            old.parent = nil
            if !kept.contains(where: { $0 === old }) { old.join(nil) }
        }
        storedChildren = kept
        for child in kept { child.parent = self }
        if lastChild?.parent !== self { lastChild = nil }
    }

    override func join(_ controller: UITabBarController?) {
        super.join(controller)
        for child in storedChildren { child.join(controller) }
    }
}

extension [UITab] {
    /// The tab with an identifier, among these or in their groups.
    @MainActor func tab(forIdentifier identifier: String) -> UITab? {
        for tab in self {
            if tab.identifier == identifier { return tab }
            if let found = tab.asGroup?.tab(forIdentifier: identifier) { return found }
        }
        return nil
    }
}
