import Foundation

/// A value of UIKit's that an app may store, and whose content `StateEncoder` writes as text.
@MainActor protocol StateValue: AnyObject {
    var stateText: String { get }
}

extension UIColor: StateValue {
    @MainActor var stateText: String {
        let parts = [channels.red, channels.green, channels.blue, channels.alpha]
        return "\(name ?? "")\(parts)\(provider == nil ? "" : " dynamic")"
    }
}

extension UIImage: StateValue {
    @MainActor var stateText: String {
        "\(name ?? "") \(size) \(renderingMode.rawValue) \(tint?.stateText ?? "")"
            + " \(configuration?.stateText ?? "")"
    }
}

extension UIImage.Configuration: StateValue {
    @MainActor var stateText: String { textOfContent }
}

extension UIFont: StateValue {
    @MainActor var stateText: String { "\(fontName) \(pointSize) \(weight.rawValue)" }
}

extension UIMenuElement: StateValue {
    @MainActor var stateText: String {
        "\(title)|\(subtitle ?? "")|\(image?.stateText ?? "")|\(textOfContent)"
    }
}

extension UIAlertAction: StateValue {
    @MainActor var stateText: String {
        "\(title ?? "")|\(style.rawValue)|\(isEnabled)"
    }
}

extension UIBarAppearance: StateValue {
    @MainActor var stateText: String {
        "\(background.rawValue) \(backgroundColor?.stateText ?? "") \(shadowColor?.stateText ?? "")"
    }
}
