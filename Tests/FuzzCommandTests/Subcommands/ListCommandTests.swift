import FuzzCommand
import Testing

@MainActor struct ListCommandTests {
    @Test(
        "every list fits into 80 columns, as text and as JSON",
        arguments: ["apps", "rules", "invariants", "defects", "devices", "releases"])
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
                "               iPad Pro 11-inch, iOS 27, landscape",
                "launch/raises  both are the same controller, which raises",
                "launch/works   they are two",
            ])
    }

    @Test("rules, devices, releases and invariants name their sources")
    func sources() {
        for kind in ["rules", "devices", "invariants"] {
            let text = fuzzsplit("list", kind).output

            // Each entry begins at the left, and ends with its sources.
            for entry in text.split(separator: #/\n(?=\S)/#) {
                #expect(entry.contains(#/\[[ABC]-[T0-9]+(?s:.*)\]\s*$/#), "\(entry)")
            }
        }
        #expect(fuzzsplit("list", "releases").output.contains(" [A-011, A-012"))
        #expect(
            fuzzsplit("list", "rules").lines.contains(
                "edge-swipe     user: swipes a hidden sidebar in from its edge:"))
    }
}
