internal import Platform
internal import StatefulTesting

/// Ends the process with advice after a trap in the app, the model or the engine.
///
/// Swift prints the reason before the signal arrives. The process cannot continue.
@MainActor enum Trap {
    /// What this process executes.
    private struct Scene {
        let log: UnsafeBufferPointer<UInt64>
        let describe: @MainActor (RecordedCase) -> String
    }

    // The handler of a trap runs on the thread that trapped, in the middle of what it did.
    nonisolated(unsafe) private static var scene: Scene?
    private static var memory: UnsafeMutableBufferPointer<UInt64>?
    /// Whether the command itself ends the process, and not the app.
    nonisolated(unsafe) static var isEnding = false

    /// Installs handlers: a trap, and an app that calls `exit`, then end the process with status
    /// 70.
    static func catchAll() {
        for signal in [Signal.illegalInstruction, .trap] {
            signal.handleAgain { _ in
                Trap.end(
                    """
                    fuzzsplit: a bug in the app, the model or the engine trapped; the reason is \
                    printed above

                    """)
            }
        }
        CurrentProcess.beforeExit {
            if !Trap.isEnding {
                Trap.end("fuzzsplit: the app called exit, which ends this process\n")
            }
        }
    }

    /// Memory of this process for the log of its cases, which the message after a trap reads. Valid
    /// until the process ends. Every log of the process shares it.
    static func memory(wordCount: Int) -> UnsafeMutableBufferPointer<UInt64> {
        if let memory, memory.count >= wordCount { return memory }
        // Logs may still use smaller memory, which therefore stays.
        let new = UnsafeMutableBufferPointer<UInt64>.allocate(capacity: wordCount)
        new.initialize(repeating: 0)
        memory = new
        return new
    }

    /// A log for replaying and exploring.
    ///
    /// - Parameter describe: describes the case that trapped, as lines of text.
    static func log(
        _ phase: RunPhase, describe: @escaping @MainActor (RecordedCase) -> String
    ) -> ActionLog {
        let memory = memory(wordCount: 1 << 15)
        let log = ActionLog(in: memory)
        log.enter(phase)
        watch(memory, describe: describe)
        return log
    }

    /// From now on, the message after a trap describes the last case in the memory of a log.
    static func watch(
        _ memory: UnsafeMutableBufferPointer<UInt64>,
        describe: @escaping @MainActor (RecordedCase) -> String
    ) {
        scene = Scene(log: UnsafeBufferPointer(memory), describe: describe)
    }

    // Computed, because a signal handler must not wait for the lock of a lazy constant.
    nonisolated private static var advice: StaticString {
        "  to see it again, run with the same arguments and the seed that was printed first\n"
    }

    nonisolated private static func end(_ what: StaticString) -> Never {
        CurrentProcess.say(what)
        guard let scene else {
            CurrentProcess.endAtOnce(status: 70, saying: advice)
        }
        // A trap or a lock in the rest of this function must not change how the process ends.
        Trap.scene = nil
        Signal.alarm.handle { _ in CurrentProcess.endAtOnce(status: 70) }
        CurrentProcess.alarm(afterSeconds: 5)
        if let recorded = RecordedCase(in: scene.log) {
            let text = MainActor.assumeIsolated { scene.describe(recorded) }
            try? Descriptor.standardError.write(Array(TerminalText.safe(text).utf8))
        } else {
            CurrentProcess.say(advice)
        }
        CurrentProcess.endAtOnce(status: 70)
    }
}
