import Foundation

extension UIView {
    /// Settings that few views have, and on which nothing in the model depends. A view makes them
    /// when one is first set, since most views are made and laid out without.
    @MainActor final class RareSettings {
        var backgroundColor: UIColor?
        var tintColor: UIColor?
        var tintAdjustmentMode = TintAdjustmentMode.automatic
        var contentMode = ContentMode.scaleToFill
        var isOpaque = true
        var isMultipleTouchEnabled = false
        var accessibilityHint: String?
        var accessibilityValue: String?
        var isAccessibilityElement = false
        var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
        /// Horizontal, then vertical; `nil` where the app has set none.
        var hugging: [UILayoutPriority?] = [nil, nil]
        var resistance: [UILayoutPriority?] = [nil, nil]

        /// What an app can read back.
        var stateText: String {
            "\(backgroundColor?.stateText ?? "")|\(tintColor?.stateText ?? "")|"
                + "\(contentMode.rawValue)|\(isOpaque)|\(isMultipleTouchEnabled)|"
                + "\(accessibilityHint ?? "")|\(accessibilityValue ?? "")|"
                + "\(isAccessibilityElement)|\(overrideUserInterfaceStyle.rawValue)"
        }
    }

    /// The settings, made where there are none.
    var settings: RareSettings {
        if let rareSettings { return rareSettings }
        let made = RareSettings()
        rareSettings = made
        return made
    }

    public enum TintAdjustmentMode: Int, Sendable {
        case automatic, normal, dimmed
    }

    public enum ContentMode: Int, Sendable {
        case scaleToFill, scaleAspectFit, scaleAspectFill, redraw
        case center, top, bottom, left, right, topLeft, topRight, bottomLeft, bottomRight
    }

    // MARK: - Tint (B-150)

    /// The view's own tint, else its superview's, else the system's blue.
    var tintInForce: UIColor {
        rareSettings?.tintColor ?? storedSuperview?.tintInForce ?? .systemBlue
    }

    /// Tells this view, and those below that have no tint of their own.
    func tintDidChange() {
        tintColorDidChange()
        for subview in storedSubviews where subview.rareSettings?.tintColor == nil {
            subview.tintDidChange()
        }
    }
}

/// Light or dark.
public enum UIUserInterfaceStyle: Int, Sendable {
    case unspecified, light, dark
}

extension UITraitCollection {
    /// Inert: always `light`, since nothing in the model depends on it.
    public var userInterfaceStyle: UIUserInterfaceStyle { .light }
}
