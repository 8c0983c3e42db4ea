/// A behaviour of UIKit that sources leave open, with a case for each reading that a source, a
/// neighbouring release or a report supports. The first case is the default.
///
/// `scripts/behaviours` makes the enumerations. The code that decides asks
/// `simulation.reading(DockWalk.self)`.
protocol Reading: RawRepresentable<UInt8>, CaseIterable, Sendable {
    static var behaviour: Behaviour { get }
}

/// Which reading of each behaviour is in force. The default is 0 everywhere.
struct Readings: Equatable, Sendable {
    private var low = BehaviourSet()
    private var high = BehaviourSet()

    /// The number of a behaviour's reading, up to 3.
    subscript(behaviour: Behaviour) -> UInt8 {
        (low.contains(behaviour) ? 1 : 0) + (high.contains(behaviour) ? 2 : 0)
    }

    /// Puts a reading in force.
    mutating func choose(_ number: UInt8, of behaviour: Behaviour) {
        low.remove(behaviour)
        high.remove(behaviour)
        if number & 1 == 1 { low.insert(behaviour) }
        if number & 2 == 2 { high.insert(behaviour) }
    }
}

extension Simulation {
    /// The reading in force. Notes that the app has passed through the behaviour.
    @inline(__always) func reading<Choice: Reading>(_: Choice.Type) -> Choice {
        passed(Choice.behaviour)
        guard let reading = Choice(rawValue: release.readings[Choice.behaviour]) else {
            preconditionFailure("\(Choice.self) lacks the reading in force")
        }
        return reading
    }
}
