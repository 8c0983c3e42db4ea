package import StatefulTesting
@_spi(Simulation) package import UIKitModel

extension Basis {
    /// What the trace of a machine passed through: of the model, and of the rule `relaunch`.
    ///
    /// The process stays the same when an app is started again. What an app keeps from one launch
    /// to the next may therefore be a static property, which no device keeps.
    @MainActor package init(of machine: SplitMachine) {
        self.init(of: machine.simulation)
        guard machine.userActedBeforeRelaunch else { return }
        let memory = Assumption(
            "if what the user did before `relaunch` matters, the app has it on disk; a static property "
                + "would be lost", sources: ["B-092"], link: "docs/FIDELITY.md#devices")
        self.init(assumptions: [memory] + assumptions, sources: sources)
    }

    /// What of the model a simulation passed through, its launch included.
    ///
    /// What is not verified comes first, and among that what only the actions passed through.
    @MainActor package init(of simulation: Simulation) {
        let passed = Behaviour.table.filter { simulation.passedBehaviours.contains($0.behaviour) }
        let unverified = passed.filter { $0.section != nil }
        let ofLaunch = unverified.filter { simulation.launchBehaviours.contains($0.behaviour) }
        let ofActions = unverified.filter { !simulation.launchBehaviours.contains($0.behaviour) }
        self.init(
            assumptions: (ofActions + ofLaunch).map { entry in
                let doubt = Doubt.all.first { $0.behaviour == entry.behaviour }
                return Assumption(
                    doubt.map(simulation.sentence) ?? entry.sentence, sources: entry.sources,
                    link: "docs/FIDELITY.md#\(entry.section ?? "")",
                    question: doubt?.name)
            },
            sources: passed.filter { $0.section == nil }.flatMap(\.sources))
    }
}
