internal import SplitFuzz
internal import StatefulTesting

/// Explains what its operands name: ids of the catalogue, whatever `list` lists, and case files.
@MainActor struct ExplainCommand {
    private var topics: [ExplainedTopic] = []
    /// In which readings of UIKit the cases among the topics fail, by their names.
    private var certainties: [String: CertaintyJob.Answer] = [:]
    private var status = CommandStatus.asExpected
    private let context: CommandContext

    init(
        _ arguments: ParsedArguments, apps: [AppUnderTest], context: CommandContext
    ) throws(UsageError) {
        self.context = context
        if arguments.operands.isEmpty {
            throw arguments.missingOperand("an id, a name, or the file of a case")
        }
        for operand in arguments.operands {
            guard let topic = ExplainedTopic(operand.text, apps: apps, context: context) else {
                let nearest = ExplainedTopic.nearest(to: operand.text, apps: apps)
                throw UsageError(
                    .unknownTopicToExplain(operand.text, nearest: nearest), at: operand.index)
            }
            if !topics.contains(where: { $0.name == topic.name }) { topics.append(topic) }
        }
        let cases = topics.compactMap { topic -> (name: String, committed: CorpusCase)? in
            guard case .file(let file) = topic else { return nil }
            return file.committed.map { (topic.name, $0) }
        }
        if cases.isEmpty { return }
        let found = try CaseCertainties(
            of: cases.map(\.committed), library: CaseLibrary(apps, context: context))
        for (position, answer) in found.answers { certainties[cases[position].name] = answer }
        status = found.status
    }

    func execute() -> CommandStatus {
        let text = ExplainText(palette: context.palette)
        var status = status
        var isFirst = true
        for topic in topics {
            if case .file(let file) = topic, let complaint = file.complaint {
                context.error.write(complaint)
                status = .badInput
                continue
            }
            context.output.write((isFirst ? "" : "\n") + text.text(topic, certainties[topic.name]))
            isFirst = false
        }
        return status
    }
}
