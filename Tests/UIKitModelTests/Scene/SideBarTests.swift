import Foundation
import Testing

@_spi(Simulation) @testable import UIKitModel

/// Bars at a side of a phone that folds (D-232 to D-243).
@MainActor @Suite("Bars at a side") struct SideBarTests {
    private func fixture<Root: UIViewController>(
        _ orientation: Orientation = .portrait,
        direction: UIUserInterfaceLayoutDirection = .leftToRight, _ makeRoot: @MainActor () -> Root
    ) -> SimulationFixture<Root> {
        SimulationFixture(
            release: .iOS27Point1, device: "iPhone Duo", direction: direction,
            orientation: orientation, makeRoot)
    }

    private func item(_ name: String) -> UIBarButtonItem {
        UIBarButtonItem(image: UIImage(systemName: name), primaryAction: UIAction { _ in })
    }

    /// A page without a title.
    private func page(_ items: UIBarButtonItem...) -> UIViewController {
        let page = UIViewController()
        page.navigationItem.rightBarButtonItems = items
        return page
    }

    private func open<Root>(
        _ fixture: SimulationFixture<Root>, _ orientation: Orientation = .landscape
    ) {
        fixture.perform { fixture.simulation.fold(to: .open) }
        fixture.rotate(to: orientation)
    }

    private func frame(_ item: UIBarButtonItem) -> CGRect {
        item.view.map { $0.convert($0.bounds, to: nil) } ?? .null
    }

    @Test("bars stand at the side of each display but the upright inner one (D-232)")
    func displays() {
        let fixture = fixture { UITabBarController() }
        let star = item("star")
        let page = page(star)
        fixture.perform {
            fixture.root.viewControllers = [UINavigationController(rootViewController: page)]
        }
        func expect(_ strip: CGRect?, _ insets: UIEdgeInsets, at line: SourceLocation) {
            #expect(fixture.simulation.sideStrip == strip, sourceLocation: line)
            #expect(page.view.safeAreaInsets == insets, sourceLocation: line)
            let bar = fixture.root.tabBar
            let tab = bar.convert(bar.bounds, to: nil)
            #expect(strip.map { $0.contains(tab) } ?? true, sourceLocation: line)
            #expect(strip.map { $0.contains(frame(star)) } ?? true, sourceLocation: line)
            // The finger finds it where it is drawn.
            let middle = frame(star)
            let hit = fixture.window.hitTest(CGPoint(x: middle.midX, y: middle.midY), with: nil)
            #expect(hit === star.view, sourceLocation: line)
        }
        let beside = UIEdgeInsets(top: 0, left: 0, bottom: 34, right: 84)
        expect(CGRect(x: 382, y: 170, width: 84, height: 474), beside, at: #_sourceLocation)
        fixture.rotate(to: .landscape)
        expect(CGRect(x: 594, y: 82, width: 84, height: 350), beside, at: #_sourceLocation)
        open(fixture)
        expect(CGRect(x: 867, y: 120, width: 84, height: 515), beside, at: #_sourceLocation)
        fixture.rotate(to: .portrait)
        expect(
            nil, UIEdgeInsets(top: 82, left: 0, bottom: 82, right: 0), at: #_sourceLocation)
    }

    @Test("of two columns only the secondary has its bar at the side (D-238)") func columns() {
        for direction in [UIUserInterfaceLayoutDirection.leftToRight, .rightToLeft] {
            let fixture = fixture(direction: direction) {
                UISplitViewController(style: .doubleColumn)
            }
            let (left, right, split) = (item("left"), item("right"), fixture.root)
            fixture.perform {
                for (column, item) in [
                    (UISplitViewController.Column.primary, left), (.secondary, right),
                ] {
                    split.setViewController(
                        UINavigationController(rootViewController: page(item)), for: column)
                }
            }
            open(fixture)
            let strip = CGRect(x: 867, y: 120, width: 84, height: 515)
            #expect(!strip.intersects(frame(left)))
            // From right to left, the primary keeps it from the edge.
            #expect(strip.contains(frame(right)) == (direction == .leftToRight))
            fixture.perform { fixture.simulation.fold(to: .closed) }
            // One stack, along the edge.
            #expect(split.isCollapsed)
            #expect(fixture.simulation.sideStrip?.contains(frame(right)) == true)
        }
    }

    @Test("with the camera at the left, the strip and the bars in it are at the left (D-206)")
    func cameraAtLeft() {
        let fixture = fixture(.landscape) { UINavigationController() }
        let star = item("star")
        let page = page(star)
        fixture.perform { fixture.root.viewControllers = [page] }
        func expect(_ strip: CGRect, left: CGFloat, right: CGFloat, at line: SourceLocation) {
            #expect(fixture.simulation.sideStrip == strip, sourceLocation: line)
            #expect(
                page.view.safeAreaInsets
                    == UIEdgeInsets(top: 0, left: left, bottom: 34, right: right),
                sourceLocation: line)
            #expect(strip.contains(frame(star)), sourceLocation: line)
            let middle = CGPoint(x: frame(star).midX, y: frame(star).midY)
            let hit = fixture.window.hitTest(middle, with: nil)
            #expect(hit === star.view, sourceLocation: line)
        }
        let atLeft = CGRect(x: 0, y: 82, width: 84, height: 350)
        let atRight = CGRect(x: 594, y: 82, width: 84, height: 350)
        fixture.perform { fixture.simulation.turnOver() }
        expect(atLeft, left: 84, right: 0, at: #_sourceLocation)
        fixture.perform { fixture.simulation.turnOver() }
        expect(atRight, left: 0, right: 84, at: #_sourceLocation)
        // A quarter turn leads to one way of lying on its side.
        fixture.perform { fixture.simulation.turnOver() }
        fixture.rotate(to: .portrait)
        fixture.rotate(to: .landscape)
        expect(atRight, left: 0, right: 84, at: #_sourceLocation)
    }

    @Test("symbols stand at the side, and text in a row that is there for it alone (D-235, D-237)")
    func row() {
        let fixture = fixture { UINavigationController() }
        let star = item("star")
        let page = page(star)
        fixture.perform { fixture.root.viewControllers = [page] }
        let bar = fixture.root.navigationBar
        let strip = CGRect(x: 382, y: 170, width: 84, height: 474)
        #expect(bar.frame.height == 0)
        #expect(page.view.safeAreaInsets.top == 0)

        let custom = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
        let withRow: [UIBarButtonItem] = [
            UIBarButtonItem(title: "Text", primaryAction: UIAction { _ in }),
            UIBarButtonItem(customView: custom), UIBarButtonItem(systemItem: .edit),
            page.editButtonItem,
        ]
        for text in withRow {
            fixture.perform { page.navigationItem.rightBarButtonItems = [star, text] }
            #expect(page.view.safeAreaInsets.top == 82)
            #expect(bar.frame.contains(frame(text)))
            #expect(strip.contains(frame(star)))
        }
        for symbol in [UIBarButtonItem(systemItem: .add), item("heart")] {
            fixture.perform { page.navigationItem.rightBarButtonItems = [star, symbol] }
            #expect(page.view.safeAreaInsets.top == 0)
            #expect(strip.contains(frame(symbol)))
        }
        fixture.perform { page.title = "Title" }
        #expect(page.view.safeAreaInsets.top == 82)
        #expect(strip.contains(frame(star)))
    }

    @Test("from top to bottom stand Back, items, tools and tabs (D-234)") func order() {
        let fixture = fixture { UITabBarController() }
        let (heart, star, tool) = (item("heart"), item("star"), item("tool"))
        let page = page(star)
        page.navigationItem.leftBarButtonItem = heart
        page.navigationItem.leftItemsSupplementBackButton = true
        page.toolbarItems = [tool]
        let navigation = UINavigationController(rootViewController: self.page())
        let tabs = fixture.root
        fixture.perform { tabs.viewControllers = [navigation] }
        fixture.perform {
            navigation.setToolbarHidden(false, animated: false)
            navigation.pushViewController(page, animated: true)
        }
        let back = navigation.navigationBar.backButton
        let bar = tabs.tabBar
        let frames =
            [back.convert(back.bounds, to: nil)] + [heart, star, tool].map(frame)
            + [bar.convert(bar.bounds, to: nil)]
        #expect(zip(frames, frames.dropFirst()).allSatisfy { $0.maxY <= $1.minY })
        #expect(frames.allSatisfy { $0.minX >= 382 && $0.maxX <= 466 })
        #expect(frames.first?.minY == 174)
        #expect(frames.last?.maxY == 644)
        // A toolbar without text takes no room below.
        #expect(page.view.safeAreaInsets.bottom == 34)
    }

    @Test("in the left half a bar at the side covers the left (D-211)") func leftHalf() {
        let fixture = fixture { UINavigationController() }
        let (page, navigation) = (page(item("star")), fixture.root)
        fixture.perform { navigation.viewControllers = [page] }
        open(fixture)
        fixture.perform { fixture.simulation.stand(at: .left) }
        #expect(fixture.window.safeAreaInsets.left == 0)
        #expect(page.view.safeAreaInsets.left == 84)
        // The row begins beside the strip.
        let text = UIBarButtonItem(title: "Text", primaryAction: UIAction { _ in })
        fixture.perform { page.navigationItem.leftBarButtonItem = text }
        #expect(frame(text).minX >= 84)
        fixture.perform { navigation.setNavigationBarHidden(true, animated: false) }
        #expect(page.view.safeAreaInsets.left == 0)
    }

    @Test("items without room at the side are in a menu, from the bottom up (D-243)")
    func overflow() {
        let fixture = fixture(.landscape) { UINavigationController() }
        var tapped: [Int] = []
        let items = (0..<9).map { index in
            UIBarButtonItem(
                image: UIImage(systemName: "\(index)"),
                primaryAction: UIAction { _ in tapped.append(index) })
        }
        let page = UIViewController()
        page.navigationItem.leftBarButtonItems = items
        fixture.perform { fixture.root.viewControllers = [page] }
        let strip = fixture.simulation.sideStrip
        let shown = items.filter { strip?.contains(frame($0)) == true }
        // Six fit, and the menu's button is one of them.
        #expect(shown == Array(items.prefix(5)))
        let more = items[5].overflow
        #expect(more?.view.map { strip?.contains($0.convert($0.bounds, to: nil)) == true } == true)
        fixture.perform { more?.performAction() }
        let menu = fixture.root.presentedViewController as? MenuController
        let rows = menu?.view.subviews.compactMap { $0 as? ChoiceRow } ?? []
        #expect(rows.map(\.title) == ["5", "6", "7", "8"])
        fixture.perform { rows[2].sendActions(for: .touchUpInside) }
        #expect(tapped == [7])

        fixture.perform { page.navigationItem.leftBarButtonItems = Array(items.prefix(6)) }
        #expect(items[5].overflow == nil)
        #expect(strip?.contains(frame(items[5])) == true)
    }

    @Test("Back stays where nothing else has room, and one menu has the items of both bars (D-243)")
    func narrow() {
        let fixture = fixture(.landscape) { UITabBarController() }
        let (tabs, star, tool) = (fixture.root, item("star"), item("tool"))
        let page = page(star)
        page.toolbarItems = [tool]
        let navigation = UINavigationController(rootViewController: self.page())
        fixture.perform {
            let others = (0..<4).map { _ in UIViewController() }
            tabs.viewControllers = [navigation] + others
        }
        fixture.perform {
            navigation.setToolbarHidden(false, animated: false)
            navigation.pushViewController(page, animated: true)
        }
        // Five tabs leave room for two buttons.
        let back = navigation.navigationBar.backButton
        #expect(fixture.simulation.sideStrip?.contains(back.convert(back.bounds, to: nil)) == true)
        #expect(star.overflow != nil && tool.overflow === star.overflow)
        let more = star.overflow?.view
        let place = more.map { $0.convert($0.bounds, to: nil) } ?? .null
        #expect(place.minY >= back.convert(back.bounds, to: nil).maxY)
        #expect(place.maxY <= tabs.tabBar.frame.minY)

        // With fewer tabs all have room, and nothing is left in the menu.
        fixture.perform { tabs.viewControllers = [navigation] }
        #expect(star.overflow == nil && tool.overflow == nil)
        let frames = [frame(star), frame(tool), tabs.tabBar.frame]
        #expect(zip(frames, frames.dropFirst()).allSatisfy { $0.maxY <= $1.minY })
        // A toolbar that lies below again has its item back.
        open(fixture, .portrait)
        #expect(tool.anchor === tool.view && tool.view?.superview === navigation.toolbar)
    }
}
