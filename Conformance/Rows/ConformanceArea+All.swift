extension ConformanceArea {
    /// The areas of the sections, then the doubts.
    public static let all = sections + [doubts]

    /// Every area, in the order of `docs/FIDELITY.md`.
    public static let sections: [ConformanceArea] = [
        columns, places, modes, collapsing, classic, defects, navigation, tabs, keyboard,
        appearance, safeAreas, views, scrolling, queues, popovers,
    ]
}
