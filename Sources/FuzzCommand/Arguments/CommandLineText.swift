/// A command line that the user can type again.
struct CommandLineText {
    let program: String
    let arguments: [String]

    /// On one line, with quotes where a shell needs them.
    var text: String {
        ([program] + arguments).map(Self.quoted).joined(separator: " ")
    }

    /// The line, and under it a mark below the argument with that index.
    func pointing(at index: Int) -> [String] {
        let before = ([program] + arguments[..<index]).map(Self.quoted).joined(separator: " ")
        let length = Self.quoted(arguments[index]).count
        return [
            text,
            String(repeating: " ", count: before.count + 1) + "^"
                + String(repeating: "~", count: length - 1),
        ]
    }

    /// The word, in single quotes if a shell would change it.
    static func quoted(_ word: String) -> String {
        let plain = word.utf8.allSatisfy { byte in
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"):
                true
            default: "-_./+=:,@%".utf8.contains(byte)
            }
        }
        if plain, !word.isEmpty { return word }
        let inner = word.split(separator: "'", omittingEmptySubsequences: false)
        return "'" + inner.joined(separator: "'\\''") + "'"
    }
}
