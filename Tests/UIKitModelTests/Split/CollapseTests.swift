import Foundation
import Testing
@_spi(Simulation) import UIKitModel

@MainActor @Suite("Collapsing and expanding")
struct CollapseTests {
    private let listener = SplitListener()
    private let list = Witness("list")
    private let detail = Witness("detail")
    private let compact = UINavigationController(rootViewController: Witness("compact"))

    private enum Compact { case with, without }

    private func stage(
        _ kind: Compact, window: WindowSize = .full,
        style: UISplitViewController.Style = .doubleColumn
    ) -> Stage<UISplitViewController> {
        Stage(window: window) {
            UISplitViewController.columns(
                style, primary: list, secondary: detail,
                compact: kind == .with ? compact : nil, delegate: listener)
        }
    }

    // MARK: - Order of calls

    @Test(
        "a collapse asks for the top column while still expanded, and ends collapsed (B-005, B-051, B-054)"
    )
    func collapseCalls() {
        let stage = stage(.with)
        _ = listener.journal.take()

        stage.resize(to: .third)

        #expect(
            listener.journal.take() == ["top column? compact, expanded", "did collapse, collapsed"])
    }

    @Test("without a compact column the secondary is proposed (B-051)")
    func proposal() {
        let stage = stage(.without)
        _ = listener.journal.take()

        stage.resize(to: .third)

        #expect(
            listener.journal.take() == [
                "top column? secondary, expanded", "did collapse, collapsed",
            ])
    }

    @Test(
        "an expand asks for the mode while still collapsed, and ends expanded (B-005, B-052, B-054)"
    )
    func expandCalls() {
        let stage = stage(.with, window: .third)
        _ = listener.journal.take()

        stage.resize(to: .full)

        #expect(
            listener.journal.take() == [
                "display mode? oneBesideSecondary, collapsed", "did expand, expanded",
            ])
    }

    @Test("isCollapsed is still false when the compact column appears (B-005)")
    func compactAppears() {
        let stage = stage(.with)
        var wasCollapsed: Bool?
        let watcher = Witness("watcher")
        compact.setViewControllers([watcher], animated: false)
        watcher.onLayout = { wasCollapsed = wasCollapsed ?? stage.root.isCollapsed }

        stage.resize(to: .third)

        #expect(wasCollapsed != nil)
        #expect(stage.root.isCollapsed)
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
        let stage = stage(.with, window: .third)
        stage.root.delegate = reader

        stage.resize(to: .full)

        #expect(reader.widths == [320])
    }

    @Test("the mode that the delegate names is in force after an expand (B-052)")
    func expandedMode() {
        listener.expandedMode = .secondaryOnly
        let stage = stage(.with, window: .third)

        stage.resize(to: .full)

        #expect(stage.root.displayMode == .secondaryOnly)
        #expect(stage.root.frame(.primary)?.maxX ?? 0 < 0)
    }

    // MARK: - With a compact column

    @Test(
        "collapsed, the compact column is the only child and fills the view (A-068, A-100, B-004)")
    func compactColumn() {
        let stage = stage(.with)

        stage.resize(to: .third)

        #expect(stage.root.isCollapsed)
        #expect(stage.root.children == [compact])
        #expect(stage.root.viewControllers == [compact])
        #expect(compact.view.frame == stage.root.view.bounds)
        #expect(compact.topViewController?.view.safeAreaInsets.top == 74)
        #expect(list.view.window == nil)
    }

    @Test("expanded again, the columns are where they were (A-101, B-004)")
    func back() {
        let stage = stage(.with)
        let before = stage.root.viewControllers
        let frames = before.map(\.view.frame)

        stage.resize(to: .third)
        stage.resize(to: .full)

        #expect(!stage.root.isCollapsed)
        #expect(stage.root.viewControllers == before)
        #expect(before.map(\.view.frame) == frames)
        #expect(compact.parent == nil)
        #expect(compact.view.window == nil)
        #expect(stage.root.insets(.primary)?.left == 100)
    }

    @Test("nothing is carried over to a compact column by itself (A-044, A-101)")
    func independent() {
        let stage = stage(.with)
        stage.perform {
            list.navigationController?.pushViewController(Witness("b"), animated: true)
        }

        stage.resize(to: .third)

        #expect(compact.viewControllers.count == 1)
        stage.resize(to: .full)
        #expect(list.navigationController?.viewControllers.count == 2)
    }

    @Test("the delegate may choose another column than the compact one (B-051)")
    func otherTop() {
        listener.topColumn = .primary
        let stage = stage(.with)

        stage.resize(to: .third)

        #expect(stage.root.viewControllers == [list.navigationController])
        #expect(list.navigationController?.viewControllers == [list])
    }

    @Test("the compact column may be filled while the delegate is asked (B-051)")
    func filledWhenAsked() {
        final class Filler: NSObject, UISplitViewControllerDelegate {
            func splitViewController(
                _ svc: UISplitViewController,
                topColumnForCollapsingToProposedTopColumn column: UISplitViewController.Column
            ) -> UISplitViewController.Column {
                let compact = svc.viewController(for: .compact) as? UINavigationController
                compact?.viewControllers = [Witness("a"), Witness("b")]
                return column
            }
        }
        let filler = Filler()
        let stage = stage(.with)
        stage.root.delegate = filler

        stage.resize(to: .third)

        #expect(compact.topViewController?.title == "b")
        #expect(compact.topViewController?.view.window != nil)
        #expect(stage.simulation.appearanceFaults.isEmpty)
    }

    // MARK: - Without one

    @Test("without a compact column the stacks become one flow up to the top column (A-069, B-051)")
    func stacked() {
        let stage = stage(.without)
        stage.perform {
            list.navigationController?.pushViewController(Witness("b"), animated: true)
        }

        stage.resize(to: .third)

        let flow = list.navigationController?.viewControllers.map(\.title)
        #expect(flow == ["list", "b", "detail"])
        #expect(stage.root.viewControllers == [list.navigationController])
        #expect(list.navigationController?.topViewController === detail)
    }

    @Test("a top column of primary keeps the secondary's stack out of the flow (B-051)")
    func stackedToPrimary() {
        listener.topColumn = .primary
        let stage = stage(.without)

        stage.resize(to: .third)
        #expect(list.navigationController?.viewControllers == [list])
        stage.resize(to: .full)

        #expect(detail.navigationController?.viewControllers == [detail])
        #expect(detail.view.window != nil)
    }

    @Test("what lies above the primary's own depth goes back to the secondary (B-122)")
    func unstacked() {
        let stage = stage(.without)
        stage.resize(to: .third)
        stage.perform {
            list.navigationController?.pushViewController(Witness("more"), animated: true)
        }

        stage.resize(to: .full)

        #expect(list.navigationController?.viewControllers == [list])
        #expect(detail.navigationController?.viewControllers.map(\.title) == ["detail", "more"])
        #expect(stage.simulation.appearanceFaults.isEmpty)
    }

    @Test("collapsed, Back leads from the detail to the list (A-069)")
    func backToList() throws {
        let stage = stage(.without, window: .third)
        let navigation = try #require(list.navigationController)
        #expect(navigation.topViewController === detail)

        stage.perform { navigation.popViewController(animated: true) }

        #expect(navigation.viewControllers == [list])
        #expect(list.view.window != nil)
    }

    @Test("a triple column stacks primary, supplementary, secondary (B-051)")
    func triple() {
        let stage = stage(.without, style: .tripleColumn)

        stage.resize(to: .third)

        let flow = list.navigationController?.viewControllers.map(\.title)
        #expect(flow == ["list", "middle", "detail"])
    }

    // MARK: - When

    @Test("a horizontally compact window collapses, a regular one expands (A-065, B-013)")
    func trigger() {
        let stage = stage(.with)
        var states: [Bool] = []
        for size in [WindowSize.twoThirds, .half, .third, .slideOver, .full] {
            stage.resize(to: size)
            states.append(stage.root.isCollapsed)
        }

        #expect(states == [false, true, true, true, false])
    }

    @Test("launched in compact, it starts expanded and asks the delegate (A-071)")
    func compactLaunch() {
        let stage = stage(.with, window: .third)

        #expect(stage.root.isCollapsed)
        #expect(
            listener.journal.take() == ["top column? compact, expanded", "did collapse, collapsed"])
    }

    @Test("a large phone collapses and expands by rotation, any other never (A-066, A-067, B-120)")
    func phones() {
        for (device, expands) in [("iPhone 12 Pro Max", true), ("iPhone 12", false)] {
            let stage = Stage(device: device, orientation: .portrait) {
                UISplitViewController.columns()
            }
            #expect(stage.root.isCollapsed)
            stage.rotate(to: .landscape)
            #expect(stage.root.isCollapsed == !expands)
        }
    }

    @Test("a trait override of the container decides (A-073, B-115)")
    func override() {
        let stage = Stage { Container(UISplitViewController.columns()) }
        guard let split = stage.root.child as? UISplitViewController else { return }

        stage.perform {
            let compact = UITraitCollection(horizontalSizeClass: .compact)
            stage.root.setOverrideTraitCollection(compact, forChild: split)
        }

        #expect(split.isCollapsed)
        #expect(split.view.frame.width == 1194)
        stage.perform { stage.root.setOverrideTraitCollection(nil, forChild: split) }
        #expect(!split.isCollapsed)
    }

    @Test("the background's snapshot collapses and expands once, and leaves all as it was (B-056)")
    func background() {
        let stage = stage(.with)
        let frames = stage.root.children.map(\.view.frame)
        _ = listener.journal.take()

        stage.perform { stage.simulation.enterBackgroundAndReturn() }

        #expect(
            listener.journal.take() == [
                "top column? compact, expanded", "did collapse, collapsed",
                "display mode? oneBesideSecondary, collapsed", "did expand, expanded",
            ])
        #expect(stage.root.children.map(\.view.frame) == frames)
        #expect(stage.simulation.scene.orientation == .landscape)
        #expect(stage.simulation.appearanceFaults.isEmpty)
    }

    @Test("a collapse during a change of columns ends that change first (B-013)")
    func duringChange() {
        let stage = stage(.with)

        stage.perform {
            stage.root.hide(.primary)
            stage.simulation.resize(to: .third)
        }

        #expect(stage.root.viewControllers == [compact])
        #expect(stage.simulation.appearanceFaults.isEmpty)
    }

    @Test("children hear of leaving and coming, each once (B-007, B-102)")
    func appearance() {
        let journal = Journal()
        let list = Witness("list", journal: journal)
        let small = Witness("compact", journal: journal)
        let stage = Stage { UISplitViewController.columns(primary: list, compact: small) }
        _ = journal.take()

        stage.resize(to: .third)

        #expect(
            journal.take().filter { !$0.contains("become") } == [
                "list will disappear", "list did disappear", "compact will appear",
                "compact is appearing", "compact did appear",
            ])
    }
}
