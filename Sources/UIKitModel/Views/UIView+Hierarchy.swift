/// Subviews, and how views and their controllers enter a window.
extension UIView {
    var storedSuperview: UIView? {
        get { superviewReference?.takeUnretainedValue() }
        set { superviewReference = newValue.map(Unmanaged.passUnretained) }
    }

    var storedWindow: UIWindow? {
        get { windowReference?.takeUnretainedValue() }
        set { windowReference = newValue.map(Unmanaged.passUnretained) }
    }

    nonisolated var controller: UIViewController? {
        get { controllerReference?.takeUnretainedValue() }
        set { controllerReference = newValue.map(Unmanaged.passUnretained) }
    }

    func insert(_ view: UIView, at index: Int) {
        guard !isDescendant(of: view) else {
            return Simulation.active.raise(
                "NSInvalidArgumentException", "Can't add self as subview")
        }
        if let old = view.storedSuperview {
            if old === self { return move(view, toIndex: index) }
            if view.holdsConstraints { view.leaveConstraints() }
            old.forget(view)
        }
        view.willMove(toSuperview: self)
        place(view, at: index)
        view.superviewReference = .passUnretained(self)
        // A column that moves elsewhere is dimmed no more.
        view.shields.remove(.dimming)
        let window = view.windowReference?.toOpaque()
        if window == nil || window != windowReference?.toOpaque() {
            view.enter(storedWindow)
        } else {
            view.frameDidChange()
            if view.isRootView { view.controller?.traitsMayHaveChanged() }
        }
        view.didMoveToSuperview()
        didAddSubview(view)
        if view.edges != nil { hasConstrainedSubviews = true }
        if view.needsLayoutPass { markSubtreeNeedsLayout() }
        markNeedsLayout()
    }

    func detachFromSuperview() {
        guard let superview = storedSuperview else { return }
        superview.willRemoveSubview(self)
        if holdsConstraints { leaveConstraints() }
        willMove(toSuperview: nil)
        superview.forget(self)
        superviewReference = nil
        enter(nil)
        didMoveToSuperview()
    }

    func move(_ view: UIView, toIndex index: Int) {
        guard view.storedSuperview === self else { return }
        forget(view)
        place(view, at: index)
    }

    /// The position of a subview once another one is taken out; `nil` where it is none.
    func indexOfSubview(_ subview: UIView, without other: UIView) -> Int? {
        var index = 0
        for candidate in storedSubviews where candidate !== other {
            if candidate === subview { return index }
            index += 1
        }
        return nil
    }

    func exchange(_ first: Int, _ second: Int) {
        guard storedSubviews.indices.contains(first), storedSubviews.indices.contains(second)
        else { return }
        storedSubviews.swapAt(first, second)
        if isRootView { orderOfSubviewsDidChange() }
    }

    func firstView(withTag wanted: Int) -> UIView? {
        if tag == wanted { return self }
        for subview in storedSubviews {
            if let found = subview.firstView(withTag: wanted) { return found }
        }
        return nil
    }

    private func place(_ view: UIView, at index: Int) {
        if index < storedSubviews.count {
            storedSubviews.insert(view, at: max(0, index))
        } else {
            storedSubviews.append(view)
        }
        if isRootView { orderOfSubviewsDidChange() }
    }

    private func forget(_ view: UIView) {
        storedSubviews.remove(view)
        if isRootView { orderOfSubviewsDidChange() }
    }

    /// What is presented in a controller's context stays in front (B-181). The first view of a page
    /// may be inset where others are not (B-131).
    private func orderOfSubviewsDidChange() {
        if let front = controllerReference?.read({ $0.begunPresentation?.container }),
            front.storedSuperview === self,
            storedSubviews.last !== front, storedSubviews.contains(where: { $0 === front })
        {
            move(front, toIndex: storedSubviews.count)
        }
        guard let window = storedWindow, window.scrollViewCount > 0 else { return }
        for subview in storedSubviews where subview.isScrollView {
            subview.roomForContentDidChange()
        }
    }

    /// Whether this view is `ancestor` or below it. Retains none of those between.
    public func isDescendant(of ancestor: UIView) -> Bool {
        if self === ancestor { return true }
        let ancestor = Unmanaged.passUnretained(ancestor).toOpaque()
        var next = superviewReference
        while let view = next {
            if view.toOpaque() == ancestor { return true }
            next = view.read { $0.superviewReference }
        }
        return false
    }

    /// Clears the window, which is being deallocated, in the whole tree. Others may keep its views.
    nonisolated func forgetWindow() {
        windowReference = nil
        for subview in storedSubviews { subview.forgetWindow() }
    }

    /// Moves the tree into a window or out of one. A controller is told after its view has moved.
    private func enter(_ window: UIWindow?) {
        let reference = window.map(Unmanaged.passUnretained)
        guard windowReference?.toOpaque() != reference?.toOpaque() else { return }
        let old = isTextField || isScrollView ? storedWindow : nil
        willMove(toWindow: window)
        windowReference = reference
        if window != nil, !isRootView { updateSafeAreaFromSuperview() }
        for subview in storedSubviews { subview.enter(window) }
        didMoveToWindow()
        if isTextField {
            old?.textFieldCount -= 1
            window?.textFieldCount += 1
        }
        if isScrollView {
            old?.scrollViewCount -= 1
            window?.scrollViewCount += 1
            roomForContentDidChange()
        }
        if window == nil, isFirst { dropFirstResponder() }
        if isRootView, window != nil { controller?.traitsMayHaveChanged() }
        if isRootView, let controller, controller.followsViewIntoWindow {
            controller.viewDidMove(to: window)
        }
    }
}
