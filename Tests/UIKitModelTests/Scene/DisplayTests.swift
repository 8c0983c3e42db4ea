import Foundation
import Testing

@_spi(Simulation) @testable import UIKitModel

/// What apps find on the displays of a phone that folds: older SDKs, keys of the app, a video on
/// top, the screens and the scene's geometry, and sheets.
@MainActor @Suite("Displays") struct DisplayTests {
    private func fixture<Root: UIViewController>(
        _ orientation: Orientation = .portrait, reading: Release = .iOS27Point1,
        requiresFullScreen: Bool = false, sdk: Release = .iOS27Point1,
        _ makeRoot: @MainActor () -> Root
    ) -> SimulationFixture<Root> {
        SimulationFixture(
            release: reading, device: "iPhone Duo", orientation: orientation,
            requiresFullScreen: requiresFullScreen, sdk: sdk, makeRoot)
    }

    private func columns() -> UISplitViewController {
        .columns(
            primary: UINavigationController(rootViewController: LoggingController("list")),
            secondary: UINavigationController(rootViewController: LoggingController("detail")))
    }

    private static let poses: [(Pose, Orientation)] = [
        (.closed, .portrait), (.closed, .landscape), (.open, .landscape), (.open, .portrait),
    ]

    // MARK: - Older SDKs

    @Test(
        "an app that was built with the SDK of iOS 26 has one window in every pose (D-225, D-226)")
    func sdk26() throws {
        for sdk in [Release.iOS26, .iOS16] {
            let fixture = fixture(sdk: sdk) { columns() }
            for (pose, orientation) in DisplayTests.poses {
                fixture.perform { fixture.simulation.fold(to: pose) }
                fixture.rotate(to: orientation)
                #expect(fixture.window.bounds.size == CGSize(width: 375, height: 667))
                #expect(fixture.root.isCollapsed)
                let page = try #require(
                    fixture.root.viewController(for: .secondary)?.children.first)
                #expect(page.view.safeAreaInsets.top == 64)
            }
            fixture.perform { fixture.simulation.fold(to: .halfOpen) }
            #expect(fixture.simulation.foldInWindow == nil)
            #expect(!fixture.simulation.canSetVideo(onTop: true))
            let next = fixture.simulation.endingApp()
            #expect(next.perform { next.window.bounds.size } == CGSize(width: 375, height: 667))
        }
    }

    @Test("an app that was built with the SDK of iOS 27.0 lacks 80 points (D-227, D-228)")
    func sdk27() throws {
        let sizes = [
            CGSize(width: 386, height: 678), CGSize(width: 678, height: 386),
            CGSize(width: 871, height: 669), CGSize(width: 669, height: 871),
        ]
        let fixture = fixture(sdk: .iOS27) { columns() }
        for ((pose, orientation), size) in zip(DisplayTests.poses, sizes) {
            fixture.perform { fixture.simulation.fold(to: pose) }
            fixture.rotate(to: orientation)
            #expect(fixture.window.bounds.size == size)
            #expect(fixture.simulation.sideStrip == nil)
            #expect(fixture.root.isCollapsed == (pose == .closed))
        }
        fixture.rotate(to: .landscape)
        #expect(!fixture.simulation.canStand(at: .left))
    }

    // MARK: - The full screen, and a video

    @Test(
        "an app that requires the full screen keeps its orientations on the inner display (D-042)")
    func fullScreenKey() {
        let fixture = fixture(requiresFullScreen: true) { UprightPage() }
        fixture.perform { fixture.simulation.fold(to: .open) }
        #expect(fixture.window.bounds.size == CGSize(width: 669, height: 951))
        fixture.rotate(to: .landscape)
        #expect(fixture.simulation.scene.orientation == .portrait)
        #expect(!fixture.simulation.canSetVideo(onTop: true))

        let other = self.fixture(requiresFullScreen: true) { LoggingController("page") }
        other.perform { other.simulation.fold(to: .open) }
        #expect(other.window.bounds.size == CGSize(width: 951, height: 669))
        #expect(!other.simulation.canStand(at: .left))
    }

    @Test("a locked orientation is not locked on the inner display (D-230)") func locked() {
        let fixture = fixture { LockedPage() }
        fixture.rotate(to: .landscape)
        #expect(fixture.simulation.scene.orientation == .portrait)
        fixture.perform { fixture.simulation.fold(to: .open) }
        fixture.rotate(to: .portrait)
        #expect(fixture.simulation.scene.orientation == .portrait)
    }

    @Test("a video on top shortens the app, half open by the upper half (D-261)") func video() {
        let fixture = fixture { columns() }
        let simulation = fixture.simulation
        #expect(!simulation.canSetVideo(onTop: true))
        fixture.perform { simulation.fold(to: .open) }
        fixture.perform { simulation.setVideo(onTop: true) }
        #expect(fixture.window.bounds.size == CGSize(width: 951, height: 489))
        #expect(!fixture.root.isCollapsed)
        #expect(simulation.sideStrip?.minY == 0)

        fixture.perform { simulation.fold(to: .halfOpen) }
        #expect(fixture.window.bounds.size == CGSize(width: 951, height: 489))
        #expect(simulation.foldInWindow?.midX == 475.5)
        #expect(fixture.root.primaryColumnWidth == 475)

        fixture.rotate(to: .portrait)
        #expect(fixture.window.bounds.size == CGSize(width: 669, height: 455.5))
        #expect(fixture.window.safeAreaInsets.top == 0)
        #expect(simulation.foldInWindow == nil)

        fixture.perform { simulation.fold(to: .open) }
        #expect(fixture.window.bounds.size == CGSize(width: 669, height: 771))
        fixture.perform { simulation.setVideo(onTop: false) }
        #expect(fixture.window.bounds.size == CGSize(width: 669, height: 951))

        fixture.perform { simulation.setVideo(onTop: true) }
        fixture.perform { simulation.fold(to: .closed) }
        #expect(fixture.window.bounds.size == CGSize(width: 678, height: 466))
        #expect(fixture.misuses == [])
    }

    @Test("in book pose a column is told its width at the fold as a video comes (D-261, D-265)")
    func toldBelowVideo() {
        let list = SizeNotingController()
        let fixture = fixture {
            UISplitViewController.columns(primary: list, secondary: UIViewController())
        }
        fixture.perform { fixture.simulation.fold(to: .halfOpen) }
        list.heard = []
        fixture.perform { fixture.simulation.setVideo(onTop: true) }
        // With what sticks out over the edge.
        #expect(list.heard.last?.width == 575)
    }

    // MARK: - Screens and geometry

    @Test("the main screen is the outer display, also while the phone is open (D-223)")
    func screens() {
        let fixture = fixture { LoggingController("page") }
        let main = fixture.simulation.perform { UIScreen.main }
        #expect(fixture.window.screen === main)

        fixture.perform { fixture.simulation.fold(to: .open) }
        #expect(main.bounds.size == CGSize(width: 466, height: 678))
        #expect(fixture.window.screen !== main)
        #expect(fixture.window.screen.bounds == fixture.window.bounds)
        fixture.perform { fixture.simulation.stand(at: .left) }
        #expect(fixture.window.screen.bounds.size == CGSize(width: 951, height: 669))

        fixture.perform { fixture.simulation.fold(to: .closed) }
        fixture.rotate(to: .landscape)
        #expect(fixture.window.windowScene?.screen === main)
        #expect(main.bounds.size == CGSize(width: 678, height: 466))
        #expect(SimulationFixture { LoggingController("page") }.window.screen.bounds.width == 1194)
    }

    private func geometryFirst() -> Release {
        let choice = OpeningAnnounces.geometryFirst
        return Release.iOS27Point1.reading(OpeningAnnounces.doubt, as: Int(choice.rawValue))
    }

    @Test("opening calls the scene's delegate after the sizes, or before them (D-248)")
    func geometry() {
        for (reading, heard) in [
            (Release.iOS27Point1, ["size", "portrait"]), (geometryFirst(), ["portrait", "size"]),
        ] {
            let fixture = fixture(reading: reading) { GeometryListener() }
            fixture.perform { fixture.simulation.fold(to: .open) }
            #expect(fixture.root.heard == heard)
            fixture.root.heard = []
            fixture.perform { fixture.simulation.stand(at: .left) }
            #expect(fixture.root.heard == ["size", "landscapeRight"])
        }
        let older = SimulationFixture(release: .iOS18) { GeometryListener() }
        older.rotate(to: .portrait)
        #expect(older.root.heard == ["size"])
    }

    @Test("folding changes no geometry (D-247)") func foldingAlone() {
        let fixture = fixture { GeometryListener() }
        fixture.perform { fixture.simulation.fold(to: .open) }
        #expect(fixture.root.heard.count == 2)
        fixture.root.heard = []
        fixture.perform { fixture.simulation.fold(to: .halfOpen) }
        fixture.perform { fixture.simulation.fold(to: .open) }
        #expect(fixture.root.heard == [])
    }

    @Test("a closed phone on its side tells on which side its camera is (D-206)") func turned() {
        let fixture = fixture(.landscape) { GeometryListener() }
        let scene = fixture.window.windowScene
        #expect(scene?.effectiveGeometry.interfaceOrientation == .landscapeLeft)
        fixture.perform { fixture.simulation.turnOver() }
        #expect(scene?.effectiveGeometry.interfaceOrientation == .landscapeRight)
        #expect(fixture.root.heard == ["landscapeLeft"])
    }

    // MARK: - Sheets

    @Test("page sheets have the safe areas that were measured (D-275)") func sheets() {
        let rows: [(inset: CGFloat, free: CGSize, x: CGFloat)] = [
            (76, CGSize(width: 374, height: 636), 8), (76, CGSize(width: 586, height: 424), 8),
            (0, CGSize(width: 653, height: 627), 149), (0, CGSize(width: 653, height: 827), 8),
        ]
        for ((pose, orientation), row) in zip(DisplayTests.poses, rows) {
            let fixture = fixture { LoggingController("page") }
            let page = LoggingController("sheet")
            // A title would keep a row of the bar.
            page.title = nil
            page.navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .done)
            let sheet = UINavigationController(rootViewController: page)
            sheet.modalPresentationStyle = .pageSheet
            fixture.perform { fixture.simulation.fold(to: pose) }
            fixture.rotate(to: orientation)
            fixture.perform { fixture.root.present(sheet, animated: true) }

            let insets = sheet.view.safeAreaInsets
            #expect(insets.right == row.inset && insets.left == 0)
            #expect(sheet.view.bounds.inset(by: insets).size == row.free)
            #expect(sheet.view.convert(sheet.view.bounds, to: nil).minX == row.x)
            // The bar stands at the side where the sheet has the inset.
            #expect((page.view.safeAreaInsets.top == insets.top) == (row.inset > 0))
        }
    }

    @Test("sheets with detents have the margins of page sheets (D-275)") func detents() {
        let rows = [
            CGRect(x: 8, y: 8, width: 450, height: 670),
            CGRect(x: 8, y: 8, width: 662, height: 458),
            CGRect(x: 149, y: 8, width: 653, height: 661),
            CGRect(x: 8, y: 90, width: 653, height: 861),
        ]
        for ((pose, orientation), frame) in zip(DisplayTests.poses, rows) {
            let fixture = fixture { LoggingController("page") }
            let sheet = LoggingController("sheet")
            sheet.modalPresentationStyle = .pageSheet
            sheet.sheetPresentationController?.detents = [.large(), .medium()]
            fixture.perform { fixture.simulation.fold(to: pose) }
            fixture.rotate(to: orientation)
            fixture.perform { fixture.root.present(sheet, animated: true) }
            let sides = { () -> [CGFloat] in
                let shown = sheet.view.convert(sheet.view.bounds, to: nil)
                return [shown.minX, shown.maxX, shown.minY]
            }
            #expect(sides() == [frame.minX, frame.maxX, frame.minY])
            fixture.perform {
                sheet.sheetPresentationController?.selectedDetentIdentifier = .medium
            }
            #expect(sides().prefix(2) == [frame.minX, frame.maxX])
        }
    }

    @Test("below a video a page sheet is as wide as without it (D-261, D-275)")
    func sheetBelowVideo() {
        let fixture = fixture { LoggingController("page") }
        let sheet = LoggingController("sheet")
        sheet.modalPresentationStyle = .pageSheet
        fixture.perform { fixture.simulation.fold(to: .open) }
        fixture.perform { fixture.simulation.setVideo(onTop: true) }
        fixture.perform { fixture.root.present(sheet, animated: true) }
        #expect(sheet.view.bounds.size == CGSize(width: 653, height: 481))
        #expect(fixture.window.screen.bounds.height == 669)
    }

    @Test("below a video the keyboard covers the bottom of the window (D-261, D-284)")
    func keyboardBelowVideo() {
        let fixture = fixture { LoggingController("page") }
        fixture.perform { fixture.simulation.fold(to: .open) }
        fixture.perform { fixture.simulation.setVideo(onTop: true) }
        let field = UITextField(frame: CGRect(x: 0, y: 100, width: 100, height: 40))
        fixture.perform {
            fixture.root.view.addSubview(field)
            field.becomeFirstResponder()
        }
        #expect(
            fixture.simulation.keyboardFrame == CGRect(x: 0, y: 225, width: 951, height: 264))
    }

    @Test("in the left half the row of a bar leaves 84 points at its left (D-211)")
    func leftHalf() {
        let fixture = fixture {
            UINavigationController(rootViewController: LoggingController("page"))
        }
        fixture.perform { fixture.simulation.fold(to: .open) }
        fixture.perform { fixture.simulation.stand(at: .left) }
        #expect(fixture.root.navigationBar.rowInsets.left == 84)
    }
}

/// Supports the portrait alone.
private final class UprightPage: UIViewController {
    override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }
}

private final class LockedPage: UIViewController {
    override var prefersInterfaceOrientationLocked: Bool { true }
}

private final class SizeNotingController: UIViewController {
    var heard: [CGSize] = []

    override func viewWillTransition(
        to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        super.viewWillTransition(to: size, with: coordinator)
        heard.append(size)
    }
}

/// Notes what it hears, as a controller and as the delegate of its scene.
private final class GeometryListener: UIViewController, UIWindowSceneDelegate {
    var heard: [String] = []

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        view.window?.windowScene?.delegate = self
    }

    override func viewWillTransition(
        to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        super.viewWillTransition(to: size, with: coordinator)
        heard.append("size")
    }

    func windowScene(
        _ windowScene: UIWindowScene,
        didUpdateEffectiveGeometry previousEffectiveGeometry: UIWindowScene.Geometry
    ) {
        heard.append("\(previousEffectiveGeometry.interfaceOrientation)")
    }
}
