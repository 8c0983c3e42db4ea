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
        "resize-window": { action, _ in
            guard action.values.count == 2, action.values.allSatisfy({ Int($0) != nil }) else {
                return nil
            }
            return UITestStep(
                byHand: "drag a corner of the window until it is \(action.values[0]) points wide "
                    + "and \(action.values[1]) points high, or as near as the system lets you")
        },
        "dock": { action, _ in
            switch action.values.first {
            case "reveal":
                UITestStep(
                    byHand: "swipe up slowly from the bottom edge until the Dock is there, and let "
                        + "go")
            case "hide": UITestStep(byHand: "swipe the Dock down")
            default: nil
            }
        },
        "keyboard": { action, _ in
            switch action.values.first {
            case "show":
                UITestStep(byHand: "bring the software keyboard up, in the simulator by Command-K")
            case "hide":
                UITestStep(
                    byHand: "take the software keyboard down, in the simulator by Command-K")
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
