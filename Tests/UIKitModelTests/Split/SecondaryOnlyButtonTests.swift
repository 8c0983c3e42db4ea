import Foundation
import Testing
@_spi(Simulation) @testable import UIKitModel

@MainActor @Suite("The double arrow")
struct SecondaryOnlyButtonTests {
    private let world = SimulationFixture.plain()

    private func fixture(
        _ style: UISplitViewController.Style = .tripleColumn,
        behavior: UISplitViewController.SplitBehavior = .tile
    ) -> SimulationFixture<UISplitViewController> {
        SimulationFixture { () -> UISplitViewController in
            let split = UISplitViewController.columns(style, behavior: behavior)
            split.showsSecondaryOnlyButton = true
            return split
        }
    }

    private func tap(_ fixture: SimulationFixture<UISplitViewController>) throws {
        let button = try #require(fixture.root.secondaryOnlyButton as? UIControl)
        fixture.perform { button.receiveTap() }
    }

    @Test("it stands opaque in the secondary's bar, of a triple column only (A-113, B-T3)")
    func place() {
        let fixture = fixture()
        let bar = fixture.root.navigation(of: .secondary)?.navigationBar

        #expect(fixture.root.secondaryOnlyButton?.superview === bar)
        #expect(fixture.root.secondaryOnlyButton?.alpha == 1)
        let double = self.fixture(.doubleColumn).root
        #expect(!double.callsForSecondaryOnlyButton)
        #expect(double.secondaryOnlyButton == nil)
    }

    @Test("it is off by default (A-113)")
    func off() {
        let fixture = SimulationFixture { UISplitViewController.columns(.tripleColumn) }

        #expect(!fixture.root.showsSecondaryOnlyButton)
        #expect(fixture.root.secondaryOnlyButton == nil)
    }

    @Test("a tap leaves the secondary alone, and another brings the supplementary back (A-113)")
    func toggles() throws {
        let fixture = fixture()

        try tap(fixture)
        #expect(fixture.root.displayMode == .secondaryOnly)
        #expect(fixture.root.secondaryOnlyButton?.alpha == 1)
        try tap(fixture)
        #expect(fixture.root.displayMode == .oneBesideSecondary)
    }

    @Test("it leaves two sidebars, too (A-113, B-T3)")
    func two() throws {
        let fixture = fixture()
        fixture.perform { fixture.root.show(.primary) }

        try tap(fixture)

        #expect(fixture.root.displayMode == .secondaryOnly)
    }

    @Test("it goes when it is switched off, and while collapsed (A-113)")
    func gone() {
        let fixture = fixture()

        fixture.resize(to: .third)
        #expect(fixture.root.secondaryOnlyButton?.window == nil)
        fixture.resize(to: .full)
        #expect(fixture.root.secondaryOnlyButton?.window != nil)
        fixture.perform { fixture.root.showsSecondaryOnlyButton = false }
        #expect(fixture.root.secondaryOnlyButton?.window == nil)
    }
}
