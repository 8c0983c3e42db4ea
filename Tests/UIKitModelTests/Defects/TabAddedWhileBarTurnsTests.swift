import Testing

@_spi(Simulation) @testable import UIKitModel

@MainActor @Suite("A tab that comes while the bar turns") struct TabAddedWhileBarTurnsTests {
    /// The names of exceptions that closing the phone raises.
    ///
    /// - Parameter change: gets the tab bar controller and the tab, as the width becomes compact.
    private func raised(
        from orientation: Orientation, by change: @escaping (UITabBarController, UITab) -> Void
    ) -> [String] {
        func tab(_ name: String) -> UITab {
            UITab(title: name, image: nil, identifier: name) { _ in UIViewController() }
        }
        let fixture = SimulationFixture(
            release: .iOS27Point1, device: "iPhone Duo", orientation: .portrait
        ) { UITabBarController() }
        let (tabs, more) = (fixture.root, tab("C"))
        fixture.perform { tabs.tabs = [tab("A"), tab("B")] }
        fixture.perform { fixture.simulation.fold(to: .open) }
        fixture.rotate(to: orientation)
        tabs.registerForTraitChanges([UITraitHorizontalSizeClass.self]) {
            (tabs: UITabBarController, _: UITraitCollection) in change(tabs, more)
        }
        fixture.perform { fixture.simulation.fold(to: .closed) }
        return fixture.simulation.misuses.compactMap {
            if case .raised(let exception) = $0.consequence { exception } else { nil }
        }
    }

    @Test("a tab that comes while the bar turns to the side raises (D-232, D-244)") func raises() {
        let atOnce: (UITabBarController, UITab) -> Void = { $0.tabs.append($1) }
        #expect(raised(from: .portrait, by: atOnce) == ["NSRangeException"])
        // The bar stands at the side before and after.
        #expect(raised(from: .landscape, by: atOnce).isEmpty)
        #expect(raised(from: .portrait) { tabs, _ in tabs.tabs.removeLast() }.isEmpty)
        let later: (UITabBarController, UITab) -> Void = { tabs, tab in
            DispatchQueue.main.async { tabs.tabs.append(tab) }
        }
        #expect(raised(from: .portrait, by: later).isEmpty)
    }
}
