internal import SplitFuzz
internal import StatefulTesting

/// Finds the fewest of an app's workarounds that are enough, and what breaks without each of them.
@MainActor struct FixesCommand {
    private let app: AppUnderTest
    private let request: FixesSearch.MakeRequest
    private let cases: Int
    private let context: CommandContext

    init(
        _ arguments: ParsedArguments, apps: [AppUnderTest], context: CommandContext
    ) throws(UsageError) {
        let able = apps.filter { !$0.workarounds.isEmpty }
        let operand = try arguments.onlyOperand("one app, without a variant")
        guard let app = able.first(where: { $0.name == operand.text }) else {
            throw UsageError(
                .unknownChoice(
                    kind: "app with workarounds", found: operand.text, known: able.map(\.name)),
                at: operand.index)
        }
        self.app = app
        self.context = context
        let seed = try arguments.seed() ?? context.pickSeed()
        var options = ["--seed", "\(seed)", Option.noWrite.name]
        for option in [Option.actions, .jobs, .budget] + Option.judging + Option.setup {
            if let value = arguments.value(option) { options += [option.name, value.text] }
        }
        for option in [Option.progress, .verbose] where arguments.has(option) {
            options.append(option.name)
        }
        cases = try arguments.number(
            .cases, in: 0...RunRequest.mostCases, default: RunRequest.standardCases)
        request = { variants, cases throws(UsageError) in
            let line = ["run"] + variants + [Option.cases.name, "\(cases)"] + options
            return try RunRequest(
                try ParsedArguments(line).placed(as: arguments), apps: apps, context: context)
        }
    }

    func execute() throws(UsageError) -> CommandStatus {
        let interruption = context.listen()
        let request = try request(["\(app.name)/\(app.variantName(with: []))"], cases)
        let text = FixesText(app: app, request: request, palette: context.palette)
        context.output.write(text.plan)
        var search = FixesSearch(
            app: app, request: self.request, cases: cases, context: context,
            interruption: interruption)
        try search.run()

        let isWhole =
            interruption() == nil && search.lost.isEmpty && !context.output.isClosed
        context.output.write(text.result(search, isWhole: isWhole))
        var status: CommandStatus = isWhole && search.enough.isEmpty ? .finding : .asExpected
        if context.output.isClosed { status.combine(.systemFailed) }
        status.combine(LostPart.status(of: search.lost, context))
        status.combine(context.status(of: interruption()))
        return status
    }
}
