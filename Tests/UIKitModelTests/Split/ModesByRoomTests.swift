import Foundation
import Testing
@_spi(Simulation) import UIKitModel

/// Display modes that the app leaves to the system from iOS 17 on, and what overrides them.
@MainActor @Suite("Display modes by room")
struct ModesByRoomTests {
    private typealias Mode = UISplitViewController.DisplayMode
    private typealias Behavior = UISplitViewController.SplitBehavior
    private typealias Fixture = SimulationFixture<UISplitViewController>

    private let world = SimulationFixture.plain()

    private func fixture(
        _ style: UISplitViewController.Style = .doubleColumn, release: Release = .iOS26,
        device: String = "iPad Pro 11-inch", orientation: Orientation = .landscape,
        behavior: UISplitViewController.SplitBehavior = .automatic, mode: Mode = .automatic
    ) -> Fixture {
        SimulationFixture(release: release, device: device, orientation: orientation) {
            UISplitViewController.columns(style, behavior: behavior, mode: mode)
        }
    }

    private func resize(_ fixture: Fixture, _ width: Int, _ height: Int = 800) {
        fixture.perform { fixture.simulation.drag(windowTo: width, by: height) }
    }

    @Test("one beside the secondary, preferred alone, means side by side in portrait too (D-001)")
    func oneBeside() {
        for release in [Release.iOS14, .iOS16, .iOS26] {
            for presents in [true, false] {
                let fixture = Fixture(release: release, orientation: .portrait) {
                    let split = UISplitViewController.columns(mode: .oneBesideSecondary)
                    split.presentsWithGesture = presents
                    return split
                }
                #expect(fixture.root.displayMode == .oneBesideSecondary)
                #expect(fixture.root.splitBehavior == .tile)

                fixture.rotate(to: .landscape)
                fixture.rotate(to: .portrait)
                #expect(fixture.root.displayMode == .oneBesideSecondary)
            }
        }
    }

    @Test("a preference for one beside the secondary that comes later is in force at once (D-001)")
    func oneBesideLater() {
        let fixture = fixture(release: .iOS14, orientation: .portrait)
        #expect(fixture.root.displayMode == .secondaryOnly)

        fixture.perform { fixture.root.preferredDisplayMode = .oneBesideSecondary }

        #expect(fixture.root.displayMode == .oneBesideSecondary)
        #expect(fixture.root.splitBehavior == .tile)
    }

    @Test("two preferred sidebars are what the automatic behaviour makes of them (B-011)")
    func twoByBehavior() {
        for (orientation, mode) in [
            (Orientation.landscape, Mode.twoDisplaceSecondary), (.portrait, .twoOverSecondary),
        ] {
            let fixture = fixture(
                .tripleColumn, release: .iOS14, orientation: orientation, mode: .twoBesideSecondary)

            #expect(fixture.root.displayMode == mode)
        }
    }

    @Test("sidebars that leave the secondary less than its minimum do not stand beside it (D-094)")
    func minimumOfSecondary() {
        let fixture = fixture()
        #expect(fixture.root.displayMode == .oneBesideSecondary)
        fixture.perform { fixture.root.minimumSecondaryColumnWidth = 900 }
        #expect(fixture.root.splitBehavior == .overlay)
        #expect(fixture.root.displayMode == .secondaryOnly)
        fixture.perform { fixture.root.minimumSecondaryColumnWidth = 800 }
        #expect(fixture.root.splitBehavior == .tile)

        let three = self.fixture(.tripleColumn, behavior: .tile, mode: .twoBesideSecondary)
        #expect(three.root.displayMode == .twoBesideSecondary)
        three.perform { three.root.minimumSecondaryColumnWidth = 600 }
        #expect(three.root.splitBehavior == .displace)
    }

    @Test("columns tile where their widths leave room, whatever the window's shape (D-002)")
    func byRoom() {
        let large = "iPad Pro 12.9-inch"
        for (release, device, mode) in [
            (Release.iOS16, large, Mode.secondaryOnly), (.iOS17, large, .oneBesideSecondary),
            (.iOS26, large, .oneBesideSecondary), (.iOS26, "iPad Pro 11-inch", .secondaryOnly),
        ] {
            let fixture = fixture(release: release, device: device, orientation: .portrait)

            #expect(fixture.root.displayMode == mode, "\(release.name) \(device)")
            let behavior = mode == .secondaryOnly ? Behavior.overlay : .tile
            #expect(fixture.root.splitBehavior == behavior, "\(release.name) \(device)")
        }
    }

    @Test("a sidebar that a narrow window has hidden stays hidden until someone asks (D-003)")
    func staysHidden() {
        let fixture = fixture()
        #expect(fixture.root.displayMode == .oneBesideSecondary)
        resize(fixture, 700)
        #expect(fixture.root.displayMode == .secondaryOnly)
        resize(fixture, 1194)
        #expect(fixture.root.displayMode == .secondaryOnly)

        fixture.perform { fixture.root.show(.primary) }
        #expect(fixture.root.displayMode == .oneBesideSecondary)
    }

    @Test("up to iOS 16, the sidebar comes back by itself when the device turns (B-043, D-049)")
    func comesBack() {
        let fixture = fixture(release: .iOS16)
        fixture.rotate(to: .portrait)
        #expect(fixture.root.displayMode == .secondaryOnly)
        fixture.rotate(to: .landscape)

        #expect(fixture.root.displayMode == .oneBesideSecondary)
    }

    @Test(
        "a sidebar that comes without room lies over the secondary, and stays there (D-004, D-005)")
    func staysOver() {
        let fixture = fixture()
        resize(fixture, 700)
        fixture.perform { fixture.root.show(.primary) }
        #expect(fixture.root.displayMode == .oneOverSecondary)
        resize(fixture, 1194)
        #expect(fixture.root.displayMode == .oneOverSecondary)

        fixture.perform { fixture.root.receiveTouchOnDimmedSecondary() }
        #expect(fixture.root.displayMode == .secondaryOnly)
        fixture.perform { fixture.root.show(.primary) }
        #expect(fixture.root.displayMode == .oneBesideSecondary)
    }

    @Test("three columns tile, displace or overlay by the room that is left (D-004, D-006)")
    func threeColumns() {
        let fixture = fixture(.tripleColumn)
        #expect(fixture.root.splitBehavior == .tile)
        fixture.perform { fixture.root.show(.primary) }
        #expect(fixture.root.displayMode == .twoBesideSecondary)
        resize(fixture, 1100)
        #expect(fixture.root.splitBehavior == .displace)
        #expect(fixture.root.displayMode == .oneBesideSecondary)
        fixture.perform { fixture.root.show(.primary) }
        #expect(fixture.root.displayMode == .twoDisplaceSecondary)
        fixture.perform { fixture.root.hide(.primary) }
        resize(fixture, 800)
        #expect(fixture.root.splitBehavior == .overlay)
        #expect(fixture.root.displayMode == .secondaryOnly)
    }

    @Test("after the background, modes by room are as before (B-056, D-005)")
    func background() {
        for width in [1194, 700] {
            let fixture = fixture(.tripleColumn)
            resize(fixture, width)
            fixture.perform { fixture.root.show(.primary) }
            if width == 700 { resize(fixture, 1194) }
            let (mode, behavior) = (fixture.root.displayMode, fixture.root.splitBehavior)
            #expect(mode == (width == 700 ? .twoOverSecondary : .twoBesideSecondary))

            fixture.perform { fixture.simulation.enterBackgroundAndReturn() }
            #expect(fixture.root.displayMode == mode)
            #expect(fixture.root.splitBehavior == behavior)
        }
    }

    @Test("a preferred mode or behaviour overrides the room (D-006)")
    func overrides() {
        let overlaid = fixture(behavior: .overlay)
        #expect(overlaid.root.displayMode == .secondaryOnly)
        let tiled = fixture(behavior: .tile)
        resize(tiled, 700)
        #expect(tiled.root.displayMode == .oneBesideSecondary)
        let preferred = fixture(mode: .oneBesideSecondary)
        resize(preferred, 700)
        resize(preferred, 1194)
        #expect(preferred.root.displayMode == .oneBesideSecondary)
    }

    @Test("two preferred sidebars give way at every size, and come back with the room (B-010)")
    func twoGiveWay() {
        let fixture = fixture(.tripleColumn, behavior: .tile, mode: .twoBesideSecondary)
        for width in stride(from: 700, through: 1190, by: 10) {
            resize(fixture, width)
            let expected = width < 960 ? Mode.oneBesideSecondary : .twoBesideSecondary
            #expect(fixture.root.displayMode == expected, "\(width) points")
        }
        resize(fixture, 900)
        #expect(fixture.root.displayMode == .oneBesideSecondary)
    }

    @Test("hide while collapsed pops the column on top, and no other (D-008)")
    func hideWhileCollapsed() {
        let fixture = fixture(.tripleColumn)
        fixture.resize(to: .third)
        let base = fixture.root.children.first as? UINavigationController
        #expect(base?.viewControllers.count == 3)

        fixture.perform { fixture.root.hide(.supplementary) }
        #expect(base?.viewControllers.count == 3)
        fixture.perform { base?.pushViewController(LoggingController("page"), animated: false) }
        fixture.perform { fixture.root.hide(.secondary) }
        #expect(base?.viewControllers.count == 4)
        fixture.perform { base?.popViewController(animated: false) }
        fixture.perform { fixture.root.hide(.secondary) }
        #expect(base?.viewControllers.count == 2)
        fixture.perform { fixture.root.hide(.supplementary) }
        fixture.perform { fixture.root.hide(.primary) }
        #expect(base?.viewControllers.count == 1)
        #expect(fixture.root.isCollapsed)
    }
}
