internal import StatefulTesting

/// A command line that cannot be carried out: what is wrong, and with which argument.
struct UsageError: Error, Equatable, Sendable {
    enum Problem: Equatable, Sendable {
        case unknownOption(String, Subcommand?, known: [String])
        case repeatedOption(Option)
        case flagWithValue(Option)
        case missingValue(Option)
        case badValue(Option, expected: String, found: String)
        case unknownValue(Option, found: String, known: [String])
        case conflict(Option, Option)
        case missingOperand(Subcommand, expected: String)
        case surplusOperand(expected: String)
        case unknownApp(String, known: [String])
        case bareVariant(String, meant: String)
        case unknownVariant(String, app: String, known: [String])
        case lateSubcommand(Subcommand)
        case unknownKind(String, known: [String])
        case notADirectory(String)
        case impossibleSetup(app: String, String)
    }

    let problem: Problem
    /// An index into the arguments; `nil` where something is missing.
    let argument: Int?

    init(_ problem: Problem, at argument: Int? = nil) {
        self.problem = problem
        self.argument = argument
    }

    /// What is printed: the fault, the line with the fault underlined, and what to do.
    func message(in line: CommandLineText) -> String {
        var lines = ["\(line.program): \(fault)"]
        if let argument { lines += line.pointing(at: argument).map { "  \($0)" } }
        lines.append("  \(advice(line.program))")
        return lines.map { "\($0)\n" }.joined()
    }

    // MARK: - Words

    private var fault: String {
        switch problem {
        case .unknownOption(let name, let subcommand, let known):
            (subcommand.map { "\($0.rawValue) has no option \(name)" }
                ?? "there is no option \(name)") + optionGuess(name, known)
        case .repeatedOption(let option): "\(option.name) is given twice"
        case .flagWithValue(let option): "\(option.name) takes no value"
        case .missingValue(let option):
            "\(option.name) needs a value, \(option.placeholder ?? "")"
        case .badValue(let option, let expected, let found):
            "\(option.name) takes \(expected), not \"\(found)\""
        case .unknownValue(let option, let found, let known):
            "\(option.name) knows no \"\(found)\"" + guess(found, known)
        case .conflict(let one, let other): "\(one.name) and \(other.name) exclude each other"
        case .missingOperand(let subcommand, let expected):
            "\(subcommand.rawValue) needs \(expected)"
        case .surplusOperand(let expected): "only \(expected) is taken"
        case .unknownApp(let name, let known): "there is no app \"\(name)\"" + guess(name, known)
        case .bareVariant(let name, _): "there is no app \"\(name)\", only a variant"
        case .unknownVariant(let name, let app, let known):
            "\(app) has no variant \"\(name)\"" + guess(name, known)
        case .lateSubcommand(let subcommand):
            "\(subcommand.rawValue) is a subcommand, and stands before everything else"
        case .unknownKind(let name, let known):
            "there is no list of \"\(name)\"" + guess(name, known)
        case .notADirectory(let path): "\(path) is no directory"
        case .impossibleSetup(let app, let why): "\(app) cannot start so: \(why)"
        }
    }

    private func advice(_ program: String) -> String {
        switch problem {
        case .unknownOption(_, let subcommand, _):
            "see: \(program) \(subcommand.map { "\($0.rawValue) " } ?? "")--help"
        case .repeatedOption: "leave one of the two out"
        case .flagWithValue(let option): "write: \(option.name)"
        case .missingValue, .badValue: "correct the value"
        case .unknownValue(_, _, let known), .unknownKind(_, let known):
            "known: \(known.joined(separator: ", "))"
        case .bareVariant(_, let meant): "write: \(meant)"
        case .unknownVariant(_, _, let known): "known: \(known.joined(separator: ", "))"
        case .unknownApp(_, let known):
            "known: \(known.joined(separator: ", ")); with their variants: \(program) list apps"
        case .conflict: "leave one of the two out"
        case .missingOperand(let subcommand, _): "see: \(program) \(subcommand.rawValue) --help"
        case .surplusOperand: "leave the rest out"
        case .lateSubcommand(let subcommand): "write: \(program) \(subcommand.rawValue) …"
        case .impossibleSetup: "choose another device, orientation or window"
        case .notADirectory: "name a directory; it may be one that does not exist yet"
        }
    }

    /// An option of another subcommand is no slip of spelling.
    private func optionGuess(_ name: String, _ known: [String]) -> String {
        guard let option = Option(name: name) else { return guess(name, known) }
        let owner = Subcommand.allCases.first { $0.options.contains(option) }
        return owner.map { "; \($0.rawValue) has" } ?? ""
    }

    private func guess(_ word: String, _ known: [String]) -> String {
        Spelling.nearest(to: word, among: known).map { "; did you mean \"\($0)\"?" } ?? ""
    }
}
