/// One parameter of a subject's set-up, such as the orientation in which an app starts.
public struct SetupParameter: Hashable, Sendable {
    package let name: String
    /// All legal values, simplest first. A rank is an index into this array.
    package let values: [String]
    /// The ranks that a run may draw, simplest first. A case file may have any rank.
    package let allowed: [Int]
    /// Further ranks that screening tries, each in a set-up that is otherwise the simplest.
    package var screened: [Int] = []
    /// Whether a report says, for each failure, with which of the allowed values it occurs.
    package var isCompared = false
    /// Whether no run draws it, and cases and reports name only a value that is not the first.
    package var isOptional = false

    /// Makes a parameter. Traps if `allowed` is empty or has an illegal position, or if a header
    /// cannot have the name: it is empty, begins with a blank or `#`, or has a colon or a control
    /// character.
    ///
    /// - Parameters:
    ///   - name: the name of its header in case files.
    ///   - values: all legal values, simplest first.
    ///   - allowed: the positions of the values that a run may draw; by default all. A case file
    ///     may have any value.
    public init(_ name: String, values: [String], allowed: [Int]? = nil) {
        let allowed = allowed ?? Array(values.indices)
        precondition(!allowed.isEmpty, "the set-up parameter \(name) allows no value")
        precondition(
            allowed.allSatisfy(values.indices.contains),
            "the set-up parameter \(name) allows ranks \(allowed) of \(values.count) values")
        precondition(
            CorpusText.isHeaderName(name), "a set-up parameter cannot have the name \"\(name)\"")
        self.name = name
        self.values = values
        self.allowed = allowed.sorted()
    }

    /// Whether cases and reports name this value.
    package func names(_ rank: Int) -> Bool { !isOptional || rank != 0 }

    /// Whether a failure of a run may have this value. One that does not need the value of an
    /// optional parameter does without.
    func allows(_ rank: Int) -> Bool { allowed.contains(rank) || !names(rank) }
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

    /// The value of the parameter with a name. Traps if the subject has no such parameter. O(n).
    public subscript(name: String) -> String {
        guard let index = parameters.firstIndex(where: { $0.name == name }) else {
            preconditionFailure(
                "no set-up parameter \(name), only \(parameters.map(\.name))")
        }
        return parameters[index].values[ranks[index]]
    }
}

/// A limit for the exploration of a machine with infinitely many states, such as a stack depth.
public struct Bound<System> {
    /// The limit for readers, such as `stack depth 4`.
    package let name: String
    /// Whether a state is at the bound. Exploration judges such a state, and does not expand it.
    package let isMet: (System) -> Bool

    /// Makes a bound.
    ///
    /// - Parameters:
    ///   - name: the limit for readers, such as `stack depth 4`.
    ///   - isMet: whether a state is at the bound. Exploration judges such a state, and does not
    ///     expand it. Called once for each state.
    public init(_ name: String, isMet: @escaping (System) -> Bool) {
        self.name = name
        self.isMet = isMet
    }
}

/// The subject of a run: a name, a set-up, and a function that makes a machine from the set-up.
public struct Subject<Machine: SystemUnderTest> {
    /// The name in reports and case files, as in `sidebar/own-navigation`.
    package let name: String
    /// The parameters of the set-up.
    package let setup: [SetupParameter]
    /// The limits of exploration.
    package let bounds: [Bound<Machine>]
    /// Makes a machine in its first state.
    package private(set) var start: (Setup) throws -> Machine
    /// The parts of the system that can be switched off, to find the causes of failures.
    package var mechanisms: [Mechanism<Machine>] = []
    /// Makes a machine that lacks all of them; `nil` if the subject has none.
    package var startBare: ((Setup) throws -> Machine)?
    /// What no source settles about the system.
    package var questions: [OpenQuestion] = []
    /// The answers to the questions that are in force in a set-up, a position for each.
    package var answers: (Setup) -> [Int] = { _ in [] }
    /// Makes a machine that answers the questions so, whatever is in force in its set-up; `nil` if
    /// the subject has none.
    package var startReading: ((Setup, [Int]) throws -> Machine)?
    /// What a machine relied on until now; `nil` if machines do not record it.
    package var basis: ((Machine) -> Basis)?
    /// The only locations at which this subject can break an invariant, by its name. Cases may name
    /// no others. Any location will do for an invariant that is not named here.
    package var locations: [String: [String]] = [:]
    /// The rules that no set-up of a search makes possible. Random cases do not draw them, and no
    /// report misses them.
    package var impossibleRules: Set<String> = []
    /// The invariants and goals that are not judged.
    package var leftOut: [LeftOut] = []
    /// Whether a proof tells states apart by all stored fields, not only by what `feed` feeds. Not
    /// for a machine whose fields differ between equal states, such as one with a log.
    public var comparesFields = true

    /// Makes a subject.
    ///
    /// - Parameters:
    ///   - name: the name in case files and reports.
    ///   - setup: the parameters of the set-up. Shrinking simplifies the first one first.
    ///   - bounds: the limits of exploration.
    ///   - start: makes a machine in its first state, the same each time. A run makes a machine for
    ///     each case, so this should take microseconds. It may throw `Inapplicable` for an
    ///     impossible set-up. Every other error is a failure, a violation of `start`.
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

    /// The same subject without one of its mechanisms, or in other readings. A variation of another
    /// subject is none.
    func varied(by variation: Variation) -> Subject {
        var copy = self
        switch variation {
        case .lacking(let index):
            if mechanisms.indices.contains(index) { copy.start = mechanisms[index].start }
        case .reading(let choices):
            guard let startReading else { break }
            copy.start = { try startReading($0, choices) }
        }
        return copy
    }

    /// Whether a trace fails likewise in the subject without any mechanism.
    package func failsBare(_ trace: Trace, like signature: Signature) -> Bool {
        var copy = self
        if let startBare { copy.start = startBare }
        var executor = Executor(copy)
        executor.staysInSetups = false
        return executor.fails(trace, like: signature)
    }

    /// The names of the bounds; `nil` if there are none.
    package var boundsText: String? {
        bounds.isEmpty ? nil : bounds.map(\.name).joined(separator: ", ")
    }

    /// The simplest set-up that a run may draw.
    package var simplestSetup: [Int] {
        setup.map { $0.allowed[0] }
    }

    /// The set-ups that screening tries besides the simplest one.
    var screenedSetups: [[Int]] {
        setup.indices.flatMap { index in
            setup[index].screened.map { simplestSetup.replacing(index, by: $0) }
        }
    }

    /// The set-ups in which a run knows what fails in one: the same, and that with the optional
    /// values of the run, where it names none.
    func alike(_ ranks: [Int]) -> [[Int]] {
        [ranks, zip(setup, ranks).map { $0.names($1) ? $1 : $0.allowed[0] }].unrepeated
    }

    /// A trace without the optional values of its set-up.
    func plain(_ trace: Trace) -> Trace {
        let ranks = zip(setup, trace.setup).map { $0.isOptional ? 0 : $1 }
        return Trace(setup: ranks, actions: trace.actions)
    }

    /// Whether random cases may have a set-up.
    func mayDraw(_ ranks: [Int]) -> Bool {
        zip(setup, ranks).allSatisfy { $0.allows($1) }
    }

    /// Whether a run may try a set-up. Shrinking uses only such set-ups.
    func mayTry(_ ranks: [Int]) -> Bool {
        zip(setup, ranks).allSatisfy { $0.allows($1) || $0.screened.contains($1) }
    }
}
