import Foundation
import SplitFuzz
import StatefulTesting
import Testing

@testable import FuzzCommand
@testable import LabCommand

@MainActor struct SelftestCommandTests {
    @Test("a planted mistake is caught, with invariant, app, actions and shortest sequence")
    func caught() {
        let ran = fuzzlab(["selftest", "--only", "popover/no-size", "--cases", "16"])

        #expect(
            ran.output == """

                apps
                  caught  popover/no-size [A-131, A-132]                                   0.0 s
                          by sizes-match
                          after 4 actions; shortest, in popover/no-size: tap "window/Open"

                Score                       caught   planted     share  to reach
                  apps                           1         1     100 %

                Caught by one invariant alone
                  sizes-match
                          popover/no-size

                Invariants that caught nothing
                          \(Self.others(than: "sizes-match"))

                This build has no mutations of the model. To plant them too: scripts/selftest

                """)
        #expect(ran.status == .asExpected && ran.error.isEmpty)
    }

    @Test("a name that is no fault and no group is a mistake, and so is an app")
    func unknown() {
        let ran = fuzzlab(["selftest", "--only", "defects,popover/no-sise"])

        #expect(ran.status == .badInput)
        #expect(
            ran.error.hasPrefix(
                "fuzzlab: --only: there is no fault or group \"popover/no-sise\"\n"))
        #expect(ran.error.contains("nearest: popover/no-size, "))
        #expect(ran.error.hasSuffix("\n  groups: defects, apps\n"))
        #expect(fuzzlab(["selftest", "sidebar"]).status == .badInput)
        #expect(
            fuzzlab(["selftest", "--only", "apps", "--update"]).error.contains(
                "--update and --only cannot be used together"))
    }

    @Test("a file that is no score is a mistake")
    func badScore() throws {
        let folder = try Folder()
        try FileManager.default.createDirectory(
            atPath: "\(folder.path)/scripts", withIntermediateDirectories: true)
        try folder.write("nonsense\n", to: "scripts/selftest-score.tsv")

        let ran = fuzzlab(["selftest", "--only", "popover/no-size"], in: folder)

        #expect(ran.status == .badInput)
        #expect(ran.error.contains("scripts/selftest-score.tsv is no score"))
    }

    // MARK: - Results

    @Test("a score survives its file; damaged files are none")
    func scoreFile() throws {
        let text = "group\tcaught\tplanted\ndefects\t7\t10\nSplit\t0\t0\n"
        let score = try #require(SelftestScore(text))

        #expect(score.text == text)
        #expect(score["defects"]?.percent == 70)
        for broken in ["", "group\n", "group\tcaught\tplanted\ndefects\t11\t10\n"] {
            #expect(SelftestScore(broken) == nil)
        }
    }

    @Test("a smaller share than the committed one is below it, whatever the numbers")
    func below() {
        let goal = SelftestScore.Entry(group: "apps", caught: 3, planted: 4)

        #expect(SelftestScore.Entry(group: "apps", caught: 5, planted: 8).isBelow(goal))
        #expect(!SelftestScore.Entry(group: "apps", caught: 6, planted: 8).isBelow(goal))
    }

    @Test("a group has one line of the score, wherever its faults are; the control has none")
    func groups() throws {
        let faults = PlantedFault.all
        let defect = try #require(faults.first { $0.group == PlantedFault.defects })
        let app = try #require(faults.first { $0.group == PlantedFault.apps })
        let results = [PlantedFault.controls[0], defect, app, defect].enumerated().map {
            number, fault in
            var result = FaultResult(fault: fault, number: number)
            result.trials[1] = Trial(isReached: true)
            return result
        }

        #expect(
            SelftestScore(results).text == "group\tcaught\tplanted\ndefects\t0\t2\napps\t0\t1\n")
    }

    @Test("what no app comes to counts neither as caught nor as missed")
    func unreached() throws {
        let fault = try #require(PlantedFault.all.first)
        let result = FaultResult(fault: fault, number: 1)
        let summary = SelftestSummary([result], committed: nil)

        #expect(summary.missed.isEmpty && summary.unreached.count == 1)
        #expect(summary.score["defects"]?.percent == nil)
    }

    @Test("what is missed is named with its effect, lowers the score, and ends with 1")
    func missed() throws {
        let fault = try #require(PlantedFault.all.first { $0.name == "compact-column-set-once" })
        var result = FaultResult(fault: fault, number: 8)
        result.trials[1] = Trial(first: nil, invariants: [], actions: 1_234, isReached: true)
        let summary = SelftestSummary(
            [result], committed: SelftestScore("group\tcaught\tplanted\ndefects\t1\t1\n"))
        let text = SelftestText(palette: Palette(isOn: false))

        #expect(summary.status == .finding && summary.below.map(\.group) == ["defects"])
        #expect(
            text.text(result) == """
                  MISSED  compact-column-set-once [B-018]                                  0.0 s
                          a user would see: another controller is set for the compact column:
                          the compact column keeps the first one; nothing failed in 1,234
                          actions

                """)
        #expect(
            text.text(summary).contains(
                "defects: 0 of 1 caught; to reach: 1 of 1"))
    }

    @Test("a failure of the control ends with 1")
    func control() {
        var result = FaultResult(fault: PlantedFault.controls[0], number: 0)
        result.trials[1] = Trial(
            first: Trial.Failure(
                app: 0, signature: Signature(invariant: "place-kept", location: "", rule: ""),
                trace: Trace(setup: [0, 0, 0, 0, 0], actions: []), actions: 0),
            invariants: ["place-kept"], actions: 1, isReached: true)
        let summary = SelftestSummary([result], committed: nil)

        #expect(summary.status == .finding)
        #expect(SelftestText(palette: Palette(isOn: false)).text(result).hasPrefix("  WRONG   "))
    }

    @Test("the median counts seeds without a failure as the longest")
    func median() {
        var result = FaultResult(fault: PlantedFault.controls[0], number: 0)
        let counts: [Int?] = [nil, 30, 10, nil, 20]
        for (index, count) in counts.enumerated() {
            let failure = count.map {
                Trial.Failure(
                    app: 0, signature: Signature(invariant: "x", location: "", rule: ""),
                    trace: Trace(setup: [0, 0, 0, 0, 0], actions: []), actions: $0)
            }
            result.trials[index + 1] = Trial(first: failure)
        }

        #expect(result.actions == 30)
        result.trials[3] = Trial()
        #expect(result.actions == nil)
    }

    @Test("a trial survives its bytes, and no other bytes are one")
    func bytes() throws {
        let failure = Trial.Failure(
            app: 3, signature: Signature(invariant: "a", location: "b", rule: "tap"),
            trace: Trace(setup: [1, 0], actions: []), actions: 17)
        let trial = Trial(first: failure, invariants: ["a", "c"], actions: 90, isReached: true)

        #expect(try Trial(decoding: trial.encoded) == trial)
        #expect(try Trial(decoding: Trial().encoded) == Trial())
        #expect(throws: TransferError.self) { try Trial(decoding: trial.encoded + [0]) }
    }

    /// The names of all other invariants, as the text wraps them.
    private static func others(than name: String) -> String {
        SplitMachine.judgedNames.filter { $0 != name }.joined(separator: ", ")
            .wrapped(to: 70, longWords: .whole).joined(
                separator: "\n" + String(repeating: " ", count: 10))
    }
}
