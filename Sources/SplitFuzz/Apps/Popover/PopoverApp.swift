import UIKit

extension AppUnderTest {
    /// Article 004: two pages of different size on a navigation controller in a popover.
    public static let popover = AppUnderTest(
        name: "popover",
        summary: "two pages of different size, pushed inside a popover (article 004)",
        setup: LaunchSetup(device: .iPadPro12Point9Inch, release: .iOS12),
        hints: {
            var hints = Hints()
            hints.wantsSizesInStep = true
            return hints
        }(),
        variants: [
            variant(
                "no-size", "the pages have constraints, and no preferred size",
                .inNavigation(reporting: .nothing)),
            variant(
                "fitted", "each page prefers the size that fits its constraints",
                .inNavigation(reporting: .own)),
            variant(
                "wrapper", "a container around the navigation controller has the page's size",
                .wrapped(reporting: .ownAndPresentedOnAppearance)),
            variant(
                "informed-wrapper", "so it has, and hears of later changes: as published",
                .wrapped(reporting: .ownAndPresented)),
            variant(
                "plumbed", "each container takes over its child's size when that changes",
                .plumbed),
            variant(
                "delegate", "the container follows what its navigation controller will show",
                .followingDelegate),
        ])

    private static func variant(
        _ name: String, _ summary: String, _ content: PopoverContent
    ) -> Variant {
        Variant(name, summary) { PopoverRootViewController(content: content) }
    }
}

/// What the popover shows, in the ways that the article and its models build it.
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
