import SplitFuzz
import StatefulTesting
import Testing

@testable import FuzzCommand

/// A search with workers that take random, simulated times.
@MainActor struct SimulatedWorkersTests {
    @Test("no worker of 16 waits while there is something to search, and the result is that of one")
    func noBarrier() throws {
        let one = try simulate(workers: 1)
        let many = try simulate(workers: 16)

        #expect(one.waits == 0)
        #expect(many.waits == 0)
        #expect(many.tasks == one.tasks)
        #expect(many.mostAtOnce == 16)
        #expect(many.reports == one.reports)
        #expect(many.reports.count == 2)
    }

    private struct Outcome {
        var tasks = 0
        var mostAtOnce = 0
        /// How often a worker got no task although a screening or an island was left.
        var waits = 0
        var reports: [[UInt8]] = []
    }

    private func simulate(workers count: Int) throws -> Outcome {
        let context = CommandContext(output: MemorySink(), error: MemorySink())
        let parsed = try ParsedArguments(["run", "--cases", "2200", "--actions", "2"])
        let request = try RunRequest(parsed, apps: [.stack], context: context)
        let library = CaseLibrary(table: request.table, context: context)
        let known = try KnownCases(parsed, library: library)
        let harvest = HarvestWriter(request, context: context)
        let search = RunSearch(
            request: request, known: known, context: context,
            unshrunk: UnshrunkCases(request, known: known, library: library, harvest: harvest),
            interruption: { nil }, harvest: harvest)
        let performer = TaskPerformer(
            request: request, known: known, log: nil, monitor: RunMonitor())
        let total = request.subjects.count * (1 + request.plan.ownIslands.count)

        var outcome = Outcome()
        var running: [(end: Int, task: WorkerTask)] = []
        var time = 0
        var begun = 0
        var source = RandomSource(seed: Seed(9), stream: 0, index: 0)
        repeat {
            while running.count < count, let task = search.nextTask() {
                running.append((time + 1 + source.index(below: 1_000), task))
                begun += [.screen, .search].contains(task.verb) ? 1 : 0
            }
            outcome.mostAtOnce = max(outcome.mostAtOnce, running.count)
            if running.count < count, begun < total { outcome.waits += 1 }
            guard let next = running.indices.min(by: { running[$0].end < running[$1].end }) else {
                break
            }
            let (end, task) = running.remove(at: next)
            time = end
            outcome.tasks += 1
            search.finished(task, try #require(performer.perform(task)))
        } while true
        outcome.reports = search.run().reports.map(\.encoded)
        return outcome
    }
}
