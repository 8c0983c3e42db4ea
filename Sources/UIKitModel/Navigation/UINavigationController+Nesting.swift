/// A navigation controller on another's stack: only a collapsed split view allows it (A-070, A-085,
/// B-142).
///
/// The outer bar serves both: it shows the items of both stacks in a row, the nested bar is hidden,
/// and Back leads through the nested stack before the outer one (*unverified*).
extension UINavigationController {
    /// The navigation controller whose stack contains this one.
    private var outerNavigation: UINavigationController? {
        parentReference?.read { $0.asNavigation }
    }

    /// Whether the bar takes room above the content.
    var showsOwnBar: Bool { !barVisibility.navigationBarIsHidden && !barVisibility.isNested }

    /// The controller that the user sees: the top of the innermost stack.
    @_spi(Simulation) public var innermostTopViewController: UIViewController? {
        guard let nested = stack.last?.asNavigation else { return stack.last }
        return nested.innermostTopViewController ?? nested
    }

    /// Notes a user's pop that has to choose between two stacks.
    func noteNestedPop() {
        if stack.last?.asNavigation != nil { Simulation.active.passed(.nestedPopsFirst) }
    }

    /// The navigation controller that a swipe back or a tap on Back pops.
    var navigationToPop: UINavigationController {
        guard let nested = stack.last?.asNavigation else { return self }
        let inner = nested.navigationToPop
        return inner.stack.count > 1 ? inner : self
    }

    /// Calls the body for every controller that is not a navigation controller, from the root of
    /// the outermost stack to the top of the innermost.
    @_spi(Simulation) public func forEachContent(_ body: (UIViewController) -> Void) {
        for controller in stack {
            if let nested = controller.asNavigation {
                nested.forEachContent(body)
            } else {
                body(controller)
            }
        }
    }

    /// Fills the bar that serves this stack.
    func showItems() {
        if barVisibility.isNested {
            bar.items = []
            outerNavigation?.showItems()
            return
        }
        var items: [UINavigationItem] = []
        items.reserveCapacity(stack.count)
        forEachContent { items.append($0.navigationItem) }
        bar.items = items
        Defect.noteItemLeft(by: self)
        Defect.noteItemMoved(out: self)
        updateBottomBar()
    }

    /// Hides the bar of a controller that is now nested; shows it again when it stands alone.
    func adaptToNesting() {
        let isNested = outerNavigation != nil
        guard isNested != barVisibility.isNested else { return }
        barVisibility.isNested = isNested
        if isNested { Simulation.active.passed(.nestedBarGivesWay) }
        bar.isHidden = !showsOwnBar
        sizeFollowsBar()
        viewIfLoaded?.setNeedsLayout()
        showItems()
    }
}
