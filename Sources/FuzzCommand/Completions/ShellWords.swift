internal import SplitFuzz
internal import StatefulTesting

/// The words that a shell offers for operands and values.
@MainActor struct ShellWords {
    let table: CommandTable
    let apps: [AppUnderTest]

    /// What the operands of a subcommand, or the value of an option, can be.
    enum Offer {
        case nothing
        case files
        case directories
        /// One of the words.
        case words([String])
        /// Some of the words, with commas between them.
        case list([String])
    }

    func offer(_ completion: Completion) -> Offer {
        switch completion {
        case .anything: .nothing
        case .files: .files
        case .directories: .directories
        case .words(let words): .words(words)
        case .invariants: .list(SplitMachine.judgedNames)
        case .subcommands: .words(table.subcommands.map(\.name))
        case .apps:
            .words(
                apps.flatMap { app in [app.name] + app.variants.map { "\(app.name)/\($0.name)" } })
        }
    }

    /// The name of the shell function for a program, such as `_fuzzsplit`.
    static func function(for program: String) -> String {
        "_" + program.map { $0.isLetter || $0.isNumber ? String($0) : "_" }.joined()
    }
}
