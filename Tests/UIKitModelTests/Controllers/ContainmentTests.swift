import Foundation
import Testing
@_spi(Simulation) import UIKitModel

@MainActor @Suite("Containment")
struct ContainmentTests {
    private let journal = Journal()

    private func child() -> Witness {
        let child = Witness("child", journal: journal)
        child.isThorough = true
        return child
    }

    @Test("addChild sends willMove, removeFromParent sends didMove(nil) (B-103)")
    func messages() {
        let stage = Stage.plain()
        let child = child()

        stage.root.addChild(child)
        #expect(journal.take() == ["child will move to parent", "child traits"])
        #expect(child.parent === stage.root && stage.root.children == [child])

        child.removeFromParent()
        #expect(journal.take() == ["child did move to nobody"])
        #expect(child.parent == nil && stage.root.children.isEmpty)
    }

    @Test("a child added elsewhere leaves its previous parent (B-103)")
    func adopted() {
        let stage = Stage.plain()
        let other = UIViewController()
        let child = child()
        stage.root.addChild(child)

        other.addChild(child)

        #expect(stage.root.children.isEmpty)
        #expect(other.children == [child])
    }

    @Test("adding a child again does nothing (B-103)")
    func again() {
        let stage = Stage.plain()
        let child = child()
        stage.root.addChild(child)
        _ = journal.take()

        stage.root.addChild(child)

        #expect(journal.take().isEmpty)
        #expect(stage.root.children == [child])
    }

    @Test("navigation controllers owe their children all messages (B-103)")
    func navigation() {
        let stage = Stage { UINavigationController(rootViewController: UIViewController()) }
        let child = child()

        stage.perform { stage.root.pushViewController(child, animated: true) }
        stage.perform { stage.root.popViewController(animated: true) }

        #expect(
            journal.take().filter { $0.contains("move") } == [
                "child will move to parent", "child did move to parent",
                "child will move to nobody", "child did move to nobody",
            ])
    }

    @Test("a view loads once, when it is first asked for (B-100)")
    func loading() {
        let stage = Stage.plain()
        let child = child()
        stage.root.addChild(child)
        _ = journal.take()

        #expect(!child.isViewLoaded && child.viewIfLoaded == nil)
        _ = child.view
        _ = child.view

        #expect(journal.take() == ["child did load"])
        #expect(child.view.autoresizingMask == [.flexibleWidth, .flexibleHeight])
    }

    @Test("responders lead from a view over its controller to the window's side (B-103)")
    func responders() {
        let list = Witness("list")
        let stage = Stage { UINavigationController(rootViewController: list) }

        #expect(list.view.next === list)
        #expect(list.next === stage.root.view)
        #expect(stage.root.view.next === stage.root)
    }
}
