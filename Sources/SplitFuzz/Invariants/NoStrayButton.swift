import Foundation
internal import StatefulTesting
@_spi(Simulation) internal import UIKitModel

extension Invariant<SplitMachine> {
    /// No display-mode button is on screen while its split view is collapsed, or where the app
    /// has asked for none: `.never`, or `.automatic` without `presentsWithGesture` (A-112, B-033).
    @MainActor static var noStrayButton: Self {
        Invariant(
            "no-stray-button",
            summary: "no display-mode button while collapsed, or where the app wants none",
            sources: ["A-067", "A-112", "B-033"]
        ) { machine in
            guard machine.isAtRest else { return nil }
            for split in machine.screen.splits {
                guard let why = reason(against: split), let button = split.displayModeButton,
                    button.window != nil, button.effectiveAlpha > 0.01, button.shownCenter != nil
                else { continue }
                return Mismatch(
                    "display-mode-button",
                    explanation: "the display-mode button is on screen, although \(why)")
            }
            return nil
        }
    }

    /// Why there must be no button, as part of a sentence; `nil` where there may be one. A classic split
    /// view's button is the app's own.
    @MainActor private static func reason(against split: UISplitViewController) -> String? {
        if split.isCollapsed { return "the split view is collapsed" }
        if split.style == .unspecified { return nil }
        switch split.displayModeButtonVisibility {
        case .never: return "the app wants it never"
        case .automatic where !split.presentsWithGesture:
            return "presentsWithGesture is false"
        default: return nil
        }
    }
}
