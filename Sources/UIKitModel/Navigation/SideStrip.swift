import Foundation

/// Bars that stand at a side of a phone that folds, in a strip below its status bar (D-232).
///
/// A bar is one view in either direction. Its row at the top or the bottom goes away where all its
/// buttons stand at the side, and these are then outside of its bounds.
extension UIViewController {
    /// The strip in which the bars of this container stand, in its view's coordinates; `nil` where
    /// they are horizontal. That is so unless the view lies along the strip, of which a page sheet
    /// leaves a margin free (D-275), and is as high as the window, or as the sheet that it is in
    /// (*unverified*). Columns other than the secondary keep horizontal bars, and so does a
    /// secondary that another column keeps from the strip (D-238).
    ///
    /// No source tells of containers of the app's: those around this one have no say
    /// (*unverified*).
    var sideStrip: CGRect? { Simulation.folds ? sideStripOnFold : nil }

    private var sideStripOnFold: CGRect? {
        guard let strip = Simulation.active.sideStrip, let view = viewIfLoaded,
            view.windowReference != nil
        else { return nil }
        let frame = view.convert(view.storedBounds, to: nil)
        let isAtLeft = strip.origin.x == 0
        let room = roomOfBars
        let part = strip.intersection(room)
        guard part.width >= strip.width - (SheetPlacement.marginOnFold ?? 0),
            isAtLeft ? frame.origin.x == room.origin.x : frame.right == room.right,
            frame.origin.y == room.origin.y, frame.size.height == room.size.height,
            isInSecondaryAlone(atLeft: isAtLeft)
        else { return nil }
        return view.convert(part, from: nil)
    }

    /// The frame of the page sheet around this controller, in the window; else all of the window.
    private var roomOfBars: CGRect {
        let outermost = outermostContainer
        guard outermost.activePresentation?.isShownAsSheet == true,
            let view = outermost.viewIfLoaded
        else { return Simulation.active.window.bounds }
        return view.convert(view.storedBounds, to: nil)
    }

    /// Whether every column around this controller is a secondary, with no other one at the edge.
    private func isInSecondaryAlone(atLeft isAtLeft: Bool) -> Bool {
        var controller = self
        while let parent = controller.parentReference?.takeUnretainedValue() {
            if let split = parent.asSplitView, !split.hasCollapsed {
                if split.columns.column(filledBy: controller) != .secondary { return false }
                let width = split.viewIfLoaded?.storedFrame.size.width ?? 0
                for placement in split.layout.placements where placement.column != .secondary {
                    let (left, right) = (placement.frame.origin.x, placement.frame.right)
                    if isAtLeft ? left <= 0 && right > 0 : right >= width && left < width {
                        return false
                    }
                }
            }
            controller = parent
        }
        return true
    }

    /// Lays out the bars below that have come to the side, or gone from there, without a change of
    /// their sizes.
    func barsFollowStrip() {
        guard Simulation.folds else { return }
        for child in storedChildren { child.barsFollowStrip() }
        let isStale =
            asNavigation.map { $0.bar.laidOutStrip != $0.partsOfStrip }
            ?? asTabs.map { $0.bar.isVertical != ($0.sideStrip != nil) } ?? false
        if isStale { viewIfLoaded?.setNeedsLayout() }
    }
}

extension UIEdgeInsets {
    /// Grows to what bars in a strip at a side cover of a view of a width, in points (D-211).
    mutating func cover(_ strip: CGRect, in width: CGFloat) {
        if strip.origin.x <= 0 {
            left = max(left, strip.right)
        } else {
            right = max(right, width - strip.origin.x)
        }
    }
}

extension UINavigationController {
    /// The strip without the tabs, which are at its very bottom (D-234).
    var stripOfBars: CGRect? {
        guard var strip = sideStrip else { return nil }
        var next = parentReference
        while let parent = next?.takeUnretainedValue() {
            if let tabs = parent.asTabs, !tabs.bar.storedIsHidden, tabs.sideStrip != nil {
                strip.size.height -= tabs.bar.heightAtSide(of: strip)
            }
            next = parent.parentReference
        }
        return strip
    }

    /// The parts of the strip for the buttons of the navigation bar and of the toolbar. Items that
    /// lack room go to one menu, from the bottom up (D-243), and Back stays.
    var partsOfStrip: PartsOfStrip? { Simulation.folds ? partsOnFold : nil }

    private var partsOnFold: PartsOfStrip? {
        guard let strip = stripOfBars else { return nil }
        let ofBar = showsOwnBar ? bar.countAtSide : 0
        let tools = toolsAreHidden ? [] : toolsAtSide
        let room = SideBarButtons.count(in: strip.size.height)
        var count = tools.count
        // One place is for the button of the menu.
        if showsOwnBar, ofBar + count > room { count = max(0, min(count, room - 1 - ofBar)) }
        let height = min(strip.size.height, SideBarButtons.height(of: count))
        let (below, rest) = strip.divided(atDistance: height, from: .maxYEdge)
        return PartsOfStrip(bar: rest, tools: below, countOfTools: count)
    }

    /// The items of the toolbar that can stand at the side.
    private var toolsAtSide: [UIBarButtonItem] {
        stack.last?.toolbarItems?.filter { $0.isShownInBars && $0.isSymbol } ?? []
    }

    /// The items of the toolbar that the menu of the navigation bar has.
    func toolsInMenu(_ parts: PartsOfStrip) -> [UIBarButtonItem] {
        toolsAreHidden || !showsOwnBar ? [] : Array(toolsAtSide.dropFirst(parts.countOfTools))
    }

    /// Whether the navigation bar takes a row above the content: it has a title, or buttons that
    /// cannot stand at the side (D-212, D-237).
    var hasRow: Bool { sideStrip == nil || bar.needsRow }

    /// Whether the toolbar takes a row below the content (D-235).
    var toolsHaveRow: Bool {
        guard sideStrip != nil else { return true }
        return stack.last?.toolbarItems?.contains { $0.isShownInBars && !$0.isSymbol } ?? false
    }
}

/// What the bars of a navigation controller have of a strip at a side.
struct PartsOfStrip: Equatable {
    let bar: CGRect
    let tools: CGRect
    /// The number of the toolbar's buttons that stand there.
    let countOfTools: Int
}

/// The buttons of a navigation bar or a toolbar that stand at a side, from top to bottom, and the
/// menu of those for which there is no room.
@MainActor struct SideBarButtons {
    private(set) var shown: [BarButtonView] = []
    /// The button that opens the menu, made when it is first needed.
    private var more: OverflowItem?

    /// The distance from one button to the next, and the size of each, in points (*unverified*).
    private static let pitch: CGFloat = 52
    private static let side: CGFloat = 44

    static func count(in height: CGFloat) -> Int { max(0, Int(height / pitch)) }
    static func height(of count: Int) -> CGFloat { pitch * CGFloat(count) }

    /// Takes the buttons for which there is room in a strip. Back and the menu always have room.
    ///
    /// - Parameter others: items of another bar for which it has no room.
    mutating func take(
        _ buttons: [BarButtonView], and others: [UIBarButtonItem] = [], in strip: CGRect?
    ) {
        more?.leave()
        guard let strip, !buttons.isEmpty || !others.isEmpty else { return shown = [] }
        Simulation.active.passed(.barsAtSide)
        let room = SideBarButtons.count(in: strip.size.height)
        if buttons.count <= room, others.isEmpty { return shown = buttons }
        let least = buttons.first?.item == nil ? 1 : 0
        let kept = buttons.prefix(max(least, room - 1))
        let more = self.more ?? OverflowItem()
        self.more = more
        more.take(buttons.dropFirst(kept.count).compactMap(\.item) + others)
        shown = kept + (more.items.isEmpty ? [] : [more.viewForBar()])
    }

    /// Puts the buttons one below the other.
    func place(in strip: CGRect, _ set: (BarButtonView, CGRect) -> Void) {
        var y = strip.origin.y
        for button in shown {
            let side = SideBarButtons.side
            button.standsAtSide = true
            set(button, CGRect(x: strip.midX - side / 2, y: y + 4, width: side, height: side))
            y += SideBarButtons.pitch
        }
    }

    /// Whether one of the buttons is at a point, in coordinates in which the bar is at an origin.
    func holds(_ point: CGPoint, from origin: CGPoint = .zero) -> Bool {
        let point = CGPoint(x: point.x - origin.x, y: point.y - origin.y)
        for button in shown where button.storedFrame.holds(point) { return true }
        return false
    }
}

/// The button of a bar at a side for the items that have no room there (D-243).
@MainActor private final class OverflowItem: UIBarButtonItem {
    private(set) var items: [UIBarButtonItem] = []

    func take(_ items: [UIBarButtonItem]) {
        self.items = items
        for item in items { item.overflow = self }
    }

    /// Gives the items back.
    func leave() {
        for item in items where item.overflow === self { item.overflow = nil }
        items = []
    }

    override init() {
        super.init()
        title = "More"
        accessibilityIdentifier = "OverflowBarButton"
    }

    override var isSymbol: Bool { true }

    override func performAction() {
        let actions = items.map { item in
            let action = UIAction(title: item.viewForBar().shownName ?? "") { _ in
                item.performAction()
            }
            if !item.isEnabled { action.attributes = .disabled }
            return action
        }
        MenuPresentation.open(UIMenu(children: actions), from: self)
    }
}
