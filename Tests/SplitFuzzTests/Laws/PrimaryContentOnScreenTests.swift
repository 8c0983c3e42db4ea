import Foundation
import SplitFuzz
import Testing
import UIKitModel

@Suite("primary-content-on-screen") @MainActor struct PrimaryContentOnScreenTests {
    @Test("catches a list whose inset for the overhang is undone (A-003, A-006)") func undone()
        throws
    {
        for (direction, change) in [
            (
                LaunchSetup.Direction.leftToRight,
                UIEdgeInsets(top: 0, left: -100, bottom: 0, right: 0)
            ),
            (.rightToLeft, UIEdgeInsets(top: 0, left: 0, bottom: 0, right: -100)),
        ] {
            let broken = try AppDriver.whatBreaks(choosing: .init(direction: direction)) { list in
                list.navigationController?.additionalSafeAreaInsets = change
            }

            #expect(broken.first == "primary-content-on-screen at primary", "\(direction)")
        }
    }

    @Test("catches a secondary column that was pushed over the edge") func secondary() throws {
        let broken = try AppDriver.whatBreaks { list in
            let secondary = list.splitViewController?.children.first { $0 !== list.parent }
            secondary?.view.frame.origin.x += 80
        }

        #expect(broken.first == "primary-content-on-screen at secondary")
    }

    @Test("names the primary column where both are wrong") func primaryFirst() throws {
        let broken = try AppDriver.whatBreaks { list in
            for child in list.splitViewController?.children ?? [] {
                child.view.frame.origin.x += child === list.parent ? -80 : 80
            }
        }

        #expect(broken.first == "primary-content-on-screen at primary")
    }

    @Test("lets a displaced secondary leave the screen (A-107)") func displaced() throws {
        for direction in LaunchSetup.Direction.allCases {
            let driver = try AppDriver(
                "displace", of: .layouts, choosing: .init(direction: direction))

            #expect(driver.broken == [])
        }
    }

    @Test("claims nothing while collapsed, or amid a transition") func exempt() throws {
        var driver = try AppDriver("own-navigation")
        try driver.act("tap \"primary/Presenters\"")

        let amid = try driver.act("rotate portrait @start")
        let collapsed = try driver.act("resize third @last")

        #expect(amid == [])
        #expect(collapsed == [])
    }
}
