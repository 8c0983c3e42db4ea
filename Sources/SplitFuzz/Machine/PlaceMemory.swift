@_spi(Simulation) internal import UIKitModel

/// What the user was looking at, remembered across environment actions.
///
/// A controller's key is its restoration identifier, else its title, else its type: a controller and its counterpart in the other
/// hierarchy share it. Three things are claimed (DESIGN section 5):
/// - after a collapse the top is the detail's key if a user action chose it, else the list's;
/// - after an expand, the key that was on top in compact is on top of some column;
/// - environment actions that end where they began leave each column's keys unchanged.
@MainActor struct PlaceMemory {
    /// The columns' keys, each from root to top.
    struct Keys: Equatable {
        var isCollapsed = false
        var primary: [String] = []
        var secondary: [String] = []
        var compact: [String] = []
    }

    /// Where the place was lost at the last action, `nil` where it was kept or nothing is at rest yet.
    private(set) var lost: String?
    /// The columns' keys when the user last acted or all was last at rest: what environment actions start from.
    private var before = Keys()
    /// The detail that a user action put on top, while it is still there.
    private var chosenDetail: String?
    /// The scene, and the columns' keys, when the user last acted.
    private var origin: (scene: SceneState, keys: Keys)?
    private var isUserAction = false

    /// What the next observation follows: the machine's rules say so before they act.
    mutating func userActs() { isUserAction = true }

    mutating func observe(_ machine: SplitMachine) {
        lost = nil
        guard let split = machine.surface.split else { return }
        let isAtRest = machine.isAtRest
        guard isAtRest || isUserAction else { return }
        let now = PlaceMemory.keys(of: machine.surface, isCollapsed: split.isCollapsed)
        if let origin, !isUserAction { judge(now, machine.simulation.scene, origin) }
        follow(now)
        if isUserAction || origin == nil { origin = (machine.simulation.scene, now) }
        before = now
        isUserAction = false
    }

    private mutating func judge(
        _ now: Keys, _ scene: SceneState, _ origin: (scene: SceneState, keys: Keys)
    ) {
        if !before.isCollapsed, now.isCollapsed {
            let expected = chosenDetail ?? before.primary.last
            if now.compact.last != expected { lost = "collapse" }
        } else if before.isCollapsed, !now.isCollapsed {
            if let top = before.compact.last, now.primary.last != top, now.secondary.last != top {
                lost = "expand"
            }
        }
        if lost == nil, scene.isSamePlace(as: origin.scene), now != origin.keys {
            lost = "return"
        }
    }

    private mutating func follow(_ now: Keys) {
        if now.isCollapsed { return }
        if before.isCollapsed {
            // What was on top in compact had been put there by the user, or was the user's before.
            chosenDetail = now.secondary.last == before.compact.last ? now.secondary.last : nil
        } else if isUserAction, now.secondary != before.secondary {
            chosenDetail = now.secondary.last
        } else if now.secondary.last != chosenDetail {
            chosenDetail = nil
        }
    }

    /// What is remembered, for a fingerprint.
    func write(to encoder: inout StateEncoder) {
        encoder.write(chosenDetail)
        for keys in [before, origin?.keys ?? Keys()] {
            encoder.write(keys.isCollapsed)
            for stack in [keys.primary, keys.secondary, keys.compact] {
                encoder.write(stack.count)
                for key in stack { encoder.write(key) }
            }
        }
        encoder.write(origin?.scene.orientation.rawValue)
        encoder.write(origin?.scene.size.rawValue)
    }

    // MARK: - Keys

    private static func keys(of surface: Surface, isCollapsed: Bool) -> Keys {
        var keys = Keys()
        keys.isCollapsed = isCollapsed
        guard let split = surface.split else { return keys }
        if isCollapsed {
            keys.compact = stack(in: surface.columns.first)
        } else {
            keys.primary = stack(of: .primary, in: split)
            keys.secondary = stack(of: .secondary, in: split)
        }
        return keys
    }

    private static func stack(in shown: UISplitViewController.ShownColumn?) -> [String] {
        guard let shown else { return [] }
        return (shown.navigation?.viewControllers ?? [shown.controller]).map(\.placeKey)
    }

    private static func stack(
        of column: UISplitViewController.Column, in split: UISplitViewController
    ) -> [String] {
        (split.navigation(of: column)?.viewControllers ?? []).map(\.placeKey)
    }
}

extension SceneState {
    /// The same orientation and window: what the Dock does does not change the place.
    fileprivate func isSamePlace(as other: SceneState) -> Bool {
        orientation == other.orientation && size == other.size
    }
}

extension UIViewController {
    /// What identifies the content across hierarchies.
    var placeKey: String {
        restorationIdentifier ?? title ?? String(describing: type(of: self))
    }
}
