internal import SplitFuzz
internal import StatefulTesting

/// A mistake in the command line: the problem, and the argument that has it.
package struct UsageError: Error, Equatable, Sendable {
    package enum Problem: Equatable, Sendable {
        case unknownOption(String, Subcommand?, known: [String])
        case repeatedOption(Option)
        case flagWithValue(Option)
        case missingValue(Option, known: [String] = [])
        case badValue(Option, expected: String, found: String)
        case unknownValue(Option, found: String, known: [String])
        /// A name in a list with commas. Invariants have no groups, and `list` shows them.
        case unknownName(
            Option, kind: String, found: String, nearest: [String], groups: [String] = [])
        case conflict(Option, Option)
        /// None of some options is given, of which there must be one.
        case missingChoice(Subcommand, [Option])
        case missingOperand(Subcommand, expected: String)
        case surplusOperand(expected: String)
        case unknownApp(String, known: [String])
        /// The first argument is neither a subcommand nor an app.
        case unknownFirst(String, apps: [String])
        case unknownVariant(String, app: String, known: [String])
        /// The operand is not one of the known names. `kind` stands before it, as in `there is no
        /// list of "bugs"`.
        case unknownChoice(kind: String, found: String, known: [String])
        case unknownTopicToExplain(String, nearest: [String])
        case notADirectory(String)
        case missingCorpus(String, Subcommand)
        case impossibleSetup(app: String, String)
    }

    let problem: Problem
    /// An index into the arguments; `nil` if something is missing.
    let argument: Int?

    package init(_ problem: Problem, at argument: Int? = nil) {
        self.problem = problem
        self.argument = argument
    }

    /// The text to print: the mistake, the command line with the mistake underlined, and advice.
    ///
    /// - Parameter table: the subcommands that the line may name.
    func message(in line: CommandLineText, of table: CommandTable) -> String {
        var lines = ["\(line.program): \(fault(table))"]
        if let argument { lines += line.pointing(at: argument).map { "  \($0)" } }
        lines += Self.wrapped(advice(line.program)).map { "  \($0)" }
        return lines.map { "\($0)\n" }.joined()
    }

    // MARK: - Text

    /// The columns for advice, which has two blanks before it.
    private static let width = 78

    /// The lines of an advice. Its parts, which line feeds separate, share a line if there is room.
    private static func wrapped(_ advice: String) -> [String] {
        let parts = advice.split(separator: "\n").map(String.init)
        let whole = parts.joined(separator: "; ")
        if whole.displayWidth <= width { return [whole.replacing(String.bond, with: " ")] }
        return parts.flatMap { $0.wrapped(to: width, longWords: .whole) }
    }

    /// Names with commas between them. A line does not break within a name.
    private func list(_ names: [String]) -> String {
        names.isEmpty ? "none" : names.map(\.unbroken).joined(separator: ", ")
    }

    private func fault(_ table: CommandTable) -> String {
        switch problem {
        case .unknownOption(let name, let subcommand, let known):
            (subcommand.map { "\($0.name) has no option \(name)" }
                ?? "there is no option \(name)")
                + (table.subcommands.first { $0.options.contains { $0.name == name } }
                    .map { "; \($0.name) has it" } ?? guess(name, known))
        case .repeatedOption(let option): "\(option.name) is given twice"
        case .flagWithValue(let option): "\(option.name) takes no value"
        case .missingValue(let option, _):
            "\(option.name) needs a value, \(option.value?.placeholder ?? "")"
        case .badValue(let option, let expected, let found):
            "\(option.name) takes \(expected), not \"\(found)\""
        case .unknownValue(let option, let found, let known):
            "\(option.name) has no value \"\(found)\"" + guess(found, known)
        case .unknownName(let option, let kind, let found, _, _):
            "\(option.name): there is no \(kind) \"\(found)\""
        case .conflict(let one, let other):
            "\(one.name) and \(other.name) cannot be used together"
        case .missingChoice(let subcommand, let options):
            "\(subcommand.name) needs \(options.map(\.name).joined(separator: " or "))"
        case .missingOperand(let subcommand, let expected):
            "\(subcommand.name) needs \(expected)"
        case .surplusOperand(let expected): "too many arguments; expected \(expected)"
        case .unknownApp(let name, let known): "there is no app \"\(name)\"" + guess(name, known)
        case .unknownFirst(let name, let apps):
            "there is no subcommand or app \"\(name)\""
                + guess(name, table.subcommands.map(\.name) + apps)
        case .unknownVariant(let name, let app, let known):
            "\(app) has no variant \"\(name)\"" + guess(name, known)
        case .unknownChoice(let kind, let found, let known):
            "there is no \(kind) \"\(found)\"" + guess(found, known)
        case .unknownTopicToExplain(let text, _):
            text.hasSuffix(".case") ? "there is no file \(text)" : "nothing is named \"\(text)\""
        case .notADirectory(let path): "\"\(path)\" is not a directory"
        case .missingCorpus(let path, _): "there is no directory \(path)"
        case .impossibleSetup(let app, let why): "\(app) cannot start like this: \(why)"
        }
    }

    private func advice(_ program: String) -> String {
        switch problem {
        case .unknownOption(Option.version.name, _, _): "write: \(program) \(Option.version.name)"
        case .unknownOption(_, let subcommand, _):
            "see: \(program) help\(subcommand.map { " \($0.name)" } ?? "")"
        case .repeatedOption, .conflict: "leave out one of the two"
        case .flagWithValue(let option): "write: \(option.name)"
        case .missingValue(let option, known: []):
            "write a value after it, as in "
                + CommandLineText(program: option.name, arguments: [option.value?.example ?? ""])
                .text
        case .badValue: "correct the value"
        case .missingValue(_, let known), .unknownValue(_, _, let known),
            .unknownChoice(_, _, let known), .unknownVariant(_, _, let known):
            "known: \(list(known))"
        case .unknownTopicToExplain(_, let nearest):
            "nearest: \(list(nearest))\nall: \(program) list KIND"
        case .unknownName(_, _, _, let nearest, let groups):
            (nearest.isEmpty ? "" : "nearest: \(nearest.joined(separator: ", "))\n")
                + (groups.isEmpty
                    ? "all: \(program) list invariants"
                    : "groups: \(groups.joined(separator: ", "))")
        case .unknownApp(_, let known):
            "known: \(list(known))\nwith their variants: \(program) list apps"
        case .unknownFirst: "see: \(program) help, and: \(program) list apps"
        case .missingOperand(let subcommand, _), .missingChoice(let subcommand, _):
            "see: \(program) help \(subcommand.name)"
        case .surplusOperand: "leave out the rest"
        case .impossibleSetup: "choose another device, release, orientation or window"
        case .notADirectory: "name a directory"
        case .missingCorpus(_, .run), .missingCorpus(_, .merge):
            "correct the path, or add --create to make the directory"
        case .missingCorpus: "correct the path"
        }
    }

    private func guess(_ text: String, _ known: [String]) -> String {
        near(text, known).map { "; did you mean \"\($0)\"?" } ?? ""
    }

    /// The known name that a text begins, as in `--rel`, or the only one that has it as a word, as
    /// in `26`; otherwise the one with the fewest edits. `nil` if none is near.
    private func near(_ text: String, _ known: [String]) -> String? {
        guard text.contains(where: { $0 != "-" }) else { return nil }
        let begun = known.filter { $0.hasPrefix(text) }
        if !begun.isEmpty { return Spelling.nearest(1, to: text, among: begun).first }
        let worded = known.filter { $0.split(separator: " ").contains(Substring(text)) }
        if worded.count == 1 { return worded[0] }
        return Spelling.nearest(to: text, among: known)
    }
}
