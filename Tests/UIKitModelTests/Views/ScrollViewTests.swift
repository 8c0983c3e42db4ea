import Foundation
import Testing

@_spi(Simulation) @testable import UIKitModel

/// A scroll view of 400 × 600 points with content of 400 × 2,000.
@MainActor @Suite("Scroll views")
struct ScrollViewTests {
    private let world = SimulationFixture.plain()
    private let view = UIScrollView(frame: CGRect(x: 100, y: 100, width: 400, height: 600))
    private let row = UIButton(frame: CGRect(x: 0, y: 700, width: 400, height: 44))
    private let listener = ScrollListener()

    init() {
        view.contentSize = CGSize(width: 400, height: 2_000)
        view.addSubview(row)
        world.perform { world.root.view.addSubview(view) }
    }

    @Test("the content offset is the origin of the bounds, and moves what is inside (B-130)")
    func offset() {
        let point = CGPoint(x: 200, y: 510)
        #expect(world.window.hitTest(point, with: nil) === view)

        view.contentOffset = CGPoint(x: 0, y: 300)

        #expect(view.bounds == CGRect(x: 0, y: 300, width: 400, height: 600))
        #expect(view.frame == CGRect(x: 100, y: 100, width: 400, height: 600))
        #expect(
            row.convert(row.bounds, to: nil) == CGRect(x: 100, y: 500, width: 400, height: 44))
        #expect(view.convert(CGPoint(x: 100, y: 500), from: nil) == CGPoint(x: 0, y: 700))
        #expect(world.window.hitTest(point, with: nil) === row)
        view.bounds.origin.y = 100
        #expect(view.contentOffset.y == 100)
    }

    @Test("what is scrolled out of the view takes no touch, and is not in sight (B-130)")
    func clipping() {
        #expect(view.clipsToBounds)
        #expect(world.window.hitTest(CGPoint(x: 200, y: 810), with: nil) === world.root.view)
        #expect(row.shownCenter == nil)

        view.contentOffset.y = 130
        #expect(row.shownCenter == CGPoint(x: 300, y: 685))
        #expect(row.uncoveredPoint != nil)
    }

    @Test("a drag goes by a page less 88 points, to the end at most, and back (B-133)")
    func pages() {
        var offsets: [CGFloat] = []
        for _ in 0..<4 {
            world.perform { view.receiveScroll(.down) }
            offsets.append(view.contentOffset.y)
        }
        #expect(offsets == [512, 1_024, 1_400, 1_400])
        #expect(view.distanceLeft(.down) == 0)

        world.perform { view.receiveScroll(.up) }
        #expect(view.contentOffset.y == 888)
    }

    @Test("no drag moves what is disabled or fits, and the content inset adds to the way (B-133)")
    func room() {
        view.isScrollEnabled = false
        #expect(view.distanceLeft(.down) == 0)
        view.isScrollEnabled = true
        view.contentInset = UIEdgeInsets(top: 10, left: 0, bottom: 20, right: 0)
        #expect(view.distanceLeft(.down) == 1_430)
        #expect(view.distanceLeft(.up) == 0)
        view.contentSize.height = 500
        #expect(view.distanceLeft(.down) == 0)
    }

    @Test("a delegate is notified of a drag in the documented order (B-134)")
    func callbacks() {
        view.delegate = listener

        world.perform { view.receiveScroll(.down) }

        #expect(
            listener.journal.take() == [
                "will begin dragging at 0", "did scroll to 512, dragging",
                "will end dragging at 512", "did end dragging at 512",
            ])
        #expect(!view.isDragging && !view.isTracking && !view.isDecelerating)
        listener.target = 400
        world.perform { view.receiveScroll(.down) }
        #expect(view.contentOffset.y == 400)
    }

    @Test("the end of an animated scroll is announced, an equal offset not at all (B-134)")
    func animated() {
        view.delegate = listener

        world.simulation.perform {
            view.setContentOffset(CGPoint(x: 0, y: 50), animated: true)
        }
        #expect(listener.journal.take() == ["did scroll to 50"])
        world.settle()
        #expect(listener.journal.take() == ["did end animation"])
        world.perform { view.setContentOffset(CGPoint(x: 0, y: 50), animated: true) }
        #expect(listener.journal.take() == [])
    }

    @Test("a rectangle is scrolled into sight by the shortest way, or not at all (B-135)")
    func rectangles() {
        view.contentInset.bottom = 30
        view.delegate = listener
        for (y, expected) in [(0, 0), (500, 0), (700, 174), (400, 174), (100, 100), (1_990, 1_430)]
        {
            view.scrollRectToVisible(
                CGRect(x: 0, y: CGFloat(y), width: 10, height: 44), animated: false)
            #expect(view.contentOffset.y == CGFloat(expected), "\(y)")
        }
        #expect(listener.journal.take().count == 3)
    }

    @Test("content at the top stays there, and none goes beyond its end (B-133)")
    func fitting() {
        view.contentInset.top = 40
        #expect(view.contentOffset.y == -40)
        view.contentOffset.y = 1_300
        view.contentInset.top = 20
        #expect(view.contentOffset.y == 1_300)
        view.contentSize.height = 1_000
        #expect(view.contentOffset.y == 400)
        world.perform { view.frame.size.height = 900 }
        #expect(view.contentOffset.y == 100)
    }

    @Test("offset and content size can be observed, also in a subclass (A-019, B-130)")
    func observing() {
        final class Own: UIScrollView {}
        let own = Own(frame: view.frame)
        var heard: [String] = []
        let observations = [
            own.observe(\.contentOffset) { view, _ in heard.append("at \(view.contentOffset.y)") },
            own.observe(\.contentSize) { view, _ in heard.append("of \(view.contentSize.height)") },
        ]

        own.contentSize.height = 900
        own.contentOffset.y = 5

        #expect(heard == ["of 900.0", "at 5.0"])
        #expect(observations.count == 2 && world.misuses == [])
    }

    @Test("a subview has what the insets leave of the safe area, where it is now (B-110, B-130)")
    func subviews() {
        let root = UIViewController()
        world.perform { world.window.rootViewController = root }
        world.perform {
            root.view.addSubview(view)
            view.frame = root.view.bounds
            row.frame.origin.y = 0
        }
        #expect(view.contentOffset.y == -24)
        world.perform { view.contentOffset.y = 10 }
        #expect(row.safeAreaInsets == .zero)

        world.perform { view.contentInsetAdjustmentBehavior = .never }
        #expect(row.safeAreaInsets.top == 24)
        world.perform { view.contentOffset.y = 0 }
        #expect(row.safeAreaInsets.top == 24)
        world.perform { view.contentOffset.y = 500 }
        #expect(row.safeAreaInsets.top == 24)
    }
}

/// Records what a scroll view tells its delegate.
@MainActor final class ScrollListener: NSObject, UIScrollViewDelegate {
    let journal = Journal()
    /// The offset at which a drag ends; `nil` for that at which the finger lifts.
    var target: CGFloat?

    private func note(_ event: String, _ view: UIScrollView) {
        journal.note("\(event) \(Int(view.contentOffset.y))\(view.isDragging ? ", dragging" : "")")
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) { note("did scroll to", scrollView) }
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
        journal.note("will begin dragging at \(Int(scrollView.contentOffset.y))")
    }
    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
        journal.note("will end dragging at \(Int(targetContentOffset.pointee.y))")
        if let target { targetContentOffset.pointee.y = target }
    }
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        note("did end dragging at", scrollView)
        #expect(!decelerate)
    }
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
        journal.note("did end animation")
    }
    func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
        journal.note("insets \(Int(scrollView.adjustedContentInset.top))")
    }
}
