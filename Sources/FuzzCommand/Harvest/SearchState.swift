internal import StatefulTesting

/// How far a search is: what the records of a harvest say together.
struct SearchState: Sendable {
    /// What was found so far, by subject.
    private(set) var found: [String: SearchResult] = [:]
    private(set) var crashing: [String: [CrashingTrace]] = [:]
    /// The subjects of the cases that the run itself has written, and their paths relative to the
    /// corpus. The run does not know these cases.
    private(set) var written: [(subject: String, name: String)] = []
    /// How long the search went on.
    private(set) var seconds = 0

    init() {}

    /// - Throws: `Harvest.Conflict` if the records contradict each other.
    init(_ records: [(subject: String, record: HarvestRecord)]) throws(Harvest.Conflict) {
        for (subject, record) in records {
            do throws(SearchConflict) {
                try take(record, of: subject)
            } catch {
                throw Harvest.Conflict(subject: subject, reason: error)
            }
        }
    }

    init(_ harvest: Harvest) { found = harvest.found }

    /// Takes a record.
    ///
    /// - Returns: what is new in it, which has the same effect.
    /// - Throws: `SearchConflict` if it contradicts those before it.
    @discardableResult
    mutating func take(
        _ record: HarvestRecord, of subject: String
    ) throws(SearchConflict) -> HarvestRecord {
        switch record {
        case .found(let result):
            guard found[subject] != nil else {
                found[subject] = result
                return record
            }
            // Without a second reference, the sets of keys grow in place.
            var known = found.removeValue(forKey: subject) ?? result
            defer { found[subject] = known }
            return .found(try known.merge(result))
        case .crashing(let traces): crashing[subject] = traces
        case .wrote(let name):
            if !written.contains(where: { $0.name == name }) { written.append((subject, name)) }
        case .searched(let seconds): self.seconds = max(self.seconds, seconds)
        }
        return record
    }

    /// The fewest records that say the same, in the order of some subjects.
    func records(of subjects: [String]) -> [(subject: String, record: HarvestRecord)] {
        var records: [(subject: String, record: HarvestRecord)] = []
        for subject in subjects {
            if let result = found[subject] { records.append((subject, .found(result))) }
            if let traces = crashing[subject] { records.append((subject, .crashing(traces))) }
        }
        records += written.map { ($0.subject, .wrote($0.name)) }
        if seconds > 0, let first = subjects.first {
            records.append((first, .searched(seconds: seconds)))
        }
        return records
    }
}
