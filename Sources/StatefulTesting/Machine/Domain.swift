extension RandomSource {
    /// A word below a bound, and not in a gap.
    @usableFromInline
    package mutating func below(_ bound: UInt64, without gap: ClosedRange<UInt64>?) -> UInt64 {
        guard let gap else { return below(bound) }
        let word = below(bound - UInt64(gap.count))
        return word < gap.lowerBound ? word : word + UInt64(gap.count)
    }
}

/// The values of a parameter without their type: what case files, shrinking and exploration need.
@usableFromInline
package enum Domain<System> {
    /// Consecutive integers, the lowest being `low`. Recorded as the distance from `low`. No value
    /// lies in `gap`, which begins above `low`; `nil` for none.
    case integer(low: Int, count: UInt64, explored: [UInt64], gap: ClosedRange<UInt64>?)
    /// Labelled values, simplest first. Recorded as their index. `available` says whether a value
    /// is available in a state; `nil` means always.
    case choice(labels: [String], available: ((System, Int) -> Bool)?)
    /// Names that depend on the state, sorted.
    case name(among: (System) -> [Name])
    /// A reference to something that an earlier action created. `consumes` if this action uses it
    /// up.
    case reference(kind: Name, consumes: Bool)
}

extension Domain {
    /// Draws a value as a recorded word; `nil` if the state has none.
    @inlinable
    func draw(
        in system: System, _ bindings: Bindings, from source: inout RandomSource
    ) -> UInt64? {
        switch self {
        case .integer(_, let count, _, let gap):
            return source.below(count, without: gap)
        case .choice(let labels, let available):
            guard let available else { return source.below(UInt64(labels.count)) }
            // Tries every rank, starting at a random one, so that one draw finds a value if any
            // exists.
            let first = source.index(below: labels.count)
            for offset in 0..<labels.count {
                let rank = (first + offset) % labels.count
                if available(system, rank) { return UInt64(rank) }
            }
            return nil
        case .name(let among):
            let names = among(system)
            guard !names.isEmpty else { return nil }
            return Argument.name(names[source.index(below: names.count)]).word
        case .reference(let kind, _):
            return bindings.draw(kind, from: &source).map { Argument.reference($0).word }
        }
    }

    /// Whether a recorded word is a value in this state.
    @inlinable
    func contains(_ word: UInt64, in system: System, _ bindings: Bindings) -> Bool {
        switch self {
        case .integer(_, let count, _, let gap):
            return word < count && gap?.contains(word) != true
        case .choice(let labels, let available):
            guard word < UInt64(labels.count) else { return false }
            return available?(system, Int(word)) ?? true
        case .name(let among):
            guard case .name(let name) = Argument(word: word).value else { return false }
            return among(system).contains(name)
        case .reference(let kind, _):
            guard case .reference(let reference) = Argument(word: word).value else { return false }
            return bindings.contains(reference, kind: kind)
        }
    }

    /// The words that exploration tries in this state, simplest first.
    func explored(
        in system: System, _ bindings: Bindings, _ values: ExploredValues = .named
    ) -> [UInt64] {
        switch self {
        case .integer(let low, let count, let explored, let gap):
            values.ranks(low: low, count: count, named: explored)
                .filter { gap?.contains($0) != true }
        case .choice(let labels, let available):
            labels.indices.filter { values.includes(choice: $0) && available?(system, $0) ?? true }
                .map(UInt64.init)
        case .name(let among):
            among(system).map { Argument.name($0).word }
        case .reference(let kind, _):
            bindings.references(of: kind).map { Argument.reference($0).word }
        }
    }

    /// The kind of thing that a reference stands for, and whether the action uses it up.
    var reference: (kind: Name, consumes: Bool)? {
        if case .reference(let kind, let consumes) = self { (kind, consumes) } else { nil }
    }
}
