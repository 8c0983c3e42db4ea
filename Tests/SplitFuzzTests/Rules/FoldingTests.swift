import Foundation
import StatefulTesting
import Testing

@testable import SplitFuzz
@_spi(Simulation) @testable import UIKitModel

/// The actions of a phone that folds, and the laws on the fold (D-201 to D-295).
@Suite("Folding") @MainActor struct FoldingTests {
    private static let duo = LaunchSetup.Choice(
        device: .iPhoneDuo, release: .iOS27Point1, orientation: .portrait)

    private func driver() throws -> AppDriver {
        try AppDriver(choosing: FoldingTests.duo) {
            let split = UISplitViewController(style: .doubleColumn)
            split.setViewController(ActingViewController("List"), for: .primary)
            split.setViewController(ActingViewController("Detail"), for: .secondary)
            return split
        }
    }

    @Test("each action is possible in some poses of a phone that folds, and on no other device")
    func possible() throws {
        let actions = [
            "open", "close", "half-open", "flatten", "turn-over", "side-by-side left",
            "video on-top", "video away",
        ]
        func possible(_ driver: AppDriver) throws -> [String] {
            try actions.filter { try driver.refusal(of: $0) == nil }
        }

        var driver = try driver()
        #expect(try possible(driver) == ["open", "half-open"])
        try driver.act("half-open")
        #expect(try possible(driver) == ["close", "flatten", "video on-top"])
        try driver.act("video on-top")
        #expect(try possible(driver) == ["close", "flatten", "video away"])
        try driver.act("video away")
        try driver.act("flatten")
        #expect(
            try possible(driver) == ["close", "half-open", "side-by-side left", "video on-top"])
        try driver.act("side-by-side left")
        #expect(driver.choices(of: "side-by-side") == ["side-by-side right", "side-by-side whole"])
        try driver.act("close")
        #expect(try possible(driver) == ["open", "half-open"])
        try driver.act("rotate landscape")
        #expect(try possible(driver) == ["open", "half-open", "turn-over"])
        #expect(try possible(AppDriver("right", of: .orders)) == [])
    }

    @Test("a right app is silent in every pose") func silent() throws {
        var driver = try driver()
        for action in [
            "half-open", "rotate portrait", "flatten", "rotate landscape", "half-open @start",
            "close @start", "open", "side-by-side right", "half-open", "flatten",
            "side-by-side whole", "video on-top", "rotate portrait", "half-open", "flatten",
            "rotate landscape", "video away", "video on-top @start", "close", "rotate landscape",
            "turn-over", "relaunch",
            "turn-over @start", "turn-over", "rotate portrait",
        ] {
            #expect(try driver.act(action) == [], "\(action)")
        }
    }

    @Test("catches a button under the fold, on its side and upright (D-220)")
    func underFold() throws {
        for (orientation, x, y) in [("landscape", 460, 300), ("portrait", 300, 460)] {
            var driver = try AppDriver(choosing: FoldingTests.duo) {
                let page = UIViewController()
                let button = UIButton(frame: CGRect(x: x, y: y, width: 30, height: 30))
                button.setTitle("Save", for: .normal)
                page.view.addSubview(button)
                return page
            }
            #expect(try driver.act("open") == [])
            if driver.simulation.scene.orientation.rawValue != orientation {
                #expect(try driver.act("rotate \(orientation)") == [])
            }
            #expect(try driver.act("half-open") == ["fold-kept-free at fold"])
            #expect(try driver.act("flatten") == [])
        }
    }

    @Test("catches a list that goes on below the fold (D-265)") func belowFold() throws {
        var driver = try driver()
        #expect(try driver.act("half-open") == [])

        try driver.tamper { _ in
            let list = try #require(driver.split.child(for: .primary))
            list.additionalSafeAreaInsets.right = -19.5
        }

        #expect(driver.broken.contains("insets-current at primary"))
    }

    @Test("catches a sheet and a popover across the fold (D-276, D-280)") func across() throws {
        for style in [UIModalPresentationStyle.pageSheet, .popover] {
            let row: ActingViewController.Row = (
                "Show",
                { page in
                    let shown = ActingViewController("Shown")
                    shown.modalPresentationStyle = style
                    shown.preferredContentSize = CGSize(width: 300, height: 300)
                    shown.popoverPresentationController?.sourceView = page.view
                    shown.popoverPresentationController?.sourceRect = CGRect(
                        x: 10, y: 100, width: 10, height: 10)
                    page.present(shown, animated: true)
                }
            )
            var driver = try AppDriver(choosing: FoldingTests.duo) {
                ActingViewController("Page", rows: [row])
            }
            try driver.act("half-open")
            let broken = try driver.act("tap \"window/Show\"")
            #expect(broken == [], "\(style)")

            driver.tamper { simulation in
                let root = simulation.window.rootViewController
                root?.presentedViewController?.view.frame.origin.x += 300
            }

            #expect(driver.broken != [], "\(style)")
        }
    }
}
