import SplitFuzz
import Testing

@testable import StatefulTesting

/// Correct apps break no invariant, on any device and in any window.
@Suite("Clean runs") @MainActor struct CleanRunTests {
    nonisolated static let setups: [LaunchSetup.Choice] = [
        .init(direction: .rightToLeft),
        .init(orientation: .portrait),
        .init(direction: .rightToLeft, orientation: .portrait),
        .init(window: .half),
        .init(direction: .rightToLeft, window: .slideOver),
        .init(device: .iPad9Point7Inch),
        .init(device: .iPhone12ProMax),
        .init(device: .iPhone12ProMax, orientation: .portrait),
        .init(device: .iPhone8),
    ]

    @Test(
        "no invariant is broken by any two actions on an app that is right",
        arguments: setups, ["system-navigation", "insets+bar+safe-area+guard"])
    func silent(_ choice: LaunchSetup.Choice, variant: String) throws {
        #expect(try whatBreaks("sidebar/\(variant)", depth: 2, choosing: choice) == [])
    }

    @Test("none is broken without a split view", arguments: LaunchSetup.Direction.allCases)
    func alone(_ direction: LaunchSetup.Direction) throws {
        let broken = try whatBreaks(
            "layouts/alone", depth: 2, choosing: .init(direction: direction))

        #expect(broken == [])
    }

    @Test(
        "none is broken by hiding and showing columns of any kind",
        arguments: ["overlay", "displace"], LaunchSetup.Direction.allCases)
    func layouts(_ variant: String, direction: LaunchSetup.Direction) throws {
        let app = AppUnderTest.layouts
        let choice = LaunchSetup.Choice(direction: direction, orientation: .portrait)
        var driver = try AppDriver(variant, of: app, choosing: choice)
        for line in [
            "tap \"secondary/ToggleSidebar\"", "edge-swipe finish", "tap-outside",
            "edge-swipe rubber-band", "edge-swipe cancel", "drag cancel", "drag finish",
            "dock reveal",
        ] {
            guard try driver.refusal(of: line) == nil else { continue }
            #expect(try driver.act(line) == [], "\(line)")
        }
    }

    private func whatBreaks(
        _ name: String, depth: Int, choosing choice: LaunchSetup.Choice
    ) throws -> [String] {
        let subjects = [AppUnderTest.sidebar, .layouts].flatMap { $0.subjects(choosing: choice) }
        let subject = try #require(subjects.first { $0.name == name })
        let report = Explorer.explore(
            subject, plan: ExplorationPlan(depth: depth, checksMerges: false))
        return report.violations.map { violation in
            let actions = CaseFormat.cases.lines(of: violation.trace).joined(separator: ", ")
            return "\(violation.signature.invariant) at \(violation.signature.location): \(actions)"
        }
    }
}
