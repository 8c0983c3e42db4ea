internal import StatefulTesting
@_spi(Simulation) internal import UIKitModel

/// Remembers the user's place across environment actions.
///
/// A controller's key is its restoration identifier, else its title, else its type. A controller
/// and its counterpart in the other hierarchy share a key. The place counts as kept while three
/// claims hold:
/// - After a collapse the top is the detail's key if a user action chose the detail, else the
///   list's. A launch while collapsed counts as a collapse. In a triple column the top is the
///   supplementary's key if a user action chose that, else either list's.
/// - After an expand, the key that was on top in compact is on top of some column.
/// - Environment actions that end in the hierarchy they began in leave each column's keys
///   unchanged.
@MainActor final class PlaceMemory {
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

    /// The change by which the last action moved the user elsewhere; `nil` where the place was kept or
    /// the app is not at rest yet. Its location is `launch`, `collapse`, `expand` or `return`.
    private(set) var violation: Mismatch?
    /// The columns' keys when the user last acted or the app was last at rest. Environment actions
    /// start from them.
    private var before = Keys()
    /// The key of the detail that a user action put on top, while it is still there.
    private var chosenDetail: UInt64?
    /// The key of the list that a user action put on top of the supplementary column, while it is
    /// still there.
    private var chosenList: UInt64?
    /// The columns' keys when the user last acted.
    private var origin: Keys?
    private var isUserAction = false
    /// Whether the system has acted since, and the app has not come to rest.
    private var isBehind = false
    private let digests = SideTable(empty: Digest())

    /// Announces a user action. Earlier changes by the system do not count as the user's.
    func userActs(on machine: SplitMachine) {
        if isBehind, let split = machine.screen.split {
            let now = keys(of: machine.screen, isCollapsed: split.isCollapsed)
            follow(now)
            before = now
            isBehind = false
        }
        isUserAction = true
    }

    func observe(_ machine: SplitMachine) {
        violation = nil
        guard let split = machine.screen.split, split.viewIfLoaded?.window != nil else { return }
        let isLaunch = origin == nil
        let isAtRest = machine.isAtRest
        isBehind = !isAtRest && !isUserAction
        if isBehind { return }
        let now = keys(of: machine.screen, isCollapsed: split.isCollapsed)
        if let origin, !isUserAction { judge(now, origin) }
        // No user has chosen anything yet.
        if isLaunch, split.topIsFromSecondary {
            violation = Mismatch(
                "launch",
                explanation: "nobody has chosen a detail, and the app starts at "
                    + text(of: now.compact.top))
        }
        follow(now)
        if isUserAction || origin == nil { origin = now }
        before = now
        isUserAction = false
    }

    private func judge(_ now: Keys, _ origin: Keys) {
        if !before.isCollapsed, now.isCollapsed {
            let expected = chosenDetail ?? chosenList ?? before.primary.top
            if now.compact.top != expected, chosenDetail ?? chosenList != nil || !isAtList(now) {
                violation = moved("collapse", from: expected, to: now.compact.top)
            }
        } else if before.isCollapsed, !now.isCollapsed {
            let top = before.compact.top
            if top != 0, now.primary.top != top, now.secondary.top != top,
                now.supplementary.top != top
            {
                violation = Mismatch(
                    "expand",
                    explanation:
                        "the user was at \(text(of: top)), which is on top of no column now")
            }
        }
        if violation == nil, now.isCollapsed == origin.isCollapsed, now != origin {
            violation = difference(of: now, from: origin)
        }
    }

    private func moved(_ change: String, from old: UInt64, to new: UInt64) -> Mismatch {
        Mismatch(
            change,
            explanation: "the user was at \(text(of: old)), and now sees \(text(of: new))")
    }

    /// The first column whose keys have changed, after a return to the hierarchy of the origin.
    private func difference(of now: Keys, from origin: Keys) -> Mismatch {
        let columns = [
            ("primary", origin.primary, now.primary),
            ("supplementary", origin.supplementary, now.supplementary),
            ("secondary", origin.secondary, now.secondary),
            ("compact window", origin.compact, now.compact),
        ]
        guard let (name, old, new) = columns.first(where: { $0.1 != $0.2 }) else {
            return "return"
        }
        let explanation =
            old.top == new.top
            ? "the \(name) has other controllers below \(text(of: new.top)) than before"
            : "the \(name) showed \(text(of: old.top)), and now shows \(text(of: new.top))"
        return Mismatch("return", explanation: explanation)
    }

    /// The key that a digest stands for, for readers.
    private func text(of digest: UInt64) -> String {
        digest == 0 ? "nothing" : Self.keys[digest].map { "\"\($0)\"" } ?? "another place"
    }

    /// Whether the supplementary column's list is on top, where nobody had chosen anything.
    private func isAtList(_ now: Keys) -> Bool {
        before.supplementary.top != 0 && now.compact.top == before.supplementary.top
    }

    private func follow(_ now: Keys) {
        if now.isCollapsed { return }
        if now.supplementary.top != 0 { followList(now) }
        if before.isCollapsed {
            // A user action put the compact top there, or chose it before the collapse.
            chosenDetail = now.secondary.top == before.compact.top ? now.secondary.top : nil
        } else if isUserAction, now.secondary != before.secondary {
            chosenDetail = now.secondary.top
        } else if now.secondary.top != chosenDetail {
            chosenDetail = nil
        }
    }

    private func followList(_ now: Keys) {
        if before.isCollapsed {
            let wasAtMostAtPrimary = now.primary.top == before.compact.top
            chosenList = wasAtMostAtPrimary ? nil : now.supplementary.top
        } else if isUserAction, now.supplementary != before.supplementary {
            chosenList = now.supplementary.top
        } else if now.supplementary.top != chosenList {
            chosenList = nil
        }
    }

    /// Writes the memory.
    func write(to encoder: inout StateEncoder) {
        encoder.write(isBehind)
        encoder.write(chosenDetail)
        encoder.write(chosenList)
        for keys in [before, origin ?? Keys()] {
            encoder.write(keys.isCollapsed)
            for stack in [keys.primary, keys.supplementary, keys.secondary, keys.compact] {
                encoder.write(stack.all)
            }
        }
    }

    // MARK: - Keys

    private func keys(of screen: Screen, isCollapsed: Bool) -> Keys {
        var keys = Keys()
        keys.isCollapsed = isCollapsed
        guard let split = screen.split else { return keys }
        if isCollapsed {
            keys.compact = stack(in: screen.columns.first)
        } else {
            keys.primary = stack(of: .primary, in: split)
            if split.style == .tripleColumn {
                keys.supplementary = stack(of: .supplementary, in: split)
            }
            keys.secondary = stack(of: .secondary, in: split)
        }
        return keys
    }

    private func stack(in shown: UISplitViewController.ShownColumn?) -> Stack {
        guard let shown else { return Stack() }
        guard let navigation = shown.navigation else {
            let digest = digest(of: shown.controller)
            return Stack(top: digest, all: digest)
        }
        return stack(of: navigation)
    }

    private func stack(
        of column: UISplitViewController.Column, in split: UISplitViewController
    ) -> Stack {
        if let navigation = split.navigation(of: column) { return stack(of: navigation) }
        guard let child = split.child(for: column) else { return Stack() }
        let digest = digest(of: child)
        return Stack(top: digest, all: digest)
    }

    private func stack(of navigation: UINavigationController) -> Stack {
        var stack = Stack()
        navigation.forEachContent { controller in
            stack.top = digest(of: controller)
            stack.all = (stack.all ^ stack.top) &* 0x9e37_79b9_7f4a_7c15
        }
        return stack
    }

    // MARK: - Digests

    /// The digest of a controller's key, valid while the key stays the same; 0 where none is known.
    private struct Digest {
        var value: UInt64 = 0
        var nameVersion = 0
    }

    /// The keys of the digests so far, at most 100,000, for the texts of violations.
    private static var keys: [UInt64: String] = [:]

    /// A number for a controller's key (FNV-1a with the lowest bit set, so that it is never 0).
    func digest(of controller: UIViewController) -> UInt64 {
        let known = digests[controller.serialNumber]
        if known.value != 0, known.nameVersion == controller.nameVersion { return known.value }
        let key = controller.placeKey
        var value: UInt64 = 0xcbf2_9ce4_8422_2325
        for byte in key.utf8 { value = (value ^ UInt64(byte)) &* 0x100_0000_01b3 }
        value |= 1
        if Self.keys[value] == nil, Self.keys.count < 100_000 { Self.keys[value] = key }
        digests[controller.serialNumber] = Digest(
            value: value, nameVersion: controller.nameVersion)
        return value
    }
}

extension UIViewController {
    /// The key that identifies the content across hierarchies.
    fileprivate var placeKey: String {
        restorationIdentifier ?? title ?? String(describing: type(of: self))
    }
}
