/// An argument that is neither an option nor the subcommand.
package struct Operand: Hashable, Sendable {
    package let text: String
    /// Its index in the arguments of the command line.
    package let index: Int
}

/// The command line as subcommand, options and operands. The values are not checked yet.
package struct ParsedArguments {
    /// The subcommands that are known.
    private let table: CommandTable
    /// `nil` if none is given.
    let subcommand: Subcommand?
    package private(set) var operands: [Operand] = []
    private var values: [Option: Operand] = [:]

    init(_ arguments: [String], of table: CommandTable = .fuzzsplit) throws(UsageError) {
        self.table = table
        subcommand = arguments.first.flatMap(table.subcommand)
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

    /// The subcommand to perform.
    var command: Subcommand { subcommand ?? table.standard }

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

    package func has(_ option: Option) -> Bool {
        values[option] != nil
    }

    /// The value as typed; `nil` if the option is not given.
    package func value(_ option: Option) -> Operand? {
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

    package func missingOperand(_ expected: String) -> UsageError {
        UsageError(.missingOperand(command, expected: expected))
    }

    /// Throws if there is an operand, with what is expected instead.
    package func rejectOperands(_ expected: String) throws(UsageError) {
        guard let first = operands.first else { return }
        throw UsageError(.surplusOperand(expected: expected), at: first.index)
    }

    /// Throws if both options are given. The message points at the first.
    package func reject(_ option: Option, with other: Option) throws(UsageError) {
        guard let value = value(option), has(other) else { return }
        throw UsageError(.conflict(option, other), at: value.index)
    }

    // MARK: - Options

    private mutating func takeOption(
        _ arguments: [String], _ index: inout Int
    ) throws(UsageError) {
        let parts = arguments[index].split(
            separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        let name = parts[0] == "-h" ? Option.help.name : String(parts[0])
        let accepted = command.options + (command == table.standard ? [.version] : [])
        guard let option = accepted.first(where: { $0.name == name }) else {
            throw UsageError(
                .unknownOption(name, subcommand, known: accepted.map(\.name)), at: index)
        }
        guard values[option] == nil else {
            throw UsageError(.repeatedOption(option), at: index)
        }
        guard option.value != nil else {
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
            let known = option == .format ? command.formats : []
            throw UsageError(.missingValue(option, known: known), at: index)
        }
    }
}
