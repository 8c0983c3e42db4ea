import Foundation
@_spi(Simulation) internal import UIKitModel

/// The window that a device gives to an app, as tables B-T4 to B-T6 and B-114 have it, in points.
/// Shares nothing with the model's own table.
@MainActor struct DocumentedWindow {
    private let scene: SceneState
    private let idiom: UIUserInterfaceIdiom
    private let row: Row?

    /// The device, its orientation and the window's share of the screen.
    init(_ machine: SplitMachine) {
        scene = machine.simulation.scene
        idiom = machine.simulation.environment.device.idiom
        row = machine.documentedDevice
    }

    /// The tables have no phone in a window of any size (D-043).
    private var isFreePhone: Bool { idiom == .phone && scene.window.isFree }

    /// What the tables have of a device, whatever its window; `nil` where they lack it.
    static func row(of device: Device) -> Row? { Row.all[device.name] }

    private var isPortrait: Bool { scene.orientation == .portrait }

    /// `nil` where the tables lack the device or the window.
    var size: CGSize? {
        guard let row, !isFreePhone else { return nil }
        let screen =
            isPortrait ? row.screen : CGSize(width: row.screen.height, height: row.screen.width)
        guard idiom == .pad else { return screen }
        guard case .share(let share) = scene.window else { return scene.window.size(on: screen) }
        switch share {
        case .full: return screen
        case .slideOver:
            let height = isPortrait ? row.slideOverHeights.portrait : row.slideOverHeights.landscape
            return CGSize(width: third(row), height: height)
        case .third: return CGSize(width: third(row), height: screen.height)
        // A half window that turns to portrait has two thirds, since portrait has no halves
        // (B-120).
        case .half where !isPortrait: return CGSize(width: row.half, height: screen.height)
        case .half, .twoThirds:
            let width = isPortrait ? row.twoThirds.portrait : row.twoThirds.landscape
            return CGSize(width: width, height: screen.height)
        }
    }

    private func third(_ row: Row) -> CGFloat {
        isPortrait ? row.thirds.portrait : row.thirds.landscape
    }

    /// B-T5 and B-T6; `nil` where the tables lack the device.
    var horizontalSizeClass: UIUserInterfaceSizeClass? {
        guard let row, !isFreePhone else { return nil }
        guard idiom == .pad else {
            return !isPortrait && row.screen.width >= 414 ? .regular : .compact
        }
        guard case .share(let share) = scene.window else {
            return size.map { $0.width >= 660 ? .regular : .compact }
        }
        switch share {
        case .full: return .regular
        case .twoThirds: return isPortrait ? .compact : .regular
        case .half: return !isPortrait && row.screen.width >= 1024 ? .regular : .compact
        case .third, .slideOver: return .compact
        }
    }

    /// A phone in landscape has a compact height (B-T6), everything else a regular one (B-T5).
    var verticalSizeClass: UIUserInterfaceSizeClass {
        idiom == .phone && !isPortrait && !isFreePhone ? .compact : .regular
    }

    /// Why a window's safe area cannot be that of the device, as a sentence; `nil` if it can.
    func fault(of insets: UIEdgeInsets) -> String? {
        guard let row, !isFreePhone else { return nil }
        if idiom == .pad {
            let expected =
                row.hasHomeButton
                ? UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)
                : UIEdgeInsets(top: 24, left: 0, bottom: 20, right: 0)
            return insets.isAlike(expected)
                ? nil
                : "the window's safe area is \(insets.text), and the device covers \(expected.top.text) at the "
                    + "top and \(expected.bottom.text) at the bottom"
        }
        // No source has the numbers of phones. A notch is at the top, or at both sides.
        let isRight =
            isPortrait
            ? insets.top > 0 && insets.left == 0 && insets.right == 0
            : insets.top == 0 && insets.left == insets.right
                && (insets.left > 0) != row.hasHomeButton
        return isRight
            ? nil
            : "the window's safe area is \(insets.text) in \(scene.orientation.rawValue), where the device "
                + "covers other edges"
    }
}

extension DocumentedWindow {
    /// A device of the tables.
    struct Row {
        /// In portrait.
        fileprivate let screen: CGSize
        fileprivate var hasHomeButton = false
        fileprivate var thirds: (portrait: CGFloat, landscape: CGFloat) = (0, 0)
        fileprivate var twoThirds: (portrait: CGFloat, landscape: CGFloat) = (0, 0)
        /// In landscape.
        fileprivate var half: CGFloat = 0
        fileprivate var slideOverHeights: (portrait: CGFloat, landscape: CGFloat) = (0, 0)

        @MainActor fileprivate static let all: [String: Row] = [
            "iPad 9.7-inch": Row(
                screen: CGSize(width: 768, height: 1024), hasHomeButton: true, thirds: (320, 320),
                twoThirds: (438, 694), half: 507, slideOverHeights: (984, 728)),
            "iPad 10.2-inch": Row(
                screen: CGSize(width: 810, height: 1080), hasHomeButton: true, thirds: (320, 320),
                twoThirds: (480, 750), half: 535, slideOverHeights: (1040, 770)),
            "iPad Pro 10.5-inch": Row(
                screen: CGSize(width: 834, height: 1112), hasHomeButton: true, thirds: (320, 320),
                twoThirds: (504, 782), half: 551, slideOverHeights: (1072, 794)),
            "iPad Air 10.9-inch": Row(
                screen: CGSize(width: 820, height: 1180), thirds: (320, 375),
                twoThirds: (490, 795), half: 585, slideOverHeights: (1132, 772)),
            "iPad Pro 11-inch": Row(
                screen: CGSize(width: 834, height: 1194), thirds: (320, 375),
                twoThirds: (504, 809), half: 592, slideOverHeights: (1146, 786)),
            "iPad Pro 12.9-inch": Row(
                screen: CGSize(width: 1024, height: 1366), thirds: (375, 375),
                twoThirds: (639, 981), half: 678, slideOverHeights: (1318, 976)),
            "iPad Pro 13-inch": Row(
                screen: CGSize(width: 1032, height: 1376), thirds: (375, 375),
                twoThirds: (647, 991), half: 683, slideOverHeights: (1328, 984)),
            "iPhone SE": Row(screen: CGSize(width: 375, height: 667), hasHomeButton: true),
            "iPhone 11 Pro": Row(screen: CGSize(width: 375, height: 812)),
            "iPhone 11": Row(screen: CGSize(width: 414, height: 896)),
            "iPhone 8": Row(screen: CGSize(width: 375, height: 667), hasHomeButton: true),
            "iPhone 8 Plus": Row(screen: CGSize(width: 414, height: 736), hasHomeButton: true),
            "iPhone 12": Row(screen: CGSize(width: 390, height: 844)),
            "iPhone 12 Pro Max": Row(screen: CGSize(width: 428, height: 926)),
            "iPhone 15 Pro": Row(screen: CGSize(width: 393, height: 852)),
            "iPhone 15 Pro Max": Row(screen: CGSize(width: 430, height: 932)),
            "iPhone 16 Pro": Row(screen: CGSize(width: 402, height: 874)),
            "iPhone 16 Pro Max": Row(screen: CGSize(width: 440, height: 956)),
        ]
    }
}

extension SceneWindow {
    /// The size of a free window; `nil` for a share of the screen.
    fileprivate func size(on screen: CGSize) -> CGSize? {
        guard case .free(let width, let height) = self else { return nil }
        return CGSize(
            width: min(CGFloat(width), screen.width), height: min(CGFloat(height), screen.height))
    }
}

extension UIEdgeInsets {
    /// Top, left, bottom and right, in points.
    fileprivate var text: String { "\(top.text), \(left.text), \(bottom.text), \(right.text)" }
}
