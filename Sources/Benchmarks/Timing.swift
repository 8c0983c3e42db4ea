/// Repeats work for some seconds. Returns how many seconds it took.
func timed(_ seconds: Double, _ work: () -> Void) -> Double {
    let clock = ContinuousClock()
    let start = clock.now
    while clock.now - start < .seconds(seconds) { work() }
    return (clock.now - start) / .seconds(1)
}
