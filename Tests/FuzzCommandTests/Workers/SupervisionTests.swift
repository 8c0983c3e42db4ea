import Testing

@testable import FuzzCommand

/// What commands make of apps that end their process. The apps are those of
/// `Tests/Fixtures/Hostile`.
struct SupervisionTests {
    private let program: BuiltProgram
    private let folder: Folder

    /// Whether Swift's tool for backtraces is installed.
    private static let hasTool = Backtrace.variables != nil

    init() throws {
        program = try BuiltProgram("hostilefuzz")
        folder = try Folder()
    }

    private func caseText(_ app: String, _ expectation: String, _ actions: [String]) -> String {
        let headers = [
            "fuzzsplit 1", "app: \(app)", "device: iPad 9.7-inch", "release: iOS 14",
            "direction: left-to-right", "orientation: landscape", "window: full",
            "expect: \(expectation)", "---",
        ]
        return (headers + actions).map { "\($0)\n" }.joined()
    }

    @Test(
        "an exploration reports what ends the app, and goes on",
        arguments: [
            ("traps", "trap", "a trap: hostilefuzz/Hostility.swift:14: Fatal error: on purpose"),
            ("exits", "exit", "the process ended itself with status 0"),
            (
                "recurses", "bad-access",
                "an access to memory that is not there, or a full stack"
            ),
        ])
    func explores(variant: String, kind: String, remark: String) throws {
        let ran = try program.shell(
            "\"$program\" explore brief/\(variant) --depth 2", in: folder)

        #expect(ran.status == 1)
        #expect(ran.error == "")
        let lines = ran.output.split(separator: "\n").map(String.init)
        #expect(
            lines.prefix(10) == [
                "brief/\(variant)",
                "limit reached, complete to depth 1: 34 states, 178 transitions, 33 merges",
                "checked, 0 opaque fields", "not followed: 4 transitions that ended the app",
                "not tried: 9 transitions by actions that had ended the app 4 times",
                "left to random searches: double-tap, tap-both, relaunch, drag-column",
                "never applied: tap-outside, swipe-back, edge-swipe, drag, scroll-down,",
                "scroll-up, keyboard, drag-down, drag-up",
                "new finding: keeps-running at \(kind)", "  tap \"window/Harm\"",
            ])
        // Where Swift's tool for backtraces is installed, a trap has more words.
        #expect(lines.dropFirst(10).first?.hasPrefix("  \(remark)") == true)
    }

    @Test(
        "a trap without a message is named, with its place in the app", .enabled(if: Self.hasTool))
    func backtrace() throws {
        let line =
            "\"$program\" run brief/overflows --seed 1 --cases 0 --no-write --only place-kept "
            + oneWindow.joined(separator: " ")
        let explored = try program.shell(
            "\"$program\" explore brief/overflows --depth 1", in: folder)
        let run = try program.shell(line, in: folder)

        #expect(explored.status == 1 && run.status == 1)
        for output in [explored.output, run.output] {
            let words = output.split { $0 == " " || $0 == "\n" }.joined(separator: " ")
            #expect(
                words.contains(
                    "a trap: arithmetic overflow, in static Hostility.product(_:) "
                        + "(Hostility.swift:32), called by Hostility.harm(_:_:) "
                        + "(Hostility.swift:15), called by closure #1 in "
                        + "BriefViewController.viewDidLoad() (HostileViewController.swift:47)"))
        }
        #expect(run == (try program.shell(line, in: folder)))
    }

    @Test("what an app prints before it ends its process is shown, and the last line is the reason")
    func lastLine() throws {
        let ran = try program.shell("\"$program\" explore brief/aborts --depth 1", in: folder)

        #expect(ran.status == 1)
        #expect(ran.error.hasPrefix("brief/aborts prints: a whole line\n"))
        #expect(ran.error.contains("\nbrief/aborts prints: half a line\n"))
        #expect(ran.output.contains("\n  abort: it printed last: half a line"))
    }

    @Test("a trap of the model is no finding of the app, and is 70", .enabled(if: Self.hasTool))
    func ownTrap() throws {
        for command in [
            "explore brief/deceives --depth 1",
            "run brief/deceives --cases 0 --seed 1 " + oneWindow.joined(separator: " "),
        ] {
            let ran = try program.shell("\"$program\" \(command)", in: folder)

            #expect(ran.status == 70)
            #expect(!ran.output.contains("new finding"))
            #expect(
                ran.error.hasSuffix(
                    """
                    hostilefuzz: brief/deceives: what follows a trap: not done: hostilefuzz itself \
                    trapped, not the app, in static Hostility.deceive(_:) (Planted.swift:7), after: \
                    tap "window/Harm"

                    """))
        }
    }

    @Test("an app that ends only without a defect keeps its report, and needs the defect")
    func needy() throws {
        let options = "--only no-exception --release \"iOS 14\""
        let ran = try program.shell(
            "\"$program\" run needy --seed 1 --cases 0 --corpus a --create \(options)", in: folder)
        let explored = try program.shell(
            "\"$program\" explore needy --depth 2 \(options)", in: folder)

        #expect(ran.status == 1 && explored.status == 1)
        #expect(ran.error.hasPrefix("found in needy/default: no-exception at "))
        #expect(!ran.error.contains("not done") && explored.error == "")
        #expect(ran.output.contains("2 actions, proven minimal in the model\n"))
        #expect(ran.output.contains("needs UIKit's defect getter-names-inner-navigation "))
        #expect(ran.output.contains("what apps do about getter-names-inner-navigation: keep "))
        #expect(explored.output.contains("new finding: no-exception at "))
    }

    @Test("a case that ends the app is made shorter")
    func shrinks() throws {
        try folder.write(
            caseText(
                "brief/exits", "fails keeps-running at exit",
                ["rotate portrait", "resize half", "tap \"window/Harm\""]), to: "a.case")

        let ran = try program.shell("\"$program\" shrink a.case", in: folder)

        #expect(ran.status == 0)
        #expect(ran.error == "")
        #expect(ran.output.hasPrefix("a.case: 1 action, was 3 actions; minimal: proven; "))
        #expect(try folder.text(of: "a.case").hasSuffix("---\ntap \"window/Harm\"\n"))
    }

    @Test("a case that no longer ends the app is left alone")
    func fixed() throws {
        let text = caseText("brief/prints", "fails keeps-running at exit", ["rotate portrait"])
        try folder.write(text, to: "a.case")

        let ran = try program.shell("\"$program\" shrink a.case", in: folder)

        #expect(ran.status == 1)
        #expect(ran.output == "a.case: fixed\n")
        #expect(try folder.text(of: "a.case") == text)
    }

    private static let reset =
        "So it depends on what earlier cases left behind, such as a static property or a singleton. "
        + "Reset such state where each case starts, as in `makeRoot`."

    @Test(
        "a failure that needs what earlier cases left in the process is flaky, and is not written",
        arguments: [
            "run hostile/remembers --seed 1 --cases 64 --corpus cases --create --jobs 1 "
                + oneWindow.joined(separator: " "),
            "explore hostile/remembers --depth 2",
        ])
    func remembers(command: String) throws {
        let ran = try program.shell("\"$program\" \(command) --only no-exception", in: folder)

        #expect(ran.status == 1)
        let words = ran.output.split { $0 == " " || $0 == "\n" }.joined(separator: " ")
        #expect(words.contains("flaky finding"))
        #expect(!words.contains("new finding"))
        #expect(
            words.contains(
                "Flaky: it failed in every replay in the process of the search, and not in a fresh "
                    + "process. \(Self.reset)"))
        #expect(folder.files.isEmpty)
    }

    @Test("a goal that is lost is lost in a fresh process, too, and is not flaky")
    func goal() throws {
        let bundled = try BuiltProgram("fuzzsplit")
        let text = caseText(
            "mail/no-gesture", "fails never-stuck at supplementary",
            ["rotate portrait", "rotate landscape", "rotate portrait"])
        try folder.write(text, to: "a.case")

        let explored = try bundled.shell(
            "\"$program\" explore mail/no-gesture --only never-stuck --depth 1", in: folder)
        let shrunk = try bundled.shell("\"$program\" shrink a.case", in: folder)

        #expect(explored.output.contains("new finding: never-stuck at supplementary\n"))
        #expect(!explored.output.contains("flaky"))
        #expect(shrunk.status == 0)
        #expect(shrunk.error == "")
        #expect(try folder.text(of: "a.case").hasSuffix("---\nrotate portrait\n"))
    }

    @Test(
        "a case is kept if what shrinking makes of it needs what earlier cases left in the process")
    func shrinksInVain() throws {
        let text = caseText(
            "hostile/remembers", "fails no-exception at NSInvalidArgumentException",
            ["tap \"primary/Push\"", "rotate portrait", "tap \"primary/Push\""])
        try folder.write(text, to: "a.case")

        let replayed = try program.shell("\"$program\" replay a.case", in: folder)
        let shrunk = try program.shell("\"$program\" shrink a.case", in: folder)

        #expect(replayed.status == 0)
        #expect(shrunk.status == 1)
        #expect(shrunk.output == "")
        #expect(
            shrunk.error == """
                a.case: not rewritten: what shrinking found fails only in the process that found it. \
                \(Self.reset)

                """)
        #expect(try folder.text(of: "a.case") == text)
    }

    @Test("what an explored app prints goes to standard error")
    func prints() throws {
        let ran = try program.shell("\"$program\" explore brief/prints --depth 1", in: folder)

        #expect(ran.status == 0)
        #expect(ran.output.hasPrefix("brief/prints\ndepth 1: "))
        let errors = ran.error.split(separator: "\n")
        #expect(errors.count == 21)
        #expect(errors.first?.hasPrefix("brief/prints prints: xxx") == true)
        #expect(errors.last == "brief/prints prints more, not shown")
    }

    @Test("a signal ends an exploration at once, with what it has found")
    func interrupted() throws {
        // The exploration is under way when the app has printed.
        let ran = try program.shell(
            """
            "$program" explore hostile/prints --depth 30 & run=$!
            until [ -s .err ]; do sleep 0.05; done
            kill -INT $run; wait $run
            """, in: folder)

        #expect(ran.status == 130)
        #expect(ran.output.contains("limit reached, complete to depth "))
        #expect(ran.error.hasSuffix("stopped by SIGINT\n"))
    }

    #if os(Linux)
        // Package.swift links reference counts without atomics into the programs.
        @Test("objects are on one thread: a worker has one more, which waits for its parent's end")
        func threads() throws {
            let ran = try program.shell(
                """
                "$program" explore hostile/prints --depth 30 >.explored 2>.printed & run=$!
                for _ in $(seq 200); do [ -s .printed ] && break; sleep 0.05; done
                ls /proc/$run/task | wc -l
                for child in $(cat /proc/$run/task/*/children); do ls /proc/$child/task | wc -l; done
                kill -INT $run; wait $run
                """, in: folder)

            #expect(ran.output.split(separator: "\n").map { Int($0) } == [1, 2])
        }
    #endif
}
