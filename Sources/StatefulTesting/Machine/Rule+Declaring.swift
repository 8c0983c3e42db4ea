// There is one initialiser for each small number of parameters. Measured: a parameter pack costs a
// fifth of the throughput in rules with no parameter or one. The pack is for three and more.

extension Rule {
    /// A rule without parameters.
    ///
    /// - Parameters:
    ///   - name: the name in case files, unique among the rules of the machine, without commas,
    ///     colons and " at ".
    ///   - ruleClass: who acts.
    ///   - summary: what the rule does, in one line for a list.
    ///   - sources: ids of a catalogue that describe the behaviour.
    ///   - isEnabled: whether the rule can be applied in a state; `nil` for always. Called for each
    ///     draw, so it must be cheap. It must not change anything.
    ///   - body: applies the rule. `Rule` lists the errors that it may throw.
    @inlinable
    public init(
        _ name: String,
        class ruleClass: RuleClass = .user,
        summary: String = "",
        sources: [String] = [],
        when isEnabled: ((System) -> Bool)? = nil,
        do body: @escaping (inout System) throws -> Void
    ) {
        self.init(
            name: name, ruleClass: ruleClass, summary: summary, sources: sources,
            parameters: [], creates: nil, isEnabled: isEnabled,
            draw: { system, _, log in
                log.publish()
                try body(&system)
                return true
            },
            replay: { system, _, _ in
                try body(&system)
                return true
            }
        )
    }

    /// A rule with one parameter. The body gets its value. The rest is the same as in the
    /// initialiser without parameters.
    @inlinable
    public init<A>(
        _ name: String,
        _ first: Parameter<System, A>,
        class ruleClass: RuleClass = .user,
        summary: String = "",
        sources: [String] = [],
        when isEnabled: ((System) -> Bool)? = nil,
        do body: @escaping (inout System, A) throws -> Void
    ) {
        self.init(
            name: name, ruleClass: ruleClass, summary: summary, sources: sources,
            parameters: [first.domain], creates: nil, isEnabled: isEnabled,
            draw: { system, source, log in
                var word: UInt64 = 0
                guard first.draw(&word, system, &source, &log) else { return false }
                log.publish()
                try body(&system, first.value(word))
                if first.consumes { log.bindings.consume(word) }
                return true
            },
            replay: { system, words, bindings in
                guard first.accepts(words[0], system, bindings) else { return false }
                try body(&system, first.value(words[0]))
                if first.consumes { bindings.consume(words[0]) }
                return true
            }
        )
    }

    /// A rule with two parameters. The body gets their values. The rest is the same as in the
    /// initialiser without parameters.
    @inlinable
    public init<A, B>(
        _ name: String,
        _ first: Parameter<System, A>,
        _ second: Parameter<System, B>,
        class ruleClass: RuleClass = .user,
        summary: String = "",
        sources: [String] = [],
        when isEnabled: ((System) -> Bool)? = nil,
        do body: @escaping (inout System, A, B) throws -> Void
    ) {
        self.init(
            name: name, ruleClass: ruleClass, summary: summary, sources: sources,
            parameters: [first.domain, second.domain], creates: nil, isEnabled: isEnabled,
            draw: { system, source, log in
                var one: UInt64 = 0
                var two: UInt64 = 0
                guard first.draw(&one, system, &source, &log),
                    second.draw(&two, system, &source, &log)
                else { return false }
                log.publish()
                try body(&system, first.value(one), second.value(two))
                if first.consumes { log.bindings.consume(one) }
                if second.consumes { log.bindings.consume(two) }
                return true
            },
            replay: { system, words, bindings in
                guard first.accepts(words[0], system, bindings),
                    second.accepts(words[1], system, bindings)
                else { return false }
                try body(&system, first.value(words[0]), second.value(words[1]))
                if first.consumes { bindings.consume(words[0]) }
                if second.consumes { bindings.consume(words[1]) }
                return true
            }
        )
    }

    /// A rule with any number of parameters. The rest is the same as in the initialiser without
    /// parameters.
    ///
    /// The closure must write `inout` for its first parameter: Swift 6.3 does not infer it here.
    @inlinable
    public init<each Value>(
        _ name: String,
        _ parameters: repeat Parameter<System, each Value>,
        class ruleClass: RuleClass = .user,
        summary: String = "",
        sources: [String] = [],
        when isEnabled: ((System) -> Bool)? = nil,
        do body: @escaping (inout System, repeat each Value) throws -> Void
    ) {
        let pack = ParameterPack(repeat each parameters)
        self.init(
            name: name, ruleClass: ruleClass, summary: summary, sources: sources,
            parameters: pack.domains, creates: nil, isEnabled: isEnabled,
            draw: { system, source, log in
                let start = log.end
                guard pack.draw(system, &source, &log) else { return false }
                log.publish()
                let words = UnsafePointer(log.words + start)
                try pack.apply(words, to: &system, body)
                pack.consume(words, &log.bindings)
                return true
            },
            replay: { system, words, bindings in
                guard pack.accepts(words, system, bindings) else { return false }
                try pack.apply(words, to: &system, body)
                pack.consume(words, &bindings)
                return true
            }
        )
    }
}
