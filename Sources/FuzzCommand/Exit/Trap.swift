internal import Platform

/// What the command does when the app, the model or the engine traps.
///
/// Swift has then printed the reason, and the process cannot go on.
enum Trap {
    /// Makes a trap end the process with status 70 and advice, not with the signal.
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
