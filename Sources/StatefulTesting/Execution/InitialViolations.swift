/// What the set-up alone broke, for as long as it stays broken.
///
/// That is a failure of its own, a case without actions. Were it judged again after each action,
/// every case would end at its first one, and nothing else would be found. An invariant is
/// therefore excused where the start broke it, until it has held once: after that it counts again.
@usableFromInline
struct InitialViolations {
    private var locations: [(invariant: Int, location: String)] = []

    init() {}

    @usableFromInline var isEmpty: Bool { locations.isEmpty }

    /// The start broke the invariant with that index.
    mutating func add(_ invariant: Int, at location: String) {
        locations.append((invariant, location))
    }

    /// Where an invariant is newly broken, given where it is broken now; `nil` where it is not.
    @usableFromInline
    mutating func news(of invariant: Int, _ location: String?) -> String? {
        guard let standing = locations.firstIndex(where: { $0.invariant == invariant }) else {
            return location
        }
        if locations[standing].location == location { return nil }
        locations.remove(at: standing)
        return location
    }

    /// What follows depends on it, so that states which differ in it are different.
    func feed(_ fingerprint: inout Fingerprint) {
        for standing in locations {
            fingerprint.combine(standing.invariant)
            fingerprint.combine(standing.location)
        }
    }
}
