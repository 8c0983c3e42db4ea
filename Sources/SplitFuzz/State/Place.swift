internal import StatefulTesting

/// Where the user is: what the columns show, and what of it the user chose.
///
/// See `PlaceMemory` for the claims that it decides.
@MainActor struct Place {
    /// The keys of one stack as digests; 0 where there is none.
    struct Stack: Equatable {
        var top: UInt64 = 0
        /// One digest for all keys from the root to the top.
        var all: UInt64 = 0
    }

    /// The columns' keys.
    struct Keys: Equatable {
        var isCollapsed = false
        var primary = Stack()
        /// Triple columns only.
        var supplementary = Stack()
        var secondary = Stack()
        var compact = Stack()
    }

    private(set) var keys = Keys()
    /// The key of the detail that a user action put on top, while it is still there.
    private var chosenDetail: UInt64?
    /// The key of the list that a user action put on top of the supplementary column, while it is
    /// still there.
    private var chosenList: UInt64?

    // MARK: - Judging a collapse or an expand

    /// What a collapse or an expand lost; `nil` where it kept the place, and without either.
    ///
    /// - Parameter text: the text of a digest, for readers.
    func loss(at now: Keys, text: (UInt64) -> String) -> Mismatch? {
        if !keys.isCollapsed, now.isCollapsed {
            let expected = chosenDetail ?? chosenList ?? keys.primary.top
            let hasChosen = chosenDetail ?? chosenList != nil
            if now.compact.top == expected || !hasChosen && isAtList(now) { return nil }
            return Mismatch(
                "collapse",
                explanation:
                    "the user was at \(text(expected)), and now sees \(text(now.compact.top))")
        }
        let top = keys.compact.top
        guard keys.isCollapsed, !now.isCollapsed, top != 0,
            now.primary.top != top, now.supplementary.top != top, now.secondary.top != top
        else { return nil }
        return Mismatch(
            "expand",
            explanation: "the user was at \(text(top)), which is on top of no column now")
    }

    /// Whether the supplementary column's list is on top, where nobody had chosen anything.
    private func isAtList(_ now: Keys) -> Bool {
        keys.supplementary.top != 0 && now.compact.top == keys.supplementary.top
    }

    // MARK: - Following what happens

    /// Moves to other keys. What the user put there counts as chosen.
    mutating func follow(_ now: Keys, userActed: Bool) {
        defer { keys = now }
        if now.isCollapsed { return }
        if now.supplementary.top != 0 { followList(now, userActed: userActed) }
        if keys.isCollapsed {
            // A user action put the compact top there, or chose it before the collapse.
            chosenDetail = now.secondary.top == keys.compact.top ? now.secondary.top : nil
        } else if userActed, now.secondary != keys.secondary {
            chosenDetail = now.secondary.top
        } else if now.secondary.top != chosenDetail {
            chosenDetail = nil
        }
    }

    private mutating func followList(_ now: Keys, userActed: Bool) {
        if keys.isCollapsed {
            let wasAtMostAtPrimary = now.primary.top == keys.compact.top
            chosenList = wasAtMostAtPrimary ? nil : now.supplementary.top
        } else if userActed, now.supplementary != keys.supplementary {
            chosenList = now.supplementary.top
        } else if now.supplementary.top != chosenList {
            chosenList = nil
        }
    }

    // MARK: - State

    func write(to encoder: inout StateEncoder) {
        encoder.write(chosenDetail)
        encoder.write(chosenList)
        keys.write(to: &encoder)
    }
}

@MainActor extension Place.Keys {
    func write(to encoder: inout StateEncoder) {
        encoder.write(isCollapsed)
        for stack in [primary, supplementary, secondary, compact] { encoder.write(stack.all) }
    }
}
