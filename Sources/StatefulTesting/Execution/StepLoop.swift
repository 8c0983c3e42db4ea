/// How a case ended.
@usableFromInline
enum CaseEnd {
    case complete
    /// No rule of the menu could be applied.
    case starved
    case over
    case violated(Violation)
}

/// The hot loop: draws, records, applies and judges one action after another.
///
/// Generic and inlinable, so that it specialises in the module of the machine: measured, as an
/// opaque generic function it runs at two thirds of the speed. Its two operations are never
/// inlined, so that the machine stays in one place in memory and is not copied for each call.
@usableFromInline
struct StepLoop<Machine: StateMachine> {
    @usableFromInline let steps: UnsafeMutablePointer<Unmanaged<StepTable<Machine>.Step>>
    @usableFromInline let judges: UnsafeMutablePointer<Unmanaged<StepTable<Machine>.Judge>>
    @usableFromInline let judgeCount: Int
    @usableFromInline let stepCount: Int
    @usableFromInline let moments: UnsafeMutablePointer<Machine.Moment>
    @usableFromInline let momentCount: Int
    @usableFromInline let menu: WeightedMenu
    /// How often each rule was applied.
    @usableFromInline let applied: UnsafeMutablePointer<Int>
    @usableFromInline var log: ActionLog
    @usableFromInline var coverage: Coverage
    @usableFromInline var inapplicable = 0
    /// What the present case's set-up alone broke.
    @usableFromInline var standing = InitialViolations()

    /// Whoever makes it keeps the table alive.
    init(
        table: StepTable<Machine>, menu: WeightedMenu, applied: UnsafeMutablePointer<Int>,
        log: ActionLog, coverage: Coverage
    ) {
        steps = table.steps
        stepCount = table.stepCount
        judges = table.judges
        judgeCount = table.judgeCount
        moments = table.moments
        momentCount = table.momentCount
        self.menu = menu
        self.applied = applied
        self.log = log
        self.coverage = coverage
    }

    /// Tries `length` actions; one in `timings` leaves the system at a timing, 0 for none.
    @inlinable
    @inline(never)
    mutating func run(
        _ machine: inout Machine, length: Int, timings: UInt64, source: inout RandomSource
    ) -> CaseEnd {
        var refusals = 0
        for _ in 0..<length {
            guard let rule = chooseRule(&machine, &source) else { return .starved }
            var timing: UInt64 = 0
            if timings != 0, source.oneIn(timings) {
                timing = 1 &+ UInt64(truncatingIfNeeded: source.index(below: momentCount))
            }
            let start = log.end
            do {
                let isApplied = try steps[rule]._withUnsafeGuaranteedRef { step in
                    log.append(ActionHead(rule: rule, timing: timing, shape: step.shape).word)
                    return try step.draw(&machine, &source, &log)
                }
                guard isApplied else {
                    refusals &+= 1
                    if refuse(start, refusals) { return .starved }
                    continue
                }
            } catch {
                guard error is Inapplicable else { return broken(by: rule, error) }
                refusals &+= 1
                if refuse(start, refusals) { return .starved }
                continue
            }
            refusals = 0
            applied[rule] &+= 1
            settle(&machine, timing)
            if let violation = judge(&machine) { return .violated(violation) }
            if machine.isOver { return .over }
            var fingerprint = Fingerprint(detail: .guidance)
            machine.feed(&fingerprint)
            coverage.step(by: rule, to: fingerprint, end: log.end)
        }
        return .complete
    }

    /// Does again what a stored prefix recorded, leaving out what is inapplicable.
    ///
    /// A prefix that was not changed has passed before, so that only a changed one is judged; or
    /// one on a start that broke something, to learn whether that still stands.
    @inlinable
    @inline(never)
    mutating func restore(
        _ machine: inout Machine, _ prefix: UnsafeBufferPointer<UInt64>, judges isJudged: Bool
    ) -> CaseEnd {
        guard let words = prefix.baseAddress else { return .complete }
        let isJudged = isJudged || !standing.isEmpty
        var position = 0
        while position < prefix.count {
            let head = ActionHead(word: words[position])
            let (rule, start) = (head.rule, log.end)
            let arguments = words + position + 1
            for offset in 0..<head.length { log.append(words[position + offset]) }
            position += head.length
            log.publish()
            do {
                let isApplied = try steps[rule]._withUnsafeGuaranteedRef { step in
                    guard !step.isConditional || step.isEnabled(machine) else { return false }
                    return try step.replay(&machine, arguments, &log.bindings)
                }
                guard isApplied else {
                    _ = refuse(start, 0)
                    continue
                }
            } catch {
                guard error is Inapplicable else { return broken(by: rule, error) }
                _ = refuse(start, 0)
                continue
            }
            applied[rule] &+= 1
            settle(&machine, head.timing.code)
            if isJudged, let violation = judge(&machine) { return .violated(violation) }
            if machine.isOver { return .over }
        }
        return .complete
    }

    // MARK: - Parts of a step

    /// A rule of the menu that is enabled, or `nil`. By rejection: asking every rule whether it is
    /// enabled costs a third. After 64 refusals in a row all are asked.
    @inlinable
    @inline(__always)
    func chooseRule(_ machine: inout Machine, _ source: inout RandomSource) -> Int? {
        for _ in 0..<64 {
            let rule = menu.draw(from: &source)
            let isEnabled = steps[rule]._withUnsafeGuaranteedRef { step in
                !step.isConditional || step.isEnabled(machine)
            }
            if isEnabled { return rule }
        }
        return scan(machine, &source)
    }

    @inlinable
    @inline(never)
    func scan(_ machine: Machine, _ source: inout RandomSource) -> Int? {
        var enabled: [Int] = []
        for index in 0..<stepCount where menu.contains(index) {
            if steps[index]._withUnsafeGuaranteedRef({ $0.isEnabled(machine) }) {
                enabled.append(index)
            }
        }
        return enabled.isEmpty ? nil : enabled[source.index(below: enabled.count)]
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

    @inlinable
    @inline(__always)
    mutating func judge(_ machine: inout Machine) -> Violation? {
        if !standing.isEmpty { return judgeNews(in: &machine) }
        for index in 0..<judgeCount {
            let violation = judges[index]._withUnsafeGuaranteedRef { judge -> Violation? in
                guard let location = judge.brokenLocation(&machine) else { return nil }
                return judge.violation(at: location)
            }
            if let violation { return violation }
        }
        return nil
    }

    /// Judges a machine whose start has broken something that may still be broken.
    @usableFromInline
    mutating func judgeNews(in machine: inout Machine) -> Violation? {
        for index in 0..<judgeCount {
            let judge = judges[index].takeUnretainedValue()
            let location = judge.brokenLocation(&machine)
            if let location = standing.news(of: index, location) {
                return judge.violation(at: location)
            }
        }
        return nil
    }

    /// Judges a machine that has just been made; what it breaks stands from then on.
    mutating func judgeStart(_ machine: inout Machine) -> Violation? {
        standing = InitialViolations()
        guard let first = judge(&machine) else { return nil }
        for index in 0..<judgeCount {
            let location = judges[index].takeUnretainedValue().brokenLocation(&machine)
            if let location { standing.add(index, at: location) }
        }
        return first
    }

    /// Takes an action back that could not be applied; true when there have been too many.
    @usableFromInline
    mutating func refuse(_ start: Int, _ refusals: Int) -> Bool {
        log.end = start
        inapplicable += 1
        return refusals >= 256
    }

    @usableFromInline
    func broken(by rule: Int, _ error: any Error) -> CaseEnd {
        applied[rule] += 1
        let name = steps[rule]._withUnsafeGuaranteedRef { $0.name }
        return .violated(Violation(thrown: error, by: name))
    }
}
