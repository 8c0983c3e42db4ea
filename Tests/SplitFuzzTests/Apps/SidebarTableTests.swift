import Foundation
import SplitFuzz
import Testing

@testable import StatefulTesting

/// Search alone finds the failures that Fixing Multi-Level Menu Layouts and its author's later
/// repair describe.
@Suite("The sidebar's table") @MainActor struct SidebarTableTests {
    /// A failure by invariant, location and rule of the last action, and its fewest actions.
    struct Row: Hashable, Sendable {
        let invariant: String
        var location = "primary"
        let rule: String
        let length: Int
    }

    /// The failures that the search of a variant must find, and its depth.
    struct Expected: Sendable, CustomTestStringConvertible {
        let variant: String
        let depth: Int
        let rows: Set<Row>

        var testDescription: String { variant }
    }

    private nonisolated static let offScreen: Set<Row> = [
        Row(invariant: "primary-content-on-screen", rule: "rotate", length: 2),
        Row(invariant: "primary-content-on-screen", rule: "dock", length: 2),
        Row(invariant: "primary-content-on-screen", rule: "tap", length: 3),
    ]

    nonisolated static let faulty = [
        Expected(variant: "own-navigation", depth: 3, rows: offScreen),
        Expected(variant: "insets-in-layout", depth: 3, rows: offScreen),
        Expected(
            variant: "insets", depth: 3,
            rows: [
                Row(invariant: "display-mode-button-visible", rule: "tap", length: 3),
                Row(invariant: "primary-content-on-screen", rule: "dock", length: 2),
            ]),
        Expected(
            variant: "insets+bar", depth: 2,
            rows: [Row(invariant: "primary-content-on-screen", rule: "dock", length: 2)]),
        Expected(
            variant: "insets+bar+safe-area", depth: 2,
            rows: [
                Row(
                    invariant: "layout-settles", location: "safe-area", rule: "background",
                    length: 1),
                Row(invariant: "layout-settles", location: "safe-area", rule: "resize", length: 2),
            ]),
    ]

    nonisolated static let silentVariants = [
        "system-navigation", "insets+bar+safe-area+guard",
    ]
    nonisolated static let variants = silentVariants + faulty.map(\.variant)

    @Test("every variant of the app is in the table") func complete() {
        let names = AppUnderTest.sidebar.variants.map(\.name)

        #expect(names.sorted() == SidebarTableTests.variants.sorted())
    }

    @Test("what is told of is found, by the shortest sequence", arguments: faulty)
    func found(_ expected: Expected) throws {
        let report = try explore(expected.variant, depth: expected.depth)

        let found = report.violations.map {
            Row(
                invariant: $0.signature.invariant, location: $0.signature.location,
                rule: $0.signature.rule, length: $0.trace.count)
        }
        #expect(expected.rows.subtracting(found).isEmpty, "found only \(found)")
    }

    @Test("what is told of is committed, as a case or as another form of one", arguments: faulty)
    func committed(_ expected: Expected) throws {
        let cases = try CommittedCase.all
            .filter { $0.name.hasPrefix("sidebar/\(expected.variant)/") }
            .map { try $0.parsed() }

        let committed = cases.flatMap { committed in
            committed.traces.map { trace in
                Row(
                    invariant: committed.expectation.invariant,
                    location: committed.expectation.location,
                    rule: trace.lastRule.map { SplitMachine.rules[$0].name } ?? "",
                    length: trace.count)
            }
        }
        #expect(expected.rows.subtracting(committed).isEmpty, "committed only \(committed)")
    }

    @Test("right-to-left, the same sequences break the same", arguments: faulty)
    func mirrored(_ expected: Expected) throws {
        let depth = min(2, expected.depth)
        let plain = try explore(expected.variant, depth: depth)
        let mirrored = try explore(
            expected.variant, depth: depth, choosing: .init(direction: .rightToLeft))

        #expect(spelled(mirrored) == spelled(plain))
        #expect(mirrored.states == plain.states)
    }

    @Test(
        "nothing is found where the system navigates, and in the mended repair",
        arguments: silentVariants, [3, 2])
    func silent(_ variant: String, depth: Int) throws {
        let direction: LaunchSetup.Direction = depth == 3 ? .leftToRight : .rightToLeft
        let report = try explore(variant, depth: depth, choosing: .init(direction: direction))

        #expect(spelled(report) == [])
        #expect(report.opaqueFields == [])
    }

    @Test(
        "as documented, nothing is found in any variant",
        arguments: variants, LaunchSetup.Direction.allCases)
    func documented(_ variant: String, direction: LaunchSetup.Direction) throws {
        let report = try explore(
            variant, depth: 2, choosing: .init(release: .asDocumented, direction: direction))

        #expect(spelled(report) == [])
    }

    // MARK: - Searching

    private func explore(
        _ variant: String, depth: Int, choosing choice: LaunchSetup.Choice = .init()
    ) throws -> ExplorationReport {
        let subject = try #require(
            AppUnderTest.sidebar.subjects(choosing: choice).first {
                $0.name == "sidebar/\(variant)"
            })
        return Explorer.explore(
            subject, plan: ExplorationPlan(depth: depth, checksMerges: false))
    }

    private func spelled(_ report: ExplorationReport) -> [String] {
        report.violations.map { violation in
            let signature = violation.signature
            let actions = CaseFormat.cases.lines(of: violation.trace).joined(separator: ", ")
            return "\(signature.invariant) at \(signature.location): \(actions)"
        }
    }
}
