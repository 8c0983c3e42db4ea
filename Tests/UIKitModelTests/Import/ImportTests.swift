import Foundation
import Testing
@_spi(Simulation) import UIKitModel

@MainActor @Suite("Importing UIKit")
struct ImportTests {
    @Test("app code that imports only UIKit has CGRect, NSCoder and NSObject")
    func foundation() {
        let delegate = ImportingDelegate()
        let fixture = SimulationFixture<ImportingViewController> {
            let root = ImportingViewController(root: LoggingController("list"))
            root.navigation.delegate = delegate
            return root
        }

        fixture.perform {
            fixture.root.navigation.pushViewController(LoggingController("item"), animated: true)
        }

        #expect(fixture.root.navigation.view.frame == fixture.window.bounds)
        #expect(delegate.shownTitles.last == "item")
    }
}
