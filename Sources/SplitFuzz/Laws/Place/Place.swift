internal import StatefulTesting
internal import UIKitModel

/// Where the user is: what the columns show, and what of it the user chose.
///
/// See `PlaceMemory` for the claims that it decides.
@MainActor struct Place {
    /// The keys of one stack as digests; 0 where there is none.
    struct Stack: Equatable {
        var top: UInt64 = 0
        var root: UInt64 = 0
        /// One digest for all keys from the root to the top.
        var all: UInt64 = 0
    }

    /// The columns' keys.
    struct Keys {
        var isCollapsed = false
        var primary = Stack()
        /// Triple columns only.
        var supplementary = Stack()
        var secondary = Stack()
        /// What is on screen while collapsed.
        var compact = Stack()
        /// What the compact column holds, on screen or not.
        var compactColumn = Stack()
        /// Whether the compact column is on screen, and not a stack of all columns.
        var showsCompactColumn = false
        /// Whether the stack of a collapse in a column style has the secondary on top, as UIKit
        /// proposes.
        var followsProposal = false
    }

    private(set) var keys = Keys()
    /// The key of the detail that a user action put on top, while it is still there.
    private var chosenDetail: UInt64?
    /// The key of the list that a user action put on top of the supplementary column, while it is
    /// still there.
    private var chosenList: UInt64?
    /// The key that last came on top of the secondary column without a user action, such as a
    /// placeholder. Where a user action brings it back, nothing may be chosen.
    private var placeholder: UInt64 = 0

    // MARK: - Judging a collapse or an expand

    /// What a collapse or an expand lost; `nil` where it kept the place, and without either.
    ///
    /// - Parameter text: the text of a digest, for readers.
    func loss(at now: Keys, text: (UInt64) -> String) -> Mismatch? {
        if !keys.isCollapsed, now.isCollapsed {
            let detail = chosenDetail == placeholder ? nil : chosenDetail
            let expected = detail ?? chosenList ?? keys.primary.top
            if now.compact.top == expected || isPermitted(now) { return nil }
            return Mismatch(
                "collapse",
                explanation:
                    "the user was at \(text(expected)), and now sees \(text(now.compact.top))")
        }
        let top = keys.compact.top
        guard keys.isCollapsed, !now.isCollapsed, top != 0,
            now.primary.top != top, now.supplementary.top != top, now.secondary.top != top,
            !keys.showsCompactColumn || keys.compact.hasRoot(ofColumnIn: now)
        else { return nil }
        return Mismatch(
            "expand",
            explanation: "the user was at \(text(top)), which is on top of no column now")
    }

    /// Whether a collapse may show something else than what the user chose, or than the list where
    /// nobody chose anything:
    /// - the supplementary column's list, where nobody chose anything;
    /// - the secondary in a column style: UIKit proposes it, and most apps follow (B-051). Where
    ///   its first page is on top and another was, the collapse has lost a page;
    /// - a detail that may be a placeholder, or the user's choice;
    /// - a compact column that has nothing to do with the columns, such as tabs with other content
    ///   or a request for more room. It counts as related if it begins with the content that a
    ///   column begins with, or if the collapse has filled it.
    private func isPermitted(_ now: Keys) -> Bool {
        let top = now.compact.top
        if now.followsProposal, top != keys.secondary.root || top == keys.secondary.top {
            return true
        }
        if chosenDetail == placeholder, top == placeholder, top != 0 { return true }
        if chosenDetail == nil || chosenDetail == placeholder, chosenList == nil, top != 0,
            top == keys.supplementary.top
        {
            return true
        }
        return now.showsCompactColumn && top != 0 && now.compact.all == keys.compactColumn.all
            && !now.compact.hasRoot(ofColumnIn: keys)
    }

    // MARK: - Following what happens

    /// Notes the key of the detail that the app starts with. Nobody has chosen it.
    mutating func launch(with detail: UInt64) { placeholder = detail }

    /// Who has moved the user.
    enum Mover {
        case user, system
        /// The app, later than it was asked or by a touch beside the lists. What it shows then may
        /// be a placeholder or the user's choice.
        case app
    }

    /// Moves to other keys. What the user put there counts as chosen.
    mutating func follow(_ now: Keys, by mover: Mover) {
        defer { keys = now }
        if now.isCollapsed { return }
        let userActed = mover == .user
        notePlaceholder(now, userActed: userActed)
        if now.supplementary.top != 0 { followList(now, userActed: userActed) }
        if keys.isCollapsed {
            // A user action put the compact top there, or chose it before the collapse.
            let isOnTop = now.secondary.top == keys.compact.top && now.secondary.top != 0
            chosenDetail = isOnTop ? now.secondary.top : nil
        } else if mover != .system, now.secondary != keys.secondary {
            // An empty column is nobody's choice.
            chosenDetail = now.secondary.top == 0 ? nil : now.secondary.top
        } else if now.secondary.top != chosenDetail {
            chosenDetail = nil
        }
    }

    private mutating func notePlaceholder(_ now: Keys, userActed: Bool) {
        let top = now.secondary.top
        guard !userActed, top != keys.secondary.top || keys.isCollapsed, top != keys.compact.top,
            top != chosenDetail
        else { return }
        placeholder = top
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
        encoder.write(placeholder)
        keys.write(to: &encoder)
    }
}

extension Place.Stack {
    /// Whether the stack begins with the content that a column begins with.
    fileprivate func hasRoot(ofColumnIn keys: Place.Keys) -> Bool {
        root == keys.primary.root || root == keys.supplementary.root
            || root == keys.secondary.root
    }
}

/// Keys are equal if the same is on screen.
extension Place.Keys: Equatable {
    static func == (one: Self, other: Self) -> Bool {
        one.isCollapsed == other.isCollapsed && one.primary == other.primary
            && one.supplementary == other.supplementary && one.secondary == other.secondary
            && one.compact == other.compact
    }
}

@MainActor extension Place.Keys {
    func write(to encoder: inout StateEncoder) {
        encoder.write(
            (isCollapsed ? 1 : 0) + (showsCompactColumn ? 2 : 0) + (followsProposal ? 4 : 0))
        if compactColumn.all != 0 { encoder.write(compactColumn.all) }
        for stack in [primary, supplementary, secondary, compact] { encoder.write(stack.all) }
    }
}
