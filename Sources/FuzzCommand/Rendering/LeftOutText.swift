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
        let pairs = flatMap { subject in
            texts(subject).map { (text: $0, app: String(subject.name.prefix { $0 != "/" })) }
        }
        return pairs.map(\.text).unrepeated.map { text in
            (text, pairs.filter { $0.text == text }.map(\.app).unrepeated)
        }
    }
}
