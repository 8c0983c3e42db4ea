import Foundation
import SplitFuzz
import Testing
@_spi(Simulation) import UIKitModel

@Suite("views-fill") @MainActor struct ViewsFillTests {
    typealias Split = UISplitViewController

    @Test("is silent in every window, direction and mode", arguments: LaunchSetup.Window.allCases)
    func clean(_ window: LaunchSetup.Window) throws {
        for direction in LaunchSetup.Direction.allCases {
            var driver = try AppDriver("system-navigation", choosing: .init(direction: direction))
            if window != .full {
                #expect(try driver.act("resize \(window.rawValue)", "resize full") == [])
            }
            #expect(try driver.act("tap \"primary/ToggleSidebar\"") == [])
        }
    }

    @Test("catches a root that leaves a part of the window free (B-117)") func root() throws {
        let driver = try AppDriver { _ in }

        driver.tamper { $0.window.rootViewController?.view.frame.size.height -= 20 }

        #expect(driver.broken.contains("views-fill at window"))
    }

    @Test("catches a gap between columns (A-107)") func gap() throws {
        let driver = try AppDriver { _ in }

        try driver.tamper { _ in
            let secondary = try driver.split.viewControllers[1]
            secondary.view.frame.origin.x += 30
            secondary.view.frame.size.width -= 30
        }

        #expect(driver.broken.contains("views-fill at columns"))
    }

    @Test("catches columns that overlap (A-107)") func overlap() throws {
        let driver = try AppDriver { _ in }

        try driver.tamper { _ in
            let secondary = try driver.split.viewControllers[1]
            secondary.view.frame.origin.x -= 30
            secondary.view.frame.size.width += 30
        }

        #expect(driver.broken.contains("views-fill at columns"))
    }

    @Test("catches a secondary that does not reach under the sidebar over it (A-107)")
    func covered() throws {
        let driver = try AppDriver {
            let split = UISplitViewController.tiling(ActingViewController("List"))
            split.preferredSplitBehavior = .overlay
            return split
        }
        #expect(driver.broken == [])

        try driver.tamper { _ in try driver.split.viewControllers[1].view.frame.origin.x = 100 }

        #expect(driver.broken.contains("views-fill at secondary"))
    }

    @Test("catches a collapsed child that keeps a column's width (A-068)") func collapsed() throws {
        var driver = try AppDriver { _ in }
        try driver.act("resize half")

        try driver.tamper { _ in try driver.split.viewControllers[0].view.frame.size.width = 200 }

        #expect(driver.broken.contains("views-fill at primary"))
    }

    @Test("catches a top controller that is smaller than its navigation controller")
    func top() throws {
        let driver = try AppDriver { _ in }

        try driver.tamper { _ in
            try driver.split.viewController(for: .secondary)?.view.frame.size.height -= 100
        }

        #expect(driver.broken.contains("views-fill at secondary"))
    }

    @Test("catches a full screen that is not full (B-117)") func modal() throws {
        var driver = try AppDriver { list in
            let page = ActingViewController("Page")
            page.modalPresentationStyle = .fullScreen
            list.present(page, animated: true)
        }
        #expect(try driver.act("tap \"primary/Act\"", "rotate portrait") == [])

        driver.tamper {
            $0.activePresentations.last?.controllerOnScreen?.view.frame.size.width -= 9
        }

        #expect(driver.broken == ["views-fill at modal"])
    }
}
