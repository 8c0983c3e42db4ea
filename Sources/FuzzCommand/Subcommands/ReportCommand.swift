internal import SplitFuzz
internal import StatefulTesting

/// Writes cases, or directories of cases, as a page that anyone can open.
@MainActor struct ReportCommand {
    private let paths: [Operand]
    private let target: String?
    private let library: CaseLibrary
    private var context: CommandContext { library.context }

    init(
        _ arguments: ParsedArguments, apps: [AppUnderTest], context: CommandContext
    ) throws(UsageError) {
        paths =
            arguments.operands.isEmpty ? [Operand(text: "Corpus", index: 0)] : arguments.operands
        target = try arguments.page()
        let judging = try arguments.judging(of: SplitMachine.judgedNames)
        library = CaseLibrary(apps, judging: judging, context: context)
    }

    func execute() -> CommandStatus {
        if let target, let refusal = PageFile(path: target, library: library).refusal() {
            return refusal
        }
        let interruption = context.listen()
        var found = FoundCases()
        for path in paths where interruption() == nil {
            found.add(path, in: library, until: { interruption() != nil })
        }
        var articles: [CaseArticle] = []
        var status = CommandStatus.asExpected
        for (article, replayed) in CaseArticle.all(
            of: found.files, library, interruption: interruption)
        {
            status.combine(replayed.status)
            if let article { articles.append(article) }
        }
        for complaint in found.complaints { context.error.write(complaint) }
        for remark in found.foreign.remarks() { context.error.write(remark) }
        if !found.complaints.isEmpty { status.combine(.badInput) }
        if let interruption = interruption() {
            return context.status(of: interruption, "; no page written")
        }
        if articles.isEmpty { return status }
        let page = Page(
            title: articles.count.counting("case"), articles,
            before: found.complaints.map { XML.paragraph($0, "bad") }
        ).html
        guard let target else {
            context.output.write(page)
            return status
        }
        status.combine(
            PageFile(path: target, library: library).write(page, say: context.output.write))
        return status
    }
}
