/// The two controllers of a classic split view (A-060, B-004).
struct ClassicPair {
    let primary: UIViewController?
    /// While collapsed, the controller that was last on the secondary side. It is no child then,
    /// and is shown again where the expand separates nothing else (*unverified*).
    let secondary: UIViewController?
}

extension ClassicPair {
    /// How many controllers a classic split view takes; more are ignored.
    static let limit = 2

    /// The pair in an array that the app sets: primary first.
    init(_ controllers: [UIViewController]) {
        primary = controllers.first
        secondary = controllers.count > 1 ? controllers[1] : nil
    }
}
