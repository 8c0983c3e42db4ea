/// The number of a view or a controller in a simulation.
///
/// An object that the app keeps in a global variable outlives its simulation. It gets another
/// number when it comes into the tree or the window of the next one, so that it does not have the
/// number of an object there.
@MainActor struct SerialNumber {
    let value: Int
    private let simulation: Int

    init(_ take: (Simulation) -> Int) {
        simulation = Simulation.active.serialNumber
        value = take(Simulation.active)
    }

    /// Whether the number is one of the current simulation.
    var isCurrent: Bool { simulation == Simulation.active.serialNumber }
}
