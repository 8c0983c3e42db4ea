internal import SplitFuzz
internal import StatefulTesting

/// Draws each step of a case.
@MainActor struct ShowCommand {
    private let path: Operand
    private let library: CaseLibrary
    private let surroundings: Surroundings

    init(
        _ arguments: ParsedArguments, apps: [AppUnderTest], surroundings: Surroundings
    ) throws(UsageError) {
        path = try arguments.onlyOperand("the path of one case")
        library = CaseLibrary(table: SubjectTable(apps), surroundings: surroundings)
        self.surroundings = surroundings
    }

    func execute() -> CommandStatus {
        guard let (file, committed, subject) = library.readOrComplain(path.text) else {
            return .badInput
        }
        let replayer = Replayer(subject)
        write("\(committed.app): \(committed.expectation.words)")
        draw(committed, replayer)
        let replayed = ReplayedCase(file, library: library)
        let verdict = replayed.words
        write(
            replayed.status == .asExpected
                ? surroundings.palette.good(verdict) : surroundings.palette.bad(verdict))
        return replayed.status
    }

    /// Each step headed by its number and action, up to the one that cannot be done.
    private func draw(_ committed: CorpusCase, _ replayer: Replayer<SplitMachine>) {
        guard var replay = try? replayer.begin(setup: committed.trace.setup) else { return }
        write("", heading("0  start"))
        drawing(of: replay.machine)
        breaches(replay.start)
        for (index, action) in committed.trace.actions.enumerated() {
            write("", heading("\(index + 1)  \(library.grammar.text(of: action))"))
            let outcome = replay.apply(action)
            if case .inapplicable(let why) = outcome {
                write("cannot be done: \(why)", "")
                return
            }
            drawing(of: replay.machine)
            breaches(outcome)
        }
        write("")
    }

    private func breaches(_ outcome: StepOutcome) {
        guard case .violated(let first, let also) = outcome else { return }
        for violation in [first] + also {
            write(surroundings.palette.bad("breaks \(violation.words)"))
        }
    }

    private func drawing(of machine: SplitMachine) {
        for line in machine.drawing(width: surroundings.width) { write(line) }
    }

    private func heading(_ text: String) -> String {
        surroundings.palette.heading(text)
    }

    private func write(_ lines: String...) {
        for line in lines { surroundings.output.write("\(line)\n") }
    }
}
