/// An option of a command line. Parsing, help, completions and the manual page follow from it.
package struct Option: Sendable {
    /// The option as the user types it.
    package let name: String
    /// `nil` for a flag.
    package let value: Value?
    /// The help text of the option; the default is in parentheses.
    package let summary: String

    init(_ name: String, _ value: Value?, _ summary: String) {
        self.name = name
        self.value = value
        self.summary = summary
    }

    /// A flag.
    init(_ name: String, _ summary: String) {
        self.init(name, nil, summary)
    }

    /// The name without its dashes.
    var word: String { String(name.dropFirst(2)) }

    /// The option with the name of its value, as a help text shows it.
    var usage: String { value.map { "\(name) \($0.placeholder)" } ?? name }

    /// The same option with another help text.
    package func saying(_ summary: String) -> Option {
        Option(name, value, summary)
    }

    /// What an option takes.
    package struct Value: Sendable {
        /// The name of the value in a help text, such as `N`.
        package let placeholder: String
        /// A value for an error message.
        package let example: String
        let completion: Completion

        init(_ placeholder: String, _ example: String, _ completion: Completion = .anything) {
            self.placeholder = placeholder
            self.example = example
            self.completion = completion
        }

        package static func number(_ example: Int) -> Value { Value("N", "\(example)") }

        static func file(_ example: String) -> Value { Value("FILE", example, .files) }

        /// A name of a type.
        static func name<Names: CaseIterable & RawRepresentable<String>>(
            _ example: Names, or others: [String] = []
        ) -> Value {
            Value("NAME", example.rawValue, .words(Names.allCases.map(\.rawValue) + others))
        }
    }
}

extension Option: Hashable {
    /// An option is its name. Its help text may differ between subcommands.
    package static func == (one: Option, other: Option) -> Bool { one.name == other.name }

    package func hash(into hasher: inout Hasher) { hasher.combine(name) }
}
