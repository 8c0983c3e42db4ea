internal import StatefulTesting

/// A record of a harvest, which says something of one subject.
enum HarvestRecord: Hashable, Sendable, Codable {
    /// A part of the search result.
    case found(SearchResult)
    /// All traces that are known to end the process.
    case crashing([CrashingTrace])
    /// The report on all that was found so far.
    ///
    /// - Parameter basis: a digest of what the report rests on besides, such as the known cases.
    case reported(SubjectReport, basis: UInt64)
    /// A case that the run writes, by its path.
    case wrote(String)
    /// How long all subjects together have been searched, in seconds.
    case searched(seconds: Int)

    /// A record, and what it is of.
    struct Entry: Hashable, Sendable, Codable {
        let subject: String
        let record: HarvestRecord
    }
}
