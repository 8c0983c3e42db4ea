import Foundation
import SplitFuzz
import Testing

@testable import StatefulTesting

/// Search alone finds the failures that two articles describe: UISplitViewController Adaptability,
/// Part 1, and Default Behaviour of collapseSecondaryViewController.
@Suite("The master-detail table") @MainActor struct MasterDetailTableTests {
    /// A variant, and a failure that the search must find, with the permitted numbers of actions.
    struct Expected: Sendable, CustomTestStringConvertible {
        let variant: String
        let invariant: String
        let lengths: ClosedRange<Int>

        var testDescription: String { "\(variant): \(invariant)" }
    }

    nonisolated static let faulty = [
        Expected(variant: "default-delegate", invariant: "place-kept", lengths: 0...0),
        Expected(variant: "default-delegate", invariant: "legal-columns", lengths: 3...3),
        Expected(variant: "article-002-delegate", invariant: "legal-columns", lengths: 2...2),
        Expected(variant: "emptied-detail", invariant: "no-exception", lengths: 1...2),
        Expected(variant: "early-size-class", invariant: "layout-current", lengths: 0...0),
    ]

    @Test("every variant of the app is in the table") func complete() {
        let known = Set(MasterDetailTableTests.faulty.map(\.variant) + ["marked-sides"])

        #expect(Set(AppUnderTest.masterDetail.variants.map(\.name)) == known)
    }

    @Test("what is told of is found, by the shortest sequence", arguments: faulty)
    func found(_ expected: Expected) throws {
        let report = try explore(expected.variant, depth: 3)

        let lengths = report.violations
            .filter { $0.signature.invariant == expected.invariant }.map(\.trace.count)
        let shortest = try #require(lengths.min())
        #expect(expected.lengths.contains(shortest))
    }

    @Test(
        "where each controller knows its side nothing is found by any three actions",
        arguments: [
            LaunchSetup.Choice(direction: .leftToRight, orientation: .landscape),
            .init(direction: .rightToLeft, orientation: .portrait),
            .init(device: .iPadPro11Inch),
            .init(device: .iPad9Point7Inch, orientation: .landscape, window: .slideOver),
            .init(device: .iPhone8),
        ])
    func silent(_ choice: LaunchSetup.Choice) throws {
        let report = try explore("marked-sides", depth: 3, choosing: choice)

        #expect(report.violations.map { "\($0.signature)" } == [])
        #expect(report.opaqueFields == [])
    }

    @Test("by itself, an expand makes a list the detail, after three actions (A-084, C-013)")
    func listAsDetail() throws {
        var driver = try AppDriver("default-delegate", of: .masterDetail)

        #expect(try driver.act("tap \"primary/BackButton\"", "tap \"primary/Settings\"") == [])

        #expect(try driver.act("rotate landscape") == ["legal-columns at secondary"])
    }

    @Test("the shortest ways are those of the articles") func ways() throws {
        let article = try explore("article-002-delegate", depth: 2)
        let emptied = try explore("emptied-detail", depth: 2)

        #expect(
            lines(of: "legal-columns", in: article) == [
                "tap \"primary/Settings\"", "rotate landscape",
            ]
        )
        #expect(lines(of: "no-exception", in: emptied) == ["rotate landscape", "rotate portrait"])
    }

    private func lines(of invariant: String, in report: ExplorationReport) -> [String]? {
        report.violations.filter { $0.signature.invariant == invariant }
            .min { $0.trace < $1.trace }
            .map { CaseFormat.cases.lines(of: $0.trace) }
    }

    private func explore(
        _ variant: String, depth: Int, choosing choice: LaunchSetup.Choice = .init()
    ) throws -> ExplorationReport {
        let subject = try #require(
            AppUnderTest.masterDetail.subjects(choosing: choice).first {
                $0.name == "master-detail/\(variant)"
            })
        return Explorer.explore(subject, plan: ExplorationPlan(depth: depth))
    }
}
