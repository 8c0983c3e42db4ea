import Foundation
import Testing
@_spi(Simulation) import UIKitModel

@Suite("popover-anchored") @MainActor struct PopoverAnchoredTests {
    @Test("is silent on a popover that points at something on screen (B-075)")
    func clean() throws {
        var driver = try AppDriver(opening: { sizedPage(300, 200) })

        #expect(try driver.act("tap \"primary/Act\"") == [])
        #expect(try driver.act("rotate portrait") == [])
    }

    @Test("catches an anchor that has left the window (B-071)")
    func gone() throws {
        let anchor = UIView(frame: CGRect(x: 400, y: 400, width: 40, height: 40))
        var driver = try AppDriver(opening: { sizedPage(300, 200) }) { popover in
            popover.sourceView?.addSubview(anchor)
            popover.sourceView = anchor
            popover.sourceRect = anchor.bounds
        }
        #expect(try driver.act("tap \"primary/Act\"") == [])

        driver.tamper { _ in anchor.removeFromSuperview() }

        #expect(driver.broken == ["popover-anchored at popover"])
    }

    @Test(
        "lets a hidden marker be the anchor, and catches a hidden anchor that had content (B-071)")
    func marker() throws {
        func whatBreaks(_ anchor: UIView, in container: UIView? = nil) throws -> [String] {
            var driver = try AppDriver(opening: { sizedPage(300, 200) }) { popover in
                if let container { popover.sourceView?.addSubview(container) }
                (container ?? popover.sourceView)?.addSubview(anchor)
                popover.sourceView = anchor
                popover.sourceRect = anchor.bounds
            }
            return try driver.act("tap \"primary/Act\"")
        }
        func hidden(_ view: UIView) -> UIView {
            view.isHidden = true
            return view
        }
        let place = CGRect(x: 400, y: 400, width: 1, height: 1)
        let line = CGRect(x: 400, y: 400, width: 100, height: 1)
        let transparent = UIView(frame: place)
        transparent.alpha = 0

        #expect(try whatBreaks(hidden(UIView(frame: place))) == [])
        #expect(try whatBreaks(hidden(UIView(frame: line))) == [])
        #expect(try whatBreaks(transparent) == [])
        let lost = ["popover-anchored at popover"]
        #expect(try whatBreaks(hidden(UIView(frame: place.insetBy(dx: -20, dy: -20)))) == lost)
        #expect(try whatBreaks(hidden(UIButton(frame: place))) == lost)
        let panel = UIView(frame: CGRect(x: 0, y: 0, width: 500, height: 500))
        #expect(try whatBreaks(UIView(frame: place), in: hidden(panel)) == lost)
    }

    @Test("catches a rectangle that a rotation leaves beyond the edge (C-052)")
    func stale() throws {
        var driver = try AppDriver(opening: { sizedPage(300, 200) }) { popover in
            popover.sourceView = popover.sourceView?.window
            popover.sourceRect = CGRect(x: 1100, y: 300, width: 40, height: 40)
        }

        #expect(try driver.act("tap \"primary/Act\"") == [])
        #expect(try driver.act("rotate portrait") == ["popover-anchored at popover"])
    }
}
