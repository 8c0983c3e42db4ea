internal import Platform

/// Ends the process with status 70 after a trap in the app, the model or the engine.
///
/// Swift prints the reason before the signal arrives. The process cannot continue. What an app does
/// in a worker process is a finding instead; see `DeathRecord`.
enum Trap {
    /// Whether the command itself ends the process, and not the app.
    nonisolated(unsafe) static var isEnding = false

    /// Installs handlers: a trap, and an app that calls `exit`, then end the process with status
    /// 70.
    static func catchAll() {
        for signal in [Signal.illegalInstruction, .trap] {
            signal.handle { _ in
                CurrentProcess.endAtOnce(
                    status: 70,
                    saying: """
                        fuzzsplit: a bug in the app, the model or the engine trapped; the reason \
                        is printed above

                        """)
            }
        }
        CurrentProcess.beforeExit {
            if !Trap.isEnding {
                CurrentProcess.endAtOnce(
                    status: 70,
                    saying: "fuzzsplit: the app called exit, which ends this process\n")
            }
        }
    }
}
