/// A script with the completions for zsh.
@MainActor struct ZshCompletion {
    let program: String
    let words: ShellWords

    var text: String {
        let function = ShellWords.function(for: program)
        let table = words.table
        let described = table.subcommands.map { quoted("\(escaped($0.name)):\($0.summary)") }
        let cases = table.subcommands.map { subcommand in
            let operands =
                subcommand.operands.isEmpty
                ? []
                : [quoted("*:\(escaped(subcommand.operands)):\(action(subcommand.completion))")]
            let specs = subcommand.options.map(spec) + operands
            return "    \(subcommand.name)) _arguments \(specs.joined(separator: " ")) ;;"
        }
        return """
            #compdef \(program)
            # Completions of \(program) for zsh.
            # To load them: put them into a file _\(program) in a folder of $fpath.
            \(function)() {
                local subcommand=\(table.standard.name)
                local -a subcommands=(\(described.joined(separator: " ")))
                if (( CURRENT == 2 )); then
                    _describe subcommand subcommands
                elif (( ${subcommands[(I)${words[2]}:*]} )); then
                    subcommand=$words[2]
                    shift words
                    (( CURRENT-- ))
                fi
                case $subcommand in
            \(cases.joined(separator: "\n"))
                esac
            }
            if [[ $funcstack[1] == _\(program) ]]; then
                \(function) "$@"
            else
                compdef \(function) \(program)
            fi

            """
    }

    private func spec(of option: Option) -> String {
        let summary = option.summary.replacing("]", with: "\\]").replacing("[", with: "\\[")
        guard let value = option.value else { return quoted("\(option.name)[\(summary)]") }
        return quoted(
            "\(option.name)=[\(summary)]:\(escaped(value.placeholder)):\(action(value.completion))")
    }

    private func action(_ completion: Completion) -> String {
        func list(_ words: [String]) -> String {
            words.map { escaped($0).replacing(" ", with: "\\ ") }.joined(separator: " ")
        }
        return switch words.offer(completion) {
        case .nothing: " "
        case .files: "_files"
        case .directories: "_files -/"
        case .words(let words): "(\(list(words)))"
        case .list(let words): "_values -s , name \(list(words))"
        }
    }

    /// A colon ends a part of a specification.
    private func escaped(_ text: String) -> String { text.replacing(":", with: "\\:") }

    private func quoted(_ text: String) -> String { CommandLineText.quoted(text) }
}
