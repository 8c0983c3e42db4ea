/// The subcommands of a program. Parsing, help, completions and the manual page follow from them.
package struct CommandTable: Sendable {
    /// What the program does, in words that follow its name.
    let purpose: String
    /// A sentence or two after that.
    let remark: String
    package let subcommands: [Subcommand]
    /// The subcommand of a command line that names none.
    let standard: Subcommand
    /// The kinds of jobs that its subcommands give workers, besides those of `fuzzsplit`.
    let jobs: [any Job.Type]
    /// What a worker does with its environment before anything uses the model.
    let prepare: @MainActor @Sendable ([String: String]) -> Void

    package init(
        purpose: String, remark: String, subcommands: [Subcommand], standard: Subcommand,
        jobs: [any Job.Type] = [],
        prepare: @escaping @MainActor @Sendable ([String: String]) -> Void = { _ in }
    ) {
        self.purpose = purpose
        self.remark = remark
        self.subcommands = subcommands
        self.standard = standard
        self.jobs = jobs
        self.prepare = prepare
    }

    func subcommand(named name: String) -> Subcommand? {
        subcommands.first { $0.name == name }
    }

    /// The table of `fuzzsplit`, and of the tools of users.
    static let fuzzsplit = CommandTable(
        purpose:
            "finds the shortest sequence of taps, rotations and resizes that breaks an iPad app "
            + "built on split views",
        remark: "The app runs on a model of UIKit.",
        subcommands: [
            .run, .merge, .replay, .report, .explore, .show, .shrink, .export, .fixes, .list,
            .explain,
            .completions, .help,
        ],
        standard: .run)
}
