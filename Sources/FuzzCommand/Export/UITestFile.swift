internal import StatefulTesting

/// A case as a Swift file with a UI test.
@MainActor struct UITestFile {
    private let exported: ExportedCase
    private let steps: [UITestStep]
    private let view: OutsideView

    init(_ exported: ExportedCase) {
        self.exported = exported
        var isClosed = exported.isOnPhoneThatFolds
        steps = exported.actions.map { action in
            if ["open", "half-open"].contains(action.rule) { isClosed = false }
            if action.rule == "close" { isClosed = exported.isOnPhoneThatFolds }
            // A closed phone does not follow `XCUIDevice.orientation` (D-293).
            if isClosed, action.rule == "rotate" {
                return UITestStep(byHand: "turn the phone to \(Self.held(action.values[0]))")
            }
            return UITestStep(action, isRightToLeft: exported.isRightToLeft)
        }
        view = OutsideView(of: exported.invariant)
    }

    /// The whole text, with a line feed at its end.
    var text: String {
        let lines =
            notice
            + ExportHeader.lines(
                exported, kind: "A UI test",
                claim: "If a device shows it, the test should fail until it is repaired.")
            + manual + ["", "import XCTest", ""]
            + SwiftText.comment("\(exported.failure), in the model.", marks: "///")
            + ["final class \(exported.typeName): XCTestCase {"]
            + ["    @MainActor func test\(testName)() throws {"]
            + body.map { $0.isEmpty ? "" : "        \($0)" }
            + ["    }", "", "    private let isRightToLeft = \(exported.isRightToLeft)", "}", ""]
            + ["// Every exported test has the same helpers below this line.", "", "@MainActor"]
            + ["extension \(exported.typeName) {", Self.helpers, "}"]
        return lines.joined(separator: "\n") + "\n"
    }

    private var testName: String {
        let name = SwiftText.typeName(exported.invariant)
        return name.isEmpty ? "Case" : name
    }

    /// The oldest iOS that the simulators of Xcode 26 have.
    private static let oldestSimulated = 15

    /// The first thing to know of a case that no simulator can run.
    private var notice: [String] {
        let release = exported.setup("release")
        guard let number = release.split(separator: " ").last.flatMap({ Int($0) }),
            number < Self.oldestSimulated
        else { return [] }
        return SwiftText.comment(
            "No current Xcode simulates \(release): those of Xcode 26 begin with iOS "
                + "\(Self.oldestSimulated). This test needs a device with \(release).") + ["//"]
    }

    /// The header's part about what a person does.
    private var manual: [String] {
        var sentences = [
            "Run it on this device and release, which no test can choose. The target of the UI tests "
                + "must name the app."
        ]
        if !exported.committed.alsoBy.isEmpty {
            sentences.append(
                "The case has other ways into the failure below \"also-by:\", which are not here.")
        }
        if needsPerson {
            sentences.append(
                "Some steps need a person: without FUZZSPLIT_BY_HAND in its environment, the test is "
                    + "skipped there. With it, each such step has 30 seconds.")
        }
        if view.look != nil {
            sentences.append(
                "No assertion decides what the last comment asks: look at the screenshot in the "
                    + "test's report.")
        }
        return sentences.flatMap { ["//"] + SwiftText.comment($0) }
    }

    private var needsPerson: Bool {
        startByHand != nil
            || groups.contains { group in
                let first = group.lowerBound
                return exported.actions[first].timing != nil || steps[first].statements == nil
            }
    }

    // MARK: - The test

    /// The actions as groups: those of a group follow each other before the first comes to rest.
    private var groups: [Range<Int>] {
        var groups: [Range<Int>] = []
        var start = 0
        for (index, action) in exported.actions.enumerated()
        where action.timing == nil || index == exported.actions.count - 1 {
            groups.append(start..<index + 1)
            start = index + 1
        }
        return groups
    }

    /// Whether the case is judged before its last action comes to rest.
    private var isJudgedAmidTransition: Bool { exported.actions.last?.timing != nil }

    private var body: [String] {
        var lines = ["continueAfterFailure = false"] + start
        for (number, group) in groups.enumerated() {
            lines.append("")
            lines += group.map { "// \($0 + 1)  \(exported.actions[$0].line)" }
            if number == groups.count - 1, comparesScreens {
                lines.append("let before = shownElements()")
            }
            lines += statements(of: group)
        }
        return lines + [""] + judgement
    }

    private var start: [String] {
        let orientation = UITestStep.orientations[exported.setup("orientation")] ?? "portrait"
        let folds = exported.isOnPhoneThatFolds
        let hand = startByHand.map(byHand) ?? []
        let launch = [exported.isRightToLeft ? "launch()" : "app.launch()", "waitUntilStill()"]
        let turn = "XCUIDevice.shared.orientation = .\(orientation)"
        return folds ? hand + launch : [turn] + launch + hand
    }

    /// What a person does at the start; `nil` for the whole screen of a phone or an iPad.
    private var startByHand: String? {
        if exported.isOnPhoneThatFolds {
            let orientation = Self.held(exported.setup("orientation"))
            return "close the phone, and hold it in \(orientation)"
        }
        let window = exported.setup("window")
        return window == "full" ? nil : UITestStep.windows[window].map { "give the app \($0)" }
    }

    /// An orientation of a closed phone that folds. Its camera is at either side in landscape
    /// (D-206); in the model it is at the right until the phone is turned over.
    private static func held(_ orientation: String) -> String {
        orientation == "landscape" ? "landscape, with its camera at the right" : orientation
    }

    private func statements(of group: Range<Int>) -> [String] {
        if group.count == 1, exported.actions[group.lowerBound].timing == nil {
            let step = steps[group.lowerBound]
            return step.statements ?? byHand(step.words)
        }
        var words = ""
        for index in group {
            words += steps[index].words
            guard let timing = exported.actions[index].timing else { continue }
            let isLast = index == group.upperBound - 1
            words += isLast ? ", and look at the screen" : ", and"
            words += " \(Self.moment(timing))"
            words += isLast ? ": \(question)" : ", "
        }
        return byHand(words)
    }

    /// A moment of a transition, in words.
    private static func moment(_ timing: String) -> String {
        switch timing {
        case "start": "as soon as that begins"
        case "middle": "amid the transition that begins"
        case "last": "just before the transition that begins has ended"
        default: "before the app does what it has put off"
        }
    }

    /// A call that leaves a step to a person.
    private func byHand(_ words: String) -> [String] {
        let text = words.prefix(1).uppercased() + words.dropFirst()
        return SwiftText.call("try byHand", text.hasSuffix("?") ? text : "\(text).", indent: 8)
    }

    // MARK: - The judgement

    private var comparesScreens: Bool {
        view.comparesScreens && !exported.actions.isEmpty && !isJudgedAmidTransition
    }

    private var question: String {
        view.look ?? "Does this hold: \(OutsideView.summary(of: exported.invariant))?"
    }

    private var judgement: [String] {
        let summary = OutsideView.summary(of: exported.invariant)
        var lines = SwiftText.comment("\(exported.invariant): \(summary).", indent: 8)
        if isJudgedAmidTransition { return lines + ["\(OutsideView.running)()"] }
        lines += view.checks.map { "\($0)()" }
        if comparesScreens {
            lines.append(
                "XCTAssertEqual(shownElements(), before, \"the last step changes the screen\")")
        }
        if let look = view.look {
            lines += SwiftText.comment("Look: \(look)", indent: 8)
            lines.append("attachScreenshot(\(SwiftText.literal(exported.invariant)))")
        }
        return lines
    }
}
