/// The subcommands of a program. Parsing, help, completions and the manual page follow from them.
package struct CommandTable: Sendable {
    /// What the program does, in words that follow its name.
    let purpose: String
    /// A sentence or two after that.
    let remark: String
    package let subcommands: [Subcommand]
    /// The subcommand of a command line that names none.
    let standard: Subcommand

    package init(purpose: String, remark: String, subcommands: [Subcommand], standard: Subcommand) {
        self.purpose = purpose
        self.remark = remark
        self.subcommands = subcommands
        self.standard = standard
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
            .run, .merge, .replay, .explore, .show, .shrink, .export, .fixes, .selftest, .list,
            .explain, .completions, .help,
        ],
        standard: .run)
}
