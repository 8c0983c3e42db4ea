/// Cases as they stand in files.
enum ExampleCase {
    /// The menu's content is off-screen after a push and a rotation.
    static let failing = text(
        expect: "fails primary-content-on-screen at primary",
        actions: ["tap \"primary/Presenters\"", "rotate portrait"])

    static func text(
        app: String = "sidebar/own-navigation", release: String = "iOS 14", expect: String,
        rest: [String] = [], actions: [String]
    ) -> String {
        let headers = [
            "fuzzsplit 1", "app: \(app)", "device: iPad Pro 11-inch", "release: \(release)",
            "direction: left-to-right", "orientation: landscape", "window: full",
            "expect: \(expect)",
        ]
        return (headers + rest + ["---"] + actions).map { "\($0)\n" }.joined()
    }
}
