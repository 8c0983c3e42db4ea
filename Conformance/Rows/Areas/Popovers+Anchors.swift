import UIKit

extension ConformanceArea {
    /// What popovers point at.
    static let anchors: [ConformanceRow] = [
        ConformanceRow(
            "popovers/rectangle-stays", of: "A-149", "A rectangle is not followed", since: 14,
            expects: "0 to the right"
        ) { stage in
            let button = UIView(frame: CGRect(x: 400, y: 120, width: 40, height: 40))
            let content = present(at: button, in: button, on: stage) {
                $0.sourceRect = button.bounds
            }
            let start = middle(of: content)
            stage.perform { button.frame.origin.x += 100 }
            return "\(middle(of: content) - start) to the right"
        },
        ConformanceRow(
            "popovers/child-never-sized", of: "A-150", "A child that is never sized follows",
            since: 9, expects: "300 × 200 of 300 × 200"
        ) { stage in
            let child = Page("child")
            let container = BareContainer(child)
            present(container, on: stage)
            return "\(size(child)) of \(size(container))"
        },
        ConformanceRow(
            "popovers/source-item-view", of: "B-190", "The `sourceItem` of a popover is", since: 16,
            expects: "where the source view has it"
        ) { stage in
            guard #available(iOS 16, *) else { return "" }
            @MainActor func place(isItem: Bool) -> Int {
                let button = UIView(frame: CGRect(x: 400, y: 120, width: 200, height: 40))
                let content = present(at: button, in: button, on: stage) {
                    guard isItem else { return }
                    $0.sourceView = nil
                    $0.sourceItem = button
                }
                defer { stage.perform { content.dismiss(animated: false) } }
                return middle(of: content)
            }
            let item = place(isItem: true)
            return item == place(isItem: false) ? "where the source view has it" : "\(item)"
        },
        ConformanceRow(
            "popovers/source-item-bar", of: "B-190", "The `sourceItem` of a popover is", since: 16,
            expects: "where the bar button item has it"
        ) { stage in
            guard #available(iOS 16, *) else { return "" }
            @MainActor func place(isItem: Bool) -> Int {
                let root = Page("root")
                let item = UIBarButtonItem(
                    title: "Item", style: .plain, target: nil, action: nil)
                root.navigationItem.leftBarButtonItem = item
                stage.show(UINavigationController(rootViewController: root), in: .wide)
                let content = Page("content")
                content.preferredContentSize = CGSize(width: 100, height: 200)
                content.modalPresentationStyle = .popover
                let popover = content.popoverPresentationController
                if isItem { popover?.sourceItem = item } else { popover?.barButtonItem = item }
                stage.perform { root.present(content, animated: true) }
                defer { stage.perform { content.dismiss(animated: false) } }
                return middle(of: content)
            }
            let item = place(isItem: true)
            return item == place(isItem: false) ? "where the bar button item has it" : "\(item)"
        },
        ConformanceRow(
            "popovers/told-to-the-parent", of: "B-073, D-143", "The parent and the",
            since: 9, expects: "310 × 300; nothing"
        ) { stage in
            let child = page("child", 300, 300)
            let container = FollowingContainer(child)
            container.preferredContentSize = child.preferredContentSize
            present(container, on: stage)
            _ = container.journal.take()
            stage.perform { child.preferredContentSize = CGSize(width: 310, height: 300) }
            let first = container.journal.take()
            stage.perform { child.preferredContentSize = CGSize(width: 310, height: 300) }
            return "\(first); \(container.journal.take())"
        },
        ConformanceRow(
            "popovers/points-at-the-middle", of: "B-074", "Without a rectangle a popover",
            since: 14,
            expects: "at the middle of its source view"
        ) { stage in
            let button = UIView(frame: CGRect(x: 400, y: 120, width: 200, height: 40))
            let content = present(at: button, in: button, on: stage)
            let isThere = abs(middle(of: content) - 500) <= 1
            return isThere ? "at the middle of its source view" : "beside it"
        },
        ConformanceRow(
            "popovers/follows-source-view", of: "B-172, D-165", "A popover without a rectangle",
            since: 14,
            expects: "100 to the right, then 50 more"
        ) { stage in
            let box = UIView(frame: CGRect(x: 400, y: 120, width: 200, height: 80))
            let button = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
            box.addSubview(button)
            let content = present(at: button, in: box, on: stage)
            let start = middle(of: content)
            stage.perform { button.frame.origin.x = 100 }
            let first = middle(of: content)
            stage.perform { box.frame.origin.x += 50 }
            return "\(first - start) to the right, then \(middle(of: content) - first) more"
        },
    ]

    /// Presents a popover of 100 × 200 points below a view; a view of the root holds that or is it.
    private static func present(
        at source: UIView, in held: UIView, on stage: any Stage,
        adjusting adjust: (UIPopoverPresentationController) -> Void = { _ in }
    ) -> UIViewController {
        let root = Page("root")
        stage.show(root, in: .wide)
        root.view.addSubview(held)
        let content = Page("content")
        content.preferredContentSize = CGSize(width: 100, height: 200)
        content.modalPresentationStyle = .popover
        if let popover = content.popoverPresentationController {
            popover.sourceView = source
            popover.permittedArrowDirections = .up
            adjust(popover)
        }
        stage.perform { root.present(content, animated: true) }
        return content
    }

    /// The middle of a controller's view on the x axis of the window, in points.
    private static func middle(of controller: UIViewController) -> Int {
        Int(controller.view.convert(controller.view.bounds, to: nil).midX.rounded())
    }
}
