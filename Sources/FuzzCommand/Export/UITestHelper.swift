/// A function that the steps and the checks of a UI test call. A test has only those that it needs.
///
/// In the order in which they stand in a file.
enum UITestHelper: Int, CaseIterable, Hashable, Sendable {
    case app, launch, still, byHand
    case region, pick, control, scrollView
    case tapAt, drag, swipeBack, dragDown
    case shownElements, shownBars, shownButtons
    case running, contentInside, singleBars, oneToggle, noExtraToggle, wayBack, popoverInside
    case screenshot

    /// The functions that this one calls itself.
    private var needs: [UITestHelper] {
        switch self {
        case .app, .byHand, .region: []
        case .pick: [.region]
        case .control, .scrollView, .swipeBack: [.app, .pick]
        case .singleBars: [.shownBars]
        case .oneToggle, .noExtraToggle, .wayBack: [.shownButtons]
        case .launch, .still, .tapAt, .drag, .dragDown, .shownElements, .shownBars, .shownButtons,
            .running, .contentInside, .popoverInside, .screenshot:
            [.app]
        }
    }

    /// Some functions with all that they call, in order.
    static func closure(of helpers: [UITestHelper]) -> [UITestHelper] {
        var found: Set<UITestHelper> = []
        var waiting = helpers
        while let helper = waiting.popLast() {
            if found.insert(helper).inserted { waiting += helper.needs }
        }
        return allCases.filter(found.contains)
    }

    /// The source, in lines that are indented once.
    func source(isRightToLeft: Bool) -> String {
        switch self {
        case .app, .launch, .still, .byHand: frame
        case .region, .pick, .control, .scrollView: search(isRightToLeft)
        case .tapAt, .drag, .swipeBack, .dragDown: gesture(isRightToLeft)
        case .shownElements, .shownBars, .shownButtons: shown
        case .running, .contentInside, .singleBars, .oneToggle, .noExtraToggle, .wayBack,
            .popoverInside, .screenshot:
            check
        }
    }

    /// The app, and the person in front of it.
    private var frame: String {
        switch self {
        case .app:
            """
                /// The app that the target of the UI tests names.
                private var app: XCUIApplication { XCUIApplication() }
            """
        case .launch:
            """
                /// Starts the app in right-to-left layout.
                private func launch() {
                    let app = app
                    app.launchArguments += [
                        "-AppleTextDirection", "YES", "-NSForceRightToLeftWritingDirection", "YES",
                    ]
                    app.launch()
                }
            """
        case .still:
            """
                /// Waits until the window has kept its frame for a second: the device turns after the call.
                private func waitUntilStill() {
                    var frames: [CGRect] = []
                    repeat {
                        _ = XCTWaiter.wait(for: [XCTestExpectation(description: "still")], timeout: 0.1)
                        frames.append(app.windows.firstMatch.frame)
                    } while frames.count < 10
                        || frames.count < 100 && frames.suffix(10).contains { $0 != frames.last }
                }
            """
        default:
            """
                /// Waits while a person does what no UI test can do. Without a person, the test is skipped.
                private func byHand(_ step: String) throws {
                    guard ProcessInfo.processInfo.environment["FUZZSPLIT_BY_HAND"] != nil else {
                        throw XCTSkip("set FUZZSPLIT_BY_HAND, watch the screen, and: \\(step)")
                    }
                    XCTContext.runActivity(named: "By hand: \\(step)") { _ in
                        _ = XCTWaiter.wait(for: [XCTestExpectation(description: step)], timeout: 30)
                    }
                }
            """
        }
    }
}
