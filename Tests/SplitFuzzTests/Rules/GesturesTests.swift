import SplitFuzz
import Testing
@_spi(Simulation) import UIKitModel

@Suite("Rules: gestures") @MainActor struct GesturesTests {
    @Test("a swipe back is offered by column, where there is something to go back to (B-066)")
    func swipeBack() throws {
        var driver = try AppDriver("system-navigation")
        #expect(driver.choices(of: "swipe-back") == [])

        try driver.act("tap \"primary/Presenters\"")

        #expect(
            driver.choices(of: "swipe-back") == [
                "swipe-back \"primary\" finish", "swipe-back \"primary\" cancel",
            ])
        #expect(
            try driver.refusal(of: "swipe-back \"secondary\" finish")
                == "there is no \"secondary\" for swipe-back")
    }

    @Test("a swipe back pops, and one that is cancelled leaves the stack as it was") func popped()
        throws
    {
        var driver = try AppDriver("own-navigation", choosing: .init(release: .asDocumented))
        let before = driver.controls
        try driver.act("tap \"primary/Presenters\"")
        let pushed = driver.controls

        try driver.act("swipe-back \"primary\" cancel")
        #expect(driver.controls == pushed)

        try driver.act("swipe-back \"primary\" finish")
        #expect(driver.controls == before)
    }

    @Test("collapsed, the compact column is swiped back") func compact() throws {
        var driver = try AppDriver("system-navigation", choosing: .init(window: .third))

        try driver.act("tap \"compact/Venues\"")

        #expect(
            driver.choices(of: "swipe-back") == [
                "swipe-back \"compact\" finish", "swipe-back \"compact\" cancel",
            ])
    }

    @Test("the sidebar is dragged out where it is shown, and swiped in where it is not")
    func columns() throws {
        var driver = try AppDriver("system-navigation")
        #expect(driver.choices(of: "edge-swipe") == [])
        #expect(driver.choices(of: "drag") == ["drag finish", "drag cancel", "drag rubber-band"])

        try driver.act("drag finish")

        #expect(driver.choices(of: "drag") == [])
        #expect(
            driver.choices(of: "edge-swipe")
                == ["edge-swipe finish", "edge-swipe cancel", "edge-swipe rubber-band"])
    }

    @Test("a gesture that is cancelled leaves the columns as they were, one past the end does not")
    func extents() throws {
        var driver = try AppDriver("system-navigation")
        let shown = driver.controls

        try driver.act("drag cancel")
        #expect(driver.controls == shown)

        try driver.act("drag rubber-band")
        let hidden = driver.controls
        #expect(hidden == ["secondary/ToggleSidebar"])

        try driver.act("edge-swipe cancel")
        #expect(driver.controls == hidden)

        try driver.act("edge-swipe rubber-band")
        #expect(driver.controls == shown)
    }

    @Test("no column moves where the app forbids it, or while collapsed (B-032)") func forbidden()
        throws
    {
        let forbidding = try AppDriver {
            let split = UIViewController.tiling(ActingViewController("List"))
            split.presentsWithGesture = false
            return split
        }
        let collapsed = try AppDriver("system-navigation", choosing: .init(window: .slideOver))

        for driver in [forbidding, collapsed] {
            #expect(driver.choices(of: "drag") + driver.choices(of: "edge-swipe") == [])
        }
    }

    /// A list whose row opens a page as a sheet.
    private func sheet(
        _ style: UIModalPresentationStyle, _ adjust: @escaping @MainActor (UIViewController) -> Void
    ) throws -> AppDriver {
        try AppDriver { list in
            let page = ActingViewController(
                "Page", rows: [("Done", { $0.dismiss(animated: true) })])
            page.modalPresentationStyle = style
            adjust(page)
            list.present(page, animated: true)
        }
    }

    @Test("a sheet is dragged down, and a full screen is not (B-090)") func dragDown() throws {
        var driver = try sheet(.formSheet) { _ in }
        #expect(driver.choices(of: "drag-down") == [])
        try driver.act("tap \"primary/Act\"")
        let shown = driver.controls
        #expect(driver.choices(of: "drag-down") == ["drag-down finish", "drag-down cancel"])

        #expect(try driver.act("drag-down cancel") == [])
        #expect(driver.controls == shown)
        #expect(try driver.act("drag-down finish") == [])
        #expect(driver.controls.contains("primary/Act"))
        #expect(driver.choices(of: "drag-down") == [])

        var full = try sheet(.fullScreen) { _ in }
        try full.act("tap \"primary/Act\"")
        #expect(full.simulation.isPresenting && full.choices(of: "drag-down") == [])
    }

    @Test("a sheet with two heights is dragged up and down between them (B-192)")
    func dragUp() throws {
        var driver = try sheet(.pageSheet) { page in
            page.sheetPresentationController?.detents = [.medium(), .large()]
        }
        try driver.act("tap \"primary/Act\"", "resize third")
        #expect(driver.choices(of: "drag-up") == ["drag-up"])

        #expect(try driver.act("drag-up") == [])
        #expect(driver.choices(of: "drag-up") == [])
        #expect(try driver.act("drag-down finish") == [])
        #expect(driver.simulation.isPresenting && driver.choices(of: "drag-up") == ["drag-up"])
        #expect(try driver.act("drag-down finish") == [])
        #expect(!driver.simulation.isPresenting)
    }

    @Test("a sheet that stays although nobody objects breaks ways-lead (B-090)")
    func dragInVain() throws {
        /// Says that it may go, and then that it may not.
        final class FickleViewController: UIViewController {
            private var questions = 0
            override var isModalInPresentation: Bool {
                get {
                    questions += 1
                    return questions > 1
                }
                set {}
            }
        }
        var driver = try AppDriver { list in
            let page = FickleViewController()
            page.modalPresentationStyle = .formSheet
            list.present(page, animated: true)
        }
        try driver.act("tap \"primary/Act\"")
        #expect(try driver.act("drag-down finish") == ["ways-lead at sheet"])

        var modal = try sheet(.formSheet) { $0.isModalInPresentation = true }
        try modal.act("tap \"primary/Act\"")
        #expect(try modal.act("drag-down finish") == [])
        #expect(modal.simulation.isPresenting)
    }
}
