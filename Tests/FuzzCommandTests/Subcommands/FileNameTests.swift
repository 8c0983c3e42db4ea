import SplitFuzz
import Testing

@testable import FuzzCommand
@testable import StatefulTesting

@MainActor struct FileNameTests {
    @Test("of two causes at one location, the one that every run finds has the first name")
    func order() throws {
        let folder = try Folder()
        var context = CommandContext(output: MemorySink(), error: MemorySink())
        context.currentDirectory = folder.path
        let arguments = try ParsedArguments([
            "run", "stack/pushes-itself", "--seed", "1", "--corpus", "cases", "--create",
        ])
        let request = try RunRequest(arguments, apps: [.stack], context: context)
        let library = CaseLibrary(table: request.table, context: context)
        let known = try KnownCases(arguments, library: library)
        let unshrunk = AnnouncedCases(
            request, known: known, library: library,
            harvest: HarvestWriter(request, context: context))
        var result = Run.Result()
        result.reports = [
            report([finding(2, request, isScreened: false), finding(1, request, isScreened: true)])
        ]

        var findings = RunFindings(result, of: request, known: known, library: library)
        findings.write(to: known.path, library: library, by: unshrunk, updates: false)

        let names = findings.cases[1].committed.fileNames(library.format)
        #expect(findings.cases[1].writeResult == .written("cases/stack/pushes-itself/\(names[0])"))
        #expect(folder.files.count == 2)
    }

    private func report(_ findings: [Finding]) -> SubjectReport {
        SubjectReport(
            subject: "stack/pushes-itself", bounds: nil, plannedCases: 0, counts: RunCounts(),
            rules: [], findings: findings)
    }

    private func finding(_ count: Int, _ request: RunRequest, isScreened: Bool) -> Finding {
        let background = SplitMachine.rules.firstIndex { $0.name == "background" } ?? 0
        var finding = Finding(
            signature: Signature(invariant: "no-exception", location: "here", rule: "background"),
            trace: Trace(
                setup: request.subjects[0].simplestSetup,
                actions: Array(repeating: Action(rule: background), count: count)),
            also: [], certificate: .oneStep, status: .new, sources: [], executions: 1)
        finding.isScreened = isScreened
        return finding
    }
}
