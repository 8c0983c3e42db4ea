internal import SplitFuzz

/// The results of a self-test as JSON. The order of the keys is fixed.
@MainActor enum SelftestJSON {
    static func value(_ summary: SelftestSummary) -> JSON {
        .object([
            ("faults", .array(summary.results.map(fault))),
            (
                "score",
                .array(
                    summary.score.entries.map { entry in
                        .object([
                            ("group", .string(entry.group)), ("caught", .integer(entry.caught)),
                            ("planted", .integer(entry.planted)),
                        ])
                    })
            ),
            (
                "alone",
                .array(
                    summary.alone.map { entry in
                        .object([
                            ("invariant", .string(entry.invariant)),
                            ("faults", .strings(entry.faults)),
                        ])
                    })
            ),
            ("caughtNothing", .strings(summary.silent)),
            ("belowScore", .strings(summary.below.map(\.group))),
            ("controlIsSilent", summary.control.map { .boolean(!$0.isCaught) } ?? .null),
            ("hasMutations", .boolean(PlantedFault.hasMutations)),
        ])
    }

    private static func fault(_ result: FaultResult) -> JSON {
        .object([
            ("name", .string(result.fault.name)),
            ("group", .string(result.fault.group)),
            ("effect", .string(result.fault.effect)),
            ("sources", .strings(result.fault.sources)),
            ("notCounted", .optional(result.fault.equivalence)),
            ("caught", .boolean(result.isCaught)),
            ("invariants", .strings(result.invariants)),
            ("app", .optional(result.place)),
            ("actions", .strings(result.lines)),
            ("actionsToFirstFailure", result.actions.map { .integer($0) } ?? .null),
            ("executed", .integer(result.executed)),
            ("reached", .boolean(result.isReached)),
            ("notDone", .optional(result.lost)),
            ("milliseconds", .integer(Int((result.seconds * 1_000).rounded()))),
        ])
    }
}
