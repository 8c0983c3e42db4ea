// A UI test that fuzzsplit has made of x.case.
//
// App: my shop/beta
// Start: iPad 10.2-inch, portrait, window half, right-to-left
// Release: any; the model has no defect of iOS here
// Breaks: place-kept at expand
//
// The failure was found in a model of UIKit. We have not seen it on a device. It is repaired in the
// model, and the test guards the repair.
//
// Note: said "so" \ here
//
// Run it on this device and release, which no test can choose. The target of the UI tests must name
// the app.
//
// The case has other ways into the failure below "also-by:", which are not here.
//
// Some steps need a person: without FUZZSPLIT_BY_HAND in its environment, the test is skipped
// there. With it, each such step has 30 seconds.
//
// No assertion decides what the last comment asks: look at the screenshot in the test's report.

import XCTest

/// my shop/beta broke place-kept at expand, in the model.
final class MyShopBetaPlaceKeptTests106d10a5: XCTestCase {
    @MainActor func testPlaceKept() throws {
        continueAfterFailure = false
        XCUIDevice.shared.orientation = .portrait
        launch()
        waitUntilStill()
        try byHand("Give the app half of the screen, beside another app in Split View.")

        // 1  tap "primary/Row#2"
        try control("Row", number: 2, in: .primary).tap()

        // 2  swipe-back "secondary" cancel
        try swipeBack(in: .secondary, by: 0.15, holdingFor: 0.5)

        // 3  dock reveal
        try byHand("Swipe up slowly from the bottom edge until the Dock is there, and let go.")

        // 4  tap "popover/a \"b\" \u{202e}c\n" @start
        // 5  rotate landscape @middle
        // 6  resize full
        try byHand(
            """
            Tap “a \"b\" \\u{202e}c\\n” in the popover, and as soon as that begins, turn the \
            device to landscape, and amid the transition that begins, give the app the whole \
            screen.
            """)

        // 7  scroll-down "sheet"
        try scrollView(in: .sheet).swipeUp()

        // 8  relaunch
        XCUIDevice.shared.press(.home)
        app.terminate()
        launch()

        // place-kept: the user's place survives collapsing, expanding and returning.
        assertRunning()
        // Look: Is what was opened last still in sight, or behind it?
        attachScreenshot("place-kept")
    }
}

/// What the steps use.
@MainActor
extension MyShopBetaPlaceKeptTests106d10a5 {
    /// The app that the target of the UI tests names.
    private var app: XCUIApplication { XCUIApplication() }

    /// Starts the app in right-to-left layout.
    private func launch() {
        let app = app
        app.launchArguments += [
            "-AppleTextDirection", "YES", "-NSForceRightToLeftWritingDirection", "YES",
        ]
        app.launch()
    }

    /// Waits until the window has kept its frame for a second: the device turns after the call.
    private func waitUntilStill() {
        var frames: [CGRect] = []
        repeat {
            _ = XCTWaiter.wait(for: [XCTestExpectation(description: "still")], timeout: 0.1)
            frames.append(app.windows.firstMatch.frame)
        } while frames.count < 10
            || frames.count < 100 && frames.suffix(10).contains { $0 != frames.last }
    }

    /// Waits while a person does what no UI test can do. Without a person, the test is skipped.
    private func byHand(_ step: String) throws {
        guard ProcessInfo.processInfo.environment["FUZZSPLIT_BY_HAND"] != nil else {
            throw XCTSkip("set FUZZSPLIT_BY_HAND, watch the screen, and: \(step)")
        }
        XCTContext.runActivity(named: "By hand: \(step)") { _ in
            _ = XCTWaiter.wait(for: [XCTestExpectation(description: step)], timeout: 30)
        }
    }

    /// A part of the screen.
    private enum Region {
        case primary, supplementary, secondary, compact, window, modal, sheet, popover
    }

    /// The element in a region, of those that look alike. A UI test sees no columns: the primary's
    /// element is the one nearest to the primary edge, and the secondary's the farthest from it.
    private func pick(_ elements: [XCUIElement], in region: Region) -> XCUIElement? {
        let elements = elements.sorted { $0.frame.maxX > $1.frame.maxX }
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

    /// The content that scrolls in a region.
    private func scrollView(
        _ name: String? = nil, in region: Region
    ) throws -> XCUIElement {
        let kinds: [XCUIElement.ElementType] = [.scrollView, .table, .collectionView]
        let all =
            region == .popover
            ? app.popovers.descendants(matching: .any) : app.descendants(matching: .any)
        let named = name.map { all.matching(identifier: $0) } ?? all
        let views = named.allElementsBoundByIndex.filter {
            kinds.contains($0.elementType) && $0.isHittable
        }
        return try XCTUnwrap(
            pick(views, in: region), "nothing scrolls in the region \(region)")
    }

    /// Drags a finger from the edge of a region below its navigation bar, by a part of its width.
    private func swipeBack(
        in region: Region, by part: CGFloat, holdingFor seconds: TimeInterval = 0
    ) throws {
        let bars = region == .popover ? app.popovers.navigationBars : app.navigationBars
        let shown = bars.allElementsBoundByIndex.filter(\.isHittable)
        let found = pick(shown, in: region)
        let bar = try XCTUnwrap(found, "the region \(region) has no bar").frame
        let window = app.windows.firstMatch
        let edge = min(bar.maxX, window.frame.maxX) - 4
        let start = window.coordinate(withNormalizedOffset: .zero).withOffset(
            CGVector(dx: edge - window.frame.minX, dy: bar.maxY + 60 - window.frame.minY))
        let distance = -bar.width * part
        let end = start.withOffset(CGVector(dx: distance, dy: 0))
        start.press(
            forDuration: 0.1, thenDragTo: end, withVelocity: .slow,
            thenHoldForDuration: seconds)
    }

    /// The app has not ended, and answers.
    private func assertRunning() {
        XCTAssertEqual(app.state, .runningForeground, "the app has ended")
        XCTAssertTrue(
            app.windows.firstMatch.waitForExistence(timeout: 10), "the app does not answer")
    }

    /// Keeps what the screen shows, for a person to look at.
    private func attachScreenshot(_ name: String) {
        let attachment = XCTAttachment(screenshot: app.screenshot())
        attachment.name = name
        attachment.lifetime = .keepAlways
        add(attachment)
    }
}
