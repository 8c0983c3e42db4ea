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
}
