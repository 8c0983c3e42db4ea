import Foundation
import Testing
@_spi(Simulation) import UIKitModel

@MainActor @Suite("A simulation's state as words")
struct StateEncoderTests {
    private func words(_ simulation: Simulation) -> [UInt64] {
        Simulation.current = simulation
        var encoder = StateEncoder()
        encoder.write(simulation)
        return encoder.words
    }

    private func stage() -> Stage<UISplitViewController> {
        Stage { UISplitViewController.columns(primary: OwnNavigation(), behavior: .tile) }
    }

    @Test("equal worlds give equal words, whatever their objects' identities")
    func equal() {
        let one = words(stage().simulation)
        let two = words(stage().simulation)

        #expect(one == two)
        #expect(!one.isEmpty)
    }

    @Test("what goes on differently is told apart")
    func different() {
        let base = words(stage().simulation)
        let changes: [(Stage<UISplitViewController>) -> Void] = [
            { $0.rotate(to: .portrait) }, { $0.resize(to: .third) }, { $0.setDock(shown: true) },
            { stage in stage.perform { stage.root.hide(.primary) } },
            { stage in
                stage.perform {
                    (stage.root.viewController(for: .primary) as? OwnNavigation)?.navigation
                        .pushViewController(Witness("b"), animated: true)
                }
            },
            { stage in stage.perform { stage.root.additionalSafeAreaInsets.left = 1 } },
            { stage in
                Simulation.current = stage.simulation
                stage.root.hide(.primary)
            },
        ]
        var all = [base]
        for change in changes {
            let stage = stage()
            change(stage)
            all.append(words(stage.simulation))
        }

        #expect(Set(all).count == all.count)
    }

    @Test("a way there and back, at rest, leaves the same words")
    func thereAndBack() {
        let stage = stage()
        stage.rotate(to: .portrait)
        stage.rotate(to: .landscape)
        let once = words(stage.simulation)

        stage.rotate(to: .portrait)
        stage.rotate(to: .landscape)

        #expect(words(stage.simulation) == once)
    }

    @Test("what stands where in a classic split view is told apart, collapsed and expanded")
    func classic() {
        func stage(_ orientation: Orientation) -> Stage<UISplitViewController> {
            Stage(device: "iPhone 8 Plus", orientation: orientation) {
                UISplitViewController.classic(
                    UINavigationController(rootViewController: Witness("list")),
                    UINavigationController(rootViewController: Witness("detail")))
            }
        }
        let changes: [(Stage<UISplitViewController>) -> Void] = [
            { _ in }, { $0.rotate(to: .landscape) },
            { stage in stage.perform { stage.top?.popViewController(animated: false) } },
            { stage in
                stage.perform {
                    stage.top?.innermostTopViewController?.show(Witness("notes"), sender: nil)
                }
            },
            { stage in
                stage.rotate(to: .landscape)
                stage.perform { stage.root.preferredDisplayMode = .secondaryOnly }
            },
        ]
        var all: [[UInt64]] = []
        for change in changes {
            let stage = stage(.portrait)
            change(stage)
            all.append(words(stage.simulation))
        }

        #expect(Set(all).count == all.count)
        let there = stage(.portrait)
        there.rotate(to: .landscape)
        let once = words(there.simulation)
        there.rotate(to: .portrait)
        there.rotate(to: .landscape)
        #expect(words(there.simulation) == once)
    }

    @Test("the app's own stored values count, and what cannot be read is named")
    func ownValues() {
        final class Notes: UIViewController {
            var text = ""
            var onTap: (() -> Void)?
        }
        let stage = Stage { Notes() }
        let before = words(stage.simulation)

        stage.root.text = "changed"
        #expect(words(stage.simulation) != before)

        stage.root.onTap = {}
        var encoder = StateEncoder()
        encoder.write(stage.simulation)
        #expect(encoder.opaqueFields.count == 1)
        #expect(encoder.opaqueFields.first?.hasSuffix("onTap") == true)
    }
}

extension Stage where Root == UISplitViewController {
    /// The navigation controller of what a collapsed split view shows.
    fileprivate var top: UINavigationController? {
        root.viewControllers.first as? UINavigationController
    }
}
