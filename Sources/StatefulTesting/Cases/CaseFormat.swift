/// The text format of a machine's cases: the names of its rules, and their older names.
package struct CaseFormat<Machine: SystemUnderTest> {
    /// The name at the beginning of each case file, such as `fuzzsplit`.
    package let product: String
    /// The version that this format writes. It reads this version and every older one.
    package let version: Int
    /// The names that have changed.
    package let renames: Renames

    let table: RuleTable<Machine>

    package init(product: String, version: Int, renames: Renames = Machine.renames) {
        self.product = product
        self.version = version
        self.renames = renames
        table = RuleTable()
    }

    // MARK: - Writing

    /// One action, as in `tap "primary/More" @start`. References keep their numbers.
    package func text(of action: Action) -> String {
        let rule = table.rules[action.rule]
        var parts = [CorpusText.label(rule.name)]
        for (domain, argument) in zip(rule.parameters, action.arguments) {
            parts.append(text(of: argument, in: domain))
        }
        if case .at(let index) = action.timing { parts.append("@\(table.momentNames[index])") }
        if let created = action.creates { parts.append("-> \(created)") }
        return parts.joined(separator: " ")
    }

    /// The actions of a trace, one line for each, with references numbered from 1.
    package func lines(of trace: Trace) -> [String] {
        trace.canonical.actions.map(text(of:))
    }

    private func text(of argument: Argument, in domain: Domain<Machine>) -> String {
        switch (domain, argument.value) {
        case (.integer(let low, _, _, _), .rank(let rank)): String(low + Int(rank))
        case (.choice(let labels, _), .rank(let rank)): CorpusText.label(labels[Int(rank)])
        case (_, .name(let name)): CorpusText.quoted(name.text)
        case (_, .reference(let reference)): reference.description
        case (_, .rank(let rank)): String(rank)
        case (_, .simplest): "_"
        }
    }

    // MARK: - Reading

    /// Parses one line of a case, and notes the changes of names that it needs.
    ///
    /// - Throws: `CorpusError` at the first token that cannot be part of the action.
    func action(
        _ line: String, number: Int, reader: inout NameReader
    ) throws(CorpusError) -> Action {
        let end = CorpusToken(
            kind: .bare(""), line: number, column: line.unicodeScalars.count + 1)
        let written = try CorpusToken.tokens(of: line, number: number)
        let first = written.first ?? end
        let known = table.rules.map(\.name)
        let name = reader.current(first.string, known: known) { .rule(from: $0, to: $1) }
        guard let index = known.firstIndex(of: name) else {
            throw first.mistake(.unknownRule(name, known: known))
        }
        let rule = table.rules[index]
        let all = Array(written.dropFirst())
        var tokens = all
        let created = try takeCreated(&tokens, rule, before: end)
        let timing = try takeTiming(&tokens, &reader)
        let taken = tokens.count < all.count ? all[tokens.count] : nil
        tokens = renamed(tokens, of: rule, &reader)
        let arguments = try arguments(tokens, before: taken, of: rule, end)
        return Action(rule: index, timing: timing, arguments: arguments, creates: created)
    }

    /// The arguments of a rule with their current names.
    private func renamed(
        _ tokens: [CorpusToken], of rule: Rule<Machine>, _ reader: inout NameReader
    ) -> [CorpusToken] {
        var tokens = tokens
        for (index, domain) in zip(tokens.indices, rule.parameters) {
            switch (domain, tokens[index].kind) {
            case (.choice(let labels, _), _):
                let old = tokens[index].string
                let label = reader.current(old, known: labels) {
                    .value(ofRule: rule.name, from: $0, to: $1)
                }
                if label != old { tokens[index].kind = .quoted(label) }
            case (.name, .quoted(let name)): tokens[index].kind = .quoted(reader.name(name))
            default: break
            }
        }
        return tokens
    }

    /// Parses the arguments of a rule. Every token must belong to one of them. `next` is the token
    /// after them, `end` the end of the line.
    private func arguments(
        _ tokens: [CorpusToken], before next: CorpusToken?, of rule: Rule<Machine>,
        _ end: CorpusToken
    ) throws(CorpusError) -> [Argument] {
        let name = rule.name
        var arguments: [Argument] = []
        for (position, domain) in rule.parameters.enumerated() {
            func mistaken(_ token: CorpusToken) -> CorpusError {
                token.mistake(
                    .badArgument(rule: name, expected: domain.expectation, found: token.text))
            }
            guard position < tokens.count else {
                throw next.map(mistaken)
                    ?? end.mistake(.missingArgument(rule: name, expected: domain.expectation))
            }
            guard let argument = domain.argument(tokens[position]) else {
                throw mistaken(tokens[position])
            }
            arguments.append(argument)
        }
        if let surplus = tokens.dropFirst(arguments.count).first {
            throw surplus.mistake(.surplus(surplus.text))
        }
        return arguments
    }

    /// Removes `-> #1` from the end, and returns its reference.
    private func takeCreated(
        _ tokens: inout [CorpusToken], _ rule: Rule<Machine>, before end: CorpusToken
    ) throws(CorpusError) -> Reference? {
        let arrow = tokens.firstIndex { $0.kind == .bare("->") }
        guard rule.creates != nil else {
            guard let arrow else { return nil }
            throw tokens[arrow].mistake(.surplus("->"))
        }
        guard let arrow, arrow + 1 < tokens.count else {
            throw end.mistake(.missingReference(rule: rule.name))
        }
        let token = tokens[arrow + 1]
        guard let reference = Reference(token) else {
            throw token.mistake(
                .badArgument(
                    rule: rule.name, expected: "a reference, such as #1", found: token.text))
        }
        if let surplus = tokens.dropFirst(arrow + 2).first {
            throw surplus.mistake(.surplus(surplus.text))
        }
        tokens.removeSubrange(arrow...)
        return reference
    }

    /// Removes `@start` from the end, and returns its timing.
    private func takeTiming(
        _ tokens: inout [CorpusToken], _ reader: inout NameReader
    ) throws(CorpusError) -> Timing {
        guard let last = tokens.last, case .bare(let text) = last.kind,
            text.unicodeScalars.first == "@"
        else { return .rest }
        let written = String(text.unicodeScalars.dropFirst())
        let name = reader.current(written, known: table.momentNames) {
            .timing(from: $0, to: $1)
        }
        guard let index = table.momentNames.firstIndex(of: name) else {
            throw last.mistake(.unknownTiming(name, known: table.momentNames))
        }
        tokens.removeLast()
        return .at(index)
    }
}

extension Reference {
    /// Parses `#` and a number, at least 1.
    init?(_ token: CorpusToken) {
        guard case .bare(let text) = token.kind, text.unicodeScalars.first == "#",
            let number = UInt32(text.dropFirst()), number > 0
        else { return nil }
        self.init(number)
    }
}

extension Domain {
    /// A description of the legal arguments, for error messages.
    package var expectation: String {
        switch self {
        case .integer(let low, let count, _, let gap):
            "an integer from \(low) to \(low + Int(count - 1))"
                + (gap.map {
                    ", not from \(low + Int($0.lowerBound)) to \(low + Int($0.upperBound))"
                } ?? "")
        case .choice(let labels, _): "one of \(labels.joined(separator: ", "))"
        case .name: "a name in quotes"
        case .reference(let kind, _): "a reference to a \(kind), such as #1"
        }
    }

    /// The argument for a token; `nil` if the token is not a legal argument.
    func argument(_ token: CorpusToken) -> Argument? {
        switch (self, token.kind) {
        case (.integer(let low, let count, _, _), .bare(let text)):
            guard let value = Int(text), value >= low else { return nil }
            let (distance, overflow) = value.subtractingReportingOverflow(low)
            guard !overflow, UInt64(distance) < count else { return nil }
            return .rank(UInt64(distance))
        case (.choice(let labels, _), .bare(let text)), (.choice(let labels, _), .quoted(let text)):
            return labels.firstIndex(of: text).map { .rank(UInt64($0)) }
        case (.name, .quoted(let text)):
            return .name(Name(text))
        case (.reference, _):
            return Reference(token).map { .reference($0) }
        default:
            return nil
        }
    }
}
