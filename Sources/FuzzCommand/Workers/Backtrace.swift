internal import Foundation

/// Where a process trapped, as Swift's own backtrace tells. It takes a second, so it is asked for
/// only once for each finding.
struct Backtrace: Equatable, Codable {
    struct Frame: Equatable, Codable {
        let function: String
        let path: String
        let line: Int

        /// The function, the name of its file and the line. These do not differ between machines.
        var text: String { "\(function) (\(path.split(separator: "/").last ?? ""):\(line))" }
    }

    /// What the runtime knows of the reason, such as `arithmetic overflow`; empty if it knows
    /// nothing.
    let reason: String
    /// The innermost frame first. Frames without source code, and those of Swift itself, are left
    /// out.
    let frames: [Frame]

    /// How a backtrace begins.
    static let firstWords = "*** Signal "
    /// The most lines of a backtrace.
    static let mostLines = 256
    /// The most frames to show.
    private static let shownFrames = 3

    /// - Parameter lines: what a process printed; `nil` if that has no backtrace.
    init?(_ lines: [String]) {
        let frames = lines.compactMap(Frame.init)
        guard !frames.isEmpty else { return nil }
        self.frames = frames
        let start = "*** Swift runtime failure: "
        reason =
            lines.first { $0.hasPrefix(start) && $0.hasSuffix(" ***") }
            .map { String($0.dropFirst(start.count).dropLast(4)) } ?? ""
    }

    /// Whether this package trapped, and not the app.
    var isOwnBug: Bool { frames.first?.isOwn == true }

    /// The first frames of the app's code, as in `in A.f() (A.swift:1), called by B.g()
    /// (B.swift:2)`. Empty if there are none.
    var appText: String {
        var shown: [Frame] = []
        // A function that calls itself is shown once.
        for frame in frames where !frame.isOwn && frame.function != shown.last?.function {
            shown.append(frame)
        }
        let texts = shown.prefix(Self.shownFrames).map(\.text)
        return texts.isEmpty ? "" : "in \(texts.joined(separator: ", called by "))"
    }
}

extension Backtrace {
    /// The variables with which a process prints such backtraces; `nil` if Swift's tool for it is
    /// not installed.
    static let variables: [String: String]? = {
        let folders = ProcessInfo.processInfo.environment["PATH"] ?? ""
        for folder in folders.split(separator: ":") {
            let swift = URL(fileURLWithPath: "\(folder)/swift").resolvingSymlinksInPath()
            let root = swift.deletingLastPathComponent().deletingLastPathComponent().path
            let tool = "\(root)/libexec/swift/linux/swift-backtrace-static"
            guard FileManager.default.isExecutableFile(atPath: tool) else { continue }
            let settings = [
                "enable=yes", "interactive=no", "color=no", "threads=crashed", "images=none",
                "registers=none", "sanitize=no", "limit=64", "output-to=stderr",
                "swift-backtrace=\(tool)",
            ]
            return ["SWIFT_BACKTRACE": settings.joined(separator: ",")]
        }
        return nil
    }()
}

extension Backtrace.Frame {
    /// The folder of this package's sources, as they were compiled.
    private static let sources: String = {
        let folders = "\(#filePath)".split(separator: "/", omittingEmptySubsequences: false)
        return folders.dropLast(3).joined(separator: "/") + "/"
    }()
    /// The modules of this package that an app links.
    private static let modules = [
        "FuzzCommand", "Platform", "SplitFuzz", "StatefulTesting", "UIKit", "UIKitModel",
    ]
    /// Sources of this package that are not its own code, or that trap because the app makes a
    /// mistake.
    private static let others = ["SplitFuzz/Apps/", "UIKitModel/Time/SimulationExecutor.swift"]

    /// Whether the frame lies in this package, and not in an app. Some builds shorten the paths.
    var isOwn: Bool {
        guard let folder = [Self.sources, "Sources/"].first(where: path.hasPrefix) else {
            return false
        }
        let place = path.dropFirst(folder.count)
        return Self.modules.contains { place.hasPrefix("\($0)/") }
            && !Self.others.contains(where: place.hasPrefix)
    }

    /// A line such as `2 [ra] 0x55d2 A.f() + 217 in app at /home/A.swift:14:42`; `nil` if it has no
    /// source code, or is of the system.
    init?(_ line: String) {
        let words = line.split(separator: " ", maxSplits: 1)
        guard words.count == 2, Int(words[0]) != nil else { return nil }
        var rest = words[1].drop { $0 == " " }
        while rest.hasPrefix("[") {
            guard !rest.hasPrefix("[system]"), !rest.hasPrefix("[thunk]"),
                let end = rest.firstIndex(of: "]")
            else { return nil }
            rest = rest[rest.index(after: end)...].drop { $0 == " " }
        }
        guard rest.hasPrefix("0x"), let blank = rest.firstIndex(of: " "),
            let place = rest.range(of: " at ", options: .backwards),
            let image = rest[..<place.lowerBound].range(of: " in ", options: .backwards)
        else { return nil }
        let numbers = rest[place.lowerBound...].dropFirst(4).split(separator: ":")
        guard numbers.count >= 2, let number = Int(numbers[1]), !numbers[0].hasPrefix("//")
        else { return nil }
        var function = rest[blank..<image.lowerBound].dropFirst()
        if let offset = function.range(of: " + ", options: .backwards),
            Int(function[offset.upperBound...]) != nil
        {
            function = function[..<offset.lowerBound]
        }
        self.init(function: String(function), path: String(numbers[0]), line: number)
    }
}
