extension Int {
    /// The number and a noun in singular or plural, as in `1 state` and `2 states`.
    func counted(_ noun: String) -> String {
        "\(self) \(noun)\(self == 1 ? "" : "s")"
    }
}
