extension Sequence where Element: Hashable {
    /// The first of each.
    package var unrepeated: [Element] {
        var seen: Set<Element> = []
        return filter { seen.insert($0).inserted }
    }
}
