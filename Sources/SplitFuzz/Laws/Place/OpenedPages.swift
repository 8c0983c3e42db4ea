internal import Specification
internal import StatefulTesting
@_spi(Simulation) internal import UIKitModel

/// Remembers the pages that the user has opened, and that nobody has closed.
///
/// A page is opened when it first comes into the tree of controllers in an action of the user, and
/// closed when it is out of reach after one. What the app does later, by timers and blocks, opens
/// and closes nothing that is judged. Nor does a placeholder count, which may come in the place of
/// what the user deletes: a page that the app has also shown unasked, or one without a title and an
/// identifier. The system may move pages from one stack to another, and leave them in columns that
/// are not on screen. A container may put a copy in the place of a page: one with the same key (see
/// `PageKeys`), or one of its class that has no view yet and so perhaps no title. Another split
/// view in the window starts anew.
@MainActor final class OpenedPages {
    private struct Page {
        let serialNumber: Int
        let key: UInt64
        let type: ObjectIdentifier
        let hasName: Bool
        /// Whether it has its view or a name.
        let isComplete: Bool

        func isSame(as other: Page) -> Bool { serialNumber == other.serialNumber }

        /// Whether another page may stand for this one.
        func mayBe(_ other: Page) -> Bool {
            isSame(as: other) || key == other.key || !other.isComplete && type == other.type
        }
    }

    /// The key of a page that is lost; `nil` where all are there.
    private(set) var lost: UInt64?
    private var opened: [Page] = []
    /// The keys of pages that came without a touch of the user.
    private var unasked: [UInt64] = []
    /// All pages in reach when the app was last at rest.
    private var inReach: [Page] = []
    /// The serial number of the outermost split view; -1 where there is none.
    private var split = -1
    private var treeVersion = -1
    /// Who has acted since the app was last at rest. After an action, that is the user or the
    /// system at least.
    private var actors: Actors = []

    func observe(_ machine: SplitMachine, _ keys: PageKeys) {
        let last = machine.lastAction
        actors.insert(machine.lastActionWasUsers ? .user : .system)
        if last.summary.hasAdapted { actors.insert(.system) }
        if last.isLaunch || last.summary.hasWork || last.summary.hasLateChange {
            actors.insert(.app)
        }
        guard machine.isAtRest else { return }
        defer { actors = [] }
        let outermost = last.after.splits.first?.id ?? -1
        if outermost != split {
            split = outermost
            actors.insert(.app)
            opened = []
        }
        let version = machine.simulation.containmentChanges
        guard actors != .system || version != treeVersion else { return }
        treeVersion = version
        let simulation = machine.simulation
        let now = OpenedPages.pages(of: simulation, .inReach, keys)
        replaceByCopies(in: now)
        if actors != .system {
            opened.removeAll { page in !now.contains(where: page.isSame(as:)) }
            lost = nil
        } else if !opened.isEmpty {
            let held = OpenedPages.pages(of: simulation, .held, keys)
            lost = opened.first { page in !held.contains(where: page.mayBe) }?.key
        }
        if actors == .user {
            for page in now where isNew(page) && page.hasName && !unasked.contains(page.key) {
                if !opened.contains(where: page.isSame(as:)) { opened.append(page) }
            }
        } else {
            for page in now where isNew(page) && !opened.contains(where: { $0.mayBe(page) }) {
                if !unasked.contains(page.key) { unasked.append(page.key) }
            }
        }
        inReach = now
    }

    private func isNew(_ page: Page) -> Bool { !inReach.contains(where: page.isSame(as:)) }

    /// A new page with the key of an opened one that is gone stands for that.
    private func replaceByCopies(in now: [Page]) {
        for index in opened.indices where !now.contains(where: opened[index].isSame(as:)) {
            let copy = now.first {
                $0.key == opened[index].key && isNew($0) && !opened.contains(where: $0.isSame(as:))
            }
            if let copy { opened[index] = copy }
        }
    }

    private static func pages(
        of simulation: Simulation, _ extent: Extent, _ keys: PageKeys
    ) -> [Page] {
        var pages: [Page] = []
        func add(_ page: UIViewController) {
            let hasName = page.restorationIdentifier != nil || page.title != nil
            pages.append(
                Page(
                    serialNumber: page.serialNumber, key: keys.key(of: page),
                    type: ObjectIdentifier(type(of: page)), hasName: hasName,
                    isComplete: hasName || page.isViewLoaded))
        }
        simulation.forRoot { $0.forEachPage(extent, add) }
        // An app may have moved a page into a presentation.
        if extent == .held, simulation.isPresenting {
            for presentation in simulation.activePresentations {
                presentation.controllerOnScreen?.forEachPage(extent, add)
            }
        }
        return pages
    }

    /// Forgets everything, since two touches at once have changed it.
    func forget() {
        opened = []
        lost = nil
    }

    func write(to encoder: inout StateEncoder) {
        encoder.write(actors.rawValue + opened.count * 8)
        for key in opened.map(\.key).sorted() { encoder.write(key) }
        for key in unasked.sorted() { encoder.write(key) }
        // At rest the tree tells what is in reach.
        if !actors.isEmpty { for key in inReach.map(\.key).sorted() { encoder.write(key) } }
    }
}

/// Which pages of a split view count.
private enum Extent {
    /// While collapsed, only the pages of the visible stack; else those of the other columns.
    case inReach
    /// Those of all columns. Of tabs in groups, those of the groups, too.
    case held
}

extension UIViewController {
    /// Calls the body for each page in this controller: the window's root, and what is on a stack,
    /// in a column or in a tab. What a page contains is part of the page: an app may keep what its
    /// own containers show elsewhere, and no law knows where.
    fileprivate func forEachPage(_ extent: Extent, _ body: (UIViewController) -> Void) {
        switch self {
        case let split as UISplitViewController:
            for controller in extent == .held ? split.heldControllers : split.reachedControllers {
                controller.forEachPage(extent, body)
            }
        case let navigation as UINavigationController:
            for page in navigation.viewControllers { page.forEachPage(extent, body) }
        case let tabs as UITabBarController:
            let controllers = extent == .held ? tabs.heldControllers : tabs.childrenInTree
            for page in controllers { page.forEachPage(extent, body) }
        default: body(self)
        }
    }
}
