import Foundation
import Testing
@_spi(Simulation) import UIKitModel

@MainActor @Suite("Geometry of views")
struct GeometryTests {
    private let fixture = SimulationFixture.plain()
    private var root: UIView { fixture.root.view }

    private func view(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> UIView {
        UIView(frame: CGRect(x: x, y: y, width: width, height: height))
    }

    @Test("a view follows its superview's size as its mask says, one axis of every kind (B-103)")
    func autoresizing() {
        let cases: [(UIView.AutoresizingMask, CGFloat, CGFloat)] = [
            ([], 10, 20), (.flexibleWidth, 10, 60), (.flexibleLeftMargin, 50, 20),
            (.flexibleRightMargin, 10, 20), ([.flexibleLeftMargin, .flexibleRightMargin], 30, 20),
            ([.flexibleLeftMargin, .flexibleWidth], 30, 40),
        ]
        for (mask, x, width) in cases {
            let outer = view(0, 0, 100, 100)
            let inner = view(10, 10, 20, 20)
            inner.autoresizingMask = mask
            outer.addSubview(inner)

            outer.frame.size.width = 140

            #expect(inner.frame == CGRect(x: x, y: 10, width: width, height: 20))
        }
    }

    @Test("without autoresizesSubviews nothing follows (B-103)")
    func notAutoresizing() {
        let outer = view(0, 0, 100, 100)
        let inner = view(0, 0, 100, 100)
        inner.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        outer.addSubview(inner)
        outer.autoresizesSubviews = false

        outer.frame.size = CGSize(width: 50, height: 50)

        #expect(inner.frame.size == CGSize(width: 100, height: 100))
    }

    @Test("frame, bounds and centre tell one story (B-100)")
    func frames() {
        let one = view(10, 20, 100, 50)

        one.center = CGPoint(x: 100, y: 100)
        #expect(one.frame == CGRect(x: 50, y: 75, width: 100, height: 50))
        one.bounds = CGRect(x: 5, y: 0, width: 50, height: 50)
        #expect(one.frame == CGRect(x: 75, y: 75, width: 50, height: 50))
        #expect(one.bounds.origin == CGPoint(x: 5, y: 0))
    }

    @Test("points convert between views, through bounds that scroll (B-100)")
    func convert() {
        let outer = view(100, 50, 200, 200)
        let inner = view(10, 10, 50, 50)
        outer.bounds.origin = CGPoint(x: 0, y: 30)
        outer.addSubview(inner)
        root.addSubview(outer)

        #expect(inner.convert(CGPoint(x: 1, y: 2), to: root) == CGPoint(x: 111, y: 32))
        #expect(inner.convert(CGPoint(x: 111, y: 32), from: root) == CGPoint(x: 1, y: 2))
        #expect(
            inner.convert(inner.bounds, to: nil) == CGRect(x: 110, y: 30, width: 50, height: 50))
        #expect(outer.convert(CGPoint(x: 1, y: 2), from: inner) == CGPoint(x: 11, y: 12))
    }

    @Test("a touch reaches the front-most view that takes it (B-081)")
    func hitTesting() {
        let back = view(0, 0, 100, 100)
        let front = view(0, 0, 100, 100)
        root.addSubview(back)
        root.addSubview(front)
        let point = CGPoint(x: 50, y: 50)
        #expect(root.hitTest(point, with: nil) === front)

        front.alpha = 0.01
        #expect(root.hitTest(point, with: nil) === front)
        front.alpha = 0.009
        #expect(root.hitTest(point, with: nil) === back)
        front.alpha = 1
        front.isHidden = true
        #expect(root.hitTest(point, with: nil) === back)
        front.isHidden = false
        front.isUserInteractionEnabled = false
        #expect(root.hitTest(point, with: nil) === back)
        #expect(root.hitTest(CGPoint(x: 200, y: 200), with: nil) === root)
        #expect(root.hitTest(CGPoint(x: -1, y: 0), with: nil) == nil)
    }

    @Test("what sticks out of a view that takes the touch is not reached (B-081)")
    func outside() {
        let outer = view(0, 0, 100, 100)
        outer.addSubview(view(90, 90, 100, 100))
        root.addSubview(outer)

        #expect(root.hitTest(CGPoint(x: 150, y: 150), with: nil) === root)
    }

    @Test("subviews keep their order, and a view has one superview (B-103)")
    func hierarchy() {
        let one = view(0, 0, 1, 1)
        let two = view(0, 0, 1, 1)
        let outer = view(0, 0, 10, 10)
        outer.addSubview(one)
        outer.insertSubview(two, at: 0)
        #expect(outer.subviews == [two, one])
        outer.bringSubviewToFront(two)
        #expect(outer.subviews == [one, two])
        outer.sendSubviewToBack(two)
        #expect(outer.subviews == [two, one])

        root.addSubview(two)

        #expect(outer.subviews == [one])
        #expect(two.superview === root && two.window === fixture.window)
        #expect(two.isDescendant(of: root) && !one.isDescendant(of: root))
        two.removeFromSuperview()
        #expect(two.window == nil)
    }

    @Test("a plain view has the covered part of its superview's safe area (B-110)")
    func safeArea() {
        let covered = view(0, 0, 100, 100)
        let inside = view(0, 100, 100, 100)

        root.addSubview(covered)
        root.addSubview(inside)

        #expect(covered.safeAreaInsets == UIEdgeInsets(top: 24, left: 0, bottom: 0, right: 0))
        #expect(inside.safeAreaInsets == .zero)
        inside.frame.origin.y = 10
        #expect(inside.safeAreaInsets.top == 14)
    }

    @Test("a button shows its action's title and runs it, unless it is disabled (B-081)")
    func button() {
        var taps = 0
        let button = UIButton(
            type: .system, primaryAction: UIAction(title: "Go") { _ in taps += 1 })
        #expect(button.currentTitle == "Go")

        button.receiveTap()
        button.isEnabled = false
        button.receiveTap()

        #expect(taps == 1)
    }
}
