import Foundation
internal import Specification
internal import StatefulTesting
@_spi(Simulation) internal import UIKitModel

extension Invariant<SplitMachine> {
    /// A popover at rest points at its anchor: it lies beside the anchor on a permitted side,
    /// within an arrow's length, and has the wanted size or the room on that side (B-074, B-075).
    /// The keyboard covers no part of it (B-079). Without a delegate it is a popover in regular
    /// width, and adapts in compact width (B-076).
    ///
    /// Judges frames by the rules of its own. `PopoverPlacement` computes the frames. Whether a
    /// popover follows an anchor that moves by itself, no source says: only actions that present
    /// something or change the window are judged for the place.
    @MainActor static var popoverPlaced: Self {
        Invariant(
            "popover-placed",
            summary: "a popover lies beside its anchor, clear of the keyboard, with size and style "
                + "for the room",
            sources: ["B-074", "B-075", "B-076", "B-079"]
        ) { machine in
            guard machine.simulation.isPresenting, machine.isAtRest else { return nil }
            let last = machine.lastAction
            let isPlaced =
                !last.leftWindowAlone
                || last.before.presentations.count < last.after.presentations.count
            for presentation in machine.simulation.activePresentations where presentation.isSettled
            {
                guard let popover = presentation as? UIPopoverPresentationController else {
                    continue
                }
                if let fault = adaptation(of: popover, in: machine.simulation.window) {
                    return Mismatch(
                        Region(popover).label, object: popover.objectKind, explanation: fault)
                }
                guard popover.styleOnScreen == .popover,
                    let place = PopoverPlace(of: popover, in: machine.simulation)
                else { continue }
                if let fault = place.fault(isPlaced: isPlaced) {
                    return Mismatch(
                        Region.popover.label, object: popover.objectKind, explanation: fault)
                }
            }
            return nil
        }
    }

    /// What is wrong with the style on screen. Delegates may ask for any style, and are not asked
    /// here.
    @MainActor private static func adaptation(
        of popover: UIPopoverPresentationController, in window: UIWindow
    ) -> String? {
        guard popover.delegate == nil, !popover.isPlacedBySystem else { return nil }
        let traits = window.traitCollection
        let isPopover = popover.styleOnScreen == .popover
        if traits.horizontalSizeClass == .compact, isPopover {
            return "in compact width a popover adapts, and no delegate forbids it"
        }
        if traits.horizontalSizeClass == .regular, traits.verticalSizeClass == .regular, !isPopover
        {
            return "in a window of regular width and height a popover stays one"
        }
        return nil
    }
}

/// Where a popover is, and the room that it has, in the window's coordinates and in points.
private struct PopoverPlace {
    /// Where the content lies, seen from the anchor.
    private enum Side: CaseIterable {
        case below, above, right, left

        var arrow: UIPopoverArrowDirection {
            switch self {
            case .below: .up
            case .above: .down
            case .right: .left
            case .left: .right
            }
        }

        var isVertical: Bool { self == .below || self == .above }
    }

    /// The most that an arrow may take. UIKit's arrow is shorter.
    private static let longestArrow: CGFloat = 20

    private let frame: CGRect
    private let anchor: CGRect
    private let room: CGRect
    /// A side of 0 stands for a default that the app does not choose.
    private let wanted: CGSize
    private let permitted: UIPopoverArrowDirection
    private let canOverlap: Bool
    private let keyboard: CGRect

    /// `nil` where the anchor is not on screen, which `popover-anchored` reports.
    @MainActor init?(of popover: UIPopoverPresentationController, in simulation: Simulation) {
        let window = simulation.window
        guard let view = popover.controllerOnScreen?.viewIfLoaded,
            let anchor = PopoverPlace.anchor(of: popover),
            anchor.minX <= window.bounds.maxX, anchor.maxX >= 0,
            anchor.minY <= window.bounds.maxY, anchor.maxY >= 0
        else { return nil }
        frame = view.frameInWindow
        self.anchor = anchor
        wanted = popover.preferredContentSize
        permitted = popover.permittedArrowDirections
        canOverlap = popover.canOverlapSourceViewRect
        keyboard = simulation.keyboardFrame
        let margins = popover.popoverLayoutMargins
        let top = margins.top + simulation.windowInsets.top
        let bottom =
            (keyboard.isNull ? window.bounds.maxY : min(window.bounds.maxY, keyboard.minY))
            - margins.bottom
        room = CGRect(
            x: margins.left, y: top,
            width: max(0, window.bounds.width - margins.left - margins.right),
            height: max(0, bottom - top))
    }

    /// The present frame of what the popover points at; `nil` where that is in no window.
    @MainActor private static func anchor(of popover: UIPopoverPresentationController) -> CGRect? {
        if popover.barButtonItem != nil {
            guard let view = popover.anchorView, view.window != nil else { return nil }
            return view.frameInWindow
        }
        guard let view = popover.sourceView, view.window != nil else { return nil }
        let rect = popover.sourceRect
        return view.convert(rect.isNull ? view.bounds : rect, to: nil)
    }

    /// What is wrong with the place, as a sentence; `nil` if nothing is.
    ///
    /// - Parameter isPlaced: whether the popover was placed by the last action.
    func fault(isPlaced: Bool) -> String? {
        if !keyboard.isNull, frame.height > 0.5, frame.maxY > keyboard.minY + 0.5 {
            return
                "the keyboard covers the popover from \(keyboard.minY.text) down, and the popover "
                + "reaches \(frame.maxY.text)"
        }
        // Without any arrow a popover stands where the app wants it, mostly as a menu.
        if permitted.isEmpty { return nil }
        var first: String?
        for side in Side.allCases where gap(to: frame, on: side) > -0.5 {
            guard let fault = fault(on: side, isPlaced: isPlaced) else { return nil }
            first = first ?? fault
        }
        if let first { return first }
        let hasRoom = Side.allCases.contains { side in
            let size = leastSize(self.size(on: side), side)
            return permitted.contains(side.arrow) && size.width >= least(wanted.width)
                && size.height >= least(wanted.height)
        }
        return canOverlap || !hasRoom || !isPlaced
            ? nil
            : "the popover at \(frame.text) covers what it points at, at \(anchor.text)"
    }

    /// The least length beside the anchor, for a wanted one: 100 points, or what the content wants
    /// (unverified, B-075).
    private func least(_ wanted: CGFloat) -> CGFloat { wanted > 0 ? min(wanted, 100) : 100 }

    private func fault(on side: Side, isPlaced: Bool) -> String? {
        guard permitted.contains(side.arrow) else {
            return "the popover lies where the app permits no arrow"
        }
        // Where the anchor lies beyond the room, the popover stops at the room's edge.
        let beyond = gap(to: room, on: side)
        let gap = gap(to: frame, on: side)
        if gap > max(PopoverPlace.longestArrow, beyond + 0.5) {
            return isPlaced
                ? "the popover at \(frame.text) is \(gap.points) away from what it points at, at "
                    + anchor.text : nil
        }
        if !isAlongside(side) {
            return isPlaced
                ? "the popover at \(frame.text) lies past what it points at, at \(anchor.text)"
                : nil
        }
        return faultOfSize(on: side)
    }

    /// The distance from the anchor to a rectangle on one side; negative if the rectangle is not on
    /// that side.
    private func gap(to rect: CGRect, on side: Side) -> CGFloat {
        switch side {
        case .below: rect.minY - anchor.maxY
        case .above: anchor.minY - rect.maxY
        case .right: rect.minX - anchor.maxX
        case .left: anchor.minX - rect.maxX
        }
    }

    /// Whether content and anchor overlap along the side, or the room's edge keeps them apart.
    private func isAlongside(_ side: Side) -> Bool {
        if side.isVertical {
            return (frame.minX <= anchor.maxX || frame.minX <= room.minX + 0.5)
                && (frame.maxX >= anchor.minX || frame.maxX >= room.maxX - 0.5)
        }
        return (frame.minY <= anchor.maxY || frame.minY <= room.minY + 0.5)
            && (frame.maxY >= anchor.minY || frame.maxY >= room.maxY - 0.5)
    }

    // MARK: - The size

    /// The room on a side, without an arrow.
    private func size(on side: Side) -> CGSize {
        switch side {
        case .below: CGSize(width: room.width, height: min(room.height, room.maxY - anchor.maxY))
        case .above: CGSize(width: room.width, height: min(room.height, anchor.minY - room.minY))
        case .right: CGSize(width: min(room.width, room.maxX - anchor.maxX), height: room.height)
        case .left: CGSize(width: min(room.width, anchor.minX - room.minX), height: room.height)
        }
    }

    private func faultOfSize(on side: Side) -> String? {
        let available = size(on: side)
        let least = leastSize(available, side)
        let isRight =
            isRight(frame.width, wanted.width, atLeast: least.width, available.width)
            && isRight(frame.height, wanted.height, atLeast: least.height, available.height)
        if !isRight {
            return "the popover wants \(wanted.text), has room for \(available.text), and is "
                + frame.size.text
        }
        guard wanted.width > frame.width + 0.5 || wanted.height > frame.height + 0.5 else {
            return nil
        }
        for other in Side.allCases where other != side && permitted.contains(other.arrow) {
            let size = leastSize(self.size(on: other), other)
            if size.width >= wanted.width, size.height >= wanted.height {
                return
                    "the popover wants \(wanted.text) and is \(frame.size.text), and another side "
                    + "of what it points at has room"
            }
        }
        return nil
    }

    /// The room on a side with the longest arrow.
    private func leastSize(_ available: CGSize, _ side: Side) -> CGSize {
        side.isVertical
            ? CGSize(
                width: available.width, height: available.height - PopoverPlace.longestArrow)
            : CGSize(
                width: available.width - PopoverPlace.longestArrow, height: available.height)
    }

    /// Whether a length is the wanted one, or the room where that is less.
    private func isRight(
        _ length: CGFloat, _ wanted: CGFloat, atLeast least: CGFloat, _ available: CGFloat
    ) -> Bool {
        if wanted <= 0 { return length <= max(0, available) + 0.5 }
        return length >= min(wanted, least) - 0.5 && length <= min(wanted, max(0, available)) + 0.5
    }
}
