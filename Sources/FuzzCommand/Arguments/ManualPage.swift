/// The manual page of a program, for `man`.
struct ManualPage {
    let program: String
    let table: CommandTable

    var text: String {
        let name = escaped(program)
        var lines = [
            ".TH \(escaped(program.uppercased())) 1 \"\" \"\(name) \(FuzzCommand.version)\"",
            ".SH NAME", "\(name) \\- \(escaped(table.purpose))",
            ".SH SYNOPSIS", ".B \(name)", "[SUBCOMMAND] [OPERAND…] [OPTION…]",
            ".SH DESCRIPTION", escaped(table.remark),
            escaped("Without a subcommand it does what \(table.standard.name) does."),
            ".SH SUBCOMMANDS",
        ]
        for subcommand in table.subcommands {
            let statuses = subcommand.outcomes.statuses.prefix(2)
                .map { "\($0.code): \($0.meaning)" }.joined(separator: "; ")
            lines += [
                ".SS \(escaped(subcommand.usage(of: program)))", escaped(subcommand.sentence),
                ".PP", escaped("Exit status \(statuses)."),
            ]
            for option in subcommand.options {
                lines += [".TP", ".B \(escaped(option.usage))", escaped(option.summary)]
            }
        }
        lines.append(".SH EXIT STATUS")
        for status in Subcommand.Outcomes().statuses {
            lines += [".TP", ".B \(status.code)", escaped(status.meaning)]
        }
        return lines.map { "\($0)\n" }.joined()
    }

    /// A text in which `troff` finds no request and no escape.
    private func escaped(_ text: String) -> String {
        let plain = text.replacing("\\", with: "\\e").replacing("-", with: "\\-")
        return plain.hasPrefix(".") || plain.hasPrefix("'") ? "\\&\(plain)" : plain
    }
}
