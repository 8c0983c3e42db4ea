import Foundation
import Testing

@_spi(Simulation) @testable import UIKitModel

/// Sheets where the height is compact, as on a phone in landscape.
@MainActor @Suite("Sheets in compact height")
struct CompactHeightTests {
    private let world = SimulationFixture.plain()
    private let journal = Journal()

    private func fixture(
        on release: Release = .asDocumented, _ orientation: Orientation
    ) -> SimulationFixture<LoggingController> {
        let fixture = SimulationFixture(
            release: release, device: "iPhone 12", orientation: orientation
        ) { LoggingController("root", journal: journal) }
        _ = journal.take()
        return fixture
    }

    /// The appearance callbacks of the root since the last call.
    private func calls() -> [String] {
        journal.take().filter { $0.hasPrefix("root ") && $0.contains("appear") }
    }

    @Test(
        "in compact height a sheet is a full screen: the presenter disappears (B-173)",
        arguments: [UIModalPresentationStyle.automatic, .pageSheet, .formSheet])
    func disappears(style: UIModalPresentationStyle) {
        let fixture = fixture(.landscape)
        let sheet = LoggingController("sheet")
        sheet.modalPresentationStyle = style

        fixture.perform { fixture.root.present(sheet, animated: true) }
        #expect(sheet.view.frame == fixture.window.bounds)
        #expect(calls() == ["root will disappear", "root did disappear"])
        #expect(fixture.root.view.window == nil)
        fixture.perform { fixture.root.dismiss(animated: true) }
        #expect(calls() == ["root will appear", "root is appearing", "root did appear"])
        #expect(fixture.root.view.window != nil)
    }

    @Test("in regular height the presenter stays where it is, under the sheet (B-173)")
    func stays() {
        let fixture = fixture(.portrait)

        fixture.perform { fixture.root.present(LoggingController("sheet"), animated: true) }

        #expect(calls() == [])
        #expect(fixture.root.view.window != nil)
    }

    /// Dismisses what it presents as soon as it is to disappear.
    private final class Jealous: UIViewController {
        override func viewWillDisappear(_ animated: Bool) {
            super.viewWillDisappear(animated)
            if presentedViewController != nil { dismiss(animated: false) }
        }
    }

    @Test(
        "a presenter may dismiss the sheet as soon as it is to disappear (B-173)",
        arguments: [Orientation.portrait, .landscape], [false, true])
    func dismissesAtOnce(orientation: Orientation, isAnimated: Bool) {
        let fixture = SimulationFixture(device: "iPhone 12", orientation: orientation) { Jealous() }
        let sheet = LoggingController("sheet")

        fixture.simulation.perform { fixture.root.present(sheet, animated: isAnimated) }
        fixture.rotate(to: .landscape)

        #expect(fixture.root.presentedViewController == nil)
        #expect(fixture.root.appearanceState == .shown)
        #expect(fixture.root.view.window != nil)
        #expect(sheet.viewIfLoaded?.window == nil)
        #expect(fixture.simulation.appearanceFaults.isEmpty)
    }

    @Test("a rotation takes the presenter away and brings it back (B-173)")
    func rotation() {
        let fixture = fixture(.portrait)
        fixture.perform { fixture.root.present(LoggingController("sheet"), animated: true) }

        fixture.rotate(to: .landscape)
        #expect(calls() == ["root will disappear", "root did disappear"])
        fixture.rotate(to: .portrait)
        #expect(calls() == ["root will appear", "root is appearing", "root did appear"])
        #expect(fixture.root.view.frame == fixture.window.bounds)
        fixture.perform { fixture.root.dismiss(animated: true) }

        #expect(calls() == [])
        #expect(fixture.simulation.appearanceFaults.isEmpty)
    }
}
