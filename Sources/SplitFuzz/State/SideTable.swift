/// One entry for each object of a simulation, indexed by the object's serial number.
///
/// Serial numbers are dense, so an array serves where a dictionary would cost too much: lookups are
/// in the hot path.
///
/// A class that writes to a local array, so that no access to `entries` lasts: the compiler then
/// proves the accesses exclusive and checks none.
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
            var written = entries
            entries = []
            // Most simulations need no more, so the array rarely grows.
            if written.isEmpty { written.reserveCapacity(32) }
            while written.count <= serialNumber { written.append(empty) }
            written[serialNumber] = newValue
            entries = written
        }
    }
}
