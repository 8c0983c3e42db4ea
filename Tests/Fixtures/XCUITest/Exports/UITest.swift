// No current Xcode simulates iOS 14: those of Xcode 26 begin with iOS 15. This test needs a device
// with iOS 14.
//
// A UI test that fuzzsplit has made of x.case.
//
// App: sidebar/own-navigation
// Start: iPad Pro 11-inch, landscape, window full, left-to-right
// Release: iOS 14
// Breaks: primary-content-on-screen at primary
//
// The failure was found in a model of UIKit. We have not seen it on a device. If a device shows it,
// the test should fail until it is repaired.
//
// Run it on this device and release, which no test can choose. The target of the UI tests must name
// the app.

import XCTest

/// sidebar/own-navigation breaks primary-content-on-screen at primary, in the model.
final class SidebarOwnNavigationPrimaryContentOnScreenTests377a5574: XCTestCase {
    @MainActor func testPrimaryContentOnScreen() throws {
        continueAfterFailure = false
        XCUIDevice.shared.orientation = .landscapeLeft
        app.launch()
        waitUntilStill()

        // 1  tap "primary/Presenters"
        try control("Presenters", in: .primary).tap()

        // 2  rotate portrait
        XCUIDevice.shared.orientation = .portrait
        waitUntilStill()

        // primary-content-on-screen: the content of every shown column lies inside the split view.
        assertContentInsideWindow()
        assertRunning()
    }
}

/// What the steps use.
@MainActor
extension SidebarOwnNavigationPrimaryContentOnScreenTests377a5574 {
    /// The app that the target of the UI tests names.
    private var app: XCUIApplication { XCUIApplication() }

    /// Waits until the window has kept its frame for a second: the device turns after the call.
    private func waitUntilStill() {
        var frames: [CGRect] = []
        repeat {
            _ = XCTWaiter.wait(for: [XCTestExpectation(description: "still")], timeout: 0.1)
            frames.append(app.windows.firstMatch.frame)
        } while frames.count < 10
            || frames.count < 100 && frames.suffix(10).contains { $0 != frames.last }
    }

    /// A part of the screen.
    private enum Region {
        case primary, supplementary, secondary, compact, window, modal, sheet, popover
    }

    /// The element in a region, of those that look alike. A UI test sees no columns: the primary's
    /// element is the one nearest to the primary edge, and the secondary's the farthest from it.
    private func pick(_ elements: [XCUIElement], in region: Region) -> XCUIElement? {
        let elements = elements.sorted { $0.frame.minX < $1.frame.minX }
        return switch region {
        case .secondary: elements.last
        case .supplementary: elements.dropFirst().first ?? elements.first
        default: elements.first
        }
    }

    /// The control with an identifier or a label. Those that share a name have a number, in the
    /// order of reading.
    private func control(
        _ name: String, number: Int? = nil, in region: Region
    ) throws -> XCUIElement {
        let kinds: [XCUIElement.ElementType] = [
            .button, .cell, .link, .switch, .textField, .secureTextField, .textView,
        ]
        let named =
            region == .popover
            ? app.popovers.descendants(matching: .any).matching(identifier: name)
            : app.descendants(matching: .any).matching(identifier: name)
        _ = named.firstMatch.waitForExistence(timeout: 5)
        let controls = named.allElementsBoundByIndex.filter {
            kinds.contains($0.elementType) && $0.isHittable
        }
        let inOrder = controls.sorted {
            ($0.frame.minY, $0.frame.minX) < ($1.frame.minY, $1.frame.minX)
        }
        let control =
            number.map { inOrder.dropFirst($0 - 1).first } ?? pick(controls, in: region)
        return try XCTUnwrap(
            control, "a finger reaches no control \(name) in the region \(region)")
    }

    /// The app has not ended, and answers.
    private func assertRunning() {
        XCTAssertEqual(app.state, .runningForeground, "the app has ended")
        XCTAssertTrue(
            app.windows.firstMatch.waitForExistence(timeout: 10), "the app does not answer")
    }

    /// No text and no button goes beyond the left or right edge of the window.
    private func assertContentInsideWindow() {
        let window = app.windows.firstMatch.frame
        let elements =
            app.buttons.allElementsBoundByIndex + app.staticTexts.allElementsBoundByIndex
        for element in elements where element.frame.intersects(window) {
            let (label, frame) = (element.label, element.frame)
            XCTAssertGreaterThanOrEqual(
                frame.minX, window.minX - 0.5, "\(label) goes beyond the left edge")
            XCTAssertLessThanOrEqual(
                frame.maxX, window.maxX + 0.5, "\(label) goes beyond the right edge")
        }
    }
}
