import Foundation
import Testing

@_spi(Simulation) @testable import UIKitModel

/// A phone that folds (D-201 to D-295).
@MainActor @Suite("A phone that folds") struct FoldTests {
    private func fixture<Root: UIViewController>(
        _ orientation: Orientation = .portrait, reading: Release = .iOS27Point1,
        direction: UIUserInterfaceLayoutDirection = .leftToRight,
        _ makeRoot: @MainActor () -> Root
    ) -> SimulationFixture<Root> {
        SimulationFixture(
            release: reading, device: "iPhone Duo", direction: direction, orientation: orientation,
            makeRoot)
    }

    private func columns() -> UISplitViewController {
        .columns(
            primary: UINavigationController(rootViewController: LoggingController("list")),
            secondary: UINavigationController(rootViewController: LoggingController("detail")))
    }

    private func reading<Choice: Reading>(_ choice: Choice) -> Release {
        Release.iOS27Point1.reading(Choice.doubt, as: Int(choice.rawValue))
    }

    // MARK: - Displays

    @Test(
        "the displays of the iPhone Duo have the windows of the table (D-045, D-201, D-205 to D-208)"
    )
    func displays() {
        struct Row {
            let pose: Pose, orientation: Orientation, size: CGSize, insets: UIEdgeInsets
            let isRegular: (wide: Bool, high: Bool)
        }
        let rows = [
            Row(
                pose: .closed, orientation: .portrait, size: CGSize(width: 466, height: 678),
                insets: UIEdgeInsets(top: 0, left: 0, bottom: 34, right: 84),
                isRegular: (false, true)),
            Row(
                pose: .closed, orientation: .landscape, size: CGSize(width: 678, height: 466),
                insets: UIEdgeInsets(top: 0, left: 0, bottom: 34, right: 84),
                isRegular: (false, false)),
            Row(
                pose: .open, orientation: .landscape, size: CGSize(width: 951, height: 669),
                insets: UIEdgeInsets(top: 0, left: 0, bottom: 34, right: 84),
                isRegular: (true, true)),
            Row(
                pose: .open, orientation: .portrait, size: CGSize(width: 669, height: 951),
                insets: UIEdgeInsets(top: 82, left: 0, bottom: 34, right: 0),
                isRegular: (true, true)),
        ]
        for row in rows {
            let fixture = fixture { LoggingController("page") }
            fixture.perform { fixture.simulation.fold(to: row.pose) }
            fixture.rotate(to: row.orientation)
            let window = fixture.window
            #expect(window.bounds.size == row.size)
            #expect(window.safeAreaInsets == row.insets)
            #expect(fixture.root.view.frame.size == row.size)
            let traits = fixture.root.traitCollection
            #expect(traits.horizontalSizeClass == (row.isRegular.wide ? .regular : .compact))
            #expect(traits.verticalSizeClass == (row.isRegular.high ? .regular : .compact))
            #expect(traits.userInterfaceIdiom == .phone)
        }
    }

    @Test("opening and closing resize one scene, whose controllers live on (D-245)")
    func oneScene() {
        let fixture = fixture { columns() }
        let split = fixture.root
        let (list, detail) = (
            split.viewController(for: .primary), split.viewController(for: .secondary)
        )
        #expect(split.isCollapsed)

        fixture.perform { fixture.simulation.fold(to: .open) }
        #expect(!split.isCollapsed)
        #expect(split.viewController(for: .primary) === list)
        #expect(split.viewController(for: .secondary) === detail)

        fixture.perform { fixture.simulation.fold(to: .closed) }
        #expect(split.isCollapsed)
        #expect(split.viewController(for: .primary) === list)
        #expect(fixture.misuses == [])
    }

    @Test("an upright closed phone lies on its side when open (D-202)") func held() {
        for (closed, open) in [
            (Orientation.portrait, Orientation.landscape), (.landscape, .portrait),
        ] {
            let fixture = fixture(closed) { LoggingController("page") }
            fixture.perform { fixture.simulation.fold(to: .halfOpen) }
            #expect(fixture.simulation.scene.orientation == open)
            fixture.perform { fixture.simulation.fold(to: .closed) }
            #expect(fixture.simulation.scene.orientation == closed)
        }
    }

    @Test("closing may keep the orientation (D-251)") func keptOrientation() {
        let fixture = fixture(reading: reading(OrientationAfterClosing.asBefore)) {
            LoggingController("page")
        }
        fixture.perform { fixture.simulation.fold(to: .open) }
        fixture.perform { fixture.simulation.fold(to: .closed) }
        #expect(fixture.window.bounds.size == CGSize(width: 678, height: 466))
    }

    @Test("opening may announce the new size without an animation (D-245)") func atOnce() {
        for (choice, isAnimated) in [(OpeningAnnounces.animated, true), (.atOnce, false)] {
            let fixture = fixture(reading: reading(choice)) { SizeListener() }
            fixture.perform { fixture.simulation.fold(to: .open) }
            #expect(fixture.root.heard == [isAnimated])
        }
    }

    @Test("the inner display turns whatever the app supports, the outer one does not (D-229)")
    func turning() {
        let fixture = fixture { UprightPage() }
        fixture.rotate(to: .landscape)
        #expect(fixture.simulation.scene.orientation == .portrait)

        fixture.perform { fixture.simulation.fold(to: .open) }
        #expect(fixture.simulation.scene.orientation == .landscape)
        for orientation in [Orientation.portrait, .landscape, .portrait] {
            fixture.rotate(to: orientation)
            #expect(fixture.simulation.scene.orientation == orientation)
        }

        // Held as it is, the outer display would lie on its side.
        fixture.perform { fixture.simulation.fold(to: .closed) }
        #expect(fixture.simulation.scene.orientation == .portrait)
    }

    @Test("side by side each app has 469 × 669 points, and is compact (D-209, D-210, D-211)")
    func sideBySide() {
        let fixture = fixture { columns() }
        #expect(!fixture.simulation.canStand(at: .left))
        fixture.perform { fixture.simulation.fold(to: .open) }
        for (side, inset) in [(SceneWindow.Side.left, CGFloat(0)), (.right, 84)] {
            fixture.perform { fixture.simulation.stand(at: side) }
            #expect(fixture.window.bounds.size == CGSize(width: 469, height: 669))
            #expect(fixture.window.safeAreaInsets.right == inset)
            #expect(fixture.root.isCollapsed)
        }
        fixture.rotate(to: .portrait)
        #expect(fixture.window.bounds.size == CGSize(width: 469, height: 669))
        fixture.perform { fixture.simulation.stand(at: nil) }
        #expect(fixture.window.bounds.size == CGSize(width: 951, height: 669))
        #expect(!fixture.root.isCollapsed)
    }

    @Test("a phone that folds has no free windows (D-261)") func noFreeWindows() {
        let fixture = fixture { LoggingController("page") }
        #expect(!fixture.simulation.hasFreeWindows)
        #expect(WindowSize.allCases.allSatisfy { !fixture.simulation.canResize(to: $0) })
    }

    private func pageWithField() -> LoggingController {
        let page = LoggingController("page")
        page.view.addSubview(UITextField(frame: CGRect(x: 0, y: 100, width: 100, height: 40)))
        return page
    }

    @Test("the keyboard has the height of the display (D-284)") func keyboard() {
        let fixture = fixture(reading: reading(KeyboardAtPose.stays)) { pageWithField() }
        fixture.perform { fixture.root.view.subviews.first?.becomeFirstResponder() }
        #expect(fixture.simulation.keyboardFrame.minY == 433)
        fixture.perform { fixture.simulation.fold(to: .open) }
        #expect(fixture.simulation.keyboardFrame.height == 264)
    }

    @Test("the keyboard goes down with a change of the pose, and may stay up (D-285)")
    func keyboardAtPose() {
        for (choice, isUp) in [(KeyboardAtPose.goes, false), (.stays, true)] {
            let fixture = fixture(reading: reading(choice)) { pageWithField() }
            for pose in [Pose.open, .halfOpen, .closed] {
                let field = fixture.root.view.subviews[0]
                fixture.perform {
                    field.becomeFirstResponder()
                    fixture.simulation.setKeyboard(shown: true)
                }
                fixture.perform { fixture.simulation.fold(to: pose) }
                #expect(fixture.simulation.keyboardFrame.isNull != isUp, "\(choice), \(pose)")
                #expect(field.isFirstResponder)
            }
        }
    }

    @Test("a launch in book pose is laid out flat first, and a flat one has no fold (D-249)")
    func relaunch() {
        let fixture = fixture { LoggingController("page") }
        fixture.perform { fixture.simulation.fold(to: .halfOpen) }
        for (pose, isActive) in [(Pose.halfOpen, true), (.open, false)] {
            fixture.simulation.perform { fixture.simulation.fold(to: pose) }
            let next = fixture.simulation.endingApp()
            #expect(next.foldInWindow == nil)
            next.launch { LoggingController("page") }
            #expect((next.foldInWindow != nil) == isActive)
        }
    }

    @Test("a page that does not turn by itself keeps its orientation through opening and closing")
    func withoutAutorotation() {
        let fixture = fixture { StillPage() }
        fixture.perform { fixture.simulation.fold(to: .open) }
        fixture.perform { fixture.simulation.fold(to: .closed) }
        #expect(fixture.simulation.scene.orientation == .portrait)
    }

    // MARK: - Bars

    @Test("a bar is below what the app adds at the top, and below another bar (B-112)")
    func barBelow() {
        for orientation in [Orientation.landscape, .portrait] {
            let fixture = fixture {
                UINavigationController(rootViewController: LoggingController("page"))
            }
            fixture.perform { fixture.simulation.fold(to: .open) }
            fixture.rotate(to: orientation)
            fixture.perform { fixture.root.additionalSafeAreaInsets.top = 50 }
            #expect(fixture.root.navigationBar.frame.minY == 50)
            #expect(fixture.root.topViewController?.view.safeAreaInsets.top == 132)
        }
    }

    @Test("a horizontal bar ends at 82 points in every pose (D-212, D-213)") func bars() {
        let sizes: [(Pose, Orientation, CGSize)] = [
            (.closed, .portrait, CGSize(width: 382, height: 562)),
            (.closed, .landscape, CGSize(width: 594, height: 350)),
            (.open, .landscape, CGSize(width: 867, height: 553)),
            (.open, .portrait, CGSize(width: 669, height: 835)),
        ]
        for (pose, orientation, size) in sizes {
            let fixture = fixture {
                UINavigationController(rootViewController: LoggingController("page"))
            }
            fixture.perform { fixture.simulation.fold(to: pose) }
            fixture.rotate(to: orientation)
            guard let page = fixture.root.topViewController?.view else {
                Issue.record("the page has gone")
                return
            }
            #expect(page.safeAreaInsets.top == 82)
            #expect(page.bounds.inset(by: page.safeAreaInsets).size == size)
            #expect(fixture.root.navigationBar.frame.maxY == 82)
        }
    }

    @Test("a toolbar at the bottom makes the inset 82 on the upright inner display (D-214)")
    func toolbar() {
        let fixture = fixture(.landscape) {
            UINavigationController(rootViewController: LoggingController("page"))
        }
        fixture.perform { fixture.simulation.fold(to: .open) }
        fixture.perform { fixture.root.isToolbarHidden = false }
        #expect(fixture.root.topViewController?.view.safeAreaInsets.bottom == 82)
    }

    // MARK: - Split views

    @Test(
        "the inner display has room for two columns on its side, and for one upright (D-262, D-263)"
    )
    func room() {
        let fixture = fixture { columns() }
        let split = fixture.root
        fixture.perform { fixture.simulation.fold(to: .open) }
        #expect(split.displayMode == .oneBesideSecondary)

        fixture.rotate(to: .portrait)
        #expect(split.displayMode == .secondaryOnly)
        fixture.perform { split.show(.primary) }
        #expect(split.displayMode == .oneOverSecondary)
    }

    @Test(
        "half open like a book the divider is at the fold, and flat again where it was (D-265, D-266)"
    )
    func book() {
        let fixture = fixture { columns() }
        let split = fixture.root
        fixture.perform { fixture.simulation.fold(to: .open) }
        let before = split.primaryColumnWidth

        fixture.perform { fixture.simulation.fold(to: .halfOpen) }
        #expect(split.primaryColumnWidth == 475)
        #expect(split.frame(.primary)?.maxX == 475)
        #expect(split.safeWidth(.primary) == 455.5)
        #expect(split.safeWidth(.secondary) == 371.5)
        #expect(!split.canDragEdge(of: .primary))

        fixture.perform { fixture.simulation.fold(to: .open) }
        #expect(split.primaryColumnWidth == before)
        #expect(split.safeWidth(.primary) == before)
    }

    @Test("half open differs from flat in the fold alone, which comes later (D-247, D-249)")
    func later() {
        let fixture = fixture { columns() }
        let split = fixture.root
        fixture.perform { fixture.simulation.fold(to: .open) }
        let (size, insets) = (fixture.window.bounds.size, fixture.window.safeAreaInsets)
        let width = split.primaryColumnWidth

        fixture.simulation.perform { fixture.simulation.fold(to: .halfOpen) }
        #expect(fixture.window.bounds.size == size)
        #expect(fixture.window.safeAreaInsets == insets)
        #expect(split.primaryColumnWidth == width)

        fixture.settle()
        #expect(fixture.window.bounds.size == size)
        #expect(fixture.window.safeAreaInsets == insets)
        #expect(split.primaryColumnWidth == 475)
    }

    @Test("a fold that lies across moves no column (D-267)") func laptop() {
        let fixture = fixture(.landscape) { columns() }
        fixture.perform { fixture.simulation.fold(to: .open) }
        fixture.perform { fixture.root.preferredDisplayMode = .oneBesideSecondary }
        let frames = [fixture.root.frame(.primary), fixture.root.frame(.secondary)]

        fixture.perform { fixture.simulation.fold(to: .halfOpen) }

        #expect(fixture.simulation.foldInWindow?.minY == 455.5)
        #expect([fixture.root.frame(.primary), fixture.root.frame(.secondary)] == frames)
    }

    // MARK: - Presentations

    @Test("a sheet stays presented while the phone closes, opens and folds (D-274)") func sheet() {
        let fixture = fixture { LoggingController("page") }
        let sheet = LoggingController("sheet")
        fixture.perform { fixture.root.present(sheet, animated: true) }
        for pose in [Pose.open, .halfOpen, .open, .closed] {
            fixture.perform { fixture.simulation.fold(to: pose) }
            #expect(fixture.root.presentedViewController === sheet)
            #expect(sheet.view.window != nil)
        }
    }

    @Test("half open like a book a sheet is in the leading half (D-276)") func sheetAtFold() {
        for direction in [UIUserInterfaceLayoutDirection.leftToRight, .rightToLeft] {
            let fixture = fixture(direction: direction) { LoggingController("page") }
            let sheet = LoggingController("sheet")
            fixture.perform { fixture.simulation.fold(to: .open) }
            fixture.perform { fixture.root.present(sheet, animated: true) }

            fixture.perform { fixture.simulation.fold(to: .halfOpen) }

            let frame = sheet.view.convert(sheet.view.bounds, to: nil)
            let isMirrored = direction == .rightToLeft
            let half = CGRect(x: isMirrored ? 484 : 8, y: 8, width: 459, height: 661)
            #expect(frame == half)
        }
    }

    @Test("half open, an alert is on one side of the fold (D-279)") func alert() {
        for (choice, isAtRight) in [(AlertBesideFold.trailing, true), (.leading, false)] {
            let fixture = fixture(reading: reading(choice)) { LoggingController("page") }
            let alert = UIAlertController(title: "Delete?", message: nil, preferredStyle: .alert)
            alert.addAction(UIAlertAction(title: "No", style: .cancel))
            fixture.perform { fixture.simulation.fold(to: .halfOpen) }
            fixture.perform { fixture.root.present(alert, animated: true) }

            let frame = alert.view.convert(alert.view.bounds, to: nil)
            #expect(isAtRight ? frame.minX >= 495.5 : frame.maxX <= 455.5)

            // Like a laptop: above the fold.
            fixture.rotate(to: .portrait)
            #expect(alert.view.convert(alert.view.bounds, to: nil).maxY <= 455.5)
        }
    }

    private func popover() -> (root: LoggingController, content: LoggingController) {
        let (root, content) = (LoggingController("page"), LoggingController("popover"))
        content.modalPresentationStyle = .popover
        content.preferredContentSize = CGSize(width: 300, height: 300)
        return (root, content)
    }

    @Test("half open, a popover is on the side of its anchor (D-280)") func popoverAtFold() {
        let (root, content) = popover()
        let fixture = fixture { root }
        fixture.perform { fixture.simulation.fold(to: .open) }
        fixture.perform {
            content.popoverPresentationController?.sourceView = root.view
            content.popoverPresentationController?.sourceRect = CGRect(
                x: 430, y: 100, width: 20, height: 20)
            root.present(content, animated: true)
        }
        #expect(content.view.convert(content.view.bounds, to: nil).maxX > 455.5)

        fixture.perform { fixture.simulation.fold(to: .halfOpen) }

        #expect(content.view.convert(content.view.bounds, to: nil).maxX <= 455.5)
    }

    @Test("an inspector that begins to cover all becomes a column as the phone opens (B-196)")
    func inspector() {
        let fixture = fixture(.landscape) { () -> UISplitViewController in
            let split = columns()
            split.preferredDisplayMode = .oneBesideSecondary
            split.setViewController(LoggingController("inspector"), for: .inspector)
            return split
        }
        let split = fixture.root
        fixture.simulation.perform { split.show(.inspector) }

        fixture.perform { fixture.simulation.fold(to: .open) }

        #expect(split.presentedViewController == nil)
        for column in [UISplitViewController.Column.primary, .secondary, .inspector] {
            #expect(split.child(column)?.appearance == .shown, "\(column)")
        }
        #expect(fixture.simulation.appearanceFaults.isEmpty)
    }

    // MARK: - Half turns

    @Test("a half turn announces no size, and moves what is pinned to the safe area (D-206)")
    func halfTurn() {
        let fixture = fixture(.landscape) { SizeListener() }
        let (page, row) = (fixture.root, UIView())
        fixture.perform {
            page.view.addSubview(row)
            row.translatesAutoresizingMaskIntoConstraints = false
            let guide = page.view.safeAreaLayoutGuide
            NSLayoutConstraint.activate([
                row.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
                row.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
                row.topAnchor.constraint(equalTo: guide.topAnchor),
                row.heightAnchor.constraint(equalToConstant: 44),
            ])
        }
        #expect(row.frame == CGRect(x: 0, y: 0, width: 594, height: 44))
        fixture.perform { fixture.simulation.turnOver() }
        #expect(row.frame == CGRect(x: 84, y: 0, width: 594, height: 44))
        #expect(page.heard.isEmpty)
        // The inner display has its inset at the right in any case (D-207).
        fixture.perform { fixture.simulation.fold(to: .open) }
        fixture.rotate(to: .landscape)
        #expect(row.frame == CGRect(x: 0, y: 0, width: 867, height: 44))
        fixture.perform { fixture.simulation.fold(to: .closed) }
        fixture.rotate(to: .landscape)
        #expect(row.frame == CGRect(x: 0, y: 0, width: 594, height: 44))
    }

    @Test(
        "a half turn needs a closed phone on its side, and an app that supports both ways (D-206)")
    func halfTurnPossible() {
        let phone = fixture { UIViewController() }
        #expect(!phone.simulation.canTurnOver)
        phone.rotate(to: .landscape)
        #expect(phone.simulation.canTurnOver)
        phone.perform { phone.simulation.fold(to: .open) }
        phone.rotate(to: .landscape)
        #expect(!phone.simulation.canTurnOver)
        #expect(!fixture(.landscape) { OneWayPage() }.simulation.canTurnOver)
        let pad = SimulationFixture(orientation: .landscape) { UIViewController() }
        #expect(!pad.simulation.canTurnOver)
    }

    @Test("a popover is a sheet on the outer display, and a popover again on the inner one (D-281)")
    func popoverAndSheet() {
        let (root, content) = popover()
        let fixture = fixture { root }
        fixture.perform { fixture.simulation.fold(to: .open) }
        fixture.perform {
            content.popoverPresentationController?.sourceView = root.view
            root.present(content, animated: true)
        }
        #expect(content.view.bounds.size == CGSize(width: 300, height: 300))
        fixture.perform { fixture.simulation.fold(to: .closed) }
        #expect(content.view.bounds.width == 450)
        fixture.perform { fixture.simulation.fold(to: .open) }
        #expect(content.view.bounds.size == CGSize(width: 300, height: 300))
    }
}

extension UISplitViewController {
    /// The width of a column's view without its safe area, in points.
    fileprivate func safeWidth(_ column: Column) -> CGFloat? {
        guard let view = child(column)?.view else { return nil }
        return view.bounds.inset(by: view.safeAreaInsets).width
    }
}

/// Notes whether the announcements of sizes come in an animation.
private final class SizeListener: UIViewController {
    private(set) var heard: [Bool] = []

    override func viewWillTransition(
        to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        super.viewWillTransition(to: size, with: coordinator)
        heard.append(coordinator.isAnimated)
    }
}

/// Supports one orientation.
private final class UprightPage: UIViewController {
    override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }
}

/// Supports one way of lying on its side.
private final class OneWayPage: UIViewController {
    override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .landscapeLeft }
}

/// Supports every orientation, and turns by itself to none.
private final class StillPage: UIViewController {
    override var shouldAutorotate: Bool { false }
}
