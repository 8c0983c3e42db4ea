import Foundation
internal import Journal
internal import StatefulTesting
@_spi(Simulation) internal import UIKitModel

/// Drags of scrolled content: whether the finger arrives in the scroll view, and whether the
/// content follows it.
extension Finger {
    func scroll(_ view: UIScrollView, _ direction: ScrollDirection, named name: Name) {
        guard let point = view.pointToDrag else { return }
        let touched = machine.simulation.window.hitTest(point, with: nil)
        guard touched?.isDescendant(of: view) == true else {
            if machine.isAtRest { missed(view, touched, at: point, named: name, by: "drag") }
            return
        }
        if machine.simulation.sheetTakesScroll(of: view, direction) {
            return view.receiveScroll(direction)
        }
        let field = machine.simulation.fieldInUse
        let before = view.contentOffset.y
        let (least, greatest) = view.documentedOffsets
        let page = view.bounds.inset(by: view.adjustedContentInset).height
        view.receiveScroll(direction)
        if view.keyboardDismissMode == .onDrag, view.delegate == nil, let field,
            machine.simulation.fieldInUse === field,
            !machine.simulation.journal.contains(.keepsFirstResponder)
        {
            memory.report(
                unkept: "scroll",
                "a drag in content that ends editing on a drag leaves a text field in use")
        }
        // The keyboard may leave during the drag, and the app's insets with it.
        guard view.documentedOffsets == (least, greatest) else { return }
        // A delegate may stop the content elsewhere, and a class of the app's own may do as it
        // likes.
        guard view.delegate == nil, type(of: view) == UIScrollView.self, !view.appHasSetOffset
        else { return }
        let after = view.contentOffset.y
        let end = direction == .down ? greatest : least
        let isOnWay = direction == .down ? after > before + 0.4 : after < before - 0.4
        let isInside = after >= least - 0.5 && after <= greatest + 0.5
        let isAtEnd = abs(after - end) <= 0.5
        if isOnWay, isInside, isAtEnd || abs(end - before) > page / 2 { return }
        memory.report(
            unkept: "scroll",
            "a drag that shows what is further \(direction.rawValue) moves the content from "
                + "\(before.text) to \(after.text), between \(least.text) and \(greatest.text)")
    }
}
