/// One typed parameter of a rule.
@frozen
public struct Parameter<System, Value> {
    /// The values, without their type.
    @usableFromInline package let domain: Domain<System>

    /// How many values there are in every state, or 0 where the state decides. Stored beside the
    /// domain because the step loop reads it for each action.
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
    /// Exploration tries `explore`, or the lowest two and the highest.
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

    /// One of some labels, simplest first; the rule gets its index.
    ///
    /// `available` may rule labels out in a state.
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
    /// One of some values with the labels that stand for them in cases, simplest first.
    ///
    /// `available` may rule values out in a state.
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
    /// One of some values, simplest first; their raw values stand for them in cases.
    ///
    /// `available` may rule values out in a state.
    @inlinable
    public static func oneOf(
        _ values: [Value], available: ((System, Value) -> Bool)? = nil
    ) -> Self {
        oneOf(values.map(\.rawValue), values, available)
    }
}

extension Parameter where Value: CaseIterable & RawRepresentable<String> {
    /// One of an enumeration's cases, the first the simplest; their raw values stand for them in
    /// cases.
    ///
    /// `available` may rule cases out in a state.
    @inlinable
    public static func oneOf(
        _ type: Value.Type, available: ((System, Value) -> Bool)? = nil
    ) -> Self {
        oneOf(Array(Value.allCases), available: available)
    }
}

extension Parameter where Value == Name {
    /// One of the names that there are in a state; the closure returns them sorted.
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
    /// What an earlier action of this case created and no other has used up.
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
