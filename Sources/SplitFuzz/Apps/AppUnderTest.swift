package import StatefulTesting
public import UIKitModel

/// An app that can be fuzzed: how to make its root controller, and how it starts.
@MainActor public struct AppUnderTest {
    /// One way to build the app. An app's mistakes and their repairs are variants of it.
    public struct Variant {
        public let name: String
        /// How this variant differs from the others, in one line.
        public let summary: String
        package let launch: @MainActor () -> Launch

        public init(
            _ name: String, _ summary: String, makeRoot: @escaping @MainActor () -> UIViewController
        ) {
            self.init(name, summary, launch: { Launch(root: makeRoot()) })
        }

        /// A variant with objects that nothing else keeps alive.
        public init(
            _ name: String, _ summary: String, launch: @escaping @MainActor () -> Launch
        ) {
            self.name = name
            self.summary = summary
            self.launch = launch
        }
    }

    /// The root controller of a launched app, and the objects that live as long as the app: an app
    /// delegate, coordinators, delegates that UIKit refers to weakly.
    ///
    /// The stored values of these objects are part of the app's state.
    public struct Launch {
        public let root: UIViewController
        public let keptAlive: [AnyObject]

        public init(root: UIViewController, keptAlive: [AnyObject] = []) {
            self.root = root
            self.keptAlive = keptAlive
        }
    }

    /// Facts that an app declares about itself. Some invariants judge only apps that declare
    /// something.
    public struct Hints {
        /// The side of a classic split view that a controller belongs on; `nil` where both are
        /// right.
        public var side: (@MainActor (UIViewController) -> Side?)?
        /// The horizontal size class that a controller has laid out its content for; `nil` where
        /// the layout does not depend on it.
        public var laidOutFor: (@MainActor (UIViewController) -> UIUserInterfaceSizeClass?)?
        /// Whether the page that the user chose must be on top again after a collapse or an
        /// expand, else the list.
        ///
        /// An app whose compact column shows something else than the columns must not set it.
        ///
        /// Without this hint, which page is on top is a matter of taste. A finding is then only a
        /// page that the user has opened, that nobody has closed, and that is nowhere any more.
        public var keepsPageOnTop = false
        /// A popover must resize during the push that changes its preferred size, not after it.
        public var wantsSizesInStep = false
        /// Exploration stops where a navigation stack has this many controllers.
        public var stackDepth: Int?
        /// What the app expects of itself; see `expect(_:_:)`.
        package private(set) var expectations: [OwnExpectation] = []
        /// The invariants that do not apply to the app; see `leaveOut(_:because:)`.
        package private(set) var leftOut: [LeftOut] = []

        public init() {}

        /// Hints with `keepsPageOnTop` set.
        public static var pageOnTop: Self {
            var hints = Self()
            hints.keepsPageOnTop = true
            return hints
        }

        /// The greatest number of expectations of an app.
        package static let mostExpectations = 16

        /// Adds something that the app expects of itself, at rest, after each action. The invariant
        /// `as-app-expects` judges it.
        ///
        /// ```swift
        /// hints.expect("one-draft") { root in
        ///     guard let mail = root as? MailController, mail.drafts.count > 1 else { return nil }
        ///     return "there are \(mail.drafts.count) drafts"
        /// }
        /// ```
        ///
        /// - Parameters:
        ///   - name: tells expectations apart. Reports and cases name it, so it has no spaces.
        ///   - check: gets the window's root controller, and returns what is wrong, as a clause, or
        ///     `nil`. It must not change anything. Texts that differ in more than numbers count as
        ///     different findings.
        ///
        /// Traps if the name is empty, has spaces or is taken, and after 16 expectations.
        @MainActor public mutating func expect(
            _ name: String, _ check: @escaping @MainActor (UIViewController) -> String?
        ) {
            // In a release build a precondition says nothing.
            if name.isEmpty || name.contains(where: \.isWhitespace) {
                fatalError("an expectation has a name without spaces, not \"\(name)\"")
            }
            if expectations.contains(where: { $0.name == name }) {
                fatalError("there are two expectations \"\(name)\"")
            }
            if expectations.count == Self.mostExpectations {
                fatalError("an app has at most \(Self.mostExpectations) expectations")
            }
            expectations.append(OwnExpectation(name: name, check: check))
        }

        /// Leaves out an invariant that does not apply to the app. Reports repeat the reason.
        ///
        /// ```swift
        /// hints.leaveOut("place-kept", because: "the app restores its own place")
        /// ```
        ///
        /// Traps if there is no invariant of that name. `fuzzsplit list invariants` lists the
        /// names.
        @MainActor public mutating func leaveOut(_ invariant: String, because reason: String) {
            let names = SplitMachine.judgedNames
            guard names.contains(invariant) else {
                let known = names.joined(separator: ", ")
                fatalError("there is no invariant \"\(invariant)\"; known: \(known)")
            }
            leftOut.append(LeftOut(invariant, because: reason))
        }
    }

    /// Something that an app expects of itself.
    package struct OwnExpectation {
        let name: String
        let check: @MainActor (UIViewController) -> String?
    }

    /// A side of a classic split view.
    public enum Side: Sendable {
        case primary, secondary
    }

    public let name: String
    /// One line that describes the app.
    public let summary: String
    /// How the app starts unless the user chooses otherwise.
    public let setup: LaunchSetup
    /// The facts that the app declares about itself.
    public private(set) var hints: Hints
    public let variants: [Variant]
    /// The workarounds that can be combined; see `with(_:makeRoot:)`.
    package var combined: Workarounds?

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

    /// An app with one variant, named `default`.
    public init(
        name: String, summary: String, setup: LaunchSetup = LaunchSetup(), hints: Hints = Hints(),
        makeRoot: @escaping @MainActor () -> UIViewController
    ) {
        self.init(
            name: name, summary: summary, setup: setup, hints: hints,
            variants: [Variant("default", "as it is", makeRoot: makeRoot)])
    }

    /// An app with one variant, named `default`, and objects that nothing else keeps alive.
    public init(
        name: String, summary: String, setup: LaunchSetup = LaunchSetup(), hints: Hints = Hints(),
        launch: @escaping @MainActor () -> Launch
    ) {
        self.init(
            name: name, summary: summary, setup: setup, hints: hints,
            variants: [Variant("default", "as it is", launch: launch)])
    }
}

extension AppUnderTest {
    /// The same app without an invariant that does not apply to it; see `Hints`. Traps if no
    /// invariant has that name.
    public func without(_ invariant: String, because reason: String) -> AppUnderTest {
        var app = self
        app.hints.leaveOut(invariant, because: reason)
        return app
    }
}

extension [AppUnderTest] {
    /// The apps that come with the harness. They rebuild the examples of five articles and of
    /// reports.
    @MainActor public static var bundled: [AppUnderTest] {
        [.sidebar, .masterDetail, .mail, .compactColumn, .popover, .workspace, .orders, .trips]
    }
}
