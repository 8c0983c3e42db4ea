import Foundation
import Testing

@_spi(Simulation) @testable import UIKitModel

@MainActor @Suite("Traits and sizes")
struct TraitsTests {
    private let world = SimulationFixture.plain()

    @Test("before iOS 13, what is in no window has unspecified traits (A-072, B-116)")
    func detached() {
        let fixture = SimulationFixture(release: .iOS12) { LoggingController("root") }
        defer { withExtendedLifetime(fixture) {} }

        #expect(UIViewController().traitCollection.horizontalSizeClass == .unspecified)
        #expect(UIView(frame: .zero).traitCollection.userInterfaceIdiom == .unspecified)
    }

    @Test("since iOS 13 traits are predicted: those of the parent, else of the window (B-143)")
    func predicted() {
        final class Reader: UIViewController {
            private(set) var widths: [UIUserInterfaceSizeClass] = []
            override func viewDidLoad() {
                super.viewDidLoad()
                widths.append(traitCollection.horizontalSizeClass)
                widths.append(view.traitCollection.horizontalSizeClass)
            }
        }
        let fixture = SimulationFixture { LoggingController("root") }
        let (parent, child) = (UIViewController(), Reader())
        #expect(child.traitCollection.hasSameTraits(as: fixture.root.traitCollection))
        #expect(UIView(frame: .zero).traitCollection.userInterfaceIdiom == .pad)

        parent.addChild(child)
        parent.setOverrideTraitCollection(
            UITraitCollection(horizontalSizeClass: .compact), forChild: child)
        child.loadViewIfNeeded()

        #expect(child.widths == [.compact, .compact])
        #expect(parent.traitCollection.horizontalSizeClass == .regular)
    }

    @Test("first traits unlike the predicted ones are announced, before iOS 13 all (B-143)")
    func firstTraits() {
        final class Listener: UIViewController {
            private(set) var previous: [UIUserInterfaceSizeClass?] = []
            override func traitCollectionDidChange(_ old: UITraitCollection?) {
                super.traitCollectionDidChange(old)
                previous.append(old?.horizontalSizeClass)
            }
        }
        func told(_ release: Release) -> [[UIUserInterfaceSizeClass?]] {
            let pushed = Listener()
            let content = Listener()
            let fixture = SimulationFixture(release: release) {
                UINavigationController(rootViewController: LoggingController("root"))
            }
            fixture.perform { fixture.root.pushViewController(pushed, animated: false) }
            content.modalPresentationStyle = .popover
            content.popoverPresentationController?.sourceView = fixture.root.view
            fixture.perform { fixture.root.present(content, animated: false) }
            return [pushed.previous, content.previous]
        }

        #expect(told(.asDocumented) == [[], [.regular]])
        #expect(told(.iOS12) == [[nil], [nil]])
    }

    @Test("what a controller read when its view loaded is what it was told (B-143)")
    func readBefore() {
        final class Listener: UIViewController {
            private(set) var read = UIUserInterfaceSizeClass.unspecified
            private(set) var previous: [UIUserInterfaceSizeClass?] = []
            override func viewDidLoad() {
                super.viewDidLoad()
                read = traitCollection.horizontalSizeClass
            }
            override func traitCollectionDidChange(_ old: UITraitCollection?) {
                super.traitCollectionDidChange(old)
                previous.append(old?.horizontalSizeClass)
            }
        }
        let fixture = SimulationFixture(window: .third) { LoggingController("root") }
        let late = Listener()
        fixture.perform { late.loadViewIfNeeded() }
        #expect(late.read == .compact)

        fixture.resize(to: .full)
        fixture.perform { fixture.root.addChild(late) }

        #expect(late.traitCollection.horizontalSizeClass == .regular)
        #expect(late.previous == [.compact])
    }

    @Test("traits come from the parent, and views have their controller's (B-115)")
    func inherited() {
        let journal = Journal()
        let child = LoggingController("child", journal: journal)
        child.isThorough = true
        let fixture = SimulationFixture(direction: .rightToLeft) { Container(child) }

        #expect(child.traitCollection.horizontalSizeClass == .regular)
        #expect(child.traitCollection.userInterfaceIdiom == .pad)
        #expect(child.view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
        #expect(child.view.traitCollection.hasSameTraits(as: fixture.root.traitCollection))

        _ = journal.take()
        fixture.resize(to: .third)
        #expect(child.traitCollection.horizontalSizeClass == .compact)
        #expect(journal.take().contains("child traits"))
    }

    @Test("a container overrides what it names of a child's traits, and takes it back (B-115)")
    func override() {
        let child = LoggingController("child")
        let fixture = SimulationFixture { Container(child) }

        let compact = UITraitCollection(horizontalSizeClass: .compact)
        fixture.root.setOverrideTraitCollection(compact, forChild: child)
        #expect(child.traitCollection.horizontalSizeClass == .compact)
        #expect(child.traitCollection.verticalSizeClass == .regular)
        #expect(fixture.root.overrideTraitCollection(forChild: child) === compact)

        fixture.root.setOverrideTraitCollection(nil, forChild: child)
        #expect(child.traitCollection.horizontalSizeClass == .regular)
    }

    @Test("an override for a stranger is logged and ignored (B-115)")
    func stranger() {
        let fixture = SimulationFixture.plain()
        let other = UIViewController()

        fixture.root.setOverrideTraitCollection(
            UITraitCollection(verticalSizeClass: .compact), forChild: other)

        #expect(fixture.root.overrideTraitCollection(forChild: other) == nil)
        #expect(fixture.misuses.count == 1)
    }

    @Test("a rotation announces the new size down the tree (B-117)")
    func announced() {
        let journal = Journal()
        let fixture = SimulationFixture { Container(LoggingController("child", journal: journal)) }
        _ = journal.take()

        fixture.rotate(to: .portrait)

        #expect(journal.take() == ["child will become 834 × 1194"])
        #expect(fixture.root.child.view.frame.size == CGSize(width: 834, height: 1194))
    }

    @Test("an override without super keeps the size change from children (B-117)")
    func withoutSuper() {
        final class Deaf: UIViewController {
            override func viewWillTransition(
                to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
            ) {}
        }
        let journal = Journal()
        let child = LoggingController("child", journal: journal)
        let fixture = SimulationFixture { () -> Deaf in
            let root = Deaf()
            root.addChild(child)
            child.view.frame = root.view.bounds
            root.view.addSubview(child.view)
            child.didMove(toParent: root)
            return root
        }
        _ = journal.take()

        fixture.rotate(to: .portrait)

        #expect(journal.take().isEmpty)
    }

    @Test("a split view announces each column's own size (B-117)")
    func columnSizes() {
        let journal = Journal()
        let fixture = SimulationFixture {
            UISplitViewController.columns(
                primary: LoggingController("list", journal: journal),
                secondary: LoggingController("detail", journal: journal), behavior: .tile)
        }
        _ = journal.take()

        fixture.rotate(to: .portrait)

        #expect(
            Set(journal.take()) == [
                "list will become 420 × 1194", "detail will become 514 × 1194",
            ])
    }

    @Test(
        "columns are notified of the size that comes, in whatever mode, and of no size that stays (D-026, D-147)",
        arguments: [UISplitViewController.Style.doubleColumn, .tripleColumn],
        [Release.asDocumented, .iOS26])
    func comingSizes(_ style: UISplitViewController.Style, _ release: Release) {
        let pages = [SizeReader(), SizeReader()]
        let fixture = SimulationFixture(release: release) {
            UISplitViewController.columns(style, primary: pages[0], secondary: pages[1])
        }
        let changes: [() -> Void] = [
            { fixture.rotate(to: .portrait) }, { fixture.rotate(to: .landscape) },
            { fixture.resize(to: .third) }, { fixture.resize(to: .full) },
            { fixture.resize(to: .twoThirds) }, { fixture.resize(to: .half) },
        ]
        for change in changes {
            let before = pages.map { $0.view.bounds.size }
            let wasCollapsed = fixture.root.isCollapsed
            for page in pages { page.told = nil }
            change()
            for (page, before) in zip(pages, before) where page.view.window != nil {
                let size = page.view.bounds.size
                if size == before {
                    #expect(page.told == nil)
                } else if wasCollapsed == fixture.root.isCollapsed || page === pages[0] {
                    #expect(page.told == size, "\(page === pages[0]) from \(before)")
                }
            }
        }
    }

    @Test("presented controllers learn their size after the root and its children (D-025)")
    func presentedSizes() {
        let journal = Journal()
        let fixture = SimulationFixture {
            Container(LoggingController("root", journal: journal))
        }
        let page = LoggingController("page", journal: journal)
        let above = UINavigationController(
            rootViewController: LoggingController("above", journal: journal))
        let popover = LoggingController("popover", journal: journal)
        page.modalPresentationStyle = .pageSheet
        above.modalPresentationStyle = .formSheet
        popover.modalPresentationStyle = .popover
        popover.preferredContentSize = CGSize(width: 200, height: 100)
        popover.popoverPresentationController?.sourceView = above.view
        fixture.perform { fixture.root.present(page, animated: false) }
        fixture.perform { page.present(above, animated: false) }
        fixture.perform { above.present(popover, animated: false) }
        _ = journal.take()

        func sizes() -> [String] { journal.take().filter { $0.contains("×") } }
        fixture.rotate(to: .portrait)
        #expect(sizes() == ["root will become 834 × 1194", "page will become 672 × 1150"])
        fixture.resize(to: .third)
        #expect(
            sizes() == [
                "root will become 320 × 1194", "page will become 320 × 1160",
                "above will become 320 × 1160", "popover will become 320 × 1160",
            ])
        #expect(popover.view.bounds.size == CGSize(width: 320, height: 1160))
        fixture.resize(to: .full)
        #expect(
            sizes() == [
                "root will become 834 × 1194", "page will become 672 × 1150",
                "above will become 540 × 620", "popover will become 200 × 100",
            ])
        #expect(above.view.bounds.size == CGSize(width: 540, height: 620))
    }

    @Test("a change of size class is announced before the size, and told after it (B-115, B-117)")
    func classChange() {
        let journal = Journal()
        let child = LoggingController("child", journal: journal)
        let fixture = SimulationFixture { Container(child) }
        child.isThorough = true
        _ = journal.take()

        fixture.resize(to: .third)

        #expect(
            journal.take().filter { !$0.contains("lay out") } == [
                "child will become compact", "child will become 375 × 834", "child traits",
            ])
    }

    @Test("a change of traits is announced before it, and told once with the old ones (B-141)")
    func toldOnce() {
        final class Listener: UIViewController {
            var events: [String] = []

            override func willTransition(
                to newCollection: UITraitCollection,
                with coordinator: any UIViewControllerTransitionCoordinator
            ) {
                super.willTransition(to: newCollection, with: coordinator)
                events.append("from \(traitCollection.horizontalSizeClass)")
            }

            override func traitCollectionDidChange(_ previous: UITraitCollection?) {
                guard let previous else { return }
                events.append(
                    "\(previous.horizontalSizeClass) is \(traitCollection.horizontalSizeClass)")
            }
        }
        let child = Listener()
        let fixture = SimulationFixture { Container(child) }

        fixture.resize(to: .third)
        #expect(child.events == ["from regular", "regular is compact"])

        fixture.rotate(to: .portrait)
        #expect(child.events.count == 2)
    }

    @Test("a size change runs with a coordinator whose completion comes at its end (B-104, B-117)")
    func coordinator() {
        final class Root: UIViewController {
            var events: [String] = []
            override func viewWillTransition(
                to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
            ) {
                super.viewWillTransition(to: size, with: coordinator)
                coordinator.animate(
                    alongsideTransition: { [self] _ in events.append("\(Int(view.bounds.width))") },
                    completion: { [self] _ in events.append("completed") })
            }
        }
        let fixture = SimulationFixture { Root() }

        fixture.perform {
            fixture.simulation.rotate(to: .portrait)
            #expect(fixture.root.events == ["834"])
        }

        #expect(fixture.root.events == ["834", "completed"])
    }
}

/// Keeps the last size that it was told.
@MainActor private final class SizeReader: UIViewController {
    var told: CGSize?

    override func viewWillTransition(
        to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        super.viewWillTransition(to: size, with: coordinator)
        told = size
    }
}
