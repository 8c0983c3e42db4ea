import Foundation
internal import Journal
internal import Specification
@_spi(Simulation) internal import UIKitModel

extension Observation {
    /// Reads what the next action starts from. Runs after every action.
    @MainActor mutating func read(_ machine: SplitMachine) {
        let simulation = machine.simulation
        window.size = simulation.window.frame.size
        window.traits = simulation.window.traitCode
        window.isPortrait = simulation.scene.orientation == .portrait
        window.isFull = simulation.scene.window == .share(.full)
        window.hasRoot = simulation.window.rootViewController?.isInWindow ?? true
        window.isPad = simulation.environment.device.idiom == .pad
        let traits = simulation.window.traitCollection
        window.isCompactWide = traits.horizontalSizeClass.isCompact
        window.isCompactHigh = traits.verticalSizeClass.isCompact
        window.keepsSheets = simulation.keepsSheetsInCompactWidth
        window.keepsModes =
            machine.lastAction.summary.isBackground && simulation.returnsToModeBeforeBackground
        messages = simulation.misuseCount
        newest = simulation.controllerCount - 1
        tree = simulation.containmentChanges
        splits.removeAll(keepingCapacity: true)
        machine.screen.forEachSplit { splits.append(Split(of: $0)) }
        split = Split()
        if let outermost = splits.first, outermost.isInWindow { split = outermost }
        presentations.removeAll(keepingCapacity: true)
        for presentation in simulation.activePresentations {
            presentations.append(Presentation(of: presentation))
        }
        input.read(simulation)
        tabs = Tabs()
        simulation.forRoot { if let root = $0 as? UITabBarController { tabs = Tabs(of: root) } }
    }

    /// Reads what is on screen, which takes longer and is only compared.
    @MainActor mutating func readScreen(_ machine: SplitMachine, for expectation: Expectation) {
        let simulation = machine.simulation
        machine.screen.forEachSplit { readButtons(of: $0) }
        frontIsOnScreen = simulation.frontController?.isInWindow ?? presentations.isEmpty
        input.hasOtherField = simulation.hasTextFields && simulation.editsAnotherField
        let detail = expectation.detail
        showsDetail = detail < 0 || machine.shows(detail: detail)
        readStacks(of: expectation.stacks.navigations, simulation)
        readColumns(expectation.columns, machine)
        topColumn = nil
        if let asked = expectation.stacks.column {
            for split in machine.screen.splits
            where split.serialNumber == expectation.stacks.split {
                topColumn = TopColumn(of: split, asked)
            }
        }
    }

    @MainActor private mutating func readColumns(_ asked: [AskedColumn], _ machine: SplitMachine) {
        columns.removeAll(keepingCapacity: true)
        for asked in asked {
            for split in machine.screen.splits where split.serialNumber == asked.split {
                guard !split.isCollapsed, split.style != .unspecified,
                    let column = UISplitViewController.Column(rawValue: asked.column),
                    [.primary, .supplementary, .secondary].contains(column)
                else { continue }
                columns.append(split.has(asked.controller, in: column))
            }
        }
    }

    @MainActor private mutating func readStacks(of asked: [Int], _ simulation: Simulation) {
        stacks.removeAll(keepingCapacity: true)
        if asked.isEmpty { return }
        simulation.forRoot { readStacks(of: asked, in: $0) }
        for presentation in simulation.activePresentations {
            readStacks(of: asked, in: presentation.presentedViewController)
        }
    }

    @MainActor private mutating func readStacks(of asked: [Int], in controller: UIViewController) {
        if let navigation = controller.asNavigation, asked.contains(navigation.serialNumber) {
            stacks.append(Stack(navigation.serialNumber, navigation.pageNumbers))
        }
        for child in controller.childrenInTree { readStacks(of: asked, in: child) }
    }

    /// Where a button may be, nobody asks whether it is there.
    @MainActor private mutating func readButtons(of split: UISplitViewController) {
        for index in splits.indices where splits[index].id == split.serialNumber {
            if splits[index].wantsButton == false {
                splits[index].showsButton = split.displayModeButton?.isSeen == true
            }
            if splits[index].wantsArrow == false {
                splits[index].showsDoubleArrow = split.secondaryOnlyButton?.isSeen == true
            }
        }
    }
}

extension Observation.Split {
    @MainActor init(of split: UISplitViewController) {
        self.init()
        id = split.serialNumber
        style = SplitStyle(rawValue: split.style.rawValue) ?? style
        isCompact = split.traitCollection.horizontalSizeClass.isCompact
        isInWindow = split.isInWindow
        isCollapsed = split.isCollapsed
        arrangement = Arrangement(of: split)
        isSubclass = type(of: split) != UISplitViewController.self
        preferredMode = DisplayMode(split.preferredDisplayMode)
        preferredBehavior = SplitBehavior(split.preferredSplitBehavior)
        presentsWithGesture = split.presentsWithGesture
        buttonVisibility =
            ButtonVisibility(rawValue: split.displayModeButtonVisibility.rawValue) ?? .automatic
        // The model's own default is judged, and a class may answer as it likes.
        wantsDoubleArrow =
            split.showsSecondaryOnlyButton && (split.hasSetSecondaryOnlyButton || isSubclass)
        hasOwnButton = split.displayModeItemOfApp != nil
        size = split.viewIfLoaded?.bounds.size ?? .zero
        if !isSubclass { widths = split.codeOfWidths }
        goesByRoom = split.certainlyGoesByRoom
        hasSidebars =
            split.isSet(.primary) && (style != .tripleColumn || split.isSet(.supplementary))
        isFullyShown = split.isFullyShown
        appearanceChanges = split.appearanceGeneration
        if isCollapsed || style == .unspecified { return }
        primary = split.child(for: .primary)?.serialNumber ?? -1
        supplementary = split.child(for: .supplementary)?.serialNumber ?? -1
        for column in UISplitViewController.Column.allCases where split.hasInside(column) {
            inside |= 1 << column.rawValue
        }
    }
}

extension Observation.TopColumn {
    @MainActor init?(of split: UISplitViewController, _ asked: SplitColumn) {
        guard let column = split.columnOnTop, let top = SplitColumn(rawValue: column.rawValue),
            let asked = UISplitViewController.Column(rawValue: asked.rawValue)
        else { return nil }
        // An empty stack stays out.
        let isEmpty = split.navigation(of: asked)?.pageNumbers.isEmpty == true
        self.init(split.serialNumber, top, isSet: split.isSet(asked) && !isEmpty)
    }
}

extension Observation.Tabs {
    @MainActor fileprivate init(of tabs: UITabBarController) {
        self.init()
        id = tabs.serialNumber
        pages = (tabs.viewControllers ?? []).map(\.serialNumber)
        if pages.indices.contains(tabs.selectedIndex) { selected = pages[tabs.selectedIndex] }
    }
}

extension Observation.Presentation {
    @MainActor init(of presentation: UIPresentationController) {
        self.init()
        id = presentation.presentedViewController.serialNumber
        presenter = presentation.presenterNumber
        style = PresentationStyle(rawValue: presentation.styleOnScreen.rawValue) ?? .custom
        asked = PresentationStyle(rawValue: presentation.presentationStyle.rawValue) ?? .custom
        hasDelegate = presentation.delegate != nil
        isPlacedBySystem = presentation.isPlacedBySystem
        isInContext = presentation.isInContext
    }
}

extension Observation.Input {
    @MainActor fileprivate mutating func read(_ simulation: Simulation) {
        keyboard =
            simulation.keyboardIsUpForThisApp
            ? .up : simulation.keyboardIsUpForOtherApp ? .upForOther : .down
        let inUse = simulation.hasTextFields ? simulation.fieldInUse : nil
        field = inUse?.serialNumber ?? -1
        fieldIsInWindow = inUse?.window != nil
    }
}

extension Arrangement {
    @MainActor init(of split: UISplitViewController) {
        self.init(SplitBehavior(split.splitBehavior), DisplayMode(split.displayMode))
    }
}

extension DisplayMode {
    init(_ mode: UISplitViewController.DisplayMode) {
        self = DisplayMode(rawValue: mode.rawValue) ?? .automatic
    }
}

extension SplitBehavior {
    fileprivate init(_ behavior: UISplitViewController.SplitBehavior) {
        self = SplitBehavior(rawValue: behavior.rawValue) ?? .automatic
    }
}

extension UIUserInterfaceSizeClass {
    fileprivate var isCompact: Bool? { self == .unspecified ? nil : self == .compact }
}

extension Simulation {
    /// Whether a text field in the window is edited besides the one that receives what the user
    /// types.
    fileprivate var editsAnotherField: Bool {
        var isEdited = false
        let first = fieldInUse
        window.forEachView { view in
            if let field = view as? UITextField, field.isEditing, field !== first {
                isEdited = true
            }
        }
        return isEdited
    }
}

extension UIView {
    /// Whether a part of the view is on screen.
    fileprivate var isSeen: Bool {
        window != nil && effectiveAlpha > 0.01 && shownCenter != nil
    }
}

extension SplitMachine {
    /// Whether a detail is on screen, in the window's root or presented. Where nothing of the split
    /// view is on screen, as below a page over the full screen, its detail need not be either.
    func shows(detail: Int) -> Bool {
        if screen.columns.isEmpty { return true }
        if let root = simulation.window.rootViewController, root.shows(detail) { return true }
        for presentation in simulation.activePresentations
        where presentation.presentedViewController.shows(detail) { return true }
        return false
    }
}

extension UISplitViewController {
    /// A number for the widths that the app prefers for columns.
    fileprivate var codeOfWidths: Int {
        var code = 0
        func add(_ width: CGFloat) {
            code = code &* 31 &+ Int(truncatingIfNeeded: width.bitPattern)
        }
        add(preferredPrimaryColumnWidth)
        add(preferredPrimaryColumnWidthFraction)
        add(minimumPrimaryColumnWidth)
        add(maximumPrimaryColumnWidth)
        add(preferredSupplementaryColumnWidth)
        add(preferredSupplementaryColumnWidthFraction)
        add(minimumSupplementaryColumnWidth)
        add(maximumSupplementaryColumnWidth)
        return code
    }

    /// Whether the child for a column lies in the split view.
    fileprivate func hasInside(_ column: Column) -> Bool {
        guard let view = child(for: column)?.viewIfLoaded, view.window != nil,
            let width = viewIfLoaded?.bounds.size.width
        else { return false }
        let frame = view.frame
        return frame.maxX > 0.5 && frame.minX < width - 0.5
    }

    /// Whether a controller is in a column, and `viewController(for:)` names what is there (B-003).
    /// Of -1: whether the column shows nothing.
    fileprivate func has(_ controller: Int, in column: Column) -> Bool {
        guard let child = child(for: column) else { return true }
        if controller < 0 { return child.viewIfLoaded?.window == nil }
        guard child.controller(numbered: controller) != nil,
            let answer = reportedController(for: column)
        else { return false }
        return child.controller(numbered: answer.serialNumber) != nil
    }
}

extension UIViewController {
    /// The controller with a serial number, if that is this one or below it.
    fileprivate func controller(numbered number: Int) -> UIViewController? {
        first { $0.serialNumber == number }
    }

    fileprivate func shows(_ number: Int) -> Bool {
        controller(numbered: number)?.viewIfLoaded?.window != nil
    }
}
