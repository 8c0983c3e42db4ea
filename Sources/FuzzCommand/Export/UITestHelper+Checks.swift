/// Functions of a UI test that look at the screen, and that judge it.
extension UITestHelper {
    /// What the user sees.
    var shown: String {
        switch self {
        case .shownElements:
            """
                /// What the user sees: each text and button with its frame.
                private func shownElements() -> [String] {
                    let elements =
                        app.buttons.allElementsBoundByIndex + app.staticTexts.allElementsBoundByIndex
                    return elements.filter(\\.isHittable).map { "\\($0.label) \\($0.frame)" }.sorted()
                }
            """
        case .shownBars:
            """
                /// The frames of the navigation bars that the user sees.
                private func shownBars() -> [CGRect] {
                    app.navigationBars.allElementsBoundByIndex.filter(\\.isHittable).map(\\.frame)
                }
            """
        default:
            """
                /// How many buttons of the system with an identifier a finger reaches.
                private func shownButtons(_ identifier: String) -> Int {
                    app.navigationBars.buttons.matching(identifier: identifier)
                        .allElementsBoundByIndex.filter(\\.isHittable).count
                }
            """
        }
    }

    /// The statement that calls an assertion.
    var call: String {
        switch self {
        case .running: "assertRunning()"
        case .contentInside: "assertContentInsideWindow()"
        case .singleBars: "assertOneBarInEachColumn()"
        case .oneToggle: "assertOneSidebarButton()"
        case .noExtraToggle: "assertNoSecondSidebarButton()"
        case .wayBack: "assertWayBack()"
        case .popoverInside: "assertPopoverInsideWindow()"
        default: preconditionFailure("\(self) is no assertion")
        }
    }

    var check: String {
        switch self {
        case .running:
            """
                /// The app has not ended, and answers.
                private func assertRunning() {
                    XCTAssertEqual(app.state, .runningForeground, "the app has ended")
                    XCTAssertTrue(
                        app.windows.firstMatch.waitForExistence(timeout: 10), "the app does not answer")
                }
            """
        case .contentInside:
            """
                /// No text and no button goes beyond the left or right edge of the window.
                private func assertContentInsideWindow() {
                    let window = app.windows.firstMatch.frame
                    let elements =
                        app.buttons.allElementsBoundByIndex + app.staticTexts.allElementsBoundByIndex
                    for element in elements where element.frame.intersects(window) {
                        let (label, frame) = (element.label, element.frame)
                        XCTAssertGreaterThanOrEqual(
                            frame.minX, window.minX - 0.5, "\\(label) goes beyond the left edge")
                        XCTAssertLessThanOrEqual(
                            frame.maxX, window.maxX + 0.5, "\\(label) goes beyond the right edge")
                    }
                }
            """
        case .singleBars:
            """
                /// There is a navigation bar, and none lies below another one in the same column.
                private func assertOneBarInEachColumn() {
                    let bars = shownBars()
                    XCTAssertFalse(bars.isEmpty, "there is no navigation bar")
                    for (index, bar) in bars.enumerated() {
                        for other in bars.dropFirst(index + 1) where bar.minY != other.minY {
                            XCTAssertTrue(
                                bar.maxX <= other.minX || other.maxX <= bar.minX,
                                "two navigation bars are in one column: \\(bar) and \\(other)")
                        }
                    }
                }
            """
        case .oneToggle:
            """
                /// A finger reaches one button that shows or hides the sidebar.
                private func assertOneSidebarButton() {
                    XCTAssertEqual(shownButtons("ToggleSidebar"), 1, "buttons for the sidebar")
                }
            """
        case .noExtraToggle:
            """
                /// A finger does not reach two buttons that show or hide the sidebar.
                private func assertNoSecondSidebarButton() {
                    XCTAssertLessThanOrEqual(
                        shownButtons("ToggleSidebar"), 1, "buttons for the sidebar")
                }
            """
        case .wayBack:
            """
                /// A finger reaches a back button.
                private func assertWayBack() {
                    XCTAssertGreaterThan(shownButtons("BackButton"), 0, "back buttons")
                }
            """
        case .popoverInside:
            """
                /// There is a popover, and the window contains it.
                private func assertPopoverInsideWindow() {
                    let popover = app.popovers.firstMatch
                    XCTAssertTrue(popover.exists, "there is no popover")
                    let window = app.windows.firstMatch.frame
                    XCTAssertTrue(
                        window.contains(popover.frame), "\\(popover.frame) is not in \\(window)")
                }
            """
        default:
            """
                /// Keeps what the screen shows, for a person to look at.
                private func attachScreenshot(_ name: String) {
                    let attachment = XCTAttachment(screenshot: app.screenshot())
                    attachment.name = name
                    attachment.lifetime = .keepAlways
                    add(attachment)
                }
            """
        }
    }
}
