/// Names of the app's objects in notes for the harness: the type, and what the app calls it.
extension UIViewController {
    /// The type, and what tells objects of the type apart: as in `SettingsController "settings"`. A
    /// title tells apart what is of a type of UIKit's; of an app's own type, it is content.
    @_spi(Simulation) public var objectName: String {
        let named = filling
        let name = named.restorationIdentifier ?? ""
        return name.isEmpty ? objectKind : "\(type(of: named)) \"\(name)\""
    }

    /// The same without the identifier: many rows may present the same kind of controller.
    @_spi(Simulation) public var objectKind: String {
        let named = filling
        let type = type(of: named)
        let isUIKits = String(reflecting: type).hasPrefix("UIKitModel.")
        let title = isUIKits ? named.title ?? named.navigationItem.title ?? "" : ""
        return title.isEmpty ? "\(type)" : "\(type) \"\(title)\""
    }

    /// What a plain navigation controller shows first; any other controller itself.
    private var filling: UIViewController {
        type(of: self) == UINavigationController.self ? children.first ?? self : self
    }
}

extension UIView {
    /// As in `UIButton "Save"`.
    @_spi(Simulation) public var objectName: String {
        accessibilityIdentifier.map { "\(type(of: self)) \"\($0)\"" } ?? "\(type(of: self))"
    }
}

extension UIPopoverPresentationController {
    /// What is presented, and the type of what it points to.
    @_spi(Simulation) public var objectKind: String {
        let anchor = barButtonItem.map { "\(type(of: $0))" } ?? sourceView.map { "\(type(of: $0))" }
        return presentedViewController.objectKind + (anchor.map { " at \($0)" } ?? "")
    }
}
