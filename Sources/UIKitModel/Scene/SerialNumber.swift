/// The number of a view or a controller in a simulation.
///
/// An object that the app keeps in a global variable outlives its simulation. It gets another
/// number when it comes into the tree or the window of the next one, so that it does not have the
/// number of an object there.
@MainActor struct SerialNumber {
    let value: Int
    private let simulation: Int

    /// Takes the next number, and increases the count.
    init(_ count: inout Int) {
        simulation = Simulation.active.serialNumber
        value = count
        count += 1
    }

    /// Whether the number is one of the current simulation.
    var isCurrent: Bool { simulation == Simulation.active.serialNumber }
}
