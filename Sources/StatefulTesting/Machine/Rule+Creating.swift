extension Rule {
    /// A rule whose action creates something that later actions can refer to.
    ///
    /// The body gets the reference to the new thing. The machine must remember which thing it
    /// refers to. `Parameter.reference(to:consumes:)` selects things by `kind`. It has no
    /// parameters. The other arguments are those of other rules.
    @inlinable
    public init(
        _ name: String,
        creates kind: String,
        class ruleClass: RuleClass = .user,
        summary: String = "",
        sources: [String] = [],
        when isEnabled: ((System) -> Bool)? = nil,
        do body: @escaping (inout System, Reference) throws -> Void
    ) {
        let kind = Name(kind)
        self.init(
            name: name, ruleClass: ruleClass, summary: summary, sources: sources,
            parameters: [], creates: kind, isEnabled: isEnabled,
            draw: { system, _, log in
                let created = log.bindings.upcoming
                log.append(Argument.reference(created).word)
                log.publish()
                try body(&system, created)
                log.bindings.create(created, kind: kind)
                return true
            },
            replay: { system, words, bindings in
                let created = Reference(UInt32(truncatingIfNeeded: words[0]))
                guard bindings.accepts(created) else { return false }
                try body(&system, created)
                bindings.create(created, kind: kind)
                return true
            }
        )
    }
}
