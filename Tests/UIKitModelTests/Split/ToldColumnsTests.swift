import Foundation
import Testing
@_spi(Simulation) import UIKitModel

/// The delegate's calls about columns that come and go, which differ between releases.
@MainActor @Suite("Calls about columns")
struct ToldColumnsTests {
    private let world = SimulationFixture.plain()
    private let listener = ColumnListener(notesModes: true)

    private func tiled(on release: Release) -> SimulationFixture<UISplitViewController> {
        let fixture = SimulationFixture(release: release) {
            UISplitViewController.columns(behavior: .tile, delegate: listener)
        }
        _ = listener.journal.take()
        return fixture
    }

    @Test(
        "up to iOS 18 the app's own show and hide announce columns, since iOS 26 of the mode alone (B-170)"
    )
    func ownRequests() {
        for release in [Release.iOS14, .iOS18] {
            let fixture = tiled(on: release)

            fixture.perform { fixture.root.hide(.primary) }
            #expect(listener.journal.take() == ["will change", "will hide primary"])
            fixture.perform { fixture.root.show(.primary) }
            #expect(listener.journal.take() == ["will change", "will show primary"])
        }

        let fixture = tiled(on: .iOS26)
        fixture.perform { fixture.root.hide(.primary) }
        fixture.perform { fixture.root.show(.primary) }
        #expect(listener.journal.take() == ["will change", "will change"])
        #expect(fixture.root.displayMode == .oneBesideSecondary)
    }

    @Test("since iOS 26 the end of a column's coming and going is announced, too (B-171)")
    func ends() {
        let fixture = tiled(on: .iOS26)

        fixture.simulation.perform { fixture.root.preferredDisplayMode = .secondaryOnly }
        #expect(listener.journal.take() == ["will change", "will hide primary"])
        fixture.settle()
        #expect(listener.journal.take() == ["did hide primary"])

        fixture.perform { fixture.root.perform(.edgeSwipe, extent: .cancel) }
        #expect(listener.journal.take() == [])
        fixture.perform { fixture.root.perform(.edgeSwipe, extent: .finish) }
        #expect(
            listener.journal.take() == ["will change", "will show primary", "did show primary"])
    }

    @Test("before, the delegate is not notified of the end (B-171)")
    func noEnds() {
        let fixture = tiled(on: .iOS18)

        fixture.perform { fixture.root.preferredDisplayMode = .secondaryOnly }
        fixture.perform { fixture.root.perform(.edgeSwipe, extent: .finish) }

        #expect(
            listener.journal.take() == [
                "will change", "will hide primary", "will change", "will show primary",
            ])
    }
}
