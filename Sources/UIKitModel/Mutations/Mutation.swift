/// A small mistake in one place of the model. `selftest` switches one on at a time, to learn which
/// invariants notice it.
@_spi(Simulation) public struct Mutation: Hashable, Sendable {
    /// Counted from 1.
    public let number: Int
    /// A short name, such as `column-overhang`.
    public let name: String
    /// The folder of the model that has the place.
    public let folder: String
    /// What a user would see.
    public let effect: String
    /// The reason why no user sees anything; `nil` if one does.
    public let equivalence: String?

    init(_ number: Int, _ name: String, in folder: String, _ effect: String, _ same: String? = nil)
    {
        self.number = number
        self.name = name
        self.folder = folder
        self.effect = effect
        equivalence = same
    }
}
