import Foundation
import Testing

@_spi(Simulation) @testable import UIKitModel

/// Since iOS 26 pushes and pops take touches, and end at once for what comes next.
@MainActor @Suite("Interrupted transitions")
struct InterruptionTests {
    private let world = SimulationFixture.plain()
    private let journal = Journal()

    private func page(_ name: String) -> LoggingController {
        LoggingController(name, journal: journal)
    }

    private func fixture(
        _ names: [String], release: Release = .iOS26
    ) -> SimulationFixture<UINavigationController> {
        let fixture = SimulationFixture(release: release) {
            UINavigationController.stack(names.map(page))
        }
        _ = journal.take()
        return fixture
    }

    private func titles(_ navigation: UINavigationController) -> [String] {
        navigation.viewControllers.map { $0.title ?? "" }
    }

    @Test("a pop during a push completes the push first, in the same turn (D-013)")
    func popDuringPush() {
        let fixture = fixture(["a"])

        fixture.perform {
            fixture.root.pushViewController(page("b"), animated: true)
            _ = journal.take()
            let popped = fixture.root.popViewController(animated: true)
            #expect(popped?.title == "b")
            #expect(
                journal.take() == [
                    "a did disappear", "b did appear", "b will disappear", "a will appear",
                    "a is appearing",
                ])
        }

        #expect(journal.take() == ["b did disappear", "a did appear"])
        #expect(titles(fixture.root) == ["a"])
        #expect(fixture.simulation.appearanceFaults.isEmpty)
    }

    @Test("pushes during transitions are served at once (D-014)")
    func pushes() {
        let listener = NavigationListener(journal: journal)
        let fixture = fixture(["a"])
        fixture.root.delegate = listener

        fixture.perform {
            fixture.root.pushViewController(page("b"), animated: true)
            fixture.root.pushViewController(page("c"), animated: true)
            #expect(titles(fixture.root) == ["a", "b", "c"])
        }

        #expect(
            journal.take().filter { $0.contains("show") } == [
                "will show b", "did show b", "will show c", "did show c",
            ])
        #expect(fixture.simulation.appearanceFaults.isEmpty)
    }

    @Test("a page that pushes as it appears has appeared before the next one comes (D-014)")
    func pushWhileAppearing() {
        final class Forwarding: UIViewController {
            let journal: Journal
            init(_ journal: Journal) {
                self.journal = journal
                super.init(nibName: nil, bundle: nil)
            }
            required init?(coder: NSCoder) { nil }

            override func viewWillAppear(_ animated: Bool) {
                journal.note("will")
                navigationController?.pushViewController(
                    LoggingController("c", journal: journal), animated: true)
            }
            override func viewIsAppearing(_ animated: Bool) { journal.note("is") }
            override func viewDidAppear(_ animated: Bool) { journal.note("did") }
        }
        let fixture = fixture(["a"])

        fixture.perform {
            fixture.root.pushViewController(Forwarding(journal), animated: true)
        }

        #expect(
            journal.take() == [
                "a will disappear", "will", "is", "a did disappear", "did", "c will appear",
                "c is appearing", "c did appear",
            ])
    }

    @Test("Back may be tapped several times in quick succession (D-015)")
    func backTwice() {
        let fixture = fixture(["a", "b", "c", "d"])

        fixture.simulation.perform {
            for left in [["a", "b", "c"], ["a", "b"], ["a"]] {
                #expect(fixture.simulation.acceptsTouches)
                fixture.root.bar.backButton.receiveTap()
                fixture.simulation.advance(to: .start)
                #expect(titles(fixture.root) == left)
            }
        }
        fixture.settle()

        #expect(fixture.root.topViewController?.appearanceState == .shown)
        #expect(fixture.simulation.appearanceFaults.isEmpty)
    }

    @Test("a swipe back may begin during a push, and during a cancelled swipe (D-012, D-013)")
    func swipes() {
        let fixture = fixture(["a"])

        fixture.perform {
            fixture.root.pushViewController(page("b"), animated: true)
            #expect(fixture.root.canSwipeBack)
            fixture.root.swipeBack(.cancel)
            #expect(fixture.root.canSwipeBack)
            fixture.root.swipeBack(.finish)
        }

        #expect(titles(fixture.root) == ["a"])
        #expect(fixture.root.topViewController?.appearanceState == .shown)
        #expect(fixture.simulation.appearanceFaults.isEmpty)
    }

    @Test("touches during a transition are for the page that stays (D-012)")
    func touches() {
        let fixture = fixture(["a"])
        let middle = CGPoint(x: 600, y: 400)
        func touched() -> UIView? { fixture.window.hitTest(middle, with: nil) }

        fixture.perform {
            fixture.root.pushViewController(page("b"), animated: true)
            fixture.simulation.advance(to: .start)
            #expect(touched() === fixture.root.topViewController?.view)
        }
        fixture.perform {
            fixture.root.swipeBack(.cancel)
            fixture.simulation.advance(to: .start)
            #expect(touched() === fixture.root.topViewController?.view)
        }
        fixture.perform {
            fixture.root.popViewController(animated: true)
            fixture.simulation.advance(to: .start)
            #expect(touched() === fixture.root.topViewController?.view)
        }
    }

    @Test(
        "since iOS 26 a swipe back may begin in the content, whatever the edge does (D-017, D-102)")
    func contentSwipe() throws {
        for release in Release.all {
            let fixture = fixture(["a", "b"], release: release)
            let content = fixture.root.interactiveContentPopGestureRecognizer
            let swipesInContent = [Release.iOS26, .iOS27, .iOS27Point1].contains(release)
            #expect((content != nil) == swipesInContent)
            fixture.root.interactivePopGestureRecognizer?.isEnabled = false
            #expect(fixture.root.canSwipeBack == swipesInContent)
            content?.isEnabled = false
            #expect(!fixture.root.canSwipeBack)
        }

        let fixture = fixture(["a", "b"])
        fixture.root.interactivePopGestureRecognizer?.isEnabled = false
        fixture.perform { fixture.root.swipeBack(.finish) }
        #expect(titles(fixture.root) == ["a"])
        #expect(!fixture.root.canSwipeBack)
    }

    @Test("a left item or a hidden back button stops UIKit's own swipe back (B-066)")
    func blocked() {
        for release in [Release.iOS26, .asDocumented] {
            let fixture = fixture(["a", "b"], release: release)
            let item = fixture.root.topViewController?.navigationItem
            item?.hidesBackButton = true
            #expect(!fixture.root.canSwipeBack)
            item?.hidesBackButton = false
            item?.leftBarButtonItem = UIBarButtonItem(
                title: "Close", style: .plain, target: nil, action: nil)
            #expect(!fixture.root.canSwipeBack)
            item?.leftItemsSupplementBackButton = true
            #expect(fixture.root.canSwipeBack)
            item?.leftItemsSupplementBackButton = false
            fixture.root.interactivePopGestureRecognizer?.delegate = nil
            #expect(fixture.root.canSwipeBack)
        }
    }
}
