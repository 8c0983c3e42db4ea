public import Foundation

/// What a popover can point at: a view, or an item of a bar (B-190).
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerSourceItem: NSObjectProtocol {
    /// The frame in the coordinates of a view, in points; `.null` where both are not in one window.
    func frame(in referenceView: UIView) -> CGRect
}

extension UIView: UIPopoverPresentationControllerSourceItem {
    public func frame(in referenceView: UIView) -> CGRect {
        guard let window, window === referenceView.window else { return .null }
        return convert(bounds, to: referenceView)
    }
}

extension UIBarButtonItem: UIPopoverPresentationControllerSourceItem {
    public func frame(in referenceView: UIView) -> CGRect {
        view?.frame(in: referenceView) ?? .null
    }
}

extension UIPopoverPresentationController {
    /// The view or the item that the popover points at. It is the source view or the bar's item
    /// under one name: setting it replaces both (B-190).
    public var sourceItem: (any UIPopoverPresentationControllerSourceItem)? {
        get { barButtonItem ?? sourceView }
        set {
            let (item, view) = (newValue as? UIBarButtonItem, newValue as? UIView)
            if let newValue, item == nil, view == nil {
                return Simulation.active.log(
                    "\(type(of: newValue)) as the sourceItem of a popover: the model has views and "
                        + "bar button items only", about: .model)
            }
            barButtonItem = item
            sourceView = view
        }
    }
}
