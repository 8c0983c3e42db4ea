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
            let anchor = CGRect(x: 500, y: 430, width: 40, height: 40)
            let popover = fixture.presentPopover(content, at: anchor)
            fixture.perform {
                fixture.simulation.setKeyboard(shown: false)
                popover?.sourceRect = CGRect(x: 500, y: 700, width: 40, height: 40)
            }
            return (popover?.arrowDirection, content.view.frame.height)
        }

        #expect(result(.iOS8) == (.up, 71))
        #expect(result(.asDocumented) == (.down, 300))
    }
}
