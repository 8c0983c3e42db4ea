/// A script with the completions for fish.
@MainActor struct FishCompletion {
    let program: String
    let words: ShellWords

    var text: String {
        let table = words.table
        var lines = [
            "# Completions of \(program) for fish.",
            "# To load them: \(program) completions fish | source",
            "complete -c \(program) -f",
        ]
        for subcommand in table.subcommands {
            lines.append(
                line("__fish_use_subcommand", "-a \(subcommand.name)", subcommand.summary))
        }
        let names = table.subcommands.map(\.name).joined(separator: " ")
        for subcommand in table.subcommands {
            let seen = "__fish_seen_subcommand_from \(subcommand.name)"
            let isChosen =
                subcommand == table.standard
                ? "\(seen); or not __fish_seen_subcommand_from \(names)" : seen
            lines.append(line(isChosen, arguments(subcommand.completion)))
            for option in subcommand.options {
                // The value is required: -r. Files are offered, too, unless it is -x.
                let value = option.value.map { value in
                    let flag = value.completion == .files ? " -r" : " -x"
                    return "\(flag) \(arguments(value.completion))"
                }
                lines.append(line(isChosen, "-l \(option.word)\(value ?? "")", option.summary))
            }
        }
        return lines.map { "\($0)\n" }.joined()
    }

    private func line(_ condition: String, _ rest: String, _ summary: String? = nil) -> String {
        "complete -c \(program) -n '\(condition)' \(rest)"
            + (summary.map { " -d \(quoted($0))" } ?? "")
    }

    private func arguments(_ completion: Completion) -> String {
        switch words.offer(completion) {
        case .nothing: ""
        case .files: "-F"
        case .directories: "-a '(__fish_complete_directories)'"
        case .words(let words): "-a \(quoted(words.map(quoted).joined(separator: " ")))"
        case .list(let words):
            "-a \(quoted("(__fish_append , \(words.map(quoted).joined(separator: " ")))"))"
        }
    }

    /// In single quotes, in which fish reads backslashes.
    private func quoted(_ text: String) -> String {
        "'\(text.replacing("\\", with: "\\\\").replacing("'", with: "\\'"))'"
    }
}
