import Foundation
import Testing
@_spi(Simulation) import UIKitModel

@MainActor @Suite("Safe areas of controllers")
struct SafeAreaTests {
    private let world = SimulationFixture.plain()

    @Test("a root's view has the window's bars (B-110, B-114)")
    func root() {
        #expect(
            SimulationFixture.plain().root.view.safeAreaInsets
                == UIEdgeInsets(top: 24, left: 0, bottom: 20, right: 0))
        #expect(
            SimulationFixture.plain(device: "iPad 9.7-inch").root.view.safeAreaInsets
                == UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0))
    }

    @Test("a view has none while it is in no window (B-110)")
    func detached() {
        let fixture = SimulationFixture.plain()
        let child = UIViewController()
        child.additionalSafeAreaInsets.left = 10

        #expect(child.view.safeAreaInsets == .zero)
        fixture.root.view.addSubview(child.view)
        fixture.root.view.subviews.first?.removeFromSuperview()
        #expect(child.view.safeAreaInsets == .zero)
    }

    @Test("additional insets are in force when the setter returns (A-016, B-111)")
    func additional() {
        let journal = Journal()
        let root = SimulationFixture { LoggingController("root", journal: journal) }.root
        root.isThorough = true
        _ = journal.take()

        root.additionalSafeAreaInsets.left = 40
        #expect(root.view.safeAreaInsets.left == 40)
        root.additionalSafeAreaInsets.left = 0
        #expect(root.view.safeAreaInsets.left == 0)

        #expect(journal.take() == ["root safe area", "root safe area"])
    }

    @Test("a safe area never falls below 0 (A-040)")
    func neverNegative() {
        let fixture = SimulationFixture.plain()

        fixture.perform {
            fixture.root.additionalSafeAreaInsets = UIEdgeInsets(
                top: -50, left: -30, bottom: -1, right: 5)
        }

        #expect(
            fixture.root.view.safeAreaInsets
                == UIEdgeInsets(top: 0, left: 0, bottom: 19, right: 5))
    }

    @Test("what stays while the view around it becomes narrower reaches its edge then (B-110)")
    func staying() {
        let fixture = SimulationFixture.plain()
        let children = [UIViewController(), UIViewController()]
        let wrapper = UIView(frame: CGRect(x: 0, y: 100, width: 300, height: 50))
        fixture.perform {
            fixture.root.additionalSafeAreaInsets.right = 40
            for child in children {
                fixture.root.addChild(child)
                child.view.frame = CGRect(x: 0, y: 0, width: 300, height: 50)
            }
            for view in [wrapper, children[0].view!] {
                view.autoresizingMask = []
                fixture.root.view.addSubview(view)
            }
            wrapper.addSubview(children[1].view)
        }
        let views = [wrapper] + children.map { $0.view! }
        #expect(views.allSatisfy { $0.safeAreaInsets.right == 0 })

        fixture.perform { fixture.root.view.frame.size.width = 310 }
        #expect(views.allSatisfy { $0.safeAreaInsets.right == 30 })

        fixture.perform { fixture.root.view.frame.size.width = 400 }
        #expect(views.allSatisfy { $0.safeAreaInsets.right == 0 })
    }

    @Test("a child has the part of its parent's safe area that reaches into its view (B-110)")
    func share() {
        let fixture = SimulationFixture.plain()
        let child = UIViewController()

        fixture.perform {
            fixture.root.addChild(child)
            child.view.autoresizingMask = []
            child.view.frame = CGRect(x: 0, y: 10, width: 300, height: 500)
            fixture.root.view.addSubview(child.view)
            child.didMove(toParent: fixture.root)
        }
        #expect(child.view.safeAreaInsets.top == 14)
        #expect(child.view.safeAreaInsets.bottom == 0)

        fixture.perform { child.view.frame.origin.y = 30 }
        #expect(child.view.safeAreaInsets == .zero)
    }

    @Test("additional insets reach children, a navigation bar adds its height (B-112)")
    func down() {
        let list = LoggingController("list")
        let menu = OwnNavigation(root: list)
        let fixture = SimulationFixture { menu }

        fixture.perform { menu.additionalSafeAreaInsets.left = 60 }

        #expect(menu.navigation.view.safeAreaInsets.left == 60)
        #expect(
            list.view.safeAreaInsets == UIEdgeInsets(top: 74, left: 60, bottom: 20, right: 0))
    }

    @Test(
        "the window walks the controllers past any container, and no layout is asked for (A-024, B-113)"
    )
    func walk() {
        let journal = Journal()
        let list = LoggingController("list", journal: journal)
        let fixture = SimulationFixture { Container(UISplitViewController.columns(primary: list)) }
        let split = fixture.root.child
        var layouts = 0
        list.onLayout = { layouts += 1 }
        let observation = list.navigationController?.view.observe(\.safeAreaInsets) { view, _ in
            journal.note("recomputed \(Int(view.safeAreaInsets.left))")
        }
        _ = journal.take()

        fixture.simulation.setDock(shown: true)

        #expect(journal.take() == ["recomputed 100"])
        #expect(layouts == 0)
        #expect(fixture.simulation.isAtRest)
        #expect(split.children.first?.view.window != nil)
        observation?.invalidate()
    }

    @Test("the walk gives each column what its layout gave (A-006, A-024)")
    func walkAgrees() {
        for direction in [UIUserInterfaceLayoutDirection.leftToRight, .rightToLeft] {
            let fixture = SimulationFixture(direction: direction) {
                Container(UISplitViewController.columns(.tripleColumn, primary: OwnNavigation()))
            }
            var before: [UIEdgeInsets] = []
            fixture.simulation.forEachController { before.append($0.view.safeAreaInsets) }

            fixture.setDock(shown: true)

            var after: [UIEdgeInsets] = []
            fixture.simulation.forEachController { after.append($0.view.safeAreaInsets) }
            #expect(after == before)
        }
    }

    @Test("a rotation that changes the bars reaches every controller (B-111, B-113)")
    func rotation() {
        let list = LoggingController("list")
        let fixture = SimulationFixture(device: "iPhone 12", orientation: .portrait) {
            UINavigationController(rootViewController: list)
        }
        #expect(list.view.safeAreaInsets == UIEdgeInsets(top: 91, left: 0, bottom: 34, right: 0))

        fixture.rotate(to: .landscape)

        #expect(list.view.safeAreaInsets == UIEdgeInsets(top: 32, left: 47, bottom: 21, right: 47))
    }
}
