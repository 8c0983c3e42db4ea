/// How long the steps of one subject may take.
struct StepLimits {
    /// The time for a step while no app is known to hang, in seconds.
    static let whole = 5.0
    /// The time once the app is known to hang: at least this, and so many times as long as the
    /// slowest good step.
    private static let short = 0.05
    private static let slowestSteps = 20.0
    private static let mostDoublings = 3

    /// Whether the app is known to hang.
    var hangs = false
    /// The slowest good step, in seconds.
    var slowest = 0.0
    /// How often something else than the app ended a worker, or a step was slow without hanging.
    var mistakes = 0
    /// Whether every step has the whole time although the app is known to hang.
    var isPatient = false

    /// How long a step may take, in seconds. Twice as long after each mistake, and while a hang is
    /// confirmed. So a slow machine makes no hang.
    ///
    /// - Parameter own: the time that the job asks for.
    func limit(own: Double?, isConfirmation: Bool) -> Double {
        let factor = Double(1 << min(mistakes, Self.mostDoublings))
        let whole = own ?? Self.whole
        if own != nil || isPatient || !hangs { return whole * factor }
        let short = max(Self.short, Self.slowestSteps * slowest) * factor
        return min(isConfirmation ? 2 * short : short, whole * factor)
    }
}
