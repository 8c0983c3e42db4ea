import Foundation

/// The bar below a navigation controller's content.
@MainActor open class UIToolbar: UIView {
    open var items: [UIBarButtonItem]? {
        didSet { setNeedsLayout() }
    }

    /// Puts the items side by side from the leading edge, above the device's safe area.
    open override func layoutSubviews() {
        super.layoutSubviews()
        let content = bounds.inset(by: storedSafeAreaInsets)
        let isMirrored = layoutDirection == .rightToLeft
        let wanted = (items ?? []).map { $0.viewForBar() }
        for button in storedSubviews where !wanted.contains(where: { $0 === button }) {
            button.removeFromSuperview()
        }
        var offset: CGFloat = 8
        for button in wanted {
            if button.superview !== self { addSubview(button) }
            let width = button.wantedWidth
            let left = isMirrored ? content.maxX - offset - width : content.minX + offset
            button.setFrame(CGRect(x: left, y: content.minY, width: width, height: 44))
            offset += width + 8
        }
        needsLayout = false
    }
}
