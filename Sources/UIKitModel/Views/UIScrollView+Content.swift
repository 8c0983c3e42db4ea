import Foundation

/// Where the content of a scroll view is, and what insets it.
extension UIScrollView {
    // MARK: - Insets

    /// Outside of a window there is no safe area (B-110).
    var adjustedInsets: UIEdgeInsets {
        guard windowReference != nil, storedAdjustment != .never else { return storedContentInset }
        let safe = storedSafeAreaInsets
        var insets = storedContentInset
        if storedAdjustment == .always || scrollsHorizontally {
            insets.left += safe.left
            insets.right += safe.right
        }
        if storedAdjustment == .always || scrollsVertically || isInsetAsPage {
            insets.top += safe.top
            insets.bottom += safe.bottom
        }
        return insets
    }

    private var scrollsHorizontally: Bool {
        storedBounces.horizontal || storedContentSize.width > storedFrame.size.width
    }

    private var scrollsVertically: Bool {
        storedBounces.vertical || storedContentSize.height > storedFrame.size.height
    }

    /// Whether `automatic` insets the view although it does not scroll: it is the page of a
    /// navigation controller, or the first view of one (B-131, *unverified*).
    private var isInsetAsPage: Bool {
        guard storedAdjustment == .automatic else { return false }
        let isFirst = storedSuperview?.storedSubviews.first === self
        let page = isRootView ? controller : isFirst ? storedSuperview?.controller : nil
        guard page?.navigationController != nil else { return false }
        Simulation.active.passed(.automaticInset)
        return true
    }

    /// What the adjusted insets leave of the safe area, in points.
    private var safeAreaLeft: UIEdgeInsets {
        let (own, adjusted, safe) = (storedContentInset, adjustedInsets, storedSafeAreaInsets)
        return UIEdgeInsets(
            top: adjusted.top == own.top ? safe.top : 0,
            left: adjusted.left == own.left ? safe.left : 0,
            bottom: adjusted.bottom == own.bottom ? safe.bottom : 0,
            right: adjusted.right == own.right ? safe.right : 0)
    }

    /// The part of that which covers a subview at the present offset (B-110, D-065).
    func safeAreaLeft(at frame: CGRect) -> UIEdgeInsets {
        let safe = safeAreaLeft
        guard safe != .zero else { return .zero }
        let covered = safe.covering(frame, in: storedBounds)
        return UIEdgeInsets(
            top: min(covered.top, frame.size.height), left: min(covered.left, frame.size.width),
            bottom: min(covered.bottom, frame.size.height),
            right: min(covered.right, frame.size.width))
    }

    private func updateSafeAreaOfContent() {
        guard storedSafeAreaInsets != .zero else { return }
        for subview in storedSubviews { subview.frameDidChange() }
    }

    // MARK: - Offsets

    /// The least and the greatest offset at which the content fills the room between the insets.
    /// Both are the same where it does not.
    var offsets: (least: CGPoint, greatest: CGPoint) {
        let insets = adjustedInsets
        let least = CGPoint(x: -insets.left, y: -insets.top)
        let right = storedContentSize.width + insets.right - storedFrame.size.width
        let bottom = storedContentSize.height + insets.bottom - storedFrame.size.height
        return (least, CGPoint(x: max(least.x, right), y: max(least.y, bottom)))
    }

    func withinContent(_ point: CGPoint) -> CGPoint {
        let (least, greatest) = offsets
        return CGPoint(
            x: min(max(point.x, least.x), greatest.x), y: min(max(point.y, least.y), greatest.y))
    }

    func offset(showing rect: CGRect) -> CGPoint {
        let seen = CGRect(origin: boundsOrigin, size: storedFrame.size).inset(by: adjustedInsets)
        var offset = boundsOrigin
        if rect.origin.x < seen.origin.x {
            offset.x += rect.origin.x - seen.origin.x
        } else if rect.right > seen.right {
            offset.x += min(rect.right - seen.right, rect.origin.x - seen.origin.x)
        }
        if rect.origin.y < seen.origin.y {
            offset.y += rect.origin.y - seen.origin.y
        } else if rect.bottom > seen.bottom {
            offset.y += min(rect.bottom - seen.bottom, rect.origin.y - seen.origin.y)
        }
        return offset == boundsOrigin ? offset : withinContent(offset)
    }

    func noteScrolling() { hasScrolled = boundsOrigin.y > offsets.least.y }

    /// Moves the content at once. An animation ends on the clock.
    func move(to offset: CGPoint, animated: Bool) {
        guard offset != boundsOrigin else { return }
        setBounds(CGRect(origin: offset, size: storedFrame.size))
        guard animated else { return }
        Simulation.active.clock.schedule(after: AnimationDuration.scroll) { [weak self] in
            guard let self else { return }
            delegate?.scrollViewDidEndScrollingAnimation(self)
        }
    }

    /// Keeps the content in place after sizes or insets have changed: at the top if it was there,
    /// else as near as possible to where it was (B-133, *unverified*).
    func fitContent() {
        guard windowReference != nil else { return }
        let insets = adjustedInsets
        let old = insetsInForce
        insetsInForce = insets
        var offset = boundsOrigin
        if offset.y == -old.top { offset.y = -insets.top }
        if offset.x == -old.left { offset.x = -insets.left }
        offset = withinContent(offset)
        if offset != boundsOrigin {
            Simulation.active.passed(.contentStays)
            move(to: offset, animated: false)
        }
        guard insets != old else { return }
        updateSafeAreaOfContent()
        adjustedContentInsetDidChange()
        delegate?.scrollViewDidChangeAdjustedContentInset(self)
    }

    func tellOfMovement() {
        markNeedsLayout()
        updateSafeAreaOfContent()
        if observers != nil { notify(.contentOffset) }
        delegate?.scrollViewDidScroll(self)
    }
}
