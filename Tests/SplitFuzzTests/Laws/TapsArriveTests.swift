import Foundation
import SplitFuzz
import Testing

@_spi(Simulation) @testable import UIKitModel

@Suite("taps-arrive") @MainActor struct TapsArriveTests {
    private let fault = ["taps-arrive at primary"]

    /// A list whose row does nothing, and a detail with one.
    private func driver(
        _ behavior: UISplitViewController.SplitBehavior = .tile, button: UIButton? = nil
    ) throws -> AppDriver {
        try AppDriver {
            let split = UISplitViewController(style: .doubleColumn)
            split.preferredSplitBehavior = behavior
            split.preferredDisplayMode =
                behavior == .tile ? .oneBesideSecondary : .oneOverSecondary
            let list = ActingViewController("List", rows: [("Row", { _ in })])
            if let button {
                button.frame = CGRect(x: 150, y: 300, width: 100, height: 44)
                list.view.addSubview(button)
            }
            split.setViewController(list, for: .primary)
            split.setViewController(
                ActingViewController("Detail", rows: [("Edit", { _ in })]), for: .secondary)
            return split
        }
    }

    @Test("is silent where taps arrive and run their actions (B-081)") func clean() throws {
        var driver = try driver()

        #expect(try driver.act("tap \"primary/Row\"", "tap \"secondary/Edit\"") == [])
        #expect(try driver.act("tap \"primary/ToggleSidebar\"") == [])
    }

    @Test("catches the layer of a presentation that has ended (B-081)") func layer() throws {
        var driver = try driver()
        driver.tamper { simulation in
            simulation.window.addSubview(
                PresentationContainerView(frame: simulation.window.bounds))
        }

        #expect(try driver.act("tap \"primary/Row\"").contains(fault[0]))
        #expect(
            driver.explanations.last
                == "taps-arrive: nothing covers primary/Row, and a tap on it arrives at a "
                + "PresentationContainerView")
    }

    @Test("catches a page that has left its stack and not the screen") func page() throws {
        var driver = try driver()
        let left = UIViewController()
        try driver.tamper { _ in
            let list = try #require(driver.split.viewController(for: .primary))
            let navigation = try #require(
                list.navigationController ?? list as? UINavigationController)
            left.view.frame = navigation.view.bounds
            navigation.view.addSubview(left.view)
        }

        #expect(try driver.act("tap \"primary/Row\"").contains(fault[0]))
    }

    @Test("catches a control outside of the view that contains it") func outside() throws {
        var driver = try AppDriver {
            let root = UIViewController()
            let row = UIView(frame: CGRect(x: 0, y: 100, width: 400, height: 10))
            let button = UIButton(type: .system, primaryAction: UIAction(title: "Row") { _ in })
            button.frame = CGRect(x: 0, y: 20, width: 400, height: 40)
            row.addSubview(button)
            root.view.addSubview(row)
            return root
        }

        #expect(try driver.act("tap \"window/Row\"") == ["taps-arrive at window"])
    }

    @Test("offers no control that its container clips") func clipped() throws {
        let driver = try AppDriver {
            let root = UIViewController()
            let row = UIView(frame: CGRect(x: 0, y: 100, width: 400, height: 10))
            row.clipsToBounds = true
            let button = UIButton(frame: CGRect(x: 0, y: 20, width: 400, height: 40))
            row.addSubview(button)
            root.view.addSubview(row)
            return root
        }

        #expect(driver.controls == [])
    }

    @Test("catches a control under the navigation bar of its page (B-112)") func underBar() throws {
        var driver = try AppDriver {
            let page = UIViewController()
            let button = UIButton(type: .system, primaryAction: UIAction(title: "Row") { _ in })
            button.frame = CGRect(x: 300, y: 30, width: 100, height: 30)
            page.view.addSubview(button)
            return UINavigationController(rootViewController: page)
        }

        #expect(try driver.act("tap \"window/Row\"") == ["taps-arrive at window"])
    }

    @Test("catches a control that does not run its action") func actions() throws {
        final class Lost: UIAction {
            override func run() {}
        }
        let button = UIButton(type: .system)
        button.setTitle("Silent", for: .normal)
        button.addAction(Lost { _ in }, for: .touchUpInside)
        var driver = try driver(button: button)

        #expect(try driver.act("tap \"primary/Silent\"") == fault)
    }

    @Test("is silent where a field takes text, and where another refuses to give it up (B-079)")
    func fields() throws {
        final class Keeping: NSObject, UITextFieldDelegate {
            func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { false }
        }
        let delegate = Keeping()
        var driver = try AppDriver {
            let root = UIViewController()
            for (index, name) in ["One", "Two"].enumerated() {
                let field = UITextField(
                    frame: CGRect(x: 100, y: 100 + 50 * index, width: 200, height: 40))
                field.placeholder = name
                if index == 0 { field.delegate = delegate }
                root.view.addSubview(field)
            }
            return root
        }

        #expect(try driver.act("tap \"window/Two\"", "tap \"window/One\"") == [])
        #expect(try driver.act("tap \"window/Two\"") == [])
    }

    @Test("lets a control hold another, and a control of the app's own class choose") func own()
        throws
    {
        final class Choosy: UIButton {
            override func sendActions(for controlEvents: UIControl.Event) {}
        }
        let button = Choosy(type: .system)
        button.setTitle("Choosy", for: .normal)
        button.addAction(UIAction { _ in }, for: .touchUpInside)
        var driver = try driver(button: button)

        #expect(try driver.act("tap \"primary/Choosy\"") == [])

        let inner = UIButton(type: .system, primaryAction: UIAction(title: "Inner") { _ in })
        inner.frame = button.bounds
        button.addSubview(inner)
        #expect(try driver.act("dock reveal", "tap \"primary/Inner\"") == [])
        #expect(!driver.controls.contains("primary/Choosy"))
    }

    @Test("lets an app's view take touches, or let them through") func overlay() throws {
        final class Overlay: UIView {
            var isSolid = false
            override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
                isSolid ? super.hitTest(point, with: event) : nil
            }
        }
        final class Wide: UIButton {
            override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
                bounds.insetBy(dx: -400, dy: -400).contains(point)
            }
        }
        let overlay = Overlay(frame: CGRect(x: 0, y: 0, width: 2_000, height: 2_000))
        let wide = Wide(type: .system)
        wide.setTitle("Wide", for: .normal)
        var driver = try driver(button: wide)
        driver.tamper { $0.window.addSubview(overlay) }

        #expect(try driver.act("tap \"primary/Wide\"", "tap \"primary/Row\"") == [])
        overlay.isSolid = true
        #expect(!(try driver.act("dock reveal").contains(fault[0])))
        #expect(driver.controls == [])
    }

    @Test("lets a button in the secondary bring a sidebar over it (B-T1)") func covers() throws {
        var driver = try AppDriver {
            let split = UISplitViewController(style: .doubleColumn)
            split.preferredSplitBehavior = .overlay
            split.setViewController(ActingViewController("List"), for: .primary)
            let row: ActingViewController.Row = ("Show", { $0.splitViewController?.show(.primary) })
            split.setViewController(ActingViewController("Detail", rows: [row]), for: .secondary)
            return split
        }

        #expect(try driver.act("tap \"secondary/Show\"") == [])
        #expect(try driver.split.displayMode == .oneOverSecondary)
    }

    @Test("catches a covered secondary that takes touches (B-T1)") func covered() throws {
        var driver = try driver(.overlay)
        #expect(driver.controls.allSatisfy { $0.hasPrefix("primary/") })

        try driver.tamper { _ in
            let detail = try #require(driver.split.child(for: .secondary))
            detail.view.isDimmed = false
        }

        #expect(try driver.act("tap-outside") == ["taps-arrive at secondary"])
    }
}
