import Foundation
import SplitFuzz
import Testing

@_spi(Simulation) @testable import UIKitModel

@Suite("constraints-hold") @MainActor struct ConstraintsHoldTests {
    private func driver(_ direction: LaunchSetup.Direction, _ box: UIView) throws -> AppDriver {
        try AppDriver(choosing: .init(direction: direction)) {
            let page = ActingViewController("Page")
            box.translatesAutoresizingMaskIntoConstraints = false
            page.view.addSubview(box)
            let safe = page.view.safeAreaLayoutGuide
            NSLayoutConstraint.activate([
                box.leadingAnchor.constraint(equalTo: page.view.leadingAnchor, constant: 20),
                box.topAnchor.constraint(equalTo: safe.topAnchor, constant: 10),
                box.widthAnchor.constraint(equalToConstant: 100),
                box.heightAnchor.constraint(lessThanOrEqualToConstant: 50),
                box.heightAnchor.constraint(equalTo: page.view.heightAnchor, multiplier: 0.01),
            ])
            return UINavigationController(rootViewController: page)
        }
    }

    @Test(
        "is silent about edges, the safe area and lengths, in both directions (B-166)",
        arguments: [LaunchSetup.Direction.leftToRight, .rightToLeft])
    func clean(_ direction: LaunchSetup.Direction) throws {
        let box = UIView()
        var driver = try driver(direction, box)

        #expect(driver.broken == [])
        #expect(try driver.act("rotate portrait") == [])
        #expect(box.frame.width == 100)
    }

    @Test(
        "catches a view that is elsewhere, and one of another length",
        arguments: [LaunchSetup.Direction.leftToRight, .rightToLeft])
    func wrong(_ direction: LaunchSetup.Direction) throws {
        for move in [
            CGRect(x: 3, y: 0, width: 0, height: 0), CGRect(x: 0, y: 0, width: 5, height: 0),
        ] {
            let box = UIView()
            let driver = try driver(direction, box)

            driver.tamper { _ in
                box.frame.origin.x += move.minX
                box.frame.size.width += move.width
            }

            #expect(driver.broken == ["constraints-hold at constraint"])
        }
    }
}
