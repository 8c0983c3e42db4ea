import Foundation
import SplitFuzz
import Testing
import UIKitModel

@Suite("single-navigation-bar") @MainActor struct SingleNavigationBarTests {
    @Test("catches a container whose own navigation controller is wrapped once more (A-008)")
    func wrappedTwice() throws {
        let driver = try AppDriver { .tiling(Menu(adding: .afterLoading)) }

        #expect(driver.broken == ["single-navigation-bar at primary"])
    }

    @Test("lets a container be whose navigation controller is there when it has loaded (A-009)")
    func wrappedOnce() throws {
        let driver = try AppDriver { .tiling(Menu(adding: .whileLoading)) }

        #expect(driver.broken == [])
    }

    @Test("catches the second bar in the secondary column") func secondary() throws {
        let driver = try AppDriver {
            .tiling(ActingViewController("List"), Menu(adding: .afterLoading))
        }

        #expect(driver.broken == ["single-navigation-bar at secondary"])
    }

    @Test("lets an app hide the bar of a navigation controller inside another's") func hidden()
        throws
    {
        let driver = try AppDriver {
            let menu = Menu(adding: .afterLoading)
            menu.navigation.isNavigationBarHidden = true
            return .tiling(menu)
        }

        #expect(driver.broken == [])
    }

    @Test("catches a bar that shows another item than the top's") func staleItem() throws {
        let broken = try AppDriver.whatBreaks { list in
            list.navigationController?.navigationBar.items = [UINavigationItem(title: "Other")]
        }

        #expect(broken == ["single-navigation-bar at primary"])
    }

    @Test("catches a bar that cannot be seen, or is narrower than its column") func missing() throws
    {
        let invisible = try AppDriver.whatBreaks {
            $0.navigationController?.navigationBar.alpha = 0
        }
        let narrow = try AppDriver.whatBreaks {
            $0.navigationController?.navigationBar.frame.size.width -= 120
        }

        #expect(invisible.first == "single-navigation-bar at primary")
        #expect(narrow.first == "single-navigation-bar at primary")
    }

    @Test("collapsed, catches the second bar and asks for none") func collapsed() throws {
        func whatBreaks(in compact: @escaping @MainActor () -> UIViewController) throws -> [String]
        {
            try AppDriver(choosing: .init(window: .third)) {
                let split = UISplitViewController.tiling(ActingViewController("List"))
                split.setViewController(compact(), for: .compact)
                return split
            }.broken
        }

        let none = try whatBreaks { ActingViewController("Plain") }
        let one = try whatBreaks { Menu(adding: .afterLoading) }
        let two = try whatBreaks {
            UINavigationController(rootViewController: Menu(adding: .whileLoading))
        }

        #expect(none == [])
        #expect(one == [])
        #expect(two == ["single-navigation-bar at compact"])
    }
}

/// A container with a navigation controller of its own.
private final class Menu: UIViewController {
    enum Moment { case whileLoading, afterLoading }

    let navigation = UINavigationController(rootViewController: ActingViewController("Root"))
    private let moment: Moment

    init(adding moment: Moment) {
        self.moment = moment
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        if moment == .whileLoading { addNavigation() }
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        if navigation.parent == nil { addNavigation() }
    }

    private func addNavigation() {
        addChild(navigation)
        navigation.view.frame = view.bounds
        view.addSubview(navigation.view)
        navigation.didMove(toParent: self)
    }
}
