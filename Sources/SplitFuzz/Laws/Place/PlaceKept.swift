internal import StatefulTesting
@_spi(Simulation) internal import UIKitModel

@MainActor extension Invariant<SplitMachine> {
    /// What the user has opened, and nobody has closed, survives collapsing, expanding, and
    /// returning to the first hierarchy: it is on top, in a column, or below. An app that
    /// declares `keepsPageOnTop` also shows it on top. `OpenedPages` and `PagesOnTop` define the
    /// comparisons. An app that takes the user elsewhere while the system acts, as by a pop in
    /// `viewWillTransition`, loses the place; one that does so later, of its own accord, does not.
    static var placeKept: Self {
        Invariant(
            "place-kept",
            summary: "the user's place survives collapsing, expanding and returning",
            sources: [
                "A-044", "A-081", "A-083", "A-101", "B-051", "B-052", "B-053", "B-056", "B-122",
            ]
        ) { machine in
            if let loss = machine.pagesOnTop?.loss { return loss }
            guard let lost = machine.openedPages.lost else { return nil }
            let page = machine.pageKeys.text(of: lost)
            return Mismatch(
                "lost",
                "the user has opened \(page), nobody has closed it, and it is in no column and on "
                    + "no stack any more")
        }
    }
}
