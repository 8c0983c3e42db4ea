#if canImport(Glibc)
    internal import Glibc
#elseif canImport(Musl)
    internal import Musl
#elseif canImport(Darwin)
    internal import Darwin
#endif

/// A trap in the app, the model or the engine: Swift has printed why, and the process is lost.
enum Trap {
    /// Ends the process with status 70 where it would have died of the signal.
    static func catchAll() {
        for number in [SIGILL, SIGTRAP] {
            signal(number) { _ in
                Trap.say(
                    """
                    fuzzsplit: the app, the model or the engine trapped, as said above: that is \
                    a bug in one of them
                      run it again with the same arguments and the seed printed first; the trap \
                    comes back

                    """)
                _exit(70)
            }
        }
    }

    private static func say(_ text: StaticString) {
        _ = write(2, text.utf8Start, text.utf8CodeUnitCount)
    }
}
