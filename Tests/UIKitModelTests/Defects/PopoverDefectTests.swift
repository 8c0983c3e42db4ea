import Foundation
import Testing

@_spi(Simulation) @testable import UIKitModel

@MainActor @Suite("Defects of popovers") struct PopoverDefectTests {
    private let world = SimulationFixture.plain()

    @Test("on iOS 8 a page that hides the bar and wants the same size keeps room for it (C-063)")
    func roomForBar() {
        func height(_ release: Release) -> CGFloat {
            let fixture = SimulationFixture(release: release) { LoggingController("root") }
            let content = page("content", 300, 300)
            let navigation = UINavigationController(rootViewController: content)
            fixture.presentPopover(navigation)
            fixture.perform {
                navigation.setNavigationBarHidden(true, animated: false)
                content.preferredContentSize = CGSize(width: 300, height: 300)
            }
            return navigation.view.frame.height
        }

        #expect(height(.iOS8) > 300)
        #expect(height(.iOS12) == 300)
        #expect(height(.asDocumented) == 300)
    }

    @Test("on iOS 8 a popover keeps its direction and shrinks where another has room (C-067)")
    func direction() {
        func result(_ release: Release) -> (UIPopoverArrowDirection?, CGFloat) {
            let fixture = SimulationFixture(release: release) { LoggingController("root") }
            let content = page("content", 300, 300)
            let popover = fixture.presentPopover(
                content, at: CGRect(x: 500, y: 430, width: 40, height: 40))
            func move(to y: CGFloat) {
                fixture.perform {
                    popover?.sourceRect = CGRect(x: 500, y: y, width: 40, height: 40)
                }
            }
            // Only a turn of the window keeps the direction.
            move(to: 700)
            #expect(popover?.arrowDirection == .down)
            move(to: 430)
            fixture.rotate(to: .portrait)
            move(to: 1060)
            return (popover?.arrowDirection, content.view.frame.height)
        }

        #expect(result(.iOS8) == (.up, 71))
        #expect(result(.asDocumented) == (.down, 300))
    }

    private func release(_ defect: Defect?) -> Release {
        Release.asDocumented.with(only: defect.map { [$0] } ?? [])
    }

    @Test("a popover that adapts while it is open keeps its frame (C-056)")
    func adaptedFrame() {
        for (defect, fills) in [(Defect.adaptedViewKeepsFrame, false), (nil, true)] {
            world.makeCurrent()
            let release = Release.iOS12.with(only: defect.map { [$0] } ?? [])
            let fixture = SimulationFixture(release: release) { LoggingController("root") }
            let content = page("content", 300, 300)
            fixture.presentPopover(content)

            fixture.resize(to: .third)

            #expect((content.view.frame == fixture.window.bounds) == fills)
        }
    }

    @Test("an overlay that is open when its split view is dismissed raises (C-059)")
    func overlayAtDismissal() {
        for (defect, name) in [(Defect.overlayOutlivesSplitView, "NSGenericException"), (nil, nil)]
        {
            let fixture = SimulationFixture(release: release(defect), orientation: .portrait) {
                LoggingController("root")
            }
            let split = UISplitViewController.classic(
                LoggingController("list"), LoggingController("detail"))
            split.modalPresentationStyle = .fullScreen
            fixture.perform { fixture.root.present(split, animated: true) }
            fixture.perform { split.perform(.edgeSwipe, extent: .finish) }

            fixture.perform { fixture.root.dismiss(animated: true) }

            #expect(fixture.simulation.exception?.name == name)
        }
    }

    @Test("a pop leaves a popover as large, or as high, as it was (C-061, C-062)")
    func shrinking() {
        func sizeAfterPop(_ defect: Defect?) -> CGSize {
            let fixture = SimulationFixture(release: release(defect)) { LoggingController("root") }
            let navigation = UINavigationController(rootViewController: page("small", 300, 100))
            fixture.presentPopover(navigation)
            fixture.perform {
                navigation.pushViewController(page("large", 400, 300), animated: true)
            }
            fixture.perform { navigation.popViewController(animated: true) }
            return navigation.view.frame.size
        }

        #expect(sizeAfterPop(.popoverOnlyGrows) == CGSize(width: 400, height: 300))
        #expect(sizeAfterPop(.heightNotRestored) == CGSize(width: 300, height: 300))
        #expect(sizeAfterPop(nil) == CGSize(width: 300, height: 100))
    }
}
