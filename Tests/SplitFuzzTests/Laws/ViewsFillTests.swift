import Foundation
import Testing

@testable import SplitFuzz
@_spi(Simulation) @testable import UIKitModel

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

    @Test("is silent with widths of the app's own, in every direction, edge and behaviour")
    func directions() throws {
        for direction in LaunchSetup.Direction.allCases {
            for edge in [Split.PrimaryEdge.leading, .trailing] {
                for behavior in [Split.SplitBehavior.tile, .overlay, .displace] {
                    let driver = try AppDriver(choosing: .init(direction: direction)) {
                        let split = UISplitViewController.tiling(ActingViewController("List"))
                        split.primaryEdge = edge
                        split.preferredSplitBehavior = behavior
                        split.preferredPrimaryColumnWidth = 280
                        split.minimumPrimaryColumnWidth = 200
                        split.maximumPrimaryColumnWidth = 260
                        return split
                    }
                    #expect(driver.broken == [])
                }
            }
        }
    }

    @Test("catches a sidebar at the other edge (A-115, B-042)") func edge() throws {
        let driver = try AppDriver { _ in }

        try driver.tamper { _ in
            let split = try driver.split
            let primary = try #require(split.viewController(for: .primary)?.navigationController)
            primary.view.frame.origin.x = split.view.bounds.width - 320
        }

        #expect(driver.broken.contains("views-fill at primary"))
    }

    @Test("catches a root that leaves a part of the window free (B-117)") func root() throws {
        let driver = try AppDriver { _ in }

        driver.tamper { $0.window.rootViewController?.view.frame.size.height -= 20 }

        #expect(driver.broken.contains("views-fill at window"))
    }

    @Test(
        "catches a gap between columns, an overlap, a primary that sticks out less, and a high one",
        arguments: [
            ("secondary", CGRect(x: 30, y: 0, width: -30, height: 0)),
            ("secondary", CGRect(x: -30, y: 0, width: 30, height: 0)),
            ("primary", CGRect(x: 50, y: 0, width: -50, height: 0)),
            ("primary", CGRect(x: 0, y: -20, width: 0, height: 40)),
        ])
    func moved(_ column: String, by change: CGRect) throws {
        let driver = try AppDriver { _ in }

        try driver.tamper { _ in
            let view = try #require(
                driver.split.viewControllers[column == "primary" ? 0 : 1].viewIfLoaded)
            view.frame.origin.x += change.origin.x
            view.frame.origin.y += change.origin.y
            view.frame.size.width += change.size.width
            view.frame.size.height += change.size.height
        }

        #expect(driver.broken.contains("views-fill at \(column)"))
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

    @Test("catches a column whose width is not the reported one (A-116)")
    func column() throws {
        let driver = try AppDriver { .tiling(ActingViewController("List")) }
        #expect(driver.broken == [])

        driver.tamper { $0.splitViews.first?.children.last?.view.frame.size.width -= 30 }

        #expect(driver.broken.contains("views-fill at primary"))
    }

    @Test(
        "catches any column whose width is another than the modes give (A-107)",
        arguments: ["supplementary", "secondary"], ["beside", "over", "displacing"])
    func everyColumn(_ column: String, arrangement: String) throws {
        let modes:
            [String: (UISplitViewController.SplitBehavior, UISplitViewController.DisplayMode)] = [
                "beside": (.tile, .twoBesideSecondary), "over": (.overlay, .twoOverSecondary),
                "displacing": (.displace, .twoDisplaceSecondary),
            ]
        let (behavior, mode) = try #require(modes[arrangement])
        let driver = try AppDriver {
            let split = UISplitViewController(style: .tripleColumn)
            split.preferredSplitBehavior = behavior
            split.preferredDisplayMode = mode
            for column in [UISplitViewController.Column.primary, .supplementary, .secondary] {
                split.setViewController(ActingViewController("\(column)"), for: column)
            }
            return split
        }
        #expect(driver.broken == [])
        let shown = try #require(
            driver.machine.screen.columns.first { $0.column.label == column })

        driver.tamper { _ in shown.controller.view.frame.size.width -= 30 }

        #expect(driver.broken.contains("views-fill at \(column)"))
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

    @Test("catches a view that does not fill its context (B-181)") func context() throws {
        var driver = try AppDriver { list in
            let page = ActingViewController("Page")
            page.modalPresentationStyle = .overCurrentContext
            list.present(page, animated: true)
        }
        #expect(try driver.act("tap \"primary/Act\"", "rotate portrait") == [])

        driver.tamper {
            $0.activePresentations.last?.controllerOnScreen?.view.frame.size.width -= 9
        }

        #expect(driver.broken.contains("views-fill at modal"))
    }

    @Test(
        "is silent in every window of every device (B-T4)", arguments: LaunchSetup.Device.allCases)
    func windows(_ device: LaunchSetup.Device) throws {
        for orientation in LaunchSetup.Orientation.allCases {
            for window in LaunchSetup.Window.allCases {
                let choice = LaunchSetup.Choice(
                    device: device, orientation: orientation, window: window)
                let app = AppUnderTest.planted { UIViewController() }
                if app.impossibility(choosing: choice) != nil { continue }

                #expect(try AppDriver(of: app, choosing: choice).broken == [], "\(choice)")
            }
        }
    }

    @Test("catches an alert that is not in the middle") func alert() throws {
        var driver = try AppDriver { list in
            let alert = UIAlertController(title: "Name", message: nil, preferredStyle: .alert)
            alert.addAction(UIAlertAction(title: "OK", style: .default))
            list.present(alert, animated: true)
        }
        #expect(try driver.act("tap \"primary/Act\"", "resize third", "resize full") == [])

        driver.tamper { $0.activePresentations.last?.controllerOnScreen?.view.frame.origin.y -= 90 }

        #expect(driver.broken == ["views-fill at alert"])
    }

    @Test("catches a form sheet that is not in the middle") func sheet() throws {
        var driver = try AppDriver { list in
            let page = ActingViewController("Page")
            page.modalPresentationStyle = .formSheet
            list.present(page, animated: true)
        }
        #expect(try driver.act("tap \"primary/Act\"", "resize third", "resize full") == [])

        driver.tamper { $0.activePresentations.last?.controllerOnScreen?.view.frame.origin.x = 0 }

        #expect(driver.broken == ["views-fill at sheet"])
    }
}
