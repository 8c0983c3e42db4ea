public enum UIBarStyle: Int, Sendable {
    case `default`, black
}

/// How a bar is laid out.
public enum UIBarMetrics: Int, Sendable {
    case `default`, compact
    case defaultPrompt = 101
    case compactPrompt
}
