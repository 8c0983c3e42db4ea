/// Who has acted since some moment: the user, the app of its own accord, the system.
struct Actors: OptionSet {
    let rawValue: Int

    static let user = Actors(rawValue: 1)
    static let app = Actors(rawValue: 2)
    static let system = Actors(rawValue: 4)
}
