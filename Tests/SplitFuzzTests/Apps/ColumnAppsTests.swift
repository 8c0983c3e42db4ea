import Foundation
import SplitFuzz
import Testing

@testable import StatefulTesting

/// Search alone finds the failures that More About Split View Controllers in iOS 14 describes.
@Suite("The column apps' table") @MainActor struct ColumnAppsTests {
    @Test("a supplementary in a double column ends the app at its set-up (A-105)")
    func supplementaryInDouble() throws {
        let report = try explore("mail/supplementary-in-double", of: .mail, depth: 1)

        let signature = try #require(report.violations.first).signature
        #expect(signature.invariant == "no-exception")
        #expect(report.violations.first?.trace.count == 0)
    }

    @Test("hierarchies that do not follow one another lose the place in two actions (A-044, A-101)")
    func unsynchronised() throws {
        let report = try explore("compact-column/unsynchronised", of: .compactColumn, depth: 2)

        let found = report.violations.map {
            "\($0.signature.invariant) at \($0.signature.location), \($0.trace.count)"
        }
        #expect(found.contains("place-kept at collapse, 2"))
        #expect(!report.violations.contains { $0.trace.count < 2 })
    }

    @Test("hierarchies that follow one another keep it (A-101)")
    func synchronised() throws {
        let report = try explore("compact-column/synchronised", of: .compactColumn, depth: 4)

        #expect(report.violations.isEmpty)
        #expect(report.opaqueFields == [])
    }

    @Test("three columns keep the place without a compact column (A-102, B-051)")
    func mail() throws {
        let report = try explore("mail/right", of: .mail, depth: 3)

        #expect(report.violations.isEmpty)
        #expect(report.opaqueFields == [])
    }

    @Test("without the gesture, a rotation leaves the list out of reach, by design (A-112)")
    func noGesture() throws {
        let report = try explore("mail/no-gesture", of: .mail, depth: 2)

        let stuck = report.violations.filter { $0.signature.invariant == "never-stuck" }
        #expect(stuck.map(\.trace.count).min() == 1)
        #expect(report.violations.count == stuck.count)
    }

    private func explore(
        _ name: String, of app: AppUnderTest, depth: Int?
    ) throws -> ExplorationReport {
        let subject = try #require(app.subjects().first { $0.name == name })
        return Explorer.explore(
            subject, plan: ExplorationPlan(depth: depth, checksMerges: false))
    }
}
