import Foundation
import Testing
import UIKitModel

@Suite("insets-current") @MainActor struct InsetsCurrentTests {
    @Test("catches content that was moved and kept the insets of its old place (B-112)")
    func moved() throws {
        let broken = try AppDriver.whatBreaks { list in list.view.frame.origin.y += 60 }

        #expect(broken.contains("insets-current at primary"))
    }

    @Test("catches insets that are lost where the view sticks out over the edge (A-011)")
    func lost() throws {
        var driver = try AppDriver("own-navigation")

        let broken = try driver.act("tap \"primary/Presenters\"", "rotate portrait")

        #expect(broken.contains("insets-current at primary"))
    }

    @Test("lets an app add insets of its own, at any depth (B-110)") func added() throws {
        let own = try AppDriver.whatBreaks { list in
            list.additionalSafeAreaInsets = UIEdgeInsets(top: 5, left: 6, bottom: 7, right: 8)
        }
        let ancestors = try AppDriver.whatBreaks { list in
            list.navigationController?.additionalSafeAreaInsets.top = 9
            list.splitViewController?.additionalSafeAreaInsets.top = 4
        }

        #expect(own == [])
        #expect(ancestors == [])
    }

    @Test("lets an app replace insets that it took away (A-014)") func replaced() throws {
        let broken = try AppDriver.whatBreaks { list in
            list.navigationController?.additionalSafeAreaInsets.left = -100
            list.additionalSafeAreaInsets.left = 100
        }

        #expect(broken.first == "primary-content-on-screen at primary")
        #expect(!broken.contains("insets-current at primary"))
    }
}
