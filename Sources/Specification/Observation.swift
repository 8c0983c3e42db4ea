package import Foundation

/// What is read of an app after an action. Controllers are serial numbers; -1 is none.
package struct Observation: Sendable {
    /// The split views that are in the window and have been laid out.
    package var splits: [Split] = []
    /// From the one nearest to the root.
    package var presentations: [Presentation] = []
    /// Whether the controller in front has its view in the window.
    package var frontIsOnScreen = true
    /// How many messages UIKit has logged.
    package var messages = 0
    package var window = Window()
    package var input = Input()
    /// Whether the detail that was asked for last is on screen, in a column or presented.
    package var showsDetail = true

    package init() {}

    package struct Window: Equatable, Sendable {
        /// In points.
        package var size = CGSize.zero
        /// Whether it fills the screen.
        package var isFull = true
        package var isPad = true

        package init() {}
    }

    package struct Split: Equatable, Sendable {
        package var id = -1
        package var style = SplitStyle.doubleColumn
        /// Its own width class; `nil` where it has none.
        package var isCompact: Bool?
        package var isCollapsed = false
        package var arrangement = Arrangement(.automatic, .automatic)
        /// Whether an app's class may answer for its properties.
        package var isSubclass = false
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
        package var automaticMode = AutomaticMode.byShape
        /// Whether the app has set a controller for the primary and, with three columns, for the
        /// supplementary.
        package var hasSidebars = true

        package init() {}
    }

    /// What the automatic mode goes by: the view's shape (D-049), or the room (D-002, D-006).
    package enum AutomaticMode: Sendable {
        case byShape, byRoom
        /// No source says which.
        case byEither
    }

    package struct Presentation: Equatable, Sendable {
        package var id = -1
        package var presenter = -1
        /// Whether it is presented as a popover, which may adapt.
        package var isPopover = false
        /// Whether it covers another controller's view, and comes and goes with that (B-181).
        package var isInContext = false

        package init() {}
    }

    package struct Input: Equatable, Sendable {
        /// The text field that is first responder.
        package var field = -1
        package var fieldIsInWindow = false
        /// Whether another field is edited, too.
        package var hasOtherField = false
        package var keyboard = Keyboard.down

        package init() {}
    }

    package enum Keyboard: Sendable {
        case down
        /// It is up for this app, or for the other one that shares the screen.
        case up, upForOther
    }
}
