/// One parameter of a subject's set-up, such as the orientation in which the app starts.
public struct SetupParameter: Hashable, Sendable {
    package let name: String
    /// All legal values, simplest first: a rank is an index into these.
    package let values: [String]
    /// The ranks that a run may draw, simplest first; a corpus case may have any.
    package let allowed: [Int]

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

/// The set-up of one case: a rank for each parameter.
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

    /// The value of the parameter with that name, which must be one of the subject's.
    public subscript(name: String) -> String {
        guard let index = parameters.firstIndex(where: { $0.name == name }) else {
            preconditionFailure(
                "no set-up parameter \(name), only \(parameters.map(\.name))")
        }
        return parameters[index].values[ranks[index]]
    }
}

/// A limit to what exploration goes on from, such as a stack depth, where states have no end.
public struct Bound<System> {
    /// In words, as in `stack depth 4`.
    package let name: String
    /// Whether a state is at the bound: it is judged, and not gone on from.
    package let isMet: (System) -> Bool

    public init(_ name: String, isMet: @escaping (System) -> Bool) {
        self.name = name
        self.isMet = isMet
    }
}

/// What a run tests: a name, a set-up and how a fresh machine is made of it.
public struct Subject<Machine: StateMachine> {
    /// Such as `sidebar/own-navigation`: stands in the first line of its cases.
    package let name: String
    package let setup: [SetupParameter]
    /// Where exploration goes no further.
    package let bounds: [Bound<Machine>]
    /// Makes a machine in its first state; must do the same each time.
    package let start: (Setup) throws -> Machine

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

    /// The bounds in words, `nil` where there is none.
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
