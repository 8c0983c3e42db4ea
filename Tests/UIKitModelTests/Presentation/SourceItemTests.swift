import Foundation
import Testing

@_spi(Simulation) @testable import UIKitModel

@MainActor @Suite("The source item of a popover") struct SourceItemTests {
    private let fixture = SimulationFixture<UINavigationController> {
        let page = UIViewController()
        page.navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "More", image: nil, primaryAction: UIAction { _ in }, menu: nil)
        return UINavigationController(rootViewController: page)
    }
    private let content = UIViewController()

    private var item: UIBarButtonItem? {
        fixture.root.topViewController?.navigationItem.rightBarButtonItem
    }

    private func present(
        at item: (any UIPopoverPresentationControllerSourceItem)?
    ) -> UIPopoverPresentationController? {
        content.modalPresentationStyle = .popover
        let popover = content.popoverPresentationController
        popover?.sourceItem = item
        fixture.perform { fixture.root.present(content, animated: true) }
        return popover
    }

    @Test("a popover points at the view or the item that is its sourceItem (B-190)")
    func anchors() throws {
        fixture.makeCurrent()
        let item = try #require(item)
        let popover = try #require(present(at: item))
        #expect(popover.anchor == item.frame(in: fixture.window))
        #expect(popover.barButtonItem === item && popover.sourceItem === item)

        let view = UIView(frame: CGRect(x: 500, y: 300, width: 40, height: 40))
        fixture.perform {
            fixture.root.topViewController?.view.addSubview(view)
            popover.sourceItem = view
        }
        #expect(popover.anchor == CGRect(x: 500, y: 300, width: 40, height: 40))
        #expect(popover.sourceView === view && popover.barButtonItem == nil)
        #expect(UIView().frame(in: view).isNull)
        #expect(fixture.misuses == [])
    }

    @Test("a tap on a bar button item that is the sourceItem dismisses the popover (B-081, B-190)")
    func tap() throws {
        fixture.makeCurrent()
        let item = try #require(item)
        _ = present(at: item)
        #expect(fixture.simulation.isPresenting)

        fixture.perform { item.view?.receiveTap() }

        #expect(!fixture.simulation.isPresenting)
    }

    @Test("a popover whose sourceItem is nil, or another object, raises (B-071, B-190)")
    func others() {
        fixture.makeCurrent()
        let popover = present(at: Stranger())

        #expect(popover?.sourceItem == nil)
        #expect(fixture.misuses.first?.hasPrefix("Stranger as the sourceItem") == true)
        #expect(fixture.simulation.isTerminated)
    }
}

private final class Stranger: NSObject, UIPopoverPresentationControllerSourceItem {
    func frame(in referenceView: UIView) -> CGRect { .zero }
}
