@_spi(Simulation) internal import UIKitModel

/// What the user was looking at, remembered across environment actions.
///
/// A controller's key is its restoration identifier, else its title, else its type: a controller
/// and its counterpart in the other hierarchy share it. Three things are claimed (DESIGN section
/// 5):
/// - after a collapse the top is the detail's key if a user action chose it, else the list's, also
///   where the app is launched collapsed: in a triple column the supplementary's if a user action
///   chose that, else either list's;
/// - after an expand, the key that was on top in compact is on top of some column;
/// - environment actions that end in the hierarchy they began in leave each column's keys
///   unchanged.
@MainActor final class PlaceMemory {
    /// The keys of one stack, as numbers that stand for them: 0 where there is none.
    struct Stack: Equatable {
        var top: UInt64 = 0
        /// All of them, from the root to the top.
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

    /// Where the place was lost at the last action, `nil` where it was kept or nothing is at rest
    /// yet.
    private(set) var lost: String?
    /// The columns' keys when the user last acted or all was last at rest: what environment actions
    /// start from.
    private var before = Keys()
    /// The detail that a user action put on top, while it is still there.
    private var chosenDetail: UInt64?
    /// The list that a user action put on top of the supplementary column, while it is still there.
    private var chosenList: UInt64?
    /// The columns' keys when the user last acted.
    private var origin: Keys?
    private var isUserAction = false
    /// Whether a finger did what was done since the last look.
    private var hasUserActed = false
    /// Whether what was last looked at followed a finger, not the system.
    private(set) var followsUser = false
    /// The system has acted since, and not all has come to rest.
    private var isBehind = false

    /// What the next observation follows: the machine's rules say so before they act. What the
    /// system did until then is not the user's.
    func userActs(on machine: SplitMachine) {
        if isBehind, let split = machine.screen.split {
            let now = PlaceMemory.keys(of: machine.screen, isCollapsed: split.isCollapsed)
            follow(now)
            before = now
            isBehind = false
        }
        isUserAction = true
        hasUserActed = true
    }

    func observe(_ machine: SplitMachine) {
        lost = nil
        followsUser = hasUserActed
        hasUserActed = false
        guard let split = machine.screen.split, split.viewIfLoaded?.window != nil else { return }
        let isLaunch = origin == nil
        let isAtRest = machine.isAtRest
        isBehind = !isAtRest && !isUserAction
        if isBehind { return }
        let now = PlaceMemory.keys(of: machine.screen, isCollapsed: split.isCollapsed)
        if let origin, !isUserAction { judge(now, origin) }
        // No user has chosen anything yet.
        if isLaunch, split.topIsFromSecondary { lost = "launch" }
        follow(now)
        if isUserAction || origin == nil { origin = now }
        before = now
        isUserAction = false
    }

    private func judge(_ now: Keys, _ origin: Keys) {
        if !before.isCollapsed, now.isCollapsed {
            let expected = chosenDetail ?? chosenList ?? before.primary.top
            if now.compact.top != expected, chosenDetail ?? chosenList != nil || !isAtList(now) {
                lost = "collapse"
            }
        } else if before.isCollapsed, !now.isCollapsed {
            let top = before.compact.top
            if top != 0, now.primary.top != top, now.secondary.top != top,
                now.supplementary.top != top
            {
                lost = "expand"
            }
        }
        if lost == nil, now.isCollapsed == origin.isCollapsed, now != origin { lost = "return" }
    }

    /// Whether the supplementary column's list is on top, where nobody had chosen anything.
    private func isAtList(_ now: Keys) -> Bool {
        before.supplementary.top != 0 && now.compact.top == before.supplementary.top
    }

    private func follow(_ now: Keys) {
        if now.isCollapsed { return }
        if now.supplementary.top != 0 { followList(now) }
        if before.isCollapsed {
            // What was on top in compact had been put there by the user, or was the user's before.
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

    /// What is remembered, for a fingerprint.
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

    private static func keys(of screen: Screen, isCollapsed: Bool) -> Keys {
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

    private static func stack(in shown: UISplitViewController.ShownColumn?) -> Stack {
        guard let shown else { return Stack() }
        guard let navigation = shown.navigation else {
            let digest = shown.controller.placeDigest
            return Stack(top: digest, all: digest)
        }
        return stack(of: navigation)
    }

    private static func stack(
        of column: UISplitViewController.Column, in split: UISplitViewController
    ) -> Stack {
        if let navigation = split.navigation(of: column) { return stack(of: navigation) }
        guard let digest = split.child(for: column)?.placeDigest else { return Stack() }
        return Stack(top: digest, all: digest)
    }

    private static func stack(of navigation: UINavigationController) -> Stack {
        var stack = Stack()
        navigation.forEachContent { controller in
            stack.top = controller.placeDigest
            stack.all = (stack.all ^ stack.top) &* 0x9e37_79b9_7f4a_7c15
        }
        return stack
    }
}

extension UIViewController {
    /// What identifies the content across hierarchies.
    private var placeKey: String {
        restorationIdentifier ?? title ?? String(describing: type(of: self))
    }

    /// A number for the place key, worked out once and kept on the controller.
    var placeDigest: UInt64 {
        if inspectionTag != 0 { return inspectionTag }
        var digest: UInt64 = 0xcbf2_9ce4_8422_2325
        for byte in placeKey.utf8 { digest = (digest ^ UInt64(byte)) &* 0x100_0000_01b3 }
        inspectionTag = digest | 1
        return inspectionTag
    }
}
