/// How often a failure was seen, and how often its trace fails when it is repeated. Only for a
/// failure that does not fail alike each time.
///
/// Its field names are keys of `--format json`.
package struct Flakiness: Hashable, Sendable, Codable {
    /// The number of random cases that failed so.
    package var cases: Int
    /// The number of random cases of the search; `nil` if an exploration found the failure, or if
    /// only a fresh process shows that the failure is flaky.
    package let allCases: Int?
    /// The number of replays of the trace that failed so.
    package let failed: Int
    /// The number of replays of the trace, each on a fresh machine.
    package let replays: Int
    /// The first point at which two replays differed; `nil` if all were alike.
    package let difference: Difference?

    /// A point at which two replays of one trace differ. Step 0 is the start.
    package enum Difference: Hashable, Sendable, Codable {
        /// Only one of them fails at this step, or they fail in different ways.
        case outcome(step: Int)
        /// The states after this step differ, and the outcomes do not.
        case state(step: Int)
        /// The replays in the process of the search fail, and those in a fresh process do not.
        case process
    }

    /// What a failure is that repeats in the process of the search, and not in a fresh one.
    package static let onlyInItsProcess = Flakiness(
        cases: 0, allCases: nil, failed: 0, replays: 1, difference: .process)
}

extension Flakiness {
    /// What a failure depends on that repeats only in the process of the search, and the way out.
    package static let adviceOnProcess =
        "So it depends on what earlier cases left behind, such as a static property or a singleton. "
        + "Reset such state where each case starts, as in `makeRoot`."

    /// Sentences: how often it failed, where replays differed, and what it may depend on.
    package var sentences: [String] {
        switch difference {
        case .process:
            [
                "Flaky: it failed in every replay in the process of the search, and not in a fresh "
                    + "process.",
                Self.adviceOnProcess,
            ]
        case .outcome(let step):
            [rate, divergence("outcome", step == 0 ? "of the start" : "of action \(step)"), causes]
        case .state(let step):
            [
                rate, divergence("state", step == 0 ? "at the start" : "after action \(step)"),
                causes,
            ]
        case nil: [rate, "No two replays differed.", causes]
        }
    }

    private var rate: String {
        let seen =
            switch (cases, allCases) {
            case (_, nil): "while every sequence was tried"
            case (0, let allCases?):
                "while short or simpler sequences were tried, in none of "
                    + allCases.counted("random case")
            case (let cases, let allCases?): "in \(cases) of \(allCases.counted("random case"))"
            }
        return "Flaky: it failed \(seen), and in \(failed) of \(replays) replays of these actions."
    }

    private func divergence(_ what: String, _ place: String) -> String {
        "The replays first differed in the \(what) \(place)."
    }

    private var causes: String {
        failed == 0
            ? "Not repeatable: it may depend on earlier cases in the same process, on time, or on "
                + "another source outside of the seed."
            : "It may depend on random numbers, on time, or on another source outside of the seed."
    }
}
