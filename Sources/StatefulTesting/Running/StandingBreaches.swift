/// What the set-up alone broke, for as long as it stays broken.
///
/// That is a failure of its own, a case without actions. Were it judged again after each action,
/// every case would end at its first one, and nothing else would be found. An invariant is
/// therefore excused where the start broke it, until it has held once: after that it counts again.
@usableFromInline
struct StandingBreaches {
    private var places: [(invariant: Int, place: String)] = []

    init() {}

    @usableFromInline var isEmpty: Bool { places.isEmpty }

    /// The start broke the invariant with that index.
    mutating func add(_ invariant: Int, at place: String) {
        places.append((invariant, place))
    }

    /// Where an invariant is newly broken, given where it is broken now; `nil` where it is not.
    @usableFromInline
    mutating func news(of invariant: Int, _ place: String?) -> String? {
        guard let standing = places.firstIndex(where: { $0.invariant == invariant }) else {
            return place
        }
        if places[standing].place == place { return nil }
        places.remove(at: standing)
        return place
    }

    /// What follows depends on it, so that states which differ in it are different.
    func feed(_ fingerprint: inout Fingerprint) {
        for standing in places {
            fingerprint.combine(standing.invariant)
            fingerprint.combine(standing.place)
        }
    }
}
