internal import SplitFuzz

/// The help texts of the command and of each subcommand, in 80 columns.
struct HelpText {
    let program: String
    let table: CommandTable

    func text(for subcommand: Subcommand?) -> String {
        let chosen = subcommand ?? table.standard
        var lines = subcommand.map(head) ?? overview
        let options = chosen.options + (subcommand == nil ? [.version] : [])
        lines += options.flatMap { entry($0.usage, $0.summary, column: 22) }
        lines += ["", "Exit status:"]
        lines += chosen.outcomes.statuses.map { "  \($0.code.padded(to: 5))\($0.meaning)" }
        return lines.map { "\($0)\n" }.joined()
    }

    private func head(of subcommand: Subcommand) -> [String] {
        ["\(subcommand.usage(of: program)) [OPTION…]", subcommand.sentence, "", "Options:"]
    }

    private var overview: [String] {
        let purpose = "\(program) \(table.purpose). \(table.remark)"
        let entries = table.subcommands.flatMap { subcommand in
            entry(subcommand.usage(of: program), subcommand.summary, column: 38)
        }
        let name = table.standard.name
        return purpose.wrapped(to: 80, longWords: .whole) + [""] + entries + [
            "", "Options of \(name); `\(program) help SUBCOMMAND` lists those of the others:",
        ]
    }

    /// Usage and summary. The summary starts at a column and breaks at 80.
    private func entry(_ usage: String, _ summary: String, column: Int) -> [String] {
        let head = "  \(usage)"
        return head.count + 2 <= column
            ? summary.wrapped(behind: head, column: column)
            : [head] + summary.wrapped(behind: "", column: column)
    }
}
