import UIKit

extension AppUnderTest {
    /// Article 004: two pages of different size on a navigation controller in a popover.
    public static let popover = AppUnderTest(
        name: "popover",
        summary: "two pages of different size, pushed inside a popover (article 004)",
        device: "iPad Pro 12.9-inch",
        release: "iOS 12",
        hints: {
            var hints = Hints()
            hints.wantsSizesInStep = true
            return hints
        }(),
        variants: [
            Variant("no-size", "the pages have constraints, and no preferred size") {
                PopoverRootViewController { PopoverContent.inNavigation(reporting: .nothing) }
            },
            Variant("fitted", "each page prefers the size that fits its constraints") {
                PopoverRootViewController { PopoverContent.inNavigation(reporting: .own) }
            },
            Variant("wrapper", "a container around the navigation controller has the page's size") {
                PopoverRootViewController {
                    PopoverContent.wrapped(reporting: .ownAndPresentedOnAppearance)
                }
            },
            Variant("informed-wrapper", "so it does, and hears of every later change: as published") {
                PopoverRootViewController { PopoverContent.wrapped(reporting: .ownAndPresented) }
            },
            Variant("plumbed", "each container takes over its child's size when that changes") {
                PopoverRootViewController { PopoverContent.plumbed() }
            },
            Variant("delegate", "the container follows what its navigation controller will show") {
                PopoverRootViewController { PopoverContent.followingDelegate() }
            },
        ])
}

/// What the popover shows, in the ways that the article and its models build it.
@MainActor enum PopoverContent {
    static func inNavigation(reporting report: SizeReport) -> UIViewController {
        UINavigationController(rootViewController: SmallViewController(report: report))
    }

    static func wrapped(reporting report: SizeReport) -> UIViewController {
        WrappingViewController(
            UINavigationController(rootViewController: SmallViewController(report: report)))
    }

    static func plumbed() -> UIViewController {
        PlumbedWrappingViewController(
            PlumbedNavigationController(rootViewController: SmallViewController(report: .own)))
    }

    static func followingDelegate() -> UIViewController {
        FollowingViewController(
            UINavigationController(rootViewController: SmallViewController(report: .early)))
    }
}
