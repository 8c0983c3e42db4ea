/// What happened, in order.
@MainActor final class Journal {
    private var events: [String] = []

    func note(_ event: String) { events.append(event) }

    /// The events since the last call, as one text.
    func take() -> String {
        defer { events = [] }
        return text(events)
    }
}

/// A list as rows report it: with commas, or `nothing`.
func text(_ parts: [String]) -> String {
    parts.isEmpty ? "nothing" : parts.joined(separator: ", ")
}

/// A truth as rows report it.
func text(_ isTrue: Bool) -> String { isTrue ? "yes" : "no" }
