import Foundation
import SplitFuzz
import Testing
@_spi(Simulation) import UIKitModel

@Suite("display-mode-button-visible") @MainActor struct DisplayModeButtonVisibleTests {
    @Test("catches a button that is transparent (A-020)") func transparent() throws {
        #expect(
            try whatBreaks { button in button.alpha = 0 }
                == ["display-mode-button-visible at primary"])
    }

    @Test("catches a button that is hidden") func hidden() throws {
        #expect(
            try whatBreaks { button in button.isHidden = true }
                == ["display-mode-button-visible at primary"])
    }

    @Test("catches a button that was taken out of its bar") func removed() throws {
        #expect(
            try whatBreaks { button in button.removeFromSuperview() }
                .contains("display-mode-button-visible at primary"))
    }

    @Test("catches a button that lies off the screen") func offScreen() throws {
        #expect(
            try whatBreaks { button in button.frame.origin.x -= 60 }
                == ["display-mode-button-visible at primary"])
    }

    @Test("catches a button that another view covers") func covered() throws {
        #expect(
            try whatBreaks { button in
                button.superview?.addSubview(UIView(frame: button.frame))
            } == ["display-mode-button-visible at primary"])
    }

    @Test("catches a button that takes no touches") func untouchable() throws {
        #expect(
            try whatBreaks { button in button.isUserInteractionEnabled = false }
                == ["display-mode-button-visible at primary"])
    }

    @Test("follows the button to the secondary column while the sidebar is hidden") func secondary()
        throws
    {
        #expect(
            try whatBreaks(after: ["tap \"primary/ToggleSidebar\""]) { button in button.alpha = 0 }
                == ["display-mode-button-visible at secondary"])
    }

    @Test("asks for none where the app turned it off, hid the bar, or there is no room for columns")
    func exempt() throws {
        let withoutGesture = try AppDriver {
            let split = UISplitViewController.tiling(ActingViewController("List"))
            split.presentsWithGesture = false
            return split
        }
        let never = try AppDriver {
            let split = UISplitViewController.tiling(ActingViewController("List"))
            split.displayModeButtonVisibility = .never
            return split
        }
        let withoutBar = try AppDriver {
            let navigation = UINavigationController(
                rootViewController: ActingViewController("List"))
            navigation.isNavigationBarHidden = true
            return .tiling(navigation)
        }
        let collapsed = try AppDriver(choosing: .init(window: .third)) {
            .tiling(ActingViewController("List"))
        }

        for driver in [withoutGesture, never, withoutBar, collapsed] {
            #expect(!driver.broken.contains { $0.hasPrefix("display-mode-button-visible") })
            #expect(!driver.controls.contains { $0.hasSuffix("/ToggleSidebar") })
        }
    }

    @Test(
        "catches a button of the app's own that cannot be reached (B-030)",
        arguments: [true, false])
    func ofApp(isClassic: Bool) throws {
        let detail = ActingViewController("Detail")
        let driver = try AppDriver {
            let split: UISplitViewController
            if isClassic {
                split = UISplitViewController()
                split.viewControllers = [
                    ActingViewController("List"),
                    UINavigationController(rootViewController: detail),
                ]
            } else {
                split = .tiling(ActingViewController("List"), detail)
                split.displayModeButtonVisibility = .never
            }
            detail.navigationItem.leftBarButtonItem = split.displayModeButtonItem
            return split
        }
        #expect(driver.broken == [])
        let bar = try #require(detail.navigationController?.navigationBar)

        driver.tamper { _ in for button in bar.subviews { button.alpha = 0 } }

        #expect(driver.broken == ["display-mode-button-visible at secondary"])
    }

    @Test("is silent where a long back title leaves no room, which the bar shortens (B-063)")
    func longTitle() throws {
        let long = "A list with a title that is longer than its column"
        var driver = try AppDriver(acting: { list in
            list.title = long
            list.navigationController?.pushViewController(
                ActingViewController("Second"), animated: true)
        })

        #expect(try driver.act("tap \"primary/Act\"") == [])
        #expect(driver.controls.contains("primary/ToggleSidebar"))
    }

    private func whatBreaks(
        after lines: [String] = [], _ tamper: (UIView) -> Void
    ) throws -> [String] {
        var driver = try AppDriver { .tiling(ActingViewController("List")) }
        try driver.act(lines)
        #expect(driver.broken == [])
        let split = try driver.split
        let button = try #require(split.displayModeButton)
        driver.tamper { _ in tamper(button) }
        return driver.broken
    }

    @Test("catches a double arrow that cannot be seen (A-113)") func doubleArrow() throws {
        var driver = try AppDriver {
            let split = UISplitViewController(style: .tripleColumn)
            split.preferredSplitBehavior = .tile
            split.showsSecondaryOnlyButton = true
            let row: ActingViewController.Row = (
                "Act",
                { detail in
                    for button in detail.navigationController?.navigationBar.subviews ?? [] {
                        button.alpha = 0
                    }
                }
            )
            for column in [UISplitViewController.Column.primary, .supplementary] {
                split.setViewController(ActingViewController("\(column)"), for: column)
            }
            split.setViewController(ActingViewController("Detail", rows: [row]), for: .secondary)
            return split
        }
        #expect(driver.broken == [])

        let broken = try driver.act("tap \"secondary/Act\"")

        #expect(broken == ["display-mode-button-visible at double-arrow"])
    }
}
