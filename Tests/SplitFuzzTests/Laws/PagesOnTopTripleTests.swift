import Foundation
import SplitFuzz
import Testing
import UIKitModel

/// The claims of `place-kept` where there are three columns.
@Suite("place-kept, with three columns") @MainActor struct PagesOnTopTripleTests {
    private func driver(
        collapsingTo top: UISplitViewController.Column?, emptiesListOnExpand: Bool = false
    ) throws -> AppDriver {
        try AppDriver { Lists(top: top, emptiesListOnExpand: emptiesListOnExpand) }
    }

    @Test("where nothing was chosen, either list may be on top (A-103)", arguments: [0, 1])
    func nothingChosen(_ top: Int) throws {
        let column = UISplitViewController.Column.allCases[top]
        var driver = try driver(collapsingTo: column)

        #expect(try driver.act("resize third") == [])
    }

    @Test(
        "the detail may be on top, also at launch: UIKit proposes it (B-051)",
        arguments: [nil, UISplitViewController.Column.secondary])
    func detailProposed(_ top: UISplitViewController.Column?) throws {
        var driver = try driver(collapsingTo: top)
        let launched = try AppDriver(choosing: .init(window: .third)) {
            Lists(top: top, emptiesListOnExpand: false)
        }

        #expect(try driver.act("resize third") == [])
        #expect(launched.broken == [])
    }

    @Test("catches a collapse that forgets the list that the user opened (A-102)")
    func listForgotten() throws {
        var forgetful = try driver(collapsingTo: .primary)
        var mindful = try driver(collapsingTo: .supplementary)

        try forgetful.act("tap \"primary/B\"")
        try mindful.act("tap \"primary/B\"")

        #expect(try forgetful.act("resize third") == ["place-kept at collapse"])
        #expect(try mindful.act("resize third") == [])
    }

    @Test("the list on top in compact is on top of the supplementary after an expand (B-051)")
    func expanded() throws {
        var driver = try driver(collapsingTo: .supplementary)

        #expect(try driver.act("tap \"primary/B\"", "resize third", "resize full") == [])
    }

    @Test("catches an expand that loses the list on top in compact (A-101)") func listLost() throws
    {
        var driver = try driver(collapsingTo: .supplementary, emptiesListOnExpand: true)
        try driver.act("tap \"primary/B\"")

        try driver.act("resize third")

        #expect(try driver.act("resize full").contains("place-kept at expand"))
    }

    @Test("mailboxes on top in compact may stay on top there (A-101)") func backToPrimary() throws {
        var driver = try driver(collapsingTo: .primary)

        #expect(try driver.act("resize third", "resize full", "resize slide-over") == [])
    }
}

/// Lists of lists in three columns, which collapse onto one that a test names.
private final class Lists: UISplitViewController, UISplitViewControllerDelegate {
    private let top: Column
    private let emptiesListOnExpand: Bool
    private let list = UINavigationController(rootViewController: ActingViewController("List A"))

    /// Without a top column the delegate says nothing.
    init(top: Column?, emptiesListOnExpand: Bool) {
        self.top = top ?? .secondary
        self.emptiesListOnExpand = emptiesListOnExpand
        super.init(style: .tripleColumn)
        delegate = top == nil ? nil : self
        preferredSplitBehavior = .tile
        preferredDisplayMode = .twoBesideSecondary
        let open: ActingViewController.Row = (
            "B",
            { [weak self] _ in
                self?.list.viewControllers = [ActingViewController("List B")]
                self?.show(.supplementary)
            }
        )
        setViewController(ActingViewController("Lists", rows: [open]), for: .primary)
        setViewController(list, for: .supplementary)
        setViewController(ActingViewController("Detail"), for: .secondary)
    }

    required init?(coder: NSCoder) { nil }

    func splitViewController(
        _ svc: UISplitViewController, topColumnForCollapsingToProposedTopColumn: Column
    ) -> Column { top }

    func splitViewControllerDidExpand(_ svc: UISplitViewController) {
        if emptiesListOnExpand { list.viewControllers = [ActingViewController("Nothing")] }
    }
}
