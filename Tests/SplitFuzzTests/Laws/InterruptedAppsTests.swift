import SplitFuzz
import Testing
import UIKitModel

/// Apps as people write them, touched while their pushes and pops run.
@Suite("Right apps during transitions") @MainActor struct InterruptedAppsTests {
    private static func row(_ title: String) -> ActingViewController.Row {
        (
            title,
            { page in
                page.navigationController?.pushViewController(
                    InterruptedAppsTests.page(title), animated: true)
            }
        )
    }

    private static func page(_ title: String) -> UIViewController {
        ActingViewController(title, rows: [row("\(title)a"), row("\(title)b")])
    }

    @Test("taps and swipes during pushes and pops are silent on iOS 26 (D-012 to D-015)")
    func touches() throws {
        try AppDriver.expectSilence(
            "tap \"window/a\" @start", "tap \"window/aa\" @middle", "tap \"window/aab\" @last",
            "tap \"window/BackButton\" @start", "tap \"window/BackButton\" @start",
            "swipe-back \"window\" cancel @start",
            "swipe-back \"window\" finish", choosing: .init(release: .iOS26)
        ) {
            UINavigationController(
                rootViewController: ActingViewController(
                    "",
                    rows: [
                        InterruptedAppsTests.row("a"), InterruptedAppsTests.row("b"),
                    ]))
        }
        try AppDriver.expectSilenceOfRandomActions(on: .iOS26) {
            UINavigationController(rootViewController: InterruptedAppsTests.page("a"))
        }
    }

    @Test("so are they in the columns of a split view (D-012)")
    func columns() throws {
        try AppDriver.expectSilence(
            "tap \"primary/a\" @start", "tap \"secondary/da\" @start",
            "tap \"primary/aa\" @middle", "tap \"secondary/BackButton\" @start",
            "swipe-back \"primary\" cancel @start", "tap \"primary/BackButton\"",
            choosing: .init(release: .iOS26)
        ) {
            .tiling(
                ActingViewController("List", rows: [InterruptedAppsTests.row("a")]),
                UINavigationController(rootViewController: InterruptedAppsTests.page("d")))
        }
    }

    @Test("a page with a way back of its own keeps UIKit's swipe away (B-066)")
    func ownWayBack() throws {
        func editor(_ list: ActingViewController) {
            let page = ActingViewController("Editor")
            page.navigationItem.leftBarButtonItem = UIBarButtonItem(
                systemItem: .cancel,
                primaryAction: UIAction { [weak page] _ in
                    page?.navigationController?.popViewController(animated: true)
                })
            list.navigationController?.pushViewController(page, animated: true)
        }
        var driver = try AppDriver(choosing: .init(release: .iOS26)) {
            UINavigationController(
                rootViewController: ActingViewController("List", rows: [("Edit", editor)]))
        }

        #expect(try driver.act("tap \"window/Edit\"") == [])

        #expect(driver.choices(of: "swipe-back") == [])
    }

    @Test(
        "the bundled right apps are silent where transitions meet presentations (D-012, B-141)",
        arguments: [
            // The form dismisses itself as the page that a cancelled swipe revealed goes again.
            (
                "workspace/right",
                [
                    "tap \"primary/Build\"", "double-tap \"primary/Notes\"",
                    "swipe-back \"primary\" cancel @start", "tap \"primary/Add\"",
                ]
            ),
            // The list behind the full screen is gone when that becomes a popover.
            ("workspace/right", ["tap \"primary/about-Build\"", "resize-window 680 480"]),
            ("workspace/tabs", ["tap \"primary/about-Build\"", "resize-window 680 480"]),
            // The page that is being pushed grows.
            (
                "popover/delegate",
                [
                    "resize-window 700 700", "tap \"window/Open\"", "tap \"popover/More\" @start",
                    "tap \"popover/Grow\" @start",
                ]
            ),
        ])
    func bundled(_ variant: String, _ lines: [String]) throws {
        let names = variant.split(separator: "/").map(String.init)
        let app = try #require([AppUnderTest].bundled.first { $0.name == names[0] })
        let choice = LaunchSetup.Choice(
            device: .iPhone16Pro, release: .iOS27, orientation: .landscape)
        var driver = try AppDriver(names[1], of: app, choosing: choice)

        for line in lines { #expect(try driver.act(line) == [], "\(line)") }
    }
}
