import Foundation
internal import Journal

/// The heights of a sheet (B-192): at the bottom edge of its window, or in the middle in regular
/// width and height. Detents work there, too (D-028); where such a sheet lies is *unverified*.
extension UISheetPresentationController {
    /// Whether the sheet lies at the bottom edge of a window with these traits.
    func isEdgeAttached(in traits: UITraitCollection) -> Bool {
        traits.verticalSizeClass == .compact
            ? prefersEdgeAttachedInCompactHeight : traits.horizontalSizeClass == .compact
    }

    /// Whether the sheet has heights in a window with these traits: not where it fills a low one.
    func hasHeights(in traits: UITraitCollection) -> Bool {
        traits.verticalSizeClass != .compact || prefersEdgeAttachedInCompactHeight
    }

    /// Whether the app has changed the sheet's height or width.
    package var hasOwnHeight: Bool {
        detents.count > 1 || detents.first?.identifier != .large
            || prefersEdgeAttachedInCompactHeight
            || widthFollowsPreferredContentSizeWhenEdgeAttached
    }

    /// The frame of a sheet in the middle, in points.
    func centredFrame(in room: SheetRoom) -> CGRect {
        let full = SheetPlacement.fullSize(of: host, as: host.pendingStyle, in: room)
        return SheetPlacement.centred(
            CGSize(width: full.width, height: height(in: room)), in: room)
    }

    /// The current detent's height, with what safe area or keyboard covers below (D-039).
    private func height(in room: SheetRoom) -> CGFloat {
        let active = activeDetents(in: room)
        Simulation.active.passed(.sheetHeights)
        let largest = largestHeight(in: room)
        let keyboard = isEdgeAttached(in: room.traits) ? Simulation.active.keyboard.height : 0
        let below = max(covered(in: room), keyboard)
        return current(of: active).map { min(active[$0].value + below, largest) } ?? largest
    }

    /// The frame of a sheet at the bottom edge, in points.
    func attachedFrame(in room: SheetRoom) -> CGRect {
        let (bounds, insets) = (room.bounds, room.insets)
        let height = height(in: room)
        let (left, right) =
            SheetPlacement.marginOnFold.map { ($0, $0) } ?? (insets.left, insets.right)
        var width = bounds.size.width - left - right
        let preferred = host.preferredContentSize.width
        if widthFollowsPreferredContentSizeWhenEdgeAttached, preferred > 0 {
            width = min(preferred, width)
        }
        return CGRect(
            x: left + (bounds.size.width - left - right - width) / 2,
            y: bounds.size.height - height, width: width, height: height)
    }

    // MARK: - Detents

    /// The detents that have a height in the present window. The app's closures are called once for
    /// a window's height and traits, until the app invalidates the detents.
    private func activeDetents(in room: SheetRoom) -> [ResolvedDetents.Active] {
        let context = DetentContext(
            room.traits, maximum: max(0, largestHeight(in: room) - covered(in: room)))
        let traits = context.containerTraitCollection.code
        if let resolved, resolved.traits == traits, resolved.maximum == context.maximumDetentValue {
            return resolved.active
        }
        let active = detents.enumerated().compactMap { index, detent in
            detent.resolvedValue(in: context).map {
                ResolvedDetents.Active(
                    identifier: detent.identifier, index: index,
                    value: min($0, context.maximumDetentValue))
            }
        }
        resolved = ResolvedDetents(
            traits: traits, maximum: context.maximumDetentValue, active: active)
        return active
    }

    /// The height in points of a sheet at the edge that leaves only its gap free at the top, and of
    /// one in the middle without heights of its own.
    private func largestHeight(in room: SheetRoom) -> CGFloat {
        isEdgeAttached(in: room.traits)
            ? room.bounds.size.height - room.insets.top - SheetPlacement.cardGap
            : SheetPlacement.fullSize(of: host, as: host.pendingStyle, in: room).height
    }

    /// The part of the height that the safe area below covers.
    private func covered(in room: SheetRoom) -> CGFloat {
        isEdgeAttached(in: room.traits) ? room.insets.bottom : 0
    }

    /// The position of the selected detent, else of the first active one; `nil` if none is active.
    private func current(of active: [ResolvedDetents.Active]) -> Int? {
        if active.isEmpty { return nil }
        guard let selected = selectedDetentIdentifier else { return 0 }
        return active.firstIndex { $0.identifier == selected } ?? 0
    }

    /// Whether touches beside the sheet reach what is below.
    var letsTouchesBelow: Bool {
        guard let largest = largestUndimmedDetentIdentifier, host.isShownAsSheet else {
            return false
        }
        let active = activeDetents(in: SheetRoom())
        guard let current = current(of: active),
            let last = active.lastIndex(where: { $0.identifier == largest })
        else { return false }
        return current <= last
    }

    // MARK: - The user's finger

    /// The next height towards an end, if the sheet has one.
    func nextDetent(_ direction: SheetDirection) -> Detent.Identifier? {
        let room = SheetRoom()
        guard host.isShownAsSheet, hasHeights(in: room.traits), detents.count > 1 else {
            return nil
        }
        let active = activeDetents(in: room)
        guard let current = current(of: active) else { return nil }
        let next = direction == .up ? current + 1 : current - 1
        return active.indices.contains(next) ? active[next].identifier : nil
    }

    /// The finger takes the sheet to a height, and the delegate hears of it.
    func userSelects(_ identifier: Detent.Identifier) {
        selectedDetentIdentifier = identifier
        animateHeight()
        guard let delegate = delegate as? any UISheetPresentationControllerDelegate else { return }
        host.note(.didSelectDetent)
        delegate.sheetPresentationControllerDidChangeSelectedDetentIdentifier(self)
    }
}

/// What the detents of a sheet have resolved to, in a window with some height and traits.
struct ResolvedDetents {
    /// A detent that has a height.
    struct Active {
        let identifier: UISheetPresentationController.Detent.Identifier
        /// The position among the sheet's detents.
        let index: Int
        /// In points, without the safe area below.
        let value: CGFloat
    }

    let traits: Int
    let maximum: CGFloat
    let active: [Active]
}

/// Where a finger drags a sheet.
enum SheetDirection { case up, down }
