import Foundation
import Testing

@_spi(Simulation) @testable import UIKitModel

@MainActor @Suite("Windows of any size")
struct FreeWindowTests {
    @Test("Stage Manager from iOS 16, free windows from iOS 26 on (B-121, B-144)")
    func releases() {
        func withFreeWindows(_ release: Release) -> [String] {
            Device.all.filter { device in
                SimulationFixture.plain(release: release, device: device.name).simulation
                    .hasFreeWindows
            }.map(\.name)
        }
        let some = [
            "iPad Air 10.9-inch", "iPad Pro 11-inch", "iPad Pro 11-inch M4", "iPad Pro 12.9-inch",
            "iPad Pro 13-inch",
        ]

        for release in [Release.iOS8, .iOS12, .iOS14, .iOS15, .asDocumented] {
            #expect(withFreeWindows(release) == [], "\(release.name)")
        }
        for release in [Release.iOS16, .iOS17, .iOS18] {
            #expect(withFreeWindows(release) == some, "\(release.name)")
        }
        #expect(withFreeWindows(.iOS26) == Device.all.filter { $0.idiom == .pad }.map(\.name))
        #expect(withFreeWindows(.iOS27) == Device.all.filter { $0.fold == nil }.map(\.name))
    }

    @Test("a free window has its size, and is regular from 660 points on (B-121, B-T5)")
    func sizes() {
        let fixture = SimulationFixture.plain(release: .iOS26)

        for (width, expected) in [
            (320, UIUserInterfaceSizeClass.compact), (659, .compact), (660, .regular),
        ] {
            fixture.perform { fixture.simulation.drag(windowTo: width, by: 700) }

            #expect(fixture.root.view.frame.size == CGSize(width: width, height: 700))
            #expect(fixture.root.traitCollection.horizontalSizeClass == expected)
            #expect(fixture.root.traitCollection.verticalSizeClass == .regular)
        }
    }

    @Test("a free window is never larger than the screen (B-121)")
    func limits() {
        let fixture = SimulationFixture.plain(release: .iOS26)

        fixture.perform { fixture.simulation.drag(windowTo: 1400, by: 1400) }
        #expect(fixture.window.frame.size == CGSize(width: 1194, height: 834))
        fixture.perform { fixture.simulation.drag(windowTo: 1000, by: 600) }
        fixture.rotate(to: .portrait)
        #expect(fixture.window.frame.size == CGSize(width: 834, height: 600))
        fixture.rotate(to: .landscape)
        #expect(fixture.window.frame.size == CGSize(width: 1000, height: 600))
    }

    @Test("under the finger an app passes through sizes (B-121, B-144)")
    func underFinger() {
        func told(_ release: Release) -> [String] {
            let journal = Journal()
            let fixture = SimulationFixture(release: release) {
                LoggingController("root", journal: journal)
            }
            _ = journal.take()
            fixture.perform { fixture.simulation.drag(windowTo: 794, by: 634) }
            return journal.take()
        }

        #expect(told(.iOS16) == ["root will become 794 × 634"])
        #expect(told(.iOS26) == ["root will become 994 × 734", "root will become 794 × 634"])
    }

    @Test("a free window outlives the background, and the end of the app there (B-056, B-092)")
    func background() {
        let fixture = SimulationFixture.plain(release: .iOS26)
        fixture.perform { fixture.simulation.drag(windowTo: 700, by: 500) }
        let scene = fixture.simulation.scene

        fixture.perform { fixture.simulation.enterBackgroundAndReturn() }
        let next = fixture.simulation.endingApp()
        next.launch { UIViewController() }

        #expect(fixture.simulation.scene == scene)
        #expect(fixture.window.frame.size == CGSize(width: 700, height: 500))
        #expect(next.scene == scene && next.window.frame.size == CGSize(width: 700, height: 500))
    }

    @Test("the full screen and the shares of the screen can be had again (B-121)")
    func shares() {
        let fixture = SimulationFixture.plain(release: .iOS26)
        fixture.perform { fixture.simulation.drag(windowTo: 1194, by: 834) }

        #expect(fixture.simulation.canResize(to: .full))
        fixture.resize(to: .full)

        #expect(fixture.simulation.scene.window == .share(.full))
    }

    /// A phone whose app supports portrait only.
    private func phone() -> SimulationFixture<UIViewController> {
        SimulationFixture(release: .iOS27, device: "iPhone 15 Pro", orientation: .portrait) {
            Upright()
        }
    }

    @Test("a phone's free window has any size and its own idiom (D-043)")
    func phoneWindow() {
        let fixture = phone()
        let insets = fixture.root.view.safeAreaInsets

        for (width, expected) in [(393, UIUserInterfaceSizeClass.compact), (1000, .regular)] {
            fixture.perform { fixture.simulation.drag(windowTo: width, by: 700) }

            let traits = fixture.root.traitCollection
            #expect(fixture.root.view.frame.size == CGSize(width: width, height: 700))
            #expect(traits.horizontalSizeClass == expected)
            #expect(traits.verticalSizeClass == .regular && traits.userInterfaceIdiom == .phone)
            #expect(fixture.root.view.safeAreaInsets == insets)
        }
        fixture.perform { fixture.simulation.drag(windowTo: 1400, by: 1400) }
        #expect(fixture.window.frame.size == CGSize(width: 1376, height: 1032))
        fixture.resize(to: .full)
        #expect(fixture.window.frame.size == CGSize(width: 393, height: 852))
    }

    @Test("in a phone's free window the supported orientations bind nobody (D-044)")
    func wish() {
        let fixture = phone()
        #expect(!fixture.simulation.supports(.landscape))

        fixture.perform { fixture.simulation.drag(windowTo: 900, by: 500) }
        #expect(fixture.window.frame.size == CGSize(width: 900, height: 500))
        fixture.rotate(to: .landscape)
        #expect(fixture.window.frame.size == CGSize(width: 900, height: 500))
        #expect(!fixture.simulation.supports(.landscape))

        let any = SimulationFixture.plain(
            release: .iOS27, device: "iPhone 15 Pro", orientation: .portrait)
        any.perform { any.simulation.drag(windowTo: 900, by: 500) }
        any.rotate(to: .landscape)
        #expect(any.simulation.scene.orientation == .portrait)
    }

    @Test("since iOS 26 a controller on screen may lock the orientation (D-179)")
    func lock() {
        for release in [Release.iOS18, .iOS26] {
            let fixture = SimulationFixture(release: release) { UINavigationController() }
            fixture.makeCurrent()
            let page = Locking()
            fixture.perform { fixture.root.pushViewController(page, animated: false) }
            func turns(to orientation: Orientation) -> Bool {
                fixture.rotate(to: orientation)
                return fixture.simulation.scene.orientation == orientation
            }
            #expect(turns(to: .portrait))
            page.isLocking = true
            let isFree = release == .iOS18
            #expect(turns(to: .landscape) == isFree)

            let cover = UIViewController()
            cover.modalPresentationStyle = .fullScreen
            fixture.perform { fixture.root.present(cover, animated: true) }
            #expect(turns(to: .landscape) && turns(to: .portrait))
            fixture.perform { cover.present(page.copy(), animated: true) }
            #expect(turns(to: .landscape) == isFree)
        }
    }

    @Test("the keyboard of a phone's free window comes from below its screen (D-043, B-079)")
    func keyboard() {
        let fixture = phone()
        fixture.perform { fixture.simulation.drag(windowTo: 600, by: 1400) }

        fixture.perform { fixture.simulation.setKeyboard(shown: true) }

        #expect(fixture.simulation.keyboardFrame == CGRect(x: 0, y: 696, width: 600, height: 336))
    }
}

/// Supports portrait only.
private final class Upright: UIViewController {
    override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }
}

/// Prefers the orientation to stay.
private final class Locking: UIViewController {
    var isLocking = false
    override var prefersInterfaceOrientationLocked: Bool { isLocking }

    func copy() -> Locking {
        let copy = Locking()
        copy.isLocking = isLocking
        return copy
    }
}
