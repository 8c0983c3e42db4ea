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

    /// The most entries that a journal keeps. Apps that ask for the same without end exceed it.
    package static let limit = 512

    /// Oldest first.
    package private(set) var entries: [Entry] = []
    /// Whether entries are missing, since there were too many.
    package private(set) var isCut = false

    package init() {
        entries.reserveCapacity(64)
    }

    package mutating func note(_ request: Request, by origin: Origin) {
        append(.request(request, by: origin))
    }

    package mutating func note(_ call: Call) {
        append(.call(call))
    }

    private mutating func append(_ entry: Entry) {
        if entries.count < Journal.limit { entries.append(entry) } else { isCut = true }
    }

    package mutating func removeAll() {
        entries.removeAll(keepingCapacity: true)
        isCut = false
    }

    /// Replaces another journal by this one, and leaves this one empty. Copies nothing.
    package mutating func move(to other: inout Journal) {
        if entries.isEmpty, other.entries.isEmpty { return }
        swap(&self, &other)
        removeAll()
    }
}
