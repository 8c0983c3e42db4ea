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
/// Generic and inlinable, so that it specialises in the module of the machine. Measured, as an
/// opaque generic function it runs at two thirds of the speed.
@usableFromInline
struct StepLoop<Machine: StateMachine> {
    @usableFromInline let table: RuleTable<Machine>
    @usableFromInline let menu: WeightedMenu
    /// How often each rule was applied.
    @usableFromInline let applied: UnsafeMutablePointer<Int>
    @usableFromInline var recording: Recording
    @usableFromInline var coverage: Coverage
    @usableFromInline var inapplicable = 0

    init(
        table: RuleTable<Machine>, menu: WeightedMenu, applied: UnsafeMutablePointer<Int>,
        recording: Recording, coverage: Coverage
    ) {
        self.table = table
        self.menu = menu
        self.applied = applied
        self.recording = recording
        self.coverage = coverage
    }

    /// Judges the first state, then tries `length` actions; `marks` is one in how many actions
    /// leaves the system at a mark, 0 for none.
    @inlinable
    mutating func run(
        _ machine: inout Machine, length: Int, marks: UInt64, source: inout RandomSource
    ) -> CaseEnd {
        let invariants = table.invariants
        let markCount = table.marks.count
        return table.rules.withUnsafeBufferPointer { rules in
            var refusals = 0
            for _ in 0..<length {
                // By rejection: asking every rule whether it is enabled costs a third.
                var rule = menu.draw(from: &source)
                var tries = 0
                while let isEnabled = rules[rule].isEnabled, !isEnabled(machine) {
                    tries &+= 1
                    if tries == 64 {
                        guard let found = scan(rules, machine, &source) else { return .starved }
                        rule = found
                        break
                    }
                    rule = menu.draw(from: &source)
                }

                var mark: UInt64 = 0
                if marks != 0, source.oneIn(marks) { mark = 1 &+ UInt64(source.index(below: markCount)) }

                let start = recording.end
                recording.append(
                    ActionHead(rule: rule, mark: mark, shape: rules[rule].shape).word)
                do {
                    guard try rules[rule].draw(&machine, &source, &recording) else {
                        recording.end = start
                        inapplicable &+= 1
                        refusals &+= 1
                        if refusals == 256 { return .starved }
                        continue
                    }
                } catch {
                    if error is Inapplicable {
                        recording.end = start
                        inapplicable &+= 1
                        refusals &+= 1
                        if refusals == 256 { return .starved }
                        continue
                    }
                    applied[rule] &+= 1
                    return .violated(Violation(thrown: error, by: rules[rule].name))
                }
                refusals = 0
                applied[rule] &+= 1
                machine.settle(at: Mark(code: mark))
                for index in 0..<invariants.count {
                    if let place = invariants[index].brokenPlace(&machine) {
                        return .violated(Violation(invariants[index], at: place))
                    }
                }
                if machine.isOver { return .over }
                var fingerprint = Fingerprint(detail: .guidance)
                machine.feed(&fingerprint)
                coverage.step(by: rule, to: fingerprint, end: recording.end)
            }
            return .complete
        }
    }

    /// Does again what a stored prefix recorded, leaving out what is inapplicable.
    ///
    /// A prefix that was not changed has passed before, so that only a changed one is judged.
    @inlinable
    mutating func restore(
        _ machine: inout Machine, _ prefix: UnsafeBufferPointer<UInt64>, judges: Bool
    ) -> CaseEnd {
        guard let words = prefix.baseAddress else { return .complete }
        let invariants = table.invariants
        return table.rules.withUnsafeBufferPointer { rules in
            var position = 0
            while position < prefix.count {
                let head = ActionHead(word: words[position])
                let (rule, start) = (head.rule, recording.end)
                let arguments = words + position + 1
                for offset in 0..<head.length { recording.append(words[position + offset]) }
                position += head.length
                var accepted = true
                if let isEnabled = rules[rule].isEnabled { accepted = isEnabled(machine) }
                do {
                    recording.publish()
                    if accepted {
                        accepted = try rules[rule].replay(
                            &machine, arguments, &recording.bindings)
                    }
                } catch {
                    guard error is Inapplicable else {
                        applied[rule] &+= 1
                        return .violated(Violation(thrown: error, by: rules[rule].name))
                    }
                    accepted = false
                }
                guard accepted else {
                    recording.end = start
                    inapplicable &+= 1
                    continue
                }
                applied[rule] &+= 1
                machine.settle(at: head.mark)
                if judges {
                    for index in 0..<invariants.count {
                        if let place = invariants[index].brokenPlace(&machine) {
                            return .violated(Violation(invariants[index], at: place))
                        }
                    }
                }
                if machine.isOver { return .over }
            }
            return .complete
        }
    }

    /// One of the menu's rules that is enabled, or `nil`: after many refusals in a row.
    @inlinable
    @inline(never)
    func scan(
        _ rules: UnsafeBufferPointer<Rule<Machine>>, _ machine: Machine,
        _ source: inout RandomSource
    ) -> Int? {
        var enabled: [Int] = []
        for index in rules.indices where menu.contains(index) {
            if rules[index].isEnabled?(machine) ?? true { enabled.append(index) }
        }
        return enabled.isEmpty ? nil : enabled[source.index(below: enabled.count)]
    }
}

extension Violation {
    @usableFromInline
    init<System>(_ invariant: Invariant<System>, at place: String) {
        self.init(invariant: invariant.name, place: place, rests: invariant.rests)
    }
}
