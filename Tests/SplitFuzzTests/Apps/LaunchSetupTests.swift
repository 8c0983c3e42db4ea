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
                "orientation: landscape", "window: half",
            ])
    }
}
