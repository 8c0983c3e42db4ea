internal import ConformanceRows
internal import FuzzCommand
internal import StatefulTesting
@_spi(Simulation) internal import UIKitModel

/// What results say about the pinned rows of `docs/FIDELITY.md`. Those of the model count for
/// nothing.
@MainActor struct ConformanceEvidence {
    /// Where a row was observed, such as `iOS 18.2 (simulator)`.
    struct Place: Hashable {
        let system: String
        let host: ConformanceResult.Host

        var text: String { host == .device ? system : "\(system) (\(host.rawValue))" }
        /// The number of the release; `nil` if the text has none.
        var release: Int? {
            system.split(separator: " ").last?.split(separator: ".").first.flatMap { Int($0) }
        }
    }

    /// What is known of a pinned row.
    enum Mark: Hashable {
        /// All rows of the suite that are about it agree.
        case observed
        /// The results agree, and some are missing.
        case inPart
        case disagrees
    }

    /// A pinned row and its marks.
    struct Pinned {
        let row: FidelityRow
        /// The rows of the suite that are about it.
        let tests: [ConformanceRow]
        /// One for each place with results, in the order of the results.
        let marks: [Mark]

        /// The mark to count it by: a disagreement anywhere outdoes the rest.
        var mark: Mark? {
            marks.contains(.disagrees)
                ? .disagrees : marks.contains(.observed) ? .observed : marks.first
        }
    }

    /// Each result once, though a file may be given twice, without those of releases that the row
    /// of a doubt is not about.
    let results: [ConformanceResult]
    /// The number of those.
    let leftOut: Int
    /// Every pinned row, in the order of the document.
    let pinned: [Pinned]
    /// What results say about doubts, in the order of the doubts. Those of the model say nothing.
    let answers: [Answer]

    init(_ results: [ConformanceResult]) {
        let given = results.unrepeated
        let results = given.filter { result in
            let row = ConformanceEvidence.rows.first { $0.id == result.id && $0.doubt != nil }
            return result.place.release.flatMap { row?.holds(on: $0) } != false
        }
        self.results = results
        leftOut = given.count - results.count
        let places = results.map(\.place).filter { $0.host != .model }.unrepeated
        answers = Doubt.all.flatMap { ConformanceEvidence.answers(to: $0, by: results) }
        pinned = FidelityRow.embedded.filter { $0.state == "pinned" }.map { row in
            let tests = ConformanceArea.all.flatMap { area in
                area.rows.filter { row.isMeant(by: $0, in: area) }
            }
            let marks = places.compactMap { ConformanceEvidence.mark(tests, at: $0, results) }
            return Pinned(row: row, tests: tests, marks: marks)
        }
    }

    /// What was seen of a doubt in one place.
    struct Answer {
        let doubt: Doubt
        let result: ConformanceResult
        /// The reading that it speaks for; `nil` for none.
        let reading: Doubt.Reading?
        /// Whether another result of the same release speaks for another reading.
        var isContradicted = false
        var isDefault: Bool { reading?.name == doubt.readings[0].name }
    }

    /// Results of an unknown release say nothing.
    ///
    /// - Parameter results: without those of releases that the doubt's row is not about.
    private static func answers(
        to doubt: Doubt, by results: [ConformanceResult]
    ) -> [Answer] {
        guard let row = rows.first(where: { $0.doubt == doubt.name }) else { return [] }
        let telling = results.filter { result in
            result.id == row.id && result.host != .model && result.place.release != nil
        }
        return telling.map { result in
            let name = row.reading(of: result.observed)
            var answer = Answer(
                doubt: doubt, result: result, reading: doubt.readings.first { $0.name == name })
            answer.isContradicted = telling.contains { other in
                let found = row.reading(of: other.observed)
                return other.place.release == result.place.release && found != nil
                    && found != name
            }
            return answer
        }
    }

    /// The rows of the suite in their order.
    static let rows = ConformanceArea.all.flatMap(\.rows)

    /// The id after an id in the suite, or the first one after `nil`.
    static func next(after id: String?) -> String? {
        guard let id else { return rows.first?.id }
        return rows.drop { $0.id != id }.dropFirst().first?.id
    }

    /// The pinned row that a row of the suite is about.
    func pinned(meantBy id: String) -> FidelityRow? {
        pinned.first { $0.tests.contains { $0.id == id } }?.row
    }

    private static func mark(
        _ tests: [ConformanceRow], at place: Place, _ results: [ConformanceResult]
    ) -> Mark? {
        let here = results.filter { $0.place == place }
        let wanted = tests.filter { $0.since <= place.release ?? .max }
        let found = wanted.map { test in here.filter { $0.id == test.id } }
        if found.allSatisfy(\.isEmpty) { return nil }
        if !found.joined().allSatisfy(\.agrees) { return .disagrees }
        return found.contains(where: \.isEmpty) ? .inPart : .observed
    }
}

extension ConformanceResult {
    var place: ConformanceEvidence.Place {
        ConformanceEvidence.Place(system: system, host: host)
    }
}

extension FidelityRow {
    /// Whether a row of the suite names this row.
    @MainActor func isMeant(by test: ConformanceRow, in area: ConformanceArea) -> Bool {
        state == "pinned" && area.name == self.area && ids.joined(separator: ", ") == test.sources
            && behaviour.hasPrefix(test.behaviour)
    }
}
