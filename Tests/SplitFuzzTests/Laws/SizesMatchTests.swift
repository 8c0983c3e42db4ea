import Foundation
import Testing

@testable import SplitFuzz
@_spi(Simulation) @testable import UIKitModel

@Suite("sizes-match") @MainActor struct SizesMatchTests {
    @Test("is silent on a popover of the size that its content prefers (A-131)")
    func clean() throws {
        var driver = try AppDriver(opening: { sizedPage(300, 200) })

        #expect(try driver.act("tap \"primary/Act\"") == [])
        #expect(try driver.act("rotate portrait") == [])
    }

    @Test("is silent where there is no room for more (B-075)")
    func noRoom() throws {
        var driver = try AppDriver(opening: { sizedPage(2_000, 2_000) })

        #expect(try driver.act("tap \"primary/Act\"") == [])
    }

    @Test("claims nothing of content that wants nothing")
    func nothingWanted() throws {
        var driver = try AppDriver(opening: { ActingViewController("Page") })

        #expect(try driver.act("tap \"primary/Act\"") == [])
    }

    @Test("catches a popover that has another size (A-131)")
    func tampered() throws {
        var driver = try AppDriver(opening: { sizedPage(300, 200) })
        try driver.act("tap \"primary/Act\"")

        driver.tamper {
            $0.activePresentations.last?.controllerOnScreen?.view.frame.size.width = 200
        }

        #expect(driver.broken.contains("sizes-match at popover"))
    }

    @Test("catches a top controller that prefers another size than the presented one (A-139)")
    func leftBehind() throws {
        var driver = try AppDriver(opening: {
            let page = sizedPage(300, 200)
            let wrapper = ActingViewController("Wrapper")
            let navigation = UINavigationController(rootViewController: page)
            wrapper.addChild(navigation)
            wrapper.view.addSubview(navigation.view)
            wrapper.preferredContentSize = CGSize(width: 300, height: 300)
            return wrapper
        })

        #expect(try driver.act("tap \"primary/Act\"") == ["sizes-match at popover"])
    }

    @Test("catches content whose constraints fix a size that the popover has not (A-132)")
    func constraints() throws {
        var driver = try AppDriver(opening: {
            let page = ActingViewController("Page")
            page.view.widthAnchor.constraint(equalToConstant: 300).isActive = true
            page.view.heightAnchor.constraint(equalToConstant: 300).isActive = true
            return page
        })

        #expect(
            try driver.act("tap \"primary/Act\"")
                == ["sizes-match at popover", "nothing-logged at constraints"])
    }

    @Test("catches a sidebar wider than the greatest width of one (B-041)") func greatest() throws {
        final class Wide: UISplitViewController {
            override var primaryColumnWidth: CGFloat { 400 }
        }
        let driver = try AppDriver {
            let split = Wide(style: .doubleColumn)
            split.setViewController(ActingViewController("List"), for: .primary)
            split.setViewController(ActingViewController("Detail"), for: .secondary)
            return split
        }

        #expect(driver.broken.contains("sizes-match at primary"))
    }

    @Test("catches, where the release does so, a size kept for a bar that is gone (C-063)")
    func roomForBar() throws {
        func broken(_ release: LaunchSetup.Release) throws -> [String] {
            var driver = try AppDriver(
                choosing: .init(device: .iPadPro12Point9Inch, release: release),
                opening: {
                    let page = sizedPage(300, 200)
                    let navigation = UINavigationController(rootViewController: page)
                    navigation.setNavigationBarHidden(true, animated: false)
                    return navigation
                })
            return try driver.act("tap \"primary/Act\"")
        }

        #expect(try broken(.iOS8) == ["sizes-match at popover"])
        #expect(try broken(.iOS12) == [])
    }

    @Test("is silent on widths that the app prefers, and catches one that it does not get (B-040)")
    func preferredWidth() throws {
        final class Narrow: UISplitViewController {
            var missing: CGFloat = 0
            override var primaryColumnWidth: CGFloat { super.primaryColumnWidth - missing }
        }
        let split = Narrow(style: .doubleColumn)
        let driver = try AppDriver {
            split.preferredPrimaryColumnWidthFraction = 0.1
            split.minimumPrimaryColumnWidth = 200
            split.setViewController(ActingViewController("List"), for: .primary)
            split.setViewController(ActingViewController("Detail"), for: .secondary)
            return split
        }
        #expect(driver.broken == [])

        driver.tamper { _ in split.missing = 40 }

        #expect(
            driver.explanations.contains(
                "sizes-match: the app wants 200 points for the primary, and the split view reports 160"
            ))
    }
}
