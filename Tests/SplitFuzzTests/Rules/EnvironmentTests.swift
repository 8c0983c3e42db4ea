import Foundation
import Testing
@_spi(Simulation) import UIKitModel

@testable import SplitFuzz

@Suite("Rules: environment") @MainActor struct EnvironmentTests {
    @Test("the device turns to where it is not") func rotate() throws {
        var driver = try AppDriver("system-navigation")
        #expect(driver.choices(of: "rotate") == ["rotate portrait"])

        try driver.act("rotate portrait")

        #expect(driver.choices(of: "rotate") == ["rotate landscape"])
        #expect(driver.simulation.window.bounds.size.width == 834)
    }

    @Test("in landscape the window takes any size that it has not (B-T4)") func landscape() throws {
        let driver = try AppDriver("system-navigation")

        #expect(
            driver.choices(of: "resize") == [
                "resize two-thirds", "resize half", "resize third", "resize slide-over",
            ])
    }

    @Test("in portrait there is no half") func portrait() throws {
        let driver = try AppDriver("system-navigation", choosing: .init(orientation: .portrait))

        #expect(
            driver.choices(of: "resize")
                == ["resize two-thirds", "resize third", "resize slide-over"])
        #expect(try driver.refusal(of: "resize half") == "resize cannot take half there")
    }

    @Test("a half that was turned to portrait can become full again") func turnedHalf() throws {
        var driver = try AppDriver("system-navigation")

        try driver.act("resize half", "rotate portrait")

        #expect(driver.choices(of: "resize").first == "resize full")
        #expect(!driver.choices(of: "resize").contains("resize half"))
    }

    @Test(
        "a phone has one size and no Dock",
        arguments: [LaunchSetup.Device.iPhone8, .iPhone12ProMax])
    func phone(_ device: LaunchSetup.Device) throws {
        let driver = try AppDriver("system-navigation", choosing: .init(device: device))

        #expect(driver.choices(of: "resize") == [])
        #expect(driver.choices(of: "dock") == [])
        #expect(driver.choices(of: "background") == ["background"])
        #expect(try driver.refusal(of: "dock reveal") == "dock cannot take reveal there")
    }

    @Test("a window takes any size where the release has free windows (B-121, B-144)")
    func freeWindows() throws {
        func sizes(_ choice: LaunchSetup.Choice) throws -> Bool {
            try AppDriver("right", of: .orders, choosing: choice).refusal(
                of: "resize-window 320 480") == nil
        }

        #expect(try sizes(.init(release: .iOS26)))
        #expect(try sizes(.init(device: .iPad9Point7Inch, release: .iOS26)))
        #expect(try sizes(.init(release: .iOS16)))
        #expect(try !sizes(.init(device: .iPad9Point7Inch, release: .iOS16)))
        #expect(try !sizes(.init(release: .iOS15)))
        #expect(try !sizes(.init(device: .iPhone15Pro)))

        var driver = try AppDriver("right", of: .orders)
        try driver.act("resize-window 700 500")
        #expect(driver.simulation.window.bounds.size == CGSize(width: 700, height: 500))
        #expect(driver.choices(of: "resize").first == "resize full")
    }

    @Test("the Dock is revealed where it is hidden, and hidden where it is shown") func dock()
        throws
    {
        var driver = try AppDriver("system-navigation")
        #expect(driver.choices(of: "dock") == ["dock reveal"])

        try driver.act("dock reveal")

        #expect(driver.choices(of: "dock") == ["dock hide"])
        #expect(driver.simulation.scene.dockIsShown)
    }

    @Test("the background gives the scene back as it was (B-056)") func background() throws {
        var driver = try AppDriver("system-navigation")
        try driver.act("tap \"primary/Presenters\"", "dock reveal", "resize two-thirds")
        let scene = driver.simulation.scene
        let controls = driver.controls

        try driver.act("background")

        #expect(driver.simulation.scene == scene)
        #expect(driver.controls == controls)
    }

    @Test("an app that is started again begins anew, in the present environment (B-092)")
    func relaunch() throws {
        var driver = try AppDriver("system-navigation")
        let controls = driver.controls
        try driver.act("tap \"primary/Presenters\"", "dock reveal", "resize two-thirds")
        let scene = driver.simulation.scene
        let old = Weak(driver.simulation)

        #expect(try driver.act("relaunch") == [])

        #expect(driver.simulation.scene == scene)
        #expect(driver.controls == controls)
        #expect(driver.machine.lastAction.isLaunch)
        #expect(old.simulation == nil)
        #expect(try driver.act("tap \"primary/Venues\"", "resize full", "dock hide") == [])
        #expect(!driver.machine.lastAction.isLaunch)
    }

    @Test("what an app does wrong at its start is found (B-092)") func brokenStart() throws {
        /// Raises where it comes on screen in compact width.
        final class WideViewController: UIViewController {
            override func viewDidAppear(_ animated: Bool) {
                super.viewDidAppear(animated)
                if traitCollection.horizontalSizeClass == .compact { present(self, animated: true) }
            }
        }
        var driver = try AppDriver { WideViewController() }
        #expect(try driver.act("resize third") == [])

        #expect(
            try driver.act("relaunch") == ["no-exception at NSInvalidArgumentException"])
    }

    /// Owns nothing.
    private struct Weak {
        private(set) weak var simulation: Simulation?
        init(_ simulation: Simulation) { self.simulation = simulation }
    }
}
