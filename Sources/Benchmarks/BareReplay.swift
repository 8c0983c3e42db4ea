import Foundation
import SplitFuzz
import StatefulTesting
@_spi(Simulation) import UIKitModel

/// A recorded trace as plain calls of the model, without rules, names and invariants.
///
/// The difference between its rate and the engine's is the cost of the engine and the harness.
@MainActor struct BareReplay {
    private enum Call {
        case tap(CGPoint)
        case tapOutside
        case swipeBack(UISplitViewController.Column, GestureEnd)
        case swipeBackInFront(GestureEnd)
        case scroll(CGPoint, ScrollDirection)
        case gesture(UISplitViewController.ColumnGesture, UISplitViewController.GestureExtent)
        case rotate(Orientation)
        case resize(WindowSize)
        case dock(shown: Bool)
        case background
        case keyboard(shown: Bool)
        case dragDown(GestureEnd)
        case dragUp
        case tapTwice(CGPoint)
        case tapBoth(CGPoint, CGPoint)
        case relaunch
    }

    private let makeLaunch: @MainActor () -> AppUnderTest.Launch
    private let environment: Environment
    private let release: Release
    private let calls: [(call: Call, timing: Timing)]

    /// The number of actions.
    var count: Int { calls.count }

    /// Executes the trace once, to learn the points at which taps land and the columns of swipes.
    init(_ trace: Trace, of app: AppUnderTest, variant: String) {
        guard let variant = app.variants.first(where: { $0.name == variant }),
            let subject = app.subjects().first(where: { $0.name == "\(app.name)/\(variant.name)" }),
            var execution = try? Executor(subject).begin(setup: trace.setup)
        else { preconditionFailure("\(app.name) has no variant \(variant)") }
        makeLaunch = variant.launch
        environment = execution.machine.simulation.environment
        release = execution.machine.simulation.release
        var calls: [(Call, Timing)] = []
        for action in trace.actions {
            calls.append((BareReplay.call(action, on: execution.machine), action.timing))
            guard case .passed = execution.apply(action) else { break }
        }
        self.calls = calls
    }

    private static func call(_ action: Action, on machine: SplitMachine) -> Call {
        func rank(_ index: Int) -> Int {
            guard case .rank(let rank) = action.arguments[index].value else { return 0 }
            return Int(rank)
        }
        func name(_ index: Int = 0) -> Name {
            guard case .name(let name) = action.arguments[index].value else {
                preconditionFailure("\(action) names no control or column")
            }
            return name
        }
        func point(_ index: Int = 0) -> CGPoint {
            guard let point = machine.reachable.control(named: name(index))?.shownCenter else {
                preconditionFailure("\(action) taps a control that is not on screen")
            }
            return point
        }
        let extents: [UISplitViewController.GestureExtent] = [.finish, .cancel, .rubberBand]
        switch SplitMachine.rules[action.rule].name {
        case "tap": return .tap(point())
        case "double-tap": return .tapTwice(point())
        case "tap-both": return .tapBoth(point(0), point(1))
        case "relaunch": return .relaunch
        case "drag-down": return .dragDown(rank(0) == 0 ? .finish : .cancel)
        case "drag-up": return .dragUp
        case "tap-outside": return .tapOutside
        case "swipe-back":
            let end = rank(1) == 0 ? GestureEnd.finish : .cancel
            let navigation = machine.reachable.navigation(named: name())
            let columns = machine.simulation.splitViews.first?.shownColumns ?? []
            let shown = columns.first { $0.navigationInFront === navigation }
            return shown.map { .swipeBack($0.column, end) } ?? .swipeBackInFront(end)
        case "scroll-down", "scroll-up":
            let view = ScrollableViews(of: machine).view(named: name())
            guard let point = view?.pointToDrag else {
                preconditionFailure("\(action) scrolls a view that is not on screen")
            }
            return .scroll(
                point, SplitMachine.rules[action.rule].name == "scroll-down" ? .down : .up)
        case "edge-swipe": return .gesture(.edgeSwipe, extents[rank(0)])
        case "drag": return .gesture(.drag, extents[rank(0)])
        case "rotate": return .rotate(Orientation.allCases[rank(0)])
        case "resize": return .resize(WindowSize.allCases[rank(0)])
        case "dock": return .dock(shown: rank(0) == 0)
        case "background": return .background
        case "keyboard": return .keyboard(shown: rank(0) == 0)
        case let other: preconditionFailure("no call of the model is known for the rule \(other)")
        }
    }

    /// Makes all calls on a fresh simulation.
    func run() {
        var simulation = Simulation(environment: environment, release: release)
        launch(on: simulation)
        var split = simulation.splitViews.first
        for (call, timing) in calls {
            if case .relaunch = call {
                simulation = simulation.endingApp()
                launch(on: simulation)
                split = simulation.splitViews.first
            }
            simulation.perform { perform(call, on: simulation, split: split) }
            switch timing {
            case .rest: simulation.settle()
            case .at(let index): simulation.advance(to: SplitMachine.Moment.allCases[index])
            }
        }
    }

    private func launch(on simulation: Simulation) {
        simulation.launch {
            let launch = makeLaunch()
            simulation.keepAlive(launch.keptAlive)
            return launch.root
        }
    }

    private func perform(
        _ call: Call, on simulation: Simulation, split: UISplitViewController?
    ) {
        switch call {
        case .tap(let point):
            (simulation.window.hitTest(point, with: nil) as? UIControl)?.receiveTap()
        case .tapTwice(let point):
            guard let control = simulation.window.hitTest(point, with: nil) as? UIControl else {
                return
            }
            simulation.inOneEvent {
                control.receiveTap()
                simulation.receiveSecondTap(on: control, at: point)
            }
        case .tapBoth(let first, let second):
            let other = simulation.window.hitTest(second, with: nil) as? UIControl
            simulation.inOneEvent {
                (simulation.window.hitTest(first, with: nil) as? UIControl)?.receiveTap()
                if let other { simulation.receiveSecondFinger(on: other) }
            }
        case .dragDown(let end): simulation.dragSheet(end)
        case .dragUp: simulation.raiseSheet()
        case .tapOutside where simulation.frontPresentation != nil: simulation.touchOutside()
        case .tapOutside: split?.receiveTouchOnDimmedSecondary()
        case .swipeBack(let column, let end):
            let shown = split?.shownColumns.first { $0.column == column }
            shown?.navigationInFront?.swipeBack(end)
        case .swipeBackInFront(let end):
            simulation.frontController?.firstNavigationOnScreen?.swipeBack(end)
        case .scroll(let point, let direction):
            let touched = simulation.window.hitTest(point, with: nil)
            (touched as? UIScrollView ?? touched?.nearestScrollView)?.receiveScroll(direction)
        case .gesture(let gesture, let extent): split?.perform(gesture, extent: extent)
        case .rotate(let orientation): simulation.rotate(to: orientation)
        case .resize(let size): simulation.resize(to: size)
        case .dock(let isShown): simulation.setDock(shown: isShown)
        case .relaunch: break
        case .background: simulation.enterBackgroundAndReturn()
        case .keyboard(let isShown): simulation.setKeyboard(shown: isShown)
        }
    }
}
