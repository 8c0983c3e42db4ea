import Foundation

/// How the system looks while a controller is on screen.
public enum UIStatusBarStyle: Int, Sendable {
    case `default` = 0
    case lightContent = 1
    case darkContent = 3
}

public enum UIStatusBarAnimation: Int, Sendable {
    case none = 0
    case fade = 1
    case slide = 2
}

public struct UIRectEdge: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let top = UIRectEdge(rawValue: 1 << 0)
    public static let left = UIRectEdge(rawValue: 1 << 1)
    public static let bottom = UIRectEdge(rawValue: 1 << 2)
    public static let right = UIRectEdge(rawValue: 1 << 3)
    public static let all: UIRectEdge = [.top, .left, .bottom, .right]
}

/// How a presentation looks while it begins.
public enum UIModalTransitionStyle: Int, Sendable {
    case coverVertical = 0
    case flipHorizontal = 1
    case crossDissolve = 2
    case partialCurl = 3
}

extension UIViewController {
    /// Settings that few controllers have. A controller makes them when one is first set.
    @MainActor final class RareSettings {
        var isEditing = false
        var editItem: UIBarButtonItem?
        var transitionStyle = UIModalTransitionStyle.coverVertical
        var capturesStatusBar = false
        var interfaceStyle = UIUserInterfaceStyle.unspecified
        var hidesBottomBar = false
        var ownOverrides: UITraitOverrides?
        /// `nil` where the app has not decided.
        var definesContext: Bool?
        var providesTransitionStyle = false
        /// The presentation in this controller's context, while that is off the screen.
        var presentationAside: UIPresentationController?
        /// The tab that owns the controller (B-199).
        weak var tab: UITab?
    }

    /// Whether this controller or one below it that is on screen prefers the orientation to stay.
    var locksOrientation: Bool {
        var isLocked = prefersInterfaceOrientationLocked
        forEachSharingAppearance { isLocked = isLocked || $0.locksOrientation }
        return isLocked
    }

    var settings: RareSettings {
        if let rareSettings { return rareSettings }
        let made = RareSettings()
        rareSettings = made
        return made
    }

    /// What the button that begins and ends editing says wrongly; `nil` where all is well.
    package var faultOfEditButton: String? {
        guard let rareSettings, let title = rareSettings.editItem?.title else { return nil }
        return title == (rareSettings.isEditing ? "Edit" : "Done") ? title : nil
    }

    /// The button that begins and ends editing (B-154).
    var editItem: UIBarButtonItem {
        if let item = rareSettings?.editItem { return item }
        let item = UIBarButtonItem(system: nil)
        item.primaryAction = UIAction(title: isEditing ? "Done" : "Edit") { [weak self] _ in
            guard let self else { return }
            self.setEditing(!self.isEditing, animated: true)
        }
        settings.editItem = item
        return item
    }

    func changeEditing(_ editing: Bool) {
        guard editing || rareSettings != nil else { return }
        settings.isEditing = editing
        rareSettings?.editItem?.title = editing ? "Done" : "Edit"
    }
}
