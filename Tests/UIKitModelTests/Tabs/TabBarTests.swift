import Foundation
import Testing

@_spi(Simulation) @testable import UIKitModel

@MainActor @Suite("Tab bar controllers")
struct TabBarTests {
    private let journal = Journal()

    private func stage(
        device: String = "iPad Pro 11-inch", _ names: [String] = ["a", "b"]
    ) -> Stage<UITabBarController> {
        Stage(device: device, orientation: .portrait) {
            let tabs = UITabBarController()
            tabs.viewControllers = names.map { Witness($0, journal: journal) }
            return tabs
        }
    }

    private func buttons(_ stage: Stage<UITabBarController>) -> [TabButton] {
        stage.root.tabBar.subviews.compactMap { $0 as? TabButton }
    }

    @Test("all tabs are children, and the first is on screen (B-103)") func first() {
        let stage = stage()

        #expect(stage.root.selectedIndex == 0)
        #expect(stage.root.children == stage.root.viewControllers)
        #expect(stage.root.children.map(\.appearanceState) == [.shown, .hidden])
        #expect(stage.root.children.map(\.isViewLoaded) == [true, false])
        #expect(stage.root.children[0].tabBarController === stage.root)
        #expect(stage.root.tabBar.selectedItem === stage.root.children[0].tabBarItem)
    }

    @Test("the bar covers the bottom of the content, above what the device covers (B-112)")
    func insets() {
        let pad = stage()
        #expect(pad.root.tabBar.frame == CGRect(x: 0, y: 1124, width: 834, height: 70))
        #expect(pad.root.children[0].view.safeAreaInsets.bottom == 70)
        #expect(pad.root.children[0].view.safeAreaInsets.top == 24)

        let phone = stage(device: "iPhone 12")
        #expect(phone.root.tabBar.frame.size.height == 83)
        phone.rotate(to: .landscape)
        #expect(phone.root.tabBar.frame.maxY == 390)
        #expect(phone.root.children[0].view.safeAreaInsets.bottom == 70)
    }

    @Test("a tap on a tab exchanges the controllers (B-102)") func tap() throws {
        let stage = stage()
        _ = journal.take()
        let button = try #require(buttons(stage).last)
        #expect(button.title == "b" && button.isReachable)

        stage.perform { button.receiveTap() }

        #expect(stage.root.selectedIndex == 1)
        #expect(
            journal.take() == [
                "a will disappear", "a did disappear", "b will appear", "b is appearing",
                "b did appear",
            ])
        #expect(stage.simulation.appearanceFaults.isEmpty)
        #expect(buttons(stage).map(\.isSelected) == [false, true])
    }

    @Test("the app selects without its delegate, a finger asks it") func delegate() throws {
        let stage = stage()
        let keeper = Keeper()
        stage.root.delegate = keeper

        stage.perform { buttons(stage)[1].receiveTap() }
        #expect(stage.root.selectedIndex == 0)
        stage.perform { stage.root.selectedViewController = stage.root.children[1] }
        #expect(stage.root.selectedIndex == 1)
        stage.perform { stage.root.selectedIndex = 7 }
        #expect(stage.root.selectedIndex == 1)
        #expect(keeper.refused == 1)
    }

    @Test("new tabs keep what is selected, or begin with the first") func replace() {
        let stage = stage(["a", "b", "c"])
        stage.perform { stage.root.selectedIndex = 1 }

        stage.perform { stage.root.viewControllers = Array(stage.root.children.dropFirst()) }
        #expect(stage.root.selectedIndex == 0)
        #expect(stage.root.selectedViewController?.title == "b")
        stage.perform { stage.root.viewControllers = [Witness("d")] }
        #expect(stage.root.selectedViewController?.appearanceState == .shown)
        stage.perform { stage.root.viewControllers = nil }
        #expect(stage.root.selectedIndex == NSNotFound)
        #expect(stage.root.children.isEmpty && stage.simulation.appearanceFaults.isEmpty)
    }

    @Test("a tab takes its controller's title, also a later one") func title() {
        let stage = stage()

        stage.perform { stage.root.children[0].title = "First" }

        #expect(buttons(stage).map(\.title) == ["First", "b"])
        #expect(stage.root.tabBar.items?.map(\.title) == ["First", "b"])
    }

    @Test(
        "a tab bar controller may be neither the root of a navigation controller nor pushed (B-060)",
        arguments: [true, false])
    func inNavigation(isRoot: Bool) {
        let stage = Stage { UINavigationController() }

        stage.perform {
            if isRoot {
                _ = UINavigationController(rootViewController: UITabBarController())
            } else {
                stage.root.pushViewController(UITabBarController(), animated: true)
            }
        }

        #expect(stage.simulation.exception?.name == "NSInvalidArgumentException")
    }

    @Test("the secondary column takes a tab bar controller of navigation controllers (B-T2)")
    func secondary() throws {
        let tabs = UITabBarController()
        let stage = Stage<UISplitViewController> {
            tabs.viewControllers = ["a", "b"].map {
                UINavigationController(rootViewController: Witness($0))
            }
            return UISplitViewController.columns(secondary: tabs, mode: .secondaryOnly)
        }

        #expect(stage.root.child(.secondary) === tabs)
        let button = try #require(stage.root.displayModeButton)
        #expect(button.isDescendant(of: tabs.children[0].view))
        #expect(stage.simulation.exception == nil)
    }

    @Test(
        "any other column raises for one, and so does the secondary for other tabs (B-060, B-T2)",
        arguments: [UISplitViewController.Column.primary, .supplementary, .secondary])
    func elsewhere(column: UISplitViewController.Column) {
        let tabs = UITabBarController()
        let stage = Stage<UISplitViewController> {
            let child =
                column == .secondary
                ? Witness("a") : UINavigationController(rootViewController: Witness("a"))
            tabs.viewControllers = [child]
            let split = UISplitViewController(style: .tripleColumn)
            split.preferredDisplayMode = .twoBesideSecondary
            for other in [UISplitViewController.Column.primary, .supplementary, .secondary] {
                split.setViewController(other == column ? tabs : Witness("x"), for: other)
            }
            return split
        }

        #expect(stage.simulation.exception?.name == "NSInvalidArgumentException")
    }
}

@MainActor private final class Keeper: NSObject, UITabBarControllerDelegate {
    private(set) var refused = 0

    func tabBarController(
        _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
    ) -> Bool {
        refused += 1
        return false
    }
}
