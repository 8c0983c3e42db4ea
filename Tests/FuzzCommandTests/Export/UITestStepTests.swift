import SplitFuzz
import StatefulTesting
import Testing

@testable import FuzzCommand

@MainActor struct UITestStepTests {
    @Test("each rule with each of its values is a step of a UI test or of a person")
    func rules() {
        let byHand = ["dock", "drag-column", "keyboard", "resize-window", "tap-both"]
        for rule in SplitMachine.rules {
            for values in Self.values(of: rule) {
                let action = Self.action(rule.name, values)
                let isLeft = byHand.contains(rule.name) || action.line == "drag rubber-band"
                for isRightToLeft in [false, true] {
                    let step = UITestStep(action, isRightToLeft: isRightToLeft)

                    #expect(step.words.hasPrefix("do what the case calls: ") == isLeft)
                    #expect(!step.words.isEmpty && !step.words.hasSuffix("."))
                    #expect(step.statements?.isEmpty != true)
                }
            }
        }

        #expect(
            (UITestStep.translations.keys + byHand).sorted()
                == SplitMachine.rules.map(\.name).sorted())
    }

    @Test("each view is that of an invariant or goal, and whatever else breaks is a question")
    func invariants() {
        let judged = SplitMachine.invariants.map(\.name) + SplitMachine.goals.map(\.name)
        let names = Set(judged + Violation.withoutJudge)

        #expect(names.isSuperset(of: OutsideView.views.keys))
        for name in names {
            let view = OutsideView(of: name)

            #expect(view.checks.last == OutsideView.running)
            #expect(view.look?.hasSuffix("?") != false, "\(name)")
            #expect(OutsideView.summary(of: name) != name)
        }
    }

    @Test("an unknown rule, value or region is left to a person")
    func unknown() {
        for action in [
            Self.action("fold", []), Self.action("rotate", ["sideways"]),
            Self.action("tap", ["elsewhere/Row"]), Self.action("tap", []),
        ] {
            let step = UITestStep(action, isRightToLeft: false)

            #expect(step.statements == nil)
            #expect(step.words.hasPrefix("do what the case calls: \(action.line)"))
        }
    }

    @Test("a name is a region, an identifier or title, and a number")
    func names() throws {
        let plain = try #require(ControlName("primary/a/b"))
        let numbered = try #require(ControlName("popover/Row #1#12"))
        let zero = try #require(ControlName("window/Row#0"))
        let view = try #require(ControlName("secondary#2"))

        #expect(plain.arguments == "\"a/b\", in: .primary")
        #expect(numbered.arguments == "\"Row #1\", number: 12, in: .popover")
        #expect(zero.arguments == "\"Row#0\", in: .window")
        #expect(view.arguments == "number: 2, in: .secondary")
        #expect(ControlName("tab/Row") == nil)
        #expect(ControlName("") == nil)
    }

    /// Every combination of labels. A name is that of some control.
    private static func values(of rule: Rule<SplitMachine>) -> [[String]] {
        rule.parameters.reduce([[]]) { combinations, domain in
            let values =
                switch domain {
                case .choice(let labels, _): labels
                case .name: ["primary/Row", "popover/Row#2", "secondary"]
                case .integer(let low, _, _, _): ["\(low)"]
                case .reference: ["no UI test knows this kind of value"]
                }
            return combinations.flatMap { start in values.map { start + [$0] } }
        }
    }

    private static func action(_ rule: String, _ values: [String]) -> UITestStep.Action {
        UITestStep.Action(
            rule: rule, values: values, timing: nil,
            line: ([rule] + values).joined(separator: " "))
    }
}
