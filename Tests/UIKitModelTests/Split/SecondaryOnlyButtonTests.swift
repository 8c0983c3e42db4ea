import Foundation
import Testing
@_spi(Simulation) import UIKitModel

@MainActor @Suite("The double arrow")
struct SecondaryOnlyButtonTests {
    private func stage(
        _ style: UISplitViewController.Style = .tripleColumn,
        behavior: UISplitViewController.SplitBehavior = .tile
    ) -> Stage<UISplitViewController> {
        Stage { () -> UISplitViewController in
            let split = UISplitViewController.columns(style, behavior: behavior)
            split.showsSecondaryOnlyButton = true
            return split
        }
    }

    private func tap(_ stage: Stage<UISplitViewController>) throws {
        let button = try #require(stage.root.secondaryOnlyButton as? UIControl)
        stage.perform { button.receiveTap() }
    }

    @Test("it stands opaque in the secondary's bar, of a triple column only (A-113, B-T3)")
    func place() {
        let stage = stage()
        let bar = stage.root.navigation(of: .secondary)?.navigationBar

        #expect(stage.root.secondaryOnlyButton?.superview === bar)
        #expect(stage.root.secondaryOnlyButton?.alpha == 1)
        let double = self.stage(.doubleColumn).root
        #expect(!double.callsForSecondaryOnlyButton)
        #expect(double.secondaryOnlyButton == nil)
    }

    @Test("it is off by default (A-113)")
    func off() {
        let stage = Stage { UISplitViewController.columns(.tripleColumn) }

        #expect(!stage.root.showsSecondaryOnlyButton)
        #expect(stage.root.secondaryOnlyButton == nil)
    }

    @Test("a tap leaves the secondary alone, and another brings the supplementary back (A-113)")
    func toggles() throws {
        let stage = stage()

        try tap(stage)
        #expect(stage.root.displayMode == .secondaryOnly)
        #expect(stage.root.secondaryOnlyButton?.alpha == 1)
        try tap(stage)
        #expect(stage.root.displayMode == .oneBesideSecondary)
    }

    @Test("it leaves two sidebars, too (A-113, B-T3)")
    func two() throws {
        let stage = stage()
        stage.perform { stage.root.show(.primary) }

        try tap(stage)

        #expect(stage.root.displayMode == .secondaryOnly)
    }

    @Test("it goes when it is switched off, and while collapsed (A-113)")
    func gone() {
        let stage = stage()

        stage.resize(to: .third)
        #expect(stage.root.secondaryOnlyButton?.window == nil)
        stage.resize(to: .full)
        #expect(stage.root.secondaryOnlyButton?.window != nil)
        stage.perform { stage.root.showsSecondaryOnlyButton = false }
        #expect(stage.root.secondaryOnlyButton?.window == nil)
    }
}
