public import UIKitModel

/// An app that can be fuzzed: how to make its root controller, and where it runs.
@MainActor public struct AppUnderTest {
    /// One way the app may be built: an app's mistakes and their repairs are variants of it.
    public struct Variant {
        public let name: String
        /// What distinguishes it, in one line.
        public let summary: String
        let makeRoot: @MainActor () -> UIViewController

        public init(
            _ name: String, _ summary: String, makeRoot: @escaping @MainActor () -> UIViewController
        ) {
            self.name = name
            self.summary = summary
            self.makeRoot = makeRoot
        }
    }

    /// What an app says about itself, so that invariants can ask for more of it.
    public struct Hints {
        /// The side of a classic split view a controller belongs on, `nil` where it may be on both.
        public var side: (@MainActor (UIViewController) -> Side?)?
        /// The horizontal size class that a controller is laid out for, `nil` where it lays out
        /// nothing by it.
        public var laidOutFor: (@MainActor (UIViewController) -> UIUserInterfaceSizeClass?)?
        /// A popover must change its size together with the push that wants another, not after it.
        public var wantsSizesInStep = false
        /// Exploration goes no further where a navigation stack has so many controllers.
        public var stackDepth: Int?
        /// Exploration goes no further where so many controllers are presented over each other.
        public var presentationDepth: Int?

        public init() {}
    }

    /// A side of a classic split view.
    public enum Side: Sendable {
        case primary, secondary
    }

    public let name: String
    /// What the app is, in one line.
    public let summary: String
    /// How it starts unless the user chooses otherwise.
    public let setup: LaunchSetup
    /// What the app says about itself.
    public let hints: Hints
    public let variants: [Variant]

    public init(
        name: String, summary: String, setup: LaunchSetup = LaunchSetup(),
        hints: Hints = Hints(), variants: [Variant]
    ) {
        self.name = name
        self.summary = summary
        self.setup = setup
        self.hints = hints
        self.variants = variants
    }

    /// An app that is built in one way only.
    public init(
        name: String, summary: String, setup: LaunchSetup = LaunchSetup(),
        makeRoot: @escaping @MainActor () -> UIViewController
    ) {
        self.init(
            name: name, summary: summary, setup: setup,
            variants: [Variant("default", "as it is", makeRoot: makeRoot)])
    }
}

extension [AppUnderTest] {
    /// The apps that come with the harness, made from the five articles.
    @MainActor public static var bundled: [AppUnderTest] {
        [.sidebar, .masterDetail, .mail, .compactColumn, .popover, .workspace]
    }
}
