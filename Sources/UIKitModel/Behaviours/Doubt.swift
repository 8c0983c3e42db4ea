/// A question about UIKit that no source settles, and the answers that the model can give.
@_spi(Simulation) public struct Doubt: Sendable {
    public let behaviour: Behaviour
    public let question: String
    /// The default first.
    public let readings: [Reading]

    /// The name by which the command lists it.
    public var name: String { "\(behaviour)" }
    /// Ids of the catalogue.
    public var sources: [String] { Behaviour.table[Int(behaviour.rawValue)].sources }

    /// An answer.
    public struct Reading: Sendable {
        public let name: String
        /// A short sentence, without capital and full stop.
        public let sentence: String
    }

    /// - Parameter words: a sentence for each reading, in the order of the cases.
    init<Choice: UIKitModel.Reading>(_: Choice.Type, _ question: String, _ words: String...) {
        behaviour = Choice.behaviour
        self.question = question
        readings = zip(Choice.allCases, words).map { Reading(name: "\($0)", sentence: $1) }
    }
}

extension Reading {
    static var doubt: Doubt {
        guard let doubt = Doubt.all.first(where: { $0.behaviour == behaviour }) else {
            preconditionFailure("no doubt has the readings of \(self)")
        }
        return doubt
    }
}

extension Simulation {
    /// The sentence of the reading in force.
    public func sentence(of doubt: Doubt) -> String {
        doubt.readings[Int(release.readings[doubt.behaviour])].sentence
    }
}

extension Release {
    /// The same release with another reading of a behaviour that sources leave open.
    ///
    /// - Parameter index: the position of the reading in `doubt.readings`.
    public func reading(_ doubt: Doubt, as index: Int) -> Release {
        precondition(doubt.readings.indices.contains(index), "\(doubt.name) has no such reading")
        var copy = self
        copy.readings.choose(UInt8(index), of: doubt.behaviour)
        return copy
    }
}
