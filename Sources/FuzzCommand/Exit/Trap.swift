internal import Platform

/// Ends the process with advice after a trap in the app, the model or the engine.
///
/// Swift prints the reason before the signal arrives. The process cannot continue.
enum Trap {
    /// Installs a handler: a trap then ends the process with status 70 instead of the signal.
    static func catchAll() {
        for signal in [Signal.illegalInstruction, .trap] {
            signal.handle { _ in
                CurrentProcess.endAtOnce(
                    status: 70,
                    saying: """
                        fuzzsplit: a bug in the app, the model or the engine trapped; the reason \
                        is printed above
                          to see it again, run with the same arguments and the seed that was \
                        printed first

                        """)
            }
        }
    }
}
