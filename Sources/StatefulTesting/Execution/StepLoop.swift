/// The hot loop: draws, records, applies and judges one action after another.
///
/// Generic and inlinable, so that it specialises in the module of the machine. Measured: without
/// specialisation it runs at two thirds of the speed. Its two operations are never inlined, so that
/// the machine keeps one address in memory and is not copied for each call.
@usableFromInline
struct StepLoop<Machine: SystemUnderTest> {
    @usableFromInline var stepper: Stepper<Machine>
    @usableFromInline let menu: WeightedMenu
    /// How often each rule was applied.
    @usableFromInline let applied: UnsafeMutablePointer<Int>
    @usableFromInline var log: ActionLog
    @usableFromInline var coverage: Coverage
    /// How many actions were drawn or replayed, and refused.
    @usableFromInline var inapplicable = 0
    /// The failures of the current case, in their order.
    private(set) var failures: [CaseFailure] = []

    /// The caller keeps the table alive.
    init(
        table: StepTable<Machine>, menu: WeightedMenu, applied: UnsafeMutablePointer<Int>,
        log: ActionLog, coverage: Coverage
    ) {
        stepper = Stepper(table: table)
        self.menu = menu
        self.applied = applied
        self.log = log
        self.coverage = coverage
    }

    /// Tries `length` actions. One in `timings` actions leaves the system at a moment; 0 means
    /// none.
    ///
    /// Ends early if the machine is over, if a rule throws, or if no rule of the menu can be
    /// applied. Goes on past other violations, and keeps them in `failures`.
    @inlinable
    @inline(never)
    mutating func run(
        _ machine: inout Machine, length: Int, timings: UInt64, source: inout RandomSource
    ) {
        var refusals = 0
        for _ in 0..<length {
            guard let rule = chooseRule(&machine, &source) else { return }
            var timing: UInt64 = 0
            if timings != 0, source.oneIn(timings) {
                timing =
                    1 &+ UInt64(truncatingIfNeeded: source.index(below: stepper.table.momentCount))
            }
            let start = log.end
            do {
                let isApplied = try stepper.table.steps[rule]._withUnsafeGuaranteedRef { step in
                    log.append(ActionHead(rule: rule, timing: timing, shape: step.shape).word)
                    return try step.draw(&machine, &source, &log)
                }
                guard isApplied else {
                    refusals &+= 1
                    if refuse(start, refusals) { return }
                    continue
                }
            } catch {
                guard error is Inapplicable else { return noteThrown(error, by: rule) }
                refusals &+= 1
                if refuse(start, refusals) { return }
                continue
            }
            refusals = 0
            applied[rule] &+= 1
            if timing != 0 {
                timing = stepper.reachable(timing, in: machine, &source)
                log.replaceTiming(of: start, with: timing)
            }
            stepper.settle(&machine, timing)
            if let violation = stepper.judge(&machine) { note(violation, by: rule) }
            if machine.isOver { return }
            var fingerprint = Fingerprint(detail: .guidance)
            machine.feed(&fingerprint)
            coverage.step(by: rule, to: fingerprint, end: log.end)
        }
    }

    /// Repeats the actions of a stored prefix, without those that are inapplicable. Returns false
    /// if a rule throws.
    ///
    /// An unchanged prefix that broke nothing is judged only if the start broke something, to see
    /// whether that is still broken.
    @inlinable
    @inline(never)
    mutating func restore(
        _ machine: inout Machine, _ prefix: UnsafeBufferPointer<UInt64>, judges isJudged: Bool
    ) -> Bool {
        guard let words = prefix.baseAddress else { return true }
        let isJudged = isJudged || !stepper.standing.isEmpty
        var position = 0
        while position < prefix.count {
            let head = ActionHead(word: words[position])
            let (rule, start) = (head.rule, log.end)
            let arguments = words + position + 1
            for offset in 0..<head.length { log.append(words[position + offset]) }
            position += head.length
            log.publish()
            do {
                guard try stepper.apply(rule, arguments, to: &machine, &log.bindings) else {
                    _ = refuse(start, 0)
                    continue
                }
            } catch {
                guard error is Inapplicable else {
                    noteThrown(error, by: rule)
                    return false
                }
                _ = refuse(start, 0)
                continue
            }
            applied[rule] &+= 1
            stepper.settle(&machine, head.timing.code)
            if isJudged, let violation = stepper.judge(&machine) { note(violation, by: rule) }
            if machine.isOver { return true }
        }
        return true
    }

    // MARK: - Parts of a step

    /// An enabled rule of the menu, or `nil`. Draws again if a rule is not enabled, because
    /// checking every rule each time costs a third of the speed. After 64 draws it checks every
    /// rule.
    ///
    /// This method and `scan` are mutating, because the whole loop would otherwise be copied for
    /// each action.
    @inlinable
    @inline(__always)
    mutating func chooseRule(_ machine: inout Machine, _ source: inout RandomSource) -> Int? {
        for _ in 0..<64 {
            let rule = menu.draw(from: &source)
            if stepper.isEnabled(rule, in: machine) { return rule }
        }
        return scan(machine, &source)
    }

    @inlinable
    @inline(never)
    mutating func scan(_ machine: Machine, _ source: inout RandomSource) -> Int? {
        var enabled: [Int] = []
        for index in 0..<stepper.table.stepCount where menu.contains(index) {
            if stepper.isEnabled(index, in: machine) { enabled.append(index) }
        }
        return enabled.isEmpty ? nil : enabled[source.index(below: enabled.count)]
    }

    /// Removes an action that could not be applied. Returns true after too many of them in a row.
    @usableFromInline
    mutating func refuse(_ start: Int, _ refusals: Int) -> Bool {
        log.end = start
        inapplicable += 1
        return refusals >= 256
    }

    // MARK: - Failures

    /// Forgets the failures of the case before.
    mutating func beginCase() {
        failures.removeAll(keepingCapacity: true)
    }

    @usableFromInline
    @inline(never)
    mutating func note(_ violation: Violation, by rule: Int) {
        failures.append(CaseFailure(violation: violation, rule: rule, end: log.end))
    }

    @usableFromInline
    mutating func noteThrown(_ error: any Error, by rule: Int) {
        applied[rule] += 1
        note(stepper.violation(error, by: rule), by: rule)
    }
}

/// A failure of a case that may have gone on since.
struct CaseFailure {
    let violation: Violation
    /// The rule of the failing action.
    let rule: Int
    /// The number of words of the log, including the failing action.
    let end: Int
}
