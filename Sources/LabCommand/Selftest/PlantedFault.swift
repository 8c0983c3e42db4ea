internal import FuzzCommand
internal import SplitFuzz
internal import StatefulTesting
@_spi(Simulation) internal import UIKitModel

/// A fault that `selftest` plants alone, in a world that is right otherwise: right apps, and a
/// UIKit without defects or with those that the apps have worked around.
@MainActor struct PlantedFault {
    private enum Plant {
        case nothing
        /// Nothing, in the apps that defects are planted in.
        case nothingAmongDefects
        /// A defect of UIKit.
        case defect(Defect)
        /// The variant of an app that has a mistake.
        case mistake(Subject<SplitMachine>)
        /// A mistake in the model.
        case mutation(Mutation)
    }

    /// The group of the defects of UIKit.
    static let defects = "defects"
    /// The group of the mistakes of apps.
    static let apps = "apps"

    let name: String
    /// `defects`, `apps`, or the folder of the model that has the mutation, as in `model/Split`.
    let group: String
    /// What a user sees of it.
    let effect: String
    /// Ids of the catalogue.
    let sources: [String]
    /// The reason why no user sees anything of it; `nil` if one does.
    private(set) var equivalence: String?
    private let plant: Plant

    /// Every fault of this build, by group.
    static var all: [PlantedFault] {
        Defect.all.map(PlantedFault.init) + mistakes + Mutation.all.map(PlantedFault.init)
    }

    /// They plant nothing: where mutations are planted, and where defects are.
    static var controls: [PlantedFault] {
        [("control", Plant.nothing), ("control-of-defects", .nothingAmongDefects)].map {
            PlantedFault(name: $0, group: "", effect: "nothing is planted", sources: [], plant: $1)
        }
    }

    /// Whether it plants nothing.
    var isControl: Bool { group.isEmpty }

    /// Whether this build contains mutations of the model.
    static var hasMutations: Bool { !Mutation.all.isEmpty }

    /// Whether this process has come to the place of the fault. Always, unless it is a mutation.
    var wasReached: Bool {
        if case .mutation = plant { return Mutation.wasReached }
        return true
    }

    /// The apps to search. Those of a mutation and of the control are right on their releases; so
    /// are those of a defect without it.
    var subjects: [Subject<SplitMachine>] {
        switch plant {
        case .nothing, .mutation: RightVariant.all.map { $0.subject() }
        case .nothingAmongDefects: RightVariant.onDefects.map { $0.subject() }
        case .defect(let defect):
            RightVariant.onDefects.map { variant in
                variant.subject { $0.with(only: $0.knownDefects + [defect]) }
            }
        case .mistake(let subject): [subject]
        }
    }

    /// Those of the apps whose short sequences are all tried. For the apps by others random cases
    /// are enough, and the rest of the time goes to more apps.
    var screened: Range<Int> {
        if case .mutation = plant { return RightVariant.own.indices }
        return subjects.indices
    }

    /// Makes this process one that has the fault. Call it before anything else uses the model, and
    /// in a process that is for this fault only.
    func switchOn() {
        if case .mutation(let mutation) = plant { mutation.switchOn() }
    }
}

extension PlantedFault {
    private init(_ defect: Defect) {
        self.init(
            name: defect.name, group: PlantedFault.defects,
            effect: "\(defect.trigger): \(defect.effect)", sources: defect.catalogue,
            plant: .defect(defect))
    }

    /// A variant with a mistake, on the release of its app, without other defects.
    ///
    /// - Parameters:
    ///   - defects: those of the release, which other apps work around.
    ///   - sources: ids of the catalogue: first the reports of such a mistake, if there are any.
    static func mistake(
        _ app: AppUnderTest, _ name: String, on defects: [Defect] = [], _ sources: String...
    ) -> PlantedFault {
        let variant = app.existingVariant(name)
        let subject = app.widened(variant, on: [app.setup.release]) { $0.with(only: defects) }
        return PlantedFault(
            name: subject.name, group: apps, effect: variant.summary, sources: sources,
            plant: .mistake(subject))
    }

    private init(_ mutation: Mutation) {
        self.init(
            name: mutation.name, group: "model/\(mutation.folder)", effect: mutation.effect,
            sources: [], equivalence: mutation.equivalence, plant: .mutation(mutation))
    }
}
