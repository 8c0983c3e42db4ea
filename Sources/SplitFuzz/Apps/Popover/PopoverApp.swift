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
                .inNavigation(reporting: [])),
            variant(
                "fitted", "each page prefers the size of its constraints",
                .inNavigation(reporting: .own)),
            variant(
                "wrapper", "each page sets the size of a container when it appears",
                .wrapped(reporting: [.own, .presentedOnAppearance])),
            variant(
                "informed-wrapper",
                "each page sets the container's size whenever its own changes (as published)",
                .wrapped(reporting: [.own, .presentedOnAppearance, .presentedOnChange])),
            variant(
                "plumbed", "each container copies its child's size whenever that changes",
                .plumbed),
            variant(
                "delegate", "the container takes the size of the page that is about to be shown",
                .followingDelegate),
        ]
    ).with(workarounds) { PopoverRootViewController(content: PopoverContent(with: $0)) }

    private static let workarounds = [
        Workaround("own-size", "each page prefers the size of its constraints"),
        Workaround(
            "wrapper",
            "a container holds the navigation controller; a page that appears sets its size"),
        Workaround("on-change", "a page that changes its size sets the container's, too"),
    ]

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
        let wrapper: WrappingViewController
        switch self {
        case .inNavigation(let report):
            return UINavigationController(rootViewController: SmallViewController(report: report))
        case .wrapped(let report):
            wrapper = WrappingViewController(
                UINavigationController(rootViewController: SmallViewController(report: report)))
        case .plumbed:
            wrapper = PlumbedWrappingViewController(
                PlumbedNavigationController(rootViewController: SmallViewController(report: .own)))
        case .followingDelegate:
            wrapper = FollowingViewController(
                UINavigationController(
                    rootViewController: SmallViewController(report: [.own, .early])))
        }
        wrapper.restorationIdentifier = "wrapper"
        return wrapper
    }

    /// With some of the app's workarounds, by name.
    init(with names: Set<String>) {
        var report: SizeReport = []
        if names.contains("own-size") { report.insert(.own) }
        if names.contains("wrapper") { report.insert(.presentedOnAppearance) }
        if names.contains("on-change") { report.insert(.presentedOnChange) }
        self =
            names.contains("wrapper")
            ? .wrapped(reporting: report) : .inNavigation(reporting: report)
    }
}
