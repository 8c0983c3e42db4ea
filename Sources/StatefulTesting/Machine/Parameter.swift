/// One typed parameter of a rule: which values it may have, from the simplest on.
///
/// `System` is the state machine, `Value` what the rule's body gets.
@frozen
public struct Parameter<System, Value> {
    /// The values, without their type.
    @usableFromInline package let domain: Domain<System>

    /// How many values there are in every state, or 0 where the state decides. It is stored beside
    /// the domain because the step loop reads it for each action.
    @usableFromInline let fixedCount: UInt64
    @usableFromInline let consumes: Bool
    @usableFromInline let value: (UInt64) -> Value

    @inlinable
    init(
        domain: Domain<System>, fixedCount: UInt64, consumes: Bool = false,
        value: @escaping (UInt64) -> Value
    ) {
        self.domain = domain
        self.fixedCount = fixedCount
        self.consumes = consumes
        self.value = value
    }

    /// Draws a value and appends it to the log; false where there is none in this state.
    @inlinable
    @inline(__always)
    func draw(
        _ word: inout UInt64, _ system: System, _ source: inout RandomSource,
        _ log: inout ActionLog
    ) -> Bool {
        if fixedCount > 0 {
            word = source.below(fixedCount)
        } else {
            let drawn = domain.draw(in: system, log.bindings, from: &source)
            guard let drawn else { return false }
            word = drawn
        }
        log.append(word)
        return true
    }

    @inlinable
    @inline(__always)
    func accepts(_ word: UInt64, _ system: System, _ bindings: Bindings) -> Bool {
        fixedCount > 0 ? word < fixedCount : domain.contains(word, in: system, bindings)
    }
}

extension Parameter where Value == Int {
    /// An integer; the lowest is the simplest.
    ///
    /// - Parameters:
    ///   - range: all values; at most 2^62 of them.
    ///   - explore: the values that exploration tries, all in the range; by default the lowest two
    ///     and the highest. A `proven` certificate covers these only.
    @inlinable
    public static func integer(_ range: ClosedRange<Int>, explore: [Int]? = nil) -> Self {
        let low = range.lowerBound
        let (distance, overflow) = range.upperBound.subtractingReportingOverflow(low)
        precondition(
            !overflow && distance >> 62 == 0, "\(range) has more values than a trace can record")
        let highest = UInt64(distance)
        for value in explore ?? [] {
            precondition(range.contains(value), "\(value) is explored, and not in \(range)")
        }
        let explored =
            explore?.map { UInt64($0 - low) } ?? [0, 1, highest].filter { $0 <= highest }
        var domain: [UInt64] = []
        for rank in explored where !domain.contains(rank) { domain.append(rank) }
        return Self(
            domain: .integer(low: low, count: highest + 1, explored: domain),
            fixedCount: highest + 1,
            value: { low &+ Int(truncatingIfNeeded: $0) }
        )
    }

    /// One of some labels, simplest first; the rule gets the index of the label.
    ///
    /// `available` says whether a label can be chosen in a state; `nil` for always.
    @inlinable
    public static func choice(
        _ labels: [String], available: ((System, Int) -> Bool)? = nil
    ) -> Self {
        precondition(!labels.isEmpty, "a choice needs at least one label")
        return Self(
            domain: .choice(labels: labels, available: available),
            fixedCount: available == nil ? UInt64(labels.count) : 0,
            value: { Int(truncatingIfNeeded: $0) }
        )
    }
}

extension Parameter {
    /// One of some values, simplest first, with the labels that stand for them in case files.
    ///
    /// There must be at least one value. `available` says whether a value can be chosen in a state;
    /// `nil` for always.
    @inlinable
    public static func oneOf(
        _ values: KeyValuePairs<String, Value>, available: ((System, Value) -> Bool)? = nil
    ) -> Self {
        oneOf(values.map(\.key), values.map(\.value), available)
    }

    @inlinable
    static func oneOf(
        _ labels: [String], _ values: [Value], _ available: ((System, Value) -> Bool)?
    ) -> Self {
        precondition(!labels.isEmpty, "a parameter needs at least one value")
        return Self(
            domain: .choice(
                labels: labels,
                available: available.map { available in
                    { system, rank in available(system, values[rank]) }
                }),
            fixedCount: available == nil ? UInt64(labels.count) : 0,
            value: { values[Int(truncatingIfNeeded: $0)] }
        )
    }
}

extension Parameter where Value: RawRepresentable<String> {
    /// One of some values, simplest first; their raw values stand for them in case files.
    ///
    /// There must be at least one value. `available` says whether a value can be chosen in a state;
    /// `nil` for always.
    @inlinable
    public static func oneOf(
        _ values: [Value], available: ((System, Value) -> Bool)? = nil
    ) -> Self {
        oneOf(values.map(\.rawValue), values, available)
    }
}

extension Parameter where Value: CaseIterable & RawRepresentable<String> {
    /// One case of an enumeration, the first being the simplest; raw values stand for the cases in
    /// case files.
    ///
    /// `available` says whether a case can be chosen in a state; `nil` for always.
    @inlinable
    public static func oneOf(
        _ type: Value.Type, available: ((System, Value) -> Bool)? = nil
    ) -> Self {
        oneOf(Array(Value.allCases), available: available)
    }
}

extension Parameter where Value == Name {
    /// One of the names that a state has, such as those of the controls on screen.
    ///
    /// The closure returns the names sorted, the first being the simplest. It is called for each draw
    /// and for each recorded action: keep the names instead of making them anew.
    @inlinable
    public static func name(among names: @escaping (System) -> [Name]) -> Self {
        Self(
            domain: .name(among: names),
            fixedCount: 0,
            value: { Name(id: UInt32(truncatingIfNeeded: $0)) }
        )
    }
}

extension Parameter where Value == Reference {
    /// Something that an earlier action of the case created, and that no action has used up.
    ///
    /// - Parameters:
    ///   - kind: the `creates` of the rules that make it.
    ///   - consumes: whether this action uses it up, as closing a file does.
    @inlinable
    public static func reference(to kind: String, consumes: Bool = false) -> Self {
        Self(
            domain: .reference(kind: Name(kind), consumes: consumes),
            fixedCount: 0,
            consumes: consumes,
            value: { Reference(UInt32(truncatingIfNeeded: $0)) }
        )
    }
}
