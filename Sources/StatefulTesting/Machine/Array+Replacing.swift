extension [Int] {
    /// A copy with another number at an index.
    func replacing(_ index: Int, by number: Int) -> [Int] {
        var copy = self
        copy[index] = number
        return copy
    }
}
