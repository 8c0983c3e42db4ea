internal import StatefulTesting
@_spi(Simulation) package import UIKitModel

/// The current screen of the app: its split views, their columns, and whether everything is at
/// rest.
@MainActor final class Screen {
    private let simulation: Simulation
    /// The split views of the window, outermost first.
    private(set) var splits: [UISplitViewController] = [] {
        didSet { outermost = splits.first.map(Unmanaged.passUnretained) }
    }
    /// The first of `splits`, for readers that do not retain it.
    private var outermost: Unmanaged<UISplitViewController>?
    /// The shown columns of the outermost split view: the secondary, the inspector, then the
    /// sidebars from the edge inwards.
    private(set) var columns: [UISplitViewController.ShownColumn] = []
    /// The shown columns of all split views, outermost first; those of each the other way round.
    private(set) var allColumns: [UISplitViewController.ShownColumn] = []
    /// A `ShownColumn` does not retain its controllers, so they are kept until the next update.
    private var kept: [UIViewController] = []
    /// Whether nothing is moving or unsettled, and the app is running. Most invariants hold only
    /// then.
    private(set) var isAtRest = false
    /// The simulation's `splitPlaceChanges` when `splits` was read.
    private var splitPlaceChanges = -1

    init(of simulation: Simulation) {
        self.simulation = simulation
    }

    /// Reads everything again. The split views are kept while the controller tree is the same.
    func update() {
        isAtRest =
            simulation.isAtRest && simulation.unsettled == nil && !simulation.isTerminated
        if simulation.splitPlaceChanges != splitPlaceChanges {
            splitPlaceChanges = simulation.splitPlaceChanges
            splits = simulation.splitViews
        }
        columns.removeAll(keepingCapacity: true)
        allColumns.removeAll(keepingCapacity: true)
        outermost?.read { $0.appendShownColumns(to: &columns) }
        allColumns += columns.reversed()
        if splits.count > 1 {
            for split in splits.dropFirst() { allColumns += split.shownColumns.reversed() }
        }
        kept.removeAll(keepingCapacity: true)
        for shown in allColumns {
            kept.append(shown.controller)
            if let navigation = shown.navigation { kept.append(navigation) }
        }
    }

    /// Whether something presented lies over the columns of the outermost split view: over the
    /// window, or over the split view or what contains it (B-181). Without a split view, whether
    /// anything is presented.
    var isCovered: Bool {
        guard simulation.isPresenting else { return false }
        return simulation.frontPresentation != nil || ofSplit { $0.coverInContext != nil } ?? true
    }

    /// The outermost split view.
    var split: UISplitViewController? { splits.first }

    /// What is read of the outermost split view, which is not retained; `nil` where there is none.
    @discardableResult func ofSplit<Answer>(_ read: (UISplitViewController) -> Answer) -> Answer? {
        outermost?.read(read)
    }

    /// The first answer of a split view, outermost first. The outermost one is not retained.
    func firstAnswer<Answer>(_ ask: (UISplitViewController) -> Answer?) -> Answer? {
        if let answer = ofSplit(ask) ?? nil { return answer }
        if splits.count < 2 { return nil }
        for split in splits.dropFirst() {
            if let answer = ask(split) { return answer }
        }
        return nil
    }

    /// Calls the body for each split view, outermost first. The outermost one is not retained.
    func forEachSplit(_ body: (UISplitViewController) -> Void) {
        ofSplit(body)
        if splits.count > 1 { splits.dropFirst().forEach(body) }
    }

    /// The shown columns of a split view.
    func columns(of split: UISplitViewController) -> [UISplitViewController.ShownColumn] {
        outermost?.toOpaque() == Unmanaged.passUnretained(split).toOpaque()
            ? columns : split.shownColumns
    }
}

extension Simulation {
    /// The first navigation controller on screen of the front presentation, or of the root, and its
    /// region.
    var frontNavigation: (navigation: UINavigationController, region: Region)? {
        guard let navigation = frontController?.firstNavigationOnScreen else { return nil }
        return (navigation, activePresentations.last.map(Region.init) ?? .window)
    }
}

extension UISplitViewController.ShownColumn {
    /// The top controller of its stack; what fills it where there is no stack.
    @MainActor var top: UIViewController { navigation?.innermostTopViewController ?? controller }

    /// The navigation controller that takes touches in the column: where something is presented in
    /// its context, that of the content (B-181).
    @MainActor package var navigationInFront: UINavigationController? {
        // The one that the user sees differs where a container of the app's has several.
        let hasSeveral = navigation !== controller && controller.childrenInTree.count > 1
        let navigation = hasSeveral ? controller.firstNavigationOnScreen : self.navigation
        guard let cover = (navigation ?? controller).coverInContext else { return navigation }
        let found = cover.firstNavigationOnScreen
        return found?.coverInContext == nil ? found : nil
    }
}
