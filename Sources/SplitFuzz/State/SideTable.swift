/// One entry for each object of a simulation, indexed by the object's serial number.
///
/// Serial numbers are dense, so an array serves where a dictionary would cost too much: lookups are
/// in the hot path.
@MainActor final class SideTable<Entry> {
    private var entries: [Entry] = []
    /// The entry of every object without one of its own.
    private let empty: Entry

    init(empty: Entry) {
        self.empty = empty
    }

    subscript(serialNumber: Int) -> Entry {
        get { serialNumber < entries.count ? entries[serialNumber] : empty }
        set {
            // Most simulations need no more, so the array rarely grows.
            if entries.isEmpty { entries.reserveCapacity(32) }
            while entries.count <= serialNumber { entries.append(empty) }
            entries[serialNumber] = newValue
        }
    }
}
