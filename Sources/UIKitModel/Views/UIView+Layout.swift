import Foundation

/// Layout passes: views ask for one, and the window runs it from the top.
extension UIView {
    func markNeedsLayout() {
        needsLayout = true
        superviewReference?.read { $0.markSubtreeNeedsLayout() }
    }

    nonisolated func markSubtreeNeedsLayout() {
        var next: Unmanaged<UIView>? = .passUnretained(self)
        while let reference = next {
            next = reference.read { view in
                guard !view.subtreeNeedsLayout else { return nil }
                view.subtreeNeedsLayout = true
                return view.superviewReference
            }
        }
    }

    /// Whether this view or one in it asks for layout.
    package var needsLayoutPass: Bool { needsLayout || subtreeNeedsLayout }

    /// Runs one pass: lays out this view if it asked for it, then the views below.
    func layOutSubtree() {
        layOutItself()
        if subtreeNeedsLayout {
            subtreeNeedsLayout = false
            for subview in storedSubviews where subview.needsLayoutPass {
                subview.layOutSubtree()
            }
        }
    }

    /// Lays out this view alone, if it asked for that.
    func layOutItself() {
        guard needsLayout else { return }
        let controller = isRootView ? controller : nil
        controller?.updateTraitsFromSuperview()
        needsLayout = false
        layoutReadsTraits = false
        let outer = Simulation.active.viewInLayout
        Simulation.active.viewInLayout = ObjectIdentifier(self)
        defer { Simulation.active.viewInLayout = outer }
        if let controller {
            controller.viewWillLayoutSubviews()
            layoutSubviews()
            controller.viewDidLayoutSubviews()
        } else {
            layoutSubviews()
        }
        if sizeConstraints != nil { obeyConstraints() }
    }

    /// Notes that the view's traits are read, if that is in its own layout.
    func noteReadingOfTraits() {
        if Simulation.active.viewInLayout == ObjectIdentifier(self) { layoutReadsTraits = true }
    }

    /// Asks for a layout of this view and of those below, where their layout has read the traits of
    /// this view's controller (D-131).
    func layoutFollowsTraits() {
        if layoutReadsTraits { markNeedsLayout() }
        for subview in storedSubviews where !subview.isRootView { subview.layoutFollowsTraits() }
    }

    /// Lays out an ancestor and the views between, each alone, so that this view has its frame.
    func layOutAbove(from ancestor: UIView) {
        guard self !== ancestor, let superview = storedSuperview else { return }
        superview.layOutAbove(from: ancestor)
        superview.layOutItself()
    }

    /// The direction that the view's semantic content forces, else the environment's.
    var layoutDirection: UIUserInterfaceLayoutDirection {
        switch storedSemanticContent {
        case .forceLeftToRight: .leftToRight
        case .forceRightToLeft: .rightToLeft
        default: traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
        }
    }
}

/// How safe areas reach views (B-110, B-111). `UIViewController+SafeArea.swift` has the
/// controllers' part.
extension UIView {
    /// Gives a view that is no controller's root view its share of its superview's safe area.
    func updateSafeAreaFromSuperview() {
        if let share = superviewReference?.read({ $0.safeArea(of: self) }) {
            adoptSafeAreaInsets(share)
        }
    }

    /// The part of the safe area that reaches into a subview.
    private func safeArea(of subview: UIView) -> UIEdgeInsets {
        if isScrollView { return safeAreaOfContent(at: subview.storedFrame) }
        return storedSafeAreaInsets.covering(subview.storedFrame, in: storedBounds)
    }

    /// Updates the shares of subviews after this view has changed its size. Those whose frames
    /// stay may lie nearer to an edge now, or further away.
    func updateStaleSharesOfSafeArea() {
        guard storedSafeAreaInsets != .zero, windowReference != nil else { return }
        for subview in storedSubviews {
            if subview.isRootView {
                subview.controller?.updateStaleOverlayInsets()
            } else if safeArea(of: subview) != subview.storedSafeAreaInsets {
                subview.updateSafeAreaFromSuperview()
            }
        }
    }

    /// Sets recomputed insets. Observers are told of equal values, too (*unverified*, A-040).
    func adoptSafeAreaInsets(_ insets: UIEdgeInsets) {
        if insets != storedSafeAreaInsets {
            storedSafeAreaInsets = insets
            markNeedsLayout()
            safeAreaInsetsDidChange()
            if isScrollView { roomForContentDidChange() }
            for subview in storedSubviews {
                if !subview.isRootView {
                    subview.updateSafeAreaFromSuperview()
                } else if !isRootView {
                    subview.controller?.updateStaleOverlayInsets()
                }
            }
            if isRootView { controller?.viewSafeAreaDidUpdate() }
        } else if observers != nil,
            Simulation.active.reading(EqualInsetsTold.self) == .onChange
        {
            return
        }
        if observers != nil { notify(.safeAreaInsets) }
    }
}
