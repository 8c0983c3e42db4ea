internal import FuzzCommand
internal import RightApps
internal import SplitFuzz
internal import StatefulTesting
@_spi(Simulation) internal import UIKitModel

/// A variant of a bundled app on a release on which no invariant may fail.
@MainActor struct RightVariant {
    private let app: AppUnderTest
    private let variant: AppUnderTest.Variant
    /// The defects of the release; `nil` for those that it has.
    private let defects: [Defect]?

    /// The variants that mutations of the model are planted in: each way to build an app that
    /// differs from the others.
    static var all: [RightVariant] {
        own + RightApps.all.map { RightVariant($0, $0.variants[0].name, on: []) }
    }

    /// Those of them that are in this package's sources.
    static var own: [RightVariant] {
        [
            RightVariant(.sidebar, "system-navigation"),
            RightVariant(.sidebar, "own-navigation", on: []),
            RightVariant(.sidebar, "insets+bar+safe-area+guard"),
            RightVariant(.masterDetail, "marked-sides"),
            RightVariant(.mail, "right"),
            RightVariant(.compactColumn, "synchronised"),
            RightVariant(.popover, "plumbed"),
            RightVariant(.popover, "delegate"),
            RightVariant(.workspace, "right"),
            RightVariant(.mail, "writing", on: []),
            RightVariant(.workspace, "tabs"),
            RightVariant(.orders, "right"),
            RightVariant(.trips, "right"),
            RightVariant(.reader, "right", on: []),
            RightVariant(.board, "right", on: []),
        ] + contained
    }

    /// The variants that defects are planted in. Some defects show only where an app works around
    /// others; these others are there before.
    static var onDefects: [RightVariant] {
        [
            RightVariant(.sidebar, "own-navigation", on: []),
            RightVariant(publishedSidebar, "insets-in-layout", on: [.insetsLostAfterPush]),
            RightVariant(publishedSidebar, "insets", on: [.insetsLostAfterPush]),
            RightVariant(
                publishedSidebar, "insets+bar+safe-area",
                on: [
                    .insetsLostAfterPush, .getterNamesInnerNavigation, .buttonLeftTransparent,
                    .dockWalkSkipsSplitView,
                ]),
            RightVariant(.masterDetail, "marked-sides", on: []),
            RightVariant(.mail, "right", on: []),
            RightVariant(.compactColumn, "synchronised", on: []),
            RightVariant(.popover, "plumbed", on: []),
            RightVariant(.popover, "delegate", on: []),
            RightVariant(.workspace, "right", on: []),
            RightVariant(.orders, "new-stack", on: []),
            RightVariant(.orders, "two-tabs", on: []),
            RightVariant(.orders, "in-navigation", on: []),
        ] + fixtures
    }

    /// Variants for defects that no bundled app comes across.
    private static var fixtures: [RightVariant] {
        [
            RightVariant(popoverInTurn, "fitted", on: []),
            RightVariant(.reader, "right", on: []),
            RightVariant(.board, "right", on: []),
            RightVariant(.handbook, "right", on: []),
            RightVariant(.classic, "right", on: []),
            RightVariant(.rebuilt, "compact-column", on: []),
        ] + contained
    }

    private static var contained: [RightVariant] {
        ["in-tabs", "presented", "around-tabs"].map { RightVariant(.contained, $0, on: []) }
    }

    /// Pages that leave their sizes to UIKit, which resizes the popover after each push.
    private static let popoverInTurn = AppUnderTest(
        name: "popover-in-turn", summary: "the popover resizes after each push",
        setup: AppUnderTest.popover.setup, variants: AppUnderTest.popover.variants)

    /// The published repairs give an inset twice, and take a notch's away, on any release.
    private static let publishedSidebar = AppUnderTest.sidebar.without(
        "insets-current", because: "the published repairs break it by themselves")

    private init(_ app: AppUnderTest, _ name: String, on defects: [Defect]? = nil) {
        self.app = app
        variant = app.existingVariant(name)
        self.defects = defects
    }

    /// - Parameter change: gives the release one more defect, or another reading of what no source
    ///   settles.
    func subject(
        changing change: @escaping (Release) -> Release = { $0 }
    ) -> Subject<SplitMachine> {
        app.widened(variant, on: [app.setup.release]) { [defects] release in
            change(defects.map(release.with(only:)) ?? release)
        }
    }
}
