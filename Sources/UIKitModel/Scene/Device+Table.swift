import Foundation

/// The devices of tables B-T4 and B-T6, with the bars of B-114, and newer ones (B-145), with their
/// first and last releases (D-048). A device stands for later ones of its size. The model's iOS 8
/// represents iOS 8 to 11, so devices that began with iOS 11 run it.
extension Device {
    /// Every device: iPads first, then phones, each from small to large.
    public static let all: [Device] = [
        iPad("iPad 9.7-inch", 768, 1024, button: .home, until: 17),
        iPad("iPad mini 7.9-inch", 768, 1024, button: .home, since: 12, until: 26),
        iPad("iPad mini 8.3-inch", 744, 1133, button: .none, since: 15),
        iPad("iPad 10.2-inch", 810, 1080, button: .home, since: 14),
        iPad("iPad Pro 10.5-inch", 834, 1112, button: .home, until: 17),
        iPad("iPad Air 10.5-inch", 834, 1112, button: .home, since: 12, until: 26),
        iPad("iPad Air 10.9-inch", 820, 1180, button: .none, hasStageManager: true, since: 14),
        iPad("iPad Pro 11-inch", 834, 1194, button: .none, hasStageManager: true, since: 12),
        iPad("iPad Pro 11-inch M4", 834, 1210, button: .none, hasStageManager: true, since: 17),
        iPad("iPad Pro 12.9-inch", 1024, 1366, button: .none, hasStageManager: true),
        iPad("iPad Pro 13-inch", 1032, 1376, button: .none, hasStageManager: true, since: 17),
        phone("iPhone 8", 375, 667, cutout: 0, isRegularInLandscape: false, until: 16),
        phone("iPhone 8 Plus", 414, 736, cutout: 0, isRegularInLandscape: true, until: 16),
        phone("iPhone SE", 375, 667, cutout: 0, isRegularInLandscape: false, since: 14),
        phone("iPhone 11 Pro", 375, 812, cutout: 44, isRegularInLandscape: false, since: 14),
        phone("iPhone 11", 414, 896, cutout: 48, isRegularInLandscape: true, since: 14),
        phone("iPhone 12", 390, 844, cutout: 47, isRegularInLandscape: false, since: 14),
        phone("iPhone 12 Pro Max", 428, 926, cutout: 47, isRegularInLandscape: true, since: 14),
        phone("iPhone 15 Pro", 393, 852, cutout: 59, isRegularInLandscape: false, since: 17),
        phone("iPhone 15 Pro Max", 430, 932, cutout: 59, isRegularInLandscape: true, since: 17),
        phone("iPhone 16 Pro", 402, 874, cutout: 62, isRegularInLandscape: false, since: 18),
        phone("iPhone 16 Pro Max", 440, 956, cutout: 62, isRegularInLandscape: true, since: 18),
        phone("iPhone Air", 420, 912, cutout: 68, isRegularInLandscape: true, since: 26),
        .folding("iPhone Duo", .duo(sdk: 27.1), since: 27.1),
    ]

    private enum Button { case home, none }

    /// The width of the divider between two windows in points. Landscape halves share the rest
    /// (B-T4).
    private static let divider: CGFloat = 10

    private static func iPad(
        _ name: String, _ width: CGFloat, _ height: CGFloat, button: Button,
        hasStageManager: Bool = false, since oldest: Double = 0, until newest: Double = .infinity
    ) -> Device {
        let insets =
            button == .home
            ? UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)
            : UIEdgeInsets(top: 24, left: 0, bottom: 20, right: 0)
        // A third of the screen is as wide as a Slide Over window (B-T4).
        let third: (portrait: CGFloat, landscape: CGFloat) =
            height >= 1366 ? (375, 375) : button == .home ? (320, 320) : (320, 375)
        // A half window becomes two thirds when it turns to portrait, which offers no halves.
        let portraitTwoThirds = width - divider - third.portrait
        return Device(
            name: name, idiom: .pad, screen: CGSize(width: width, height: height),
            portraitInsets: insets, landscapeInsets: insets,
            portraitWidths: [
                .twoThirds: portraitTwoThirds, .third: third.portrait,
                .slideOver: third.portrait,
            ],
            landscapeWidths: [
                .twoThirds: height - divider - third.landscape,
                .half: (height - divider) / 2,
                .third: third.landscape, .slideOver: third.landscape,
            ],
            slideOverMargin: button == .home && height < 1366 ? 40 : 48,
            keyboardHeights: height >= 1366
                ? (378, 471) : button == .home ? (313, 398) : (337, 422),
            hasStageManager: hasStageManager, releases: oldest...newest,
            isRegularInLandscape: true)
    }

    private static func phone(
        _ name: String, _ width: CGFloat, _ height: CGFloat, cutout: CGFloat,
        isRegularInLandscape: Bool, since oldest: Double = 0, until newest: Double = .infinity
    ) -> Device {
        Device(
            name: name, idiom: .phone, screen: CGSize(width: width, height: height),
            portraitInsets: cutout > 0
                ? UIEdgeInsets(top: cutout, left: 0, bottom: 34, right: 0)
                : UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0),
            landscapeInsets: cutout > 0
                ? UIEdgeInsets(top: 0, left: cutout, bottom: 21, right: cutout) : .zero,
            portraitWidths: [:], landscapeWidths: [:], slideOverMargin: 0,
            keyboardHeights: cutout > 0 ? (336, 209) : (260, 200),
            hasStageManager: false, releases: oldest...newest,
            isRegularInLandscape: isRegularInLandscape)
    }

    private static func folding(_ name: String, _ fold: Fold, since oldest: Double) -> Device {
        let (portrait, landscape) = fold.outer
        return Device(
            name: name, idiom: .phone, screen: portrait.size, portraitInsets: portrait.insets,
            landscapeInsets: landscape.insets, portraitWidths: [:], landscapeWidths: [:],
            slideOverMargin: 0, keyboardHeights: (portrait.keyboard, landscape.keyboard),
            hasStageManager: false, releases: oldest...(.infinity), isRegularInLandscape: false,
            fold: fold)
    }
}
