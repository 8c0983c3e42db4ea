internal import SplitFuzz
internal import StatefulTesting

/// Draws the screen after each step of a case: in the terminal, as a page, as SVG or as JSON.
@MainActor struct ShowCommand {
    private enum Form {
        case text, json
        case page(path: String)
        case svg(step: Int)
    }

    private let operand: CaseOperand
    private let form: Form

    init(
        _ arguments: ParsedArguments, apps: [AppUnderTest], context: CommandContext
    ) throws(UsageError) {
        operand = try CaseOperand(arguments, apps: apps, context: context)
        form = try ShowCommand.form(arguments)
    }

    private static func form(_ arguments: ParsedArguments) throws(UsageError) -> Form {
        let given = [Option.html, .svg, .format].filter(arguments.has)
        if given.count > 1 {
            let last = given.compactMap { arguments.value($0)?.index }.max()
            throw UsageError(.conflict(given[0], given[1]), at: last)
        }
        if let path = try arguments.page() { return .page(path: path) }
        if arguments.has(.svg) {
            return .svg(step: try arguments.number(.svg, in: 0...1_000_000, default: 0))
        }
        let format: ListCommand.Format? = try arguments.choice(.format(ListCommand.Format.self))
        return format == .json ? .json : .text
    }

    private var library: CaseLibrary { operand.library }
    private var context: CommandContext { library.context }

    func execute() -> CommandStatus {
        guard let (file, committed, subject) = operand.open() else { return .badInput }
        let judged = CaseJudging(library: library).result(of: file)
        let replayed = ReplayedCase(file, library: library, judged: judged)
        let film = Film(of: file, library, judged: judged, width: context.width - 2)
        switch form {
        case .text:
            write("\(committed.app): \(committed.expectation.text)")
            for line in LeftOutText.lines([subject]) { write(line) }
            draw(film)
            write(ReplayText.verdict(replayed, context.palette))
            write("reproduce: \(library.command(.replay, operand.path))")
        case .json:
            let value = JSON.object([
                ("app", .string(committed.app)), ("expect", .string(committed.expectation.text)),
                ("verdict", .string(replayed.text)), ("steps", JSON(film.steps)),
            ])
            context.output.write(value.text)
        case .page(let path):
            guard
                let article = CaseArticle.all(of: [file], library, interruption: { nil }).first?
                    .article
            else { return .badInput }
            let page = Page(title: "\(committed.app): \(committed.expectation.text)", [article])
            let written = PageFile(path: path, library: library).write(
                page.html, say: context.output.write)
            if written != .asExpected { return written }
        case .svg(let step):
            guard film.steps.indices.contains(step), let drawing = film.drawing(after: step) else {
                context.error.write(
                    "\(operand.path): there is no drawing after step \(step); "
                        + "expected 0 to \(film.lastDrawn), see: "
                        + "\(library.command(.show, operand.path))\n")
                return .badInput
            }
            context.output.write(drawing.standalone)
        }
        return replayed.status
    }

    /// Draws each step below its number and its action.
    private func draw(_ film: Film) {
        var before: [String] = []
        for (index, step) in film.steps.enumerated() {
            write("", context.palette.heading("\(index)  \(step.action ?? "start")"))
            if let obstacle = step.obstacle {
                return write("this action cannot be done: \(obstacle)", "")
            }
            if let screen = step.screen {
                for line in DrawingText.lines(screen.drawing, after: before) { write(line) }
                before = screen.drawing
            }
            for violation in step.violations { write(violation) }
        }
        if !film.steps.isEmpty { write("") }
    }

    private func write(_ violation: Violation) {
        write(context.palette.bad("breaks \(violation.text)"))
        if !violation.remark.isEmpty {
            for line in violation.remark.wrapped(to: 78, longWords: .whole) { write("  \(line)") }
        }
    }

    private func write(_ lines: String...) {
        for line in lines { context.output.write("\(line)\n") }
    }
}
