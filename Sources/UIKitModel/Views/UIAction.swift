public import Foundation

public typealias UIActionHandler = @MainActor (UIAction) -> Void

/// A titled closure for controls and bar buttons.
@MainActor open class UIAction: NSObject {
    public struct Identifier: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public init(_ rawValue: String) { self.rawValue = rawValue }
    }

    open var title: String
    public let identifier: Identifier
    let handler: UIActionHandler

    public init(
        title: String = "", identifier: Identifier? = nil, handler: @escaping UIActionHandler
    ) {
        self.title = title
        self.identifier = identifier ?? Identifier("")
        self.handler = handler
        super.init()
    }
}
