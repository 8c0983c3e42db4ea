import Foundation
@_spi(Simulation) internal import UIKitModel

/// Where a popover is, and the room that it has, in the window's coordinates and in points.
struct PopoverPlace {
    /// The least length beside the anchor of content that wants more (*unverified*, B-075).
    private static let leastLength: CGFloat = 100

    private let frame: CGRect
    /// What the popover points at, or what of the room is nearest to it.
    private let anchor: CGRect
    private let isInsideRoom: Bool
    private let room: CGRect
    /// A side of 0 stands for a default that the app does not choose.
    private let wanted: CGSize
    private let permitted: UIPopoverArrowDirection
    private let canOverlap: Bool

    /// `nil` where no content or no anchor is there.
    @MainActor init?(
        of popover: UIPopoverPresentationController, wanting size: CGSize,
        in simulation: Simulation
    ) {
        guard let view = popover.controllerOnScreen?.viewIfLoaded,
            let anchor = popover.currentAnchor
        else { return nil }
        frame = view.frameInWindow
        wanted = size
        permitted = popover.permittedArrowDirections
        canOverlap = popover.canOverlapSourceViewRect
        let bounds = simulation.window.bounds
        let margins = popover.popoverLayoutMargins
        let keyboard = simulation.keyboardFrame
        let top = margins.top + simulation.windowInsets.top
        let end = keyboard.isNull ? bounds.maxY : min(bounds.maxY, keyboard.minY)
        var room = CGRect(
            x: margins.left, y: top, width: max(0, bounds.width - margins.left - margins.right),
            height: max(0, end - margins.bottom - top))
        // It is fully visible beside an active fold (D-280).
        if let fold = simulation.foldInWindow {
            let isBefore =
                fold.isUpright ? frame.midX < fold.midX : frame.midY < fold.midY
            room = room.intersection(simulation.part(of: bounds, beforeFold: isBefore))
            if room.isNull { room = .zero }
        }
        self.room = room
        self.anchor = anchor.clamped(to: room)
        isInsideRoom = room.holds(anchor)
    }

    /// What is wrong with the place, as a sentence; `nil` if nothing is.
    ///
    /// - Parameter isPlaced: whether the popover was placed by the last action.
    func fault(isPlaced: Bool) -> String? {
        guard room.holds(frame) else {
            return "the popover at \(frame.text) leaves its room, which is \(room.text) between "
                + "the margins, the status bar, the keyboard and the fold"
        }
        // Without any arrow a popover stands where the app wants it, mostly as a menu.
        if permitted.isEmpty || !isPlaced { return nil }
        let sides = sides
        if isInsideRoom,
            sides.contains(where: { frame.grown(alongside: $0, by: 0.2).touches(anchor) })
        {
            return
                "the popover at \(frame.text) leaves no room for its arrow to what it points at, at "
                + anchor.text
        }
        if isBeside(on: sides) { return nil }
        if !sides.isEmpty {
            return "the popover at \(frame.text) is away from what it points at, at \(anchor.text)"
        }
        let least = CGSize(
            width: wanted.width > 0 ? min(wanted.width, Self.leastLength) : Self.leastLength,
            height: wanted.height > 0 ? min(wanted.height, Self.leastLength) : Self.leastLength)
        return canOverlap || !hasSpace(for: least)
            ? nil
            : "the popover at \(frame.text) lies on no side where the app permits its arrow of what "
                + "it points at, at \(anchor.text)"
    }

    /// How the size differs from the one that the content asks for, as far as there is room; `nil`
    /// if it does not.
    ///
    /// - Parameter isPlaced: whether the popover was placed by the last action. Otherwise the room
    ///   may have changed since then, where the popover is no longer beside its anchor.
    func faultOfSize(isPlaced: Bool) -> String? {
        let sides = sides
        if !isPlaced, !isBeside(on: sides), frame.width <= wanted.width + 0.5,
            frame.height <= wanted.height + 0.5
        {
            return nil
        }
        var spaces = sides.map { ($0.space(beside: anchor, in: room).size, $0.reach) }
        if spaces.isEmpty { spaces = [(room.size, .zero)] }
        let fits = spaces.contains { space, reach in
            isRight(frame.width, wanted.width, space.width, reach.width)
                && isRight(frame.height, wanted.height, space.height, reach.height)
        }
        let isCut = wanted.width > frame.width + 0.5 || wanted.height > frame.height + 0.5
        if fits, canOverlap || !isCut || !hasSpace(for: wanted) { return nil }
        let isLimited = wanted.width > room.width || wanted.height > room.height
        return "the content of the popover must have \(wanted.text), "
            + (fits ? "for which a side of its anchor has room, " : "")
            + (isLimited ? "or what a room of \(room.size.text) leaves of it, " : "")
            + "and has \(frame.size.text)"
    }

    /// Whether a length is the wanted one, or the available one where that is less.
    private func isRight(
        _ length: CGFloat, _ wanted: CGFloat, _ available: CGFloat, _ arrow: CGFloat
    ) -> Bool {
        length >= min(wanted, available - arrow) - 0.5 && length <= min(wanted, available) + 0.5
    }

    /// The permitted sides of the anchor on which the popover lies.
    private var sides: [UIPopoverArrowDirection] {
        UIPopoverArrowDirection.each.filter {
            permitted.contains($0) && $0.space(beside: anchor, in: room).holds(frame)
        }
    }

    /// Whether the popover is within an arrow's length of its anchor, on one of the sides.
    private func isBeside(on sides: [UIPopoverArrowDirection]) -> Bool {
        sides.contains { frame.grown(alongside: $0).touches(anchor) }
    }

    /// Whether there is room on a permitted side, next to the longest arrow.
    private func hasSpace(for size: CGSize) -> Bool {
        UIPopoverArrowDirection.each.contains {
            let space = $0.space(beside: anchor, in: room)
            return permitted.contains($0) && space.width - $0.reach.width >= size.width
                && space.height - $0.reach.height >= size.height
        }
    }
}

extension UIPopoverPresentationController {
    /// The present frame of what the popover points at; `nil` where that is in no window. The
    /// model's own answer is also what it places the popover by later, so looking must not ask it.
    var currentAnchor: CGRect? {
        if barButtonItem != nil { return anchorView.map(\.frameInWindow) }
        guard let sourceView, sourceView.window != nil else { return nil }
        return sourceView.convert(sourceRect.isNull ? sourceView.bounds : sourceRect, to: nil)
    }
}

extension UIPopoverArrowDirection {
    fileprivate static let each: [Self] = [.up, .down, .left, .right]

    /// What the longest arrow takes, in points. UIKit's arrow is shorter.
    fileprivate var reach: CGSize {
        self == .up || self == .down ? CGSize(width: 0, height: 20) : CGSize(width: 20, height: 0)
    }

    /// The part of a room on the side of an anchor where the content lies, the arrow included.
    fileprivate func space(beside anchor: CGRect, in room: CGRect) -> CGRect {
        var (left, top, right, bottom) = (room.minX, room.minY, room.maxX, room.maxY)
        switch self {
        case .up: top = anchor.maxY
        case .down: bottom = anchor.minY
        case .left: left = anchor.maxX
        default: right = anchor.minX
        }
        return CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }
}

extension CGRect {
    /// The part of a rectangle inside, or the nearest point or side of this one.
    fileprivate func clamped(to room: CGRect) -> CGRect {
        let (left, right) = (clamp(minX, room.minX, room.maxX), clamp(maxX, room.minX, room.maxX))
        let (top, bottom) = (clamp(minY, room.minY, room.maxY), clamp(maxY, room.minY, room.maxY))
        return CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }

    private func clamp(_ value: CGFloat, _ least: CGFloat, _ most: CGFloat) -> CGFloat {
        min(max(value, least), most)
    }

    /// With a share of the longest arrow on both sides.
    fileprivate func grown(
        alongside arrow: UIPopoverArrowDirection, by share: CGFloat = 1
    ) -> CGRect {
        insetBy(dx: -arrow.reach.width * share, dy: -arrow.reach.height * share)
    }

    /// Whether two rectangles share a point.
    fileprivate func touches(_ other: CGRect) -> Bool {
        minX <= other.maxX + 0.5 && maxX >= other.minX - 0.5 && minY <= other.maxY + 0.5
            && maxY >= other.minY - 0.5
    }
}
