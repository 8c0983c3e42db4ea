internal import StatefulTesting

/// In which readings of UIKit a finding is there, in words.
struct CertaintyText {
    private let certainty: Certainty?
    private let assumptions: [Assumption]

    init(_ certainty: Certainty?, _ assumptions: [Assumption]) {
        self.certainty = certainty
        self.assumptions = assumptions
    }

    init(_ finding: Finding) { self.init(finding.certainty, finding.assumptions) }

    /// What must be so, or that it is there in all readings that were tried. Empty if it assumes
    /// nothing that no source confirms.
    var sentences: [String] {
        guard let certainty else {
            return assumptions.isEmpty
                ? [] : ["\(number(assumptions.count)), not tried in other readings"]
        }
        return (conditions.isEmpty ? holding(certainty) : conditions.map { "only if \($0)" })
            + impossible(certainty)
    }

    /// What must be so, each with its sources.
    var conditions: [String] {
        (certainty?.onlyIf ?? []).map { condition in
            "\(condition.anyOf.joined(separator: ", or ")) "
                + "(\(condition.sources.joined(separator: ", ")))"
                + (condition.forActions ? ": else its actions cannot be done" : "")
        }
    }

    private func holding(_ certainty: Certainty) -> [String] {
        let tried = certainty.readings - certainty.untried.count
        let have = unvaried.count == 1 ? "has" : "have"
        let rest =
            unvaried.isEmpty
            ? "" : "\(number(unvaried.count)) \(have) no second reading"
        if tried == 0 { return rest.isEmpty ? [] : [rest] }
        if rest.isEmpty, certainty.untried.isEmpty { return ["holds in all readings of UIKit"] }
        let all = "holds in \(tried.counting("other reading"))"
        return [rest.isEmpty ? all : "\(all); \(rest)"]
    }

    private func impossible(_ certainty: Certainty) -> [String] {
        let (named, rest) = (certainty.untried.prefix(3), certainty.untried.dropFirst(3))
        if named.isEmpty { return [] }
        let names = named.joined(separator: ", ") + (rest.isEmpty ? "" : " and \(rest.count) more")
        return ["could not be tried in \(names)"]
    }

    private func number(_ count: Int) -> String { count.counting("assumption") }

    private var unvaried: [Assumption] { assumptions.filter { $0.question == nil } }

    /// Each assumption that has no second reading, with its sources and where to read about it.
    var unvariedTexts: [String] {
        unvaried.map { assumption in
            let ids = assumption.sources.joined(separator: ", ")
            return "not verified: \(assumption.text) (\(ids)): \(assumption.link)"
        }
    }
}
