import SplitFuzz
import Testing

@testable import StatefulTesting

/// Search alone finds the stale popovers that point into columns.
@Suite("The workspace's table") @MainActor struct WorkspaceTableTests {
    /// The failure that a variant's search must find: invariant, location, rule of the last action,
    /// and the fewest actions.
    nonisolated static let faulty: [(variant: String, depth: Int, found: Set<String>)] = [
        (
            "stale-anchor", 2,
            [
                "popover-anchored at popover by rotate, 2",
                "popover-anchored at popover by resize, 2",
            ]
        ),
        ("stale-item", 4, ["popover-anchored at popover by tap, 4"]),
    ]

    @Test("every variant of the app is in the table") func complete() {
        #expect(
            AppUnderTest.workspace.variants.map(\.name)
                == WorkspaceTableTests.faulty.map(\.variant) + ["right", "tabs"])
    }

    @Test(
        "what each variant leaves out is found, by the shortest sequence (C-052)",
        arguments: faulty.indices)
    func found(_ index: Int) throws {
        let expected = WorkspaceTableTests.faulty[index]

        let found = try explore(expected.variant, depth: expected.depth).violations.map {
            "\($0.signature.invariant) at \($0.signature.location) by \($0.signature.rule), "
                + "\($0.trace.count)"
        }

        #expect(Set(found).isSuperset(of: expected.found), "\(expected.variant): \(found)")
    }

    nonisolated static let setups: [LaunchSetup.Choice] = [
        .init(), .init(direction: .rightToLeft), .init(orientation: .portrait),
        .init(window: .third), .init(device: .iPhone12ProMax), .init(device: .iPhone8),
        .init(release: .asDocumented),
    ]

    @Test("nothing is found where all of it is taken care of", arguments: setups)
    func right(_ choice: LaunchSetup.Choice) throws {
        let depth = choice == .init() ? 3 : 2
        let report = try explore("right", depth: depth, choosing: choice)

        let broken = report.violations.map { violation in
            let actions = CaseFormat.cases.lines(of: violation.trace).joined(separator: ", ")
            return "\(violation.signature.invariant) at \(violation.signature.location): \(actions)"
        }
        #expect(broken == [])
        #expect(report.opaqueFields == [])
    }

    @Test("the keyboard moves the form, and goes with it (B-079)") func keyboard() throws {
        var driver = try AppDriver("right", of: .workspace)
        try driver.act("tap \"primary/Plan\"", "tap \"secondary/Notes\"", "tap \"secondary/Add\"")
        #expect(driver.controls.contains("popover/Note"))

        #expect(try driver.act("tap \"popover/Note\"") == [])
        #expect(driver.choices(of: "keyboard") == ["keyboard hide"])
        #expect(try driver.act("tap \"popover/Done\"") == [])
        #expect(driver.choices(of: "keyboard") == [])
    }

    @Test("what the user does while the keyboard is still moving is the user's (A-101)")
    func whileMoving() throws {
        var driver = try AppDriver("right", of: .workspace)

        try driver.act(
            "tap \"primary/Build\"", "resize half", "tap \"primary/Notes\"", "tap \"primary/Add\"",
            "keyboard show", "resize two-thirds @middle", "background @last",
            "swipe-back \"secondary\" finish")

        #expect(try driver.act("rotate portrait") == [])
    }

    private func explore(
        _ variant: String, depth: Int, choosing choice: LaunchSetup.Choice = .init()
    ) throws -> ExplorationReport {
        let subject = try #require(
            AppUnderTest.workspace.subjects(choosing: choice).first {
                $0.name == "workspace/\(variant)"
            })
        return Explorer.explore(
            subject, plan: ExplorationPlan(depth: depth, checksMerges: false))
    }
}
