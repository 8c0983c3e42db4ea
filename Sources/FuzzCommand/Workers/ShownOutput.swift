/// What a person sees of an app's own output: its first lines.
struct ShownOutput {
    private static let mostLines = 20
    private var lines = 0

    /// The text for the next line that an app prints; `nil` if no more are shown.
    mutating func text(for line: String, of app: String) -> String? {
        lines += 1
        if lines <= Self.mostLines { return "\(app) prints: \(line)\n" }
        return lines == Self.mostLines + 1 ? "\(app) prints more, not shown\n" : nil
    }
}
