import Foundation
import Testing
@_spi(Simulation) import UIKitModel

@MainActor @Suite("Tasks") struct TaskTests {
    typealias DispatchQueue = UIKitModel.DispatchQueue

    private let fixture = SimulationFixture.plain()
    private let log = RunLog()
    private var simulation: Simulation { fixture.simulation }

    @Test("a task of a button's action has changed the app when this is at rest (B-128)")
    func button() {
        let root = fixture.root
        let button = UIButton(
            frame: CGRect(x: 100, y: 100, width: 100, height: 40),
            primaryAction: UIAction(title: "Load") { _ in
                Task { root.title = await TaskTests.load() }
                root.title = "waits"
            })
        fixture.perform { root.view.addSubview(button) }

        simulation.perform { button.receiveTap() }
        #expect(root.title == "waits" && !simulation.isAtRest)
        fixture.settle()

        #expect(root.title == "loaded" && simulation.isAtRest)
        #expect(simulation.passedBehaviours.contains(.tasks))
    }

    @concurrent private static func load() async -> String { "loaded" }

    @Test("the main actor's tasks keep their order among the main queue's blocks (B-128)")
    func order() {
        let log = log

        fixture.perform {
            Task { @MainActor in
                log("1")
                await Task.yield()
                log("4")
            }
            DispatchQueue.main.async { log("2") }
            Task { @MainActor in log("3") }
            log("event")
        }

        #expect(log.entries == ["event", "1", "2", "3", "4"])
        #expect(simulation.clock.now == 0)
    }

    @Test("tasks off the main actor run on the same thread (B-128)")
    func offMainActor() {
        actor Store {
            private var count = 0
            func add(_ number: Int) -> Int {
                count += number
                return count
            }
        }
        let (log, store) = (log, Store())

        fixture.perform {
            Task.detached {
                log("detached")
                async let one = store.add(1)
                async let two = store.add(2)
                let sum = await one + two
                await MainActor.run { log("\(sum)") }
                DispatchQueue.main.async { log("block") }
            }
        }

        #expect(log.entries == ["detached", "4", "block"])
        #expect(simulation.passedBehaviours.contains(.otherQueues))
    }

    @Test("a task sleeps on the clock, as delayed work does (B-128)") func sleeping() {
        let log = log

        fixture.perform {
            Task {
                try await Task.sleep(for: .seconds(0.3))
                log("0.3")
                try await Task.sleep(nanoseconds: 200_000_000)
                log("0.5")
                try await ContinuousClock().sleep(for: .milliseconds(1))
                log("0.51")
            }
            DispatchQueue.main.asyncAfter(deadline: .now() + 0.4) { log("0.4") }
        }

        #expect(log.entries == ["0.3", "0.4", "0.5", "0.51"])
        #expect(simulation.clock.now == 51)
    }

    @Test("a cancelled sleep ends at once, and throws (B-128)") func cancelling() async {
        let log = log
        let task = simulation.perform {
            Task {
                do { try await Task.sleep(for: .seconds(5)) } catch { log("\(error)") }
                do { try await Task.sleep(for: .seconds(5)) } catch { log("again") }
                return Task.isCancelled
            }
        }
        simulation.advance(to: .queued)

        fixture.perform {
            DispatchQueue.main.async { task.cancel() }
        }

        #expect(log.entries == ["CancellationError()", "again"])
        #expect(simulation.clock.now == 0 && simulation.waitingWork == 0)
        #expect(await task.value)
    }

    @Test("the same tasks give the same order each time") func repeatable() {
        func run() -> [String] {
            let (log, fixture) = (RunLog(), SimulationFixture.plain())
            fixture.perform {
                for number in 1...5 {
                    Task.detached {
                        await withTaskGroup { group in
                            for child in 1...3 {
                                group.addTask {
                                    try? await Task.sleep(for: .milliseconds(10 * child * number))
                                    log("\(number).\(child)")
                                }
                            }
                        }
                        await MainActor.run { log("\(number)") }
                    }
                }
            }
            log("\(fixture.simulation.clock.now)")
            return log.entries
        }
        let first = run()

        #expect(first.count == 21)
        for _ in 1...20 { #expect(run() == first) }
    }

    @Test("the next action can land before a task's first part") func queued() {
        let log = log
        simulation.perform { _ = Task { log("task") } }

        simulation.advance(to: .queued)

        #expect(log.entries.isEmpty && simulation.waitingWork == 1)
        fixture.perform { log("action") }
        #expect(log.entries == ["action", "task"])
    }

    @Test("a task that polls settles, and one that yields without end is given up (A-040)")
    func polling() {
        let log = log

        fixture.perform {
            Task {
                while true {
                    log("poll")
                    try await Task.sleep(for: .seconds(1))
                }
            }
        }
        #expect(log.entries.count == 11 && simulation.unsettled == nil && simulation.isAtRest)
        fixture.perform { Task { while !Task.isCancelled { await Task.yield() } } }

        #expect(simulation.unsettled == .time(limit: 1_000))
    }

    @Test("the test's own tasks stay outside of the simulation") func ofTheTest() async {
        let waiting = Task { @MainActor in simulation.waitingWork }
        let elsewhere = Task.detached { 1 }

        fixture.perform {}

        #expect(simulation.waitingWork == 0)
        #expect(await waiting.value + elsewhere.value == 1)
        #expect(!simulation.passedBehaviours.contains(.otherQueues))
        await Task.yield()
        try? await Task.sleep(for: .milliseconds(1))
        #expect(simulation.clock.now == 0)
    }

    @Test("a task can be resumed by an action, and cancelled between two") func between() async {
        let (log, gate) = (log, Gate())
        let task = simulation.perform {
            Task {
                await gate.wait()
                log("resumed")
                try? await Task.sleep(for: .seconds(20))
                log("ended")
            }
        }
        fixture.settle()

        simulation.perform { gate.open() }
        #expect(log.entries.isEmpty && simulation.waitingWork == 1)
        fixture.settle()
        #expect(log.entries == ["resumed"] && simulation.waitingWork == 1)
        task.cancel()
        fixture.settle()

        #expect(log.entries == ["resumed", "ended"] && simulation.clock.now == 0)
        await task.value
    }

    /// What one task waits for.
    @MainActor private final class Gate {
        private var continuation: UnsafeContinuation<Void, Never>?
        func wait() async { await withUnsafeContinuation { continuation = $0 } }
        func open() { continuation?.resume() }
    }

    @Test("a stream's values come to a task in order, and its end ends the task (B-128)")
    func stream() {
        let (log, values) = (log, AsyncStream<Int>.makeStream())

        fixture.perform {
            Task {
                for await value in values.stream { log("\(value)") }
                log("ended")
            }
            for value in 1...3 { values.continuation.yield(value) }
        }
        #expect(log.entries == ["1", "2", "3"])
        fixture.perform { values.continuation.finish() }

        #expect(log.entries == ["1", "2", "3", "ended"])
    }

    @Test("a task does not go on when its simulation is over, whoever cancels it") func over() {
        let log = log
        func launch() -> Task<Void, Never> {
            let other = SimulationFixture.plain()
            let task = other.simulation.perform {
                Task { @MainActor in
                    log("began")
                    try? await Task.sleep(for: .seconds(20))
                    log("went on")
                }
            }
            other.settle()
            return task
        }
        let task = launch()

        fixture.perform { task.cancel() }
        fixture.settle()

        #expect(log.entries == ["began"] && simulation.waitingWork == 0)
    }

    @Test("a driver that is done with a simulation cancels its tasks, and leaves another current")
    func ending() {
        weak var root: UIViewController?
        let log = log
        func launch() {
            let other = SimulationFixture.plain()
            let controller = other.root
            root = controller
            other.perform {
                DispatchQueue.main.asyncAfter(deadline: .now() + 20) { log("block") }
                Task {
                    while true {
                        try await Task.sleep(for: .seconds(20))
                        controller.title = "went on"
                    }
                }
                Task {
                    do { try await Task.sleep(for: .seconds(30)) } catch { log("\(error)") }
                    await Task.yield()
                    log("ended")
                }
            }
            let ended = other.simulation
            fixture.makeCurrent()
            ended.endTasks()
            #expect(ended.waitingWork == 0)
        }

        launch()

        #expect(root == nil && Simulation.current === simulation)
        #expect(log.entries == ["CancellationError()", "ended"])
    }

    @Test("a task that goes on on another thread ends the process, and says why") func elsewhere()
        async throws
    {
        let result = try #require(
            await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
                await MainActor.run {
                    let fixture = SimulationFixture.plain()
                    // A thread that resumes the task before it waits would not be noticed.
                    let waits = NSLock()
                    waits.lock()
                    fixture.perform {
                        Task {
                            await withUnsafeContinuation { continuation in
                                Thread.detachNewThread {
                                    waits.lock()
                                    continuation.resume()
                                }
                            }
                            fixture.root.title = "resumed"
                        }
                    }
                    waits.unlock()
                    Thread.sleep(forTimeInterval: 10)
                    fixture.settle()
                }
            })

        let error = String(decoding: result.standardErrorContent, as: UTF8.self)
        #expect(error.contains("a Task of the app went on on another thread"))
    }
}
