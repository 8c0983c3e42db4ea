public import Foundation

/// The screen of an app and the content beyond its edges: rectangles and texts that any renderer
/// can draw.
///
/// All rectangles are in the window's coordinates, in points.
public struct Picture: Equatable, Sendable, Encodable {
    /// The device, its orientation, the window, the release, and special conditions.
    public let caption: [String]
    /// The screen of the device. The window may take a part of it.
    public let screen: CGRect
    public let window: CGRect
    /// `nil` while the Dock is hidden.
    public let dock: CGRect?
    /// The part of the window that the keyboard covers; `nil` while it is hidden.
    public let keyboard: CGRect?
    /// The fold of a phone that is half open, with the margins beside it; `nil` elsewhere.
    public let fold: CGRect?
    /// The strip of a phone that folds in which bars stand at a side; `nil` elsewhere.
    public let sideStrip: CGRect?
    /// The buttons and tabs that stand there, from top to bottom.
    public let buttonsAtSide: [Element]
    /// Whether the leading edge is on the right.
    public let isMirrored: Bool
    /// Columns and presentations on screen, back to front; the window itself where the app has no
    /// split view.
    public let columns: [Column]
    /// Exact numbers, and facts that a drawing cannot show.
    public let notes: [Note]

    /// A column of a split view or a presentation, with its contents.
    public struct Column: Equatable, Sendable, Encodable {
        /// The label of the region, such as `primary`.
        public let label: String
        /// The class of its controller; empty for bars that are in no column.
        public let type: String
        /// The view's frame, with its overhang beyond the window.
        public let frame: CGRect
        /// That of the top controller, which is where its content goes.
        public let safeArea: CGRect
        /// Whether sidebars lie over the column, so that a touch on it dismisses them.
        public let isDimmed: Bool
        public let bars: [Bar]
        /// Controls outside of bars, from top to bottom.
        public let rows: [Element]
        /// `nil` except on a popover.
        public var arrow: Arrow?
    }

    /// The arrow from a popover to its anchor.
    public struct Arrow: Equatable, Sendable, Encodable {
        public enum Direction: String, Sendable, Encodable { case up, down, left, right }

        public let direction: Direction
        /// The point of the popover's edge at which the arrow begins.
        public let base: CGPoint
        /// What the popover points at.
        public let anchor: CGRect
    }

    /// A navigation bar.
    public struct Bar: Equatable, Sendable, Encodable {
        public let frame: CGRect
        /// The part of the bar that its buttons are laid out in.
        public let content: CGRect
        public let title: String
        /// From left to right.
        public let buttons: [Element]
    }

    /// A control.
    public struct Element: Equatable, Sendable, Encodable {
        public enum Kind: String, Sendable, Encodable { case back, displayMode, other }

        public let kind: Kind
        public let text: String
        public let frame: CGRect
        /// The product of the control's alpha and those of its superviews; 0 where one is hidden.
        public let alpha: CGFloat
    }

    /// A line of the legend.
    public struct Note: Equatable, Sendable, Encodable {
        /// The symbol before the line.
        public enum Flag: String, Sendable, Encodable {
            case none, offScreenLeft, offScreenRight, invisible
        }

        public let flag: Flag
        public let subject: String
        public let text: String
    }
}

extension Picture.Element {
    /// Whether the control is too transparent to be seen.
    public var isInvisible: Bool { alpha < 0.5 }
}

extension Picture {
    /// The usual distance that a sidebar reaches beyond the window's edge, in points.
    static let overhang: CGFloat = 100
}
