import Testing

@testable import FuzzCommand

/// Text of apps, files and case files, on its way to terminals and logs. The app is `speaking` of
/// `Tests/Fixtures/Hostile`.
struct SafeTextTests {
    private static let escapes = "\u{1b}[2J\u{7}\u{202e}\n::error::planted\r##[error]planted"
    private static let name = "\(escapes).case"
    private let program: BuiltProgram
    private let folder: Folder

    init() throws {
        program = try BuiltProgram("hostilefuzz")
        folder = try Folder()
        let title = #"window/\u{1b}[2J\u{7}\u{202e}\n::error::planted\u{d}##[error]planted"#
        let text = """
            fuzzsplit 1
            app: speaking/default
            device: iPad 9.7-inch
            release: iOS 14
            direction: left-to-right
            orientation: landscape
            window: full
            expect: fails keeps-running at trap
            note: a person wrote ##[error]planted
            ---
            tap "\(title)"

            """
        try folder.write(text, to: Self.name)
        try folder.write("nonsense \(Self.escapes)\n", to: "bad/\(Self.name)")
    }

    private static let commands =
        [
            "show *.case", "show bad/*.case", "list apps", "explain *.case", "explain speaking",
            "shrink bad/*.case", "run \"$(ls bad)\"", "export --swift-testing *.case",
            "explore speaking --depth 1",
        ]
        + [
            "run speaking --seed 1 --cases 0 --corpus c --create", "replay *.case bad",
            "merge *.case bad --corpus c --create",
        ].flatMap { [$0, "\($0) --format github"] }
        + ["json", "junit", "sarif"].map { "replay *.case bad --format \($0)" }

    @Test(
        "no command lets text of others reach a terminal or GitHub as it is", arguments: commands)
    func safe(command: String) throws {
        let ran = try program.shell("\"$program\" \(command)", in: folder)

        #expect(!(ran.output + ran.error).isEmpty)
        for text in [ran.output, ran.error] {
            let unsafe: Set<Unicode.Scalar> = ["\u{1b}", "\u{7}", "\u{202e}", "\r"]
            #expect(!text.unicodeScalars.contains(where: unsafe.contains))
            guard command.hasSuffix("github") else { continue }
            #expect(!text.contains("##["))
            for line in text.split(separator: "\n") {
                let isCommand = line.drop(while: \.isWhitespace).hasPrefix("::")
                let isOwn = line.hasPrefix("::error title=") || line.hasPrefix("::error file=")
                #expect(!isCommand || isOwn, "\(line)")
            }
        }
    }

    @Test("a terminal gets the sequences of the command itself, and no others")
    func own() {
        let palette = Palette(isOn: true)
        let own = palette.bad("a") + Progress.eraser + palette.good("b\t\n")

        #expect(TerminalText.safe(own) == own)
        #expect(TerminalText.safe("\u{1b}[2J\u{9b}31m\r\n") == "\\u{1b}[2J\\u{9b}31m\\u{d}\n")
    }

    @Test("a command with a control character in an argument can be pasted")
    func pasted() throws {
        let argument = "a'\u{1b}\n\u{202e}\\"
        let text = CommandLineText(program: "printf", arguments: ["%s", argument]).text

        #expect(text == #"printf %s $'a\'\033\012\342\200\256\\'"#)
    }
}
