import FuzzCommand
import Testing

@MainActor struct ListCommandTests {
    @Test(
        "every list fits into 80 columns, as text and as JSON",
        arguments: ["apps", "rules", "invariants", "defects", "doubts", "devices", "releases"])
    func lists(kind: String) {
        let text = fuzzsplit("list", kind)
        let json = fuzzsplit("list", kind, "--format", "json")

        #expect(text.status == .asExpected && json.status == .asExpected)
        #expect(!text.lines.isEmpty && text.lines.allSatisfy { $0.count <= 80 })
        #expect(json.output.hasPrefix("{\n  \"\(kind)\": [\n    {\n      \"name\": "))
    }

    @Test("an app is listed with its device and release, a variant by its full name")
    func apps() {
        let lines = fuzzsplit("list", "apps", on: [.launch]).lines

        #expect(
            lines == [
                "launch         a navigation controller that is launched with a stack of two;",
                "               iPad Pro 11-inch, iOS 27.1, landscape",
                "launch/raises  both are the same controller, which raises",
                "launch/works   they are two",
            ])
    }

    @Test("rules, devices, releases and invariants name their sources")
    func sources() {
        for kind in ["rules", "devices", "invariants"] {
            let text = fuzzsplit("list", kind).output

            // Each entry begins at the left, and ends with its sources.
            for entry in text.split(separator: #/\n(?=\S)/#)
            where !entry.hasPrefix("as-app-expects") {
                #expect(entry.contains(#/\[[ABCD]-[T0-9]+(?s:.*)\]\s*$/#), "\(entry)")
            }
        }
        #expect(fuzzsplit("list", "releases").output.contains(" [A-011, A-012"))
        #expect(
            fuzzsplit("list", "rules").lines.contains(
                "edge-swipe     user: swipes a hidden sidebar in from its edge:"))
    }

    @Test("a doubt says how many cases of the corpus fail only in its default reading")
    func doubts() throws {
        let folder = try Folder()
        let expect = "fails primary-content-on-screen at primary"
        let push = "tap \"primary/Presenters\""
        try folder.write(ExampleCase.failing, to: "Corpus/turn.case")
        try folder.write(
            ExampleCase.text(expect: expect, actions: [push, "dock reveal"]), to: "Corpus/dock.case"
        )
        // It passes, and no reading of UIKit is the reason.
        try folder.write(
            ExampleCase.text(expect: expect, actions: ["dock reveal"]), to: "Corpus/passes.case")
        try folder.write("nonsense", to: "bad/bad.case")

        let text = fuzzsplit("list", "doubts", in: folder)
        let json = fuzzsplit("list", "doubts", "--format", "json", in: folder)
        let bad = fuzzsplit("list", "doubts", "--corpus", "bad", in: folder)
        let without = fuzzsplit("list", "doubts")

        let entries = text.output.split(separator: #/\n(?=\S)/#).map { entry in
            entry.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        }
        let deciding = entries.filter { !$0.contains("; decides 0 of 3 cases [") }
        #expect(text.status == .asExpected)
        #expect(deciding.count == 1)
        #expect(deciding.allSatisfy { $0.hasPrefix("dockWalk ") })
        #expect(deciding.allSatisfy { $0.contains("; decides 1 of 3 cases [") })
        #expect(json.output.contains("\"decides\": 1,\n      \"cases\": 3\n"))
        #expect(bad.status == .badInput && bad.error.hasPrefix("bad/bad.case:1:1: "))
        #expect(bad.output.contains("decides 0 of 0 cases"))
        #expect(without.status == .asExpected && !without.output.contains(" cases ["))
    }
}
