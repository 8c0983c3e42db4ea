import Testing
@_spi(Simulation) import TreeCheck
@_spi(Simulation) import UIKitModel

@MainActor @Suite("Windows") struct WindowTests {
    private let first = SimulationFixture.plain()
    private let second = SimulationFixture.plain()

    @Test("a view that moves to another window is in that one, and no longer in the first")
    func move() {
        first.makeCurrent()
        let view = UIView()
        let field = UITextField()
        view.addSubview(field)
        first.perform { first.root.view.addSubview(view) }

        second.perform { second.root.view.addSubview(view) }

        #expect(view.window === second.window && field.window === second.window)
        #expect(!first.simulation.hasTextFields && second.simulation.hasTextFields)
        #expect(first.simulation.checkTree() == [] && second.simulation.checkTree() == [])
    }
}
