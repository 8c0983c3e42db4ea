import Foundation
import Testing

@_spi(Simulation) @testable import UIKitModel

/// In a third of an iPad's window, 375 × 834 points, with 24 points of status bar and 20 of home
/// indicator.
@MainActor @Suite("Heights of sheets") struct DetentTests {
    private let world = SimulationFixture.plain()
    private let delegate = HeightListener()
    private let content = UIViewController()

    private typealias Detent = UISheetPresentationController.Detent

    private func present(
        device: String = "iPad Pro 11-inch", orientation: Orientation = .landscape,
        window: WindowSize = .third, style: UIModalPresentationStyle = .automatic,
        _ adjust: (UISheetPresentationController) -> Void
    ) throws -> SimulationFixture<UIViewController> {
        let fixture = SimulationFixture(device: device, orientation: orientation, window: window) {
            UIViewController()
        }
        fixture.makeCurrent()
        content.modalPresentationStyle = style
        let sheet = try #require(content.sheetPresentationController)
        sheet.delegate = delegate
        adjust(sheet)
        fixture.perform { fixture.root.present(content, animated: true) }
        return fixture
    }

    private var sheet: UISheetPresentationController? { content.sheetPresentationController }
    private var height: CGFloat { content.view.frame.height }

    @Test("in compact width a sheet is as high as its selected detent, or its first (B-192)")
    func heights() throws {
        let custom = Detent.custom(identifier: .init("short")) { _ in 300 }
        let fixture = try present { $0.detents = [custom, .medium(), .large()] }

        #expect(content.view.frame == CGRect(x: 0, y: 514, width: 375, height: 320))
        fixture.perform { sheet?.selectedDetentIdentifier = .medium }
        #expect(height == 410)
        fixture.perform { sheet?.animateChanges { sheet?.selectedDetentIdentifier = .large } }
        #expect(height == 800)
        fixture.perform { sheet?.selectedDetentIdentifier = nil }
        #expect(height == 320)
        #expect(delegate.calls == 0)

        fixture.resize(to: .full)
        #expect(height == 300 && content.view.frame.midX == fixture.window.bounds.midX)
    }

    @Test("a medium sheet grows by what the keyboard covers, and shrinks again (D-039)")
    func keyboard() throws {
        let field = UITextField(frame: CGRect(x: 20, y: 20, width: 200, height: 44))
        let fixture = try present { $0.detents = [.medium(), .large()] }
        fixture.perform { content.view.addSubview(field) }
        let (before, bottom) = (height, content.view.safeAreaInsets.bottom)

        fixture.perform { field.becomeFirstResponder() }
        let keyboard = fixture.window.bounds.maxY - fixture.simulation.keyboardFrame.minY
        #expect(keyboard > 0)
        #expect(height == min(800, before - bottom + keyboard))
        #expect(sheet?.selectedDetentIdentifier == nil)
        fixture.perform { field.resignFirstResponder() }
        #expect(height == before)
    }

    @Test("a custom detent knows traits and the largest height, and is asked again (B-192)")
    func custom() throws {
        var asked: [CGFloat] = []
        var answer: CGFloat? = 100
        let custom = Detent.custom { context in
            asked.append(context.maximumDetentValue)
            #expect(context.containerTraitCollection.horizontalSizeClass == .compact)
            return answer
        }
        let fixture = try present { $0.detents = [custom, .medium()] }
        #expect(height == 120 && asked.allSatisfy { $0 == 780 })

        answer = 2000
        fixture.perform { sheet?.invalidateDetents() }
        #expect(height == 800)
        answer = nil
        fixture.perform { sheet?.invalidateDetents() }
        #expect(height == 410)
        fixture.perform { sheet?.detents = [] }
        #expect(sheet?.detents.count == 2 && fixture.misuses.count == 1)
    }

    @Test("a finger drags a sheet from detent to detent, and from the lowest one away (B-192)")
    func drags() throws {
        let fixture = try present { sheet in
            sheet.detents = [.medium(), .large()]
            sheet.selectedDetentIdentifier = .large
        }
        content.isModalInPresentation = true
        #expect(fixture.simulation.canDragSheet && !fixture.simulation.canRaiseSheet)

        fixture.perform { fixture.simulation.dragSheet(.cancel) }
        #expect(height == 800 && delegate.calls == 0)
        fixture.perform { fixture.simulation.dragSheet(.finish) }
        #expect(height == 410 && sheet?.selectedDetentIdentifier == .medium)
        #expect(delegate.calls == 1 && fixture.simulation.canRaiseSheet)

        fixture.perform { fixture.simulation.raiseSheet() }
        #expect(height == 800 && sheet?.selectedDetentIdentifier == .large)
        fixture.perform { fixture.simulation.dragSheet(.finish) }
        fixture.perform { fixture.simulation.dragSheet(.finish) }
        #expect(delegate.calls == 3 && fixture.simulation.isPresenting)
        content.isModalInPresentation = false
        fixture.perform { fixture.simulation.dragSheet(.finish) }
        #expect(!fixture.simulation.isPresenting)
    }

    @Test("detents work in regular width, too (D-028)") func regular() throws {
        let fixture = try present(window: .full) { $0.detents = [.medium(), .large()] }
        #expect(content.view.frame == CGRect(x: 261, y: 219.5, width: 672, height: 395))

        fixture.perform { fixture.simulation.raiseSheet() }
        #expect(height == 790 && delegate.calls == 1)
        fixture.perform { fixture.simulation.dragSheet(.finish) }
        fixture.perform { fixture.simulation.dragSheet(.finish) }
        #expect(!fixture.simulation.isPresenting)
    }

    @Test("up to the largest undimmed detent, touches reach what is below (B-192)")
    func undimmed() throws {
        let fixture = try present { $0.detents = [.medium(), .large()] }
        let point = CGPoint(x: 100, y: 100)
        let below = fixture.root.view
        func touched() -> UIView? { fixture.window.hitTest(point, with: nil) }

        #expect(touched() !== below)
        sheet?.largestUndimmedDetentIdentifier = .medium
        #expect(touched() === below)
        fixture.perform { sheet?.selectedDetentIdentifier = .large }
        #expect(fixture.window.hitTest(CGPoint(x: 100, y: 10), with: nil) !== below)
        sheet?.largestUndimmedDetentIdentifier = .large
        #expect(fixture.window.hitTest(CGPoint(x: 100, y: 10), with: nil) === below)
    }

    @Test("scrolling down from the top raises the sheet first, unless the app objects (B-192)")
    func scrolling() throws {
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 375, height: 200))
        scroll.contentSize = CGSize(width: 375, height: 2000)
        let fixture = try present { $0.detents = [.medium(), .large()] }
        fixture.perform { content.view.addSubview(scroll) }
        let top = scroll.contentOffset.y

        fixture.perform { scroll.receiveScroll(.down) }
        #expect(height == 800 && scroll.contentOffset.y == top && delegate.calls == 1)
        fixture.perform { scroll.receiveScroll(.down) }
        #expect(scroll.contentOffset.y > top)

        fixture.perform {
            sheet?.selectedDetentIdentifier = .medium
            scroll.contentOffset.y = top
            sheet?.prefersScrollingExpandsWhenScrolledToEdge = false
        }
        fixture.perform { scroll.receiveScroll(.down) }
        #expect(height == 410 && scroll.contentOffset.y > top)
    }

    @Test("in compact height a sheet fills the window, or lies at its edge (B-192)")
    func compactHeight() throws {
        let fixture = try present(device: "iPhone 8", window: .full) {
            $0.detents = [.medium(), .large()]
            $0.selectedDetentIdentifier = .medium
            $0.prefersEdgeAttachedInCompactHeight = true
        }
        #expect(content.view.frame == CGRect(x: 0, y: 10, width: 667, height: 365))
        #expect(fixture.root.view.window != nil && !fixture.simulation.canRaiseSheet)

        fixture.perform {
            content.preferredContentSize.width = 400
            sheet?.widthFollowsPreferredContentSizeWhenEdgeAttached = true
        }
        #expect(content.view.frame == CGRect(x: 133.5, y: 10, width: 400, height: 365))

        let filling = UIViewController()
        filling.sheetPresentationController?.detents = [.medium(), .large()]
        let other = SimulationFixture(device: "iPhone 8") { UIViewController() }
        other.perform { other.root.present(filling, animated: true) }
        #expect(filling.view.frame == CGRect(x: 0, y: 0, width: 667, height: 375))
    }

    @Test("a popover that becomes a sheet has the heights of its adaptive sheet (B-192)")
    func adaptive() {
        let fixture = SimulationFixture(window: .third) { UIViewController() }
        let popover = fixture.presentPopover(content) { popover in
            popover.adaptiveSheetPresentationController.detents = [.medium(), .large()]
            popover.adaptiveSheetPresentationController.delegate = delegate
        }

        #expect(height == 410 && sheet == nil)
        fixture.perform { fixture.simulation.raiseSheet() }
        #expect(height == 800 && delegate.calls == 1)
        #expect(
            popover?.adaptiveSheetPresentationController.selectedDetentIdentifier == .large)
    }

    @Test("a full screen and a popover are no sheets (B-192)") func others() {
        world.makeCurrent()
        for style in [UIModalPresentationStyle.fullScreen, .popover, .custom] {
            let controller = UIViewController()
            controller.modalPresentationStyle = style
            #expect(controller.sheetPresentationController == nil)
        }
        let controller = UIViewController()
        let sheet = controller.sheetPresentationController
        #expect(sheet != nil && controller.presentationController === sheet)
    }
}

private final class HeightListener: NSObject, UISheetPresentationControllerDelegate {
    var calls = 0

    func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
        _ sheetPresentationController: UISheetPresentationController
    ) {
        calls += 1
    }
}
