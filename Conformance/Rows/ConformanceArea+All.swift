extension ConformanceArea {
    /// Every area, in the order of `docs/FIDELITY.md`.
    public static let all: [ConformanceArea] = [columns]
}
