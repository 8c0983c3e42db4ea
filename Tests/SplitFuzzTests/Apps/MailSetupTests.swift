import Foundation
import Testing
import UIKitModel

@testable import SplitFuzz

/// The mail app, in every set-up of its split view.
@Suite("Mail in every set-up") @MainActor struct MailSetupTests {
    struct Setup: Sendable, CustomTestStringConvertible {
        let behavior: UISplitViewController.SplitBehavior
        let edge: UISplitViewController.PrimaryEdge
        let direction: LaunchSetup.Direction
        let orientation: LaunchSetup.Orientation

        var testDescription: String { "\(behavior), \(edge), \(direction), \(orientation)" }
    }

    nonisolated static let setups: [Setup] =
        UISplitViewController.SplitBehavior.allCases.flatMap { behavior in
            [UISplitViewController.PrimaryEdge.leading, .trailing].flatMap { edge in
                LaunchSetup.Direction.allCases.flatMap { direction in
                    LaunchSetup.Orientation.allCases.map { orientation in
                        Setup(
                            behavior: behavior, edge: edge, direction: direction,
                            orientation: orientation)
                    }
                }
            }
        }

    @Test("nothing is found at rest, whatever the preferred mode (A-107, B-T1)", arguments: setups)
    func atRest(_ setup: Setup) throws {
        for mode in UISplitViewController.DisplayMode.allCases {
            var driver = try driver(setup, mode)
            #expect(driver.broken == [], "\(mode)")

            for line in [
                "tap \"supplementary/Welcome\"", "edge-swipe finish", "edge-swipe rubber-band",
                "tap-outside", "drag cancel", "drag finish", "tap \"secondary/ToggleSidebar\"",
                "tap \"supplementary/ToggleSidebar\"", "tap \"primary/Sent\"",
                "tap \"secondary/ToggleSecondaryOnly\"",
                setup.orientation == .landscape ? "rotate portrait" : "rotate landscape",
                "dock reveal", "resize slide-over", "resize full",
            ] where driver.choices.contains(line) {
                #expect(try driver.act(line) == [], "\(mode), \(line)")
            }
        }
    }

    private func driver(_ setup: Setup, _ mode: UISplitViewController.DisplayMode) throws
        -> AppDriver
    {
        try AppDriver(choosing: .init(direction: setup.direction, orientation: setup.orientation)) {
            let split = MailSplitViewController(style: .tripleColumn)
            split.preferredSplitBehavior = setup.behavior
            split.preferredDisplayMode = mode
            split.primaryEdge = setup.edge
            split.showsSecondaryOnlyButton = true
            return split
        }
    }
}
