internal import StatefulTesting
@_spi(Simulation) internal import UIKitModel

/// Follows the page that the user is at, for apps that declare `keepsPageOnTop`, while the system
/// acts:
/// - After a collapse it is on top, after an expand on top of a column. In a column style, UIKit
///   proposes the secondary for a collapse, which may replace a list.
/// - Where columns collapse and expand again, or the other way round, all stacks are as before.
/// - A classic split view does not start at a detail that nobody has chosen.
///
/// The user is at what is on top while collapsed. While expanded, the user is at the detail or the
/// list that a touch has opened last, else at the first list. What a touch beside the lists puts
/// into the secondary may be a placeholder, as after *Delete*, and so may what the app shows later,
/// of its own accord. Then, and where user and system have acted at once, nothing is known of the
/// user's page.
@MainActor final class PagesOnTop {
    /// What the last action of the system has lost, at `launch`, `collapse`, `expand` or `return`.
    private(set) var loss: Mismatch?
    /// The user's page; 0 where nothing is known of it.
    private var page: UInt64 = 0
    /// The page of the secondary that nobody has chosen.
    private var placeholder: UInt64 = 0
    private var stacks = PageStacks()
    /// The stacks as they were, since the user has acted, while the split view was not as it is.
    private var otherStacks: PageStacks?
    /// The serial number of the split view; -1 before there is one.
    private var split = -1
    private var isTouchInList = false
    /// Who has acted since the stacks were read. After an action, that is the user or the system at
    /// least.
    private var actors: Actors = []

    /// Notes that the user acts, and on which control, if it is one.
    func userTouches(_ name: Name? = nil) {
        isTouchInList =
            name.map { name in Self.lists.contains(where: name.text.hasPrefix) } ?? false
    }

    /// How the names of controls in lists begin.
    private static let lists = [Region.primary, .supplementary, .compact].map { "\($0.label)/" }

    func observe(_ machine: SplitMachine, _ keys: PageKeys) {
        if loss != nil { loss = nil }
        actors.insert(machine.lastActionWasUsers ? .user : .system)
        if machine.lastAction.summary.hasLateChange { actors.insert(.app) }
        guard let split = machine.screen.split, split.isInWindow,
            machine.isAtRest || machine.lastActionWasUsers
        else { return }
        let next = PageStacks(of: split, machine.screen, keys)
        if split.serialNumber != self.split {
            start(in: split, at: next, keys, isLaunch: machine.lastAction.isLaunch)
        } else if actors != .system {
            let asksForDetail = machine.lastAction.journal.asks(for: \.isForDetail)
            follow(next, isUsers: actors == .user, asksForDetail)
        } else {
            loss = loss(at: next, keys)
            keep(next)
            // A loss is reported once.
            if loss != nil { (page, otherStacks) = (0, nil) }
        }
        actors = []
    }

    /// Forgets the loss, since two touches at once have changed the place.
    func forget() { loss = nil }

    /// Another split view in the window starts anew.
    private func start(
        in split: UISplitViewController, at first: PageStacks, _ keys: PageKeys, isLaunch: Bool
    ) {
        self.split = split.serialNumber
        if !first.isCollapsed {
            (page, placeholder) = (first.firstList, first.secondary.top)
        } else if split.topIsFromSecondary {
            (page, placeholder) = (0, first.compact.top)
        } else {
            (page, placeholder) = (first.compact.top, 0)
        }
        (stacks, otherStacks) = (first, nil)
        guard isLaunch, split.style == .unspecified, split.topIsFromSecondary else { return }
        loss = Mismatch(
            "launch",
            "nobody has chosen a detail, and the app starts at " + keys.text(of: first.compact.top))
    }

    /// Moves on where the user or the app has moved the user.
    private func follow(_ next: PageStacks, isUsers: Bool, _ asksForDetail: Bool) {
        defer { (stacks, otherStacks) = (next, nil) }
        if next.isCollapsed {
            page = next.compact.top == placeholder ? 0 : next.compact.top
        } else if next.secondary.top == 0 {
            page = next.firstList
        } else if next.secondary != stacks.secondary {
            let isChosen =
                isUsers && (isTouchInList || next.secondary.root == stacks.secondary.root)
            if !isChosen { placeholder = next.secondary.top }
            page = next.secondary.top == placeholder ? 0 : next.secondary.top
        } else if page != next.secondary.top {
            if isUsers, next.supplementary != stacks.supplementary {
                page = next.supplementary.top
            } else if page != next.supplementary.top {
                // A row may bring up the detail that is there already.
                page = isTouchInList && asksForDetail ? 0 : next.firstList
            }
        }
    }

    /// Moves on where the system has acted.
    private func keep(_ next: PageStacks) {
        if next.isCollapsed != stacks.isCollapsed {
            otherStacks = stacks
            if !next.isCollapsed {
                if next.secondary.top != page { placeholder = next.secondary.top }
                if next.primary.top == page { page = next.firstList }
            }
        }
        stacks = next
    }

    private func loss(at next: PageStacks, _ keys: PageKeys) -> Mismatch? {
        if !next.shows(page, after: stacks) {
            return next.isCollapsed
                ? Mismatch(
                    "collapse",
                    "the user was at \(keys.text(of: page)), and now sees "
                        + keys.text(of: next.compact.top))
                : Mismatch(
                    stacks.isCollapsed ? "expand" : "return",
                    "the user was at \(keys.text(of: page)), which is on top of no column now")
        }
        let earlier = next.isCollapsed == stacks.isCollapsed ? stacks : otherStacks
        guard let earlier, !next.isProposed || earlier.isProposed else { return nil }
        return earlier.difference(to: next, keys).map { Mismatch("return", $0) }
    }

    /// Writes the memory.
    func write(to encoder: inout StateEncoder) {
        encoder.write(actors.rawValue)
        encoder.write(page)
        encoder.write(placeholder)
        stacks.write(to: &encoder)
        otherStacks?.write(to: &encoder)
    }
}
