import Foundation
import SplitFuzz
import StatefulTesting
import Testing
@_spi(Simulation) import UIKitModel

@Suite("Launch set-ups") @MainActor struct LaunchSetupTests {
    @Test("every value of the model can be named, in the model's order") func complete() {
        let devices = LaunchSetup.Device.allCases.map(\.rawValue)
        let releases = LaunchSetup.Release.allCases.map(\.rawValue)
        let orientations = LaunchSetup.Orientation.allCases.map(\.rawValue)
        let windows = LaunchSetup.Window.allCases.map(\.rawValue)

        #expect(devices == Device.all.map(\.name))
        #expect(releases == Release.all.map(\.name))
        #expect(orientations == Orientation.allCases.map(\.rawValue))
        #expect(windows == WindowSize.allCases.map(\.rawValue))
    }

    @Test("a choice replaces the app's own values, and keeps the others") func choosing() throws {
        let choice = LaunchSetup.Choice(direction: .rightToLeft, window: .half)

        let subject = try #require(AppUnderTest.popover.subjects(choosing: choice).first)

        let setup = Setup(subject.setup, ranks: subject.simplestSetup)
        let values = subject.setup.map { "\($0.name): \(setup[$0.name])" }
        #expect(
            values == [
                "device: iPad Pro 12.9-inch", "release: iOS 12", "direction: right-to-left",
                "orientation: landscape", "window: half", "reading: usual",
            ])
    }

    @Test("every release means those from the app's deployment target on")
    func everyRelease() throws {
        var choice = LaunchSetup.Choice()
        choice.everyRelease = true

        func drawn(_ app: AppUnderTest) throws -> [String] {
            let subject = try #require(app.subjects(choosing: choice).first)
            let release = try #require(subject.setup.first { $0.name == "release" })
            return release.allowed.map { release.values[$0] }
        }

        let sidebar = try drawn(.sidebar)
        let popover = try drawn(.popover)
        #expect(
            Set(sidebar) == [
                "iOS 14", "iOS 15", "iOS 16", "iOS 17", "iOS 18", "iOS 26", "iOS 27",
                "iOS 27.1", "asDocumented",
            ])
        #expect(Set(popover) == Set(LaunchSetup.Release.allCases.map(\.rawValue)))
    }

    @Test("every release means those that the device runs, too (D-048)")
    func releasesOfDevice() throws {
        var choice = LaunchSetup.Choice(device: .iPhone8)
        choice.everyRelease = true
        #expect(
            AppUnderTest.sidebar.releases(on: choice) == [.iOS16, .iOS15, .iOS14, .asDocumented])
        #expect(AppUnderTest.sidebar.impossibility(choosing: choice) == nil)

        let newer = AppUnderTest(
            name: "newer", summary: "", setup: LaunchSetup(deploymentTarget: .iOS17)
        ) { UIViewController() }
        let none = try #require(newer.impossibility(choosing: choice))
        #expect(none.hasPrefix("iPhone 8 does not run iOS 27.1; it runs iOS 16, "))
        let newest = try #require(newer.impossibility(choosing: choice.on(.iOS18)))
        #expect(newest.hasPrefix("iPhone 8 does not run iOS 18; it runs iOS 16, "))
        #expect(newer.impossibility(choosing: .init()) == nil)
    }

    @Test("every bundled app starts on a release that its device runs (D-048)")
    func bundled() {
        for app in [AppUnderTest].bundled { #expect(app.impossibility(choosing: .init()) == nil) }
    }

    @Test("an app that requires the full screen has no smaller window (D-040)")
    func fullScreen() throws {
        let app = AppUnderTest(
            name: "full", summary: "", setup: LaunchSetup(requiresFullScreen: true)
        ) { UIViewController() }

        #expect(app.impossibility(choosing: .init()) == nil)
        #expect(
            app.impossibility(choosing: .init(window: .half)) == "the app requires the full screen")
        let driver = try AppDriver("default", of: app)
        #expect(driver.simulation.environment.requiresFullScreen)
    }

    @Test("an app has the windows of the SDK that it was built with (D-225)") func sdk() throws {
        let app = AppUnderTest(
            name: "old", summary: "", setup: LaunchSetup(device: .iPhoneDuo, sdk: .iOS26)
        ) { UIViewController() }

        var driver = try AppDriver("default", of: app, choosing: .init(orientation: .portrait))
        try driver.act("open")
        #expect(driver.simulation.window.bounds.size == CGSize(width: 375, height: 667))
        #expect(try driver.refusal(of: "rotate landscape") != nil)
    }

    @Test("an app does not start on a release before its deployment target") func earlyRelease() {
        #expect(
            AppUnderTest.sidebar.impossibility(choosing: .init(release: .iOS12))
                == "the app needs iOS 14 or later")
        #expect(AppUnderTest.sidebar.impossibility(choosing: .init(release: .iOS14)) == nil)
        #expect(AppUnderTest.sidebar.impossibility(choosing: .init(release: .asDocumented)) == nil)
    }
}
