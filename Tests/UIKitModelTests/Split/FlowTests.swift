import Foundation
import Testing
@_spi(Simulation) import UIKitModel

/// Three columns as one flow, where there is no compact column.
@MainActor @Suite("Columns in one stack")
struct FlowTests {
    private let world = SimulationFixture.plain()
    private let list = LoggingController("list")
    private let middle = LoggingController("middle")
    private let detail = LoggingController("detail")
    private let listener = SplitListener()

    private func fixture(window: WindowSize = .third) -> SimulationFixture<UISplitViewController> {
        SimulationFixture(window: window) {
            UISplitViewController.columns(
                .tripleColumn, primary: list, supplementary: middle, secondary: detail,
                delegate: listener)
        }
    }

    private func flow(_ fixture: SimulationFixture<UISplitViewController>) -> [String?] {
        fixture.root.navigation(of: .primary)?.titlesInFlow ?? []
    }

    /// The contents of each column, from primary to secondary.
    private func columns(_ fixture: SimulationFixture<UISplitViewController>) -> [[String?]] {
        [UISplitViewController.Column.primary, .supplementary, .secondary].map { column in
            fixture.root.navigation(of: column)?.viewControllers.map(\.title) ?? []
        }
    }

    // MARK: - There and back

    @Test("each column gets its own stack back (B-051, B-122)")
    func back() {
        let fixture = fixture()
        #expect(flow(fixture) == ["list", "middle", "detail"])

        fixture.resize(to: .full)

        #expect(columns(fixture) == [["list"], ["middle"], ["detail"]])
        #expect(middle.view.window != nil)
        #expect(fixture.simulation.appearanceFaults.isEmpty)
    }

    @Test("what was pushed above goes to the secondary (B-122)")
    func pushed() {
        let fixture = fixture()
        fixture.perform {
            list.navigationController?.pushViewController(LoggingController("more"), animated: true)
        }

        fixture.resize(to: .full)

        #expect(columns(fixture) == [["list"], ["middle"], ["detail", "more"]])
    }

    @Test("stacks of any depth come back to their columns (B-122)")
    func depths() {
        let fixture = fixture(window: .full)
        fixture.perform {
            list.navigationController?.pushViewController(
                LoggingController("list 2"), animated: false)
            middle.navigationController?.pushViewController(
                LoggingController("middle 2"), animated: false)
            detail.navigationController?.pushViewController(
                LoggingController("detail 2"), animated: false)
        }
        let before = columns(fixture)

        fixture.resize(to: .third)
        #expect(flow(fixture) == before.flatMap { $0 })
        fixture.resize(to: .full)

        #expect(columns(fixture) == before)
        #expect(fixture.simulation.appearanceFaults.isEmpty)
    }

    @Test("a column that was popped altogether comes back with what it held (B-122)")
    func popped() {
        let fixture = fixture()
        fixture.perform { list.navigationController?.popToRootViewController(animated: true) }

        fixture.resize(to: .full)

        #expect(columns(fixture) == [["list"], ["middle"], ["detail"]])
        #expect(detail.view.window != nil)
        #expect(fixture.simulation.appearanceFaults.isEmpty)
    }

    @Test("an expand amid a pop counts it as popped (B-122)")
    func amidPop() {
        listener.topColumn = .supplementary
        let fixture = fixture()

        fixture.perform {
            list.navigationController?.popViewController(animated: true)
            fixture.simulation.resize(to: .full)
        }

        #expect(columns(fixture) == [["list"], ["middle"], ["detail"]])
        #expect(fixture.simulation.appearanceFaults.isEmpty)
    }

    @Test("a top column of supplementary leaves the secondary out of the flow (B-051)")
    func middleOnTop() {
        listener.topColumn = .supplementary
        let fixture = fixture()
        #expect(flow(fixture) == ["list", "middle"])

        fixture.resize(to: .full)

        #expect(columns(fixture) == [["list"], ["middle"], ["detail"]])
    }

    @Test("without a primary the flow stands on the supplementary (B-051)")
    func noPrimary() {
        let fixture = SimulationFixture(window: .third) { () -> UISplitViewController in
            let split = UISplitViewController(style: .tripleColumn)
            split.setViewController(middle, for: .supplementary)
            split.setViewController(detail, for: .secondary)
            return split
        }
        let base = fixture.root.navigation(of: .supplementary)
        #expect(base?.viewControllers == [middle, detail.navigationController].compactMap { $0 })

        fixture.resize(to: .full)

        #expect(base?.viewControllers == [middle])
        #expect(detail.navigationController?.viewControllers == [detail])
    }

    // MARK: - Show and hide

    @Test("show goes to the column in the stack, below or above (B-012)")
    func show() {
        listener.topColumn = .primary
        let fixture = fixture()
        #expect(flow(fixture) == ["list"])

        fixture.perform { fixture.root.show(.secondary) }
        #expect(flow(fixture) == ["list", "middle", "detail"])
        #expect(detail.view.window != nil)
        fixture.perform { fixture.root.show(.supplementary) }
        #expect(flow(fixture) == ["list", "middle"])
        fixture.perform { fixture.root.show(.secondary) }
        #expect(flow(fixture) == ["list", "middle", "detail"])
        fixture.perform { fixture.root.show(.primary) }
        #expect(flow(fixture) == ["list"])
        #expect(fixture.simulation.appearanceFaults.isEmpty)
    }

    @Test("show is animated, hide of the primary does nothing while collapsed (B-012, D-008)")
    func hide() {
        let fixture = fixture()
        fixture.perform { fixture.root.hide(.primary) }
        #expect(flow(fixture) == ["list", "middle", "detail"])

        fixture.perform {
            fixture.root.show(.supplementary)
            #expect(list.navigationController?.transitionCoordinator?.isAnimated == true)
        }

        #expect(middle.view.window != nil)
    }

    @Test("what the column's navigation controller is given meanwhile is in the flow (B-142)")
    func changed() throws {
        let fixture = fixture()
        let column = try #require(fixture.root.navigation(of: .supplementary))

        fixture.perform {
            column.viewControllers = [LoggingController("other")]
        }
        #expect(flow(fixture) == ["list", "other", "detail"])
        fixture.perform { fixture.root.show(.supplementary) }
        #expect(flow(fixture) == ["list", "other"])
        fixture.resize(to: .full)

        #expect(columns(fixture) == [["list"], ["other"], ["detail"]])
        #expect(fixture.simulation.appearanceFaults.isEmpty)
    }

    @Test("with a compact column show does nothing while collapsed (B-012)")
    func compactColumn() {
        let compact = LoggingController("compact")
        let fixture = SimulationFixture(window: .third) {
            UISplitViewController.columns(.tripleColumn, compact: compact)
        }

        fixture.perform { fixture.root.show(.secondary) }

        #expect(fixture.root.viewControllers == [compact])
    }

    // MARK: - Setting columns while collapsed

    @Test("a plain secondary is pushed on the old one in the stack, too (B-019)")
    func plainSecondary() {
        let fixture = fixture()

        fixture.perform { fixture.root.setViewController(LoggingController("b"), for: .secondary) }
        #expect(flow(fixture) == ["list", "middle", "detail", "b"])

        fixture.resize(to: .full)
        #expect(columns(fixture) == [["list"], ["middle"], ["detail", "b"]])
    }

    @Test("a first secondary, where the column had nothing to show, is not pushed (B-019)")
    func firstSecondary() {
        let fixture = SimulationFixture(window: .third) { () -> UISplitViewController in
            let split = UISplitViewController(style: .doubleColumn)
            split.setViewController(list, for: .primary)
            return split
        }

        fixture.perform { fixture.root.setViewController(LoggingController("b"), for: .secondary) }

        #expect(flow(fixture) == ["list"])
    }

    @Test("after Back, the old secondary lies below the next one (B-019)")
    func backShowsTheOldOne() {
        let fixture = fixture()
        fixture.perform { _ = list.navigationController?.popViewController(animated: true) }

        fixture.perform {
            fixture.root.setViewController(LoggingController("b"), for: .secondary)
            fixture.root.show(.secondary)
        }

        #expect(flow(fixture) == ["list", "middle", "detail", "b"])
    }

    @Test("another controller for a column takes its place in the stack at once (B-003)")
    func replaced() {
        let fixture = fixture()

        fixture.perform {
            fixture.root.setViewController(LoggingController("other"), for: .supplementary)
        }
        #expect(flow(fixture) == ["list", "other", "detail"])
        fixture.perform {
            fixture.root.setViewController(LoggingController("first"), for: .primary)
        }
        #expect(flow(fixture) == ["first", "other", "detail"])
        #expect(detail.view.window != nil)
        fixture.perform { fixture.root.setViewController(nil, for: .secondary) }
        #expect(flow(fixture) == ["first", "other"])

        fixture.resize(to: .full)
        #expect(columns(fixture) == [["first"], ["other"], []])
        #expect(fixture.simulation.appearanceFaults.isEmpty)
    }

    @Test("what is pushed on a flow without the secondary stays with the primary (B-122)")
    func pushedWithoutSecondary() {
        final class ToList: NSObject, UISplitViewControllerDelegate {
            func splitViewController(
                _ svc: UISplitViewController,
                topColumnForCollapsingToProposedTopColumn proposed: UISplitViewController.Column
            ) -> UISplitViewController.Column { .primary }
        }
        let answers = ToList()
        let pushed = LoggingController("pushed")
        let fixture = SimulationFixture<UISplitViewController>(window: .third) {
            .columns(primary: list, secondary: detail, delegate: answers)
        }
        fixture.perform { list.navigationController?.pushViewController(pushed, animated: true) }

        fixture.resize(to: .full)

        #expect(list.navigationController?.viewControllers == [list, pushed])
        #expect(detail.navigationController?.viewControllers == [detail])
    }
}
