import Foundation

/// The heights of a sheet at the bottom edge of its window (B-192). In regular width and height a sheet is
/// in the middle, where detents do not change its height (*unverified*).
extension UISheetPresentationController {
    /// Whether the sheet lies at the bottom edge of a window with these traits.
    func isEdgeAttached(in traits: UITraitCollection) -> Bool {
        traits.verticalSizeClass == .compact
            ? prefersEdgeAttachedInCompactHeight : traits.horizontalSizeClass == .compact
    }

    /// Whether the sheet is another one than UIKit's own in compact width.
    package var hasOwnHeight: Bool {
        detents.count > 1 || detents.first?.identifier != .large
            || prefersEdgeAttachedInCompactHeight
            || widthFollowsPreferredContentSizeWhenEdgeAttached
    }

    private var isEdgeAttached: Bool {
        host.isShownAsSheet && isEdgeAttached(in: Simulation.active.storedWindow.sceneTraits)
    }

    /// The frame of a sheet at the bottom edge, in points.
    func attachedFrame(in bounds: CGRect, insets: UIEdgeInsets) -> CGRect {
        let largest = bounds.size.height - insets.top - SheetPlacement.cardGap
        let active = activeDetents(largest: largest - insets.bottom)
        Simulation.active.passed(.sheetHeights)
        let value = current(of: active).map { active[$0].value }
        let height = min(value.map { $0 + insets.bottom } ?? largest, largest)
        var width = bounds.size.width - insets.left - insets.right
        let preferred = host.preferredContentSize.width
        if widthFollowsPreferredContentSizeWhenEdgeAttached, preferred > 0 {
            width = min(preferred, width)
        }
        return CGRect(
            x: insets.left + (bounds.size.width - insets.left - insets.right - width) / 2,
            y: bounds.size.height - height, width: width, height: height)
    }

    // MARK: - Detents

    private struct ActiveDetent {
        let identifier: Detent.Identifier
        /// In points, without the safe area below.
        let value: CGFloat
    }

    /// The detents that have a height in the present window.
    private func activeDetents(largest: CGFloat) -> [ActiveDetent] {
        let context = DetentContext(
            Simulation.active.storedWindow.sceneTraits, maximum: max(0, largest))
        return detents.compactMap { detent in
            detent.resolvedValue(in: context).map {
                ActiveDetent(
                    identifier: detent.identifier, value: min($0, context.maximumDetentValue))
            }
        }
    }

    private var activeDetents: [ActiveDetent] {
        let window = Simulation.active.storedWindow
        let insets = window.storedSafeAreaInsets
        return activeDetents(
            largest: window.bounds.size.height - insets.top - SheetPlacement.cardGap
                - insets.bottom)
    }

    /// The position of the selected detent, or of the first one where that is inactive; `nil` if all are.
    private func current(of active: [ActiveDetent]) -> Int? {
        if active.isEmpty { return nil }
        guard let selected = selectedDetentIdentifier else { return 0 }
        return active.firstIndex { $0.identifier == selected } ?? 0
    }

    /// Whether touches beside the sheet reach what is below.
    var letsTouchesBelow: Bool {
        guard let largest = largestUndimmedDetentIdentifier, host.isShownAsSheet else {
            return false
        }
        let active = activeDetents
        guard let current = current(of: active),
            let last = active.lastIndex(where: { $0.identifier == largest })
        else { return false }
        return current <= last
    }

    // MARK: - The user's finger

    /// The next height towards an end, if the sheet has one.
    func nextDetent(_ direction: SheetDirection) -> Detent.Identifier? {
        guard isEdgeAttached, detents.count > 1 else { return nil }
        let active = activeDetents
        guard let current = current(of: active) else { return nil }
        let next = direction == .up ? current + 1 : current - 1
        return active.indices.contains(next) ? active[next].identifier : nil
    }

    /// The finger takes the sheet to a height, and the delegate hears of it.
    func userSelects(_ identifier: Detent.Identifier) {
        Simulation.active.passed(.sheetDetents)
        selectedDetentIdentifier = identifier
        animateHeight()
        (delegate as? any UISheetPresentationControllerDelegate)?
            .sheetPresentationControllerDidChangeSelectedDetentIdentifier(self)
    }
}

/// Where a finger drags a sheet.
enum SheetDirection { case up, down }

extension UIPresentationController {
    /// Whether it is a sheet in the present window.
    var isShownAsSheet: Bool { shownStyle == .pageSheet || shownStyle == .formSheet }
}
