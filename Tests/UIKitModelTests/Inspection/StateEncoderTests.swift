import Foundation
import Testing
@_spi(Simulation) import UIKitModel

@MainActor @Suite("A simulation's state as words")
struct StateEncoderTests {
    private let world = SimulationFixture.plain()

    private func words<Root>(_ fixture: SimulationFixture<Root>) -> [UInt64] {
        fixture.makeCurrent()
        var encoder = StateEncoder()
        encoder.write(fixture.simulation)
        return encoder.words
    }

    private func fixture() -> SimulationFixture<UISplitViewController> {
        SimulationFixture {
            UISplitViewController.columns(primary: OwnNavigation(), behavior: .tile)
        }
    }

    @Test("equal worlds give equal words, whatever their objects' identities")
    func equal() {
        let one = words(fixture())
        let two = words(fixture())

        #expect(one == two)
        #expect(!one.isEmpty)
    }

    @Test("what goes on differently is told apart")
    func different() {
        let base = words(fixture())
        let changes: [(SimulationFixture<UISplitViewController>) -> Void] = [
            { $0.rotate(to: .portrait) }, { $0.resize(to: .third) }, { $0.setDock(shown: true) },
            { fixture in fixture.perform { fixture.root.hide(.primary) } },
            { fixture in
                fixture.perform {
                    (fixture.root.viewController(for: .primary) as? OwnNavigation)?.navigation
                        .pushViewController(Witness("b"), animated: true)
                }
            },
            { fixture in fixture.perform { fixture.root.additionalSafeAreaInsets.left = 1 } },
            { fixture in
                fixture.root.hide(.primary)
            },
        ]
        var all = [base]
        for change in changes {
            let fixture = fixture()
            change(fixture)
            all.append(words(fixture))
        }

        #expect(Set(all).count == all.count)
    }

    @Test("a way there and back, at rest, leaves the same words")
    func thereAndBack() {
        let fixture = fixture()
        fixture.rotate(to: .portrait)
        fixture.rotate(to: .landscape)
        let once = words(fixture)

        fixture.rotate(to: .portrait)
        fixture.rotate(to: .landscape)

        #expect(words(fixture) == once)
    }

    @Test("what stands where in a classic split view is told apart, collapsed and expanded")
    func classic() {
        func fixture(_ orientation: Orientation) -> SimulationFixture<UISplitViewController> {
            SimulationFixture(device: "iPhone 8 Plus", orientation: orientation) {
                UISplitViewController.classic(
                    UINavigationController(rootViewController: Witness("list")),
                    UINavigationController(rootViewController: Witness("detail")))
            }
        }
        let changes: [(SimulationFixture<UISplitViewController>) -> Void] = [
            { _ in }, { $0.rotate(to: .landscape) },
            { fixture in fixture.perform { fixture.top?.popViewController(animated: false) } },
            { fixture in
                fixture.perform {
                    fixture.top?.innermostTopViewController?.show(Witness("notes"), sender: nil)
                }
            },
            { fixture in
                fixture.rotate(to: .landscape)
                fixture.perform { fixture.root.preferredDisplayMode = .secondaryOnly }
            },
        ]
        var all: [[UInt64]] = []
        for change in changes {
            let fixture = fixture(.portrait)
            change(fixture)
            all.append(words(fixture))
        }

        #expect(Set(all).count == all.count)
        let there = fixture(.portrait)
        there.rotate(to: .landscape)
        let once = words(there)
        there.rotate(to: .portrait)
        there.rotate(to: .landscape)
        #expect(words(there) == once)
    }

    @Test("the app's own stored values count, and what cannot be read is named")
    func ownValues() {
        final class Notes: UIViewController {
            var text = ""
            var onTap: (() -> Void)?
        }
        let fixture = SimulationFixture { Notes() }
        let before = words(fixture)

        fixture.root.text = "changed"
        #expect(words(fixture) != before)

        fixture.root.onTap = {}
        var encoder = StateEncoder()
        encoder.write(fixture.simulation)
        #expect(encoder.opaqueFields.count == 1)
        #expect(encoder.opaqueFields.first?.hasSuffix("onTap") == true)
    }
}

extension SimulationFixture where Root == UISplitViewController {
    /// The navigation controller of what a collapsed split view shows.
    fileprivate var top: UINavigationController? {
        root.viewControllers.first as? UINavigationController
    }
}
