public import Foundation

/// The position and size of a popover: a pure function of its anchor, its wanted size and the room,
/// in points.
///
/// Takes the first permitted direction in which the whole size fits, in the order up, down, left,
/// right, or the one of them with most room. Where it fits in none, takes the one that shows most
/// of it. Where none leaves it the least size, it lies over its anchor. Order and least size are
/// *unverified*: B-075 names only the inputs.
struct PopoverPlacement: Equatable {
    /// The content's frame in the coordinates of the bounds; the arrow is outside of it.
    let frame: CGRect
    let arrow: UIPopoverArrowDirection

    /// The distance between anchor and content, in points (*unverified*).
    static let arrowLength: CGFloat = 13

    /// The least width and height beside the anchor, in points, unless the content wants less: room
    /// for a bar and a row (*unverified*).
    static let leastSide: CGFloat = 100

    struct Request: Equatable {
        var anchor: CGRect
        var size: CGSize
        /// The bounds of the window.
        var bounds: CGRect
        /// The room to leave free: the app's margins, status bar (B-075) and keyboard (B-079).
        var margins: UIEdgeInsets
        var permitted: UIPopoverArrowDirection
        var canOverlap = false
        /// The direction that the popover keeps, even without room; `nil` where it may change.
        var heldDirection: UIPopoverArrowDirection?
        var order = PopoverOrder.upFirst
    }

    init(_ request: Request) {
        let room = request.bounds.inset(by: request.margins)
        let available = CGRect(
            x: room.origin.x, y: room.origin.y, width: max(0, room.size.width),
            height: max(0, room.size.height))
        guard let direction = PopoverPlacement.direction(for: request, in: available) else {
            arrow = []
            frame = PopoverPlacement.centred(
                request.size.limited(to: available.size), on: request.anchor, in: available)
            return
        }
        arrow = direction
        frame = PopoverPlacement.frame(request, direction, in: available)
    }

    // MARK: - The direction

    private static let order: [UIPopoverArrowDirection] = [.up, .down, .left, .right]

    /// The direction of the arrow; `nil` where the popover lies over its anchor without one.
    private static func direction(
        for request: Request, in available: CGRect
    ) -> UIPopoverArrowDirection? {
        if let held = request.heldDirection { return held }
        var best: UIPopoverArrowDirection?
        var roomiest: UIPopoverArrowDirection?
        var (mostShown, mostRoom): (CGFloat, CGFloat) = (0, 0)
        let least = request.size.limited(to: CGSize(width: leastSide, height: leastSide))
        for direction in order where request.permitted.contains(direction) {
            let room = self.room(direction, beside: request.anchor, in: available)
            let shown = area(request.size.limited(to: room))
            if request.size.isSame(as: request.size.limited(to: room)) {
                if request.order == .upFirst { return direction }
                if area(room) > mostRoom { (roomiest, mostRoom) = (direction, area(room)) }
            }
            if shown > mostShown, least.isSame(as: least.limited(to: room)) {
                mostShown = shown
                best = direction
            }
        }
        return roomiest ?? (request.canOverlap ? nil : best)
    }

    private static func area(_ size: CGSize) -> CGFloat { size.width * size.height }

    /// The room for a popover on one side of its anchor.
    private static func room(
        _ direction: UIPopoverArrowDirection, beside anchor: CGRect, in available: CGRect
    ) -> CGSize {
        var size = available.size
        switch direction {
        case .up: size.height = available.bottom - anchor.bottom - arrowLength
        case .down: size.height = anchor.origin.y - arrowLength - available.origin.y
        case .left: size.width = available.right - anchor.right - arrowLength
        default: size.width = anchor.origin.x - arrowLength - available.origin.x
        }
        return CGSize(
            width: max(0, min(size.width, available.size.width)),
            height: max(0, min(size.height, available.size.height)))
    }

    // MARK: - The frame

    private static func frame(
        _ request: Request, _ direction: UIPopoverArrowDirection, in available: CGRect
    ) -> CGRect {
        let anchor = request.anchor
        let size = request.size.limited(
            to: room(direction, beside: anchor, in: available))
        var frame = centred(size, on: anchor, in: available)
        switch direction {
        case .up: frame.origin.y = max(available.origin.y, anchor.bottom + arrowLength)
        case .down:
            frame.origin.y = min(available.bottom, anchor.origin.y - arrowLength) - size.height
        case .left: frame.origin.x = max(available.origin.x, anchor.right + arrowLength)
        default:
            frame.origin.x = min(available.right, anchor.origin.x - arrowLength) - size.width
        }
        return frame
    }

    /// Centred on the anchor as far as the room allows.
    private static func centred(
        _ size: CGSize, on anchor: CGRect, in available: CGRect
    ) -> CGRect {
        let x = anchor.origin.x + anchor.size.width / 2 - size.width / 2
        let y = anchor.origin.y + anchor.size.height / 2 - size.height / 2
        return CGRect(
            x: max(available.origin.x, min(x, available.right - size.width)),
            y: max(available.origin.y, min(y, available.bottom - size.height)),
            width: size.width, height: size.height)
    }
}

extension CGSize {
    func limited(to room: CGSize) -> CGSize {
        CGSize(width: min(width, room.width), height: min(height, room.height))
    }

    /// Whether both sides are above 0. A preferred size with a side of 0 asks for nothing (B-072).
    @_spi(Simulation) public var isWanted: Bool { width > 0 && height > 0 }
}
