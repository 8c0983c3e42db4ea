import Testing

@testable import FuzzCommand

struct JSONTests {
    @Test("keys keep their order, and strings are escaped")
    func text() {
        let value = JSON.object([
            ("z", .string("a \"b\"\\\n\u{1}é")),
            ("a", .array([.integer(-1), .boolean(true), .null])),
            ("empty", .array([])), ("none", .object([])),
        ])

        #expect(
            value.text == """
                {
                  "z": "a \\"b\\"\\\\\\n\\u0001é",
                  "a": [
                    -1,
                    true,
                    null
                  ],
                  "empty": [],
                  "none": {}
                }

                """)
    }

    @Test("what a terminal obeys, what ends a line, and noncharacters are escaped")
    func escapes() {
        // Swift's own literals cannot have it.
        let noncharacter = Unicode.Scalar(0xfdd0).map(String.init) ?? ""
        let value = JSON.string("\0\u{7f}\u{9b}\u{2028}\(noncharacter)\u{fffe}\u{1ffff}\u{a0}😀</a>")

        #expect(
            value.text
                == "\"\\u0000\\u007f\\u009b\\u2028\\ufdd0\\ufffe\\ud83f\\udfff\u{a0}😀</a>\"\n")
    }
}
