public import UIKitModel

extension AppUnderTest {
    /// A piece of an app's code that works around UIKit's behaviour, and that can be left out.
    /// `fuzzsplit fixes` searches for the fewest pieces that are enough.
    public struct Workaround: Hashable, Sendable {
        /// A name without `+`, such as `safe-area`.
        public let name: String
        /// What the piece does, in one line.
        public let summary: String

        public init(_ name: String, _ summary: String) {
            self.name = name
            self.summary = summary
        }
    }

    /// The pieces of an app, and how to launch the app with some of them.
    package struct Workarounds {
        let pieces: [Workaround]
        let launch: @MainActor (Set<String>) -> Launch
    }

    /// The same app with workarounds that can be combined. Traps if two names are equal.
    ///
    /// - Parameter makeRoot: makes the root controller with some of the workarounds, by name.
    public func with(
        _ workarounds: [Workaround],
        makeRoot: @escaping @MainActor (Set<String>) -> UIViewController
    ) -> AppUnderTest {
        with(workarounds, launch: { Launch(root: makeRoot($0)) })
    }

    /// The same with objects that nothing else keeps alive.
    public func with(
        _ workarounds: [Workaround], launch: @escaping @MainActor (Set<String>) -> Launch
    ) -> AppUnderTest {
        let names = workarounds.map(\.name)
        precondition(Set(names).count == names.count, "\(names) are not all different")
        precondition(
            !names.contains { $0.isEmpty || $0.contains("+") || $0 == Self.noWorkaround },
            "\(names): a name is empty, has a +, or is \(Self.noWorkaround)")
        var app = self
        app.combined = Workarounds(pieces: workarounds, launch: launch)
        return app
    }

    /// The workarounds that can be combined, in the order of the app; empty if there are none.
    package var workarounds: [Workaround] { combined?.pieces ?? [] }

    /// The name of the variant without workarounds.
    package static let noWorkaround = "none"

    /// The name of the variant with some workarounds, as in `insets+bar`.
    package func variantName(with names: Set<String>) -> String {
        let chosen = workarounds.map(\.name).filter(names.contains)
        return chosen.isEmpty ? Self.noWorkaround : chosen.joined(separator: "+")
    }

    /// The variant with a name. Traps if there is none.
    package func existingVariant(_ name: String) -> Variant {
        guard let variant = variant(named: name) else {
            preconditionFailure("\(self.name) has no variant \(name)")
        }
        return variant
    }

    /// The variant with a name such as `insets+bar`: one that the app lists, or one that is made of
    /// workarounds. `nil` if there is none.
    package func variant(named name: String) -> Variant? {
        if let listed = variants.first(where: { $0.name == name }) { return listed }
        guard let combined else { return nil }
        let chosen = Set(name.split(separator: "+").map(String.init))
        let names = name == Self.noWorkaround ? [] : chosen
        guard variantName(with: names) == name else { return nil }
        return Variant(name, "with these workarounds") { combined.launch(names) }
    }
}
