import Foundation

/// The window that a sheet is in, or will be in.
@MainActor struct SheetRoom {
    let bounds: CGRect
    let insets: UIEdgeInsets
    let traits: UITraitCollection

    init(bounds: CGRect, insets: UIEdgeInsets, traits: UITraitCollection) {
        self.bounds = bounds
        self.insets = insets
        self.traits = traits
    }

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

    static func frame(
        of presentation: UIPresentationController, as style: UIModalPresentationStyle,
        in room: SheetRoom
    ) -> CGRect {
        guard style == .pageSheet || style == .formSheet else { return room.bounds }
        Simulation.active.passed(.sheetSizes)
        if let sheet = presentation.sheet, sheet.hasOwnHeight, sheet.hasHeights(in: room.traits) {
            return sheet.isEdgeAttached(in: room.traits)
                ? sheet.attachedFrame(in: room) : sheet.centredFrame(in: room)
        }
        let isCompact =
            room.traits.verticalSizeClass == .compact
            || room.traits.horizontalSizeClass == .compact
        let preferred = presentation.shown?.preferredContentSize ?? .zero
        if let margin = marginOnFold, isCompact || style == .pageSheet && !preferred.isWanted {
            let top = room.insets.top + margin
            let size = room.bounds.size
            let width = isCompact ? size.width : min(size.width, size.height)
            let across = across(width - 2 * margin, room)
            return CGRect(
                x: across.origin, y: top, width: across.width, height: size.height - top)
        }
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
        if let margin = marginOnFold {
            return CGSize(
                width: min(whole.width, whole.height) - 2 * margin,
                height: whole.height - room.insets.top - margin)
        }
        let conventions = Simulation.active.release.conventions.presentation
        return CGSize(
            width: conventions.pagesAreReadable
                ? min(readableWidth, whole.width) : min(whole.width, whole.height),
            height: whole.height - room.insets.top - room.insets.bottom)
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

    static func centred(_ size: CGSize, in room: SheetRoom) -> CGRect {
        let across = across(size.width, room)
        return CGRect(
            x: across.origin, y: (room.bounds.size.height - size.height) / 2,
            width: across.width, height: size.height)
    }
}
