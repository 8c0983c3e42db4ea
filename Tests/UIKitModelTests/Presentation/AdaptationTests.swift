import Foundation
import Testing

@_spi(Simulation) @testable import UIKitModel

@MainActor @Suite("How popovers adapt") struct AdaptationTests {
    private let world = SimulationFixture.plain()

    /// The styles of a popover in a third of the window, and back in all of it.
    private func styles(
        _ delegate: (any UIPopoverPresentationControllerDelegate)?,
        on release: Release = .asDocumented
    ) -> [UIModalPresentationStyle?] {
        let fixture = SimulationFixture(release: release, window: .third) {
            LoggingController("root")
        }
        let popover = fixture.presentPopover(page("content", 300, 200)) { $0.delegate = delegate }
        let compact = popover?.styleOnScreen
        fixture.resize(to: .full)
        return [compact, popover?.styleOnScreen]
    }

    @Test("in compact width a popover is a sheet, before iOS 13 a full screen (B-076)")
    func compactWidth() {
        #expect(styles(nil) == [.pageSheet, .popover])
        #expect(styles(nil, on: .iOS12) == [.fullScreen, .popover])
    }

    @Test("the delegate may ask for another style, or for none: a popover (B-076)")
    func delegateSays() {
        #expect(styles(TraitsDelegate(style: .none)) == [.popover, .popover])
        #expect(styles(TraitsDelegate(style: .overFullScreen)) == [.overFullScreen, .popover])
    }

    @Test("the delegate may ask for a form sheet, which is laid out and dragged as one (B-076)")
    func formSheet() {
        let delegate = TraitsDelegate(style: .formSheet)
        let fixture = SimulationFixture(window: .third) { LoggingController("root") }
        let content = page("content", 300, 200)
        let popover = fixture.presentPopover(content) { $0.delegate = delegate }
        #expect(popover?.styleOnScreen == .formSheet)
        #expect(popover?.presentationStyle == .popover)
        #expect(content.view.frame == CGRect(x: 0, y: 34, width: 375, height: 800))
        #expect(content.traitCollection.horizontalSizeClass == .compact)
        #expect(fixture.root.view.window != nil)

        fixture.resize(to: .full)
        #expect(popover?.styleOnScreen == .popover)
        #expect(content.view.frame.size == CGSize(width: 300, height: 200))
        fixture.resize(to: .third)
        #expect(popover?.styleOnScreen == .formSheet)
        #expect(fixture.simulation.canDragSheet)
        fixture.perform { fixture.simulation.dragSheet(.finish) }

        #expect(fixture.root.presentedViewController == nil)
        #expect(fixture.simulation.appearanceFaults.isEmpty)
    }

    @Test("a controller whose substitute comes while it is presented, ends its transition (B-078)")
    func substituteMeanwhile() {
        let fixture = SimulationFixture { LoggingController("root") }
        let content = page("content", 300, 200)
        let delegate = PopoverDelegate()
        delegate.substitute = {
            UINavigationController(rootViewController: $0.presentedViewController)
        }
        fixture.simulation.perform {
            content.modalPresentationStyle = .popover
            content.popoverPresentationController?.sourceView = fixture.root.view
            content.popoverPresentationController?.delegate = delegate
            fixture.root.present(content, animated: true)
        }

        fixture.resize(to: .third)

        #expect(content.runningCoordinator == nil)
    }

    @Test("in compact height a form sheet of the delegate's is a full screen (B-076, B-173)")
    func lowFormSheet() {
        let delegate = TraitsDelegate(style: .formSheet)
        let fixture = SimulationFixture(device: "iPhone 8") { LoggingController("root") }
        let content = page("content", 300, 200)
        let popover = fixture.presentPopover(content) { $0.delegate = delegate }

        #expect(popover?.styleOnScreen == .formSheet)
        #expect(content.view.frame == fixture.window.bounds)
        #expect(fixture.root.view.window == nil)
        #expect(!fixture.simulation.canDragSheet)
    }

    @Test("where only the older method is there, it decides in compact width (B-076)")
    func olderMethod() {
        #expect(styles(OlderDelegate(style: .none)) == [.popover, .popover])
        #expect(styles(OlderDelegate(style: .fullScreen)) == [.fullScreen, .popover])
        #expect(styles(PopoverDelegate()) == [.pageSheet, .popover])
    }

    @Test("regular width and compact height make a form sheet of it (B-077)")
    func compactHeight() {
        let fixture = SimulationFixture(device: "iPhone 12 Pro Max") { LoggingController("root") }
        let popover = fixture.presentPopover(page("content", 300, 200))

        #expect(popover?.styleOnScreen == .formSheet)
        #expect(
            SimulationFixture(device: "iPhone 8") { LoggingController("root") }
                .presentPopover(page("content", 300, 200))?.styleOnScreen == .pageSheet)
    }

    @Test(
        "what becomes of a style depends on both size classes and the release (B-076, B-077)",
        arguments: [UIUserInterfaceSizeClass.compact, .regular],
        [UIUserInterfaceSizeClass.compact, .regular])
    func table(_ horizontal: UIUserInterfaceSizeClass, _ vertical: UIUserInterfaceSizeClass) {
        func adapted(
            _ style: UIModalPresentationStyle, _ conventions: PresentationConventions
        ) -> UIModalPresentationStyle {
            PresentationAdaptation.style(
                of: style, horizontal: horizontal, vertical: vertical, conventions: conventions)
        }
        let isNarrow = horizontal == .compact
        let low: UIModalPresentationStyle = vertical == .compact ? .formSheet : .none

        #expect(adapted(.popover, .sheets) == (isNarrow ? .pageSheet : low))
        #expect(adapted(.popover, .fullScreen) == (isNarrow ? .fullScreen : low))
        #expect(adapted(.formSheet, .sheets) == .none)
        #expect(adapted(.formSheet, .fullScreen) == (isNarrow ? .fullScreen : .none))
        #expect(adapted(.fullScreen, .fullScreen) == .none)
    }

    @Test(
        "adapting to a full screen and back hides the presenter and shows it again (B-076, B-100)")
    func appearance() {
        let fixture = SimulationFixture(release: .iOS12) { LoggingController("root") }
        let content = page("content", 300, 200)
        fixture.presentPopover(content)

        fixture.resize(to: .third)
        #expect(fixture.root.appearanceState == .hidden)
        #expect(content.view.frame == fixture.window.bounds)
        #expect(content.view.safeAreaInsets == fixture.simulation.windowInsets)
        fixture.resize(to: .full)

        #expect(fixture.root.appearanceState == .shown)
        #expect(content.view.frame.size == CGSize(width: 300, height: 200))
        #expect(content.view.safeAreaInsets == .zero)
        #expect(fixture.simulation.appearanceFaults == [])
    }

    @Test(
        "the delegate may put another controller in its place, and is asked again on the way back (B-078)"
    )
    func substitute() {
        let fixture = SimulationFixture(release: .iOS12) { LoggingController("root") }
        let content = page("content", 300, 200)
        let delegate = PopoverDelegate()
        delegate.substitute = {
            UINavigationController(rootViewController: $0.presentedViewController)
        }
        fixture.presentPopover(content) { $0.delegate = delegate }
        _ = delegate.journal.take()

        fixture.resize(to: .third)
        #expect(delegate.journal.take() == ["will be fullScreen", "controller for fullScreen"])
        #expect(fixture.root.presentedViewController === content.navigationController)
        #expect(content.appearanceState == .shown)
        fixture.resize(to: .full)

        #expect(
            delegate.journal.take() == ["will be none", "controller for none", "will reposition"])
        #expect(fixture.root.presentedViewController === content)
        #expect(content.navigationController == nil)
        #expect(content.appearanceState == .shown)
        #expect(fixture.simulation.appearanceFaults == [])
        #expect(fixture.simulation.firstControllerWithWrongAppearance == nil)
    }

    @Test("one presentation has one presentation controller, whatever it is shown as (B-078)")
    func samePresentation() {
        let fixture = SimulationFixture(release: .iOS12) { LoggingController("root") }
        let content = page("content", 300, 200)
        let popover = fixture.presentPopover(content)

        fixture.resize(to: .third)
        content.modalPresentationStyle = .formSheet

        #expect(content.presentationController === popover)
        #expect(content.popoverPresentationController === popover)
    }

    @Test("sheets leave room above in compact width, and are centred in regular (B-076)")
    func sheets() {
        let fixture = SimulationFixture { LoggingController("root") }
        let content = LoggingController("content")
        content.modalPresentationStyle = .formSheet
        fixture.perform { fixture.root.present(content, animated: true) }
        #expect(content.view.frame == CGRect(x: 327, y: 107, width: 540, height: 620))

        fixture.resize(to: .third)

        #expect(content.view.frame == CGRect(x: 0, y: 34, width: 375, height: 800))
    }

    @Test("a page sheet has the readable width in regular width, since iOS 13 (D-027)")
    func readable() {
        func width(_ release: Release) -> CGFloat {
            let fixture = SimulationFixture(release: release) { LoggingController("root") }
            let content = LoggingController("content")
            content.modalPresentationStyle = .pageSheet
            fixture.perform { fixture.root.present(content, animated: true) }
            return content.view.frame.width
        }

        #expect(width(.asDocumented) == SheetPlacement.readableWidth)
        #expect(width(.iOS12) == 834)
    }
}

/// Decides by traits.
@MainActor private final class TraitsDelegate: NSObject, UIPopoverPresentationControllerDelegate {
    let style: UIModalPresentationStyle
    init(style: UIModalPresentationStyle) { self.style = style }

    func adaptivePresentationStyle(
        for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle { style }
}

/// Implements the older method only.
@MainActor private final class OlderDelegate: NSObject, UIPopoverPresentationControllerDelegate {
    let style: UIModalPresentationStyle
    init(style: UIModalPresentationStyle) { self.style = style }

    func adaptivePresentationStyle(
        for controller: UIPresentationController
    ) -> UIModalPresentationStyle { style }
}
