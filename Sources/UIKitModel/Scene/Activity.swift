/// Counts of what an app has asked for and done. A harness compares those before and after an
/// action.
package struct Activity: Equatable {
    /// How many actions of controls and bar items have run.
    package var actionsRun = 0
    /// How often the stack of a navigation controller has changed, except by a swipe back.
    package var stackChanges = 0
    /// How often work that the app had left for later has changed the tree of controllers: blocks,
    /// timers, tasks, and changes of a stack that waited for others.
    package var belatedChanges = 0
    /// How often a controller was asked to present another.
    package var presentationRequests = 0
    /// How many presentations have begun.
    package var presentationsBegun = 0
    /// How many dismissals have begun, and how many have ended and run what waits for their end.
    package var dismissalsBegun = 0
    package var dismissalsEnded = 0
    /// How often a responder has become first responder, or ceased to be it.
    package var responderChanges = 0
    /// How often an expanded or collapsed split view was asked to show a detail, and an expanded
    /// one to have another secondary.
    package var detailRequests = 0
    /// How often the app has asked for another width of a sidebar.
    package var widthRequests = 0
    /// How often an expanded split view has changed its display mode.
    package var modeChanges = 0
    /// How often the app has asked to show or to hide a column of an expanded split view.
    package var columnRequests = 0
    /// How often a delegate has named another display mode for an expand than the proposed one.
    package var modesOfDelegate = 0
    /// How much work of queues, timers and tasks has run.
    package var workRun = 0
    /// How often the app has selected a tab or replaced the tabs.
    package var tabRequests = 0
    /// The serial number of the latest detail; -1 before the first.
    package var requestedDetail = -1

    package init() {}
}
