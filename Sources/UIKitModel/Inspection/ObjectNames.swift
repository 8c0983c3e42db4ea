/// Names of the app's objects in the notes for the harness: the type, and what the app calls the object.
extension UIViewController {
    /// As in `SettingsController "Settings"`. A plain container is named by what it holds.
    @_spi(Simulation) public var objectName: String {
        if type(of: self) == UINavigationController.self, let root = children.first {
            return root.objectName
        }
        let name = restorationIdentifier ?? title ?? navigationItem.title ?? ""
        return name.isEmpty ? "\(type(of: self))" : "\(type(of: self)) \"\(name)\""
    }
}

extension UIView {
    /// As in `UIButton "Save"`.
    @_spi(Simulation) public var objectName: String {
        accessibilityIdentifier.map { "\(type(of: self)) \"\($0)\"" } ?? "\(type(of: self))"
    }
}

extension UIPopoverPresentationController {
    /// What is presented, and the type of what it points to. Many rows may present the same thing.
    @_spi(Simulation) public var objectName: String {
        let anchor = barButtonItem.map { "\(type(of: $0))" } ?? sourceView.map { "\(type(of: $0))" }
        return presentedViewController.objectName + (anchor.map { " at \($0)" } ?? "")
    }
}
