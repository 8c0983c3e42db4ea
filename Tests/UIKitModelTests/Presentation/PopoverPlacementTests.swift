import Foundation
import Testing

@testable import UIKitModel

@Suite("Popover placement") struct PopoverPlacementTests {
    /// In a window of 1000 × 800, with 10 points of margin.
    private func placement(
        of size: CGSize, at anchor: CGRect, permitted: UIPopoverArrowDirection = .any,
        bottom: CGFloat = 10, canOverlap: Bool = false
    ) -> PopoverPlacement {
        PopoverPlacement(
            PopoverPlacement.Request(
                anchor: anchor, size: size,
                bounds: CGRect(x: 0, y: 0, width: 1000, height: 800),
                margins: UIEdgeInsets(top: 10, left: 10, bottom: bottom, right: 10),
                permitted: permitted, canOverlap: canOverlap))
    }

    private let anchor = CGRect(x: 480, y: 300, width: 40, height: 40)

    @Test(
        "it lies beside its anchor, on the side that its arrow points away from (B-075)",
        arguments: [
            (UIPopoverArrowDirection.up, CGRect(x: 400, y: 353, width: 200, height: 100)),
            (.down, CGRect(x: 400, y: 187, width: 200, height: 100)),
            (.left, CGRect(x: 533, y: 270, width: 200, height: 100)),
            (.right, CGRect(x: 267, y: 270, width: 200, height: 100)),
        ])
    func sides(_ direction: UIPopoverArrowDirection, frame: CGRect) {
        let placement = placement(
            of: CGSize(width: 200, height: 100), at: anchor, permitted: direction)

        #expect(placement.frame == frame)
        #expect(placement.arrow == direction)
    }

    @Test("it takes the first permitted direction in which it fits (B-075)")
    func firstThatFits() {
        let tall = placement(of: CGSize(width: 200, height: 500), at: anchor)
        let low = placement(
            of: CGSize(width: 200, height: 280), at: CGRect(x: 480, y: 700, width: 40, height: 40))

        #expect(tall.arrow == .left)
        #expect(low.arrow == .down)
        #expect(tall.frame.size == CGSize(width: 200, height: 500))
    }

    @Test("it stays inside the margins and shrinks to the room that is left (B-075)")
    func margins() {
        let corner = placement(
            of: CGSize(width: 300, height: 200), at: CGRect(x: 0, y: 0, width: 40, height: 40),
            permitted: .up)
        let tall = placement(of: CGSize(width: 200, height: 700), at: anchor, permitted: .up)

        #expect(corner.frame == CGRect(x: 10, y: 53, width: 300, height: 200))
        #expect(tall.frame == CGRect(x: 400, y: 353, width: 200, height: 437))
    }

    @Test("where it fits nowhere, it takes the side that shows most of it (B-075)")
    func mostShown() {
        let placement = placement(of: CGSize(width: 980, height: 780), at: anchor)

        #expect(placement.arrow == .up)
        #expect(placement.frame == CGRect(x: 10, y: 353, width: 980, height: 437))
    }

    @Test("a side without room for 100 points is none; with no other it covers its anchor (B-075)")
    func least() {
        let wide = CGRect(x: 0, y: 95, width: 1000, height: 615)
        let squeezed = placement(of: CGSize(width: 300, height: 200), at: wide)
        let small = placement(of: CGSize(width: 300, height: 60), at: wide)
        let side = placement(
            of: CGSize(width: 300, height: 790), at: CGRect(x: 400, y: 95, width: 490, height: 615))

        #expect(squeezed.frame == CGRect(x: 350, y: 302.5, width: 300, height: 200))
        #expect(squeezed.arrow == [])
        #expect(small.frame == CGRect(x: 350, y: 723, width: 300, height: 60))
        #expect(small.arrow == .up)
        #expect(side.arrow == .right && side.frame.width == 300)
    }

    @Test("it may lie over its anchor only where that is allowed (B-075)")
    func overlap() {
        let placement = placement(
            of: CGSize(width: 980, height: 780), at: anchor, canOverlap: true)

        #expect(placement.arrow == [])
        #expect(placement.frame == CGRect(x: 10, y: 10, width: 980, height: 780))
    }

    @Test("the keyboard takes room from below (B-079)")
    func keyboard() {
        let placement = placement(
            of: CGSize(width: 200, height: 200), at: anchor, permitted: .any, bottom: 400)

        #expect(placement.arrow == .down)
        #expect(placement.frame == CGRect(x: 400, y: 87, width: 200, height: 200))
    }

    @Test("no arrow direction at all leaves it over its anchor, without an arrow (B-075)")
    func noDirection() {
        let placement = placement(of: CGSize(width: 200, height: 100), at: anchor, permitted: [])

        #expect(placement.arrow == [])
        #expect(placement.frame == CGRect(x: 400, y: 270, width: 200, height: 100))
    }
}
