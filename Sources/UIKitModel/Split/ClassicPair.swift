/// The two controllers of a classic split view (A-060, B-004).
struct ClassicPair {
    let primary: UIViewController?
    /// While collapsed, the controller that was last on the secondary side. It is not a child while
    /// collapsed. An expand shows it again if it separates no other controller (*unverified*).
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
