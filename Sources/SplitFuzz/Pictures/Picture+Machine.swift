import Foundation
@_spi(Simulation) internal import UIKitModel

extension SplitMachine {
    /// The screen as the user sees it now, and the content beyond its edges.
    public var picture: Picture {
        let screen = simulation.screenInWindow
        let columns = pictureColumns + barsOfWindow + presentedColumns
        return Picture(
            caption: caption(screen), screen: screen, window: simulation.window.bounds,
            dock: simulation.scene.dockIsShown ? Picture.dock(on: screen) : nil,
            keyboard: simulation.keyboardFrame.isNull ? nil : simulation.keyboardFrame,
            fold: simulation.foldInWindow, sideStrip: simulation.sideStrip,
            buttonsAtSide: buttonsAtSide,
            isMirrored: simulation.environment.direction == .rightToLeft, columns: columns,
            notes: notes(on: columns))
    }

    private func caption(_ screen: CGRect) -> [String] {
        let scene = simulation.scene
        let size = simulation.window.bounds.size
        var caption = [
            simulation.environment.device.name + (simulation.pose.map { ", \($0.words)" } ?? ""),
            scene.orientation.rawValue + (scene.isTurnedOver ? ", camera at the left" : ""),
            "\(scene.window.text) \(points(size.width)) × \(points(size.height))",
            simulation.release.name,
        ]
        if simulation.environment.direction == .rightToLeft { caption.append("right to left") }
        if scene.dockIsShown { caption.append("Dock") }
        if !simulation.keyboardFrame.isNull { caption.append("keyboard") }
        return caption
    }

    private var pictureColumns: [Picture.Column] {
        guard let split = screen.split, !screen.columns.isEmpty else {
            // A full-screen presentation takes the view away.
            guard let root = simulation.window.rootViewController,
                root.viewIfLoaded?.window != nil
            else { return [] }
            return [Picture.Column(Region.window.label, of: root, top: root)].compactMap(\.self)
        }
        return screen.columns.compactMap { shown in
            Picture.Column(
                shown.column.label, of: shown.controller, top: shown.top,
                isDimmed: shown.isDimmed, button: split.displayModeButton)
        }
    }

    /// What stands in bars at a side, where nothing but the dimming of a presentation covers it.
    private var buttonsAtSide: [Picture.Element] {
        guard simulation.sideStrip != nil else { return [] }
        let presented = simulation.activePresentations.compactMap { presentation in
            presentation.controllerOnScreen?.viewIfLoaded?.frameInWindow
        }
        var found: [Picture.Element] = []
        simulation.window.forEachView { view in
            guard let control = view as? UIControl, control.isAtSide,
                let center = control.shownCenter,
                control.uncoveredPoint != nil
                    || !presented.isEmpty && !presented.contains(where: { $0.contains(center) })
            else { return }
            found.append(
                Picture.Element(control, displayMode: screen.split?.displayModeButton))
        }
        return found.sorted { $0.frame.minY < $1.frame.minY }
    }

    /// The bars and controls of the root that are not in the split view, such as the tabs of a tab
    /// bar controller that contains it.
    private var barsOfWindow: [Picture.Column] {
        guard !screen.columns.isEmpty, let split = screen.split?.viewIfLoaded,
            let root = simulation.window.rootViewController?.viewIfLoaded, root.window != nil,
            split.isDescendant(of: root), split !== root
        else { return [] }
        var found = Picture.Contents(displayMode: nil)
        root.forEachView { view in
            if !view.isDescendant(of: split) { found.add(view) }
        }
        let frames = found.bars.map(\.frame) + found.rows.map(\.frame)
        guard let first = frames.first else { return [] }
        var frame = frames.reduce(first) { $0.union($1) }
        // A bar of tabs goes on below them, to the edge of the window.
        root.forEachView { view in
            guard view is UITabBar, !view.isDescendant(of: split) else { return }
            let bar = view.frameInWindow
            if bar.intersects(frame) { frame = frame.union(bar) }
        }
        return [
            Picture.Column(Region.window.label, "", frame, content: frame, contents: found)
        ]
    }

    /// Presentations, which lie over everything else.
    private var presentedColumns: [Picture.Column] {
        simulation.activePresentations.compactMap { presentation in
            guard let shown = presentation.controllerOnScreen, let view = shown.viewIfLoaded,
                view.window != nil,
                // The columns of a presented split view are drawn already.
                screen.columns.isEmpty || screen.split?.view.isDescendant(of: view) != true
            else { return nil }
            var column = Picture.Column(
                Region(presentation).label, of: shown, top: shown.topInFront)
            if let popover = presentation as? UIPopoverPresentationController,
                let frame = column?.frame
            {
                column?.arrow = Picture.Arrow(of: popover, at: frame)
            }
            return column
        }
    }
}

extension Picture.Arrow {
    /// The arrow at the middle of the anchor, limited to the popover's edge.
    @MainActor fileprivate init?(of popover: UIPopoverPresentationController, at frame: CGRect) {
        guard popover.anchorView?.window != nil, let anchor = popover.currentAnchor else {
            return nil
        }
        let x = min(max(anchor.midX, frame.minX), frame.maxX)
        let y = min(max(anchor.midY, frame.minY), frame.maxY)
        switch popover.arrowDirection {
        case .up: (direction, base) = (.up, CGPoint(x: x, y: frame.minY))
        case .down: (direction, base) = (.down, CGPoint(x: x, y: frame.maxY))
        case .left: (direction, base) = (.left, CGPoint(x: frame.minX, y: y))
        case .right: (direction, base) = (.right, CGPoint(x: frame.maxX, y: y))
        default: return nil
        }
        self.anchor = anchor
    }
}

extension Simulation {
    /// The screen in the window's coordinates. The window is at the leading edge of the screen, or
    /// at its side; a Slide Over window floats at the trailing edge, and a free one in the middle.
    fileprivate var screenInWindow: CGRect {
        let size = environment.device.screen(around: scene)
        let window = window.bounds.size
        let rest = size.height - window.height
        if scene.window == .belowVideo {
            return CGRect(x: 0, y: -rest, width: size.width, height: size.height)
        }
        let margin = rest / 2
        let isAtLeft = (environment.direction == .rightToLeft) == (margin > 0)
        var x = isAtLeft ? -margin : window.width + margin - size.width
        switch scene.window {
        case .share, .belowVideo: break
        case .free: x = (window.width - size.width) / 2
        case .side(let side): x = side == .left ? 0 : window.width - size.width
        }
        return CGRect(x: x, y: -margin, width: size.width, height: size.height)
    }
}

extension Picture {
    /// The frame in which the Dock is drawn. The model has no size for the Dock.
    fileprivate static func dock(on screen: CGRect) -> CGRect {
        let width = min(screen.width, screen.height) * 0.6
        return CGRect(x: screen.midX - width / 2, y: screen.maxY - 90, width: width, height: 90)
    }
}

extension Picture.Column {
    /// Reads a column from its controller's view; `nil` where the view is not loaded, since reading
    /// must not load it.
    @MainActor fileprivate init?(
        _ label: String, of controller: UIViewController, top: UIViewController,
        isDimmed: Bool = false, button: UIView? = nil
    ) {
        guard let view = controller.viewIfLoaded else { return nil }
        var found = Picture.Contents(displayMode: button)
        view.forEachView { found.add($0) }
        self.init(
            label, typeName(controller), view.frameInWindow,
            content: top.contentInWindow ?? controller.contentInWindow ?? view.frameInWindow,
            isDimmed: isDimmed, contents: found)
    }

    @MainActor fileprivate init(
        _ label: String, _ type: String, _ frame: CGRect, content: CGRect, isDimmed: Bool = false,
        contents: Picture.Contents
    ) {
        self.label = label
        self.type = type
        self.frame = frame
        safeArea = content
        self.isDimmed = isDimmed
        self.bars = contents.bars
        self.rows = Picture.Element.uncovered(contents.rows)
            .sorted { ($0.frame.minY, $0.frame.minX) < ($1.frame.minY, $1.frame.minX) }
    }
}

extension Picture {
    /// The bars and the other controls of some views. The buttons of a toolbar on screen count as
    /// controls.
    @MainActor fileprivate struct Contents {
        let displayMode: UIView?
        private(set) var bars: [Picture.Bar] = []
        private var controls: [(element: Picture.Element, isScrolled: Bool)] = []

        /// Without what has been scrolled under a bar, or under the status bar above it.
        var rows: [Picture.Element] {
            controls.filter { control in
                !control.isScrolled || !bars.contains { $0.reachesOver(control.element.middle) }
            }.map(\.element)
        }

        init(displayMode: UIView?) { self.displayMode = displayMode }

        mutating func add(_ view: UIView) {
            if let bar = view as? UINavigationBar {
                if bar.effectiveAlpha > 0 {
                    bars.append(Picture.Bar(bar, displayMode: displayMode))
                }
            } else if let control = view as? UIControl {
                if control.isAtSide { return }
                if UINavigationBar.isBarButton(control) {
                    guard let tools = control.superview as? UIToolbar, tools.effectiveAlpha > 0
                    else { return }
                }
                let element = Picture.Element(control, displayMode: displayMode)
                let isScrolled = control.isInScrollView
                if element.frame.isEmpty, isScrolled || !control.bounds.isEmpty { return }
                controls.append((element, isScrolled))
            }
        }
    }
}

extension UIViewController {
    /// The safe area of the view in the window's coordinates; `nil` outside of a window.
    fileprivate var contentInWindow: CGRect? {
        guard let view = viewIfLoaded, view.window != nil else { return nil }
        return view.convert(view.bounds.inset(by: view.safeAreaInsets), to: nil)
    }
}

extension Picture.Bar {
    fileprivate func reachesOver(_ point: CGPoint) -> Bool {
        point.x >= frame.minX && point.x < frame.maxX && point.y < frame.maxY
    }

    @MainActor fileprivate init(_ bar: UINavigationBar, displayMode: UIView?) {
        frame = bar.frameInWindow
        content = bar.convert(bar.bounds.inset(by: bar.rowInsets), to: nil)
        title = bar.topItem?.title ?? ""
        buttons = bar.subviews
            .compactMap { UINavigationBar.isBarButton($0) ? $0 as? UIControl : nil }
            .filter { !$0.isAtSide }
            .map { Picture.Element($0, displayMode: displayMode) }
            .sorted { $0.frame.minX < $1.frame.minX }
    }
}

extension Picture.Element {
    /// Leaves out controls that a later control covers, such as rows that a push moves away.
    fileprivate static func uncovered(_ elements: [Picture.Element]) -> [Picture.Element] {
        elements.enumerated().filter { index, element in
            !elements[(index + 1)...].contains {
                !$0.isInvisible && $0.frame.contains(element.middle)
            }
        }.map(\.element)
    }

    @MainActor fileprivate init(_ control: UIControl, displayMode: UIView?) {
        let identifier = control.accessibilityIdentifier
        if control === displayMode {
            kind = .displayMode
        } else {
            kind = identifier == "BackButton" ? .back : .other
        }
        text = control.shownTitle ?? identifier ?? "control"
        // What has been scrolled out of sight, and what a container clips, is cut off.
        frame = control.partInSight(of: control.frameInWindow)
        alpha = control.effectiveAlpha
    }

    fileprivate var middle: CGPoint { CGPoint(x: frame.midX, y: frame.midY) }
}

extension Pose {
    fileprivate var words: String { self == .halfOpen ? "half open" : rawValue }
}

extension SceneWindow {
    fileprivate var text: String {
        switch self {
        case .share(.full): "full screen"
        case .share(let share): share.rawValue
        case .free: "window"
        case .side(let side): "\(side.rawValue) half"
        case .belowVideo: "below a video"
        }
    }
}
