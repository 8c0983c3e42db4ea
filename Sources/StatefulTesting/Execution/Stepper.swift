/// The steps that drawn and replayed actions share: apply a recorded action, let the machine settle,
/// judge the invariants.
///
/// A struct of pointers, so that the step loop calls the closures without counting references.
/// The caller keeps the table alive.
@usableFromInline
struct Stepper<Machine: SystemUnderTest> {
    @usableFromInline let steps: UnsafeMutablePointer<Unmanaged<StepTable<Machine>.Step>>
    @usableFromInline let stepCount: Int
    @usableFromInline let judges: UnsafeMutablePointer<Unmanaged<StepTable<Machine>.Judge>>
    @usableFromInline let judgeCount: Int
    @usableFromInline let moments: UnsafeMutablePointer<Machine.Moment>
    @usableFromInline let momentCount: Int
    /// The violations of the set-up alone that are still broken.
    @usableFromInline var initial = InitialViolations()

    init(_ table: StepTable<Machine>) {
        steps = table.steps
        stepCount = table.stepCount
        judges = table.judges
        judgeCount = table.judgeCount
        moments = table.moments
        momentCount = table.momentCount
    }

    // MARK: - Applying

    @inlinable
    @inline(__always)
    func isEnabled(_ rule: Int, in machine: Machine) -> Bool {
        steps[rule]._withUnsafeGuaranteedRef { step in
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
        try steps[rule]._withUnsafeGuaranteedRef { step in
            guard !step.isConditional || step.isEnabled(machine) else { return false }
            return try step.replay(&machine, arguments, &bindings)
        }
    }

    /// Lets the machine come to rest, or to the moment that a timing's code names.
    @inlinable
    @inline(__always)
    func settle(_ machine: inout Machine, _ timing: UInt64) {
        if timing == 0 {
            machine.settle()
        } else {
            machine.advance(to: moments[Int(truncatingIfNeeded: timing &- 1)])
        }
    }

    /// The violation for an error that a rule has thrown. The error must not be `Inapplicable`.
    @usableFromInline
    func violation(_ error: any Error, by rule: Int) -> Violation {
        Violation(thrown: error, by: steps[rule].takeUnretainedValue().name)
    }

    // MARK: - Judging

    /// The first broken invariant in table order. Ignores what is broken since the start.
    @inlinable
    @inline(__always)
    mutating func judge(_ machine: inout Machine) -> Violation? {
        if !initial.isEmpty { return newViolations(in: &machine, limit: 1).first }
        for index in 0..<judgeCount {
            let violation = judges[index]._withUnsafeGuaranteedRef { judge -> Violation? in
                guard let mismatch = judge.mismatch(&machine) else { return nil }
                return judge.violation(mismatch)
            }
            if let violation { return violation }
        }
        return nil
    }

    /// The broken invariants in table order, at most `limit`. Ignores what is broken since the start.
    @usableFromInline
    mutating func newViolations(in machine: inout Machine, limit: Int = .max) -> [Violation] {
        var violations: [Violation] = []
        for index in 0..<judgeCount where violations.count < limit {
            let judge = judges[index].takeUnretainedValue()
            let mismatch = judge.mismatch(&machine)
            guard initial.news(of: index, mismatch?.location) != nil, let mismatch else { continue }
            violations.append(judge.violation(mismatch))
        }
        return violations
    }

    /// Judges a new machine. Later judgements ignore these violations as long as they stay broken.
    mutating func judgeStart(_ machine: inout Machine) -> [Violation] {
        initial = InitialViolations()
        let broken = broken(in: &machine)
        for (index, violation) in broken { initial.add(index, at: violation.location) }
        return broken.map(\.violation)
    }

    /// Every broken invariant with its index, including what is broken since the start.
    func broken(in machine: inout Machine) -> [(index: Int, violation: Violation)] {
        var broken: [(index: Int, violation: Violation)] = []
        for index in 0..<judgeCount {
            let judge = judges[index].takeUnretainedValue()
            guard let mismatch = judge.mismatch(&machine) else { continue }
            broken.append((index, judge.violation(mismatch)))
        }
        return broken
    }
}

extension Violation {
    /// The violation for an error that a rule has thrown. A `Mismatch` gives the location; the location
    /// of another error is its description.
    @usableFromInline
    init(thrown error: any Error, by rule: String) {
        let mismatch = error as? Mismatch
        self.init(
            invariant: rule, location: mismatch?.location ?? "\(error)",
            remark: mismatch?.explanation ?? "")
    }
}
