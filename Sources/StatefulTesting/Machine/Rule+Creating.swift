// There is no single initialiser with a parameter pack: Swift 6.3 would not infer `inout` for the
// closure's first parameter.

extension Rule {
    /// A rule whose action creates something that later actions can refer to.
    ///
    /// The body gets the reference to the new thing. The machine must remember which thing it
    /// refers to. `Parameter.reference(to:consumes:)` selects things by `kind`. The other
    /// parameters are those of a rule that creates nothing.
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
                let created = log.nameCreated()
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

    /// A rule that creates something and has one parameter. The body gets the reference, then the
    /// value. The rest is the same as in the initialiser without parameters.
    @inlinable
    public init<A>(
        _ name: String,
        _ first: Parameter<System, A>,
        creates kind: String,
        class ruleClass: RuleClass = .user,
        summary: String = "",
        sources: [String] = [],
        when isEnabled: ((System) -> Bool)? = nil,
        do body: @escaping (inout System, Reference, A) throws -> Void
    ) {
        let kind = Name(kind)
        self.init(
            name: name, ruleClass: ruleClass, summary: summary, sources: sources,
            parameters: [first.domain], creates: kind, isEnabled: isEnabled,
            draw: { system, source, log in
                var word: UInt64 = 0
                guard first.draw(&word, system, &source, &log) else { return false }
                let created = log.nameCreated()
                try body(&system, created, first.value(word))
                if first.consumes { log.bindings.consume(word) }
                log.bindings.create(created, kind: kind)
                return true
            },
            replay: { system, words, bindings in
                let created = Reference(UInt32(truncatingIfNeeded: words[1]))
                guard first.accepts(words[0], system, bindings), bindings.accepts(created)
                else { return false }
                try body(&system, created, first.value(words[0]))
                if first.consumes { bindings.consume(words[0]) }
                bindings.create(created, kind: kind)
                return true
            }
        )
    }

    /// A rule that creates something and has two parameters. The body gets the reference, then the
    /// values. The rest is the same as in the initialiser without parameters.
    @inlinable
    public init<A, B>(
        _ name: String,
        _ first: Parameter<System, A>,
        _ second: Parameter<System, B>,
        creates kind: String,
        class ruleClass: RuleClass = .user,
        summary: String = "", sources: [String] = [],
        when isEnabled: ((System) -> Bool)? = nil,
        do body: @escaping (inout System, Reference, A, B) throws -> Void
    ) {
        let kind = Name(kind)
        self.init(
            name: name, ruleClass: ruleClass, summary: summary, sources: sources,
            parameters: [first.domain, second.domain], creates: kind, isEnabled: isEnabled,
            draw: { system, source, log in
                var one: UInt64 = 0
                var two: UInt64 = 0
                guard first.draw(&one, system, &source, &log),
                    second.draw(&two, system, &source, &log)
                else { return false }
                let created = log.nameCreated()
                try body(&system, created, first.value(one), second.value(two))
                if first.consumes { log.bindings.consume(one) }
                if second.consumes { log.bindings.consume(two) }
                log.bindings.create(created, kind: kind)
                return true
            },
            replay: { system, words, bindings in
                let created = Reference(UInt32(truncatingIfNeeded: words[2]))
                guard first.accepts(words[0], system, bindings),
                    second.accepts(words[1], system, bindings), bindings.accepts(created)
                else { return false }
                try body(&system, created, first.value(words[0]), second.value(words[1]))
                if first.consumes { bindings.consume(words[0]) }
                if second.consumes { bindings.consume(words[1]) }
                bindings.create(created, kind: kind)
                return true
            }
        )
    }
}

extension ActionLog {
    /// Records a new reference for the current action, and publishes the action.
    @inlinable
    mutating func nameCreated() -> Reference {
        let created = bindings.upcoming
        append(Argument.reference(created).word)
        publish()
        return created
    }
}
