internal import StatefulTesting

/// A record of a harvest, which says something of one subject.
enum HarvestRecord: Hashable, Sendable, Codable {
    /// A part of the search result.
    case found(SearchResult)
    /// All traces that are known to end the process.
    case crashing([CrashingTrace])
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
