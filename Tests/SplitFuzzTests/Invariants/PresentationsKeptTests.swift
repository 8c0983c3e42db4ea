import Foundation
import SplitFuzz
import Testing

@_spi(Simulation) @testable import UIKitModel

@Suite("presentations-kept") @MainActor struct PresentationsKeptTests {
    /// Does something when its width class changes.
    private final class Turning: UISplitViewController {
        var act: @MainActor (UISplitViewController) -> Void = { _ in }

        override func willTransition(
            to newCollection: UITraitCollection,
            with coordinator: any UIViewControllerTransitionCoordinator
        ) {
            super.willTransition(to: newCollection, with: coordinator)
            act(self)
        }
    }

    /// A list whose row opens a sheet.
    private func driver(
        whenTurning act: @escaping @MainActor (UISplitViewController) -> Void
    ) throws -> AppDriver {
        var driver = try AppDriver {
            let split = Turning(style: .doubleColumn)
            split.act = act
            let row: ActingViewController.Row = (
                "Act",
                { list in
                    let page = ActingViewController("Page")
                    page.modalPresentationStyle = .formSheet
                    list.present(page, animated: true)
                }
            )
            split.setViewController(ActingViewController("List", rows: [row]), for: .primary)
            split.setViewController(ActingViewController("Detail"), for: .secondary)
            return split
        }
        #expect(try driver.act("tap \"primary/Act\"") == [])
        return driver
    }

    @Test("is silent where windows adapt presentations (B-076)")
    func clean() throws {
        var driver = try driver { _ in }

        #expect(try driver.act("resize third", "resize full", "background") == [])
    }

    @Test("is silent where users dismiss by a touch outside (B-080)") func user() throws {
        var driver = try AppDriver(opening: { sizedPage(200, 200) })

        #expect(try driver.act("tap \"primary/Act\"", "tap-outside") == [])
        #expect(!driver.simulation.isPresenting)
    }

    @Test("permits an app to dismiss when its window changes (B-080)") func app() throws {
        var driver = try driver { $0.dismiss(animated: false) }

        #expect(
            !(try driver.act("resize third").contains("presentations-kept at presentation")))
        #expect(!driver.simulation.isPresenting)
    }

    @Test("catches a presentation that ends by itself (B-076)") func lost() throws {
        var driver = try driver {
            $0.begunPresentation?.end(animated: false, cause: .app, completion: nil)
        }

        #expect(try driver.act("resize third").contains("presentations-kept at presentation"))
    }
}
