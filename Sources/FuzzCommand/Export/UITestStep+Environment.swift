/// What the system does.
extension UITestStep {
    static let environment: [String: Translation] = [
        "rotate": { action, _ in
            guard let value = action.values.first, let name = orientations[value] else {
                return nil
            }
            return UITestStep(
                "turn the device to \(value)", "XCUIDevice.shared.orientation = .\(name)",
                "waitUntilStill()")
        },
        "resize": { action, _ in
            windows[action.values.first ?? ""].map { UITestStep(byHand: "give the app \($0)") }
        },
        // A script for the simulator sets the hinge's angle; a UI test does not.
        "open": { _, _ in UITestStep(byHand: "open the phone") },
        "close": { _, _ in UITestStep(byHand: "close the phone") },
        "half-open": { _, _ in UITestStep(byHand: "half open the phone") },
        "flatten": { _, _ in UITestStep(byHand: "open the phone until it is flat") },
        // A closed phone does not follow `XCUIDevice.orientation` (D-293).
        "turn-over": { _, _ in
            UITestStep(byHand: "turn the phone by half a turn, so that its camera changes sides")
        },
        "side-by-side": { action, _ in
            sides[action.values.first ?? ""].map { UITestStep(byHand: "give the app \($0)") }
        },
        "video": { action, _ in
            switch action.values.first {
            case "on-top": UITestStep(byHand: "put a video on top of the app, and pin it")
            case "away": UITestStep(byHand: "take the video away")
            default: nil
            }
        },
        "background": { _, _ in
            UITestStep(
                "go to the home screen and return", "XCUIDevice.shared.press(.home)",
                "_ = app.wait(for: .runningBackground, timeout: 5)", "app.activate()")
        },
        "relaunch": { _, isRightToLeft in
            UITestStep(
                "go to the home screen, end the app and start it again",
                "XCUIDevice.shared.press(.home)", "app.terminate()",
                isRightToLeft ? "launch()" : "app.launch()")
        },
    ]

    /// The names of orientations in UIKit.
    static let orientations = ["landscape": "landscapeLeft", "portrait": "portrait"]

    /// The parts of an open phone in words.
    private static let sides = [
        "left": "the left half of the screen, beside another app",
        "right": "the right half of the screen, beside another app",
        "whole": "the whole screen",
    ]

    /// Windows in words.
    static let windows = [
        "full": "the whole screen",
        "two-thirds": "two thirds of the screen, beside another app in Split View",
        "half": "half of the screen, beside another app in Split View",
        "third": "a third of the screen, beside another app in Split View",
        "slide-over": "a window in Slide Over",
    ]
}
