import Foundation
import Testing

@testable import UIKitModel

@Suite("Edge insets")
struct EdgeInsetsTests {
    private let bounds = CGRect(x: 0, y: 0, width: 100, height: 100)
    private let insets = UIEdgeInsets(top: 20, left: 10, bottom: 5, right: 0)

    @Test("a rectangle has the part of them that reaches into it (B-110)")
    func covering() {
        #expect(insets.covering(bounds, in: bounds) == insets)
        #expect(insets.covering(CGRect(x: 10, y: 20, width: 90, height: 75), in: bounds) == .zero)
        #expect(
            insets.covering(CGRect(x: 4, y: 5, width: 96, height: 50), in: bounds)
                == UIEdgeInsets(top: 15, left: 6, bottom: 0, right: 0))
    }

    @Test("an edge that nothing covers insets nothing, even where the rectangle sticks out (B-110)")
    func stickingOut() {
        let wide = CGRect(x: -50, y: 0, width: 200, height: 100)

        #expect(insets.covering(wide, in: bounds).right == 0)
    }

    @Test("a safe area is never larger than the superview's, however far a view sticks out (D-064)")
    func neverLarger() {
        let wide = CGRect(x: -50, y: -500, width: 200, height: 1000)

        #expect(insets.covering(wide, in: bounds) == insets)
    }

    @Test("a rectangle inset has its edges moved inwards (A-014)")
    func inset() {
        #expect(bounds.inset(by: insets) == CGRect(x: 10, y: 20, width: 90, height: 75))
    }
}
