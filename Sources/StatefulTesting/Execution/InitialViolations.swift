/// The violations that the set-up alone caused and that are still broken.
///
/// Violations present at the start are reported once, as a case without actions. Later steps ignore
/// such an invariant until it has held once, or until its location changes. Otherwise every case would
/// end at its first action, and no other failure would be found.
@usableFromInline
struct InitialViolations {
    private var locations: [(invariant: Int, location: String)] = []

    init() {}

    @usableFromInline var isEmpty: Bool { locations.isEmpty }

    /// Adds a violation of the start: the index and the location of the invariant.
    mutating func add(_ invariant: Int, at location: String) {
        locations.append((invariant, location))
    }

    /// The location if the violation is new; `nil` if the invariant holds, or is broken at the same
    /// location since the start.
    @usableFromInline
    mutating func news(of invariant: Int, _ location: String?) -> String? {
        guard let known = locations.firstIndex(where: { $0.invariant == invariant }) else {
            return location
        }
        if locations[known].location == location { return nil }
        locations.remove(at: known)
        return location
    }

    /// Feeds the violations that are still broken. They are part of the state, because later reports
    /// depend on them.
    func feed(_ fingerprint: inout Fingerprint) {
        for location in locations {
            fingerprint.combine(location.invariant)
            fingerprint.combine(location.location)
        }
    }
}
