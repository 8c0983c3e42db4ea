extension SubjectRun {
    /// Whether a search result can be one of this subject: it names the subject, and each trace has
    /// a set-up and actions that the subject knows.
    ///
    /// Ask this of a result from a file before `report(on:)`. O(n) in the number of actions.
    package func fits(_ result: SearchResult) -> Bool {
        let traces =
            result.screening.flatMap(\.violations).map(\.trace)
            + result.failures.values.flatMap { $0.clean + $0.unclean }
        return result.screening.allSatisfy { $0.subject == subject.name }
            && result.islands.allSatisfy { $0.applied.count == table.rules.count }
            && traces.allSatisfy(fits)
    }

    private func fits(_ trace: Trace) -> Bool {
        trace.setup.count == subject.setup.count && subject.mayTry(trace.setup)
            && trace.actions.allSatisfy { table.malformation(of: $0) == nil }
    }
}
