/// The closures of a machine in unmanaged objects in raw memory, as the step loop calls them.
///
/// A closure from an array of structs is retained and released around each call, which costs half
/// of the loop's speed (measured). A constant property of an object that stays alive is not
/// retained. The owner calls `deallocate()`.
@usableFromInline
struct StepTable<Machine: SystemUnderTest> {
    @usableFromInline
    final class Step {
        @usableFromInline let shape: UInt64
        @usableFromInline let isConditional: Bool
        @usableFromInline let isEnabled: (Machine) -> Bool
        @usableFromInline
        let draw: (inout Machine, inout RandomSource, inout ActionLog) throws -> Bool
        @usableFromInline
        let replay: (inout Machine, UnsafePointer<UInt64>, inout Bindings) throws -> Bool
        @usableFromInline let name: String

        init(_ rule: Rule<Machine>) {
            shape = rule.shape
            // Not `??`, which would wrap the closure in a second one.
            if let condition = rule.isEnabled {
                isConditional = true
                isEnabled = condition
            } else {
                isConditional = false
                isEnabled = { _ in true }
            }
            draw = rule.draw
            replay = rule.replay
            name = rule.name
        }
    }

    @usableFromInline
    final class Judge {
        @usableFromInline let mismatch: (inout Machine) -> Mismatch?
        let invariant: Invariant<Machine>

        init(_ invariant: Invariant<Machine>) {
            mismatch = invariant.mismatch
            self.invariant = invariant
        }

        func violation(_ mismatch: Mismatch) -> Violation {
            invariant.violation(mismatch)
        }
    }

    @usableFromInline let steps: UnsafeMutablePointer<Unmanaged<Step>>
    @usableFromInline let stepCount: Int
    @usableFromInline let judges: UnsafeMutablePointer<Unmanaged<Judge>>
    @usableFromInline let judgeCount: Int
    @usableFromInline let moments: UnsafeMutablePointer<Machine.Moment>
    @usableFromInline let momentCount: Int

    init(
        _ rules: [Rule<Machine>], _ invariants: [Invariant<Machine>], _ moments: [Machine.Moment]
    ) {
        stepCount = rules.count
        steps = .allocate(capacity: stepCount)
        for (index, rule) in rules.enumerated() {
            (steps + index).initialize(to: .passRetained(Step(rule)))
        }
        judgeCount = invariants.count
        judges = .allocate(capacity: judgeCount)
        for (index, invariant) in invariants.enumerated() {
            (judges + index).initialize(to: .passRetained(Judge(invariant)))
        }
        momentCount = moments.count
        self.moments = .allocate(capacity: momentCount)
        for (index, moment) in moments.enumerated() {
            (self.moments + index).initialize(to: moment)
        }
    }

    func deallocate() {
        for index in 0..<stepCount { steps[index].release() }
        for index in 0..<judgeCount { judges[index].release() }
        moments.deinitialize(count: momentCount)
        moments.deallocate()
        steps.deallocate()
        judges.deallocate()
    }
}
