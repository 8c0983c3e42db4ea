import SplitFuzz
import Testing
import UIKitModel

/// Apps that hide a bar, as people write them.
@Suite("Right apps that hide a bar") @MainActor struct HiddenBarAppsTests {
    /// Hides the bar when it comes, and shows it when it goes.
    private class BarlessPage: ActingViewController {
        override func viewWillAppear(_ animated: Bool) {
            super.viewWillAppear(animated)
            navigationController?.setNavigationBarHidden(true, animated: animated)
        }

        override func viewWillDisappear(_ animated: Bool) {
            super.viewWillDisappear(animated)
            navigationController?.setNavigationBarHidden(false, animated: animated)
        }
    }

    private static func open(_ page: UIViewController, from list: UIViewController) {
        list.navigationController?.pushViewController(page, animated: true)
    }

    @Test(
        "the textbook page that hides its bar is silent on all releases (B-064, C-044, D-016)",
        arguments: LaunchSetup.Release.allCases)
    func textbook(_ release: LaunchSetup.Release) throws {
        @MainActor func stack() -> UIViewController {
            let list = BarlessPage(
                "List",
                rows: [
                    ("Plain", { HiddenBarAppsTests.open(ActingViewController("Page"), from: $0) }),
                    ("Barless", { HiddenBarAppsTests.open(BarlessPage("Photo"), from: $0) }),
                ])
            return UINavigationController(rootViewController: list)
        }

        try AppDriver.expectSilence(
            "tap \"window/Plain\"", "swipe-back \"window\" cancel", "tap \"window/BackButton\"",
            "tap \"window/Barless\"",
            choosing: .init(device: release == .iOS8 ? .iPad9Point7Inch : nil, release: release)
        ) { stack() }
        try AppDriver.expectSilenceOfRandomActions(on: release) { stack() }
    }

    /// A list of orders beside the chosen one.
    private final class Orders: UISplitViewController, UISplitViewControllerDelegate {
        private var isChosen = false

        convenience init() {
            self.init(style: .doubleColumn)
            delegate = self
            preferredDisplayMode = .oneBesideSecondary
            preferredSplitBehavior = .tile
            let list = ActingViewController(
                "Orders",
                rows: [
                    (
                        "Open",
                        { [unowned self] _ in
                            isChosen = true
                            show(.secondary)
                        }
                    )
                ])
            setViewController(list, for: .primary)
            setViewController(
                UINavigationController(rootViewController: ActingViewController("Order")),
                for: .secondary)
        }

        func splitViewController(
            _ svc: UISplitViewController,
            topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController
                .Column
        ) -> UISplitViewController.Column { isChosen ? proposedTopColumn : .primary }
    }

    /// A page that fills itself with a split view.
    private final class SplitPage: BarlessPage {
        override func viewDidLoad() {
            super.viewDidLoad()
            let split = Orders()
            addChild(split)
            split.view.frame = view.bounds
            split.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            view.addSubview(split.view)
            split.didMove(toParent: self)
        }
    }

    nonisolated private static let withColumns = LaunchSetup.Release.allCases.filter {
        $0 != .iOS12 && $0 != .iOS8
    }

    @Test(
        "a split view below a navigation controller that hides its bar is silent on all releases (C-003)",
        arguments: withColumns)
    func splitInPage(_ release: LaunchSetup.Release) throws {
        try AppDriver.expectSilence(
            "resize half", "tap \"primary/Open\"", "background", "resize full", "resize half",
            choosing: .init(release: release)
        ) { UINavigationController(rootViewController: SplitPage("Shop")) }
    }

    @Test(
        "a split view that is the root of one ends the app on iOS 16 and 17 alone (C-003)",
        arguments: withColumns)
    func splitAsRoot(_ release: LaunchSetup.Release) throws {
        var driver = try AppDriver(choosing: .init(release: release)) {
            let around = UINavigationController(rootViewController: Orders())
            around.isNavigationBarHidden = true
            return around
        }
        try driver.act("resize half")

        let broken = try driver.act("tap \"primary/Open\"")

        let raises = release == .iOS16 || release == .iOS17
        #expect(broken == (raises ? ["no-exception at NSInternalInconsistencyException"] : []))
    }
}
