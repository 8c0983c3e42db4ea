import Foundation

/// The frame of a presented controller that is not in a popover. The numbers are *unverified*: the
/// catalogue has no entry for them.
enum SheetPlacement {
    /// The size of a form sheet in points, where the app prefers none.
    static let formSheet = CGSize(width: 540, height: 620)
    /// The distance between the status bar and a sheet that fills the width, in points.
    static let cardGap: CGFloat = 10

    static func frame(
        style: UIModalPresentationStyle, preferred: CGSize, bounds: CGRect, insets: UIEdgeInsets,
        traits: UITraitCollection
    ) -> CGRect {
        switch style {
        case .formSheet, .pageSheet:
            if traits.verticalSizeClass == .compact { return bounds }
            if traits.horizontalSizeClass == .compact {
                let top = insets.top + cardGap
                return CGRect(
                    x: 0, y: top, width: bounds.size.width, height: bounds.size.height - top)
            }
            return centred(style, preferred: preferred, in: bounds, insets: insets)
        default: return bounds
        }
    }

    @MainActor static func frame(
        of presentation: UIPresentationController, in bounds: CGRect
    ) -> CGRect {
        let window = Simulation.active.window
        let style = presentation.shownStyle
        if presentation.isShownAsSheet {
            Simulation.active.passed(.sheetSizes)
            if let sheet = presentation.sheet, sheet.hasOwnHeight,
                sheet.isEdgeAttached(in: window.sceneTraits)
            {
                return sheet.attachedFrame(in: bounds, insets: window.storedSafeAreaInsets)
            }
        }
        return frame(
            style: style,
            preferred: presentation.shown?.preferredContentSize ?? .zero, bounds: bounds,
            insets: window.storedSafeAreaInsets, traits: window.sceneTraits)
    }

    private static func centred(
        _ style: UIModalPresentationStyle, preferred: CGSize, in bounds: CGRect,
        insets: UIEdgeInsets
    ) -> CGRect {
        let shorter = min(bounds.size.width, bounds.size.height)
        let page = CGSize(width: shorter, height: bounds.size.height - insets.top - insets.bottom)
        let wanted = preferred.isWanted ? preferred : style == .formSheet ? formSheet : page
        let size = wanted.limited(to: bounds.size)
        return CGRect(
            x: (bounds.size.width - size.width) / 2, y: (bounds.size.height - size.height) / 2,
            width: size.width, height: size.height)
    }
}
