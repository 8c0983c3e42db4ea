/// A part of a command's work that is missing from its result.
///
/// Its field names are keys of `--format json`.
package struct LostPart: Encodable {
    let subject: String
    /// What was not done, as in `island 7`.
    let what: String
    /// Why not, as text.
    package let why: String
    /// Whether the app's own failures are the reason, which are findings.
    let isFoundInApp: Bool

    /// Says on standard error which parts are lost, and returns the status.
    @MainActor static func status(of lost: [LostPart], _ context: CommandContext) -> CommandStatus {
        var status = CommandStatus.asExpected
        for part in lost {
            context.error.write(
                "\(context.program): \(part.subject): \(part.what): not done: \(part.why)\n")
            status.combine(part.isFoundInApp ? .finding : .ownBug)
        }
        return status
    }
}
