internal import FuzzCommand
internal import SplitFuzz
internal import StatefulTesting

/// The results of a self-test as JSON. The order of the keys is fixed.
@MainActor enum SelftestJSON {
    static func value(_ summary: SelftestSummary) -> JSON {
        .object([
            ("faults", .array(summary.results.map(fault))),
            ("score", JSON(summary.score.entries)),
            ("alone", JSON(summary.alone)),
            ("caughtNothing", JSON(summary.silent)),
            ("belowScore", JSON(summary.below.map(\.group))),
            ("controlIsSilent", JSON(summary.control.map { !$0.isCaught })),
            ("hasMutations", JSON(PlantedFault.hasMutations)),
        ])
    }

    private static func fault(_ result: FaultResult) -> JSON {
        .object([
            ("name", JSON(result.fault.name)),
            ("group", JSON(result.fault.group)),
            ("effect", JSON(result.fault.effect)),
            ("sources", JSON(result.fault.sources)),
            ("notCounted", JSON(result.fault.equivalence)),
            ("caught", JSON(result.isCaught)),
            ("invariants", JSON(result.invariants)),
            ("app", JSON(result.place)),
            ("actions", JSON(result.lines)),
            ("actionsToFirstFailure", JSON(result.actions)),
            ("executed", JSON(result.executed)),
            ("reached", JSON(result.isReached)),
            ("notDone", JSON(result.lost)),
            ("milliseconds", JSON(Int((result.seconds * 1_000).rounded()))),
        ])
    }
}
