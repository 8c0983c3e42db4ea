/// Functions of a UI test that move a finger.
extension UITestHelper {
    func gesture(_ isRightToLeft: Bool) -> String {
        switch self {
        case .tapAt:
            """
                /// Taps a point of the window, in parts of its size.
                private func tap(at point: CGVector) {
                    app.windows.firstMatch.coordinate(withNormalizedOffset: point).tap()
                }
            """
        case .drag:
            """
                /// Drags a finger sideways near the bottom of the window, between two parts of its width.
                private func drag(
                    from start: CGFloat, to end: CGFloat, holdingFor seconds: TimeInterval = 0
                ) {
                    let window = app.windows.firstMatch
                    let from = window.coordinate(withNormalizedOffset: CGVector(dx: start, dy: 0.9))
                    let to = window.coordinate(withNormalizedOffset: CGVector(dx: end, dy: 0.9))
                    from.press(
                        forDuration: 0.1, thenDragTo: to, withVelocity: .slow,
                        thenHoldForDuration: seconds)
                }
            """
        case .swipeBack:
            """
                /// Drags a finger from the edge of a region below its navigation bar, by a part of its width.
                private func swipeBack(
                    in region: Region, by part: CGFloat, holdingFor seconds: TimeInterval = 0
                ) throws {
                    let bars = region == .popover ? app.popovers.navigationBars : app.navigationBars
                    let shown = bars.allElementsBoundByIndex.filter(\\.isHittable)
                    let found = pick(shown, in: region)
                    let bar = try XCTUnwrap(found, "the region \\(region) has no bar").frame
                    let window = app.windows.firstMatch
                    let edge = \(Self.edge(isRightToLeft))
                    let start = window.coordinate(withNormalizedOffset: .zero).withOffset(
                        CGVector(dx: edge - window.frame.minX, dy: bar.maxY + 60 - window.frame.minY))
                    let distance = \(isRightToLeft ? "-" : "")bar.width * part
                    let end = start.withOffset(CGVector(dx: distance, dy: 0))
                    start.press(
                        forDuration: 0.1, thenDragTo: end, withVelocity: .slow,
                        thenHoldForDuration: seconds)
                }
            """
        default:
            """
                /// Drags the sheet in front down by its bar, by a part of the window's height; up for a negative part.
                private func dragDown(by part: CGFloat, holdingFor seconds: TimeInterval = 0) {
                    let window = app.windows.firstMatch
                    let bar = app.navigationBars.allElementsBoundByIndex.first { $0.isHittable }
                    let start = (bar ?? window).coordinate(
                        withNormalizedOffset: CGVector(dx: 0.5, dy: 0.5))
                    let end = start.withOffset(CGVector(dx: 0, dy: window.frame.height * part))
                    start.press(
                        forDuration: 0.1, thenDragTo: end, withVelocity: .slow,
                        thenHoldForDuration: seconds)
                }
            """
        }
    }

    /// A point beside the edge from which a page is swiped back.
    private static func edge(_ isRightToLeft: Bool) -> String {
        isRightToLeft
            ? "min(bar.maxX, window.frame.maxX) - 4" : "max(bar.minX, window.frame.minX) + 4"
    }
}
