internal import Foundation

/// Swipes and drags.
///
/// A gesture that is cancelled is a short drag that ends at rest, so that UIKit takes it back.
extension UITestStep {
    static let gestures: [String: Translation] = [
        "swipe-back": { action, _ in
            guard action.values.count == 2, let column = ControlName(action.values[0])
            else { return nil }
            let place = ControlName.words(for: column.region)
            return switch action.values[1] {
            case "finish":
                UITestStep(
                    "swipe back in \(place)", "try swipeBack(in: .\(column.region), by: 0.8)")
            case "cancel":
                UITestStep(
                    "begin to swipe back in \(place), return and let go",
                    "try swipeBack(in: .\(column.region), by: 0.15, holdingFor: 0.5)")
            default: nil
            }
        },
        "drag-down": { action, _ in
            switch action.values.first {
            case "finish":
                UITestStep("drag the sheet in front down", "dragDown(by: 0.9)")
            case "cancel":
                UITestStep(
                    "begin to drag the sheet in front down, return and let go",
                    "dragDown(by: 0.08, holdingFor: 0.5)")
            default: nil
            }
        },
        "drag-up": { _, _ in
            UITestStep("drag the sheet in front up", "dragDown(by: -0.5)")
        },
        "edge-swipe": { action, isRightToLeft in
            switch action.values.first {
            case "finish":
                drag("swipe the sidebar in from the edge", 0, 0.45, isRightToLeft)
            case "cancel":
                drag(
                    "begin to swipe the sidebar in from the edge, return and let go", 0, 0.08,
                    holdingFor: 0.5, isRightToLeft)
            case "rubber-band":
                drag(
                    "swipe the sidebar in from the edge, further than it is wide", 0, 0.9,
                    isRightToLeft)
            default: nil
            }
        },
        "drag": { action, isRightToLeft in
            switch action.values.first {
            case "finish":
                drag("drag the outermost sidebar out", 0.2, 0, isRightToLeft)
            case "cancel":
                drag(
                    "begin to drag the outermost sidebar out, return and let go", 0.2, 0.15,
                    holdingFor: 0.5, isRightToLeft)
            default: nil
            }
        },
    ]

    /// A drag between two parts of the window's width, seen from the primary edge, near its bottom.
    private static func drag(
        _ words: String, _ start: Double, _ end: Double, holdingFor seconds: Double = 0,
        _ isRightToLeft: Bool
    ) -> UITestStep {
        let ends = isRightToLeft ? [1 - start, 1 - end] : [start, end]
        let numbers = ends.map { SceneDrawing.number($0) }
        let hold = seconds > 0 ? ", holdingFor: \(seconds)" : ""
        return UITestStep(words, "drag(from: \(numbers[0]), to: \(numbers[1])\(hold))")
    }
}
