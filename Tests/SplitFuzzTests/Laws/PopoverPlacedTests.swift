import Foundation
import SplitFuzz
import Testing

@_spi(Simulation) @testable import UIKitModel

@Suite("popover-placed") @MainActor struct PopoverPlacedTests {
    private func opened(
        _ width: CGFloat = 300, _ height: CGFloat = 200,
        choosing choice: LaunchSetup.Choice = .init(),
        adjusting adjust: @escaping @MainActor (UIPopoverPresentationController) -> Void = { _ in }
    ) throws -> AppDriver {
        var driver = try AppDriver(
            opening: { sizedPage(width, height) }, adjusting: adjust)
        #expect(try driver.act("tap \"primary/Act\"") == [])
        return driver
    }

    private func move(_ driver: AppDriver, _ change: (inout CGRect) -> Void) {
        driver.tamper { simulation in
            guard let view = simulation.activePresentations.last?.controllerOnScreen?.view else {
                return
            }
            var frame = view.frame
            change(&frame)
            view.frame = frame
        }
    }

    @Test(
        "is silent on every side of an anchor, with room and without (B-075)",
        arguments: [
            UIPopoverArrowDirection.up, .down, .left, .right, .any, [.left, .down],
        ])
    func clean(_ directions: UIPopoverArrowDirection) throws {
        for size in [CGSize(width: 300, height: 200), CGSize(width: 2_000, height: 2_000)] {
            var driver = try opened(size.width, size.height) {
                $0.permittedArrowDirections = directions
            }
            #expect(try driver.act("rotate portrait", "resize third", "resize full") == [])
        }
    }

    @Test("catches a popover that is further than an arrow away (B-075)") func away() throws {
        let driver = try opened()

        move(driver) { $0.origin.y += 60 }

        #expect(driver.broken == ["popover-placed at popover"])
    }

    @Test("catches a popover that lies past its anchor (B-075)") func past() throws {
        let driver = try opened()

        move(driver) { $0.origin.x -= 250 }

        #expect(driver.broken == ["popover-placed at popover"])
    }

    @Test("catches a popover that covers its anchor, unless the app permits it (B-075)")
    func covers() throws {
        let driver = try opened()
        let overlapping = try opened { $0.canOverlapSourceViewRect = true }

        move(driver) { $0.origin.y -= 40 }
        move(overlapping) { $0.origin.y -= 40 }

        #expect(driver.broken == ["popover-placed at popover"])
        #expect(overlapping.broken == [])
    }

    @Test("catches a side that the app does not permit (B-075)") func direction() throws {
        let driver = try opened { $0.permittedArrowDirections = .up }

        driver.tamper {
            ($0.activePresentations.last as? UIPopoverPresentationController)?
                .permittedArrowDirections = .down
        }

        #expect(driver.broken.contains("popover-placed at popover"))
    }

    @Test("catches a popover that is smaller than its room, and one that is larger (B-075)")
    func size() throws {
        let smaller = try opened()
        let larger = try opened()

        move(smaller) { $0.size.height = 150 }
        move(larger) { $0.size.height = 250 }

        #expect(smaller.broken == ["sizes-match at popover"])
        #expect(larger.broken == ["sizes-match at popover"])
    }

    @Test("catches an arrow that keeps its direction where another side has room (C-067)")
    func keptDirection() throws {
        let choice = LaunchSetup.Choice(
            device: .iPadPro12Point9Inch, release: .iOS8, orientation: .portrait)
        func broken(_ choice: LaunchSetup.Choice) throws -> [String] {
            var driver = try AppDriver(choosing: choice, opening: { sizedPage(300, 600) }) {
                $0.sourceRect = CGRect(x: 200, y: 60, width: 40, height: 40)
            }
            #expect(try driver.act("tap \"primary/Act\"") == [])
            driver.tamper {
                ($0.activePresentations.last as? UIPopoverPresentationController)?.sourceRect.origin
                    .y = 720
            }
            return try driver.act("rotate landscape")
        }

        #expect(try broken(choice).contains("sizes-match at popover"))
        #expect(try broken(.init(release: .asDocumented, orientation: .portrait)) == [])
    }

    @Test("catches a popover without room for its arrow (B-074)") func arrow() throws {
        let driver = try opened()

        move(driver) { $0.origin.y -= 11 }

        #expect(driver.broken == ["popover-placed at popover"])
    }

    @Test("catches a popover under the keyboard (B-079)") func keyboard() throws {
        let driver = try opened(300, 300)

        driver.tamper {
            $0.keyboard.frame = CGRect(x: 0, y: 500, width: 1_194, height: 334)
        }

        #expect(driver.broken.contains("popover-placed at popover"))
    }

    @Test("catches a popover that does not adapt in compact width (B-076)") func compact() throws {
        var driver = try opened()
        try driver.act("resize third")

        driver.tamper {
            $0.activePresentations.last?.shownStyle = .popover
        }

        #expect(driver.broken.contains("as-specified at presentation-style"))
    }

    @Test("catches a popover that adapts where there is room (B-076)") func regular() throws {
        let driver = try opened()

        driver.tamper {
            $0.activePresentations.last?.shownStyle = .formSheet
        }

        #expect(driver.broken.contains("as-specified at presentation-style"))
    }

    @Test("catches a popover that sticks out over the margins (B-075)")
    func tampered() throws {
        var driver = try AppDriver(opening: { sizedPage(300, 200) })
        try driver.act("tap \"primary/Act\"")

        driver.tamper { $0.activePresentations.last?.controllerOnScreen?.view.frame.origin.x = -50 }

        #expect(driver.broken == ["popover-placed at popover"])
    }
}
