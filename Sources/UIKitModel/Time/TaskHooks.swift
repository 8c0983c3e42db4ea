#if os(Linux)
    internal import Foundation
    internal import Synchronization

    /// Hands the parts of Swift's tasks to the simulation that performs when they are enqueued.
    ///
    /// The runtime of Swift asks these hooks for the main actor's executor, and gives them what it
    /// enqueues elsewhere. They take only what the thread enqueues that performs a simulation.
    /// Everything else, such as the tasks of a test runner, stays with the runtime.
    enum TaskHooks {
        /// The thread that performs a simulation; 0 for none.
        private static let performer = Atomic<UInt>(0)
        /// The executor of that simulation. Only that thread uses it.
        nonisolated(unsafe) private static var executor: SimulationExecutor?

        /// Whether this thread performs a simulation.
        static var isPerforming: Bool {
            performer.load(ordering: .relaxed) == pthread_self()
        }

        /// Begins to perform. Returns the executor that performs until then.
        static func enter(_ inner: SimulationExecutor) -> SimulationExecutor? {
            let outer = executor
            executor = inner
            performer.store(pthread_self(), ordering: .relaxed)
            return outer
        }

        static func leave(to outer: SimulationExecutor?) {
            executor = outer
            if outer == nil { performer.store(0, ordering: .relaxed) }
        }

        /// Sets the hooks, once.
        static let install: Void = {
            mainExecutorHook = { original in
                guard isPerforming, let executor else { return original() }
                return executor.asUnownedSerialExecutor()
            }
            isMainExecutorHook = { executor, original in
                executor.isOfSimulation || original(executor)
            }
            enqueueGlobalHook = { job, original in
                guard isPerforming, let executor else { return original(job) }
                executor.enqueueElsewhere(job)
            }
        }()
    }

    extension UnownedSerialExecutor {
        /// Compares classes: the first word of an object is its class.
        fileprivate var isOfSimulation: Bool {
            let object = unsafeBitCast(self, to: (UnsafePointer<UInt>?, UInt).self).0
            let simulations = unsafeBitCast(SimulationExecutor.self as AnyClass, to: UInt.self)
            return object?.pointee == simulations
        }
    }

    // The variables of the runtime. It calls a function there in place of its own, which it passes
    // as the last argument.

    private typealias MainExecutor = @convention(thin) () -> UnownedSerialExecutor
    private typealias IsMainExecutor = @convention(thin) (UnownedSerialExecutor) -> Bool
    private typealias EnqueueGlobal = @convention(thin) (UnownedJob) -> Void

    @_silgen_name("swift_task_getMainExecutor_hook")
    nonisolated(unsafe) private var mainExecutorHook:
        (@convention(thin) (MainExecutor) -> UnownedSerialExecutor)?

    @_silgen_name("swift_task_isMainExecutor_hook")
    nonisolated(unsafe) private var isMainExecutorHook:
        (@convention(thin) (UnownedSerialExecutor, IsMainExecutor) -> Bool)?

    @_silgen_name("swift_task_enqueueGlobal_hook")
    nonisolated(unsafe) private var enqueueGlobalHook:
        (@convention(thin) (UnownedJob, EnqueueGlobal) -> Void)?
#else
    /// Elsewhere the main thread runs the main actor's tasks, on no clock of the model's.
    enum TaskHooks {
        static let isPerforming = false
        static let install: Void = ()
        static func enter(_ inner: SimulationExecutor) -> SimulationExecutor? { nil }
        static func leave(to outer: SimulationExecutor?) {}
    }
#endif
