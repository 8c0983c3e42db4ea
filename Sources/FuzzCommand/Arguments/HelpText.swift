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
        var lines =
            "\(program) \(table.purpose). \(table.remark)".wrapped(to: 80, longWords: .whole) + [""]
        lines += table.subcommands.flatMap { subcommand in
            entry(subcommand.usage(of: program), subcommand.summary, column: 38)
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
        var lines = [
            "\(subcommand.usage(of: program)) [OPTION…]",
            subcommand.sentence,
            "",
            "Options:",
        ]
        lines += options(subcommand.options)
        lines += ["", "Exit status:"] + statuses(of: subcommand)
        return lines
    }

    private func options(_ options: [Option]) -> [String] {
        options.flatMap { entry($0.usage, $0.summary, column: 22) }
    }

    private func statuses(of subcommand: Subcommand) -> [String] {
        subcommand.outcomes.statuses.map { "  \($0.code.padded(to: 5))\($0.meaning)" }
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
