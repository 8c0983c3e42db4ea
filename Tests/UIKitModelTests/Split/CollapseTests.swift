import Foundation
import Testing
@_spi(Simulation) import UIKitModel

@MainActor @Suite("Collapsing and expanding")
struct CollapseTests {
    private let world = SimulationFixture.plain()
    private let listener = SplitListener()
    private let list = LoggingController("list")
    private let detail = LoggingController("detail")
    private let compact = UINavigationController(rootViewController: LoggingController("compact"))

    private enum Compact { case with, without }

    private func fixture(
        _ kind: Compact, window: WindowSize = .full,
        style: UISplitViewController.Style = .doubleColumn
    ) -> SimulationFixture<UISplitViewController> {
        SimulationFixture(window: window) {
            UISplitViewController.columns(
                style, primary: list, secondary: detail,
                compact: kind == .with ? compact : nil, delegate: listener)
        }
    }

    // MARK: - Order of calls

    @Test(
        "an expand asks for the mode while still collapsed, and ends expanded (B-005, B-052, B-054)"
    )
    func expandCalls() {
        let fixture = fixture(.with, window: .third)
        _ = listener.journal.take()

        fixture.resize(to: .full)

        #expect(
            listener.journal.take() == [
                "display mode? oneBesideSecondary, collapsed", "did expand, expanded",
            ])
    }

    @Test("isCollapsed is still false when the compact column appears (B-005)")
    func compactAppears() {
        final class Reader: UIViewController {
            var states: [Bool?] = []
            override func viewWillAppear(_ animated: Bool) {
                super.viewWillAppear(animated)
                states.append(splitViewController?.isCollapsed)
            }
        }
        let fixture = fixture(.with)
        let reader = Reader()
        compact.setViewControllers([reader], animated: false)

        fixture.resize(to: .third)

        #expect(reader.states == [false])
        #expect(fixture.root.isCollapsed)
    }

    @Test("the width is regular when didExpand comes (A-040, B-052)")
    func widthAtExpand() {
        final class Reader: NSObject, UISplitViewControllerDelegate {
            var widths: [CGFloat] = []
            func splitViewControllerDidExpand(_ svc: UISplitViewController) {
                widths.append(svc.primaryColumnWidth)
            }
        }
        let reader = Reader()
        let fixture = fixture(.with, window: .third)
        fixture.root.delegate = reader

        fixture.resize(to: .full)

        #expect(reader.widths == [320])
    }

    @Test("the mode that the delegate names is in force after an expand (B-052)")
    func expandedMode() {
        listener.expandedMode = .secondaryOnly
        let fixture = fixture(.with, window: .third)

        fixture.resize(to: .full)

        #expect(fixture.root.displayMode == .secondaryOnly)
        #expect(fixture.root.frame(.primary)?.maxX ?? 0 < 0)
    }

    // MARK: - With a compact column

    @Test(
        "collapsed, the compact column is the only child and fills the view (A-068, A-100, B-004)")
    func compactColumn() {
        let fixture = fixture(.with)

        fixture.resize(to: .third)

        #expect(fixture.root.isCollapsed)
        #expect(fixture.root.children == [compact])
        #expect(fixture.root.viewControllers == [compact])
        #expect(compact.view.frame == fixture.root.view.bounds)
        #expect(compact.topViewController?.view.safeAreaInsets.top == 74)
        #expect(list.view.window == nil)
    }

    @Test("expanded again, the columns are where they were (A-101, B-004)")
    func back() {
        let fixture = fixture(.with)
        let before = fixture.root.viewControllers
        let frames = before.map(\.view.frame)

        fixture.resize(to: .third)
        fixture.resize(to: .full)

        #expect(!fixture.root.isCollapsed)
        #expect(fixture.root.viewControllers == before)
        #expect(before.map(\.view.frame) == frames)
        #expect(compact.parent == nil)
        #expect(compact.view.window == nil)
        #expect(fixture.root.insets(.primary)?.left == 100)
    }

    @Test("the compact column may be filled while the delegate is asked (B-051)")
    func filledWhenAsked() {
        final class Filler: NSObject, UISplitViewControllerDelegate {
            func splitViewController(
                _ svc: UISplitViewController,
                topColumnForCollapsingToProposedTopColumn column: UISplitViewController.Column
            ) -> UISplitViewController.Column {
                let compact = svc.viewController(for: .compact) as? UINavigationController
                compact?.viewControllers = [LoggingController("a"), LoggingController("b")]
                return column
            }
        }
        let filler = Filler()
        let fixture = fixture(.with)
        fixture.root.delegate = filler

        fixture.resize(to: .third)

        #expect(compact.topViewController?.title == "b")
        #expect(compact.topViewController?.view.window != nil)
        #expect(fixture.simulation.appearanceFaults.isEmpty)
    }

    @Test("a compact column that is set while the delegate is asked is the one shown (B-051)")
    func replacedWhenAsked() {
        final class Replacer: NSObject, UISplitViewControllerDelegate {
            let controller = LoggingController("new")
            func splitViewController(
                _ svc: UISplitViewController,
                topColumnForCollapsingToProposedTopColumn column: UISplitViewController.Column
            ) -> UISplitViewController.Column {
                svc.setViewController(controller, for: .compact)
                return .compact
            }
        }
        let replacer = Replacer()
        let fixture = fixture(.with)
        fixture.root.delegate = replacer

        fixture.resize(to: .third)

        #expect(fixture.root.children == [replacer.controller])
        #expect(replacer.controller.view.window != nil)
        #expect(fixture.simulation.appearanceFaults.isEmpty)
    }

    // MARK: - Without one

    @Test("without a compact column the stacks become one flow up to the top column (A-069, B-051)")
    func stacked() {
        let fixture = fixture(.without)
        fixture.perform {
            list.navigationController?.pushViewController(LoggingController("b"), animated: true)
        }

        fixture.resize(to: .third)

        #expect(list.navigationController?.titlesInFlow == ["list", "b", "detail"])
        #expect(fixture.root.viewControllers == [list.navigationController])
        #expect(detail.view.window != nil)
    }

    @Test("a top column of primary keeps the secondary's stack out of the flow (B-051)")
    func stackedToPrimary() {
        listener.topColumn = .primary
        let fixture = fixture(.without)

        fixture.resize(to: .third)
        #expect(list.navigationController?.viewControllers == [list])
        fixture.resize(to: .full)

        #expect(detail.navigationController?.viewControllers == [detail])
        #expect(detail.view.window != nil)
    }

    @Test("what lies above the primary's own depth goes back to the secondary (B-122)")
    func unstacked() {
        let fixture = fixture(.without)
        fixture.resize(to: .third)
        fixture.perform {
            list.navigationController?.pushViewController(LoggingController("more"), animated: true)
        }

        fixture.resize(to: .full)

        #expect(list.navigationController?.viewControllers == [list])
        #expect(detail.navigationController?.viewControllers.map(\.title) == ["detail", "more"])
        #expect(fixture.simulation.appearanceFaults.isEmpty)
    }

    @Test("collapsed, Back leads from the detail to the list (A-069)")
    func backToList() throws {
        let fixture = fixture(.without, window: .third)
        let navigation = try #require(list.navigationController)
        #expect(navigation.topViewController === detail.navigationController)

        fixture.perform { navigation.popViewController(animated: true) }

        #expect(navigation.viewControllers == [list])
        #expect(list.view.window != nil)
    }

    // MARK: - When

    @Test("a horizontally compact window collapses, a regular one expands (A-065, B-013)")
    func trigger() {
        let fixture = fixture(.with)
        var states: [Bool] = []
        for size in [WindowSize.twoThirds, .half, .third, .slideOver, .full] {
            fixture.resize(to: size)
            states.append(fixture.root.isCollapsed)
        }

        #expect(states == [false, true, true, true, false])
    }

    @Test("launched in compact, it starts expanded and asks the delegate (A-071)")
    func compactLaunch() {
        let fixture = fixture(.with, window: .third)

        #expect(fixture.root.isCollapsed)
        #expect(
            listener.journal.take() == ["top column? compact, expanded", "did collapse, collapsed"])
    }

    @Test("a large phone collapses and expands by rotation, any other never (A-066, A-067, B-120)")
    func phones() {
        for (device, expands) in [("iPhone 12 Pro Max", true), ("iPhone 12", false)] {
            let fixture = SimulationFixture(device: device, orientation: .portrait) {
                UISplitViewController.columns()
            }
            #expect(fixture.root.isCollapsed)
            fixture.rotate(to: .landscape)
            #expect(fixture.root.isCollapsed == !expands)
        }
    }

    @Test("a trait override of the container decides (A-073, B-115)")
    func override() throws {
        let fixture = SimulationFixture { Container(UISplitViewController.columns()) }
        let split = try #require(fixture.root.child as? UISplitViewController)

        fixture.perform {
            let compact = UITraitCollection(horizontalSizeClass: .compact)
            fixture.root.setOverrideTraitCollection(compact, forChild: split)
        }

        #expect(split.isCollapsed)
        #expect(split.view.frame.width == 1194)
        fixture.perform { fixture.root.setOverrideTraitCollection(nil, forChild: split) }
        #expect(!split.isCollapsed)
    }

    @Test("the background's snapshot collapses and expands once, and leaves all as it was (B-056)")
    func background() {
        let fixture = fixture(.with)
        let frames = fixture.root.children.map(\.view.frame)
        _ = listener.journal.take()

        fixture.perform { fixture.simulation.enterBackgroundAndReturn() }

        #expect(
            listener.journal.take() == [
                "top column? compact, expanded", "did collapse, collapsed",
                "display mode? oneBesideSecondary, collapsed", "did expand, expanded",
            ])
        #expect(fixture.root.children.map(\.view.frame) == frames)
        #expect(fixture.simulation.scene.orientation == .landscape)
        #expect(fixture.simulation.appearanceFaults.isEmpty)
    }

    @Test("the background gives back the mode that the user chose (B-056)")
    func backgroundAndMode() {
        let fixture = fixture(.with)
        fixture.perform { fixture.root.hide(.primary) }

        fixture.perform { fixture.simulation.enterBackgroundAndReturn() }
        #expect(fixture.root.displayMode == .secondaryOnly)

        fixture.perform {
            fixture.simulation.resize(to: .third)
            fixture.simulation.resize(to: .full)
        }
        #expect(fixture.root.displayMode == .oneBesideSecondary)
    }

    @Test("a collapse during a change of columns ends that change first (B-013)")
    func duringChange() {
        let fixture = fixture(.with)

        fixture.perform {
            fixture.root.hide(.primary)
            fixture.simulation.resize(to: .third)
        }

        #expect(fixture.root.viewControllers == [compact])
        #expect(fixture.simulation.appearanceFaults.isEmpty)
    }

    @Test("children are notified of leaving and coming, each once (B-007, B-102)")
    func appearance() {
        let journal = Journal()
        let list = LoggingController("list", journal: journal)
        let small = LoggingController("compact", journal: journal)
        let fixture = SimulationFixture {
            UISplitViewController.columns(primary: list, compact: small)
        }
        _ = journal.take()

        fixture.resize(to: .third)

        #expect(
            journal.take().filter { !$0.contains("become") } == [
                "list will disappear", "list did disappear", "compact will appear",
                "compact is appearing", "compact did appear",
            ])
    }

    // MARK: - Size classes

    @Test("the primary is compact in width, the secondary regular (D-007, D-077)")
    func classes() {
        for isClassic in [false, true] {
            let (list, detail) = (LoggingController("list"), LoggingController("detail"))
            let fixture = SimulationFixture<UISplitViewController> {
                isClassic ? .classic(list, detail) : .columns(primary: list, secondary: detail)
            }

            #expect(list.traitCollection.horizontalSizeClass == .compact)
            #expect(detail.traitCollection.horizontalSizeClass == .regular)
            #expect(fixture.root.traitCollection.horizontalSizeClass == .regular)
        }
    }

    @Test("a split view collapses by its own class, not by its primary's (D-007)")
    func classesOfCollapsed() {
        let fixture = fixture(.without)
        #expect(!fixture.root.isCollapsed)

        fixture.resize(to: .third)
        #expect(fixture.root.isCollapsed)
        #expect(detail.traitCollection.horizontalSizeClass == .compact)
        fixture.resize(to: .full)
        #expect(!fixture.root.isCollapsed)
        #expect(list.traitCollection.horizontalSizeClass == .compact)
        #expect(detail.traitCollection.horizontalSizeClass == .regular)
    }
}
