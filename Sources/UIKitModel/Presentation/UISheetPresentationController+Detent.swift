public import Foundation

extension UISheetPresentationController {
    /// A height at which a sheet rests (B-192).
    @preconcurrency @MainActor open class Detent: NSObject {
        /// The name of a detent.
        public struct Identifier: RawRepresentable, Hashable, Sendable {
            public let rawValue: String

            public init(rawValue: String) { self.rawValue = rawValue }
            public init(_ rawValue: String) { self.rawValue = rawValue }

            public static let medium = Identifier("com.apple.UIKit.medium")
            public static let large = Identifier("com.apple.UIKit.large")
        }

        /// A custom detent has the name that the app gives, or one of its own.
        public let identifier: Identifier
        /// Whether the app or UIKit gave the name.
        let isNamed: Bool
        private let resolver: Resolver

        private typealias Resolver =
            (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?

        private init(_ identifier: Identifier?, _ resolver: @escaping Resolver) {
            isNamed = identifier != nil
            var number = 0
            if identifier == nil { number = SerialNumber(&Simulation.active.controllerCount).value }
            self.identifier = identifier ?? Identifier("com.apple.UIKit.custom.\(number)")
            self.resolver = resolver
        }

        /// About half as high as the screen; inactive where the height is compact.
        open class func medium() -> Detent {
            Detent(.medium) { context in
                context.containerTraitCollection.verticalSizeClass == .compact
                    ? nil : (context.maximumDetentValue / 2).rounded(.down)
            }
        }

        /// As high as a sheet can be.
        open class func large() -> Detent { Detent(.large) { $0.maximumDetentValue } }

        /// A computed height in points, without the safe area below; inactive for `nil`.
        open class func custom(
            identifier: Identifier? = nil,
            resolver:
                @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
        ) -> Detent {
            Detent(identifier, resolver)
        }

        /// The height in points, without the safe area below; `nil` where the detent is inactive.
        open func resolvedValue(
            in context: any UISheetPresentationControllerDetentResolutionContext
        ) -> CGFloat? { resolver(context) }
    }
}

/// What the height of a custom detent may depend on (B-192).
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDetentResolutionContext: NSObjectProtocol {
    var containerTraitCollection: UITraitCollection { get }
    /// The largest height in points, without the safe area below.
    var maximumDetentValue: CGFloat { get }
}

/// The window that a sheet is in.
final class DetentContext: NSObject, UISheetPresentationControllerDetentResolutionContext {
    let containerTraitCollection: UITraitCollection
    let maximumDetentValue: CGFloat

    init(_ traits: UITraitCollection, maximum: CGFloat) {
        containerTraitCollection = traits
        maximumDetentValue = maximum
    }
}
