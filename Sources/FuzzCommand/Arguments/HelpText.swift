internal import SplitFuzz

/// The help texts of the command and of each subcommand, in 80 columns.
struct HelpText {
    let program: String

    func text(for subcommand: Subcommand?) -> String {
        let lines = subcommand.map(lines(for:)) ?? overview
        return lines.map { "\($0)\n" }.joined()
    }

    private var overview: [String] {
        var lines = [
            "\(program) finds the shortest sequence of taps, rotations and resizes that breaks",
            "an iPad app built on split views. The app runs on a model of UIKit.",
            "",
        ]
        lines += Subcommand.allCases.flatMap { subcommand in
            let usage = "\(program) \(subcommand.rawValue) \(subcommand.operands)"
            return entry(usage, subcommand.summary, column: 38)
        }
        lines += ["", "Options of run; `\(program) help SUBCOMMAND` lists those of the others:"]
        lines += options(Subcommand.run.options + [.version], of: .run)
        lines += ["", "Exit status:"] + statuses
        return lines
    }

    private func lines(for subcommand: Subcommand) -> [String] {
        let summary = subcommand.summary
        var lines = [
            [program, subcommand.rawValue, subcommand.operands, "[OPTION…]"]
                .filter { !$0.isEmpty }.joined(separator: " "),
            summary.prefix(1).uppercased() + summary.dropFirst() + ".",
            "",
            "Options:",
        ]
        lines += options(subcommand.options, of: subcommand)
        lines += ["", "Exit status:"] + statuses(of: subcommand)
        return lines
    }

    private func options(_ options: [Option], of subcommand: Subcommand) -> [String] {
        options.flatMap { option in
            let usage = "\(option.name)\(option.placeholder.map { " \($0)" } ?? "")"
            return entry(usage, subcommand.summary(of: option), column: 22)
        }
    }

    private let statuses = [
        "  0    as expected: no failure, or known ones only",
        "  1    a new failure, or a case that does not do what it says",
        "  2    a mistake in the command line, or a file that cannot be read",
        "  3    the system failed: disk full, no permission",
        "  70   a bug in this program, or a part of a run is missing",
        "  130  interrupted; 143 terminated; 129 hung up",
    ]

    /// What the first two statuses stand for depends on the subcommand.
    private func statuses(of subcommand: Subcommand) -> [String] {
        let first: [String]
        switch subcommand {
        case .selftest:
            first = [
                "  0    as expected: the committed score is reached",
                "  1    a group is below the score, or something fails where nothing is planted",
            ]
        case .conformance:
            first = [
                "  0    as expected: every result agrees with its source",
                "  1    a result disagrees",
            ]
        default: return statuses
        }
        return first + statuses.dropFirst(2)
    }

    /// Usage and summary. The summary starts at a column and breaks at 80.
    private func entry(_ usage: String, _ summary: String, column: Int) -> [String] {
        let texts = summary.wrapped(to: 80 - column, longWords: .whole)
        var lines = ["  \(usage)"]
        for (index, text) in texts.enumerated() {
            if index == 0, lines[0].count + 2 <= column {
                lines[0] = lines[0].padded(to: column) + text
            } else {
                lines.append(String(repeating: " ", count: column) + text)
            }
        }
        return lines
    }
}
