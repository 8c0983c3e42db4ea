/// One typed parameter of a rule: its possible values, simplest first.
///
/// `System` is the type of the machine. `Value` is the type that the rule's body gets.
@frozen
public struct Parameter<System, Value> {
    /// The values, without their type.
    @usableFromInline package let domain: Domain<System>

    /// The number of values if it is the same in every state, otherwise 0. Stored beside the
    /// domain, because the step loop reads it for each action.
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

    /// Draws a value and appends it to the log. Returns false if this state has no value.
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
    ///   - gap: values that are left out, above the lowest and below the highest, such as those
    ///     whose effect no source describes.
    ///   - explore: the values that exploration tries, all in the range; by default the lowest two
    ///     and the highest. Shrinking tries all values where that is affordable. Otherwise it tries
    ///     these and values like those of the failure, and then the certificate says `proven over
    ///     sampled values`.
    @inlinable
    public static func integer(
        _ range: ClosedRange<Int>, without gap: ClosedRange<Int>? = nil, explore: [Int]? = nil
    ) -> Self {
        let low = range.lowerBound
        let (distance, overflow) = range.upperBound.subtractingReportingOverflow(low)
        precondition(
            !overflow && distance >> 62 == 0, "\(range) has more values than a trace can record")
        precondition(
            gap.map { low < $0.lowerBound && $0.upperBound < range.upperBound } ?? true,
            "the gap \(gap ?? range) is not inside of \(range)")
        let highest = UInt64(distance)
        for value in explore ?? [] {
            precondition(
                range.contains(value) && gap?.contains(value) != true,
                "the explored value \(value) is not in \(range)")
        }
        let explored =
            explore?.map { UInt64($0 - low) } ?? [0, 1, highest].filter { $0 <= highest }
        var domain: [UInt64] = []
        for rank in explored where !domain.contains(rank) { domain.append(rank) }
        return Self(
            domain: .integer(
                low: low, count: highest + 1, explored: domain,
                gap: gap.map { UInt64($0.lowerBound - low)...UInt64($0.upperBound - low) }),
            fixedCount: gap == nil ? highest + 1 : 0,
            value: { low &+ Int(truncatingIfNeeded: $0) }
        )
    }
}

extension Parameter {
    /// One of several values, simplest first, with their labels in case files.
    ///
    /// - Parameters:
    ///   - values: at least one value with its label.
    ///   - available: whether a value can be chosen in a state; `nil` for always. Called for up to
    ///     every value at each draw, so it must be cheap.
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
    /// One of several values, simplest first. Case files contain their raw values.
    ///
    /// - Parameters:
    ///   - values: at least one value.
    ///   - available: whether a value can be chosen in a state; `nil` for always. Called for up to
    ///     every value at each draw, so it must be cheap.
    @inlinable
    public static func oneOf(
        _ values: [Value], available: ((System, Value) -> Bool)? = nil
    ) -> Self {
        oneOf(values.map(\.rawValue), values, available)
    }
}

extension Parameter where Value: CaseIterable & RawRepresentable<String> {
    /// One case of an enumeration; the first is the simplest. Case files contain the raw values.
    ///
    /// - Parameters:
    ///   - type: the enumeration, which must have at least one case.
    ///   - available: whether a case can be chosen in a state; `nil` for always. Called for up to
    ///     every case at each draw, so it must be cheap.
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
    /// The closure returns the sorted names; the first is the simplest. It is called for each draw
    /// and for each recorded action, so keep the names instead of making them each time.
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
    /// Something that an earlier action created and that no action has used up.
    ///
    /// - Parameters:
    ///   - kind: the argument `creates` of the rules that create it.
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
