/// The violations that were reported and are still broken.
///
/// A violation that does not end the system stands: later steps ignore the invariant until it has
/// held once, or until its location changes. Then it is a new violation. This is also true of what
/// the set-up alone breaks. Otherwise every case would end at its first failure, and no other
/// failure would be found behind it.
@usableFromInline
struct StandingViolations {
    /// In table order, so that the order of events makes no difference to a fingerprint.
    private var locations: [(invariant: Int, mismatch: Mismatch)] = []

    @usableFromInline var isEmpty: Bool { locations.isEmpty }

    /// Whether a judgement is a new violation, which persists from now on. `mismatch` is `nil` if
    /// the invariant holds.
    mutating func isNew(_ invariant: Int, _ mismatch: Mismatch?) -> Bool {
        let index = locations.firstIndex { $0.invariant >= invariant } ?? locations.count
        let isStanding = index < locations.count && locations[index].invariant == invariant
        guard let mismatch else {
            if isStanding { locations.remove(at: index) }
            return false
        }
        guard isStanding else {
            locations.insert((invariant, mismatch), at: index)
            return true
        }
        let known = locations[index].mismatch
        locations[index].mismatch = mismatch
        return known.location != mismatch.location || known.object != mismatch.object
    }

    /// Feeds the violations that are still broken. They are part of the state, because later
    /// reports depend on them.
    func feed(_ fingerprint: inout Fingerprint) {
        for location in locations {
            fingerprint.combine(location.invariant)
            fingerprint.combine(location.mismatch.location)
            fingerprint.combine(location.mismatch.object)
        }
    }
}
