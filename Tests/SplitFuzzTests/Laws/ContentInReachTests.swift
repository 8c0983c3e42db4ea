import Foundation
import SplitFuzz
import Testing

@_spi(Simulation) @testable import UIKitModel

@Suite("content-in-reach") @MainActor struct ContentInReachTests {
    private let fault = ["content-in-reach at window"]

    /// A page in a navigation controller, with content of 3,000 points and a row at a height.
    private func driver(
        row y: CGFloat, adjusting adjust: @escaping @MainActor (UIScrollView) -> Void = { _ in },
        tapping act: @escaping @MainActor (UIScrollView) -> Void = { _ in }
    ) throws -> AppDriver {
        try AppDriver {
            let page = UIViewController()
            let view = UIScrollView(frame: page.view.bounds)
            view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            view.contentSize = CGSize(width: 300, height: 3_000)
            let action = UIAction(title: "Row") { [unowned view] _ in act(view) }
            let button = UIButton(type: .system, primaryAction: action)
            button.frame = CGRect(x: 10, y: y, width: 300, height: 44)
            view.addSubview(button)
            page.view.addSubview(view)
            adjust(view)
            return UINavigationController(rootViewController: page)
        }
    }

    @Test("is silent where each row can be scrolled into sight, at every offset")
    func clean() throws {
        for y: CGFloat in [0, 500, 2_956] {
            var driver = try driver(row: y)
            #expect(driver.broken == [])
            for line in [
                "scroll-down \"window\"", "scroll-up \"window\"", "rotate portrait", "dock reveal",
            ] {
                #expect(try driver.act(line) == [], "\(y), \(line)")
            }
        }
    }

    @Test("catches a row that stays under the bar, without insets (B-131)")
    func underBar() throws {
        let driver = try driver(row: 0) { $0.contentInsetAdjustmentBehavior = .never }

        #expect(driver.broken == fault)
        #expect(
            driver.explanations == [
                "content-in-reach: no scrolling brings Row into sight: it lies at 10, 0, 300 by 44 "
                    + "in content of 300 by 3000, in a scroll view of 1194 by 834"
            ])
        #expect(
            try self.driver(row: 0) {
                $0.contentInsetAdjustmentBehavior = .never
                $0.contentInset.top = 70
            }.broken == [])
    }

    @Test("catches a row beyond the content size (B-133)")
    func beyond() throws {
        #expect(try driver(row: 3_100).broken == fault)
        #expect(try driver(row: 3_010).broken == [])
    }

    @Test("catches the end of a view that reaches beyond the window (B-133)")
    func frameSetOnce() throws {
        var driver = try driver(row: 2_956) { $0.autoresizingMask = [] }
        #expect(driver.broken == [])

        #expect(try driver.act("rotate portrait") == [])
        var turned = try AppDriver(choosing: .init(orientation: .portrait)) {
            let page = UIViewController()
            let view = UIScrollView(frame: page.view.bounds)
            view.contentSize = CGSize(width: 300, height: 3_000)
            let button = UIButton(type: .system, primaryAction: UIAction(title: "Row") { _ in })
            button.frame = CGRect(x: 10, y: 2_956, width: 300, height: 44)
            view.addSubview(button)
            page.view.addSubview(view)
            return UINavigationController(rootViewController: page)
        }
        #expect(turned.broken == [])
        #expect(try turned.act("rotate landscape") == fault)
    }

    @Test("is silent about what an app moves itself: no scrolling, nesting, content at the side")
    func exempt() throws {
        #expect(try driver(row: 3_100) { $0.isScrollEnabled = false }.broken == [])
        #expect(try driver(row: 3_100) { $0.subviews[0].frame.origin.x = 5_000 }.broken == [])
        #expect(try driver(row: -500).broken == [])
        #expect(try driver(row: 3_100) { $0.subviews[0].isHidden = true }.broken == [])
    }

    @Test("is silent about a last row flush with the end of content that lies below a header")
    func header() throws {
        var driver = try driver(row: 2_956) { view in
            view.frame.origin.y = 400
            view.frame.size.height -= 400
            let header = UIView(frame: CGRect(x: 0, y: 74, width: 300, height: 326))
            view.superview?.insertSubview(header, at: 0)
        }

        #expect(driver.broken == [])
        #expect(try driver.act("scroll-down \"window\"") == [])
    }

    @Test("is silent about what a container clips away, such as a closed section")
    func clipped() throws {
        let driver = try driver(row: 500) { view in
            let section = UIView(frame: CGRect(x: 0, y: 3_000, width: 300, height: 0))
            section.clipsToBounds = true
            let button = UIButton(type: .system, primaryAction: UIAction(title: "More") { _ in })
            button.frame = CGRect(x: 10, y: 50, width: 280, height: 44)
            section.addSubview(button)
            view.addSubview(section)
        }

        #expect(driver.broken == [])
    }

    @Test(
        "is silent where content that fits becomes the page's first view, or is no longer (B-131)")
    func firstView() throws {
        func putViewBehind(_ view: UIScrollView) {
            view.superview?.insertSubview(UIView(frame: view.frame), at: 0)
        }
        var becoming = try driver(row: 500) { view in
            view.contentSize.height = 600
            putViewBehind(view)
        } tapping: {
            $0.superview?.subviews.first?.removeFromSuperview()
        }
        var ceasing = try driver(row: 500) { view in
            view.contentSize.height = 600
        } tapping: {
            putViewBehind($0)
        }
        #expect(becoming.broken == [])
        #expect(ceasing.broken == [])

        #expect(try becoming.act("tap \"window/Row\"") == [])
        #expect(try ceasing.act("tap \"window/Row\"") == [])
    }

    @Test("is silent about an inset that follows the keyboard, when a drag dismisses it (B-136)")
    func keyboard() throws {
        var driver = try AppDriver { FormPage(contentHeight: 800) }

        #expect(try driver.act("tap \"window/Name\"") == [])
        #expect(try driver.act("scroll-down \"window\"") == [])
    }

    @Test("is silent about content that becomes shorter when a drag begins") func shortened() throws
    {
        final class Shortening: NSObject, UIScrollViewDelegate {
            func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
                scrollView.contentSize.height = 900
            }
        }
        let delegate = Shortening()
        var driver = try driver(row: 500) { $0.delegate = delegate }

        #expect(try driver.act("scroll-down \"window\"") == [])
    }

    @Test("catches insets that are not those of the behaviour (B-131)")
    func insets() throws {
        let driver = try driver(row: 500)
        driver.tamper { _ in driver.machine.scrolled?.storedSafeAreaInsets.top = 20 }
        #expect(driver.broken == ["insets-current at window"] + fault)
        #expect(try self.driver(row: 500) { $0.contentInset.top = 7 }.broken == [])
    }

    @Test("catches content beyond its end, unless the app put it there (B-133)")
    func offset() throws {
        let driver = try driver(row: 500)
        driver.tamper { _ in
            guard let view = driver.machine.scrolled else { return }
            view.setBounds(CGRect(origin: CGPoint(x: 0, y: 2_900), size: view.bounds.size))
        }
        #expect(driver.broken == fault)
        driver.tamper { _ in driver.machine.scrolled?.contentOffset.y = 2_901 }
        #expect(driver.broken == [])
    }

    @Test("catches content that is not at its top, though nobody has scrolled (B-133)")
    func start() throws {
        var driver = try driver(row: 500)
        driver.tamper { _ in
            guard let view = driver.machine.scrolled else { return }
            view.setBounds(CGRect(origin: .zero, size: view.bounds.size))
        }
        #expect(driver.broken == fault)

        #expect(try driver.act("scroll-down \"window\"") == [])
    }

    @Test("a drag that leaves the content where it is breaks what it promises (B-133)")
    func promise() throws {
        var driver = try driver(row: 500)
        #expect(try driver.act("scroll-down \"window\"", "scroll-up \"window\"") == [])
        let view = try #require(driver.machine.scrolled)
        let bounds = view.bounds
        let holding = driver.tamper { _ in
            view.observe(\.contentOffset) { view, _ in
                if view.bounds != bounds { view.setBounds(bounds) }
            }
        }

        #expect(try driver.act("scroll-down \"window\"") == ["ways-lead at scroll"])
        #expect(
            driver.explanations == [
                "ways-lead: a drag that shows what is further down moves the content from -74 to -74, "
                    + "between -74 and 2186"
            ])
        holding.invalidate()
        #expect(try driver.act("scroll-down \"window\"") == [])
    }

    @Test("a drag that does not arrive in its scroll view is a touch that is lost (B-081)")
    func lost() throws {
        var driver = try AppDriver {
            let root = UIViewController()
            let strip = UIView(frame: CGRect(x: 0, y: 100, width: 400, height: 10))
            let view = UIScrollView(frame: CGRect(x: 0, y: 20, width: 400, height: 100))
            view.contentSize.height = 500
            strip.addSubview(view)
            root.view.addSubview(strip)
            return root
        }

        #expect(try driver.act("scroll-down \"window\"") == ["taps-arrive at window"])
        #expect(
            driver.explanations == [
                "taps-arrive: nothing covers window, and a drag on it arrives at a UIView"
            ])
    }
}
