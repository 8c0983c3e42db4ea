/// What happens in an app, in order: what the app, the user and the system ask for, and the calls
/// that the app receives.
///
/// The model writes it where it happens. Nothing in it is read from the screen afterwards.
/// Controllers are serial numbers; -1 is none.
package struct Journal {
    package enum Entry {
        case request(Request, by: Origin)
        case call(Call)
    }

    /// Oldest first.
    package private(set) var entries: [Entry] = []
    /// Whether an app asks for the same without end. Nobody compares so many entries.
    package var isLong: Bool { entries.count > 512 }

    package init() {
        entries.reserveCapacity(64)
    }

    package mutating func note(_ request: Request, by origin: Origin) {
        entries.append(.request(request, by: origin))
    }

    package mutating func note(_ call: Call) {
        entries.append(.call(call))
    }

    /// Whether the app has received a call, at an index or later.
    package func contains(_ call: Call, from index: Int = 0) -> Bool {
        for case .call(call) in entries[index...] { return true }
        return false
    }

    package func count(of call: Call, from index: Int) -> Int {
        var count = 0
        for case .call(call) in entries[index...] { count += 1 }
        return count
    }

    package mutating func removeAll() {
        entries.removeAll(keepingCapacity: true)
    }

    /// Replaces another journal by this one, and leaves this one empty. Copies nothing.
    package mutating func move(to other: inout Journal) {
        if entries.isEmpty, other.entries.isEmpty { return }
        swap(&self, &other)
        removeAll()
    }
}
