import Foundation
import Testing

@_spi(Simulation) @testable import UIKitModel

@MainActor @Suite("Appearance")
struct AppearanceTests {
    private let world = SimulationFixture.plain()
    private let journal = Journal()

    @Test("a first show runs in the documented order (B-100, B-101, B-111)")
    func firstShow() {
        let root = LoggingController("root", journal: journal)
        root.isThorough = true

        _ = SimulationFixture { root }

        #expect(
            journal.take() == [
                "root did load", "root will appear", "root safe area", "root is appearing",
                "root will lay out", "root did lay out", "root did appear",
            ])
    }

    @Test("in viewWillAppear the view is in no window and has no safe area (B-101, B-110)")
    func willAppear() {
        final class Early: UIViewController {
            var inWindow: Bool?
            var insets: UIEdgeInsets?
            override func viewWillAppear(_ animated: Bool) {
                inWindow = view.window != nil
                insets = view.safeAreaInsets
            }
        }

        let fixture = SimulationFixture { Early() }

        #expect(fixture.root.inWindow == false)
        #expect(fixture.root.insets == .zero)
        #expect(fixture.root.view.safeAreaInsets.top == 24)
    }

    @Test(
        "viewIsAppearing has the final size and safe area, in columns too (D-024)",
        arguments: [Release.asDocumented, .iOS26], [Style.double, .triple, .classic])
    func finalGeometry(_ release: Release, _ style: Style) {
        let (list, detail) = (Measuring(), Measuring())
        let fixture = SimulationFixture(release: release) { () -> UIViewController in
            let split =
                style == .classic
                ? UISplitViewController.classic(
                    UINavigationController(rootViewController: list),
                    UINavigationController(rootViewController: detail))
                : .columns(
                    style == .triple ? .tripleColumn : .doubleColumn, primary: list,
                    secondary: detail)
            let tabs = UITabBarController()
            tabs.viewControllers = [split]
            return Container(tabs)
        }
        list.title = "list \(release.name) \(style)"
        detail.title = "detail \(release.name) \(style)"
        #expect(detail.expectFinal())
        list.expectFinal()
        for size in [WindowSize.third, .full] {
            fixture.resize(to: size)
            for page in [list, detail] { page.expectFinal() }
        }
        let split = list.splitViewController
        fixture.perform { split?.preferredDisplayMode = .secondaryOnly }
        fixture.perform { split?.preferredDisplayMode = .oneOverSecondary }
        #expect(list.expectFinal() || style == .triple)
    }

    enum Style: CaseIterable { case double, triple, classic }

    @Test("viewIsAppearing of a child comes after its superviews have laid out (D-024)")
    func laidOutAbove() {
        final class Half: UIViewController {
            let box = UIView(frame: .zero)
            let child = Measuring()
            override func viewDidLoad() {
                super.viewDidLoad()
                view.addSubview(box)
                addChild(child)
                box.addSubview(child.view)
                child.didMove(toParent: self)
            }
            override func viewDidLayoutSubviews() {
                box.frame = CGRect(x: 0, y: 0, width: view.bounds.width / 2, height: 400)
                child.view.frame = box.bounds
            }
        }
        let fixture = SimulationFixture {
            UINavigationController(rootViewController: UIViewController())
        }
        let half = Half()

        fixture.perform { fixture.root.pushViewController(half, animated: true) }

        #expect(half.child.sizes == [CGSize(width: 597, height: 400)])
    }

    @Test("appearance reaches children, parents first (B-102)")
    func forwarded() {
        let inner = LoggingController("inner", journal: journal)

        _ = SimulationFixture { Container(Container(inner)) }

        #expect(journal.take() == ["inner will appear", "inner is appearing", "inner did appear"])
    }

    @Test("a container that opts out forwards appearance itself (B-102)")
    func optedOut() {
        final class Manual: UIViewController {
            override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
        }
        let child = LoggingController("child", journal: journal)
        let fixture = SimulationFixture {
            let root = Manual()
            root.addChild(child)
            return root
        }

        fixture.perform {
            child.beginAppearanceTransition(true, animated: false)
            child.endAppearanceTransition()
        }

        #expect(
            journal.take() == ["child will appear", "child is appearing", "child did appear"])
        #expect(child.appearanceState == .shown)
    }

    @Test("unbalanced calls are logged, and no exception (B-102)")
    func unbalanced() {
        let fixture = SimulationFixture { LoggingController("root") }

        fixture.perform { fixture.root.endAppearanceTransition() }

        #expect(
            fixture.misuses == [
                "Unbalanced calls to begin/end appearance transitions for LoggingController."
            ]
        )
        #expect(
            fixture.simulation.appearanceFaults == [
                AppearanceFault(controller: "LoggingController", state: .shown)
            ])
        #expect(fixture.simulation.exception == nil)
    }

    @Test("a child added to a shown plain container appears, and leaves with its view (B-102)")
    func addedLate() {
        let fixture = SimulationFixture.plain()
        let child = LoggingController("child", journal: journal)

        fixture.perform {
            fixture.root.addChild(child)
            fixture.root.view.addSubview(child.view)
            child.didMove(toParent: fixture.root)
        }
        #expect(journal.take() == ["child will appear", "child is appearing", "child did appear"])
        fixture.perform {
            child.willMove(toParent: nil)
            child.view.removeFromSuperview()
            child.removeFromParent()
        }
        #expect(journal.take() == ["child will disappear", "child did disappear"])
    }

    @Test("a child that is taken out while its container disappears, appears again (B-102)")
    func takenOutMeanwhile() {
        let fixture = SimulationFixture.plain()
        let child = LoggingController("child", journal: journal)
        let cover = UIViewController()
        cover.modalPresentationStyle = .fullScreen
        func add() {
            fixture.root.addChild(child)
            fixture.root.view.addSubview(child.view)
            child.didMove(toParent: fixture.root)
        }
        fixture.perform { add() }

        fixture.perform {
            fixture.root.present(cover, animated: true)
            child.willMove(toParent: nil)
            child.view.removeFromSuperview()
            child.removeFromParent()
        }
        fixture.perform { cover.dismiss(animated: true) }
        _ = journal.take()
        fixture.perform { add() }

        #expect(journal.take() == ["child will appear", "child is appearing", "child did appear"])
        #expect(fixture.simulation.appearanceFaults.isEmpty)
    }

    @Test("a new root replaces the old one (B-100)")
    func newRoot() {
        let fixture = SimulationFixture {
            LoggingController("old", journal: journal) as UIViewController
        }
        _ = journal.take()

        fixture.perform {
            fixture.window.rootViewController = LoggingController("new", journal: journal)
        }

        #expect(
            journal.take() == [
                "old will disappear", "old did disappear", "new will appear", "new is appearing",
                "new did appear",
            ])
    }

    @Test("a column that is hidden while its split view appears does not appear (B-007)")
    func hiddenWhileAppearing() {
        final class Hiding: UISplitViewController {
            override func viewIsAppearing(_ animated: Bool) {
                super.viewIsAppearing(animated)
                preferredDisplayMode = .secondaryOnly
            }
        }
        let journal = Journal()
        let list = LoggingController("list", journal: journal)
        let fixture = SimulationFixture<UISplitViewController> {
            let split = Hiding(style: .doubleColumn)
            split.preferredSplitBehavior = .tile
            split.setViewController(list, for: .primary)
            split.setViewController(LoggingController("detail"), for: .secondary)
            return split
        }

        #expect(
            journal.take() == ["list will appear", "list will disappear", "list did disappear"])
        #expect(fixture.simulation.firstControllerWithWrongAppearance == nil)
        fixture.perform { fixture.root.show(.primary) }
        #expect(fixture.simulation.appearanceFaults.isEmpty)
        #expect(fixture.simulation.firstControllerWithWrongAppearance == nil)
    }

    @Test(
        "a split view that comes back from under a full screen in another shape is balanced (B-100)",
        arguments: [UISplitViewController.Style.doubleColumn.rawValue, 2])
    func behindFullScreen(_ style: Int) {
        let fixture = SimulationFixture {
            UISplitViewController.columns(
                UISplitViewController.Style(rawValue: style) ?? .doubleColumn)
        }
        for turn in [Orientation.portrait, .landscape] {
            let modal = LoggingController("modal")
            modal.modalPresentationStyle = .fullScreen
            fixture.perform { fixture.root.present(modal, animated: true) }
            fixture.rotate(to: turn)

            fixture.perform { modal.dismiss(animated: true) }

            #expect(fixture.simulation.appearanceFaults.isEmpty)
            #expect(fixture.simulation.firstControllerWithWrongAppearance == nil)
        }
    }
}

/// Measures its view whenever it is appearing.
@MainActor private final class Measuring: UIViewController {
    private(set) var sizes: [CGSize] = []
    private var insets = UIEdgeInsets.zero

    override func viewIsAppearing(_ animated: Bool) {
        sizes.append(view.bounds.size)
        insets = view.safeAreaInsets
    }

    /// Expects that the latest measures are those at rest, if it has appeared since the last call
    /// and is on screen. Returns whether it has.
    @discardableResult
    func expectFinal(_ location: SourceLocation = #_sourceLocation) -> Bool {
        defer { sizes = [] }
        guard appearanceState == .shown, let size = sizes.last else { return false }
        #expect(size == view.bounds.size, "\(title ?? "")", sourceLocation: location)
        #expect(insets == view.safeAreaInsets, "\(title ?? "")", sourceLocation: location)
        return true
    }
}
