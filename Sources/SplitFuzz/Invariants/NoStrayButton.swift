import Foundation
internal import StatefulTesting
@_spi(Simulation) internal import UIKitModel

extension Invariant<SplitMachine> {
    /// No display-mode button is on screen while its split view is collapsed, or where the
    /// app has asked for none: `.never`, or `.automatic` without `presentsWithGesture` (A-112,
    /// B-033). No double arrow that the app has not asked for, and in a classic split view
    /// only the button that the app places (B-030).
    @MainActor static var noStrayButton: Self {
        Invariant(
            "no-stray-button",
            summary: "no display-mode button while collapsed, or where the app wants none",
            sources: ["A-067", "A-112", "A-113", "B-030", "B-033"]
        ) { machine in
            guard machine.isAtRest else { return nil }
            return machine.screen.firstAnswer { split in
                if let arrow = split.secondaryOnlyButton, arrow.isSeen,
                    split.isCollapsed || !split.showsSecondaryOnlyButton
                {
                    return Mismatch(
                        "double-arrow",
                        explanation: "the double arrow is on screen, although "
                            + (split.isCollapsed
                                ? "the split view is collapsed" : "the app wants none"))
                }
                guard let button = split.displayModeButton, button.isSeen,
                    let why = reason(against: split)
                else { return nil }
                return Mismatch(
                    "display-mode-button",
                    explanation: "the display-mode button is on screen, although \(why)")
            }
        }
    }

    /// Why there must be no button, as part of a sentence; `nil` where there may be one.
    @MainActor private static func reason(against split: UISplitViewController) -> String? {
        if split.isCollapsed { return "the split view is collapsed" }
        if split.style == .unspecified {
            return split.displayModeItemOfApp == nil ? "the app has put it into no bar" : nil
        }
        switch split.displayModeButtonVisibility {
        case .never: return "the app wants it never"
        case .automatic where !split.presentsWithGesture:
            return "presentsWithGesture is false"
        default: return nil
        }
    }
}

extension UIView {
    /// Whether a part of the view is on screen.
    @MainActor fileprivate var isSeen: Bool {
        window != nil && effectiveAlpha > 0.01 && shownCenter != nil
    }
}
