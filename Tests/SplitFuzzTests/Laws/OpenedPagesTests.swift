import Foundation
import SplitFuzz
import Testing
import UIKitModel

/// `place-kept` of apps that declare nothing: a page that the user has opened is somewhere until
/// somebody closes it. Which page is on top is a matter of taste.
@Suite("place-kept, without hints") @MainActor struct OpenedPagesTests {
    private final class Columns: UISplitViewController, UISplitViewControllerDelegate {
        /// Runs when the delegate is asked for the column on top.
        var onCollapse: (Columns) -> Void = { _ in }
        var top: Column?

        func splitViewController(
            _ svc: UISplitViewController,
            topColumnForCollapsingToProposedTopColumn proposedTopColumn: Column
        ) -> Column {
            onCollapse(self)
            return top ?? proposedTopColumn
        }

        var detail: UINavigationController? {
            viewController(for: .secondary)?.navigationController
        }
    }

    private static func page(_ title: String) -> ActingViewController {
        let open: ActingViewController.Row = (
            "Photo",
            {
                $0.navigationController?.pushViewController(
                    ActingViewController("Photo"), animated: true)
            }
        )
        return ActingViewController(title, rows: [open])
    }

    /// A list of names, and pages that open photos.
    private func driver(_ adjust: @escaping @MainActor (Columns) -> Void) throws -> AppDriver {
        let app = AppUnderTest(
            name: "plain", summary: "", setup: LaunchSetup(release: .asDocumented)
        ) {
            let split = Columns(style: .doubleColumn)
            split.delegate = split
            split.preferredDisplayMode = .oneBesideSecondary
            let choose: ActingViewController.Row = (
                "Ada",
                {
                    $0.splitViewController?.setViewController(
                        OpenedPagesTests.page("Ada"), for: .secondary)
                }
            )
            split.setViewController(ActingViewController("List", rows: [choose]), for: .primary)
            split.setViewController(OpenedPagesTests.page("Nobody"), for: .secondary)
            adjust(split)
            return split
        }
        return try AppDriver(of: app)
    }

    private static let way = ["tap \"primary/Ada\"", "tap \"secondary/Photo\""]

    @Test("catches a page that the app pops when the columns collapse (B-051)") func popped() throws
    {
        var driver = try driver { split in
            split.onCollapse = { $0.detail?.popToRootViewController(animated: false) }
        }
        for line in Self.way { #expect(try driver.act(line) == [], "\(line)") }

        #expect(try driver.act("resize third") == ["place-kept at lost"])
        #expect(
            driver.explanations == [
                "place-kept: the user has opened \"Photo\", nobody has closed it, and it is in no "
                    + "column and on no stack any more"
            ])
        // It goes on to be lost, and is no news.
        #expect(try driver.act("resize full") == [])
    }

    @Test("catches a detail that the app replaces when the window changes") func replaced() throws {
        var driver = try driver { split in
            split.onCollapse = {
                $0.setViewController(ActingViewController("Empty"), for: .secondary)
                $0.detail?.viewControllers = [ActingViewController("Empty")]
            }
        }
        try driver.act("tap \"primary/Ada\"")

        #expect(try driver.act("resize third") == ["place-kept at lost"])
    }

    @Test("is silent about which page is on top: the list, the detail, or UIKit's choice")
    func taste() throws {
        for top in [UISplitViewController.Column?.none, .primary, .secondary] {
            var driver = try driver { $0.top = top }
            for line in Self.way + ["resize third", "resize full", "background", "rotate portrait"]
            {
                #expect(try driver.act(line) == [], "\(String(describing: top)): \(line)")
            }
        }
    }

    @Test("what the user closes as a copy in another column is closed (A-101)") func copy() throws {
        final class Twofold: UISplitViewController, UISplitViewControllerDelegate {
            private var pages: UINavigationController? {
                viewController(for: .compact) as? UINavigationController
            }
            private var detail: UINavigationController? {
                viewController(for: .secondary) as? UINavigationController
            }

            func splitViewControllerDidExpand(_ svc: UISplitViewController) { copy(pages, detail) }
            func splitViewControllerDidCollapse(_ svc: UISplitViewController) {
                copy(detail, pages)
            }

            /// Puts a copy of each page above the root where the user is now.
            private func copy(
                _ from: UINavigationController?, _ to: UINavigationController?
            ) {
                guard let from, let to else { return }
                let copies = from.viewControllers.dropFirst().map { page in
                    OpenedPagesTests.page(page.title ?? "")
                }
                to.setViewControllers(to.viewControllers.prefix(1) + copies, animated: false)
            }
        }
        let app = AppUnderTest(
            name: "twofold", summary: "", setup: LaunchSetup(release: .asDocumented)
        ) {
            let split = Twofold(style: .doubleColumn)
            split.delegate = split
            split.setViewController(ActingViewController("List"), for: .primary)
            split.setViewController(
                UINavigationController(rootViewController: OpenedPagesTests.page("Nobody")),
                for: .secondary)
            split.setViewController(
                UINavigationController(rootViewController: OpenedPagesTests.page("Everybody")),
                for: .compact)
            return split
        }
        var driver = try AppDriver(of: app)

        for line in [
            "resize third", "tap \"compact/Photo\"", "resize full",
            "tap \"secondary/BackButton\"", "resize third", "resize full",
        ] {
            #expect(try driver.act(line) == [], "\(line)")
        }
    }

    @Test("is silent about what the user closes, and about a copy with the same title")
    func closed() throws {
        var driver = try driver { split in
            split.onCollapse = { split in
                guard let detail = split.detail, detail.viewControllers.count > 1 else { return }
                detail.viewControllers[1] = ActingViewController("Photo")
            }
        }
        for line in Self.way + [
            "resize third", "resize full", "tap \"secondary/BackButton\"", "tap \"primary/Ada\"",
            "resize third", "resize full",
        ] {
            #expect(try driver.act(line) == [], "\(line)")
        }
    }

    @Test("is silent where the app closes a page later, of its own accord") func later() throws {
        var driver = try driver { split in
            split.onCollapse = { split in
                UIKitModel.DispatchQueue.main.asyncAfter(deadline: .now() + 1) {
                    split.detail?.popToRootViewController(animated: false)
                }
            }
        }
        for line in Self.way + ["resize third", "resize full"] {
            #expect(try driver.act(line) == [], "\(line)")
        }
    }

    @Test(
        "is silent about a placeholder: a page without a name, or one that was there unasked",
        arguments: ["Nobody", nil])
    func placeholder(_ title: String?) throws {
        final class Page: UIViewController {}
        var driver = try driver { split in
            let delete: ActingViewController.Row = (
                "Delete",
                {
                    let placeholder = Page()
                    placeholder.title = title
                    $0.splitViewController?.setViewController(
                        UINavigationController(rootViewController: placeholder), for: .secondary)
                }
            )
            split.setViewController(
                ActingViewController(
                    "List",
                    rows: [
                        (
                            "Ada",
                            {
                                $0.splitViewController?.setViewController(
                                    OpenedPagesTests.page("Ada"), for: .secondary)
                            }
                        ),
                        delete,
                    ]),
                for: .primary)
            split.onCollapse = { $0.setViewController(nil, for: .secondary) }
        }
        try driver.act("tap \"primary/Ada\"")
        try driver.act("tap \"primary/Delete\"")

        #expect(try driver.act("resize third").filter { $0.hasPrefix("place-kept") } == [])
    }

    @Test("a copy may get its title as its view is loaded") func lateTitle() throws {
        final class Photo: UIViewController {
            override func viewDidLoad() {
                super.viewDidLoad()
                title = "Photo"
            }
        }
        let app = AppUnderTest(
            name: "late", summary: "", setup: LaunchSetup(release: .asDocumented)
        ) {
            let split = Columns(style: .doubleColumn)
            split.delegate = split
            split.top = .compact
            split.setViewController(
                ActingViewController(
                    "List",
                    rows: [
                        (
                            "Photo",
                            {
                                $0.splitViewController?.setViewController(Photo(), for: .secondary)
                            }
                        )
                    ]),
                for: .primary)
            split.setViewController(OpenedPagesTests.page("Nobody"), for: .secondary)
            let pages = UINavigationController(rootViewController: ActingViewController("List"))
            let tabs = UITabBarController()
            tabs.viewControllers = [ActingViewController("Other"), pages]
            split.setViewController(tabs, for: .compact)
            split.onCollapse = { _ in
                pages.setViewControllers([pages.viewControllers[0], Photo()], animated: false)
            }
            return split
        }
        var driver = try AppDriver(of: app)

        #expect(try driver.act("tap \"primary/Photo\"", "resize third") == [])
    }

    @Test("is silent after two touches at once") func muddled() throws {
        var driver = try driver { split in
            split.onCollapse = { $0.detail?.popToRootViewController(animated: false) }
        }
        try driver.act("double-tap \"secondary/Photo\"")

        #expect(try driver.act("resize third").filter { $0.hasPrefix("place-kept") } == [])
    }

    @Test("watches pages in an app without a split view, too") func tabs() throws {
        final class Forgetful: UINavigationController {
            override func viewWillTransition(
                to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
            ) {
                super.viewWillTransition(to: size, with: coordinator)
                popToRootViewController(animated: false)
            }
        }
        let app = AppUnderTest(
            name: "plain", summary: "", setup: LaunchSetup(release: .asDocumented)
        ) {
            let tabs = UITabBarController()
            tabs.viewControllers = [
                Forgetful(rootViewController: OpenedPagesTests.page("List")),
                ActingViewController("Other"),
            ]
            return tabs
        }
        var driver = try AppDriver(of: app)
        let names = driver.controls
        let photo = try #require(names.first { $0.hasSuffix("/Photo") })
        try driver.act("tap \"\(photo)\"")

        #expect(try driver.act("rotate portrait") == ["place-kept at lost"])
    }
}
