public import Foundation
internal import Journal

/// The sidebar, which takes the place of the tab bar at the top (B-200, B-201).
extension UITabBarController {
    /// Where the tabs are.
    public enum Mode: Int, Sendable {
        /// As `tabSidebar` where one of the tabs is a group, else a bar (D-031).
        case automatic = 0
        /// A bar alone.
        case tabBar = 1
        /// A bar and, in regular width, a sidebar that the user shows and hides.
        case tabSidebar = 2
    }

    /// A tab bar controller's sidebar. It is hidden at first (*unverified*).
    @preconcurrency @MainActor open class Sidebar: NSObject {
        /// How the sidebar and the content share the width.
        public enum Layout: Int, Sendable {
            /// Overlaps (D-032).
            case automatic = 0
            /// It lies over the content, which keeps its size and has it as safe area (D-033).
            case overlap = 1
            /// The sidebar is beside the content.
            case tile = 2
        }

        /// The controller that owns this, and clears this in its `deinit` (see `UIView`).
        nonisolated(unsafe) unowned(unsafe) var owner: UITabBarController?
        var storedIsHidden = true

        init(of owner: UITabBarController) {
            self.owner = owner
            super.init()
        }

        /// Whether the sidebar is hidden. In compact width, and in other modes, it is never on
        /// screen, and the value stays (*unverified*). Its place is final at once.
        open var isHidden: Bool {
            get { storedIsHidden }
            set {
                Simulation.active.note(.tabs(owner?.serialNumber ?? -1))
                owner?.setSidebarHidden(newValue)
            }
        }

        open var preferredLayout = Layout.automatic {
            didSet { if preferredLayout != oldValue { owner?.updateSidebar() } }
        }
    }

    // MARK: - Whether it is there

    /// Whether the sidebar is on screen.
    var showsSidebar: Bool { showsSidebar(with: storedTraits) }

    /// Whether there is a sidebar, which the width and its flag may hide (D-031).
    var mayShowSidebar: Bool {
        switch storedMode {
        case .automatic: ownTabs.contains { $0.asGroup != nil }
        case .tabBar: false
        case .tabSidebar: true
        }
    }

    private func showsSidebar(with traits: UITraitCollection) -> Bool {
        mayShowSidebar && storedSidebar?.storedIsHidden == false
            && barIsAtTop(with: traits)
    }

    /// Whether the bar has the button that shows the sidebar.
    var barHasSidebarButton: Bool { barIsAtTop && mayShowSidebar }

    /// The state of the sidebar for a harness; `nil` where the app has no use for one.
    var sidebarText: String? {
        guard storedMode != .automatic || storedSidebar != nil else { return nil }
        let layout = storedSidebar?.preferredLayout ?? .automatic
        let isHidden = storedSidebar?.storedIsHidden ?? true
        return "\(storedMode.rawValue) \(isHidden) \(layout.rawValue) \(appHidesBar)"
    }

    // MARK: - Changes

    func setMode(_ mode: Mode) {
        guard mode != storedMode else { return }
        Simulation.active.note(.tabs(serialNumber))
        storedMode = mode
        updateSidebar()
    }

    func setSidebarHidden(_ hidden: Bool) {
        guard hidden != sidebar.storedIsHidden else { return }
        sidebar.storedIsHidden = hidden
        updateSidebar()
    }

    /// Shows or hides the sidebar, as mode, width and flag say. The bar and its room follow.
    func updateSidebar() {
        bar.giveWay(appHidesBar || barGivesWay || showsSidebar)
        bar.setNeedsLayout()
        guard let view = viewIfLoaded else { return }
        if mayShowSidebar { Simulation.active.passed(.tabSidebar) }
        if showsSidebar {
            Simulation.active.passed(.sidebarOfTabsPlace)
            if sidebarView == nil {
                let made = SidebarView(of: self)
                sidebarView = made
                view.addSubview(made)
                made.showRows()
            }
            layOutSidebar(in: view)
        } else if let old = sidebarView {
            old.removeFromSuperview()
            old.lose()
            sidebarView = nil
        }
        managedStacksFollow()
        if let selectedPage { place(selectedPage) }
        view.setNeedsLayout()
    }

    // MARK: - Where it is (B-201)

    /// The width in points (*unverified*).
    static let sidebarWidth: CGFloat = 320

    private var sidebarTiles: Bool { storedSidebar?.preferredLayout == .tile }

    private var sidebarIsAtRight: Bool { storedTraits.layoutDirection == .rightToLeft }

    /// What a sidebar on screen leaves to the content.
    func roomBesideSidebar(in size: CGSize) -> CGRect {
        let whole = CGRect(origin: .zero, size: size)
        guard sidebarTiles else { return whole }
        return whole.split(UITabBarController.sidebarWidth, atRight: sidebarIsAtRight).rest
    }

    /// Adds what an overlapping sidebar covers of the content (D-033).
    func inset(_ insets: inout UIEdgeInsets, bySidebarIn size: CGSize) {
        guard !sidebarTiles else { return }
        let width = min(UITabBarController.sidebarWidth, size.width)
        if sidebarIsAtRight { insets.right += width } else { insets.left += width }
    }

    /// The size that a page is about to get.
    func sizeOfPage(in size: CGSize) -> CGSize {
        guard showsSidebar(with: announcedTraits ?? storedTraits) else { return size }
        return roomBesideSidebar(in: size).size
    }

    func layOutSidebar(in view: UIView) {
        guard let sidebarView else { return }
        let size = view.storedFrame.size
        sidebarView.setFrame(
            CGRect(origin: .zero, size: size)
                .split(UITabBarController.sidebarWidth, atRight: sidebarIsAtRight).part)
    }
}

extension CGRect {
    /// Cuts off a part of some width at the left or right edge. No part is wider than the whole.
    func split(_ width: CGFloat, atRight: Bool) -> (part: CGRect, rest: CGRect) {
        let width = min(width, size.width)
        let other = size.width - width
        return (
            CGRect(
                x: origin.x + (atRight ? other : 0), y: origin.y, width: width,
                height: size.height),
            CGRect(
                x: origin.x + (atRight ? 0 : width), y: origin.y, width: other, height: size.height)
        )
    }
}
