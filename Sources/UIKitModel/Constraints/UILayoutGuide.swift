public import Foundation

/// A rectangle of a view's that constraints refer to (B-166). UIKit makes each; apps make none in
/// this model.
@preconcurrency @MainActor open class UILayoutGuide: NSObject {
    enum Kind: Int {
        case safeArea = 1
        /// What neither the tab bar nor the sidebar of a tab bar controller covers (D-173).
        case content
    }

    private let view: UIView
    let kind: Kind

    init(_ kind: Kind, of view: UIView) {
        self.kind = kind
        self.view = view
        super.init()
    }

    open var owningView: UIView? { view }
    /// In the view's coordinates, in points.
    open var layoutFrame: CGRect { view.frame(of: kind) }

    open var leadingAnchor: NSLayoutXAxisAnchor { .init(view, .leading, guide: kind) }
    open var trailingAnchor: NSLayoutXAxisAnchor { .init(view, .trailing, guide: kind) }
    open var leftAnchor: NSLayoutXAxisAnchor { .init(view, .left, guide: kind) }
    open var rightAnchor: NSLayoutXAxisAnchor { .init(view, .right, guide: kind) }
    open var topAnchor: NSLayoutYAxisAnchor { .init(view, .top, guide: kind) }
    open var bottomAnchor: NSLayoutYAxisAnchor { .init(view, .bottom, guide: kind) }
    open var centerXAnchor: NSLayoutXAxisAnchor { .init(view, .centerX, guide: kind) }
    open var centerYAnchor: NSLayoutYAxisAnchor { .init(view, .centerY, guide: kind) }
}
