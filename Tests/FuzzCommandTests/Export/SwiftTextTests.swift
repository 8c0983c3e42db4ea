import Testing

@testable import FuzzCommand

struct SwiftTextTests {
    @Test("names of types and members are identifiers, whatever an app is called")
    func names() {
        #expect(SwiftText.typeName("sidebar/insets+bar+safe-area") == "SidebarInsetsBarSafeArea")
        #expect(SwiftText.typeName("käse 2 \u{202e}go") == "KSe2Go")
        #expect(SwiftText.memberName("master-detail") == "masterDetail")
        #expect(SwiftText.memberName("2go") == "app2go")
        #expect(SwiftText.memberName("…") == "app")
        #expect(SwiftText.moduleName("shop-fuzz") == "shop_fuzz")
        #expect(SwiftText.moduleName("2shop") == "_shop")
    }

    @Test("strings escape quotes, backslashes, control and bidirectional characters")
    func literals() {
        #expect(
            SwiftText.literal("a\"b\\(c)\n\t\u{7f}\u{202e}\u{2066}ü")
                == #""a\"b\\(c)\n\u{9}\u{7f}\u{202e}\u{2066}ü""#)
        #expect(SwiftText.rawLiteral("a\nb\n") == ["#\"\"\"", "a", "b", "", "\"\"\"#"])
        #expect(SwiftText.rawLiteral("\"\"\"# \\##(a)").first == "###\"\"\"")
    }

    @Test("a long sentence is a string of several lines that reads as one")
    func calls() {
        let word = String(repeating: "x", count: 40)

        #expect(SwiftText.call("f", "a \"b\"", indent: 4) == ["f(\"a \\\"b\\\"\")"])
        #expect(
            SwiftText.call("f", "\(word) \(word) \(word)", indent: 4) == [
                "f(", "    \"\"\"", "    \(word) \(word) \\", "    \(word)", "    \"\"\")",
            ])
    }
}
