import SplitFuzz
import Testing
@_spi(Simulation) import UIKitModel

@testable import StatefulTesting

/// Exploration judges these, with user actions only.
@MainActor struct NeverStuckTests {
    @Test("without gesture and button the sidebar is lost for good, by design (A-005, A-112)")
    func planted() throws {
        let report = Explorer.explore(
            try subject { split in
                split.presentsWithGesture = false
                split.preferredDisplayMode = .secondaryOnly
            }, plan: ExplorationPlan(depth: 1))
        let stuck = try #require(report.violations.first { $0.signature.location == "primary" })

        #expect(report.violations.map(\.signature.invariant) == ["never-stuck"])
        #expect(stuck.trace.count == 0)
        #expect(
            stuck.remark == "by design (A-112): presentsWithGesture is false, and the app offers "
                + "no way of its own")
        #expect(stuck.sources.contains("A-112"))
    }

    @Test("a sidebar that covers the detail, and that nothing dismisses (A-112)")
    func covered() throws {
        let report = Explorer.explore(
            try subject { split in
                split.presentsWithGesture = false
                split.preferredSplitBehavior = .overlay
                split.preferredDisplayMode = .oneOverSecondary
            }, plan: ExplorationPlan(depth: 0))

        // Touching the dimmed detail dismisses it; then there is no way back.
        #expect(report.violations.allSatisfy { $0.signature.location != "secondary" })
    }

    @Test("with the gesture, or the button alone, there is a way (A-004, B-033)")
    func clean() throws {
        let gesture = Explorer.explore(
            try subject { $0.preferredDisplayMode = .secondaryOnly },
            plan: ExplorationPlan(depth: 1))
        let button = Explorer.explore(
            try subject { split in
                split.presentsWithGesture = false
                split.displayModeButtonVisibility = .always
                split.preferredDisplayMode = .secondaryOnly
            }, plan: ExplorationPlan(depth: 1))

        #expect(gesture.violations.isEmpty && gesture.undecided == 0)
        #expect(button.violations.isEmpty && button.undecided == 0)
    }

    private func subject(
        _ prepare: @escaping @MainActor (UISplitViewController) -> Void
    ) throws -> Subject<SplitMachine> {
        let app = AppUnderTest.planted {
            let split = UISplitViewController(style: .doubleColumn)
            split.setViewController(UIViewController(), for: .primary)
            split.setViewController(UIViewController(), for: .secondary)
            prepare(split)
            return split
        }
        return try #require(app.subjects().first)
    }
}
