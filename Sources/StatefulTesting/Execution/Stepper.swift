/// The steps that drawn and replayed actions share: apply a recorded action, let the machine
/// settle, judge the invariants.
///
/// A struct of pointers, so that the step loop calls the closures without counting references.
/// The caller keeps the table alive.
@usableFromInline
struct Stepper<Machine: SystemUnderTest> {
    @usableFromInline let table: StepTable<Machine>
    /// The violations that were reported and are still broken.
    @usableFromInline var standing = StandingViolations()

    // MARK: - Applying

    @inlinable
    @inline(__always)
    func isEnabled(_ rule: Int, in machine: Machine) -> Bool {
        table.steps[rule]._withUnsafeGuaranteedRef { step in
            !step.isConditional || step.isEnabled(machine)
        }
    }

    /// Applies a recorded action. Returns false, and changes nothing, if the rule refuses it.
    ///
    /// The rule must be in the table. `arguments` must point to as many words as the rule takes.
    ///
    /// - Throws: the error of the rule's body.
    @inlinable
    @inline(__always)
    func apply(
        _ rule: Int, _ arguments: UnsafePointer<UInt64>, to machine: inout Machine,
        _ bindings: inout Bindings
    ) throws -> Bool {
        try table.steps[rule]._withUnsafeGuaranteedRef { step in
            guard !step.isConditional || step.isEnabled(machine) else { return false }
            return try step.replay(&machine, arguments, &bindings)
        }
    }

    /// Lets the machine come to rest, or to the moment that a timing's code names if the applied
    /// action reaches it.
    @inlinable
    @inline(__always)
    func settle(_ machine: inout Machine, _ timing: UInt64) {
        guard timing != 0 else { return machine.settle() }
        let moment = table.moments[Int(truncatingIfNeeded: timing &- 1)]
        if machine.reaches(moment) {
            machine.advance(to: moment)
        } else {
            machine.settle()
        }
    }

    /// The timing itself if the applied action reaches it. Otherwise an earlier one that it
    /// reaches, drawn at random, or rest.
    @inlinable
    @inline(__always)
    func reachable(
        _ timing: UInt64, in machine: Machine, _ source: inout RandomSource
    ) -> UInt64 {
        var timing = timing
        while timing != 0, !machine.reaches(table.moments[Int(truncatingIfNeeded: timing &- 1)]) {
            let earlier = Int(truncatingIfNeeded: timing &- 1)
            timing =
                earlier == 0 ? 0 : 1 &+ UInt64(truncatingIfNeeded: source.index(below: earlier))
        }
        return timing
    }

    /// The timings, as a set of bits by their codes, that the applied action reaches. Rest is one.
    func reachableTimings(in machine: Machine) -> UInt64 {
        var timings: UInt64 = 1
        for index in 0..<min(table.momentCount, 63) where machine.reaches(table.moments[index]) {
            timings |= 2 << UInt64(index)
        }
        return timings
    }

    /// The violation for an error that a rule has thrown. The error must not be `Inapplicable`.
    @usableFromInline
    func violation(_ error: any Error, by rule: Int) -> Violation {
        Violation(thrown: error, by: table.steps[rule].takeUnretainedValue().name)
    }

    // MARK: - Judging

    /// The first newly broken invariant in table order. It and the other newly broken ones stand
    /// from now on.
    @inlinable
    @inline(__always)
    mutating func judge(_ machine: inout Machine) -> Violation? {
        if !standing.isEmpty { return newViolations(in: &machine).first }
        for index in 0..<table.judgeCount {
            let mismatch = table.judges[index]._withUnsafeGuaranteedRef { $0.mismatch(&machine) }
            if let mismatch {
                return newViolations(in: &machine, from: index, first: mismatch).first
            }
        }
        return nil
    }

    /// The newly broken invariants in table order. They stand from now on.
    ///
    /// - Parameters:
    ///   - index: the first invariant to judge.
    ///   - first: its judgement, if it is known. An invariant is judged once in each step, because
    ///     it may update memory of its own.
    @usableFromInline
    mutating func newViolations(
        in machine: inout Machine, from index: Int = 0, first: Mismatch? = nil
    ) -> [Violation] {
        var violations: [Violation] = []
        var known = first
        for index in index..<table.judgeCount {
            let judge = table.judges[index].takeUnretainedValue()
            let mismatch = known ?? judge.mismatch(&machine)
            known = nil
            guard standing.isNew(index, mismatch), let mismatch else { continue }
            violations.append(judge.violation(mismatch))
        }
        return violations
    }

    /// Judges a new machine. What it breaks stands from then on.
    mutating func judgeStart(_ machine: inout Machine) -> [Violation] {
        standing = StandingViolations()
        return newViolations(in: &machine)
    }
}
