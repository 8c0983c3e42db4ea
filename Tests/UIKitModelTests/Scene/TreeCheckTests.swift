import Foundation
import Testing
@_spi(Simulation) import TreeCheck

@testable @_spi(Simulation) import UIKitModel

/// Each fault is planted behind the model's back.
@MainActor @Suite("The model's data is consistent") struct TreeCheckTests {
    private let fixture = SimulationFixture { () -> UINavigationController in
        let navigation = UINavigationController(rootViewController: UIViewController())
        navigation.viewControllers[0].view.addSubview(UITextField())
        return navigation
    }
    private var page: UIViewController { fixture.root.viewControllers[0] }

    private var faults: [String] { fixture.simulation.checkTree() }

    @Test("nothing is reported of an app with a stack, a field in use and a sheet") func sound() {
        fixture.perform { (page.view.subviews[0] as? UITextField)?.becomeFirstResponder() }
        fixture.perform { page.present(UIViewController(), animated: true) }

        #expect(faults == [])
    }

    @Test("a child names its container, and is there once") func children() {
        let page = page

        page.parentReference = nil
        #expect(
            faults == [
                "UIViewController is on a stack that is not its parent's",
                "UIViewController has another parent than its place",
            ])
        page.storedParent = fixture.root
        fixture.root.storedChildren = [page, page]

        #expect(faults == ["UIViewController is in the tree twice"])
        fixture.root.storedChildren = [page]
    }

    @Test("a subview names its superview and its window, which lays it out") func views() {
        let field = page.view.subviews[0]

        field.superviewReference = nil
        #expect(faults == ["UITextField has another superview than its place"])
        field.storedSuperview = page.view
        field.windowReference = nil
        #expect(faults == ["UITextField is in the window and does not know it"])
        field.storedWindow = fixture.window
        field.needsLayout = true
        #expect(faults == ["nobody will lay out the UITextField"])
        field.needsLayout = false
        fixture.window.textFieldCount = 0

        #expect(faults == ["the window miscounts its text fields"])
    }

    @Test("a root view and its controller name each other") func rootViews() {
        page.view.controller = fixture.root

        #expect(
            faults == [
                "the view of UIViewController is another one's",
                "UIView is the old view of its controller",
            ])
        page.view.controller = page
    }

    @Test("the first responder knows that it is, and is in the window") func firstResponder() {
        fixture.simulation.firstResponder = UITextField()

        #expect(
            faults == [
                "UITextField does not know that it is first responder",
                "the first responder UITextField is not in the window",
            ])
        fixture.simulation.firstResponder = nil
    }

    @Test("who presents and who is presented know their presentation, which is active")
    func presentations() throws {
        let sheet = UIViewController()
        fixture.perform { page.present(sheet, animated: true) }
        let presentation = try #require(sheet.activePresentation)

        sheet.activePresentation = nil
        #expect(
            faults == ["UIViewController does not know the \(type(of: presentation)) that shows it"]
        )
        sheet.activePresentation = presentation
        fixture.root.begunPresentation = nil
        #expect(
            faults == [
                "UINavigationController does not know the \(type(of: presentation)) that it has begun"
            ])
        fixture.root.begunPresentation = presentation
        fixture.simulation.presentations = []

        #expect(
            faults == ["UINavigationController has begun a presentation that is not active"])
        fixture.simulation.presentations = [presentation]
    }

    @Test("a navigation item names a bar that lists it") func items() {
        let other = UINavigationBar()
        page.navigationItem.bar = other

        #expect(faults == ["the item of UIViewController names a bar that does not list it"])
        page.navigationItem.bar = fixture.root.navigationBar
        withExtendedLifetime(other) {}
    }
}
