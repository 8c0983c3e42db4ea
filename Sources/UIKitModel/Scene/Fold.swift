package import Foundation

/// How far a phone that folds is open. Case files contain the raw values.
@_spi(Simulation) public enum Pose: String, CaseIterable, Sendable {
    case closed
    case halfOpen = "half-open"
    case open
}

/// A phone that folds: the windows that its displays give to an app, in points.
///
/// Developers measured the numbers in a simulator, with apps that were built with the SDK of iOS
/// 27.1. Keyboards were measured on the portrait outer and the landscape inner display alone.
struct Fold: Sendable {
    /// A window that fills a display in one orientation.
    struct Display: Sendable {
        let size: CGSize
        let insets: UIEdgeInsets
        let horizontal: UIUserInterfaceSizeClass
        let vertical: UIUserInterfaceSizeClass
        /// The height of the keyboard at its bottom.
        let keyboard: CGFloat
        /// Where bars stand at a side; `nil` where all bars are horizontal (D-232).
        let sideBars: SideBars?
    }

    /// The strip at an edge of a window in which bars stand, as wide as the status bar there.
    struct SideBars: Sendable {
        let isAtLeft: Bool
        /// Where the status bar ends, below which there is room for bars (D-218, D-289).
        let top: CGFloat

        static let width: CGFloat = 84
    }

    /// The display of a closed phone.
    let outer: (portrait: Display, landscape: Display)
    /// The outer display on its side, with the camera at the left.
    let turnedOver: Display
    /// The display of a phone that is open or half open.
    let inner: (portrait: Display, landscape: Display)
    /// The halves of the inner display in landscape, for two apps side by side.
    let halves: (left: Display, right: Display)
    /// Where the fold crosses the longer side of the inner display, from its beginning to its end
    /// (D-220, D-221).
    let crossing: ClosedRange<CGFloat>
    /// Where a horizontal navigation bar ends at the top of its view, below which its content is
    /// (D-212, D-213).
    let barEnd: CGFloat
    /// The height of bars at the bottom, without what the device covers (D-214).
    let bottomBar: CGFloat

    /// What a scene has on the phone.
    func display(of scene: SceneState) -> Display {
        if scene.pose == .closed {
            if scene.isTurnedOver { return turnedOver }
            return scene.orientation == .portrait ? outer.portrait : outer.landscape
        }
        switch scene.window {
        case .side(.left): return halves.left
        case .side(.right): return halves.right
        case .share, .free:
            return scene.orientation == .portrait ? inner.portrait : inner.landscape
        }
    }

    /// The size of the display in the present pose and orientation.
    func screen(around scene: SceneState) -> CGSize {
        var whole = scene
        whole.window = .share(.full)
        return display(of: whole).size
    }

    /// The iPhone Duo.
    static let duo: Fold = {
        func display(
            _ width: CGFloat, _ height: CGFloat, _ horizontal: UIUserInterfaceSizeClass,
            _ vertical: UIUserInterfaceSizeClass, top: CGFloat = 0, left: CGFloat = 0,
            keyboard: CGFloat, bars: SideBars?
        ) -> Display {
            let right = bars?.isAtLeft == false ? SideBars.width : 0
            return Display(
                size: CGSize(width: width, height: height),
                insets: UIEdgeInsets(top: top, left: left, bottom: 34, right: right),
                horizontal: horizontal, vertical: vertical, keyboard: keyboard, sideBars: bars)
        }
        func atRight(below top: CGFloat) -> SideBars { SideBars(isAtLeft: false, top: top) }
        return Fold(
            outer: (
                // D-201, D-205, D-284.
                portrait: display(
                    466, 678, .compact, .regular, keyboard: 245, bars: atRight(below: 170)),
                // D-206.
                landscape: display(
                    678, 466, .compact, .compact, keyboard: 209, bars: atRight(below: 82))
            ),
            turnedOver: display(
                678, 466, .compact, .compact, left: SideBars.width, keyboard: 209,
                bars: SideBars(isAtLeft: true, top: 82)),
            inner: (
                // D-208.
                portrait: display(669, 951, .regular, .regular, top: 82, keyboard: 264, bars: nil),
                // D-207, D-284.
                landscape: display(
                    951, 669, .regular, .regular, keyboard: 264, bars: atRight(below: 120))
            ),
            halves: (
                // D-209 to D-211.
                left: display(
                    469, 669, .compact, .regular, keyboard: 264,
                    bars: SideBars(isAtLeft: true, top: 0)),
                right: display(
                    469, 669, .compact, .regular, keyboard: 264, bars: atRight(below: 120))
            ),
            crossing: 455.5...495.5, barEnd: 82, bottomBar: 48)
    }()
}

extension Simulation {
    /// How far the phone is open; `nil` on a device that does not fold.
    public var pose: Pose? { environment.device.fold == nil ? nil : scene.pose }

    /// The strip in which bars stand at a side, below the status bar and above what the device
    /// covers at the bottom, in the window's coordinates; `nil` where all bars are horizontal.
    package var sideStrip: CGRect? {
        guard environment.device.folds, let fold = environment.device.fold else { return nil }
        let display = fold.display(of: scene)
        guard let bars = display.sideBars else { return nil }
        let (size, width) = (display.size, Fold.SideBars.width)
        return CGRect(
            x: bars.isAtLeft ? 0 : size.width - width, y: bars.top, width: width,
            height: size.height - bars.top - display.insets.bottom)
    }

    /// The part of the window on one side of an active fold; all of it where no fold is within.
    ///
    /// - Parameter isBefore: whether the part at the left of the fold, or above it, is meant.
    package func part(of bounds: CGRect, beforeFold isBefore: Bool) -> CGRect {
        guard let fold = foldInWindow else { return bounds }
        var part = bounds
        if fold.isUpright {
            part.size.width = isBefore ? fold.origin.x : bounds.size.width - fold.right
            if !isBefore { part.origin.x = fold.right }
        } else {
            part.size.height = isBefore ? fold.origin.y : bounds.size.height - fold.bottom
            if !isBefore { part.origin.y = fold.bottom }
        }
        return part
    }

    /// The parts of the window beside an active fold; all of the window without one.
    package var partsBesideFold: [CGRect] {
        let bounds = window.bounds
        if foldInWindow == nil { return [bounds] }
        return [true, false].map { part(of: bounds, beforeFold: $0) }
    }

    /// The fold in the window's coordinates, while the phone is half open and its views have
    /// learnt of that; `nil` at other times. It has margins on either side (D-220).
    package var foldInWindow: CGRect? {
        // In half of the display it is a sliver at an edge, which divides nothing (D-222).
        guard scene.foldIsActive, scene.window.isFullScreen, let fold = environment.device.fold
        else { return nil }
        let (size, crossing) = (fold.display(of: scene).size, fold.crossing)
        let length = crossing.upperBound - crossing.lowerBound
        return scene.orientation == .landscape
            ? CGRect(x: crossing.lowerBound, y: 0, width: length, height: size.height)
            : CGRect(x: 0, y: crossing.lowerBound, width: size.width, height: length)
    }
}

extension CGRect {
    /// Of a fold: whether it stands upright between two parts of a window, as in a book.
    package var isUpright: Bool { origin.x > 0 }

    var middle: CGPoint { CGPoint(x: origin.x + size.width / 2, y: origin.y + size.height / 2) }
}
