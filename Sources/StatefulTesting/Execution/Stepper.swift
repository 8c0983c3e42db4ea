/// What drawn and replayed actions have in common: apply a recorded action, let the machine settle,
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
    /// What the set-up alone broke.
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

    /// Applies a recorded action; false where it is refused, and nothing has changed.
    ///
    /// The action's rule must be one of the table, and the words behind its head must be as many as
    /// the rule takes.
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

    /// What an error of a rule means, other than that the rule cannot be applied.
    @usableFromInline
    func violation(_ error: any Error, by rule: Int) -> Violation {
        Violation(thrown: error, by: steps[rule].takeUnretainedValue().name)
    }

    // MARK: - Judging

    /// The first broken invariant in table order, apart from what the start broke.
    @inlinable
    @inline(__always)
    mutating func judge(_ machine: inout Machine) -> Violation? {
        if !initial.isEmpty { return newViolations(in: &machine, limit: 1).first }
        for index in 0..<judgeCount {
            let violation = judges[index]._withUnsafeGuaranteedRef { judge -> Violation? in
                guard let location = judge.brokenLocation(&machine) else { return nil }
                return judge.violation(at: location)
            }
            if let violation { return violation }
        }
        return nil
    }

    /// The broken invariants in table order, apart from what the start broke; at most `limit`.
    @usableFromInline
    mutating func newViolations(in machine: inout Machine, limit: Int = .max) -> [Violation] {
        var violations: [Violation] = []
        for index in 0..<judgeCount where violations.count < limit {
            let judge = judges[index].takeUnretainedValue()
            let location = initial.news(of: index, judge.brokenLocation(&machine))
            if let location { violations.append(judge.violation(at: location)) }
        }
        return violations
    }

    /// Judges a machine that has just been made. What it breaks is excused from then on, for as
    /// long as it stays broken.
    mutating func judgeStart(_ machine: inout Machine) -> [Violation] {
        initial = InitialViolations()
        let broken = broken(in: &machine)
        for (index, violation) in broken { initial.add(index, at: violation.location) }
        return broken.map(\.violation)
    }

    /// Every broken invariant with its index, what the start broke included.
    func broken(in machine: inout Machine) -> [(index: Int, violation: Violation)] {
        var broken: [(index: Int, violation: Violation)] = []
        for index in 0..<judgeCount {
            let judge = judges[index].takeUnretainedValue()
            guard let location = judge.brokenLocation(&machine) else { continue }
            broken.append((index, judge.violation(at: location)))
        }
        return broken
    }
}

extension Violation {
    /// What a rule's error means: it disagrees with its reference, and says where.
    @usableFromInline
    init(thrown error: any Error, by rule: String) {
        let mismatch = error as? Mismatch
        self.init(
            invariant: rule, location: mismatch?.location ?? "\(error)",
            remark: mismatch?.explanation ?? "")
    }
}
