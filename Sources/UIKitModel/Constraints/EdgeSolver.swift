import Foundation

/// Places views by constraints between their edges: a pure function of numbers (B-166).
///
/// It fixes one view after the other, in the order of the subviews. A side is fixed by two of its
/// start, end, middle and length, as soon as constraints give them from what is fixed already.
/// Where nothing else goes on, the first side with one of them takes its length from the content.
/// The solver does not solve several equations at once; it says so of what is left over.
struct EdgeSolver {
    enum Place: Comparable { case start, end, middle, length }

    /// A side of a view in one direction: what is known of it.
    struct Side {
        var start: CGFloat?
        var length: CGFloat?

        func value(_ place: Place) -> CGFloat? {
            guard let length else { return place == .start ? start : nil }
            switch place {
            case .length: return length
            case .start: return start
            case .end: return start.map { $0 + length }
            case .middle: return start.map { $0 + length / 2 }
            }
        }

        var isFixed: Bool { start != nil && length != nil }
    }

    /// `first = second × multiplier + constant`, or an inequality.
    struct Equation {
        /// The numbers of two sides. Each view has a horizontal side, then a vertical one.
        var first: Int
        var firstPlace: Place
        var second: Int?
        var secondPlace = Place.length
        var relation: NSLayoutConstraint.Relation
        var multiplier: CGFloat
        var constant: CGFloat
        var priority: Float
    }

    enum Fault: Equatable {
        /// Constraints that no place of a side satisfies.
        case conflict(side: Int)
        /// A side that the solver cannot fix, or fixes otherwise than all constraints say.
        case refused(side: Int)
    }

    var sides: [Side]
    let equations: [Equation]
    /// The length of a side by its content; `nil` where it has none. The vertical one may depend on
    /// the width that has been fixed.
    let contentLength: (_ side: Int, _ sides: [Side]) -> CGFloat?
    private(set) var tookContent = false
    /// The lowest priority of the equations that have fixed a side.
    private(set) var weakest: Float = 1000

    /// Fixes all sides that it can, and says what went wrong first.
    mutating func solve() -> Fault? {
        let open = sides.indices.filter { !sides[$0].isFixed }
        // Each round fixes a side.
        for _ in open {
            if fixByConstraints(open, from: 1000) || fixByConstraints(open, from: 0) { continue }
            if !fixByContent(open) { break }
        }
        for side in open where !sides[side].isFixed { return .refused(side: side) }
        return check()
    }

    /// Fixes the first side that has two known places by equations of a priority or more. Returns
    /// false if there is none.
    private mutating func fixByConstraints(_ open: [Int], from priority: Float) -> Bool {
        for side in open where !sides[side].isFixed {
            let known = places(of: side)
            guard known.count > 1, known[1].priority >= priority else { continue }
            weakest = min(weakest, known[1].priority)
            sides[side] = EdgeSolver.side(
                by: (known[0].place, known[0].value), (known[1].place, known[1].value))
            limit(side, keeping: known[0].place)
            return true
        }
        return false
    }

    private mutating func fixByContent(_ open: [Int]) -> Bool {
        for side in open where !sides[side].isFixed {
            guard let known = places(of: side).first(where: { $0.place != .length }),
                side % 2 == 0 || sides[side - 1].isFixed,
                let length = contentLength(side, sides)
            else { continue }
            tookContent = true
            weakest = min(weakest, known.priority)
            sides[side] = EdgeSolver.side(by: (known.place, known.value), (.length, length))
            limit(side, keeping: known.place)
            return true
        }
        return false
    }

    /// The different places of a side that equalities give, the strongest first.
    private func places(of side: Int) -> [(place: Place, value: CGFloat, priority: Float)] {
        var found: [(place: Place, value: CGFloat, priority: Float)] = []
        for equation in equations where equation.relation == .equal {
            guard let (place, value) = value(of: side, by: equation) else { continue }
            if let index = found.firstIndex(where: { $0.place == place }) {
                if equation.priority > found[index].priority {
                    found[index] = (place, value, equation.priority)
                }
            } else {
                found.append((place, value, equation.priority))
            }
        }
        // Equal priorities keep the order of the constraints.
        return found.enumerated().sorted { one, other in
            one.element.priority == other.element.priority
                ? one.offset < other.offset : one.element.priority > other.element.priority
        }.map(\.element)
    }

    /// What an equation says of a side, from the other side that it names; `nil` where that is
    /// unknown.
    private func value(of side: Int, by equation: Equation) -> (Place, CGFloat)? {
        if equation.first == side {
            guard let second = equation.second else {
                return (equation.firstPlace, equation.constant)
            }
            guard second != side, let value = sides[second].value(equation.secondPlace) else {
                return nil
            }
            return (equation.firstPlace, value * equation.multiplier + equation.constant)
        }
        guard equation.second == side, equation.multiplier != 0,
            let value = sides[equation.first].value(equation.firstPlace)
        else { return nil }
        return (equation.secondPlace, (value - equation.constant) / equation.multiplier)
    }

    /// Makes a side as short or long as inequalities demand; `place` stays where it is.
    private mutating func limit(_ side: Int, keeping place: Place) {
        for equation in equations where equation.relation != .equal && equation.first == side {
            guard let (limited, value) = value(of: side, by: equation),
                let now = sides[side].value(limited), let anchor = sides[side].value(place),
                !EdgeSolver.holds(now, equation.relation, value)
            else { continue }
            if limited == .length {
                guard place != .length else { continue }
                sides[side] = EdgeSolver.side(by: (place, anchor), (.length, max(0, value)))
            } else if place != limited {
                sides[side] = EdgeSolver.side(by: (place, anchor), (limited, value))
            }
        }
    }

    /// Whether every equation holds that is required, or stronger than one that has fixed a side.
    private func check() -> Fault? {
        for equation in equations where equation.priority >= 1000 || equation.priority > weakest {
            guard let (place, value) = value(of: equation.first, by: equation) ?? nil,
                let now = sides[equation.first].value(place)
            else { continue }
            if !EdgeSolver.holds(now, equation.relation, value) {
                let side = equation.first
                return tookContent || weakest < 1000 ? .refused(side: side) : .conflict(side: side)
            }
        }
        return nil
    }

    static func holds(
        _ value: CGFloat, _ relation: NSLayoutConstraint.Relation, _ limit: CGFloat
    ) -> Bool {
        switch relation {
        case .equal: abs(value - limit) <= 0.5
        case .lessThanOrEqual: value <= limit + 0.5
        case .greaterThanOrEqual: value >= limit - 0.5
        }
    }

    /// The side that two of its places fix.
    static func side(
        by one: (place: Place, value: CGFloat), _ other: (place: Place, value: CGFloat)
    ) -> Side {
        let (a, b) = one.place < other.place ? (one, other) : (other, one)
        switch (a.place, b.place) {
        case (.start, .end): return Side(start: a.value, length: max(0, b.value - a.value))
        case (.start, .middle):
            return Side(start: a.value, length: max(0, (b.value - a.value) * 2))
        case (.start, .length): return Side(start: a.value, length: max(0, b.value))
        case (.end, .middle):
            let length = max(0, (a.value - b.value) * 2)
            return Side(start: a.value - length, length: length)
        case (.end, .length): return Side(start: a.value - b.value, length: max(0, b.value))
        default: return Side(start: a.value - b.value / 2, length: max(0, b.value))
        }
    }
}
