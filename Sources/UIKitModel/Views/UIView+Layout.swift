/// Layout passes: views ask for one, the window runs it from the top.
extension UIView {
    func markNeedsLayout() {
        needsLayout = true
        storedSuperview?.markSubtreeNeedsLayout()
    }

    nonisolated func markSubtreeNeedsLayout() {
        var next: Unmanaged<UIView>? = .passUnretained(self)
        while let reference = next {
            next = reference._withUnsafeGuaranteedRef { view in
                guard !view.subtreeNeedsLayout else { return nil }
                view.subtreeNeedsLayout = true
                return view.superviewReference
            }
        }
    }

    var needsLayoutPass: Bool { needsLayout || subtreeNeedsLayout }

    /// Lays out this view where it asked for it, then what is below it: one pass.
    func layOutSubtree() {
        if needsLayout {
            needsLayout = false
            if isRootView, let controller {
                controller.viewWillLayoutSubviews()
                layoutSubviews()
                controller.viewDidLayoutSubviews()
            } else {
                layoutSubviews()
            }
            if sizeConstraints != nil { obeyConstraints() }
        }
        if subtreeNeedsLayout {
            subtreeNeedsLayout = false
            for subview in storedSubviews where subview.needsLayoutPass {
                subview.layOutSubtree()
            }
        }
    }

    /// Left or right to left: what the view says of itself, else what its environment says.
    var layoutDirection: UIUserInterfaceLayoutDirection {
        switch storedSemanticContent {
        case .forceLeftToRight: .leftToRight
        case .forceRightToLeft: .rightToLeft
        default: traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
        }
    }
}
