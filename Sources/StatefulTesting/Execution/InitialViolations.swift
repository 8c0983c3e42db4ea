/// What the set-up alone broke, for as long as it stays broken.
///
/// Violations present at the start are reported once, as a case without actions. An invariant that
/// the start broke is excused until it has held once; after that it counts again. Otherwise every
/// case would end at its first action, and nothing else would be found.
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
        guard let known = locations.firstIndex(where: { $0.invariant == invariant }) else {
            return location
        }
        if locations[known].location == location { return nil }
        locations.remove(at: known)
        return location
    }

    /// Feeds what is still broken: what is reported later depends on it, so that it is state.
    func feed(_ fingerprint: inout Fingerprint) {
        for location in locations {
            fingerprint.combine(location.invariant)
            fingerprint.combine(location.location)
        }
    }
}
