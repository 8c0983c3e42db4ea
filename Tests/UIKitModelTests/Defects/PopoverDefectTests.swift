import Foundation
import Testing

@_spi(Simulation) @testable import UIKitModel

@MainActor @Suite("Defects of popovers") struct PopoverDefectTests {
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
}
