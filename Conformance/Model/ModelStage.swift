@_spi(Simulation) import UIKitModel

#if canImport(ConformanceRows)
    import ConformanceRows
#endif

/// A simulated iPad of 1194 × 834 points. Its window takes the shape of each room.
@MainActor final class ModelStage: Stage {
    static let device = "iPad Pro 11-inch"
    let simulation: Simulation

    init(release: Release) {
        guard let device = Device.named(ModelStage.device) else {
            preconditionFailure("expected the device \(ModelStage.device), found none")
        }
        simulation = Simulation(
            environment: Environment(
                device: device, direction: .leftToRight, orientation: .landscape,
                windowSize: .full),
            release: release)
    }

    func show(_ root: UIViewController, in room: Room) {
        simulation.perform {
            take(room)
            simulation.launch { root }
        }
    }

    func resize(to room: Room) {
        simulation.perform {
            take(room)
            simulation.settle()
        }
    }

    func settle() { simulation.settle() }

    private func take(_ room: Room) {
        switch room {
        case .wide:
            simulation.resize(to: .full)
            simulation.rotate(to: .landscape)
        case .tall:
            simulation.resize(to: .full)
            simulation.rotate(to: .portrait)
        case .narrow:
            simulation.rotate(to: .landscape)
            simulation.resize(to: .third)
        }
    }
}

extension ConformanceRow {
    /// The releases of the model that the row holds for.
    var releases: [Release] { Release.all.filter { holds(on: $0.version) } }

    /// Does the experiment on a new stage of the model.
    func result(on release: Release) -> (result: ConformanceResult, raised: String?) {
        let stage = ModelStage(release: release)
        let observed = stage.simulation.perform { observe(on: stage) }
        let raised = stage.simulation.isTerminated ? stage.simulation.misuses.last?.reason : nil
        let result = ConformanceResult(
            id: id, expected: expected, observed: observed, host: .model,
            device: ModelStage.device, system: release.name)
        return (result, raised)
    }
}

extension Release {
    /// The number of the release. UIKit as documented has the conventions of iOS 14.
    fileprivate var version: Int { Int(name.split(separator: " ").last ?? "") ?? 14 }
}
