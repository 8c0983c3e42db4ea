/// An argument that is neither an option nor the subcommand.
struct Operand: Hashable, Sendable {
    let text: String
    /// Its index in the arguments of the command line.
    let index: Int
}

/// The command line as subcommand, options and operands. The values are not checked yet.
struct ParsedArguments {
    /// `nil` if none is given; the command then runs `run`, or prints the general help.
    let subcommand: Subcommand?
    private(set) var operands: [Operand] = []
    private var values: [Option: Operand] = [:]

    init(_ arguments: [String]) throws(UsageError) {
        subcommand = arguments.first.flatMap(Subcommand.init)
        var index = subcommand == nil ? 0 : 1
        var isPastOptions = false
        while index < arguments.count {
            let argument = arguments[index]
            if isPastOptions || argument == "-" || !argument.hasPrefix("-") {
                operands.append(Operand(text: argument, index: index))
            } else if argument == "--" {
                isPastOptions = true
            } else {
                try takeOption(arguments, &index)
            }
            index += 1
        }
    }

    /// The same arguments at the places of another command line that has these options too, so that
    /// errors point into that one.
    func placed(as typed: ParsedArguments) -> ParsedArguments {
        var copy = self
        for (option, place) in typed.values {
            guard let own = values[option] else { continue }
            copy.values[option] = Operand(text: own.text, index: place.index)
        }
        copy.operands = operands.map {
            Operand(text: $0.text, index: typed.operands.first?.index ?? $0.index)
        }
        return copy
    }

    func has(_ option: Option) -> Bool {
        values[option] != nil
    }

    /// The value as typed; `nil` if the option is not given.
    func value(_ option: Option) -> Operand? {
        values[option]
    }

    /// The operand of a subcommand that takes exactly one.
    ///
    /// - Parameter expected: a description of the operand, for the error message.
    /// - Throws: `UsageError` if there is no operand, or more than one.
    func onlyOperand(_ expected: String) throws(UsageError) -> Operand {
        if operands.count > 1 {
            throw UsageError(.surplusOperand(expected: expected), at: operands[1].index)
        }
        guard let first = operands.first else { throw missingOperand(expected) }
        return first
    }

    func missingOperand(_ expected: String) -> UsageError {
        UsageError(.missingOperand(subcommand ?? .run, expected: expected))
    }

    // MARK: - Options

    private mutating func takeOption(
        _ arguments: [String], _ index: inout Int
    ) throws(UsageError) {
        let parts = arguments[index].split(
            separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        let command = subcommand ?? .run
        let accepted = command.options + (command == .run ? [.version] : [])
        guard let option = Option(name: String(parts[0])), accepted.contains(option) else {
            throw UsageError(
                .unknownOption(String(parts[0]), subcommand, known: accepted.map(\.name)),
                at: index)
        }
        guard values[option] == nil else {
            throw UsageError(.repeatedOption(option), at: index)
        }
        guard option.placeholder != nil else {
            if parts.count > 1 { throw UsageError(.flagWithValue(option), at: index) }
            values[option] = Operand(text: "", index: index)
            return
        }
        if parts.count > 1 {
            values[option] = Operand(text: String(parts[1]), index: index)
        } else if index + 1 < arguments.count {
            index += 1
            values[option] = Operand(text: arguments[index], index: index)
        } else {
            let known = option == .format ? (subcommand ?? .run).formats : []
            throw UsageError(.missingValue(option, known: known), at: index)
        }
    }
}
