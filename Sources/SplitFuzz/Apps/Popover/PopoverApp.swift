import UIKit

extension AppUnderTest {
    /// A navigation controller with two pages of different sizes in a popover, from the article
    /// Popovers and preferredContentSize.
    public static let popover = AppUnderTest(
        name: "popover",
        summary:
            "two pages of different sizes on a navigation stack in a popover "
            + "(Popovers and preferredContentSize)",
        setup: LaunchSetup(device: .iPadPro12Point9Inch, release: .iOS12),
        hints: {
            var hints = Hints()
            hints.wantsSizesInStep = true
            return hints
        }(),
        variants: [
            variant(
                "no-size", "pages have constraints, and no preferred size",
                .inNavigation(reporting: .nothing)),
            variant(
                "fitted", "each page prefers the size of its constraints",
                .inNavigation(reporting: .own)),
            variant(
                "wrapper", "each page sets the size of a container when it appears",
                .wrapped(reporting: .ownAndPresentedOnAppearance)),
            variant(
                "informed-wrapper",
                "each page sets the container's size whenever its own changes (as published)",
                .wrapped(reporting: .ownAndPresented)),
            variant(
                "plumbed", "each container copies its child's size whenever that changes",
                .plumbed),
            variant(
                "delegate", "the container takes the size of the page that is about to be shown",
                .followingDelegate),
        ])

    private static func variant(
        _ name: String, _ summary: String, _ content: PopoverContent
    ) -> Variant {
        Variant(name, summary) { PopoverRootViewController(content: content) }
    }
}

/// The content of the popover, one case for each way to build it.
enum PopoverContent {
    case inNavigation(reporting: SizeReport)
    case wrapped(reporting: SizeReport)
    case plumbed
    case followingDelegate

    @MainActor func makeController() -> UIViewController {
        switch self {
        case .inNavigation(let report):
            UINavigationController(rootViewController: SmallViewController(report: report))
        case .wrapped(let report):
            WrappingViewController(
                UINavigationController(rootViewController: SmallViewController(report: report)))
        case .plumbed:
            PlumbedWrappingViewController(
                PlumbedNavigationController(rootViewController: SmallViewController(report: .own)))
        case .followingDelegate:
            FollowingViewController(
                UINavigationController(rootViewController: SmallViewController(report: .early)))
        }
    }
}
