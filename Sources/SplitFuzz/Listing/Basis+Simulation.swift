package import StatefulTesting
@_spi(Simulation) package import UIKitModel

extension Basis {
    /// What of the model a simulation passed through, its launch included.
    ///
    /// What is not verified comes first, and among that what only the actions passed through.
    @MainActor package init(of simulation: Simulation) {
        let passed = Behaviour.table.filter {
            simulation.passedBehaviours.contains($0.behaviour)
        }
        let unverified = passed.filter { $0.section != nil }
        let ofLaunch = unverified.filter {
            simulation.launchBehaviours.contains($0.behaviour)
        }
        let ofActions = unverified.filter {
            !simulation.launchBehaviours.contains($0.behaviour)
        }
        self.init(
            assumptions: (ofActions + ofLaunch).map { entry in
                Assumption(
                    entry.sentence, sources: entry.sources,
                    link: "docs/FIDELITY.md#\(entry.section?.rawValue ?? "")")
            },
            sources: passed.filter { $0.section == nil }.flatMap(\.sources))
    }
}
