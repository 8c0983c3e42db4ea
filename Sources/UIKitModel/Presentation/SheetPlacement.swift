import Foundation

/// The window that a sheet is in, or will be in.
@MainActor struct SheetRoom {
    let bounds: CGRect
    let insets: UIEdgeInsets
    let traits: UITraitCollection
}

extension SheetRoom {
    /// The present window, or a part of it.
    init(bounds: CGRect = Simulation.active.window.bounds) {
        let window = Simulation.active.window
        self.init(bounds: bounds, insets: window.storedSafeAreaInsets, traits: window.sceneTraits)
    }
}

/// The frame of a presented controller that is not in a popover. The numbers are *unverified*: the
/// catalogue has no entry for them.
@MainActor enum SheetPlacement {
    /// The size of a form sheet in points, where the app prefers none.
    static let formSheet = CGSize(width: 540, height: 620)
    /// The width of a page sheet in points: the readable width at the default text size (D-027).
    static let readableWidth: CGFloat = 672
    /// The distance between the status bar and a sheet that fills the width, in points.
    static var cardGap: CGFloat { marginOnFold ?? 10 }
    /// The distance of a page sheet from the sides and the top of what is free on a phone that
    /// folds, in points (D-275); `nil` on other devices.
    static var marginOnFold: CGFloat? {
        Simulation.active.environment.device.fold?.sharing == nil ? nil : 8
    }
    /// The width of a page sheet in regular width on a phone that folds, in points (D-275).
    private static let pageWidthOnFold: CGFloat = 653

    static func frame(
        of presentation: UIPresentationController, as style: UIModalPresentationStyle,
        in room: SheetRoom
    ) -> CGRect {
        guard style == .pageSheet || style == .formSheet else { return room.bounds }
        let simulation = Simulation.active
        simulation.passed(.sheetSizes)
        if marginOnFold != nil,
            style == .formSheet || presentation.sheet?.hasOwnHeight == true
                || presentation.shown?.preferredContentSize.isWanted == true
                || simulation.scene.window != .share(.full)
        {
            simulation.passed(.sheetsOnFold)
        }
        if let sheet = presentation.sheet, sheet.hasOwnHeight, sheet.hasHeights(in: room.traits) {
            return sheet.isEdgeAttached(in: room.traits)
                ? sheet.attachedFrame(in: room) : sheet.centredFrame(in: room)
        }
        let isCompact =
            room.traits.verticalSizeClass == .compact
            || room.traits.horizontalSizeClass == .compact
        if let page = pageOnFold(in: room), isCompact { return page }
        if room.traits.verticalSizeClass == .compact { return room.bounds }
        if room.traits.horizontalSizeClass == .compact {
            let top = room.insets.top + cardGap
            return CGRect(
                x: 0, y: top, width: room.bounds.size.width, height: room.bounds.size.height - top)
        }
        return centred(fullSize(of: presentation, as: style, in: room), in: room)
    }

    /// The size of a sheet in regular width and height, without heights of its own.
    static func fullSize(
        of presentation: UIPresentationController, as style: UIModalPresentationStyle,
        in room: SheetRoom
    ) -> CGSize {
        let preferred = presentation.shown?.preferredContentSize ?? .zero
        let whole = room.bounds.size
        if preferred.isWanted { return preferred.limited(to: whole) }
        if style == .formSheet { return formSheet.limited(to: whole) }
        if let page = pageOnFold(in: room) { return page.size }
        let conventions = Simulation.active.release.conventions.presentation
        return CGSize(
            width: conventions.pagesAreReadable
                ? min(readableWidth, whole.width) : min(whole.width, whole.height),
            height: whole.height - room.insets.top - room.insets.bottom)
    }

    /// The frame of a page sheet on a phone that folds: it goes to the bottom, and is no wider than
    /// the upright inner display without its margins (D-275); `nil` on other devices.
    private static func pageOnFold(in room: SheetRoom) -> CGRect? {
        guard let margin = marginOnFold else { return nil }
        let (top, whole) = (room.insets.top + margin, room.bounds.size)
        let isRegular = room.traits.horizontalSizeClass == .regular
        let width = whole.width - 2 * margin
        let across = across(isRegular ? min(width, pageWidthOnFold) : width, room)
        return CGRect(x: across.origin, y: top, width: across.width, height: whole.height - top)
    }

    /// How far from the left a sheet begins, and how wide it is. On a phone that is half open like
    /// a book it is in the middle of the leading half, 8 points from its edges (D-276).
    private static func across(
        _ width: CGFloat, _ room: SheetRoom
    ) -> (origin: CGFloat, width: CGFloat) {
        let whole = room.bounds.size.width
        guard let fold = Simulation.active.foldInWindow, fold.isUpright, fold.right < whole else {
            return ((whole - width) / 2, width)
        }
        let half = fold.middle.x.rounded(.down)
        let width = min(width, half - 16)
        let margin = (half - width) / 2
        let isMirrored = room.traits.layoutDirection == .rightToLeft
        return (isMirrored ? whole - margin - width : margin, width)
    }

    /// A sheet in the middle; on a phone that folds, of the room that a page sheet has.
    static func centred(_ size: CGSize, in room: SheetRoom) -> CGRect {
        let across = across(size.width, room)
        let free = pageOnFold(in: room) ?? room.bounds
        return CGRect(
            x: across.origin, y: free.origin.y + (free.size.height - size.height) / 2,
            width: across.width, height: size.height)
    }
}
