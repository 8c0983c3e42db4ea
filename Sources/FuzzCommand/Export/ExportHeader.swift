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
        let release = exported.setup("release")
        let isAny = release == "asDocumented"
        var parts = [
            "\(kind) that fuzzsplit has made of \(exported.path).", "", "App: \(exported.app)",
            "Start: \(exported.setup("device")), \(exported.setup("orientation")), window "
                + "\(exported.setup("window")), \(exported.setup("direction"))",
            "Release: \(isAny ? "any; the model has no defect of iOS here" : release)",
        ]
        if let reading = exported.reading {
            parts.append("Reading of UIKit: \(reading); see fuzzsplit list doubts")
        }
        parts += [
            "Breaks: \(exported.broken)", "",
            "The failure was found in a model of UIKit. We have not seen it on a device. \(claim)",
        ]
        if let note = exported.committed.note { parts += ["", "Note: \(note)"] }
        return parts.flatMap { $0.isEmpty ? ["//"] : SwiftText.comment($0) }
    }
}
