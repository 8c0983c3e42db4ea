import Foundation
import Journal
import SplitFuzz
import Testing

@_spi(Simulation) @testable import UIKitModel

@Suite("as-specified: presentations") @MainActor struct SpecifiedPresentationTests {
    @Test("is silent where presentations come and go (B-080, B-083)") func clean() throws {
        var driver = try AppDriver(opening: { sizedPage(200, 200) })

        #expect(try driver.act("tap \"primary/Act\"", "tap \"popover/Done\"") == [])
        #expect(try driver.act("tap \"primary/Act\"", "tap-outside") == [])
    }

    @Test("catches a presentation that does not begin (B-083)") func present() throws {
        var driver = try AppDriver { list in
            let page = ActingViewController("Page")
            page.modalPresentationStyle = .formSheet
            page.presentationOfThis?.phase = .over
            list.present(page, animated: true)
        }

        #expect(try driver.act("tap \"primary/Act\"") == ["as-specified at presentation"])
    }

    @Test("leaves a presentation to nothing-logged that UIKit refuses with a message (B-083)")
    func logged() throws {
        var driver = try AppDriver { list in
            for title in ["One", "Two"] {
                let page = ActingViewController(title)
                page.modalPresentationStyle = .formSheet
                list.present(page, animated: true)
            }
        }

        #expect(try driver.act("tap \"primary/Act\"") == ["nothing-logged at presentation"])
    }

    @Test("catches a presentation that was dismissed and stays (B-080)") func dismiss() throws {
        var driver = try AppDriver(opening: { sizedPage(200, 200) })
        try driver.act("tap \"primary/Act\"")

        driver.tamper { simulation in
            let page = simulation.presentations.last?.presentedViewController.serialNumber ?? -1
            simulation.note(.dismissal(of: page))
        }

        #expect(try driver.act("dock reveal") == ["as-specified at presentation"])
    }

    @Test("catches a dismissal whose end nobody hears of (B-080)") func untold() throws {
        var driver = try AppDriver(opening: { sizedPage(200, 200) })
        try driver.act("tap \"primary/Act\"")

        driver.tamper { $0.note(.presentation(9_999, .dismissalWillBegin)) }

        #expect(try driver.act("dock reveal") == ["as-specified at dismissal"])
    }

    @Test("catches two presentations from one controller (B-083)") func two() throws {
        var driver = try AppDriver { list in
            for title in ["One", "Two"] {
                let page = ActingViewController(title)
                page.modalPresentationStyle = .formSheet
                list.splitViewController?.begunPresentation = nil
                list.present(page, animated: false)
            }
        }

        driver.checksTree = false

        #expect(
            try driver.act("tap \"primary/Act\"").contains("as-specified at presenter"))
        // The presenter clears this reference only of the presentation that it knows.
        driver.tamper { $0.presentations.first?.presenterReference = nil }
    }

    @Test("catches a screen that stays blank (B-080)") func blank() throws {
        let driver = try AppDriver { ActingViewController("Root") }

        driver.tamper { $0.window.rootViewController?.view.removeFromSuperview() }

        #expect(driver.broken.contains("as-specified at front"))
    }

    @Test("catches a detail that comes nowhere (B-008, B-014)") func detail() throws {
        var driver = try AppDriver { list in
            let split = list.splitViewController?.serialNumber ?? -1
            Simulation.active.note(.detail(9_999, split: split))
            list.title = "Asked"
        }

        #expect(try driver.act("tap \"primary/Act\"") == ["as-specified at detail"])
    }

    @Test("is silent where an app replaces its detail (B-019)") func replaced() throws {
        var driver = try AppDriver { list in
            list.splitViewController?.setViewController(
                ActingViewController("Chosen"), for: .secondary)
        }

        #expect(try driver.act("tap \"primary/Act\"", "tap \"primary/Act\"") == [])
    }

    @Test(
        "is silent where a detail comes into its column, or on top of the only one (B-008, B-014)",
        arguments: LaunchSetup.Window.allCases)
    func shown(_ window: LaunchSetup.Window) throws {
        var driver = try AppDriver(choosing: .init(window: window)) { list in
            list.showDetailViewController(ActingViewController("Chosen"), sender: nil)
        }
        let row = try #require(
            driver.controls.first { $0.hasSuffix("/Act") } ?? driver.controls.first)

        #expect(try driver.act("tap \"\(row)\"") == [])
    }
}
