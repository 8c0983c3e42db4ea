import Foundation
import Testing
@_spi(Simulation) import UIKitModel

@testable import SplitFuzz
@testable import StatefulTesting

/// Apps that keep handles of tasks, timers, queued work and observers.
@MainActor @Suite("Handles that an app keeps") struct HandleTests {
    private static let name = NSNotification.Name("changed")

    /// A page with a handle, and two rows that begin and end what it stands for.
    private final class Keeper<Handle>: ActingViewController {
        var handle: Handle?

        init(
            _ begin: @escaping @MainActor (Keeper) -> Void,
            _ end: @escaping @MainActor (Keeper) -> Void
        ) {
            super.init(
                "List",
                rows: [
                    ("Begin", { ($0 as? Keeper).map(begin) }),
                    ("End", { ($0 as? Keeper).map(end) }),
                ])
        }

        required init?(coder: NSCoder) { nil }
    }

    private static func explored(
        depth: Int? = nil, _ makeRoot: @escaping @MainActor () -> UIViewController
    ) throws -> ExplorationReport {
        let app = AppUnderTest.planted { UINavigationController(rootViewController: makeRoot()) }
        let choice = LaunchSetup.Choice(device: .iPhone8, orientation: .portrait)
        let subject = try #require(app.subjects(choosing: choice).first)
        return Explorer.explore(subject, plan: ExplorationPlan(depth: depth, checksMerges: false))
    }

    /// The number of states of the page when its rows change a Boolean.
    private static func statesWithSwitch() throws -> Int {
        try explored { Keeper<Bool>({ $0.handle = true }, { $0.handle = false }) }.states
    }

    @Test("an exploration closes with a task that taps create and cancel")
    func task() throws {
        let report = try Self.explored {
            Keeper<Task<Void, Never>>(
                { keeper in
                    keeper.handle = Task { try? await Task.sleep(for: .seconds(1)) }
                },
                { keeper in
                    keeper.handle?.cancel()
                    keeper.handle = nil
                })
        }

        #expect(report.end == .closed)
        #expect(report.opaqueFields == [])
        #expect(try report.states <= Self.statesWithSwitch())
    }

    @Test("an exploration closes with an observer's token that taps get and give back")
    func token() throws {
        let report = try Self.explored {
            Keeper<any NSObjectProtocol>(
                { keeper in
                    guard keeper.handle == nil else { return }
                    keeper.handle = NotificationCenter.default.addObserver(
                        forName: Self.name, object: nil, queue: nil
                    ) { _ in }
                },
                { keeper in
                    keeper.handle.map { NotificationCenter.default.removeObserver($0) }
                    keeper.handle = nil
                })
        }

        #expect(report.end == .closed)
        #expect(report.opaqueFields == [])
        #expect(try report.states <= Self.statesWithSwitch())
    }

    @Test("a failure of an app that keeps a task is proven minimal")
    func proof() throws {
        let app = AppUnderTest.planted {
            UINavigationController(
                rootViewController: Keeper<Task<Void, any Error>>(
                    { keeper in
                        keeper.handle = Task {
                            try await Task.sleep(for: .seconds(1))
                            keeper.title = "loaded"
                        }
                    },
                    { keeper in
                        guard keeper.title == "loaded" else { return }
                        keeper.navigationController?.pushViewController(keeper, animated: false)
                    }))
        }
        let subject = try #require(app.subjects(choosing: .one).first)

        let report = SubjectRun(subject, plan: RunPlan(seed: Seed(1), rounds: 1)).report()

        let finding = try #require(report.findings.first)
        #expect(finding.certificate == .proven)
        #expect(
            finding.trace.actions.map(CaseFormat.cases.text(of:))
                == ["tap \"window/Begin\"", "tap \"window/End\""])
        #expect(report.opaqueFields == [])
    }

    // MARK: - What is read

    private typealias Work = Task<Int, any Error>

    private static func sleep(_ seconds: Int) -> Work {
        Work {
            try await Task.sleep(for: .seconds(seconds))
            return 1
        }
    }

    @Test("a task is pending, cancelled, or done with a result") func stages() throws {
        let makers: [@MainActor () -> Work] = [
            { Work { 1 } }, { Work { 2 } }, { Work { throw CancellationError() } },
            { Self.sleep(20) }, { Self.sleep(30) },
            {
                let work = Work { 1 }
                work.cancel()
                return work
            },
        ]

        let all = try makers.map { try Self.encoded(settles: true, $0).words }

        #expect(Set(all).count == all.count)
        #expect(try Self.encoded(settles: true, makers[0]).words == all[0])
    }

    @Test("one task and two tasks are told apart")
    func shared() throws {
        let one = try Self.encoded {
            let task = Task {}
            return [task, task]
        }
        let two = try Self.encoded { [Task {}, Task {}] }

        #expect(one.words != two.words)
    }

    @Test("a task that waits for what no clock knows is named")
    func parked() throws {
        let encoded = try Self.encoded(settles: true) {
            Task { await withUnsafeContinuation { (_: UnsafeContinuation<Void, Never>) in } }
        }

        #expect(encoded.opaqueFields == ["Holder<Task<(), Never>>.handle"])
    }

    @Test("an observer is registered until anybody removes it, for a name and an object")
    func observers() throws {
        func words(
            _ name: NSNotification.Name = Self.name, about object: AnyObject? = nil,
            isRemoved: Bool = false
        ) throws -> [UInt64] {
            try Self.encoded {
                let token = NotificationCenter.default.addObserver(
                    forName: name, object: object, queue: nil
                ) { _ in }
                let any: Any = token
                if isRemoved { NotificationCenter.default.removeObserver(any) }
                return token
            }.words
        }
        let subject = NSObject()

        let all = [
            try words(), try words(NSNotification.Name("other")), try words(about: subject),
            try words(isRemoved: true),
        ]

        #expect(Set(all).count == all.count)
        #expect(try words() == all[0])
    }

    @Test("an observer whose token nobody keeps is part of the state, once for each notification")
    func unkeptObservers() throws {
        func words(_ count: Int) throws -> [UInt64] {
            try Self.encoded {
                for _ in 0..<count {
                    _ = NotificationCenter.default.addObserver(
                        forName: Self.name, object: nil, queue: nil
                    ) { _ in }
                }
                return 0
            }.words
        }

        #expect(try words(1) != words(0))
        #expect(try words(2) == words(1))
    }

    @Test("what waits in a queue of operations is part of the state")
    func operations() throws {
        func words(_ change: @escaping (UIKitModel.OperationQueue) -> Void) throws -> [UInt64] {
            try Self.encoded {
                let queue = UIKitModel.OperationQueue()
                queue.isSuspended = true
                change(queue)
                return queue
            }.words
        }

        let all = [
            try words { _ in }, try words { $0.addOperation {} },
            try words { $0.isSuspended = false },
            try words {
                $0.addOperation {}
                $0.cancelAllOperations()
            },
        ]

        #expect(Set(all).count == all.count)
    }

    @Test("identifiers that an app draws are numbered in the order in which they are met")
    func identifiers() throws {
        let ids = [UUID(), UUID(), UUID()]

        let first = try Self.encoded { [ids[0], ids[1]] }.words

        #expect(try Self.encoded { [ids[2], ids[0]] }.words == first)
        #expect(try Self.encoded { [ids[2], ids[2]] }.words != first)
    }

    @Test("a field that differs each time is named, and the rest is not blamed")
    func unrepeatable() throws {
        let report = try Self.explored(depth: 2) {
            Holder(handle: Date.now.timeIntervalSinceReferenceDate)
        }

        #expect(report.opaqueFields == ["Holder<Double>.handle (another value each time)"])
        #expect(try Self.explored(depth: 2) { Holder(handle: 1.0) }.opaqueFields == [])
    }

    private final class Holder<Handle>: UIViewController {
        let handle: Handle

        init(handle: Handle) {
            self.handle = handle
            super.init(nibName: nil, bundle: nil)
        }

        required init?(coder: NSCoder) { nil }
    }

    /// The state of an app that has only a handle, right after it was made or at rest.
    private static func encoded<Handle>(
        settles: Bool = false, _ make: @escaping @MainActor () -> Handle
    ) throws -> StateEncoder {
        let simulation = Simulation(
            environment: Environment(
                device: try #require(Device.named("iPhone 8")), direction: .leftToRight,
                orientation: .portrait, windowSize: .full),
            release: .asDocumented)
        simulation.launch { UIViewController() }
        let holder = simulation.perform {
            let holder = Holder(handle: make())
            simulation.keepAlive([holder])
            return holder
        }
        if settles { simulation.settle() }
        return simulation.perform {
            var encoder = StateEncoder()
            encoder.write(simulation)
            withExtendedLifetime(holder) {}
            return encoder
        }
    }
}
