internal import SplitFuzz
internal import StatefulTesting

/// The lines of a report's head that say what is not judged.
@MainActor enum LeftOutText {
    /// One line for each reason, as in `not judged: place-kept (--without)`. If the apps differ,
    /// each line names its apps.
    static func lines(_ subjects: [Subject<SplitMachine>]) -> [String] {
        let all = Set(subjects.map { $0.name.prefix { $0 != "/" } }).count
        return subjects.groupedByText(\.leftOutTexts).flatMap { entry in
            let apps = entry.apps.count == all ? "" : " in \(entry.apps.joined(separator: ", "))"
            return "not judged\(apps): \(entry.text)".wrapped(to: 80, longWords: .whole)
        }
    }

    static func json(_ subject: Subject<SplitMachine>?) -> JSON {
        .array(
            (subject?.leftOut ?? []).map {
                ["invariant": .string($0.name), "reason": .string($0.reason)]
            })
    }
}

extension [Subject<SplitMachine>] {
    /// The texts of the subjects, each once and with its apps, in order of the subjects.
    @MainActor func groupedByText(
        _ texts: (Subject<SplitMachine>) -> [String]
    ) -> [(text: String, apps: [String])] {
        var entries: [(text: String, apps: [String])] = []
        for subject in self {
            let app = String(subject.name.prefix { $0 != "/" })
            for text in texts(subject) {
                if let index = entries.firstIndex(where: { $0.text == text }) {
                    if !entries[index].apps.contains(app) { entries[index].apps.append(app) }
                } else {
                    entries.append((text, [app]))
                }
            }
        }
        return entries
    }
}
