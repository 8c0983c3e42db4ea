import Foundation
import Testing

@_spi(Simulation) @testable import UIKitModel

@MainActor @Suite("The navigation bar")
struct BarTests {
    private let world = SimulationFixture.plain()
    private let root = LoggingController("Root")
    private let top = LoggingController("Top")

    private func fixture(
        device: String = "iPad Pro 11-inch",
        direction: UIUserInterfaceLayoutDirection = .leftToRight
    ) -> SimulationFixture<UINavigationController> {
        SimulationFixture(device: device, direction: direction) {
            UINavigationController.stack([root, top])
        }
    }

    private func buttons(_ fixture: SimulationFixture<UINavigationController>) -> [String] {
        fixture.root.navigationBar.subviews.compactMap { $0 as? BarButtonView }
            .sorted { $0.frame.minX < $1.frame.minX }
            .map { $0.title ?? $0.accessibilityIdentifier ?? "" }
    }

    @Test("it lies below what covers the top (B-112, B-114)")
    func frame() {
        #expect(fixture().root.navigationBar.frame == CGRect(x: 0, y: 24, width: 1194, height: 50))
        let phone = fixture(device: "iPhone 8").root.navigationBar
        #expect(phone.frame == CGRect(x: 0, y: 0, width: 667, height: 32))
    }

    @Test("heights of bars differ by device, window and release (B-174)")
    func heights() {
        func heights(
            _ device: String, _ orientation: Orientation, on release: Release = .asDocumented
        ) -> [CGFloat] {
            let navigation = UINavigationController(rootViewController: LoggingController("page"))
            let fixture = SimulationFixture(
                release: release, device: device, orientation: orientation
            ) { () -> UITabBarController in
                let tabs = UITabBarController()
                tabs.viewControllers = [navigation]
                navigation.setToolbarHidden(false, animated: false)
                return tabs
            }
            // The tab bar covers what the device covers below, too.
            let tabBar =
                fixture.root.tabBar.frame.height - fixture.root.view.safeAreaInsets.bottom
            return [
                navigation.navigationBar.frame.height,
                navigation.toolbar.frame.height - navigation.view.safeAreaInsets.bottom, tabBar,
            ]
        }

        #expect(heights("iPad Pro 11-inch", .landscape) == [50, 50, 50])
        #expect(heights("iPad 9.7-inch", .portrait, on: .iOS12) == [50, 50, 50])
        #expect(heights("iPad 9.7-inch", .portrait, on: .iOS8) == [44, 44, 49])
        #expect(heights("iPhone 8", .portrait) == [44, 44, 49])
        #expect(heights("iPhone 8", .landscape) == [32, 32, 32])
        #expect(heights("iPhone 8", .landscape, on: .iOS8) == [32, 32, 49])
        #expect(heights("iPhone 8 Plus", .landscape) == [44, 44, 49])
    }

    @Test("an action gives a bar item its title, also when it is set later")
    func primaryAction() {
        let item = UIBarButtonItem(title: "Own", primaryAction: UIAction(title: "First") { _ in })
        #expect(item.title == "Own")

        item.primaryAction = UIAction(title: "Second") { _ in }
        #expect(item.title == "Second")

        item.primaryAction = nil
        #expect(item.title == "Second")
    }

    @Test("its items are those of the stack (B-063)")
    func items() {
        let bar = fixture().root.navigationBar

        #expect(bar.items == [root.navigationItem, top.navigationItem])
        #expect(bar.topItem === top.navigationItem)
        #expect(bar.backItem === root.navigationItem)
    }

    @Test("at depth 2 the back button bears the previous title and pops (B-063)")
    func back() throws {
        let fixture = fixture()
        #expect(buttons(fixture) == ["Root"])
        let button = try #require(fixture.root.navigationBar.subviews.first as? BarButtonView)

        fixture.perform { button.receiveTap() }

        #expect(fixture.root.viewControllers == [root])
        #expect(buttons(fixture).isEmpty)
    }

    @Test(
        "the back button's title is the back item's own, its back title, its title, or Back (B-063)"
    )
    func backTitle() {
        let fixture = fixture()
        func title() -> [String] {
            fixture.perform { fixture.root.navigationBar.setNeedsLayout() }
            return buttons(fixture)
        }

        root.navigationItem.backButtonTitle = "Up"
        #expect(title() == ["Up"])
        root.navigationItem.backBarButtonItem = UIBarButtonItem(title: "Away")
        #expect(title() == ["Away"])
        root.navigationItem.backBarButtonItem = nil
        root.navigationItem.backButtonTitle = nil
        root.title = nil
        #expect(title() == ["Back"])
    }

    @Test("a left item takes the back button's place, unless it supplements it (B-063)")
    func leftItem() {
        let fixture = fixture()

        fixture.perform { top.navigationItem.leftBarButtonItem = UIBarButtonItem(title: "Edit") }
        #expect(buttons(fixture) == ["Edit"])
        fixture.perform { top.navigationItem.leftItemsSupplementBackButton = true }
        #expect(buttons(fixture) == ["Root", "Edit"])
        fixture.perform { top.navigationItem.hidesBackButton = true }
        #expect(buttons(fixture) == ["Edit"])
    }

    @Test("a tap on an item runs its action, a disabled one does not (B-063)")
    func action() throws {
        let fixture = fixture()
        var taps = 0
        let item = UIBarButtonItem(primaryAction: UIAction(title: "Add") { _ in taps += 1 })
        fixture.perform { top.navigationItem.rightBarButtonItem = item }
        let button = try #require(item.view)

        button.receiveTap()
        item.isEnabled = false
        button.receiveTap()

        #expect(taps == 1)
    }

    @Test(
        "leading items stand left and trailing ones right, and the other way round right to left (B-063)"
    )
    func sides() {
        for direction in [UIUserInterfaceLayoutDirection.leftToRight, .rightToLeft] {
            let fixture = fixture(direction: direction)
            fixture.perform {
                top.navigationItem.rightBarButtonItems = [
                    UIBarButtonItem(title: "1"), UIBarButtonItem(title: "2"),
                ]
            }

            let expected = ["Root", "2", "1"]
            #expect(
                buttons(fixture) == (direction == .leftToRight ? expected : expected.reversed()))
        }
    }

    @Test("buttons lie inside the bar's safe area (A-006)")
    func safeArea() throws {
        let fixture = SimulationFixture {
            UISplitViewController.columns(
                primary: UINavigationController(rootViewController: LoggingController("list")))
        }

        let button = try #require(fixture.root.displayModeButton)

        #expect(button.frame.minX == 108)
    }

    @Test("hiding the bar gives its room to the content (B-064, B-112)")
    func hidden() {
        let fixture = fixture()
        #expect(top.view.safeAreaInsets.top == 74)

        fixture.perform { fixture.root.isNavigationBarHidden = true }

        #expect(fixture.root.navigationBar.isHidden)
        #expect(top.view.safeAreaInsets.top == 24)
        fixture.perform { fixture.root.setNavigationBarHidden(false, animated: true) }
        #expect(top.view.safeAreaInsets.top == 74)
    }

    @Test("the display-mode item goes in at alpha 0, and the next layout makes it opaque (A-021)")
    func alpha() {
        let fixture = fixture()
        let bar = fixture.root.navigationBar
        let item = UIBarButtonItem(title: "Sidebar")

        bar.displayModeItem = item
        #expect(item.view?.superview === bar)
        #expect(item.view?.alpha == 0)
        fixture.settle()

        #expect(item.view?.alpha == 1)
    }

    @Test("a new title shows at once where the back button names it (B-063)")
    func newTitle() {
        let fixture = fixture()

        fixture.perform { root.title = "Start" }

        #expect(buttons(fixture) == ["Start"])
    }

    @Test("a back title that lacks room becomes Back, then the chevron (B-063)")
    func shortened() {
        root.title = String(repeating: "long ", count: 12)
        top.navigationItem.rightBarButtonItems = [UIBarButtonItem(title: "Edit")]
        let fixture = fixture(device: "iPhone 8")
        #expect(buttons(fixture).first == root.title)

        fixture.rotate(to: .portrait)
        #expect(buttons(fixture) == ["Back", "Edit"])

        fixture.perform {
            top.navigationItem.rightBarButtonItems = [
                UIBarButtonItem(title: "Edit"),
                UIBarButtonItem(title: "Another, rather long title"),
            ]
        }
        #expect(buttons(fixture).first == "")
        let bar = fixture.root.navigationBar
        #expect(bar.subviews.allSatisfy { $0.frame.minX >= 0 && $0.frame.maxX <= bar.bounds.maxX })

        fixture.rotate(to: .landscape)
        #expect(buttons(fixture).first == "Back")
    }
}
