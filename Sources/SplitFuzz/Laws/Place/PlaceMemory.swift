internal import StatefulTesting
@_spi(Simulation) internal import UIKitModel

/// Remembers the user's place across environment actions.
///
/// By default it checks only that opened pages stay reachable (`OpenedPages`). Everything below
/// applies to apps that set `keepsPageOnTop`.
///
/// A controller's key is its restoration identifier, else its title, else its type. A controller
/// and its counterpart in the other hierarchy share a key. The place counts as kept while three
/// claims hold:
/// - After a collapse the top is the detail's key if the user chose the detail in a list, else the
///   list's. A launch while collapsed counts as a collapse. In a triple column the top is the
///   supplementary's key if a user action chose that, else either list's. In a column style the
///   secondary may always be on top, since UIKit proposes it, with all its pages.
/// - After an expand, the key that was on top in compact is on top of some column.
/// - Environment actions that end in the hierarchy they began in leave each column's keys
///   unchanged. A window that is collapsed again may show the secondary, as UIKit proposes.
///
/// The first two say nothing of a compact column with content of its own (see `Place`).
///
/// What the app itself moves later, by blocks, timers and changes that waited, is where it wants
/// the user. Nothing is claimed of an action in which that happens. What a touch beside the lists
/// puts into the secondary may be a placeholder, as after *Delete*, or the user's choice.
///
/// Another split view in the window starts anew.
///
/// After two touches before the app comes to answer, nothing is claimed until the app starts anew:
/// two pages may lie on each other that no app need know how to move.
@MainActor final class PlaceMemory {
    typealias Stack = Place.Stack
    typealias Keys = Place.Keys

    /// The change by which the last action moved the user elsewhere; `nil` where the place was kept
    /// or the app is not at rest yet. Its location is `launch`, `collapse`, `expand` or `return`,
    /// and `lost` where a page is nowhere any more.
    /// It is where the place was lost first: one action of the system may collapse, expand and
    /// collapse again.
    private(set) var violation: Mismatch?
    /// The place when the user last acted or the app was last at rest. Environment actions start
    /// from it.
    private var place = Place()
    /// The place after the last collapse or expand. It differs from `place` only until the app
    /// rests.
    private var passing = Place()
    /// The first loss since the user last acted; `nil` once the place is as it was then.
    private var firstLoss: Mismatch?
    /// The columns' keys when the user last acted.
    private var origin: Keys?
    private var isUserAction = false
    /// Whether the last action was a touch in a list.
    private var isTouchInList = false
    /// The serial number of the split view that the place is in; -1 before there is one.
    private var split = -1
    /// Whether two touches at once may have brought the user where no other way leads.
    private(set) var isMuddled = false
    /// Whether the system has acted since, and the app has not come to rest.
    private var isBehind = false
    /// Whether the app has moved something later since it was last at rest.
    private var appMovedLater = false
    private let digests = SideTable(empty: Digest())
    private let openedPages = OpenedPages()
    /// See `AppUnderTest.Hints.keepsPageOnTop`.
    private let keepsPageOnTop: Bool

    init(keepsPageOnTop: Bool) {
        self.keepsPageOnTop = keepsPageOnTop
    }

    /// Announces a user action. Earlier changes by the system do not count as the user's.
    func userActs(on machine: SplitMachine) {
        if isBehind, let split = machine.screen.split {
            settle(
                at: keys(of: machine.screen, isCollapsed: split.isCollapsed),
                by: appMovedLater ? .app : .system)
            isBehind = false
        }
        isUserAction = true
        isTouchInList = false
        firstLoss = nil
    }

    /// Notes that the user touches a control in a region. A stack of columns has the region of its
    /// bottom column.
    func touches(_ name: Name) {
        isTouchInList = false
        for start in PlaceMemory.lists where name.text.hasPrefix(start) { isTouchInList = true }
    }

    /// How the names of controls in lists begin.
    private static let lists = [Region.primary, .supplementary, .compact].map { "\($0.label)/" }

    /// Gives the user's place up, since two touches at once have changed it.
    func muddle() {
        isMuddled = true
        openedPages.forget()
    }

    /// Notes a collapse or an expand of a split view, as soon as it is done.
    func passes(_ screen: Screen) {
        guard keepsPageOnTop, !isMuddled, !isUserAction, origin != nil, let split = screen.split,
            split.serialNumber == self.split
        else { return }
        let now = keys(of: screen, isCollapsed: split.isCollapsed)
        if firstLoss == nil { firstLoss = passing.loss(at: now, text: text(of:)) }
        passing.follow(now, by: .system)
    }

    func observe(_ machine: SplitMachine) {
        violation = nil
        // An app whose pages stay on top loses none.
        if keepsPageOnTop { return compare(machine) }
        defer { isUserAction = false }
        guard !isMuddled else { return }
        openedPages.observe(machine, key: digest(of:))
        guard let lost = openedPages.lost else { return }
        violation = Mismatch(
            "lost",
            explanation:
                "the user has opened \(text(of: lost)), nobody has closed it, and it is in "
                + "no column and on no stack any more")
    }

    private func compare(_ machine: SplitMachine) {
        if machine.lastAction.summary.hasLateChange { appMovedLater = true }
        let isCollapsed = machine.screen.facts.isCollapsed
        guard !isMuddled, machine.screen.facts.isInWindow else { return }
        let isFirst = split < 0
        if machine.screen.facts.serialNumber != split {
            split = machine.screen.facts.serialNumber
            place = Place()
            origin = nil
        }
        let isLaunch = origin == nil
        isBehind = !machine.isAtRest && !isUserAction
        if isBehind { return }
        let now = keys(of: machine.screen, isCollapsed: isCollapsed)
        if let origin, !isUserAction, !appMovedLater {
            violation = loss(at: now, since: origin)
            firstLoss = now == origin ? nil : firstLoss ?? violation
        }
        // No user has chosen anything yet.
        if isLaunch, let split = machine.screen.split { launch(split, at: now, isJudged: isFirst) }
        if isUserAction || isLaunch || appMovedLater {
            origin = now
            firstLoss = nil
        }
        settle(at: now, by: mover(to: now, isLaunch: isLaunch))
        isUserAction = false
        appMovedLater = false
    }

    private func launch(_ split: UISplitViewController, at now: Keys, isJudged: Bool) {
        place.launch(with: detail(of: split) ?? now.compact.top)
        guard isJudged, split.style == .unspecified, split.topIsFromSecondary else { return }
        violation = Mismatch(
            "launch",
            explanation: "nobody has chosen a detail, and the app starts at "
                + text(of: now.compact.top))
    }

    private func mover(to now: Keys, isLaunch: Bool) -> Place.Mover {
        if isUserAction {
            let keepsDetail = now.secondary.root == place.keys.secondary.root
            return isTouchInList || keepsDetail ? .user : .app
        }
        return appMovedLater && !isLaunch ? .app : .system
    }

    private func settle(at now: Keys, by mover: Place.Mover) {
        place.follow(now, by: mover)
        passing = place
    }

    /// What the system has changed since the user acted at `origin`; `nil` where it kept the place.
    private func loss(at now: Keys, since origin: Keys) -> Mismatch? {
        let loss =
            place.loss(at: now, text: text(of:)) ?? difference(of: now, from: place.keys)
            ?? difference(of: now, from: origin)
        guard let loss, let firstLoss, firstLoss.location != loss.location else { return loss }
        return Mismatch(
            firstLoss.location,
            explanation: "\(loss.explanation) (first lost in the \(firstLoss.location))")
    }

    /// The first column whose keys differ from earlier ones of the same hierarchy; `nil` if none
    /// does.
    private func difference(of now: Keys, from earlier: Keys) -> Mismatch? {
        guard now.isCollapsed == earlier.isCollapsed, now != earlier,
            !now.followsProposal || earlier.followsProposal
        else { return nil }
        let columns = [
            ("primary", earlier.primary, now.primary),
            ("supplementary", earlier.supplementary, now.supplementary),
            ("secondary", earlier.secondary, now.secondary),
            ("compact window", earlier.compact, now.compact),
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
        digest == 0 ? "nothing" : keys[digest].map { "\"\($0)\"" } ?? "another place"
    }

    /// Writes the memory.
    func write(to encoder: inout StateEncoder) {
        encoder.write((isBehind ? 1 : 0) + (isMuddled ? 2 : 0))
        guard keepsPageOnTop else { return openedPages.write(to: &encoder) }
        place.write(to: &encoder)
        (origin ?? Keys()).write(to: &encoder)
        encoder.write(firstLoss?.location)
        guard isBehind else { return }
        encoder.write(appMovedLater)
        passing.write(to: &encoder)
    }

    // MARK: - Keys

    private func keys(of screen: Screen, isCollapsed: Bool) -> Keys {
        var keys = Keys()
        keys.isCollapsed = isCollapsed
        screen.ofSplit { read($0, of: screen, into: &keys) }
        return keys
    }

    private func read(_ split: UISplitViewController, of screen: Screen, into keys: inout Keys) {
        if let compact = split.compactController {
            if let navigation = split.compactNavigation {
                keys.compactColumn = stack(of: navigation)
            } else {
                keys.compactColumn = stack(ofOnly: compact)
            }
        }
        if keys.isCollapsed {
            let shown = screen.columns.first
            keys.compact = stack(in: shown)
            keys.showsCompactColumn = shown?.column == .compact
            keys.followsProposal = split.style != .unspecified && split.topIsFromSecondary
        } else {
            keys.primary = stack(of: .primary, in: split)
            if split.style == .tripleColumn {
                keys.supplementary = stack(of: .supplementary, in: split)
            }
            keys.secondary = stack(of: .secondary, in: split)
        }
    }

    private func stack(in shown: UISplitViewController.ShownColumn?) -> Stack {
        guard let shown else { return Stack() }
        guard let navigation = shown.navigation else {
            return stack(ofOnly: shown.controller)
        }
        return stack(of: navigation)
    }

    private func stack(ofOnly controller: UIViewController) -> Stack {
        let digest = digest(of: controller)
        return Stack(top: digest, root: digest, all: digest)
    }

    private func stack(
        of column: UISplitViewController.Column, in split: UISplitViewController
    ) -> Stack {
        if let navigation = split.navigation(of: column) { return stack(of: navigation) }
        guard let child = split.child(for: column) else { return Stack() }
        return stack(ofOnly: child)
    }

    private func stack(of navigation: UINavigationController) -> Stack {
        var stack = Stack()
        append(navigation, to: &stack)
        return stack
    }

    /// Adds what a navigation controller holds. Of tabs, and of a container around a navigation
    /// controller, that is the inner one's content, as in a column.
    private func append(_ navigation: UINavigationController, to stack: inout Stack) {
        navigation.forEachContent { controller in
            if let inner = controller.navigationAsColumn { return append(inner, to: &stack) }
            stack.top = digest(of: controller)
            if stack.root == 0 { stack.root = stack.top }
            stack.all = (stack.all ^ stack.top) &* 0x9e37_79b9_7f4a_7c15
        }
    }

    /// What the secondary column holds, on screen or not; `nil` if its stack is empty.
    private func detail(of split: UISplitViewController) -> UInt64? {
        guard let controller = split.secondaryController else { return 0 }
        guard let navigation = controller as? UINavigationController else {
            return digest(of: controller)
        }
        return navigation.topViewController.map(digest(of:))
    }

    // MARK: - Digests

    /// The digest of a controller's key, valid while the key stays the same; 0 where none is known.
    private struct Digest {
        var value: UInt64 = 0
        var nameVersion = 0
    }

    /// The keys of the digests so far, for the texts of violations.
    private var keys: [UInt64: String] = [:]

    /// A number for a controller's key (FNV-1a with the lowest bit set, so that it is never 0).
    func digest(of controller: UIViewController) -> UInt64 {
        let known = digests[controller.serialNumber]
        // A title that changes while the system acts, as a count or a time does, is no other page.
        if known.value != 0, !isUserAction || known.nameVersion == controller.nameVersion {
            return known.value
        }
        // The key identifies the content across hierarchies.
        let key =
            controller.restorationIdentifier ?? controller.title
            ?? String(describing: type(of: controller))
        var value: UInt64 = 0xcbf2_9ce4_8422_2325
        for byte in key.utf8 { value = (value ^ UInt64(byte)) &* 0x100_0000_01b3 }
        value |= 1
        keys[value] = key
        digests[controller.serialNumber] = Digest(
            value: value, nameVersion: controller.nameVersion)
        return value
    }
}
