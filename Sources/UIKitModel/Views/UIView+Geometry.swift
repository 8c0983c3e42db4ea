public import Foundation

/// Frames, coordinate spaces, autoresizing and hit testing.
extension UIView {
    /// How a view follows its superview's size.
    public struct AutoresizingMask: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1 << 0)
        public static let flexibleWidth = AutoresizingMask(rawValue: 1 << 1)
        public static let flexibleRightMargin = AutoresizingMask(rawValue: 1 << 2)
        public static let flexibleTopMargin = AutoresizingMask(rawValue: 1 << 3)
        public static let flexibleHeight = AutoresizingMask(rawValue: 1 << 4)
        public static let flexibleBottomMargin = AutoresizingMask(rawValue: 1 << 5)
    }

    // MARK: - Frames

    var storedBounds: CGRect { CGRect(origin: boundsOrigin, size: storedFrame.size) }

    /// Assigns the frame and resizes the subviews that follow it. Observers are told before this
    /// returns, also of an equal value.
    func setFrame(_ frame: CGRect) {
        let old = storedFrame
        storedFrame = frame
        let isSameSize = frame.size.isSame(as: old.size)
        if !isSameSize { sizeDidChange(from: old.size) }
        if !frame.isSame(as: old) { frameDidChange() }
        if !isSameSize { updateStaleSharesOfSafeArea() }
        if observers != nil {
            notify(.frame)
            if !isSameSize { notify(.bounds) }
        }
    }

    func setBounds(_ bounds: CGRect) {
        let old = storedFrame.size
        let hasMoved = isScrollView && bounds.origin != boundsOrigin
        boundsOrigin = bounds.origin
        if bounds.size != old {
            storedFrame = CGRect(
                x: storedFrame.midX - bounds.size.width / 2,
                y: storedFrame.midY - bounds.size.height / 2,
                width: bounds.size.width, height: bounds.size.height)
            sizeDidChange(from: old)
            frameDidChange()
            updateStaleSharesOfSafeArea()
            if observers != nil { notify(.frame) }
        }
        if observers != nil { notify(.bounds) }
        if hasMoved { contentDidMove() }
    }

    private func sizeDidChange(from old: CGSize) {
        markNeedsLayout()
        if isScrollView { roomForContentDidChange() }
        guard storedAutoresizesSubviews else { return }
        for subview in storedSubviews where !subview.storedAutoresizingMask.isEmpty {
            subview.followSuperview(from: old, to: storedFrame.size)
        }
    }

    /// Updates the view's share of its superview's safe area after its frame has changed.
    func frameDidChange() {
        guard windowReference != nil else { return }
        if isRootView {
            // UIKit's own containers update the safe area themselves.
            guard controllerReference?.read({ $0.hasManagingParent }) == false else { return }
            controller?.updateOverlayInsetsFromParent()
        } else {
            updateSafeAreaFromSuperview()
        }
    }

    private func followSuperview(from old: CGSize, to new: CGSize) {
        guard storedTranslatesMask else {
            if sizeConstraints == nil { Simulation.active.passed(.constraintsKeepFrame) }
            return
        }
        let mask = storedAutoresizingMask
        // A view that fills its superview is by far the most common.
        if mask == [.flexibleWidth, .flexibleHeight] {
            frame = CGRect(
                x: storedFrame.origin.x, y: storedFrame.origin.y,
                width: max(0, storedFrame.size.width + new.width - old.width),
                height: max(0, storedFrame.size.height + new.height - old.height))
            return
        }
        let x = UIView.autoresized(
            storedFrame.origin.x, storedFrame.size.width, old.width, new.width,
            flexible: (
                mask.contains(.flexibleLeftMargin),
                mask.contains(.flexibleWidth),
                mask.contains(.flexibleRightMargin)
            ))
        let y = UIView.autoresized(
            storedFrame.origin.y, storedFrame.size.height, old.height, new.height,
            flexible: (
                mask.contains(.flexibleTopMargin),
                mask.contains(.flexibleHeight),
                mask.contains(.flexibleBottomMargin)
            ))
        frame = CGRect(x: x.origin, y: y.origin, width: x.length, height: y.length)
    }

    /// One axis of autoresizing, in points. The flexible parts share the change equally. UIKit
    /// shares it by their size, which differs only where several parts are flexible.
    private static func autoresized(
        _ origin: CGFloat, _ length: CGFloat, _ old: CGFloat, _ new: CGFloat,
        flexible: (before: Bool, length: Bool, after: Bool)
    ) -> (origin: CGFloat, length: CGFloat) {
        let parts = (flexible.before ? 1 : 0) + (flexible.length ? 1 : 0) + (flexible.after ? 1 : 0)
        guard parts > 0 else { return (origin, length) }
        if parts > 1 { Simulation.active.passed(.flexibleParts) }
        let share = (new - old) / CGFloat(parts)
        return (
            origin + (flexible.before ? share : 0), max(0, length + (flexible.length ? share : 0))
        )
    }

    // MARK: - Coordinate spaces

    /// This view's origin in the coordinates of the outermost view of its tree.
    private nonisolated var originInRoot: CGPoint {
        var x = storedFrame.origin.x
        var y = storedFrame.origin.y
        var next = superviewReference
        while let reference = next {
            next = reference.read { view in
                x += view.storedFrame.origin.x - view.boundsOrigin.x
                y += view.storedFrame.origin.y - view.boundsOrigin.y
                return view.superviewReference
            }
        }
        return CGPoint(x: x, y: y)
    }

    /// Converts from this view's coordinates to another's. `nil` stands for the window, or for the
    /// outermost view where there is no window.
    public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
        let here = originInRoot
        var x = point.x - boundsOrigin.x + here.x
        var y = point.y - boundsOrigin.y + here.y
        if let view {
            let there = view.originInRoot
            x += view.boundsOrigin.x - there.x
            y += view.boundsOrigin.y - there.y
        }
        return CGPoint(x: x, y: y)
    }

    public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
        guard let view else {
            let here = originInRoot
            return CGPoint(
                x: point.x - here.x + boundsOrigin.x, y: point.y - here.y + boundsOrigin.y)
        }
        return view.convert(point, to: self)
    }

    public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
        CGRect(origin: convert(rect.origin, to: view), size: rect.size)
    }

    public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
        CGRect(origin: convert(rect.origin, from: view), size: rect.size)
    }

    // MARK: - Hit testing

    /// Views with an alpha of less than 0.01 take no touches (B-081).
    func deepestView(at point: CGPoint, with event: UIEvent?) -> UIView? {
        guard !storedIsHidden, storedAlpha >= 0.01, storedIsInteractive, shields.isEmpty,
            self.point(inside: point, with: event)
        else { return nil }
        var index = storedSubviews.count
        while index > 0 {
            index -= 1
            let subview = storedSubviews[index]
            let inner = CGPoint(
                x: point.x - subview.storedFrame.origin.x + subview.boundsOrigin.x,
                y: point.y - subview.storedFrame.origin.y + subview.boundsOrigin.y)
            if let hit = subview.hitTest(inner, with: event) { return hit }
        }
        return self
    }
}
