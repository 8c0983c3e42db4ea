import Foundation
import Testing

/// The built executable, next to the tests: what only a process can show.
struct ProcessTests {
    /// Runs a line of the shell in which `$fuzzsplit` is the executable.
    ///
    /// - Parameter error: where standard error goes. Workers announce failures there in the order
    ///   in which they see them, which differs from run to run.
    private func shell(
        _ line: String, error: FileHandle? = nil
    ) throws -> (status: Int32, output: String) {
        let executable = try BuiltProgram("fuzzsplit").path
        let process = Process()
        let pipe = Pipe()
        process.executableURL = URL(fileURLWithPath: "/bin/sh")
        process.arguments = ["-c", line]
        process.environment = ["fuzzsplit": executable, "PATH": "/usr/bin:/bin"]
        process.currentDirectoryURL = URL(fileURLWithPath: "/")
        process.standardOutput = pipe
        process.standardError = error ?? pipe
        try process.run()
        let output = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return (process.terminationStatus, String(decoding: output, as: UTF8.self))
    }

    @Test("the process ends with the command's status")
    func status() throws {
        #expect(try shell("\"$fuzzsplit\" --version").output == "fuzzsplit 0.1.0\n")
        #expect(try shell("\"$fuzzsplit\" list releases").status == 0)
        #expect(try shell("\"$fuzzsplit\" --cases -1").status == 2)
    }

    @Test("a width that no terminal has takes no more memory than a wide terminal")
    func hugeWidth() throws {
        let text = """
            fuzzsplit 2
            app: sidebar/system-navigation
            device: iPad Pro 11-inch
            release: iOS 14
            direction: left-to-right
            orientation: landscape
            window: full
            expect: holds
            was: layout-settles at safe-area
            ---
            rotate portrait

            """
        let folder = try Folder()
        try folder.write(text, to: "a.case")

        let ran = try shell(
            "COLUMNS=99999999999 \"$fuzzsplit\" show '\(folder.path)/a.case' | tail -2 | head -1")

        #expect(ran.output == "as expected\n")
    }

    @Test("a closed pipe ends quietly")
    func closedPipe() throws {
        let ran = try shell("(sleep 0.2; \"$fuzzsplit\" --help; echo $? >&2) | true")

        #expect(ran.output == "0\n")
    }

    @Test(
        "a full disk is exit 3", .enabled(if: FileManager.default.fileExists(atPath: "/dev/full")))
    func fullDisk() throws {
        #expect(try shell("\"$fuzzsplit\" --help >/dev/full").status == 3)
    }

    @Test("a process without standard output writes its report into no other file")
    func noOutput() throws {
        let folder = try Folder()
        let line =
            "cd '\(folder.path)'; \"$fuzzsplit\" run popover/no-size --cases 0 --seed 1 --no-write "
            + "--harvest"

        let closed = try shell("\(line) a >&- 2>&-")
        let open = try shell("\(line) b", error: .nullDevice)

        #expect(closed.status == 3)
        #expect(open.status == 1)
        #expect(try folder.bytes(of: "a") == folder.bytes(of: "b"))
    }

    @Test("a file that may not grow is exit 3, not a death")
    func smallFiles() throws {
        let folder = try Folder()
        let ran = try shell(
            "cd '\(folder.path)'; ulimit -f 1; \"$fuzzsplit\" run popover/no-size --cases 64 "
                + "--seed 1 --no-write --harvest a --jobs 1 2>&1 >/dev/null; echo $?")

        #expect(ran.output.hasSuffix("\n3\n"))
        #expect(
            ran.output.contains("cannot write a: the system says: File too large; the run goes"))
    }

    @Test("one worker process, two or none at all print the same bytes")
    func workers() throws {
        let line =
            "\"$fuzzsplit\" popover/no-size popover/fitted --cases 0 --seed 1 --no-write --jobs"

        let alone = try shell("\(line) 1", error: .nullDevice)
        let shared = try shell("\(line) 2", error: .nullDevice)

        #expect(alone.status == 1)
        #expect(alone == shared)
    }

    @Test("what is left out is left out by the workers, too")
    func leftOut() throws {
        let line =
            "\"$fuzzsplit\" popover/no-size popover/fitted --cases 0 --seed 1 --no-write "
            + "--without sizes-match,insets-current --jobs"

        let alone = try shell("\(line) 1", error: .nullDevice)
        let shared = try shell("\(line) 2", error: .nullDevice)

        #expect(alone == shared)
        #expect(!shared.output.contains("sizes-match at"))
    }

    @Test("workers work also where there is no standard input")
    func noInput() throws {
        let line = "\"$fuzzsplit\" popover/no-size popover/fitted --cases 0 --seed 1 --no-write"

        let shared = try shell("\(line) --jobs 2 <&-", error: .nullDevice)
        let alone = try shell("\(line) --jobs 1", error: .nullDevice)

        #expect(shared == alone)
    }

    @Test("workers that are killed are replaced, and the result is that of a run without it")
    func killedWorkers() throws {
        let run = "\"$fuzzsplit\" popover/no-size --cases 512 --seed 1 --no-write --jobs 2"

        let undisturbed = try shell("\(run) 2>/dev/null; echo \"exit $?\"")
        let disturbed = try shell(
            """
            \(run) 2>/dev/null & run=$!
            for i in 1 2 3; do
              until [ "$(pgrep -cP $run)" = 2 ]; do
                kill -0 $run 2>/dev/null || break 2; sleep 0.05
              done
              sleep 0.3; pkill -9 -P $run
            done
            wait $run; echo "exit $?"
            """)

        #expect(disturbed == undisturbed)
        #expect(undisturbed.output.hasSuffix("exit 1\n"))
    }

    // `env` of the Linux tools sets what a process does at a signal.
    #if os(Linux)
        @Test("SIGHUP ends a run with 129, unless the process was told to ignore it")
        func hangUp() throws {
            let ran = try shell(
                """
                hang_up() {
                  env "$1-signal=HUP" "$fuzzsplit" popover/no-size --cases $2 --seed 1 --no-write \
                    >/dev/null 2>&1 & run=$!
                  until [ "$(pgrep -cP $run)" -gt 0 ]; do sleep 0.05; done
                  sleep 0.2; kill -HUP $run; wait $run; echo $?
                }
                hang_up --default 20000; hang_up --ignore 64
                """)

            #expect(ran.output == "129\n1\n")
        }
    #endif

    @Test("workers end when their parent is killed")
    func orphans() throws {
        let ran = try shell(
            """
            "$fuzzsplit" popover/no-size --cases 100000000 --seed 1 --no-write --jobs 2 2>&1 \
              >/dev/null & run=$!
            until [ "$(pgrep -cP $run)" = 2 ]; do sleep 0.05; done
            workers=$(pgrep -P $run); kill -9 $run
            # A process that has ended may stay as a zombie.
            alive() { ps -o stat= -p "$(echo $workers | tr ' ' ,)" | grep -v Z; }
            for i in 1 2 3 4 5 6 7 8 9 10; do alive >/dev/null || break; sleep 0.1; done
            alive >/dev/null && echo alive || echo ended
            """, error: .nullDevice)

        #expect(ran.output.hasSuffix("ended\n"))
    }

    @Test("the commands of a report do the same again, as a shell reads them")
    func reproduction() throws {
        let line =
            "\"$fuzzsplit\" sidebar/own-navigation --cases 3 --seed 1 --no-write --actions 7 "
            + "--device 'iPad Pro 12.9-inch' --only primary-content-on-screen --scheme swarm"

        let first = try shell(line)
        let command = try #require(
            first.output.split(separator: "\n").first { $0.hasPrefix("reproduce: ") })
        let second = try shell(String(command.dropFirst("reproduce: ".count)))
        let explored = try shell(
            "\"$fuzzsplit\" explore sidebar/own-navigation --depth 2 --window two-thirds")
        let again = try #require(
            explored.output.split(separator: "\n").first { $0.hasPrefix("  reproduce: ") })

        #expect(first.status == 1 && first == second)
        #expect(command.contains("--device 'iPad Pro 12.9-inch'"))
        #expect(try shell(String(again.dropFirst("  reproduce: ".count))) == explored)
    }

    @Test("two processes print the same bytes")
    func determinism() throws {
        let line =
            "\"$fuzzsplit\" explore sidebar/own-navigation --depth 1; \"$fuzzsplit\" list apps"

        let first = try shell(line)
        let second = try shell(line)

        #expect(first.status == 0)
        #expect(first == second)
    }
}
