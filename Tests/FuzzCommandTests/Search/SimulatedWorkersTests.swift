import SplitFuzz
import StatefulTesting
import Testing

@testable import FuzzCommand

/// A search with workers that take random, simulated times.
@MainActor struct SimulatedWorkersTests {
    @Test(
        "no worker of 16 waits while something is to be searched, and the outcomes are those of one"
    )
    func noBarrier() throws {
        let one = try simulate(workers: 1)
        let many = try simulate(workers: 16)

        #expect(one.waits == 0 && many.waits == 0)
        #expect(one.mostAtOnce == 1 && many.mostAtOnce == 16)
        #expect(many.handedOver == one.handedOver)
        #expect(many.handedOver.count > 100)
    }

    private struct Outcome {
        var mostAtOnce = 0
        /// How often a worker got no job although a screening or an island was left.
        var waits = 0
        var handedOver: [[UInt8]] = []
    }

    private func simulate(workers count: Int) throws -> Outcome {
        let context = CommandContext(output: MemorySink(), error: MemorySink())
        let parsed = try ParsedArguments(["run", "--cases", "2200", "--actions", "2"])
        let request = try RunRequest(parsed, apps: [.stack], context: context)
        let workplace = Workplace(request: request, log: nil, monitor: RunMonitor())
        let total = request.subjects.count * (1 + request.plan.ownIslands.count)
        var order = SearchOrder(request, after: SearchState())
        var outcome = Outcome()
        let queue = JobQueue<SearchJob> {
            order.next(at: .zero)
        } notice: { _, _ in
        } take: { _, result in
            if case .done(let found) = result { outcome.handedOver.append(found.encoded) }
        }
        var running: [(end: Int, job: any Job, number: Int)] = []
        var (time, begun) = (0, 0)
        var source = RandomSource(seed: Seed(9), stream: 0, index: 0)
        repeat {
            while running.count < count, let assignment = queue.draw(),
                case .outcome(_, let number) = assignment.purpose
            {
                let end = time + 1 + source.index(below: 1_000)
                running.append((end, assignment.job, number))
                begun += 1
            }
            outcome.mostAtOnce = max(outcome.mostAtOnce, running.count)
            if running.count < count, begun < total { outcome.waits += 1 }
            guard let next = running.indices.min(by: { running[$0].end < running[$1].end }) else {
                break
            }
            let (end, job, number) = running.remove(at: next)
            time = end
            queue.perform(number, job, in: workplace)
            queue.handOver { true }
        } while true
        #expect(queue.isDone && queue.undelivered.isEmpty)
        return outcome
    }
}
