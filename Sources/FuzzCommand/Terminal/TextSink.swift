/// Where text goes: a stream of the process, or memory in a test.
@MainActor public protocol TextSink: AnyObject {
    /// Whether nobody reads any more, as behind `| head`; what is written then is dropped.
    var isClosed: Bool { get }
    /// Whether text was lost for another reason, such as a full disk.
    var hasFailed: Bool { get }

    func write(_ text: String)
}

/// Keeps what is written.
@MainActor public final class MemorySink: TextSink {
    public private(set) var text = ""
    public var isClosed: Bool { false }
    public var hasFailed: Bool { false }

    public init() {}

    public func write(_ text: String) {
        self.text += text
    }
}
