public import Foundation

/// A direction in which a user scrolls: downwards means to what is further down.
@_spi(Simulation) public enum ScrollDirection: String, CaseIterable, Sendable {
    case down
    case up
}

/// A finger that moves content.
extension UIScrollView {
    /// What a page keeps of the one before, in points, so that nothing is cut on both
    /// (*unverified*).
    private static let overlap: CGFloat = 88

    /// How far the content can still move, in points; 0 where no finger moves it.
    @_spi(Simulation) public func distanceLeft(_ direction: ScrollDirection) -> CGFloat {
        guard isScrollEnabled, windowReference != nil else { return 0 }
        let (least, greatest) = offsets
        return switch direction {
        case .down: max(0, greatest.y - boundsOrigin.y)
        case .up: max(0, boundsOrigin.y - least.y)
        }
    }

    /// The distance of one scroll, in points: a page, less a part that stays in sight.
    private var page: CGFloat {
        let insets = adjustedInsets
        let whole = max(1, storedFrame.size.height - insets.top - insets.bottom)
        return max(whole - UIScrollView.overlap, whole / 2)
    }

    /// Scrolls by a page, or by what is left. Does nothing where nothing is left.
    @_spi(Simulation) public func receiveScroll(_ direction: ScrollDirection) {
        guard distanceLeft(direction) > 0 else { return }
        let simulation = Simulation.active
        if simulation.sheetTakesScroll(of: self, direction) { return simulation.raiseSheet() }
        simulation.passed(.scrollByPage)
        isUnderFinger = true
        delegate?.scrollViewWillBeginDragging(self)
        dismissKeyboard(direction)
        // Content and insets may have changed since the drag began.
        let distance = min(page, distanceLeft(direction))
        let y = boundsOrigin.y + (direction == .down ? distance : -distance)
        move(to: CGPoint(x: boundsOrigin.x, y: y), animated: false)
        var target = boundsOrigin
        delegate?.scrollViewWillEndDragging(
            self, withVelocity: .zero, targetContentOffset: &target)
        isUnderFinger = false
        if target != boundsOrigin { appHasSetOffset = true }
        move(to: target, animated: false)
        noteScrolling()
        delegate?.scrollViewDidEndDragging(self, willDecelerate: false)
    }

    /// The first responder resigns when a drag begins, or when the finger may take the keyboard
    /// down with it (B-136).
    private func dismissKeyboard(_ direction: ScrollDirection) {
        switch keyboardDismissMode {
        case .none: return
        case .onDrag: break
        case .interactive:
            guard direction == .up else { return }
            Simulation.active.passed(.interactiveDismissal)
        }
        _ = storedWindow?.resignFirstResponderBelow()
    }
}

extension Simulation {
    /// Whether a finger that scrolls down from the top raises the sheet around instead (B-192).
    public func sheetTakesScroll(of view: UIScrollView, _ direction: ScrollDirection) -> Bool {
        guard direction == .down, let front = frontPresentation, let sheet = front.sheet,
            sheet.prefersScrollingExpandsWhenScrolledToEdge,
            let content = front.shown?.viewIfLoaded, view.isDescendant(of: content)
        else { return false }
        return view.distanceLeft(.up) <= 0 && canRaiseSheet
    }
}
