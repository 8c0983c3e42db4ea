import Foundation
import SplitFuzz
import Testing

@_spi(Simulation) @testable import UIKitModel

/// A presentation in a context covers one column. The others are as if nothing were presented.
@Suite("Covered columns") @MainActor struct CoveredColumnTests {
    /// What the secondary presents, and over what.
    private enum Cover: CaseIterable {
        case page, stack, splitView

        @MainActor func present(in page: UIViewController, _ style: UIModalPresentationStyle) {
            let content = ActingViewController("Cover")
            switch self {
            case .page: show(content, in: page, style)
            case .stack:
                let stack = UINavigationController(rootViewController: content)
                stack.pushViewController(ActingViewController("Deeper"), animated: false)
                show(stack, in: page, style)
            case .splitView:
                page.navigationController?.definesPresentationContext = false
                page.splitViewController?.definesPresentationContext = true
                show(content, in: page, style)
            }
        }

        @MainActor private func show(
            _ content: UIViewController, in page: UIViewController,
            _ style: UIModalPresentationStyle
        ) {
            content.modalPresentationStyle = style
            page.present(content, animated: true)
        }
    }

    /// A tiled split view inside a plain container, with two pages in each column, after the detail
    /// has presented something.
    private static func driver(
        _ cover: Cover, _ style: UIModalPresentationStyle = .overCurrentContext
    ) throws -> AppDriver {
        func stack(_ title: String, _ top: ActingViewController) -> UINavigationController {
            let stack = UINavigationController(rootViewController: ActingViewController(title))
            stack.pushViewController(top, animated: false)
            return stack
        }
        var driver = try AppDriver(choosing: .init(release: .iOS26)) {
            let page = ActingViewController(
                "Page", rows: [("Act", { cover.present(in: $0, style) })])
            let split = UISplitViewController.tiling(
                stack("List", ActingViewController("Sublist")), stack("Detail", page))
            let root = UIViewController()
            root.addChild(split)
            split.view.frame = root.view.bounds
            split.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            root.view.addSubview(split.view)
            split.didMove(toParent: root)
            return root
        }
        #expect(try driver.act("tap \"secondary/Act\"") == [], "\(driver.explanations)")
        #expect(driver.simulation.activePresentations.count == 1)
        #expect(driver.simulation.frontPresentation == nil)
        return driver
    }

    private func list(_ driver: AppDriver) -> UINavigationController? {
        try? driver.split.viewController(for: .primary) as? UINavigationController
    }

    @Test(
        "swipes, drags and edge swipes go on in and between the other columns (B-181)",
        arguments: [UIModalPresentationStyle.currentContext, .overCurrentContext])
    func gestures(style: UIModalPresentationStyle) throws {
        var driver = try Self.driver(.page, style)

        #expect(
            driver.choices(of: "swipe-back")
                == ["swipe-back \"primary\" finish", "swipe-back \"primary\" cancel"])
        #expect(driver.choices(of: "drag").contains("drag finish"))
        #expect(driver.choices(of: "drag-column").contains { $0.hasPrefix("drag-column primary") })
        #expect(try driver.act("swipe-back \"primary\" finish", "drag finish") == [])
        #expect(driver.choices(of: "edge-swipe").contains("edge-swipe finish"))
        #expect(try driver.act("edge-swipe finish") == [])
    }

    @Test("a stack that covers a column can be swiped back there (B-181)") func stack() throws {
        var driver = try Self.driver(.stack)

        #expect(driver.choices(of: "swipe-back").contains("swipe-back \"secondary\" finish"))
        #expect(driver.choices(of: "swipe-back").contains("swipe-back \"primary\" finish"))
        #expect(try driver.act("swipe-back \"secondary\" finish") == [])
        #expect(!driver.choices(of: "swipe-back").contains("swipe-back \"secondary\" finish"))
    }

    @Test("what covers the split view covers its columns, too (B-181)") func splitView() throws {
        let driver = try Self.driver(.splitView)

        #expect(driver.choices(of: "swipe-back") == [])
        #expect(driver.choices(of: "drag") == [])
        #expect(driver.choices(of: "drag-column") == [])
    }

    @Test("the buttons of the other columns are judged, those below a cover are not (B-181)")
    func buttons() throws {
        let driver = try Self.driver(.page)
        driver.tamper { _ in
            list(driver)?.navigationBar.backButtonView.alpha = 0
        }

        #expect(driver.broken == ["way-back-visible at primary"])

        let other = try Self.driver(.page)
        try other.tamper { _ in try other.split.displayModeButton?.alpha = 0 }

        #expect(other.broken == ["display-mode-button-visible at primary"])
    }

    @Test(
        "scroll views beside a covered column are judged, those below a cover are not (B-131, B-181)"
    )
    func scrolling() throws {
        for column in [UISplitViewController.Column.primary, .secondary] {
            let driver = try Self.driver(.page)
            try driver.tamper { _ in
                let split = try driver.split
                let stack = split.viewController(for: column) as? UINavigationController
                let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 400))
                view.contentSize = CGSize(width: 200, height: 900)
                view.contentInsetAdjustmentBehavior = .never
                // No offset brings it out from under the bar.
                view.addSubview(
                    UIButton(frame: CGRect(x: 10, y: 0, width: 100, height: 20)))
                stack?.topViewController?.view.addSubview(view)
            }

            #expect(driver.broken == (column == .primary ? ["content-in-reach at primary"] : []))
        }
    }
}
