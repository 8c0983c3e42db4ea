import Foundation
import Testing

@testable import SplitFuzz
@_spi(Simulation) @testable import UIKitModel

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

    @Test("catches a part in the middle of a page with the page's insets (B-110)") func part()
        throws
    {
        let broken = try AppDriver.whatBreaks { list in
            let part = UIView(frame: CGRect(x: 80, y: 300, width: 50, height: 50))
            list.view.addSubview(part)
            part.storedSafeAreaInsets = list.view.safeAreaInsets
        }

        #expect(broken == ["insets-current at primary"])
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

    @Test("catches an app that takes away the inset of an edge (A-006)") func takenAway() throws {
        let broken = try AppDriver.whatBreaks { list in list.additionalSafeAreaInsets.left = -30 }

        #expect(broken.contains("insets-current at primary"))
    }

    @Test("catches the inset for the overhang that is there twice (A-014)") func twice() throws {
        let broken = try AppDriver.whatBreaks { list in list.additionalSafeAreaInsets.left = 100 }

        #expect(broken == ["insets-current at primary"])
    }

    @Test("lets a rail be as wide as the part that sticks out, and catches the inset without one")
    func rail() throws {
        /// A stack beside a rail of buttons.
        final class Railed: UIViewController {
            let navigation = UINavigationController(
                rootViewController: ActingViewController("List"))
            let rail = UIView(frame: .zero)

            override func viewDidLoad() {
                super.viewDidLoad()
                addChild(navigation)
                navigation.view.frame = view.bounds
                navigation.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
                navigation.additionalSafeAreaInsets.left = 100
                view.addSubview(navigation.view)
                navigation.didMove(toParent: self)
                if rail.superview == nil { view.addSubview(rail) }
            }

            override func viewDidLayoutSubviews() {
                super.viewDidLayoutSubviews()
                rail.frame = view.bounds.inset(by: view.safeAreaInsets)
                rail.frame.size.width = 100
            }
        }
        func driver(_ adjust: @escaping @MainActor (Railed) -> Void) throws -> AppDriver {
            try AppDriver {
                let railed = Railed()
                railed.loadViewIfNeeded()
                adjust(railed)
                return .tiling(railed)
            }
        }
        let right = try driver { _ in }
        let inside = try driver { $0.navigation.topViewController?.view.addSubview($0.rail) }
        let hidden = try driver { $0.rail.isHidden = true }

        #expect(right.broken == [])
        #expect(inside.broken == [])
        #expect(hidden.broken == ["insets-current at primary"])
    }

    @Test(
        "expects both insets at a notch, or the larger one, as UIKit is read (A-006, B-114)",
        arguments: [(OverhangBesideNotch.sum, CGFloat(148)), (.larger, 100)])
    func notch(_ reading: OverhangBesideNotch, _ left: CGFloat) throws {
        let list = ActingViewController("List")
        let driver = try AppDriver(in: reading, on: .iPhone11) { .tiling(list) }
        #expect(list.view.safeAreaInsets.left == left)
        #expect(driver.broken == [])

        driver.tamper { _ in list.additionalSafeAreaInsets.left = reading == .sum ? -48 : -20 }

        #expect(driver.broken.contains("insets-current at primary"))
    }

    @Test("lets an app take away what a bar covers (B-112)") func underBar() throws {
        let broken = try AppDriver.whatBreaks { list in list.additionalSafeAreaInsets.top = -50 }

        #expect(broken == [])
    }

    @Test("catches a window whose safe area is not that of its scene (B-114)")
    func window() throws {
        let driver = try AppDriver { UIViewController() }
        #expect(driver.broken == [])

        driver.tamper { $0.window.storedSafeAreaInsets.top = 0 }

        #expect(driver.broken.contains("insets-current at window"))
    }
}
