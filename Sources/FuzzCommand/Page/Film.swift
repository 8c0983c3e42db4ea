internal import Foundation
internal import SplitFuzz
internal import StatefulTesting

/// What a user sees of a case: the screen after each step, and what happened in it.
@MainActor struct Film {
    /// The launch, or an action.
    struct Step: Encodable {
        /// The action as case files have it; `nil` for the launch.
        let action: String?
        /// What such an action does, in words; `nil` for the launch.
        var meaning: String?
        /// Where fingers touched the screen before the action, in its window.
        var touches: [CGPoint] = []
        /// `nil` where the action cannot be done, or ends the app.
        var screen: Screen?
        /// What the step breaks, the first failure first.
        var violations: [Violation] = []
        /// Why the action cannot be done; the film ends there.
        var obstacle: String?
    }

    /// What is so after a step.
    struct Screen: Encodable {
        let picture: Picture
        /// The lines of the drawing for a terminal.
        let drawing: [String]
        /// The calls that the app received.
        let calls: [CallMoment]
        let controllers: [String]
        /// What UIKit would have logged in this step.
        let messages: [String]

        enum CodingKeys: CodingKey { case picture, calls, controllers, messages }
    }

    private(set) var steps: [Step] = []

    /// Replays a case that `CaseJudging` has judged, up to the first action that cannot be done.
    /// The film has no steps where this process must not replay the case.
    ///
    /// - Parameters:
    ///   - width: the width of drawings, in columns of a terminal; `nil` for no such drawings.
    ///   - hasCalls: whether the calls that the app receives are wanted.
    init(
        of file: CorpusFile, _ library: CaseLibrary, judged: CaseJudging.Result?, width: Int?,
        hasCalls: Bool = true
    ) {
        guard let committed = file.committed, judged?.lost == nil,
            let subject = library.table.subject(of: committed)
        else { return }
        var executor = Executor(subject)
        executor.crashing = judged?.crashing ?? []
        let watcher = hasCalls ? CallWatcher() : nil
        defer { watcher?.end() }
        guard var execution = try? executor.begin(setup: committed.trace.setup) else { return }
        var messages = 0
        func screen() -> Screen {
            let machine = execution.machine
            let all = machine.messages
            defer { messages = all.count }
            return Screen(
                picture: machine.picture, drawing: width.map(machine.drawing) ?? [],
                calls: watcher?.takeCalls(of: machine) ?? [], controllers: machine.controllers,
                messages: Array(all.dropFirst(min(messages, all.count))))
        }
        steps.append(
            Step(action: nil, screen: screen(), violations: execution.start.violations))
        for action in committed.trace.actions {
            var step = Step(action: library.format.text(of: action))
            let rule = SplitMachine.rules[action.rule]
            step.meaning = "\(rule.name): \(rule.summary)"
            step.touches = execution.machine.touches(of: action)
            let outcome = execution.explained(execution.apply(action), of: action)
            if case .inapplicable(_, let why) = outcome {
                step.obstacle = why
                steps.append(step)
                break
            }
            step.violations = outcome.violations
            // Nobody sees a screen that an action does not live to draw.
            if step.violations.first?.invariant != Violation.keepsRunning {
                step.screen = screen()
            }
            steps.append(step)
        }
        watcher?.end()
        if let lost = Film.goalLost(committed, executor), steps.indices.contains(lost.step) {
            steps[lost.step].violations.append(lost.violation)
        }
    }

    /// The step after which the goal of the case can no longer be reached, with the violation.
    /// Replaying the steps does not show it: a goal is judged by a search.
    private static func goalLost(
        _ committed: CorpusCase, _ executor: Executor<SplitMachine>
    ) -> (step: Int, violation: Violation)? {
        guard SplitMachine.goals.contains(where: { $0.name == committed.expectation.invariant }),
            case .violated(let step, let violation, _) = executor.outcome(of: committed),
            violation.invariant == committed.expectation.invariant
        else { return nil }
        return (step, violation)
    }
}

extension Film {
    /// The drawing after a step; `nil` where there is none.
    func drawing(after index: Int) -> SceneDrawing? {
        let step = steps[index]
        guard let picture = step.screen?.picture else { return nil }
        let next = steps.indices.contains(index + 1) ? steps[index + 1].touches : []
        return SceneDrawing(
            picture: picture, before: index == 0 ? nil : steps[index - 1].screen?.picture,
            touches: next, broken: Set(step.violations.map(\.location)),
            bounds: bounds(picture.screen))
    }

    /// The step that a page shows first: the last one that breaks something, else the last one.
    var shown: Int {
        steps.lastIndex { !$0.violations.isEmpty } ?? lastDrawn
    }

    /// Whether all actions could be done.
    var isWhole: Bool { steps.allSatisfy { $0.obstacle == nil } }

    var lastDrawn: Int { steps.lastIndex { $0.screen != nil } ?? 0 }

    /// What the drawings with a screen of this size show.
    private func bounds(_ screen: CGRect) -> CGRect {
        SceneDrawing.bounds(
            of: steps.compactMap { $0.screen?.picture }.filter { $0.screen.size == screen.size })
    }
}
