internal import SplitFuzz
internal import StatefulTesting

/// The actions of a case where they break nothing: on UIKit without defects, or in another variant
/// of the app.
@MainActor struct RightRun {
    /// How it differs from the case, such as `on UIKit without defects`.
    let difference: String
    let film: Film

    /// How many candidates are tried.
    private static let limit = 4

    /// Where to look for the right run of a case, the nearest first.
    static func candidates(
        _ replayed: ReplayedCase, _ library: CaseLibrary
    ) -> [(difference: String, file: CorpusFile)] {
        guard let committed = replayed.file.committed, replayed.status == .asExpected,
            case .fails = committed.expectation,
            let subject = library.table.subject(of: committed)
        else { return [] }
        var found: [(difference: String, file: CorpusFile)] = []
        func add(_ difference: String, _ app: String, _ setup: [Int]) {
            let moved = committed.moved(to: app, setup: setup, subject.setup)
            found.append((difference, CorpusFile(path: "", content: .readable(moved))))
        }
        let documented = LaunchSetup.Release.asDocumented.rawValue
        var setup = committed.trace.setup
        if let index = subject.setup.firstIndex(where: { $0.name == "release" }),
            let rank = subject.setup[index].values.firstIndex(of: documented),
            setup[index] != rank
        {
            setup[index] = rank
            add("on UIKit without defects", committed.app, setup)
        }
        let parts = workarounds(committed.app)
        let app = committed.app.prefix { $0 != "/" }
        let variants = library.table.subjects.map(\.name).filter {
            $0 != committed.app && $0.prefix { $0 != "/" } == app
        }
        // The sort is stable: of equally near variants, the first of the app's comes first.
        for variant in variants.sorted(by: {
            workarounds($0).symmetricDifference(parts).count
                < workarounds($1).symmetricDifference(parts).count
        }) {
            add("in \(variant)", variant, committed.trace.setup)
        }
        return Array(found.prefix(limit))
    }

    /// The nearest of some candidates that breaks nothing: one that does all actions, else one that
    /// comes to an action that cannot be done there.
    init?(_ candidates: [(difference: String, film: Film)]) {
        let right = candidates.filter { candidate in
            !candidate.film.steps.isEmpty && candidate.film.steps.allSatisfy(\.violations.isEmpty)
        }
        guard let best = right.first(where: \.film.isWhole) ?? right.first else { return nil }
        (difference, film) = best
    }

    /// The first step after which the screen is another one than in the film of the case.
    func firstDifference(from other: Film) -> Int? {
        zip(film.steps, other.steps).enumerated().first { _, pair in
            pair.0.screen?.picture.columns != pair.1.screen?.picture.columns
                || pair.0.screen?.picture.buttonsAtSide != pair.1.screen?.picture.buttonsAtSide
        }?.offset
    }

    /// The pieces of a variant's name, such as `insets` and `bar` of `sidebar/insets+bar`.
    private static func workarounds(_ name: String) -> Set<Substring> {
        Set(name.drop { $0 != "/" }.dropFirst().split(separator: "+"))
    }
}
