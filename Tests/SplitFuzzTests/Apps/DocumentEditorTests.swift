import SplitFuzz
import Testing
import UIKitModel

@MainActor @Suite("A document editor with an inspector") struct DocumentEditorTests {
    private func driver(
        _ mistake: DocumentSplitViewController.Mistake? = nil,
        window: LaunchSetup.Window = .full
    ) throws -> AppDriver {
        try AppDriver(choosing: .init(release: .iOS26, window: window)) {
            DocumentSplitViewController(mistake: mistake)
        }
    }

    @Test("an inspector that a button shows and hides breaks nothing (B-195, B-196)")
    func silence() throws {
        try AppDriver.expectSilenceOfRandomActions(on: .iOS26) { DocumentSplitViewController() }
    }

    @Test("nor does one beside three columns (B-195)") func threeColumns() throws {
        try AppDriver.expectSilenceOfRandomActions(on: .iOS26) {
            DocumentSplitViewController(.tripleColumn)
        }
    }

    @Test("rows of the inspector are in its region, and in the sheet's while collapsed (B-196)")
    func regions() throws {
        var driver = try driver()
        #expect(
            try driver.act("tap \"primary/Letter\"", "tap \"secondary/Inspect\"") == [])
        #expect(driver.controls.contains("inspector/Done"))
        #expect(try driver.act("resize third") == [])
        #expect(driver.controls.contains("sheet/Done"))
        #expect(try driver.act("tap \"sheet/Done\"", "resize full") == [])
        #expect(!driver.controls.contains("inspector/Done"))
    }

    @Test("a second sheet over the inspector's is found (B-083, B-196)") func twice() throws {
        var driver = try driver(.presentsInspectorTwice, window: .third)
        let broken = try driver.act("tap \"primary/Letter\"", "tap \"primary/Inspect\"")
        #expect(broken.contains { $0.hasPrefix("nothing-logged") })
    }
}
