/// A script with the completions for bash.
@MainActor struct BashCompletion {
    let program: String
    let words: ShellWords

    var text: String {
        let function = ShellWords.function(for: program)
        let names = words.table.subcommands.map(\.name)
        let subcommands = words.table.subcommands.flatMap { subcommand in
            ["    \(subcommand.name))", "        case $previous in"]
                + subcommand.options.compactMap(value)
                + [
                    "        *)", "            if [[ $current == -* ]]; then",
                    "                \(assignment(subcommand.options.map(\.name)))",
                    "            else",
                    "                \(assignment(words.offer(subcommand.completion)))",
                    "            fi", "            ;;", "        esac", "        ;;",
                ]
        }
        return """
            # Completions of \(program) for bash.
            # To load them: source <(\(program) completions bash)
            \(function)() {
                local current=${COMP_WORDS[COMP_CWORD]} previous=${COMP_WORDS[COMP_CWORD - 1]}
                local subcommand=\(words.table.standard.name)
                local kind=words words='' before='' word quoted
                case ${COMP_WORDS[1]} in
                \(names.joined(separator: " | "))) subcommand=${COMP_WORDS[1]} ;;
                esac
                case $subcommand in
            \(subcommands.joined(separator: "\n"))
                esac
                if [[ $COMP_CWORD -eq 1 && $current != -* ]]; then
                    words=\(Self.quoted(names))$'\\n'$words
                fi
                COMPREPLY=()
                case $kind in
                files) mapfile -t COMPREPLY < <(compgen -f -- "$current") ;;
                directories) mapfile -t COMPREPLY < <(compgen -d -- "$current") ;;
                list) before=${current%"${current##*,}"} ;;
                esac
                # Fails where no completion is under way, as in a test.
                [[ $kind == words || $kind == list ]] || compopt -o filenames 2>/dev/null
                while IFS= read -r word; do
                    printf -v quoted '%s%q' "$before" "$word"
                    [[ -n $word && $quoted == "$current"* ]] && COMPREPLY+=("$quoted")
                done <<<"$words"
                return 0
            }
            complete -F \(function) \(program)

            """
    }

    /// The lines for the value of an option; `nil` for a flag.
    private func value(of option: Option) -> String? {
        guard let value = option.value else { return nil }
        return "        \(option.name)) \(assignment(words.offer(value.completion))) ;;"
    }

    private func assignment(_ offer: ShellWords.Offer) -> String {
        switch offer {
        case .nothing: ":"
        case .files: "kind=files"
        case .directories: "kind=directories"
        case .words(let words): assignment(words)
        case .list(let words): "kind=list \(assignment(words))"
        }
    }

    private func assignment(_ words: [String]) -> String { "words=\(Self.quoted(words))" }

    /// Words in lines, as one word of the shell.
    private static func quoted(_ words: [String]) -> String {
        CommandLineText.quoted(words.joined(separator: "\n"))
    }
}
