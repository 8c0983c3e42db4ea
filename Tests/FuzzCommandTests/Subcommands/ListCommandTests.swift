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

    @Test("releases are listed with what they are")
    func releases() {
        #expect(
            fuzzsplit("list", "releases").output == """
                iOS 14        columns, with the defects of article 000
                asDocumented  the documented behaviour, without defects
                iOS 12        classic split views, and popovers before sheets
                iOS 8         the first popovers that adapt, with their defects

                """)
    }
}
