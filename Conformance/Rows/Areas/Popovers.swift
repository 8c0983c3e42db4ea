import UIKit

extension ConformanceArea {
    /// Popovers, their sizes, and what presents them. They need an iPad.
    static let popovers = ConformanceArea(
        "Popovers and presentation",
        rows: [
            ConformanceRow(
                "popovers/preferred-size", of: "A-131", "A popover has the size that the presented",
                since: 9, expects: "300 × 200"
            ) { stage in
                let content = page("content", 300, 200)
                let width = content.view.widthAnchor.constraint(equalToConstant: 500)
                width.priority = .defaultHigh
                width.isActive = true
                present(content, on: stage)
                return size(content)
            },
            ConformanceRow(
                "popovers/two-pages", of: "A-130", "Two pages of different size", since: 9,
                expects: "300 × 300, then 600 × 400"
            ) { stage in
                let navigation = UINavigationController(rootViewController: page("a", 300, 300))
                navigation.setNavigationBarHidden(true, animated: false)
                present(navigation, on: stage)
                let before = size(navigation)
                stage.perform {
                    navigation.setNavigationBarHidden(false, animated: true)
                    navigation.pushViewController(page("b", 600, 400), animated: true)
                }
                return "\(before), then \(size(navigation))"
            },
            ConformanceRow(
                "popovers/fitting-size", of: "A-133", "The compressed fitting size", since: 9,
                expects: "300 × 200"
            ) { _ in
                let view = makeFree()
                NSLayoutConstraint.activate([
                    view.widthAnchor.constraint(equalToConstant: 300),
                    view.heightAnchor.constraint(equalToConstant: 200),
                ])
                return text(view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize))
            },
            ConformanceRow(
                "popovers/fitting-bounds", of: "A-133", "The compressed fitting size", since: 9,
                expects: "150 × 80"
            ) { _ in
                let view = makeFree()
                let weak = view.widthAnchor.constraint(equalToConstant: 100)
                weak.priority = .defaultLow
                NSLayoutConstraint.activate([
                    weak, view.widthAnchor.constraint(equalToConstant: 150),
                    view.heightAnchor.constraint(greaterThanOrEqualToConstant: 80),
                ])
                return text(view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize))
            },
            ConformanceRow(
                "popovers/size-of-the-top", of: "A-134, A-135", "A navigation controller takes its",
                since: 9, expects: "300 × 300, then 600 × 400, then 300 × 300"
            ) { stage in
                let navigation = UINavigationController(rootViewController: page("a", 300, 300))
                present(navigation, on: stage)
                var sizes = [size(navigation)]
                stage.perform { navigation.pushViewController(page("b", 600, 400), animated: true) }
                sizes.append(size(navigation))
                stage.perform { navigation.popViewController(animated: true) }
                sizes.append(size(navigation))
                return sizes.joined(separator: ", then ")
            },
            ConformanceRow(
                "popovers/size-of-a-container", of: "A-136", "The size of a container around the",
                since: 9, expects: "600 × 400 at once"
            ) { stage in
                let navigation = UINavigationController(rootViewController: page("a", 300, 300))
                let container = Container(navigation)
                container.preferredContentSize = CGSize(width: 300, height: 300)
                present(container, on: stage)
                var seen = ""
                stage.perform {
                    navigation.pushViewController(page("b", 600, 400), animated: true)
                    container.preferredContentSize = CGSize(width: 600, height: 400)
                    container.view.window?.layoutIfNeeded()
                    seen = "\(size(container)) at once"
                }
                return seen
            },
            ConformanceRow(
                "popovers/without-did-move", of: "A-137", "A container that leaves out `didMove`",
                since: 9, expects: "on screen, appeared"
            ) { stage in
                let journal = Journal()
                let child = Page("child", journal: journal)
                present(BareContainer(child), on: stage)
                let hasAppeared = journal.take().hasSuffix("did appear")
                return "\(child.isOnScreen ? "on screen" : "off screen"), "
                    + (hasAppeared ? "appeared" : "not appeared")
            },
            ConformanceRow(
                "popovers/reached-from-inside", of: "A-138", "The popover is reached from",
                since: 9, expects: "the same popover, which presents the container"
            ) { stage in
                let inner = page("inner", 300, 200)
                let container = Container(UINavigationController(rootViewController: inner))
                container.preferredContentSize = inner.preferredContentSize
                let popover = present(container, on: stage)
                guard inner.popoverPresentationController === popover else { return "another" }
                return popover?.presentedViewController === container
                    ? "the same popover, which presents the container"
                    : "the same popover, which presents another"
            },
            ConformanceRow(
                "popovers/no-further-than-the-parent", of: "A-139, A-143",
                "A preferred size goes to the parent", since: 9,
                expects: "300 × 300, then 300 × 500"
            ) { stage in
                let child = page("child", 300, 300)
                let container = Container(child)
                container.preferredContentSize = child.preferredContentSize
                present(container, on: stage)
                stage.perform { child.preferredContentSize = CGSize(width: 300, height: 500) }
                let before = size(container)
                stage.perform { container.preferredContentSize = child.preferredContentSize }
                return "\(before), then \(size(container))"
            },
            ConformanceRow(
                "popovers/taken-over", of: "A-142, A-145", "Containers that take over their",
                since: 9, expects: "500 × 500"
            ) { stage in
                let child = page("child", 300, 300)
                let container = FollowingContainer(child)
                container.preferredContentSize = child.preferredContentSize
                present(container, on: stage)
                stage.perform { child.preferredContentSize = CGSize(width: 500, height: 500) }
                return size(container)
            },
            ConformanceRow(
                "popovers/sized-by-will-show", of: "A-146, A-152, A-153", "Will-show sizes the",
                since: 9, expects: "600 × 400, then 300 × 300"
            ) { stage in
                let follower = WillShowFollower()
                let navigation = UINavigationController(rootViewController: page("a", 300, 300))
                navigation.delegate = follower
                let container = Container(navigation)
                container.preferredContentSize = CGSize(width: 300, height: 300)
                present(container, on: stage)
                stage.perform { navigation.pushViewController(page("b", 600, 400), animated: true) }
                let pushed = size(container)
                stage.perform { navigation.popViewController(animated: true) }
                return "\(pushed), then \(size(container))"
            },
            ConformanceRow(
                "popovers/open-axis", of: "A-147", "A fitting size may be 0", since: 9,
                expects: "0 × 200"
            ) { _ in
                let view = makeFree()
                view.heightAnchor.constraint(equalToConstant: 200).isActive = true
                return text(view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize))
            },
        ] + anchors + presented)

    /// Presents a controller in a popover at a rectangle of a new root, and waits.
    @discardableResult static func present(
        _ content: UIViewController, on stage: any Stage,
        adjusting adjust: (UIPopoverPresentationController) -> Void = { _ in }
    ) -> UIPopoverPresentationController? {
        let root = Page("root")
        stage.show(root, in: .wide)
        content.modalPresentationStyle = .popover
        let popover = content.popoverPresentationController
        popover?.sourceView = root.view
        popover?.sourceRect = CGRect(x: 500, y: 100, width: 40, height: 40)
        if let popover { adjust(popover) }
        stage.perform { root.present(content, animated: true) }
        return popover
    }

    static func page(_ name: String, _ width: CGFloat, _ height: CGFloat) -> Page {
        let page = Page(name)
        page.preferredContentSize = CGSize(width: width, height: height)
        return page
    }

    /// A view whose constraints alone decide its size.
    private static func makeFree() -> UIView {
        let view = UIView()
        view.translatesAutoresizingMaskIntoConstraints = false
        return view
    }

    static func size(_ controller: UIViewController) -> String {
        text(controller.view.bounds.size)
    }
}

func text(_ size: CGSize) -> String {
    "\(Int(size.width.rounded())) × \(Int(size.height.rounded()))"
}

/// A container that takes over the size that its child prefers, and notes it.
@MainActor final class FollowingContainer: UIViewController {
    let journal = Journal()
    private let child: UIViewController

    init(_ child: UIViewController) {
        self.child = child
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        addChild(child)
        child.view.frame = view.bounds
        child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(child.view)
        child.didMove(toParent: self)
    }

    override func preferredContentSizeDidChange(
        forChildContentContainer container: any UIContentContainer
    ) {
        super.preferredContentSizeDidChange(forChildContentContainer: container)
        journal.note(text(container.preferredContentSize))
        preferredContentSize = container.preferredContentSize
    }
}

/// A container of 300 × 200 points that neither sizes its child nor calls `didMove`.
@MainActor final class BareContainer: UIViewController {
    private let child: UIViewController

    init(_ child: UIViewController) {
        self.child = child
        super.init(nibName: nil, bundle: nil)
        preferredContentSize = CGSize(width: 300, height: 200)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        addChild(child)
        view.addSubview(child.view)
    }
}

/// Gives a navigation controller's parent the size of the page that is about to be shown.
@MainActor private final class WillShowFollower: NSObject, UINavigationControllerDelegate {
    func navigationController(
        _ navigationController: UINavigationController,
        willShow viewController: UIViewController, animated: Bool
    ) {
        navigationController.parent?.preferredContentSize = viewController.preferredContentSize
    }
}
