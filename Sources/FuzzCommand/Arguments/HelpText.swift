internal import SplitFuzz

/// The help texts of the command and of each subcommand, in 80 columns.
struct HelpText {
    let program: String
    let table: CommandTable

    func text(for subcommand: Subcommand?) -> String {
        let lines = subcommand.map(lines(for:)) ?? overview
        return lines.map { "\($0)\n" }.joined()
    }

    private var overview: [String] {
        var lines = "\(program) \(table.purpose)".wrapped(to: 80, longWords: .whole) + [""]
        lines += table.subcommands.flatMap { subcommand in
            entry(usage(of: subcommand), subcommand.summary, column: 38)
        }
        let standard = table.standard
        lines += [
            "",
            "Options of \(standard.name); `\(program) help SUBCOMMAND` lists those of the others:",
        ]
        lines += options(standard.options + [.version])
        lines += ["", "Exit status:"] + statuses(of: standard)
        return lines
    }

    private func lines(for subcommand: Subcommand) -> [String] {
        let summary = subcommand.summary
        var lines = [
            "\(usage(of: subcommand)) [OPTION…]",
            summary.prefix(1).uppercased() + summary.dropFirst() + ".",
            "",
            "Options:",
        ]
        lines += options(subcommand.options)
        lines += ["", "Exit status:"] + statuses(of: subcommand)
        return lines
    }

    private func usage(of subcommand: Subcommand) -> String {
        let operands = subcommand.operands
        return "\(program) \(subcommand.name)\(operands.isEmpty ? "" : " \(operands)")"
    }

    private func options(_ options: [Option]) -> [String] {
        options.flatMap { option in
            let usage = "\(option.name)\(option.value.map { " \($0.placeholder)" } ?? "")"
            return entry(usage, option.summary, column: 22)
        }
    }

    private func statuses(of subcommand: Subcommand) -> [String] {
        [
            "  0    as expected: \(subcommand.outcomes.good)",
            "  1    \(subcommand.outcomes.bad)",
            "  2    a mistake in the command line, or a file that cannot be read",
            "  3    the system failed: disk full, no permission",
            "  70   a bug in this program, or a part of a run is missing",
            "  130  interrupted; 143 terminated; 129 hung up",
        ]
    }

    /// Usage and summary. The summary starts at a column and breaks at 80.
    private func entry(_ usage: String, _ summary: String, column: Int) -> [String] {
        let texts = summary.wrapped(to: 80 - column, longWords: .whole)
        var lines = ["  \(usage)"]
        for (index, text) in texts.enumerated() {
            if index == 0, lines[0].count + 2 <= column {
                lines[0] = lines[0].padded(to: column) + text
            } else {
                lines.append(String(repeating: " ", count: column) + text)
            }
        }
        return lines
    }
}
