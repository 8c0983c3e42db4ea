import StatefulTesting
import Testing

@testable import FuzzCommand

/// `--shard auto`.
@MainActor struct ShardVariablesTests {
    struct Example: Sendable, CustomTestStringConvertible {
        let environment: [String: String]
        let shard: Shard

        init(_ index: Int, of count: Int, _ environment: [String: String]) {
            self.environment = environment
            shard = Shard(index, of: count)
        }

        var testDescription: String { "\(shard) in \(environment.sorted { $0 < $1 })" }
    }

    /// The variables of a task of a Slurm array.
    nonisolated static func slurm(
        _ id: String, from first: Int, to last: Int, step: Int = 1, count: Int
    ) -> [String: String] {
        [
            "SLURM_ARRAY_TASK_ID": id, "SLURM_ARRAY_TASK_MIN": "\(first)",
            "SLURM_ARRAY_TASK_MAX": "\(last)", "SLURM_ARRAY_TASK_STEP": "\(step)",
            "SLURM_ARRAY_TASK_COUNT": "\(count)",
        ]
    }

    @Test(
        "the variables of each scheduler name the shard",
        arguments: [
            Example(1, of: 8, slurm("1", from: 1, to: 8, count: 8)),
            Example(8, of: 8, slurm("8", from: 1, to: 8, count: 8)),
            Example(1, of: 8, slurm("0", from: 0, to: 7, count: 8)),
            Example(4096, of: 4096, slurm("4095", from: 0, to: 4095, count: 4096)),
            Example(3, of: 8, slurm("4", from: 0, to: 14, step: 2, count: 8)),
            // A task that is repeated, of an array of eight.
            Example(
                3, of: 8,
                slurm("3", from: 3, to: 7, count: 2)
                    .merging(["FUZZSPLIT_JOB_TOTAL": "8"]) { $1 }),
            Example(1, of: 5, ["JOB_COMPLETION_INDEX": "0", "FUZZSPLIT_JOB_TOTAL": "5"]),
            Example(5, of: 5, ["JOB_COMPLETION_INDEX": "4", "FUZZSPLIT_JOB_TOTAL": "5"]),
            Example(1, of: 3, ["CI_NODE_INDEX": "1", "CI_NODE_TOTAL": "3"]),
            Example(3, of: 3, ["CI_NODE_INDEX": "3", "CI_NODE_TOTAL": "3"]),
            Example(2, of: 4, ["PARALLEL_SEQ": "2", "FUZZSPLIT_JOB_TOTAL": "4"]),
            Example(1, of: 4, ["FUZZSPLIT_JOB_INDEX": "0", "FUZZSPLIT_JOB_TOTAL": "4"]),
            // Our own names go before those of a scheduler. An empty variable is one that is not
            // set.
            Example(
                4, of: 4,
                [
                    "FUZZSPLIT_JOB_INDEX": "3", "FUZZSPLIT_JOB_TOTAL": "4",
                    "CI_NODE_INDEX": "1", "CI_NODE_TOTAL": "2",
                ]),
            Example(
                1, of: 2,
                ["FUZZSPLIT_JOB_INDEX": "", "CI_NODE_INDEX": "1", "CI_NODE_TOTAL": "2"]),
        ])
    func shard(example: Example) throws {
        let choice = try ShardVariables(example.environment).choice()

        #expect(choice.shard == example.shard)
    }

    @Test(
        "variables that name no shard are refused",
        arguments: [
            [:],
            ["CI_NODE_TOTAL": "1"],
            ["SLURM_ARRAY_TASK_ID": "1"],
            // Repeated tasks, a gap, and another start.
            slurm("3", from: 3, to: 4, count: 2),
            slurm("1", from: 1, to: 7, count: 3),
            slurm("100", from: 100, to: 107, count: 8),
            slurm("9", from: 1, to: 8, count: 8),
            slurm("3", from: 0, to: 14, step: 2, count: 8),
            slurm("1", from: 1, to: 1, step: 0, count: 1),
            slurm("1", from: 1, to: 5000, count: 5000),
            slurm("-1", from: 0, to: 7, count: 8),
            slurm("0", from: 0, to: 7, count: 8).merging(["FUZZSPLIT_JOB_TOTAL": "8"]) { $1 },
            ["JOB_COMPLETION_INDEX": "0"],
            ["JOB_COMPLETION_INDEX": "5", "FUZZSPLIT_JOB_TOTAL": "5"],
            ["CI_NODE_INDEX": "0", "CI_NODE_TOTAL": "3"],
            ["CI_NODE_INDEX": "1", "CI_NODE_TOTAL": "0"],
            ["CI_NODE_INDEX": "1", "CI_NODE_TOTAL": "4097"],
            ["CI_NODE_INDEX": "+1", "CI_NODE_TOTAL": "3"],
            ["CI_NODE_INDEX": "1", "CI_NODE_TOTAL": "3000000000000000000000"],
            ["FUZZSPLIT_JOB_TOTAL": "4"],
        ] as [[String: String]])
    func refused(environment: [String: String]) {
        #expect(throws: ShardFault.self) { try ShardVariables(environment).choice() }
    }

    @Test("the run prints the shard and the variables, in text and in JSON")
    func printed() throws {
        let variables = ["CI_NODE_INDEX": "2", "CI_NODE_TOTAL": "3"]
        let search = ["run", "stack", "--seed", "1", "--cases", "3", "--shard", "auto"]
        let text = fuzzsplit(search, on: [.stack]) { $0.environment = variables }
        let json = fuzzsplit(search + ["--format", "json"], on: [.stack]) {
            $0.environment = variables
        }
        let explicit = fuzzsplit(search.dropLast() + ["2/3"], on: [.stack])

        let lines = "         from CI_NODE_INDEX=2\n         from CI_NODE_TOTAL=3\n"
        #expect(text.output.contains("\nshard    2/3\n\(lines)limits "))
        #expect(text.output.replacing(lines, with: "") == explicit.output)
        #expect(text.output.contains(" --shard 2/3 "))
        #expect(
            json.output.contains(
                """
                    "shardVariables": [
                      "CI_NODE_INDEX=2",
                      "CI_NODE_TOTAL=3"
                    ],
                """))
    }

    @Test("--shard auto in one part says so, although it is the whole run")
    func onePart() {
        let ran = fuzzsplit(
            "run", "stack", "--seed", "1", "--cases", "1", "--shard", "auto", on: [.stack]
        ) { $0.environment = ["CI_NODE_INDEX": "1", "CI_NODE_TOTAL": "1"] }

        #expect(ran.output.contains("\nshard    1/1\n         from CI_NODE_INDEX=1\n"))
    }

    @Test("the variables count only with --shard auto")
    func silent() {
        let ran = fuzzsplit(
            "run", "stack", "--seed", "1", "--cases", "1", on: [.stack]
        ) { $0.environment = ["CI_NODE_INDEX": "1", "CI_NODE_TOTAL": "3"] }

        #expect(!ran.output.contains("shard"))
    }

    @Test("without a scheduler, the message names all variables")
    func none() {
        #expect(
            Self.message([:]) == """
                fuzzsplit: --shard auto needs a number in one of FUZZSPLIT_JOB_INDEX, \
                SLURM_ARRAY_TASK_ID, JOB_COMPLETION_INDEX, CI_NODE_INDEX, PARALLEL_SEQ; found none
                  fuzzsplit run --shard auto
                                        ^~~~
                  start it as a part of an array (sbatch --array=1-8; parallel: 8 in GitLab), or
                  write --shard I/N

                """)
    }

    @Test("the message says what is there, what should be, and what to do")
    func message() {
        #expect(
            Self.message(["JOB_COMPLETION_INDEX": "4"]) == """
                fuzzsplit: --shard auto needs a number from 1 to 4096 in FUZZSPLIT_JOB_TOTAL; \
                found JOB_COMPLETION_INDEX=4, no FUZZSPLIT_JOB_TOTAL
                  fuzzsplit run --shard auto
                                        ^~~~
                  Kubernetes does not pass the number of parts: set FUZZSPLIT_JOB_TOTAL to the
                  job's completions

                """)
        #expect(
            Self.message(["CI_NODE_INDEX": "a b\n", "CI_NODE_TOTAL": "3"])
                .hasPrefix("fuzzsplit: --shard auto needs a number from 1 to 3 in CI_NODE_INDEX"))
        #expect(
            Self.message(Self.slurm("3", from: 3, to: 4, count: 2)) == """
                fuzzsplit: --shard auto needs a Slurm array from 0 or 1 without gaps, of up to \
                4096 tasks; found SLURM_ARRAY_TASK_ID=3, SLURM_ARRAY_TASK_MIN=3, \
                SLURM_ARRAY_TASK_MAX=4, SLURM_ARRAY_TASK_STEP=1, SLURM_ARRAY_TASK_COUNT=2
                  fuzzsplit run --shard auto
                                        ^~~~
                  write sbatch --array=1-8; to repeat tasks of such an array, also export
                  FUZZSPLIT_JOB_TOTAL=8

                """)
    }

    @Test("--shard auto without --seed is refused: each part would pick its own")
    func seed() {
        #expect(
            Self.message(["CI_NODE_INDEX": "1", "CI_NODE_TOTAL": "3"]) == """
                fuzzsplit: --shard auto needs --seed, since each part would pick its own
                  fuzzsplit run --shard auto
                                        ^~~~
                  add --seed N, the same number for all parts

                """)
    }

    @Test("two schedulers at once are refused, and named")
    func several() {
        let both = Self.message(["SLURM_ARRAY_TASK_ID": "3", "PARALLEL_SEQ": "2"])

        #expect(
            both.hasPrefix(
                "fuzzsplit: --shard auto needs the variables of one scheduler; found "
                    + "SLURM_ARRAY_TASK_ID=3, PARALLEL_SEQ=2\n"))
    }

    private static func message(_ environment: [String: String]) -> String {
        let ran = fuzzsplit("run", "--shard", "auto") { $0.environment = environment }
        return ran.status == .badInput ? ran.error : "exit status \(ran.status.rawValue)"
    }
}
