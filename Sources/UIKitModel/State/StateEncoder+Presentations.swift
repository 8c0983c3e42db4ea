import Foundation

/// Presentations, and what controllers have prepared for one.
extension StateEncoder {
    mutating func write(_ presentation: UIPresentationController) {
        guard isFirstMeeting(with: presentation) else { return }
        write(presentation.phase.rawValue)
        write(presentation.shownStyle.rawValue)
        write(presentation.hidesPresenter)
        write(presentation.context != nil)
        write(presentation.completion != nil)
        if let presenter = presentation.presenter { write(presenter) } else { write(-4) }
        if let shown = presentation.shown { write(shown) } else { write(-4) }
        writeDelegate(presentation.delegate)
        if let sheet = presentation.sheet { writeHeights(of: sheet) }
        if let popover = presentation as? UIPopoverPresentationController {
            writeAnchor(popover)
            // Whether the app has limited the size depends on what came first.
            if popover.isShownAsPopover, let shown = popover.shown,
                let content = PopoverContentSize(of: shown, top: shown.topInFront),
                !content.ofTop.isAlike(content.asked)
            {
                write(content.isPassedOn)
                writeSizeChanges(below: shown)
            }
        }
    }

    /// Of each page in a container of the app's: whether it has changed its size since the
    /// container did. After a pop, that decides whether the container limits the page's size.
    private mutating func writeSizeChanges(below container: UIViewController) {
        guard type(of: container) != UINavigationController.self else { return }
        for page in container.firstNavigationOnScreen?.viewControllers ?? [] {
            write(page.hasChangedSize(since: container))
        }
    }

    /// A detent that the app has not named has another name each time.
    private mutating func writeHeights(of sheet: UISheetPresentationController) {
        write(sheet.detents.count)
        for detent in sheet.detents { write(detent.isNamed ? detent.identifier.rawValue : "") }
        for height in sheet.resolved?.active ?? [] {
            write(height.index)
            write(height.value)
        }
        for chosen in [sheet.selectedDetentIdentifier, sheet.largestUndimmedDetentIdentifier] {
            write(sheet.detents.firstIndex { $0.identifier == chosen } ?? (chosen == nil ? -1 : -2))
        }
        write(sheet.prefersEdgeAttachedInCompactHeight)
        write(sheet.widthFollowsPreferredContentSizeWhenEdgeAttached)
        write(sheet.prefersScrollingExpandsWhenScrolledToEdge)
    }

    private mutating func writeAnchor(_ popover: UIPopoverPresentationController) {
        let anchor = popover.anchorView
        if let anchor { write(anchor) } else { write(-4) }
        write(popover.barButtonItem != nil)
        if let source = popover.sourceView { write(popover.anchorRect(in: source)) }
        write(Int(truncatingIfNeeded: popover.permittedArrowDirections.rawValue))
        write(popover.popoverLayoutMargins)
        write(popover.canOverlapSourceViewRect)
        write((popover.passthroughViews?.count ?? -1) * 2 + (popover.leavesBarOut ? 1 : 0))
        for view in popover.passthroughViews ?? [] { write(view) }
        if anchor?.windowReference == nil { write(popover.latestAnchor ?? .null) }
    }

    mutating func writePresenting(of controller: UIViewController) {
        write(controller.storedPreferredSize.width)
        write(controller.storedPreferredSize.height)
        write(controller.storedModalStyle?.rawValue ?? -3)
        write(controller.isModalInPresentation)
        if let prepared = controller.preparedPresentation { write(prepared) }
        if let aside = controller.rareSettings?.presentationAside { write(aside) }
        if let defines = controller.rareSettings?.definesContext { write(defines ? -7 : -8) }
    }
}
