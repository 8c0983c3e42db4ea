import Foundation
import Testing
@_spi(Simulation) import UIKitModel

@MainActor @Suite("Changes on top of changes")
struct DeferralTests {
    private let a = Witness("a")
    private let b = Witness("b")
    private let c = Witness("c")
    private let d = Witness("d")

    @Test("an immediate push ends what runs and what had waited for it (B-070)")
    func immediatePush() {
        let stage = Stage { UINavigationController.stack([a]) }

        stage.perform {
            stage.root.pushViewController(b, animated: true)
            stage.root.pushViewController(c, animated: true)
            stage.root.pushViewController(d, animated: false)
        }

        #expect(stage.root.viewControllers == [a, b, c, d])
        #expect([a, b, c].allSatisfy { $0.appearanceState == .hidden && $0.view.window == nil })
        #expect(d.appearanceState == .shown)
    }

    @Test("an immediate pop counts from where the running change leads")
    func popWhileChanging() {
        let stage = Stage { UINavigationController.stack([a, b]) }

        stage.perform {
            stage.root.pushViewController(c, animated: true)
            stage.root.popToRootViewController(animated: true)
            stage.root.popViewController(animated: false)
        }

        #expect(stage.root.viewControllers == [a])
        #expect(stage.simulation.exception == nil)
    }

    @Test("a push into a column that is on its way off the screen brings nothing on it")
    func pushWhileHiding() {
        let list = UINavigationController(rootViewController: a)
        let stage = Stage<UISplitViewController> {
            let split = UISplitViewController(style: .doubleColumn)
            split.preferredDisplayMode = .oneBesideSecondary
            split.setViewController(list, for: .primary)
            split.setViewController(UIViewController(), for: .secondary)
            return split
        }

        stage.perform {
            stage.root.hide(.primary)
            list.pushViewController(b, animated: true)
        }

        #expect(list.viewControllers == [a, b])
        #expect(b.appearanceState == .hidden)
        #expect(stage.simulation.appearanceFaults.isEmpty)
    }
}
