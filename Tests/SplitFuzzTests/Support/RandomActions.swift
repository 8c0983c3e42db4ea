import Testing
@_spi(Simulation) import TreeCheck
@_spi(Simulation) import UIKitModel

@testable import SplitFuzz
@testable import StatefulTesting

extension AppDriver {
    private static let setups: [LaunchSetup.Choice] = [
        .init(), .init(orientation: .portrait), .init(direction: .rightToLeft),
        .init(window: .third), .init(window: .half), .init(device: .iPhone12ProMax),
        .init(device: .iPhone12ProMax, orientation: .portrait), .init(device: .iPhoneSE),
    ]

    /// Expects that random actions break nothing in an app, on several devices and in several
    /// windows, as documented or on a release. The actions are the same in every run. Devices that
    /// do not run the release are left out.
    static func expectSilenceOfRandomActions(
        on release: LaunchSetup.Release = .asDocumented,
        sourceLocation: SourceLocation = #_sourceLocation,
        in makeRoot: @escaping @MainActor () -> UIViewController
    ) throws {
        for var choice in setups {
            choice.release = release
            for seed: UInt64 in 1...2 {
                let app = AppUnderTest.planted(
                    hints: seed == 1 ? .pageOnTop : AppUnderTest.Hints(), makeRoot)
                guard app.impossibility(choosing: choice) == nil else { continue }
                let subject = try #require(app.subjects(choosing: choice).first)
                let broken = try subject.whatBreaks(
                    by: 25, seed: seed, withSeldomRules: seed % 2 == 0)
                #expect(
                    broken == nil, "seed \(seed), \(choice)", sourceLocation: sourceLocation)
            }
        }
    }
}

extension Subject<SplitMachine> {
    /// The first violation by so many random actions, and the actions up to it; `nil` if they break
    /// nothing. The same in every run.
    @MainActor func whatBreaks(
        by count: Int, seed: UInt64, withSeldomRules: Bool
    ) throws -> String? {
        var replay = try Executor(self).begin(setup: simplestSetup)
        let leftOut = withSeldomRules ? [] : replay.table.seldomRules
        var trace = ["launch"]
        var word = seed &* 0x9e37_79b9_7f4a_7c15
        var outcome = replay.judge()
        for _ in 0..<count {
            if case .violated = outcome { break }
            let choices = replay.choices(without: leftOut)
            word = word &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            let action = choices[Int((word >> 33) % UInt64(choices.count))]
            trace.append(CaseFormat.cases.text(of: action))
            outcome = replay.apply(action)
            #expect(replay.machine.simulation.checkTree() == [], "\(trace)")
        }
        guard case .violated(_, let first, _) = outcome else { return nil }
        return "\(first.invariant) at \(first.location): \(first.remark): "
            + trace.joined(separator: "; ")
    }
}
