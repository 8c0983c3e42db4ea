/// The apps that cases may name.
public struct SubjectDirectory {
    /// All names, for advice.
    public let names: [String]
    /// The set-up of an app with that name, or `nil` where there is none.
    public let setup: (String) -> [SetupParameter]?

    public init(names: [String], setup: @escaping (String) -> [SetupParameter]?) {
        self.names = names
        self.setup = setup
    }
}
