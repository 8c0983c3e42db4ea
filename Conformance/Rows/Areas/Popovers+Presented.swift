import UIKit

extension ConformanceArea {
    /// How popovers and alerts come and go.
    static let presented: [ConformanceRow] = [
        ConformanceRow(
            "popovers/defaults", of: "B-075", "Margins of 10 points besides", since: 9,
            expects: "10, 10, 10, 10; any; no overlap; unknown"
        ) { _ in
            let content = page("content", 300, 200)
            content.modalPresentationStyle = .popover
            guard let popover = content.popoverPresentationController else { return "none" }
            let margins = popover.popoverLayoutMargins
            let sides = [margins.top, margins.left, margins.bottom, margins.right]
            return [
                text(sides.map { String(Int($0)) }),
                popover.permittedArrowDirections == .any ? "any" : "some",
                popover.canOverlapSourceViewRect ? "overlap" : "no overlap",
                popover.arrowDirection == .unknown ? "unknown" : "known",
            ].joined(separator: "; ")
        },
        ConformanceRow(
            "popovers/arrow-on-screen", of: "B-075", "Margins of 10 points besides", since: 9,
            expects: "up, then unknown"
        ) { stage in
            let content = page("content", 300, 200)
            let popover = present(content, on: stage) { $0.permittedArrowDirections = .up }
            let during = popover?.arrowDirection == .up ? "up" : "another"
            stage.perform { content.dismiss(animated: false) }
            let after = popover?.arrowDirection == .unknown ? "unknown" : "known"
            return "\(during), then \(after)"
        },
        ConformanceRow(
            "popovers/one-presentation-controller", of: "B-078", "The delegate may put another",
            since: 9, expects: "the same before and on screen"
        ) { stage in
            let content = page("content", 300, 200)
            let before = present(content, on: stage)
            return content.popoverPresentationController === before
                && content.presentationController === before
                ? "the same before and on screen" : "another"
        },
        ConformanceRow(
            "popovers/dismissed-by-the-app", of: "B-080, D-156, D-157, D-158",
            "A touch outside asks and tells",
            since: 13, expects: "nothing, and it is gone"
        ) { stage in
            let recorder = PopoverRecorder()
            let content = page("content", 300, 200)
            present(content, on: stage) { $0.delegate = recorder }
            _ = recorder.journal.take()
            stage.perform { content.dismiss(animated: true) }
            return "\(recorder.journal.take()), and it is "
                + (content.isOnScreen ? "there" : "gone")
        },
        ConformanceRow(
            "popovers/presenter-inside", of: "B-082", "A presenter inside a popover hears",
            since: 9, expects: "modal will disappear, modal did disappear"
        ) { stage in
            let journal = Journal()
            let content = Page("content", journal: journal)
            content.preferredContentSize = CGSize(width: 300, height: 200)
            present(content, on: stage)
            let modal = Page("modal", journal: journal)
            modal.modalPresentationStyle = .fullScreen
            stage.perform { content.present(modal, animated: true) }
            _ = journal.take()
            stage.perform { modal.dismiss(animated: true) }
            return journal.take()
        },
        ConformanceRow(
            "popovers/context-of-navigation", of: "B-181, D-168",
            "The styles of the current context",
            since: 8, expects: "navigation, which presents page"
        ) { stage in
            let world = inContext(.overCurrentContext, on: stage)
            let presenter = world.page.presentingViewController
            return "\(presenter?.label ?? "nobody"), which presents "
                + (presenter?.presentedViewController?.label ?? "nothing")
        },
        ConformanceRow(
            "popovers/frame-of-context", of: "B-181", "What is presented has the frame of",
            since: 8, expects: "the same, then the same"
        ) { stage in
            let world = inContext(.overCurrentContext, on: stage)
            @MainActor func comparison() -> String {
                guard let navigation = world.root.navigationController?.view,
                    let page = world.page.viewIfLoaded
                else { return "none" }
                let (inner, outer) = (
                    page.convert(page.bounds, to: nil),
                    navigation.convert(navigation.bounds, to: nil)
                )
                return inner == outer ? "the same" : "another"
            }
            let before = comparison()
            stage.resize(to: .tall)
            return "\(before), then \(comparison())"
        },
        ConformanceRow(
            "popovers/over-and-in-context", of: "B-181", "Over the current context, the content",
            since: 8,
            expects: "over it nothing; in it root will disappear, root did disappear; "
                + "then root will appear, root did appear"
        ) { stage in
            let over = inContext(.overCurrentContext, on: stage)
            let seen = over.journal.take()
            let current = inContext(.currentContext, on: stage)
            let gone = current.journal.take()
            stage.perform { current.page.dismiss(animated: true) }
            return "over it \(seen.isEmpty ? "nothing" : seen); in it \(gone); "
                + "then \(current.journal.take())"
        },
        ConformanceRow(
            "popovers/full-screen-from-context", of: "B-181", "A full screen is presented by what",
            since: 8, expects: "another presents"
        ) { stage in
            let world = inContext(.overCurrentContext, on: stage)
            let help = Page("help")
            help.modalPresentationStyle = .fullScreen
            stage.perform { world.page.present(help, animated: true) }
            let presenter = help.presentingViewController
            defer { stage.perform { help.dismiss(animated: false) } }
            return presenter === world.page
                ? "the page presents" : presenter == nil ? "nobody presents" : "another presents"
        },
        ConformanceRow(
            "popovers/second-presentation", of: "B-083", "A second presentation is logged",
            since: 8, expects: "first"
        ) { stage in
            let root = Page("root")
            stage.show(root, in: .wide)
            let pages = [Page("first"), Page("second")]
            for page in pages {
                page.modalPresentationStyle = .overFullScreen
                stage.perform { root.present(page, animated: false) }
            }
            return root.presentedViewController?.label ?? "none"
        },
        ConformanceRow(
            "popovers/alert", of: "B-153, D-166", "An alert is modal in the middle", since: 9,
            expects: "in the middle; the presenter stays"
        ) { stage in
            let root = Page("root")
            stage.show(root, in: .wide)
            let alert = UIAlertController(title: "Title", message: "Text", preferredStyle: .alert)
            alert.addAction(UIAlertAction(title: "OK", style: .default))
            stage.perform { root.present(alert, animated: true) }
            let frame = alert.view.convert(alert.view.bounds, to: root.view)
            let isCentred = abs(frame.midX - root.view.bounds.midX) <= 1
            return (isCentred ? "in the middle" : "beside the middle")
                + (root.isOnScreen ? "; the presenter stays" : "; the presenter goes")
        },
        ConformanceRow(
            "popovers/action-sheet", of: "B-153, D-166", "An alert is modal in the middle",
            since: 9,
            expects: "a popover, then dismissed"
        ) { stage in
            let root = Page("root")
            stage.show(root, in: .wide)
            let sheet = UIAlertController(
                title: nil, message: nil, preferredStyle: .actionSheet)
            sheet.addAction(UIAlertAction(title: "Copy", style: .default))
            sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel))
            sheet.popoverPresentationController?.sourceView = root.view
            sheet.popoverPresentationController?.sourceRect = CGRect(
                x: 500, y: 100, width: 40, height: 40)
            stage.perform { root.present(sheet, animated: true) }
            let isPopover = sheet.popoverPresentationController?.presentedViewController === sheet
            stage.perform { root.dismiss(animated: true) }
            return (isPopover ? "a popover" : "no popover")
                + (root.presentedViewController == nil ? ", then dismissed" : ", then still there")
        },
    ]
}

/// Presents a page from the root of a navigation controller, which is not the window's root.
@MainActor private func inContext(
    _ style: UIModalPresentationStyle, on stage: any Stage
) -> (root: Page, page: Page, journal: Journal) {
    let journal = Journal()
    let (root, page) = (Page("root", journal: journal), Page("page"))
    page.modalPresentationStyle = style
    stage.show(Container(UINavigationController(rootViewController: root)), in: .wide)
    _ = journal.take()
    stage.perform { root.present(page, animated: true) }
    return (root, page, journal)
}

/// Notes what a popover asks and tells about its dismissal.
@MainActor private final class PopoverRecorder: NSObject, UIPopoverPresentationControllerDelegate {
    let journal = Journal()

    func presentationControllerShouldDismiss(
        _ presentationController: UIPresentationController
    ) -> Bool {
        journal.note("should dismiss")
        return true
    }

    func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
        journal.note("will dismiss")
    }

    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
        journal.note("did dismiss")
    }
}
