extension Mutation {
    /// The mutations that this build contains: none. `scripts/selftest` makes a copy of the package
    /// that has all mutations, and replaces this file there.
    @_spi(Simulation) public static let all: [Mutation] = []

    /// Switches this mutation on, until the process ends.
    @_spi(Simulation) public func switchOn() {}

    /// Whether this process has come to the place of the mutation that is on.
    @_spi(Simulation) public static var wasReached: Bool { false }
}
