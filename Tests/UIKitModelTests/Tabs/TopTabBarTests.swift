import Foundation
import Testing

@_spi(Simulation) @testable import UIKitModel

@MainActor @Suite("Tab bars at the top")
struct TopTabBarTests {
    private let world = SimulationFixture.plain()

    private func fixture(
        _ release: Release = .iOS18, device: String = "iPad Pro 11-inch"
    ) -> SimulationFixture<UITabBarController> {
        SimulationFixture(release: release, device: device) {
            let tabs = UITabBarController()
            tabs.viewControllers = ["a", "b"].map {
                UINavigationController(rootViewController: LoggingController($0))
            }
            return tabs
        }
    }

    @Test(
        "since iOS 18 the tab bar of an iPad is at the top in regular width, earlier below (B-198)",
        arguments: [Release.iOS17, .iOS18, .iOS26])
    func release(_ release: Release) {
        let tabs = fixture(release).root

        let content = tabs.children[0].view.safeAreaInsets
        if release == .iOS17 {
            #expect(tabs.tabBar.frame == CGRect(x: 0, y: 764, width: 1194, height: 70))
            #expect(content == UIEdgeInsets(top: 24, left: 0, bottom: 70, right: 0))
        } else {
            #expect(tabs.tabBar.frame.origin == .zero && tabs.tabBar.frame.size.width == 1194)
            #expect(content.top == 74 && tabs.tabBar.frame.maxY == 74)
            #expect(content.bottom == 20)
        }
        #expect(tabs.children[0].view.frame == tabs.view.bounds)
    }

    @Test("the content guide is what neither the bar nor the sidebar covers (D-173)") func guide() {
        let fixture = fixture(.iOS26)
        let tabs = fixture.root
        func frame() -> CGRect { tabs.contentLayoutGuide.layoutFrame }

        #expect(frame() == CGRect(x: 0, y: 74, width: 1194, height: 760))
        fixture.resize(to: .third)
        #expect(frame() == CGRect(x: 0, y: 0, width: 375, height: 764))
        fixture.resize(to: .full)
        fixture.perform {
            tabs.mode = .tabSidebar
            tabs.sidebar.preferredLayout = .overlap
            tabs.sidebar.isHidden = false
        }
        #expect(frame() == CGRect(x: 320, y: 0, width: 874, height: 834))
        fixture.perform { tabs.sidebar.preferredLayout = .tile }
        #expect(frame() == CGRect(x: 320, y: 0, width: 874, height: 834))
        let cover = UIView()
        cover.translatesAutoresizingMaskIntoConstraints = false
        fixture.perform {
            tabs.sidebar.isHidden = true
            tabs.view.addSubview(cover)
            NSLayoutConstraint.activate([
                cover.topAnchor.constraint(equalTo: tabs.contentLayoutGuide.topAnchor),
                cover.bottomAnchor.constraint(equalTo: tabs.contentLayoutGuide.bottomAnchor),
                cover.leftAnchor.constraint(equalTo: tabs.contentLayoutGuide.leftAnchor),
                cover.rightAnchor.constraint(equalTo: tabs.contentLayoutGuide.rightAnchor),
            ])
        }
        #expect(cover.frame == frame() && frame().minY == 74)
    }

    @Test("it goes to the bottom in compact width, and on phones (B-198)")
    func compact() {
        let fixture = fixture()
        let tabs = fixture.root

        fixture.resize(to: .third)
        #expect(tabs.tabBar.frame.maxY == tabs.view.bounds.maxY)
        #expect(tabs.children[0].view.safeAreaInsets.top == 24)
        #expect(tabs.children[0].view.safeAreaInsets.bottom == 70)
        fixture.resize(to: .full)
        #expect(tabs.tabBar.frame.minY == 0)
        #expect(tabs.children[0].view.safeAreaInsets.bottom == 20)

        let phone = self.fixture(device: "iPhone 12 Pro Max")
        phone.rotate(to: .landscape)
        #expect(phone.root.traitCollection.horizontalSizeClass == .regular)
        #expect(phone.root.tabBar.frame.maxY == phone.root.view.bounds.maxY)
    }

    @Test("a container that makes it compact has it at the bottom (B-198)")
    func override() {
        let tabs = UITabBarController()
        tabs.viewControllers = [LoggingController("a")]
        let fixture = SimulationFixture(release: .iOS18) {
            let outer = UIViewController()
            outer.addChild(tabs)
            tabs.view.frame = outer.view.bounds
            outer.view.addSubview(tabs.view)
            tabs.didMove(toParent: outer)
            return outer
        }
        #expect(tabs.tabBar.frame.minY == 0)

        fixture.perform {
            fixture.root.setOverrideTraitCollection(
                UITraitCollection(horizontalSizeClass: .compact), forChild: tabs)
        }

        #expect(tabs.tabBar.frame.maxY == tabs.view.bounds.maxY)
        #expect(tabs.children[0].view.safeAreaInsets.top == 24)
    }

    @Test("an app that overrides its width as compact has it at the bottom (B-198)")
    func ownOverride() {
        let fixture = fixture()
        let tabs = fixture.root

        fixture.perform { tabs.traitOverrides.horizontalSizeClass = .compact }

        #expect(tabs.tabBar.frame.maxY == tabs.view.bounds.maxY)
        #expect(tabs.children[0].view.safeAreaInsets.top == 24)
        fixture.perform { tabs.traitOverrides.horizontalSizeClass = .regular }
        #expect(tabs.tabBar.frame.minY == 0)
    }

    @Test("a tap on a tab at the top exchanges the controllers (B-198)") func tap() throws {
        let fixture = fixture()
        let button = try #require(fixture.root.tabBar.subviews.last as? TabButton)
        #expect(button.isReachable && button.frame.minY == 24 && button.frame.height == 50)
        #expect(button.frame == CGRect(x: 597, y: 24, width: 44, height: 50))

        fixture.perform { button.receiveTap() }

        #expect(fixture.root.selectedIndex == 1)
        #expect(fixture.root.children.map(\.appearanceState) == [.hidden, .shown])
    }

    @Test("a navigation bar shares the row of a tab bar at the top (D-029)") func navigation()
        throws
    {
        for release in [Release.iOS18, .iOS26] {
            let fixture = fixture(release)
            let tabs = fixture.root
            let inner = try #require(tabs.children[0] as? UINavigationController)
            let page = try #require(inner.topViewController)
            var taps = 0
            fixture.perform {
                page.navigationItem.rightBarButtonItems = (0..<9).map { number in
                    UIBarButtonItem(
                        primaryAction: UIAction(title: "Item \(number)") { _ in taps += 1 })
                }
            }

            let bar = inner.navigationBar.convert(inner.navigationBar.bounds, to: nil)
            #expect(bar.minY == 24)
            #expect(page.view.safeAreaInsets.top == max(74, bar.maxY))
            // Each is beside the tabs, and in reach (D-030).
            let buttons = inner.navigationBar.subviews.compactMap { $0 as? BarButtonView }
            #expect(buttons.count == 9 && buttons.allSatisfy(\.isReachable))
            for button in buttons { fixture.perform { button.receiveTap() } }
            #expect(taps == 9)
            fixture.perform { inner.setNavigationBarHidden(true, animated: false) }
            #expect(page.view.safeAreaInsets.top == 74)
            fixture.perform { tabs.isTabBarHidden = true }
            #expect(page.view.safeAreaInsets.top == 24)
        }
    }

    @Test("the bars of columns in a tab are below the tabs (D-029)") func columns() throws {
        world.makeCurrent()
        let split = UISplitViewController.columns()
        let fixture = SimulationFixture(release: .iOS18) { () -> UITabBarController in
            let tabs = UITabBarController()
            tabs.viewControllers = [split]
            return tabs
        }

        for column in [UISplitViewController.Column.primary, .secondary] {
            let bar = split.viewController(for: column)?.navigationController?.navigationBar
            #expect(bar?.convert(bar?.bounds ?? .zero, to: nil).minY == 74)
        }
        #expect(fixture.misuses == [])
    }

    @Test("a pushed page hides a tab bar below, and none at the top (B-198)") func pushed() throws {
        let fixture = fixture()
        let tabs = fixture.root
        let inner = try #require(tabs.children[0] as? UINavigationController)
        let page = LoggingController("page")
        page.hidesBottomBarWhenPushed = true

        fixture.perform { inner.pushViewController(page, animated: true) }
        #expect(!tabs.tabBar.isHidden)
        fixture.resize(to: .third)
        #expect(tabs.tabBar.isHidden)
        fixture.resize(to: .full)
        #expect(!tabs.tabBar.isHidden)
        #expect(page.view.safeAreaInsets.top == 74)
    }
}
