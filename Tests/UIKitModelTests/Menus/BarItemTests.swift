import Foundation
import Testing

@_spi(Simulation) @testable import UIKitModel

@Suite("Bar items and menus") @MainActor struct BarItemTests {
    /// Views and items that a test makes first belong to it.
    private let ground = SimulationFixture.plain()
    private let journal = Journal()

    private func world(
        _ configure: (UIViewController) -> Void
    ) -> SimulationFixture<UINavigationController> {
        SimulationFixture {
            let page = LoggingController("page")
            configure(page)
            return UINavigationController(rootViewController: page)
        }
    }

    private func action(_ title: String, _ attributes: UIMenuElement.Attributes = []) -> UIAction {
        UIAction(title: title, attributes: attributes) { [journal] in journal.note($0.title) }
    }

    private func controls(of view: UIView?) -> [UIControl] {
        var controls: [UIControl] = []
        view?.appendUncoveredControls(to: &controls)
        return controls
    }

    @Test("items show their title, their image or the system's name") func names() {
        let world = world { page in
            let add = UIBarButtonItem(barButtonSystemItem: .add, target: nil, action: nil)
            add.primaryAction = self.action("")
            page.navigationItem.rightBarButtonItems = [
                UIBarButtonItem(systemItem: .done, primaryAction: self.action("")), add,
                UIBarButtonItem(
                    image: UIImage(systemName: "gear"), primaryAction: self.action("")),
                UIBarButtonItem(title: "More", menu: UIMenu(children: [self.action("Sort")])),
                .flexibleSpace(),
            ]
        }

        let names = controls(of: world.root.navigationBar).map(\.shownTitle)

        #expect(Set(names) == ["Done", "Add", "gear", "More"])
    }

    @Test(
        "a menu opens at its item, and a tap on an entry closes it before the action runs (B-152)")
    func menu() throws {
        ground.makeCurrent()
        let inner = UIMenu(title: "By", children: [action("Date"), action("Secret", .hidden)])
        let item = UIBarButtonItem(
            title: "Sort",
            menu: UIMenu(children: [action("Name"), inner, action("Size", .disabled)]))
        let world = world { $0.navigationItem.rightBarButtonItem = item }
        let button = try #require(controls(of: world.root.navigationBar).first)

        world.perform { button.receiveTap() }

        let front = try #require(world.simulation.activePresentations.first)
        let rows = controls(of: front.controllerOnScreen?.view)
        #expect(rows.map(\.shownTitle) == ["Name", "Date"])
        #expect(front.styleOnScreen == .popover)
        world.simulation.perform { rows[1].receiveTap() }
        #expect(journal.take() == [])
        world.settle()
        #expect(journal.take() == ["Date"])
        #expect(world.simulation.activePresentations.isEmpty && world.misuses == [])
    }

    @Test("a menu stays a popover in compact width, and a touch beside it closes it (B-152)")
    func compactMenu() throws {
        ground.makeCurrent()
        let item = UIBarButtonItem(title: "Sort", menu: UIMenu(children: [action("Name")]))
        let world = world { $0.navigationItem.rightBarButtonItem = item }
        world.resize(to: .third)
        let button = try #require(controls(of: world.root.navigationBar).first)

        world.perform { button.receiveTap() }

        #expect(world.simulation.activePresentations.first?.styleOnScreen == .popover)
        world.perform { world.simulation.touchOutside() }
        #expect(world.simulation.activePresentations.isEmpty && journal.take() == [])
    }

    @Test("a touch on the bar closes an open menu, and goes no further (B-152)")
    func menuBesideMenu() throws {
        ground.makeCurrent()
        let items = ["Sort", "Filter"].map {
            UIBarButtonItem(title: $0, menu: UIMenu(children: [action("Name")]))
        }
        let world = world { $0.navigationItem.rightBarButtonItems = items }
        let buttons = controls(of: world.root.navigationBar)
        #expect(buttons.count == 2)

        world.perform { buttons[0].receiveTap() }

        #expect(controls(of: world.root.navigationBar).isEmpty)
        #expect(!buttons[1].isReachable && world.simulation.canTouchOutside)
        world.perform { world.simulation.touchOutside() }
        world.perform { buttons[1].receiveTap() }
        let menu = world.simulation.activePresentations.first as? UIPopoverPresentationController
        #expect(menu?.barButtonItem === items[1] && world.misuses == [])
    }

    @Test("an item with an action and a menu runs the action (B-152)") func actionFirst() throws {
        ground.makeCurrent()
        let item = UIBarButtonItem(
            primaryAction: action("Add"), menu: UIMenu(children: [action("Other")]))
        let world = world { $0.navigationItem.rightBarButtonItem = item }
        let button = try #require(controls(of: world.root.navigationBar).first)

        world.perform { button.receiveTap() }

        #expect(journal.take() == ["Add"])
        #expect(world.simulation.activePresentations.isEmpty)
    }

    @Test("a title view stands in the middle, and buttons push it aside (B-156)") func titleView() {
        ground.makeCurrent()
        let label = UILabel()
        label.text = "Twelve chars"
        label.font = .systemFont(ofSize: 20)
        let world = world { $0.navigationItem.titleView = label }

        #expect(label.superview === world.root.navigationBar)
        #expect(label.frame == CGRect(x: 537, y: 13, width: 120, height: 24))
        world.resize(to: .third)
        world.perform {
            world.root.topViewController?.navigationItem.leftBarButtonItem = UIBarButtonItem(
                title: "A long title for a button", primaryAction: self.action(""))
        }
        let button = world.root.navigationBar.subviews.first { $0 is BarButtonView }
        #expect(label.frame.minX == (button?.frame.maxX ?? 0) + 8)
        world.perform { world.root.pushViewController(LoggingController("next"), animated: true) }
        #expect(label.superview == nil)
        world.perform { _ = world.root.popViewController(animated: true) }
        #expect(label.superview === world.root.navigationBar)
    }

    @Test("an item shows a view of the app's, whose controls take touches (B-156)")
    func customView() throws {
        ground.makeCurrent()
        let button = UIButton(type: .system, primaryAction: action("Own"))
        let world = world {
            $0.navigationItem.rightBarButtonItem = UIBarButtonItem(customView: button)
        }

        let controls = controls(of: world.root.navigationBar)

        #expect(controls.count == 1 && controls.first === button)
        #expect(button.isReachable)
        world.perform { button.receiveTap() }
        #expect(journal.take() == ["Own"])
    }

    @Test("flexible spaces share the room that a toolbar's buttons leave (B-158)")
    func spaces() throws {
        ground.makeCurrent()
        let items = [
            UIBarButtonItem(title: "A", primaryAction: action("A")), .flexibleSpace(),
            UIBarButtonItem(title: "B", primaryAction: action("B")), .fixedSpace(20),
            UIBarButtonItem(title: "C", primaryAction: action("C")),
        ]
        let world = world { $0.toolbarItems = items }
        world.perform { world.root.setToolbarHidden(false, animated: false) }

        let frames = controls(of: world.root.toolbar).map(\.frame)

        let lefts: [CGFloat] = [8, 1070, 1142]
        #expect(frames.map(\.minX) == lefts)
    }

    @Test("the display mode of the back button shortens its title (B-063)") func backMode() {
        let world = world { _ in }
        world.perform { world.root.pushViewController(LoggingController("next"), animated: false) }
        let modes: [(UINavigationItem.BackButtonDisplayMode, String)] = [
            (.default, "page"), (.generic, "Back"), (.minimal, ""),
        ]
        for (mode, title) in modes {
            world.perform {
                world.root.viewControllers[0].navigationItem.backButtonDisplayMode = mode
                world.root.navigationBar.setNeedsLayout()
            }
            #expect(world.root.navigationBar.backButton.title == title)
        }
    }

    @Test("the edit button begins and ends editing, and says so (B-154)") func editing() throws {
        let world = world { $0.navigationItem.rightBarButtonItem = $0.editButtonItem }
        let page = try #require(world.root.topViewController)
        let button = try #require(controls(of: world.root.navigationBar).first)
        #expect(button.shownTitle == "Edit" && !page.isEditing)

        world.perform { button.receiveTap() }

        #expect(button.shownTitle == "Done" && page.isEditing)
        world.perform { button.receiveTap() }
        #expect(button.shownTitle == "Edit" && !page.isEditing)
    }
}
