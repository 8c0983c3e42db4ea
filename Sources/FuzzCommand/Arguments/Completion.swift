/// What a shell can offer in place of an operand or of the value of an option.
package enum Completion: Hashable, Sendable {
    case anything
    case files
    case directories
    /// The apps, and their variants.
    case apps
    case subcommands
    /// Names of invariants, with commas between them.
    case invariants
    case words([String])
}
