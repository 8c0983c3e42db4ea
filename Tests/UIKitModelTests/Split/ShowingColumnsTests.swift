import Testing
@_spi(Simulation) import UIKitModel

@MainActor @Suite("Which columns are shown") struct ShowingColumnsTests {
    private let world = SimulationFixture.plain()

    private func shown(_ split: UISplitViewController) -> [UISplitViewController.Column] {
        UISplitViewController.Column.allCases.filter(split.isShowing)
    }

    @Test("expanded, a split view shows the columns of its mode (B-191)")
    func expanded() {
        let fixture = SimulationFixture {
            UISplitViewController.columns(
                .tripleColumn, compact: UIViewController(), behavior: .tile,
                mode: .secondaryOnly)
        }
        #expect(shown(fixture.root) == [.secondary])

        fixture.perform { fixture.root.show(.supplementary) }
        #expect(shown(fixture.root) == [.supplementary, .secondary])

        fixture.perform { fixture.root.show(.primary) }
        #expect(shown(fixture.root) == [.primary, .supplementary, .secondary])

        fixture.perform { fixture.root.setViewController(nil, for: .secondary) }
        #expect(shown(fixture.root) == [.primary, .supplementary])
        let classic = SimulationFixture {
            UISplitViewController.classic(UIViewController(), UIViewController())
        }
        #expect(shown(classic.root) == [])
    }

    @Test("collapsed, a split view shows the column on top alone (B-191)")
    func collapsed() {
        let fixture = SimulationFixture(window: .third) { UISplitViewController.columns() }
        #expect(shown(fixture.root) == [.secondary])

        fixture.perform { fixture.root.show(.primary) }
        #expect(shown(fixture.root) == [.primary])

        let compact = SimulationFixture(window: .third) {
            UISplitViewController.columns(compact: UIViewController())
        }
        #expect(shown(compact.root) == [.compact])
    }
}
