public import Foundation

/// The ways to make a bar button item.
///
/// UIKit's older initialisers take a selector, which needs the Objective-C runtime. They take
/// nothing but `nil` here, as for a title of a back button or for a space.
extension UIBarButtonItem {
    /// An item that UIKit knows by itself.
    public enum SystemItem: Int, Sendable {
        case done = 0
        case cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action, organize,
            bookmarks, search, refresh, stop, camera, trash, play, pause, rewind, fastForward, undo,
            redo
        case close = 24
        case writingTools = 25

        /// The text that stands for the item on screen.
        var name: String {
            let text = String(describing: self)
            return text.prefix(1).uppercased() + text.dropFirst()
        }
    }

    public convenience init(
        title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil,
        menu: UIMenu? = nil
    ) {
        self.init(system: nil)
        self.primaryAction = primaryAction
        // The observer of the action does not run in an initialiser.
        self.title = title ?? primaryAction?.title
        self.image = image ?? primaryAction?.image
        self.menu = menu
    }

    public convenience init(
        systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil
    ) {
        self.init(system: systemItem)
        self.primaryAction = primaryAction
        if let text = primaryAction?.title, !text.isEmpty { title = text } else { title = nil }
        self.menu = menu
    }

    public convenience init(customView: UIView) {
        self.init(system: nil)
        self.customView = customView
    }

    public convenience init(
        title: String?, style: Style, target: Any?, action: Never?
    ) {
        self.init(system: nil)
        self.title = title
        self.style = style
    }

    public convenience init(
        image: UIImage?, style: Style, target: Any?, action: Never?
    ) {
        self.init(system: nil)
        self.image = image
        self.style = style
    }

    public convenience init(
        barButtonSystemItem systemItem: SystemItem, target: Any?, action: Never?
    ) {
        self.init(system: systemItem)
    }

    /// A space that takes its share of the room in a toolbar. In a navigation bar it takes none.
    public class func flexibleSpace() -> UIBarButtonItem {
        UIBarButtonItem(system: .flexibleSpace)
    }

    /// A space of a width in points in a toolbar. In a navigation bar it takes none.
    public class func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
        let item = UIBarButtonItem(system: .fixedSpace)
        item.width = width
        return item
    }
}
