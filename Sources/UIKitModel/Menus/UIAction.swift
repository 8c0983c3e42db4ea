import Foundation
internal import Journal

public typealias UIActionHandler = @MainActor (UIAction) -> Void

/// A titled closure for controls, bar buttons and menus.
@preconcurrency @MainActor open class UIAction: UIMenuElement {
    public struct Identifier: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public init(_ rawValue: String) { self.rawValue = rawValue }
    }

    open override var title: String {
        get { storedTitle }
        set { storedTitle = newValue }
    }
    open override var image: UIImage? {
        get { storedImage }
        set { storedImage = newValue }
    }
    public let identifier: Identifier
    /// Inert: the model shows none.
    open var discoverabilityTitle: String?
    /// A disabled action does nothing in a menu; on a control, `isEnabled` of the control decides.
    open var attributes: Attributes
    /// Inert: menus draw no marks.
    open var state: State
    let handler: UIActionHandler

    public init(
        title: String = "", subtitle: String? = nil, image: UIImage? = nil,
        identifier: Identifier? = nil, discoverabilityTitle: String? = nil,
        attributes: Attributes = [], state: State = .off, handler: @escaping UIActionHandler
    ) {
        self.identifier = identifier ?? Identifier("")
        self.discoverabilityTitle = discoverabilityTitle
        self.attributes = attributes
        self.state = state
        self.handler = handler
        super.init(title: title, subtitle: subtitle, image: image)
    }

    func run() {
        Simulation.active.note(.action(ObjectIdentifier(self)))
        handler(self)
    }

    override var textOfContent: String {
        "\(identifier.rawValue)|\(attributes.rawValue)|\(state.rawValue)"
    }
}
