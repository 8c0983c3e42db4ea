package import Foundation
package import Journal

/// What is read of an app after an action. Controllers are serial numbers; -1 is none.
package struct Observation: Sendable {
    /// The split views of the window's controllers that have been laid out.
    package var splits: [Split] = []
    /// The outermost one, if it is in the window; else one without a number.
    package var split = Split()
    /// From the one nearest to the root.
    package var presentations: [Presentation] = []
    /// Whether the view of the controller in front is in the window.
    package var frontIsOnScreen = true
    /// The newest controller.
    package var newest = -1
    /// How many messages UIKit has logged.
    package var messages = 0
    /// Changes with each change of the controller tree.
    package var tree = 0
    package var window = Window()
    package var input = Input()
    /// Whether the detail that was asked for last is on screen.
    package var showsDetail = true
    /// Of those that `ExpectedStacks` asks for, and that are in the window's tree.
    package var stacks: [Stack] = []
    package var topColumn: TopColumn?
    /// For each column that was set: whether it has that controller.
    package var columns: [Bool] = []

    /// Of the tab bar controller at the root: itself, the selected page and all pages.
    package var tabs = Tabs()

    package init() {}

    package struct Tabs: Sendable {
        package var id = -1
        package var selected = -1
        package var pages: [Int] = []

        package init() {}
    }

    package struct Window: Equatable, Sendable {
        /// In points.
        package var size = CGSize.zero
        /// A number that is equal for equal traits only.
        package var traits = -1
        package var isPortrait = false
        /// Whether it fills the screen.
        package var isFull = true
        /// Whether the view of its root is in it, and no presentation has taken that away.
        package var hasRoot = true
        package var isPad = true
        /// Its size classes; `nil` where there is none.
        package var isCompactWide: Bool?
        package var isCompactHigh: Bool?
        /// Whether sheets stay sheets in compact width, as they do since iOS 13 (B-076).
        package var keepsSheets = true
        /// Whether split views come back from the background in the mode of before, which is a
        /// doubt; false after other actions.
        package var keepsModes = false
    }

    package struct Split: Equatable, Sendable {
        package var id = -1
        package var style = SplitStyle.doubleColumn
        /// Whether it is in the window, and not in another tab or below a page over all of it.
        package var isInWindow = true
        /// Whether an app's class may answer for the properties.
        package var isSubclass = false
        /// Whether its own width class is compact; `nil` where it has none.
        package var isCompact: Bool?
        package var isCollapsed = false
        package var arrangement = Arrangement(.automatic, .automatic)
        package var preferredMode = DisplayMode.automatic
        package var preferredBehavior = SplitBehavior.automatic
        package var presentsWithGesture = true
        package var buttonVisibility = ButtonVisibility.automatic
        package var wantsDoubleArrow = false
        /// Whether the app has put the display-mode button into a bar itself.
        package var hasOwnButton = false
        /// Whether a part of the button is on screen.
        package var showsButton = false
        package var showsDoubleArrow = false
        /// In points.
        package var size = CGSize.zero
        /// Whether the automatic mode goes by the room (D-002, D-006) or by the view's shape
        /// (D-049); `nil` where no source tells.
        package var goesByRoom: Bool? = false
        /// A number that is equal for equal widths that the app prefers for columns.
        package var widths = 0
        /// Whether the app has set a controller for each sidebar.
        package var hasSidebars = true
        /// Whether it has appeared, and nothing takes it away; and how often that has changed.
        package var isFullyShown = false
        package var appearanceChanges = 0
        /// The children for the sidebars of an expanded split view with columns, and those of its
        /// columns that lie inside: one bit for each. A hidden sidebar rests beyond the edge.
        package var primary = -1
        package var supplementary = -1
        package var inside = 0

        func hasInside(_ column: SplitColumn) -> Bool { inside & 1 << column.rawValue != 0 }

        package init() {}
    }

    /// A navigation stack, from its root.
    package struct Stack: Equatable, Sendable {
        package let navigation: Int
        package let pages: [Int]

        package init(_ navigation: Int, _ pages: [Int]) {
            self.navigation = navigation
            self.pages = pages
        }
    }

    /// The column on top of a collapsed split view that stacks its columns.
    package struct TopColumn: Equatable, Sendable {
        package let split: Int
        package let column: SplitColumn
        /// Whether the app has set a controller for the column that is asked for.
        package let isSet: Bool

        package init(_ split: Int, _ column: SplitColumn, isSet: Bool) {
            self.split = split
            self.column = column
            self.isSet = isSet
        }
    }

    package struct Presentation: Equatable, Sendable {
        package var id = -1
        package var presenter = -1
        /// The style on screen.
        package var style = PresentationStyle.fullScreen
        /// The style that the presented controller now asks for.
        package var asked = PresentationStyle.fullScreen
        /// Whether a delegate may choose the style, and whether the system does, as for a menu.
        package var hasDelegate = false
        package var isPlacedBySystem = false
        /// Whether it covers another controller's view, and comes and goes with that (B-181).
        package var isInContext = false

        package init() {}
    }

    package struct Input: Hashable, Sendable {
        /// The text field that is first responder.
        package var field = -1
        package var fieldIsInWindow = false
        /// Whether another field is edited, too.
        package var hasOtherField = false
        package var keyboard = Keyboard.down
    }

    /// The keyboard may be up for the app that shares the screen.
    package enum Keyboard: Int, Sendable {
        case down, up, upForOther
    }
}
