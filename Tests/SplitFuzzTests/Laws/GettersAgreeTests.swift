import Foundation
import SplitFuzz
import Testing

@_spi(Simulation) @testable import UIKitModel

@Suite("getters-agree") @MainActor struct GettersAgreeTests {
    @Test("is silent where pages are pushed in wrapped and own navigation (B-003)")
    func clean() throws {
        var wrapped = try AppDriver { list in
            list.navigationController?.pushViewController(
                ActingViewController("Page"), animated: true)
        }
        for line in ["tap \"primary/Act\"", "resize third", "resize full", "drag finish"] {
            let broken = try wrapped.act(line).filter { $0 != "place-kept at collapse" }
            #expect(broken == [], "\(line)")
        }

        var own = try AppDriver("own-navigation", choosing: .init(release: .asDocumented))
        #expect(try own.act("tap \"primary/Presenters\"") == [])
    }

    @Test("is silent on releases that name the inner navigation controller (A-018)")
    func inner() throws {
        var driver = try AppDriver("insets+bar+safe-area+guard")

        #expect(try driver.act("tap \"primary/Presenters\"") == [])
        let named = try driver.split.viewController(for: .primary)
        #expect(named is UINavigationController)
    }

    @Test("is silent about an assigned controller that the app shows elsewhere now (B-003)")
    func moved() throws {
        let broken = try AppDriver.whatBreaks { list in
            guard let column = list.navigationController else { return }
            column.setViewControllers([ActingViewController("Other")], animated: false)
            let elsewhere = UINavigationController(rootViewController: list)
            column.present(elsewhere, animated: true)
        }

        #expect(broken == [])
    }

    @Test("catches getters that name another controller (B-003, B-004)") func column() throws {
        let other = ActingViewController("Other")
        let parent = UINavigationController(rootViewController: other)

        let named = try AppDriver { _ in }
        try named.split.columns.assign(other, to: .secondary)
        #expect(named.broken == ["getters-agree at secondary"])

        let listed = try AppDriver { _ in }
        try listed.split.columns.fill(.secondary, with: parent)
        #expect(listed.broken.contains("getters-agree at view-controllers"))
    }

    @Test("catches a top that is not on screen (B-068)") func top() throws {
        let driver = try AppDriver { _ in }

        try driver.split.child(for: .primary)?.navigationItself?.topViewController?.view
            .removeFromSuperview()

        #expect(driver.broken.contains("getters-agree at primary"))
    }
}
