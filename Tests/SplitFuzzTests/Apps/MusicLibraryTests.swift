import SplitFuzz
import StatefulTesting
import Testing
import UIKitModel

@MainActor @Suite("A music library with a sidebar") struct MusicLibraryTests {
    private func driver(
        _ mistake: MusicTabBarController.Mistake? = nil, window: LaunchSetup.Window = .full
    ) throws -> AppDriver {
        try AppDriver(choosing: .init(release: .iOS18, window: window)) {
            MusicTabBarController(mistake: mistake)
        }
    }

    @Test(
        "tabs, groups and a sidebar break nothing (B-200 to B-203)",
        arguments: [LaunchSetup.Release.iOS18, .iOS26],
        [UITabBarController.Sidebar.Layout.automatic, .overlap, .tile])
    func silence(release: LaunchSetup.Release, layout: UITabBarController.Sidebar.Layout) throws {
        try AppDriver.expectSilenceOfRandomActions(on: release) { MusicTabBarController(layout) }
    }

    @Test("rows and buttons of the sidebar are among the controls of the window (B-200, B-202)")
    func controls() throws {
        var driver = try driver()
        #expect(driver.controls.contains("window/Show Sidebar"))
        #expect(driver.controls.contains("window/Collections"))
        #expect(try driver.act("tap \"window/Show Sidebar\"") == [])
        #expect(!driver.controls.contains("window/Collections"))
        #expect(try driver.act("tap \"window/Albums\"", "tap \"window/First of Albums\"") == [])
        #expect(try driver.act("resize third") == [])
        #expect(!driver.controls.contains("window/Hide Sidebar"))
    }

    @Test("what the sidebar shows is part of the state (B-200, B-202)") func state() throws {
        var driver = try driver()
        let before = driver.fingerprint().digest
        try driver.act("tap \"window/Show Sidebar\"")
        let shown = driver.fingerprint().digest
        #expect(shown != before)
        try driver.act("tap \"window/Hide Sidebar\"", "tap \"window/Show Sidebar\"")
        #expect(driver.fingerprint().digest == shown)
        try driver.act("tap \"window/Hide Sidebar\"")
        try driver.act("resize third")
        let narrow = driver.fingerprint().digest
        try driver.act("resize full", "tap \"window/Show Sidebar\"", "resize third")
        #expect(driver.fingerprint().digest != narrow)
    }

    @Test("a page that is on the managed stack already, and is pushed, is found (B-060, B-203)")
    func pushedTwice() throws {
        var driver = try driver(.pushesCollections)
        try driver.act("tap \"window/Show Sidebar\"", "tap \"window/Albums\"")
        #expect(try driver.act("tap \"window/All of Albums\"") == [])

        var narrow = try self.driver(.pushesCollections, window: .third)
        try narrow.act("tap \"window/Collections\"")
        let broken = try narrow.act("tap \"window/All of Albums\"")
        #expect(broken.contains { $0.hasPrefix("no-exception") })
    }
}
