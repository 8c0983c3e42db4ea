/// The changes of names in case files, oldest first. Changes are only appended, so that cases of
/// all earlier versions stay readable.
package struct Vocabulary: Hashable, Sendable {
    package enum Change: Hashable, Sendable {
        /// A rule was renamed in a version.
        case ruleRenamed(from: String, to: String, since: Int)
        /// An argument was added to a rule in a version. Older cases get the default, in the syntax
        /// of case files.
        case argumentAdded(rule: String, at: Int, default: String, since: Int)
        /// A label among a rule's arguments was renamed in a version.
        case labelRenamed(rule: String, from: String, to: String, since: Int)
        /// A set-up header was renamed in a version.
        case headerRenamed(from: String, to: String, since: Int)
        /// A set-up header was added in a version. Older cases get the default.
        case headerAdded(String, default: String, since: Int)
        /// A value of a set-up header was renamed in a version.
        case valueRenamed(header: String, from: String, to: String, since: Int)
        /// An invariant was renamed in a version.
        case invariantRenamed(from: String, to: String, since: Int)

        var since: Int {
            switch self {
            case .ruleRenamed(_, _, let since), .argumentAdded(_, _, _, let since),
                .labelRenamed(_, _, _, let since), .headerRenamed(_, _, let since),
                .headerAdded(_, _, let since), .valueRenamed(_, _, _, let since),
                .invariantRenamed(_, _, let since):
                since
            }
        }
    }

    package let changes: [Change]

    package init(_ changes: [Change] = []) {
        for (older, newer) in zip(changes, changes.dropFirst()) {
            precondition(
                older.since <= newer.since,
                "a change of version \(newer.since) follows one of version \(older.since)")
        }
        self.changes = changes
    }

    /// The changes after a version, which apply to cases of that version.
    func changes(after version: Int) -> [Change] {
        changes.filter { $0.since > version }
    }

    // MARK: - Reading older names

    func rule(_ name: String, version: Int) -> String {
        changes(after: version).reduce(name) { name, change in
            if case .ruleRenamed(name, let new, _) = change { new } else { name }
        }
    }

    func header(_ name: String, version: Int) -> String {
        changes(after: version).reduce(name) { name, change in
            if case .headerRenamed(name, let new, _) = change { new } else { name }
        }
    }

    func value(_ value: String, of header: String, version: Int) -> String {
        changes(after: version).reduce(value) { value, change in
            if case .valueRenamed(header, value, let new, _) = change { new } else { value }
        }
    }

    func invariant(_ name: String, version: Int) -> String {
        changes(after: version).reduce(name) { name, change in
            if case .invariantRenamed(name, let new, _) = change { new } else { name }
        }
    }

    /// The value of a set-up header that an older case lacks; `nil` if the case must have the
    /// header.
    func defaultValue(of header: String, version: Int) -> String? {
        for change in changes(after: version) {
            if case .headerAdded(header, let value, _) = change { return value }
        }
        return nil
    }

    /// The arguments of an older case in the current version. `rule` is the current name.
    func arguments(_ tokens: [CorpusToken], of rule: String, version: Int) -> [CorpusToken] {
        changes(after: version).reduce(tokens) { tokens, change in
            var tokens = tokens
            switch change {
            case .argumentAdded(rule, let index, let text, _) where index <= tokens.count:
                let column = tokens.last?.column ?? 1
                tokens.insert(CorpusToken(.bare(text), column: column), at: index)
            case .labelRenamed(rule, let old, let new, _):
                for index in tokens.indices where tokens[index].kind == .bare(old) {
                    tokens[index] = CorpusToken(.bare(new), column: tokens[index].column)
                }
            default: break
            }
            return tokens
        }
    }
}
