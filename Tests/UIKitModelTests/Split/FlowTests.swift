import Foundation
import Testing
@_spi(Simulation) import UIKitModel

/// Three columns as one flow, where there is no compact column.
@MainActor @Suite("Columns in one stack")
struct FlowTests {
    private let list = Witness("list")
    private let middle = Witness("middle")
    private let detail = Witness("detail")
    private let listener = SplitListener()

    private func stage(window: WindowSize = .third) -> Stage<UISplitViewController> {
        Stage(window: window) {
            UISplitViewController.columns(
                .tripleColumn, primary: list, supplementary: middle, secondary: detail,
                delegate: listener)
        }
    }

    private func flow(_ stage: Stage<UISplitViewController>) -> [String?] {
        stage.root.navigation(of: .primary)?.viewControllers.map(\.title) ?? []
    }

    /// What each column holds, from primary to secondary.
    private func columns(_ stage: Stage<UISplitViewController>) -> [[String?]] {
        [UISplitViewController.Column.primary, .supplementary, .secondary].map { column in
            stage.root.navigation(of: column)?.viewControllers.map(\.title) ?? []
        }
    }

    // MARK: - There and back

    @Test("each column gets its own stack back (B-051, B-122)")
    func back() {
        let stage = stage()
        #expect(flow(stage) == ["list", "middle", "detail"])

        stage.resize(to: .full)

        #expect(columns(stage) == [["list"], ["middle"], ["detail"]])
        #expect(middle.view.window != nil)
        #expect(stage.simulation.appearanceFaults.isEmpty)
    }

    @Test("what was pushed above goes to the secondary (B-122)")
    func pushed() {
        let stage = stage()
        stage.perform {
            list.navigationController?.pushViewController(Witness("more"), animated: true)
        }

        stage.resize(to: .full)

        #expect(columns(stage) == [["list"], ["middle"], ["detail", "more"]])
    }

    @Test("stacks of any depth come back to their columns (B-122)")
    func depths() {
        let stage = stage(window: .full)
        stage.perform {
            list.navigationController?.pushViewController(Witness("list 2"), animated: false)
            middle.navigationController?.pushViewController(Witness("middle 2"), animated: false)
            detail.navigationController?.pushViewController(Witness("detail 2"), animated: false)
        }
        let before = columns(stage)

        stage.resize(to: .third)
        #expect(flow(stage) == before.flatMap { $0 })
        stage.resize(to: .full)

        #expect(columns(stage) == before)
        #expect(stage.simulation.appearanceFaults.isEmpty)
    }

    @Test("a column that was popped altogether comes back with what it held (B-122)")
    func popped() {
        let stage = stage()
        stage.perform { list.navigationController?.popToRootViewController(animated: true) }

        stage.resize(to: .full)

        #expect(columns(stage) == [["list"], ["middle"], ["detail"]])
        #expect(detail.view.window != nil)
        #expect(stage.simulation.appearanceFaults.isEmpty)
    }

    @Test("an expand amid a pop counts it as popped (B-122)")
    func amidPop() {
        listener.topColumn = .supplementary
        let stage = stage()

        stage.perform {
            list.navigationController?.popViewController(animated: true)
            stage.simulation.resize(to: .full)
        }

        #expect(columns(stage) == [["list"], ["middle"], ["detail"]])
        #expect(stage.simulation.appearanceFaults.isEmpty)
    }

    @Test("a top column of supplementary leaves the secondary out of the flow (B-051)")
    func middleOnTop() {
        listener.topColumn = .supplementary
        let stage = stage()
        #expect(flow(stage) == ["list", "middle"])

        stage.resize(to: .full)

        #expect(columns(stage) == [["list"], ["middle"], ["detail"]])
    }

    @Test("without a primary the flow stands on the supplementary (B-051)")
    func noPrimary() {
        let stage = Stage(window: .third) { () -> UISplitViewController in
            let split = UISplitViewController(style: .tripleColumn)
            split.setViewController(middle, for: .supplementary)
            split.setViewController(detail, for: .secondary)
            return split
        }
        let base = stage.root.navigation(of: .supplementary)
        #expect(base?.viewControllers == [middle, detail])

        stage.resize(to: .full)

        #expect(base?.viewControllers == [middle])
        #expect(detail.navigationController?.viewControllers == [detail])
    }

    // MARK: - Show and hide

    @Test("show goes to the column in the stack, below or above (B-012)")
    func show() {
        listener.topColumn = .primary
        let stage = stage()
        #expect(flow(stage) == ["list"])

        stage.perform { stage.root.show(.secondary) }
        #expect(flow(stage) == ["list", "middle", "detail"])
        #expect(detail.view.window != nil)
        stage.perform { stage.root.show(.supplementary) }
        #expect(flow(stage) == ["list", "middle"])
        stage.perform { stage.root.show(.secondary) }
        #expect(flow(stage) == ["list", "middle", "detail"])
        stage.perform { stage.root.show(.primary) }
        #expect(flow(stage) == ["list"])
        #expect(stage.simulation.appearanceFaults.isEmpty)
    }

    @Test("show is animated, hide while collapsed does nothing (B-012)")
    func hide() {
        let stage = stage()
        stage.perform { stage.root.hide(.primary) }
        #expect(flow(stage) == ["list", "middle", "detail"])

        stage.perform {
            stage.root.show(.supplementary)
            #expect(list.navigationController?.transitionCoordinator?.isAnimated == true)
        }

        #expect(middle.view.window != nil)
    }

    @Test("show brings what the column's navigation controller was given meanwhile (B-012)")
    func changed() throws {
        let stage = stage()
        let column = try #require(stage.root.navigation(of: .supplementary))

        stage.perform {
            column.viewControllers = [Witness("other")]
            stage.root.show(.supplementary)
        }
        #expect(flow(stage) == ["list", "other"])
        stage.resize(to: .full)

        #expect(columns(stage) == [["list"], ["other"], ["detail"]])
        #expect(stage.simulation.appearanceFaults.isEmpty)
    }

    @Test("with a compact column show does nothing while collapsed (B-012)")
    func compactColumn() {
        let compact = Witness("compact")
        let stage = Stage(window: .third) {
            UISplitViewController.columns(.tripleColumn, compact: compact)
        }

        stage.perform { stage.root.show(.secondary) }

        #expect(stage.root.viewControllers == [compact])
    }

    // MARK: - Setting columns while collapsed

    @Test("a plain secondary is pushed on the old one in the stack, too (B-019)")
    func plainSecondary() {
        let stage = stage()

        stage.perform { stage.root.setViewController(Witness("b"), for: .secondary) }
        #expect(flow(stage) == ["list", "middle", "detail", "b"])

        stage.resize(to: .full)
        #expect(columns(stage) == [["list"], ["middle"], ["detail", "b"]])
    }

    @Test("after Back, the old secondary lies below the next one (B-019)")
    func backShowsTheOldOne() {
        let stage = stage()
        stage.perform { _ = list.navigationController?.popViewController(animated: true) }

        stage.perform {
            stage.root.setViewController(Witness("b"), for: .secondary)
            stage.root.show(.secondary)
        }

        #expect(flow(stage) == ["list", "middle", "detail", "b"])
    }

    @Test("another controller for a column takes its place in the stack at once (B-003)")
    func replaced() {
        let stage = stage()

        stage.perform { stage.root.setViewController(Witness("other"), for: .supplementary) }
        #expect(flow(stage) == ["list", "other", "detail"])
        stage.perform { stage.root.setViewController(Witness("first"), for: .primary) }
        #expect(flow(stage) == ["first", "other", "detail"])
        #expect(detail.view.window != nil)
        stage.perform { stage.root.setViewController(nil, for: .secondary) }
        #expect(flow(stage) == ["first", "other"])

        stage.resize(to: .full)
        #expect(columns(stage) == [["first"], ["other"], []])
        #expect(stage.simulation.appearanceFaults.isEmpty)
    }
}
