import Foundation
import Testing
@_spi(Simulation) import TreeCheck
@_spi(Simulation) import UIKitModel

@testable import SplitFuzz
@testable import StatefulTesting

@Suite("The committed cases") @MainActor struct CorpusExecutionTests {
    @Test("there are some") func present() {
        #expect(!CommittedCase.all.isEmpty)
    }

    @Test("does as it says, and is minimal", arguments: CommittedCase.all)
    func replay(_ file: CommittedCase) throws {
        let committed = try file.parsed()

        let choice = LaunchSetup.Choice(committed.setup)
        let subject = try #require(
            [AppUnderTest].bundled.flatMap { $0.subjects(choosing: choice) }
                .first { $0.name == committed.app })
        let verdict = Verdict(judging: committed, by: Executor(subject))

        var replay = try Executor(subject).begin(setup: committed.trace.setup)
        for action in committed.trace.actions {
            replay.apply(action, judges: false)
            #expect(replay.machine.simulation.checkTree() == [])
        }
        #expect(
            verdict == .asExpected,
            "\(verdict); again with: fuzzsplit replay Corpus/\(file.name)")
    }

    @Test("is written as it was read, under the name it has", arguments: CommittedCase.all)
    func roundTrip(_ file: CommittedCase) throws {
        let committed = try file.parsed()

        #expect(Array(committed.text(.cases).utf8) == file.bytes)
        let names = committed.fileNames(CaseFormat.cases)
        #expect(names.map { "\(committed.app)/\($0)" }.contains(file.name))
    }
}

/// A file of the repository's corpus.
struct CommittedCase: Hashable, Sendable, CustomTestStringConvertible {
    /// Relative to the corpus.
    let name: String

    var testDescription: String { name }

    private static let corpus = CorpusDirectory(
        URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Corpus")
            .path(percentEncoded: false))

    static let all = ((try? corpus.list()) ?? []).map(CommittedCase.init)

    var bytes: [UInt8] { (try? CommittedCase.corpus.read(name)) ?? [] }

    @MainActor func parsed() throws -> CorpusCase {
        let subjects = [AppUnderTest].bundled.flatMap { $0.subjects() }
        let directory = SubjectDirectory(names: subjects.map(\.name)) { name in
            subjects.first { $0.name == name }?.setup
        }
        return try CorpusCase(parsing: bytes, format: .cases, subjects: directory)
    }
}
