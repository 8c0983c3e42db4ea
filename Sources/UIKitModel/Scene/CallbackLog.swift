/// The calls of an app's callbacks, in order, for a harness that compares them with what has
/// changed.
///
/// The model notes a call where it makes it, whether or not the app implements the method.
@MainActor package final class CallbackLog {
    /// The most notes that are compared. A log keeps one more, and drops later ones.
    private static let capacity = 256

    /// The calls since the last `removeAll`, oldest first.
    package private(set) var notes: [CallbackNote] = []
    /// Whether notes may have been dropped.
    package var hasOverflowed: Bool { notes.count > CallbackLog.capacity }

    package init() {
        notes.reserveCapacity(CallbackLog.capacity)
    }

    package func removeAll() {
        notes.removeAll(keepingCapacity: true)
    }

    /// Replaces another log's notes by these, and leaves none.
    package func moveNotes(to other: CallbackLog) {
        swap(&notes, &other.notes)
        removeAll()
    }

    package func note(
        _ callback: CallbackNote.Callback, of subject: Int, value: Int = 0, context: Int = 0,
        mode: UISplitViewController.DisplayMode = .automatic, isCollapsed: Bool = false
    ) {
        guard !hasOverflowed else { return }
        notes.append(
            CallbackNote(
                callback: callback, mode: mode, isCollapsed: isCollapsed,
                subject: Int32(truncatingIfNeeded: subject),
                value: Int32(truncatingIfNeeded: value),
                context: Int32(truncatingIfNeeded: context)))
    }

    package func contains(
        _ callback: CallbackNote.Callback, of subject: Int, value: Int
    ) -> Bool {
        for note in notes where note.callback == callback {
            if Int(note.subject) == subject, Int(note.value) == value { return true }
        }
        return false
    }
}

/// One call.
package struct CallbackNote {
    package enum Callback: UInt8 {
        // Of a controller. Values are traits, as `UITraitCollection.code` has them.

        /// `willTransition(to:with:)`.
        case traitsWillChange
        /// The implementation of `UIViewController`, which tells the children. Context: the version
        /// of the controller tree.
        case traitsPassedOn
        /// `traitCollectionDidChange(_:)`. Context: the traits that the app is given as the
        /// previous ones.
        case traitsDidChange
        /// The override of a child's traits, which no app implements.
        case traitsOverridden

        // Of a split view's delegate. Context: how often a mode had been asked for.

        /// Value: the mode.
        case willChangeMode
        /// Value: the column.
        case willShowColumn, willHideColumn, didShowColumn, didHideColumn
        case gestureWillBegin, gestureDidEnd
        case topColumnForCollapsing, didCollapse, modeForExpanding, didExpand
        /// Value: 1 where a question about the secondary comes next, else 0. Noted after the
        /// answer.
        case primaryForCollapsing, primaryForExpanding
        case collapseSecondary, separateSecondary

        // Of a navigation controller's delegate. Value: the serial number of the shown controller.
        // Context of `willShow`: how often the navigation controller's appearance has changed.
        case willShow, didShow

        // Of a presentation's delegate. The subject is the presented controller.
        case shouldDismiss, willDismiss, didDismiss, didAttemptToDismiss
    }

    package let callback: Callback
    /// The mode of the split view at the time of a call of its delegate.
    package let mode: UISplitViewController.DisplayMode
    /// Whether it was collapsed then.
    package let isCollapsed: Bool
    /// The serial number of the controller that the call is about.
    package let subject: Int32
    package let value: Int32
    package let context: Int32
}

extension UITraitCollection {
    /// Equal for collections with the same traits only.
    package var code: Int {
        horizontalSizeClass.rawValue + verticalSizeClass.rawValue << 2
            + (layoutDirection.rawValue + 1) << 4 + (userInterfaceIdiom.rawValue + 1) << 6
    }
}
