package import Foundation

/// How far a phone that folds is open. Case files contain the raw values.
@_spi(Simulation) public enum Pose: String, CaseIterable, Sendable {
    case closed
    case halfOpen = "half-open"
    case open
}

/// A phone that folds: the windows that its displays give to an app, in points.
///
/// Developers measured the numbers in a simulator. They depend on the SDK that the app was built
/// with (D-225 to D-228). Keyboards were measured on the portrait outer and the landscape inner
/// display alone. A class, so that a `Device` stays cheap to copy.
final class Fold: Sendable {
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
    /// The halves and the fold; `nil` for older SDKs, of whose windows the size alone is known.
    let sharing: Sharing?
    /// Where a horizontal navigation bar ends at the top of its view, below which its content is
    /// (D-212, D-213, D-225); `nil` where its height is that on other phones.
    let barEnd: CGFloat?
    /// The height of bars at the bottom, without what the device covers (D-214, D-225); `nil`
    /// where it is that on other phones.
    let bottomBar: CGFloat?

    init(
        outer: (portrait: Display, landscape: Display), turnedOver: Display,
        inner: (portrait: Display, landscape: Display), sharing: Sharing? = nil,
        barEnd: CGFloat? = nil, bottomBar: CGFloat? = nil
    ) {
        (self.outer, self.turnedOver, self.inner) = (outer, turnedOver, inner)
        (self.sharing, self.barEnd, self.bottomBar) = (sharing, barEnd, bottomBar)
    }

    /// Whether the app has one upright window in every pose (D-225).
    var isOneWindow: Bool { outer.portrait.size == inner.landscape.size }

    struct Sharing: Sendable {
        /// The halves of the inner display in landscape, for two apps side by side.
        let halves: (left: Display, right: Display)
        /// Where the fold crosses the longer side of the inner display, from its beginning to its
        /// end (D-220, D-221).
        let crossing: ClosedRange<CGFloat>
        /// The height of a video on top where nothing else decides (D-261; *unverified*).
        static let video: CGFloat = 180
    }

    /// What a scene has on the phone.
    func display(of scene: SceneState) -> Display {
        if scene.pose == .closed {
            if scene.isTurnedOver { return turnedOver }
            return scene.orientation == .portrait ? outer.portrait : outer.landscape
        }
        let whole = scene.orientation == .portrait ? inner.portrait : inner.landscape
        guard let sharing else { return whole }
        switch scene.window {
        case .side(.left): return sharing.halves.left
        case .side(.right): return sharing.halves.right
        case .belowVideo:
            // Half open like a laptop, the video has the upper half (D-261).
            let isLaptop = scene.pose == .halfOpen && scene.orientation == .portrait
            return whole.below(isLaptop ? sharing.crossing.upperBound : Sharing.video)
        case .share, .free: return whole
        }
    }

    /// The size of the display, or of its part for apps of an older SDK, in the present pose and
    /// orientation.
    func screen(around scene: SceneState) -> CGSize {
        var whole = scene
        whole.window = .share(.full)
        return display(of: whole).size
    }
}

extension Fold.Display {
    /// What a video of a height leaves, without the insets of the display's top (*unverified*).
    fileprivate func below(_ video: CGFloat) -> Fold.Display {
        Fold.Display(
            size: CGSize(width: size.width, height: size.height - video),
            insets: UIEdgeInsets(
                top: 0, left: insets.left, bottom: insets.bottom, right: insets.right),
            horizontal: horizontal, vertical: vertical, keyboard: keyboard,
            sideBars: sideBars.map {
                Fold.SideBars(isAtLeft: $0.isAtLeft, top: max(0, $0.top - video))
            })
    }
}

/// The iPhone Duo, by the SDK that the app was built with.
extension Fold {
    /// The windows of an app that was built with the SDK of a release.
    static func duo(sdk: Double) -> Fold {
        sdk >= 27.1 ? ofSDK27Point1 : sdk >= 27 ? ofSDK27 : ofSDK26
    }

    private static func display(
        _ width: CGFloat, _ height: CGFloat, _ horizontal: UIUserInterfaceSizeClass = .regular,
        _ vertical: UIUserInterfaceSizeClass = .regular, top: CGFloat = 0, left: CGFloat = 0,
        keyboard: CGFloat = 264, bars: SideBars? = nil
    ) -> Display {
        let right = bars?.isAtLeft == false ? SideBars.width : 0
        return Display(
            size: CGSize(width: width, height: height),
            insets: UIEdgeInsets(top: top, left: left, bottom: 34, right: right),
            horizontal: horizontal, vertical: vertical, keyboard: keyboard, sideBars: bars)
    }

    private static let ofSDK27Point1: Fold = {
        func atRight(below top: CGFloat) -> SideBars { SideBars(isAtLeft: false, top: top) }
        return Fold(
            outer: (
                // D-201, D-205, D-284.
                portrait: display(
                    466, 678, .compact, keyboard: 245, bars: atRight(below: 170)),
                // D-206.
                landscape: display(
                    678, 466, .compact, .compact, keyboard: 209, bars: atRight(below: 82))
            ),
            turnedOver: display(
                678, 466, .compact, .compact, left: SideBars.width, keyboard: 209,
                bars: SideBars(isAtLeft: true, top: 82)),
            // D-207, D-208, D-284.
            inner: (
                portrait: display(669, 951, top: 82),
                landscape: display(951, 669, bars: atRight(below: 120))
            ),
            sharing: Sharing(
                // D-209 to D-211.
                halves: (
                    left: display(469, 669, .compact, bars: SideBars(isAtLeft: true, top: 0)),
                    right: display(469, 669, .compact, bars: atRight(below: 120))
                ),
                crossing: 455.5...495.5),
            barEnd: 82, bottomBar: 48)
    }()

    /// 80 points beside the status bar are black (D-227), and what else the device covers is at the
    /// bottom (*unverified*).
    private static let ofSDK27: Fold = {
        let landscape = display(678, 386, .compact, .compact, keyboard: 209)
        return Fold(
            outer: (display(386, 678, .compact, keyboard: 245), landscape), turnedOver: landscape,
            inner: (display(669, 871), display(871, 669)))
    }()

    /// One window in every pose, with black around it (D-225).
    private static let ofSDK26: Fold = {
        let window = display(375, 667, .compact, top: 20)
        return Fold(
            outer: (window, window), turnedOver: window, inner: (window, window), barEnd: 64,
            bottomBar: 48)
    }()
}

extension Simulation {
    /// How far the phone is open; `nil` on a device that does not fold.
    public var pose: Pose? { environment.device.fold == nil ? nil : scene.pose }

    /// The strip in which bars stand at a side, below the status bar and above what the device
    /// covers at the bottom, in the window's coordinates; `nil` where all bars are horizontal.
    package var sideStrip: CGRect? {
        guard let fold = environment.device.fold else { return nil }
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
        guard scene.foldIsActive, let fold = environment.device.fold, let sharing = fold.sharing
        else { return nil }
        let isUpright = scene.orientation == .landscape
        // In half of the display it is a sliver at an edge, which divides nothing (D-222). A video
        // ends at a fold that lies across.
        guard scene.window.isAlone, isUpright || scene.window != .belowVideo else { return nil }
        let (size, crossing) = (fold.display(of: scene).size, sharing.crossing)
        let length = crossing.upperBound - crossing.lowerBound
        return isUpright
            ? CGRect(x: crossing.lowerBound, y: 0, width: length, height: size.height)
            : CGRect(x: 0, y: crossing.lowerBound, width: size.width, height: length)
    }
}

extension CGRect {
    /// Of a fold: whether it stands upright between two parts of a window, as in a book.
    package var isUpright: Bool { origin.x > 0 }

    var middle: CGPoint { CGPoint(x: origin.x + size.width / 2, y: origin.y + size.height / 2) }
}
