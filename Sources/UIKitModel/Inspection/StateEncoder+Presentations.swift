import Foundation

/// What is presented, and what controllers have prepared for it.
extension StateEncoder {
    mutating func write(_ presentation: UIPresentationController) {
        guard isFirstMeeting(with: presentation) else { return }
        write(presentation.phase.rawValue)
        write(presentation.shownStyle.rawValue)
        write(presentation.hidesPresenter)
        write(presentation.completion != nil)
        if let presenter = presentation.presenter { write(presenter) } else { write(-4) }
        if let shown = presentation.shown { write(shown) } else { write(-4) }
        writeDelegate(presentation.delegate)
        if let popover = presentation as? UIPopoverPresentationController { writeAnchor(popover) }
    }

    private mutating func writeAnchor(_ popover: UIPopoverPresentationController) {
        if let view = popover.anchorView { write(view) } else { write(-4) }
        write(popover.barButtonItem != nil)
        if let view = popover.sourceView { write(popover.anchorRect(in: view)) }
        write(Int(truncatingIfNeeded: popover.permittedArrowDirections.rawValue))
        write(popover.popoverLayoutMargins)
        write(popover.canOverlapSourceViewRect)
        write(popover.passthroughViews?.count ?? -1)
        for view in popover.passthroughViews ?? [] { write(view) }
        if popover.anchorView?.windowReference == nil {
            write(popover.latestAnchor ?? .null)
        }
    }

    mutating func writePresenting(of controller: UIViewController) {
        write(controller.storedPreferredSize.width)
        write(controller.storedPreferredSize.height)
        write(controller.storedModalStyle?.rawValue ?? -3)
        write(controller.isModalInPresentation)
        if let prepared = controller.preparedPresentation { write(prepared) }
    }
}
