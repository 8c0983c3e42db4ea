internal import Foundation

extension Behaviour {
    /// What a behaviour is, for the reports.
    @_spi(Simulation) public struct Entry: Sendable {
        public let behaviour: Behaviour
        /// The anchor of the section of `docs/FIDELITY.md` with its unverified row; `nil` for a
        /// defect.
        public let section: String?
        /// Ids of the catalogue; those of the row if it is unverified.
        public let sources: [String]
        /// A short sentence, without capital and full stop. Of a behaviour with several readings,
        /// that of the default.
        public let sentence: String

        init(_ behaviour: Behaviour, in section: String?, _ sources: String, _ sentence: String) {
            self.behaviour = behaviour
            self.section = section
            self.sources = sources.components(separatedBy: ", ")
            self.sentence = sentence
        }
    }

    /// All behaviours, in the order of their numbers.
    @_spi(Simulation) public static let table = unverified + defects

    /// The last behaviours are the defects of releases, in the same order.
    private static let defects = zip(
        allCases.suffix(Defect.ofReleases.count), Defect.ofReleases
    ).map { behaviour, defect in
        Entry(
            behaviour, in: nil, defect.catalogue.joined(separator: ", "),
            "\(defect.trigger): \(defect.effect)")
    }
}

/// A set of behaviours. It has a fixed size, so that noting one costs an instruction or two.
@_spi(Simulation) public struct BehaviourSet: Equatable, Sendable {
    private var low: UInt64 = 0
    private var middle: UInt64 = 0
    private var high: UInt64 = 0

    public init() {}

    @inline(__always) mutating func insert(_ behaviour: Behaviour) {
        let bit = BehaviourSet.bit(of: behaviour)
        switch behaviour.rawValue >> 6 {
        case 0: low |= bit
        case 1: middle |= bit
        default: high |= bit
        }
    }

    mutating func remove(_ behaviour: Behaviour) {
        let bit = BehaviourSet.bit(of: behaviour)
        switch behaviour.rawValue >> 6 {
        case 0: low &= ~bit
        case 1: middle &= ~bit
        default: high &= ~bit
        }
    }

    @inline(__always) public func contains(_ behaviour: Behaviour) -> Bool {
        let word =
            switch behaviour.rawValue >> 6 {
            case 0: low
            case 1: middle
            default: high
            }
        return word & BehaviourSet.bit(of: behaviour) != 0
    }

    @inline(__always) private static func bit(of behaviour: Behaviour) -> UInt64 {
        1 << UInt64(behaviour.rawValue & 63)
    }
}
