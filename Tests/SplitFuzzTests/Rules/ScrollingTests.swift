import Foundation
import SplitFuzz
import StatefulTesting
import Testing

@_spi(Simulation) @testable import UIKitModel

/// The rules `scroll-down` and `scroll-up`, and what they bring into reach.
@Suite("Scrolling") @MainActor struct ScrollingTests {
    /// A page with rows of 44 points at some heights, in content that ends below the last.
    private static func page(
        rows: [CGFloat], identifier: String? = nil,
        adjusting adjust: @escaping @MainActor (UIScrollView) -> Void = { _ in }
    ) -> UIViewController {
        let page = UIViewController()
        let view = UIScrollView(frame: page.view.bounds)
        view.accessibilityIdentifier = identifier
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.contentSize = CGSize(width: 300, height: (rows.max() ?? 0) + 44)
        for y in rows {
            let action = UIAction(title: "Row \(Int(y))") { _ in }
            let button = UIButton(type: .system, primaryAction: action)
            button.frame = CGRect(x: 10, y: y, width: 300, height: 44)
            view.addSubview(button)
        }
        page.view.addSubview(view)
        adjust(view)
        return page
    }

    private func driver(
        rows: [CGFloat] = [0, 700, 1_500], identifier: String? = nil,
        adjusting adjust: @escaping @MainActor (UIScrollView) -> Void = { _ in }
    ) throws -> AppDriver {
        try AppDriver {
            .tiling(ScrollingTests.page(rows: rows, identifier: identifier, adjusting: adjust))
        }
    }

    @Test("offers the rows in sight, and those that scrolling brings there (B-130, B-133)")
    func rows() throws {
        var driver = try driver()
        #expect(
            driver.controls.filter { $0.contains("Row") } == ["primary/Row 0", "primary/Row 700"])
        #expect(driver.choices(of: "scroll-down") == ["scroll-down \"primary\""])
        #expect(driver.choices(of: "scroll-up") == [])

        #expect(try driver.act("scroll-down \"primary\"") == [])
        #expect(driver.controls.filter { $0.contains("Row") } == ["primary/Row 700"])
        #expect(try driver.act("scroll-down \"primary\"") == [])
        #expect(driver.controls.filter { $0.contains("Row") } == ["primary/Row 1500"])
        #expect(try driver.act("tap \"primary/Row 1500\"") == [])
        #expect(driver.choices(of: "scroll-down") == [])
        #expect(try driver.act("scroll-up \"primary\"", "scroll-up \"primary\"") == [])
        #expect(driver.controls.contains("primary/Row 0"))
        #expect(driver.choices(of: "scroll-up") == [])
    }

    @Test("offers no row under the bar, and no finding is one that can be scrolled from there")
    func underBar() throws {
        var driver = try driver(rows: [0, 30, 60, 1_500])
        try driver.tamper { _ in
            try #require(driver.machine.scrolled).contentOffset.y = -30
        }

        #expect(!driver.controls.contains("primary/Row 0"))
        #expect(driver.controls.contains("primary/Row 30"))
        #expect(try driver.act("dock reveal") == [])
    }

    @Test("names a scroll view by its identifier, and repeats by number")
    func names() throws {
        let driver = try driver(identifier: "list") { view in
            let other = UIScrollView(frame: CGRect(x: 0, y: 500, width: 300, height: 50))
            other.accessibilityIdentifier = "list"
            other.contentSize.height = 100
            view.superview?.addSubview(other)
        }

        #expect(
            driver.choices(of: "scroll-down")
                == ["scroll-down \"primary/list\"", "scroll-down \"primary/list#2\""])
    }

    @Test("offers nothing where content fits, is disabled, or lies behind a presentation")
    func unavailable() throws {
        #expect(try driver(rows: [0, 100]).choices(of: "scroll-down") == [])
        #expect(try driver { $0.isScrollEnabled = false }.choices(of: "scroll-down") == [])
        #expect(try driver { $0.isHidden = true }.choices(of: "scroll-down") == [])
        var presenting = try AppDriver {
            let split: UISplitViewController = .tiling(
                ScrollingTests.page(rows: [0, 2_000]),
                ActingViewController(
                    "Detail", rows: [("Open", { $0.present(sizedPage(100, 100), animated: true) })])
            )
            return split
        }
        #expect(presenting.choices(of: "scroll-down") == ["scroll-down \"primary\""])
        try presenting.act("tap \"secondary/Open\"")
        #expect(presenting.choices(of: "scroll-down") == [])
    }

    @Test("the keyboard leaves the part above it to be dragged, and a drag dismisses it (B-136)")
    func keyboard() throws {
        var driver = try driver { view in
            let field = UITextField(frame: CGRect(x: 0, y: 50, width: 300, height: 44))
            field.placeholder = "Search"
            view.addSubview(field)
            view.keyboardDismissMode = .onDrag
        }
        #expect(try driver.act("tap \"primary/Search\"") == [])
        #expect(driver.simulation.keyboardIsUpForThisApp)

        #expect(try driver.act("scroll-down \"primary\"") == [])
        #expect(!driver.simulation.keyboardIsUpForThisApp)
    }

    @Test("states that differ in an offset differ, also where the page is out of sight")
    func states() throws {
        var driver = try driver(rows: [0, 4_000])
        let before = driver.fingerprint().digest
        try driver.act("scroll-down \"primary\"")
        let after = driver.fingerprint().digest
        #expect(after != before)
        try driver.act("scroll-up \"primary\"")
        #expect(driver.fingerprint().digest == before)

        let page = try #require(driver.machine.scrolled)
        driver.tamper { _ in page.superview?.isHidden = true }
        let hidden = driver.fingerprint().digest
        driver.tamper { _ in
            let superview = page.superview
            page.removeFromSuperview()
            page.setBounds(CGRect(x: 0, y: 3, width: page.bounds.width, height: page.bounds.height))
            superview?.addSubview(page)
        }
        #expect(driver.fingerprint().digest != hidden)
    }

    @Test("a drawing shows the rows in sight, cut where the scroll view ends")
    func drawing() throws {
        var driver = try driver(rows: [0, 700, 1_500])
        func rows() -> [String] {
            driver.machine.picture.columns.flatMap(\.rows).map(\.text).filter { $0.contains("Row") }
        }
        #expect(rows() == ["Row 0", "Row 700"])

        try driver.act("scroll-down \"primary\"")
        #expect(rows() == ["Row 700"])
        try driver.act("scroll-down \"primary\"")
        #expect(rows() == ["Row 1500"])
    }
}

extension SplitMachine {
    /// The first scroll view on screen.
    @MainActor var scrolled: UIScrollView? {
        var found: [UIScrollView] = []
        simulation.window.appendShownScrollViews(to: &found)
        return found.first
    }
}
