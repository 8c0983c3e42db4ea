/// The apps that cases may name.
package struct SubjectDirectory {
    /// All names, for advice.
    package let names: [String]
    /// The set-up of an app with that name, or `nil` where there is none.
    package let setup: (String) -> [SetupParameter]?

    package init(names: [String], setup: @escaping (String) -> [SetupParameter]?) {
        self.names = names
        self.setup = setup
    }
}
