/// What the system does.
extension UITestStep {
    static let environment: [String: Translation] = [
        "rotate": { action, _ in
            guard let value = action.values.first.flatMap(orientation) else { return nil }
            return UITestStep(
                "turn the device to \(action.values[0])",
                "XCUIDevice.shared.orientation = .\(value)", "waitUntilStill()")
        },
        "resize": { action, _ in
            action.values.first.flatMap(window).map { UITestStep(byHand: "give the app \($0)") }
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
            action.values.first.flatMap(side).map { UITestStep(byHand: "give the app \($0)") }
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

    /// The name of an orientation in UIKit; `nil` if there is none.
    static func orientation(_ value: String) -> String? {
        switch value {
        case "landscape": "landscapeLeft"
        case "portrait": "portrait"
        default: nil
        }
    }

    /// A part of an open phone in words; `nil` if there is none of this name.
    private static func side(_ value: String) -> String? {
        switch value {
        case "left", "right": "the \(value) half of the screen, beside another app"
        case "whole": "the whole screen"
        default: nil
        }
    }

    /// A window in words; `nil` if there is none of this name.
    static func window(_ value: String) -> String? {
        switch value {
        case "full": "the whole screen"
        case "two-thirds": "two thirds of the screen, beside another app in Split View"
        case "half": "half of the screen, beside another app in Split View"
        case "third": "a third of the screen, beside another app in Split View"
        case "slide-over": "a window in Slide Over"
        default: nil
        }
    }
}
