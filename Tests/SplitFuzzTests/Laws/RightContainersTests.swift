import Foundation
import Testing

@testable import SplitFuzz
@_spi(Simulation) @testable import UIKitModel

/// Containers as people write them, and wrong twins of theirs.
@Suite("Right containers") @MainActor struct RightContainersTests {
    /// A container of several children, which it has before its view loads.
    private final class Container: UIViewController {
        private let arrange: @MainActor (Container) -> Void

        init(
            _ children: [UIViewController],
            arrange: @escaping @MainActor (Container) -> Void = { _ in }
        ) {
            self.arrange = arrange
            super.init(nibName: nil, bundle: nil)
            for child in children { addChild(child) }
        }

        required init?(coder: NSCoder) { nil }

        override func viewDidLoad() {
            super.viewDidLoad()
            for child in children {
                child.view.frame = view.bounds
                child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
                view.addSubview(child.view)
                child.didMove(toParent: self)
            }
            arrange(self)
        }

        override func viewDidLayoutSubviews() {
            super.viewDidLayoutSubviews()
            if children.count > 1, children[0].view.autoresizingMask == [] { arrange(self) }
        }

        /// Puts two children side by side, or one above the other.
        static func divide(_ container: Container, sideBySide: Bool) {
            let bounds = container.view.bounds
            let part =
                sideBySide
                ? CGSize(width: bounds.width / 2, height: bounds.height)
                : CGSize(width: bounds.width, height: bounds.height / 2)
            for (index, child) in container.children.enumerated() {
                child.view.autoresizingMask = []
                child.view.frame = CGRect(
                    origin: sideBySide
                        ? CGPoint(x: part.width * CGFloat(index), y: 0)
                        : CGPoint(x: 0, y: part.height * CGFloat(index)), size: part)
            }
        }
    }

    /// A stack of two pages, of which the second has a row `Act`.
    private func deepStack(
        _ name: String, _ act: @escaping @MainActor (ActingViewController) -> Void = { _ in }
    ) -> UINavigationController {
        let navigation = UINavigationController(
            rootViewController: ActingViewController("\(name) List"))
        navigation.pushViewController(
            ActingViewController("\(name) Page", rows: [("Act", act)]), animated: false)
        return navigation
    }

    private typealias Arranging = @MainActor (Container) -> Void

    /// The ways to show the second of two children alone.
    private let oneAtATime: [(String, Arranging)] = [
        ("hidden", { $0.children[0].view.isHidden = true }),
        ("transparent", { $0.children[0].view.alpha = 0 }),
        ("behind", { _ in }),
        ("behind by order", { $0.view.sendSubviewToBack($0.children[0].view) }),
        (
            "first in front",
            {
                $0.view.bringSubviewToFront($0.children[0].view)
                $0.children[1].view.isHidden = true
            }
        ),
    ]

    @Test("a container that shows one stack at a time") func oneStack() throws {
        for (name, arrange) in oneAtATime {
            func container() -> Container {
                Container([deepStack("First"), deepStack("Second")], arrange: arrange)
            }
            try AppDriver.expectSilence("rotate portrait", "background") { container() }
            try AppDriver.expectSilence("rotate portrait", "background") {
                .tiling(ActingViewController("List"), container())
            }
            try AppDriver.expectSilence(choosing: .init(window: .third)) {
                let split = UISplitViewController.tiling(ActingViewController("List"))
                split.setViewController(container(), for: .compact)
                return split
            }
            var driver = try AppDriver { container() }
            let shown = name == "first in front" ? "First" : "Second"
            try driver.act("swipe-back \"window\" finish")
            #expect(
                driver.simulation.frontController?.firstNavigationOnScreen?.topViewController?
                    .title
                    == "\(shown) List", "\(name)")
        }
    }

    @Test("catches a back button that is lost in the stack that a container shows (B-063)")
    func lostButton() throws {
        func lose(_ page: ActingViewController) {
            for view in page.navigationController?.navigationBar.subviews ?? [] { view.alpha = 0 }
        }
        for (name, arrange) in oneAtATime {
            func container() -> Container {
                Container([deepStack("First", lose), deepStack("Second", lose)], arrange: arrange)
            }
            var alone = try AppDriver { container() }
            var inColumn = try AppDriver { .tiling(ActingViewController("List"), container()) }

            #expect(try alone.act("tap \"window/Act\"").contains("way-back-visible at window"))
            #expect(
                try inColumn.act("tap \"secondary/Act\"").contains("way-back-visible at secondary"),
                "\(name)")
        }
    }

    @Test("catches another page's item in the bar of the stack that a container shows (A-008)")
    func staleItem() throws {
        for (_, arrange) in oneAtATime {
            var driver = try AppDriver {
                let act: @MainActor (ActingViewController) -> Void = { page in
                    page.navigationController?.navigationBar.items = [
                        UINavigationItem(title: "Other")
                    ]
                }
                return .tiling(
                    ActingViewController("List"),
                    Container(
                        [deepStack("First", act), deepStack("Second", act)], arrange: arrange)
                )
            }

            #expect(
                try driver.act("tap \"secondary/Act\"").contains(
                    "single-navigation-bar at secondary"))
        }
    }

    @Test("an inspector beside the document, and a console below it") func inspector() throws {
        for sideBySide in [true, false] {
            try AppDriver.expectSilence("rotate portrait", "rotate landscape", "background") {
                .tiling(
                    ActingViewController("List"),
                    Container([deepStack("Document"), deepStack("Inspector")]) {
                        Container.divide($0, sideBySide: sideBySide)
                    })
            }
        }
    }

    @Test("a drawer with a stack over a part of the document's bar, and beyond the edge (B-102)")
    func drawer() throws {
        for isIn in [true, false] { try drawer(isIn: isIn) }
    }

    private func drawer(isIn: Bool) throws {
        try AppDriver.expectSilence("background") {
            .tiling(
                ActingViewController("List"),
                Container([deepStack("Document"), deepStack("Drawer")]) {
                    let drawer: UIView = $0.children[1].view
                    drawer.frame = CGRect(x: isIn ? 0 : 3000, y: 0, width: 200, height: 300)
                    drawer.frame.size.height = $0.view.bounds.height
                    drawer.autoresizingMask = [.flexibleHeight]
                })
        }
    }

    @Test("catches one bar over a document and its inspector, which have bars (A-008)")
    func wrappedInspector() throws {
        let driver = try AppDriver {
            let container = Container([deepStack("Document"), deepStack("Inspector")]) {
                Container.divide($0, sideBySide: true)
            }
            return .tiling(
                ActingViewController("List"), UINavigationController(rootViewController: container))
        }

        #expect(driver.broken == ["single-navigation-bar at secondary"])
    }

    @Test("catches a stack that is hidden, and nothing in its place") func nothingInPlace() throws {
        let driver = try AppDriver {
            .tiling(
                ActingViewController("List"),
                Container([deepStack("Document")]) { $0.children[0].view.isHidden = true })
        }

        #expect(driver.broken.contains("single-navigation-bar at secondary"))
    }

    @Test("a split view beside the primary of a classic one") func innerSplit() throws {
        try AppDriver.expectSilence("rotate portrait", "rotate landscape") {
            let split = UISplitViewController()
            split.preferredDisplayMode = .oneBesideSecondary
            split.viewControllers = [
                UINavigationController(rootViewController: ActingViewController("Folders")),
                .tiling(ActingViewController("Messages"), ActingViewController("Message")),
            ]
            return split
        }
    }

    @Test("a bar of the app's own beside or below the stack's, and none right below it (A-008)")
    func ownBar() throws {
        func driver(barAt origin: CGPoint) throws -> AppDriver {
            try AppDriver {
                let page = ActingViewController("Detail")
                page.loadViewIfNeeded()
                let bar = UINavigationBar(frame: CGRect(origin: origin, size: .zero))
                bar.frame.size = CGSize(width: 300, height: 50)
                bar.items = [UINavigationItem(title: "Comments")]
                page.view.addSubview(bar)
                return .tiling(ActingViewController("List"), page)
            }
        }

        #expect(try driver(barAt: CGPoint(x: 0, y: 400)).broken == [])
        #expect(
            try driver(barAt: CGPoint(x: 0, y: 80)).broken
                == ["single-navigation-bar at secondary"])
    }
}
