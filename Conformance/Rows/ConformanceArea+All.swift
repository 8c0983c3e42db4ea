extension ConformanceArea {
    /// Every area, in the order of `docs/FIDELITY.md`.
    public static let all: [ConformanceArea] = [
        columns, places, modes, collapsing, classic, defects, navigation, tabs, keyboard,
        appearance, safeAreas, views, scrolling, queues, popovers,
    ]
}
