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
