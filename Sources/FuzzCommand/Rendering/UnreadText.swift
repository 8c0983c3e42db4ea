internal import SplitFuzz
internal import StatefulTesting

/// The words about the fields of an app that a fingerprint does not cover.
enum UnreadText {
    static let wayOut =
        "to let them be read: make the type CustomReflectable, with a mirror of the values that "
        + "its behaviour depends on"

    /// The number of closures that count as constants; `nil` if there are none.
    static func closures(_ fields: [String]) -> String? {
        switch fields.count {
        case 0: nil
        case 1: "1 closure taken as a constant"
        case let count: "\(count.grouped) closures taken as constants"
        }
    }

    /// The fields that each subject of a run could not read, and what to do.
    static func lines(_ reports: [SubjectReport]) -> [String] {
        let unread = reports.filter { !$0.opaqueFields.isEmpty }
        if unread.isEmpty { return [] }
        let texts = unread.map { report in
            "states of \(report.subject) look alike if they differ only in fields that cannot be "
                + "read: "
                + report.opaqueFields.joined(separator: ", ")
        }
        return [""] + (texts + [wayOut]).flatMap { $0.wrapped(to: 80, longWords: .whole) }
    }

    /// For each subject, how many closures count as constants.
    static func closureLines(_ reports: [SubjectReport]) -> [String] {
        let lines = reports.compactMap { report in
            closures(report.closureFields).map { "\(report.subject): \($0)" }
        }
        return lines.isEmpty ? [] : [""] + lines
    }
}
