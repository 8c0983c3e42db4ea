internal import StatefulTesting

/// The comment at the top of an exported file.
enum ExportHeader {
    /// - Parameters:
    ///   - kind: what the file is, such as `A UI test`.
    ///   - claim: what the test does while the failure is there, in one sentence.
    static func lines(_ exported: ExportedCase, kind: String, claim: String) -> [String] {
        let claim =
            exported.isRepaired
            ? "It is repaired in the model, and the test guards the repair." : claim
        var lines = SwiftText.comment("\(kind) that fuzzsplit has made of \(exported.path).")
        lines.append("//")
        lines += SwiftText.comment("App: \(exported.app)")
        lines += SwiftText.comment(
            "Start: \(exported.setup("device")), \(exported.setup("orientation")), window "
                + "\(exported.setup("window")), \(exported.setup("direction"))")
        lines += SwiftText.comment("Release: \(release(exported.setup("release")))")
        if let reading = exported.reading {
            lines += SwiftText.comment("Reading of UIKit: \(reading); see fuzzsplit list doubts")
        }
        lines += SwiftText.comment("Breaks: \(exported.broken)")
        lines.append("//")
        lines += SwiftText.comment(
            "The failure was found in a model of UIKit. We have not seen it on a device. "
                + claim)
        if let note = exported.committed.note {
            lines += ["//"] + SwiftText.comment("Note: \(note)")
        }
        return lines
    }

    private static func release(_ name: String) -> String {
        name == "asDocumented" ? "any; the model has no defect of iOS here" : name
    }
}
