internal import Journal
internal import Specification
internal import StatefulTesting
@_spi(Simulation) internal import UIKitModel

@MainActor extension Invariant<SplitMachine> {
    /// What the user has opened, and nobody has closed, survives collapsing, expanding, and
    /// returning to the first hierarchy: it is on top, in a column, or below. An app that
    /// declares `keepsPageOnTop` also shows it on top. `OpenedPages` and `PagesOnTop` define the
    /// comparisons. An app that takes the user elsewhere while the system acts, as by a pop in
    /// `viewWillTransition`, loses the place; one that does so later, of its own accord, does not.
    ///
    /// A turn or a resize that keeps the size classes does not end typing: a field that stays on
    /// screen stays the first responder, unless somebody ends that, or moves pages. This is advice
    /// of our own. What opens or closes a phone is not judged (D-285).
    static var placeKept: Self {
        Invariant(
            "place-kept",
            summary: "the user's place survives collapsing, expanding and returning",
            sources: [
                "A-044", "A-081", "A-083", "A-101", "B-051", "B-052", "B-053", "B-056", "B-122",
            ]
        ) { machine in
            if let loss = machine.pagesOnTop?.loss ?? machine.lossOfTyping { return loss }
            guard let lost = machine.openedPages.lost else { return nil }
            let page = machine.pageKeys.text(of: lost)
            return Mismatch(
                "lost",
                "the user has opened \(page), nobody has closed it, and it is in no column and on "
                    + "no stack any more")
        }
    }
}

extension SplitMachine {
    /// The text field that the user edited before the window changed, and edits no more.
    @MainActor fileprivate var lossOfTyping: Mismatch? {
        let (before, after) = (lastAction.before, lastAction.after)
        guard before.input.field >= 0, after.input.field < 0, lastAction.isWhole,
            before.window.traits == after.window.traits, !lastAction.leftWindowAlone,
            !lastAction.summary.isBackground, !lastAction.journal.asks(for: \.mayEndTyping),
            let field = simulation.field(before.input.field), field.isEnabled,
            field.uncoveredPoint != nil
        else { return nil }
        let name = field.shownTitle ?? field.accessibilityIdentifier ?? "a field"
        return Mismatch(
            "typing",
            "the user was typing into \"\(name)\", which is on screen, and nobody has ended that")
    }
}

extension Request {
    fileprivate var mayEndTyping: Bool {
        switch self {
        case .endOfEditing, .keyboardKey, .stack, .presentation, .dismissal, .columnController,
            .column, .detail, .tabs, .selection:
            true
        default: false
        }
    }
}
