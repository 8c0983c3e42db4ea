import Foundation
import Testing

@_spi(Simulation) @testable import UIKitModel

@Suite("Colours and tint") @MainActor struct ColorTests {
    private let world = SimulationFixture.plain()

    @Test("colours of equal parts are equal, and other opacities are other colours (B-150)")
    func equality() {
        #expect(UIColor(red: 1, green: 0, blue: 0, alpha: 1) == .red)
        #expect(UIColor(white: 1, alpha: 1) == .white)
        #expect(UIColor.red != .blue)
        #expect(UIColor.red.withAlphaComponent(0.5) != .red)
        #expect(UIColor.red.withAlphaComponent(0.5).withAlphaComponent(1) == .red)
        #expect(UIColor(named: "Accent") == UIColor(named: "Accent"))
        #expect(UIColor(named: "Accent") != UIColor(named: "Other"))
        #expect(UIColor.label != .black)
    }

    @Test("hue, saturation and brightness give the primaries and their mixtures (B-150)")
    func hues() {
        let hues: [(CGFloat, UIColor)] = [
            (0, .red), (1.0 / 3, .green), (2.0 / 3, .blue), (1, .red),
        ]
        for (hue, expected) in hues {
            let color = UIColor(hue: hue, saturation: 1, brightness: 1, alpha: 1)
            #expect(color.parts.map { ($0 * 255).rounded() } == expected.parts.map { $0 * 255 })
        }
        let grey = UIColor(hue: 0.3, saturation: 0, brightness: 0.5, alpha: 1)
        #expect(grey.parts == [0.5, 0.5, 0.5, 1])
    }

    @Test("a dynamic colour asks its closure for the traits (B-150)") func dynamic() {
        let color = UIColor { $0.userInterfaceStyle == .dark ? .white : .red }

        let resolved = color.resolvedColor(with: world.window.traitCollection)

        #expect(resolved == .red)
        let faint = color.withAlphaComponent(0.5)
        #expect(
            faint.resolvedColor(with: world.window.traitCollection)
                == UIColor.red.withAlphaComponent(0.5))
    }

    @Test("a tint goes down to views without one of their own, which are notified (B-150)")
    func tint() throws {
        let outer = TintedView()
        let inner = TintedView()
        let own = TintedView()
        world.perform {
            world.root.view.addSubview(outer)
            outer.addSubview(inner)
            outer.addSubview(own)
            own.tintColor = .green
        }
        #expect(inner.tintColor == .systemBlue)
        own.changes = 0

        world.perform { outer.tintColor = .red }

        let tints: [UIColor?] = [outer.tintColor, inner.tintColor, own.tintColor]
        #expect(tints == [.red, .red, .green])
        let changes: [Int] = [outer.changes, inner.changes, own.changes]
        #expect(changes == [1, 1, 0])
        outer.tintColor = nil
        #expect(inner.tintColor == .systemBlue)
    }

    @Test("bar appearances are kept, and a copy has the same settings") func appearances() throws {
        let appearance = UINavigationBarAppearance()
        appearance.configureWithOpaqueBackground()
        appearance.backgroundColor = .red
        appearance.titleTextAttributes = [.foregroundColor: UIColor.white]

        let copy = try #require(appearance.copy() as? UINavigationBarAppearance)
        let bar = UINavigationBar(frame: .zero)
        bar.standardAppearance = copy
        bar.scrollEdgeAppearance = bar.standardAppearance

        #expect(bar.standardAppearance === copy && bar.scrollEdgeAppearance === copy)
        #expect(copy !== appearance && copy.backgroundColor == .red)
        #expect(copy.titleTextAttributes[.foregroundColor] as? UIColor == .white)
        #expect(copy.background == .opaque)
    }
}

@MainActor private final class TintedView: UIView {
    var changes = 0
    override func tintColorDidChange() {
        super.tintColorDidChange()
        changes += 1
    }
}

extension UIColor {
    fileprivate var parts: [CGFloat] {
        var parts: [CGFloat] = [0, 0, 0, 0]
        parts.withUnsafeMutableBufferPointer { parts in
            guard let first = parts.baseAddress else { return }
            getRed(first, green: first + 1, blue: first + 2, alpha: first + 3)
        }
        return parts
    }
}
