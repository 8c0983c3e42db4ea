public import Foundation

/// What an app's user sees, and what lies beyond the edges: rectangles and words, for any renderer
/// to draw.
///
/// All rectangles are in the window's coordinates, in points.
public struct Picture: Equatable, Sendable {
    /// The device, how it is held, the window, the release: from the general to the particular.
    public let caption: [String]
    /// The device's screen, of which the window may take a part.
    public let screen: CGRect
    public let window: CGRect
    /// `nil` while the Dock is hidden.
    public let dock: CGRect?
    /// What the keyboard covers of the window, `nil` while it is down.
    public let keyboard: CGRect?
    /// Leading is on the right.
    public let isMirrored: Bool
    /// What is on screen, back to front; the window itself where the app has no split view.
    public let columns: [Column]
    /// Exact numbers, and what cannot be seen.
    public let notes: [Note]

    /// A column of a split view, with what it holds.
    public struct Column: Equatable, Sendable {
        /// Such as `primary`.
        public let word: String
        /// The view's frame, with its overhang beyond the window.
        public let frame: CGRect
        /// The safe area of the controller on top: where its content goes.
        public let content: CGRect
        /// A touch on it dismisses the sidebars.
        public let isDimmed: Bool
        public let bars: [Bar]
        /// Controls outside of bars, from top to bottom.
        public let rows: [Element]
        /// A popover's, `nil` where there is none.
        public var arrow: Arrow?
    }

    /// What ties a popover to its anchor.
    public struct Arrow: Equatable, Sendable {
        public enum Direction: Equatable, Sendable { case up, down, left, right }

        public let direction: Direction
        /// Where it leaves the popover's edge.
        public let base: CGPoint
    }

    /// A navigation bar.
    public struct Bar: Equatable, Sendable {
        public let frame: CGRect
        /// The part of the bar that its buttons are laid out in.
        public let content: CGRect
        public let title: String
        /// From left to right.
        public let buttons: [Element]
    }

    /// A control.
    public struct Element: Equatable, Sendable {
        public enum Kind: Equatable, Sendable { case back, displayMode, other }

        public let kind: Kind
        public let text: String
        public let frame: CGRect
        /// 0 where a finger would find nothing to see.
        public let alpha: CGFloat
    }

    /// A line of the legend.
    public struct Note: Equatable, Sendable {
        /// What it tells of, and how that is marked in the drawing.
        public enum Flag: Equatable, Sendable {
            case none, offScreenLeft, offScreenRight, invisible
        }

        public let flag: Flag
        public let subject: String
        public let text: String
    }
}

extension Picture.Element {
    /// Too transparent to be seen.
    public var isInvisible: Bool { alpha < 0.5 }
}

extension Picture {
    /// How far the sidebars stick out of the window, where they do.
    static let overhang: CGFloat = 100
}
