/// One parameter of a subject's set-up, such as the orientation in which an app starts.
public struct SetupParameter: Hashable, Sendable {
    package let name: String
    /// All legal values, simplest first: a rank is an index into these.
    package let values: [String]
    /// The ranks that a run may draw, simplest first; a corpus case may have any.
    package let allowed: [Int]

    /// - Parameters:
    ///   - name: stands in case files as a header.
    ///   - values: all legal values, simplest first.
    ///   - allowed: the positions of the values that a run may draw; by default all. A case file may
    ///     have any value.
    public init(_ name: String, values: [String], allowed: [Int]? = nil) {
        let allowed = allowed ?? Array(values.indices)
        precondition(!allowed.isEmpty, "the set-up parameter \(name) allows no value")
        precondition(
            allowed.allSatisfy(values.indices.contains),
            "the set-up parameter \(name) allows ranks \(allowed) of \(values.count) values")
        self.name = name
        self.values = values
        self.allowed = allowed.sorted()
    }
}

/// The set-up of one case: a value for each parameter.
public struct Setup: Hashable, Sendable {
    package let parameters: [SetupParameter]
    package let ranks: [Int]

    package init(_ parameters: [SetupParameter], ranks: [Int]) {
        precondition(
            parameters.count == ranks.count,
            "\(ranks.count) ranks for \(parameters.count) set-up parameters")
        self.parameters = parameters
        self.ranks = ranks
    }

    /// The value of the parameter with that name, which must be one of the subject's. O(n).
    public subscript(name: String) -> String {
        guard let index = parameters.firstIndex(where: { $0.name == name }) else {
            preconditionFailure(
                "no set-up parameter \(name), only \(parameters.map(\.name))")
        }
        return parameters[index].values[ranks[index]]
    }
}

/// A limit for exploration where the states have no end, such as a stack depth.
public struct Bound<System> {
    /// The limit as people read it, such as `stack depth 4`.
    package let name: String
    /// Whether a state is at the bound: exploration judges it, and does not go on from it.
    package let isMet: (System) -> Bool

    /// A bound with a name for people, such as `stack depth 4`, and whether a state is at it.
    /// Exploration judges such a state, and does not go on from it.
    public init(_ name: String, isMet: @escaping (System) -> Bool) {
        self.name = name
        self.isMet = isMet
    }
}

/// What a run tests: a name, a set-up, and how to make a fresh machine from it.
public struct Subject<Machine: SystemUnderTest> {
    /// Stands in the case files of the subject, as in `sidebar/own-navigation`.
    package let name: String
    package let setup: [SetupParameter]
    /// The limits of exploration.
    package let bounds: [Bound<Machine>]
    /// Makes a machine in its first state.
    package let start: (Setup) throws -> Machine

    /// - Parameters:
    ///   - name: stands in case files and reports.
    ///   - setup: the parameters of the set-up, the first being the first to be simplified.
    ///   - bounds: the limits of exploration.
    ///   - start: makes a machine in its first state, the same each time. It may throw `Mismatch`, a
    ///     violation of the start, or `Inapplicable` for a set-up that cannot be. A run makes a machine
    ///     for each case, so that this should take microseconds.
    public init(
        _ name: String,
        setup: [SetupParameter] = [],
        bounds: [Bound<Machine>] = [],
        start: @escaping (Setup) throws -> Machine
    ) {
        self.name = name
        self.setup = setup
        self.bounds = bounds
        self.start = start
    }

    /// The names of the bounds, `nil` where there is none.
    package var boundsText: String? {
        bounds.isEmpty ? nil : bounds.map(\.name).joined(separator: ", ")
    }

    /// The simplest set-up that a run may draw.
    package var simplestSetup: [Int] {
        setup.map { $0.allowed[0] }
    }

    /// Whether a run may draw that set-up: shrinking stays among those.
    func mayDraw(_ ranks: [Int]) -> Bool {
        zip(setup, ranks).allSatisfy { $0.allowed.contains($1) }
    }
}
