internal import StatefulTesting

/// A shard, and the variables that it was read from.
struct ShardChoice: Hashable, Sendable {
    let shard: Shard
    /// As in `CI_NODE_INDEX=2`. Empty if the user typed the shard, or none.
    let variables: [String]
}

/// Why the environment does not say which shard this process is.
package struct ShardFault: Error, Equatable, Sendable {
    /// What the variables should be.
    let expected: String
    /// The variables that count, as `NAME=value`, or `no NAME`.
    let found: [String]
    let advice: String
}

/// The environment variables by which schedulers number the parts of a job, for `--shard auto`.
///
/// Sources: Slurm, `sbatch(1)`; Kubernetes, "Indexed Job for Parallel Processing"; GitLab,
/// "Predefined CI/CD variables"; GNU parallel, `parallel(1)`. GitHub has no variables, only
/// `strategy.job-index` and `strategy.job-total`; a workflow passes them under our own names.
struct ShardVariables {
    private static let ownIndex = "FUZZSPLIT_JOB_INDEX"
    private static let ownTotal = "FUZZSPLIT_JOB_TOTAL"
    private static let slurmIndex = "SLURM_ARRAY_TASK_ID"

    /// How a scheduler numbers the parts of a job.
    private struct Numbering {
        let index: String
        /// The number of the first part.
        let first: Int
        let total: String
        let advice: String

        /// The user's own numbers. They go before those of a scheduler.
        static let own = Numbering(
            index: ownIndex, first: 0, total: ownTotal,
            advice: "set \(ownIndex), counted from 0, and \(ownTotal)")
        static let schedulers = [
            Numbering(
                index: slurmIndex, first: 1, total: ownTotal,
                advice: "with \(ownTotal), the tasks are the shards, from 1: sbatch --array=1-8"),
            Numbering(
                index: "JOB_COMPLETION_INDEX", first: 0, total: ownTotal,
                advice: "Kubernetes does not pass the number of parts: set \(ownTotal) to the "
                    + "job's completions"),
            Numbering(
                index: "CI_NODE_INDEX", first: 1, total: "CI_NODE_TOTAL",
                advice: "give the job a number of parts in .gitlab-ci.yml, as in parallel: 8"),
            Numbering(
                index: "PARALLEL_SEQ", first: 1, total: ownTotal,
                advice: "GNU parallel does not pass the number of parts: export \(ownTotal), or "
                    + "write --shard {#}/8"),
        ]
    }

    private let environment: [String: String]

    init(_ environment: [String: String]) {
        self.environment = environment
    }

    /// The shard that the variables name.
    func choice() throws(ShardFault) -> ShardChoice {
        if value(Numbering.own.index) != nil { return try choice(Numbering.own) }
        let present = Numbering.schedulers.filter { value($0.index) != nil }
        guard let numbering = present.first else {
            let names = ([Numbering.own] + Numbering.schedulers).map(\.index)
            throw ShardFault(
                expected: "a number in one of \(names.joined(separator: ", "))", found: [],
                advice: "start it as a part of an array (sbatch --array=1-8; parallel: 8 in "
                    + "GitLab), or write --shard I/N")
        }
        guard present.count == 1 else {
            throw ShardFault(
                expected: "the variables of one scheduler", found: found(present.map(\.index)),
                advice: "write --shard I/N, or set \(Self.ownIndex), counted from 0, and "
                    + "\(Self.ownTotal), which go first")
        }
        if numbering.index == Self.slurmIndex, value(Self.ownTotal) == nil {
            return try slurmArray()
        }
        return try choice(numbering)
    }

    private func choice(_ numbering: Numbering) throws(ShardFault) -> ShardChoice {
        let names = [numbering.index, numbering.total]
        guard let total = number(numbering.total), (1...Shard.mostParts).contains(total) else {
            throw ShardFault(
                expected: "a number from 1 to \(Shard.mostParts) in \(numbering.total)",
                found: found(names), advice: numbering.advice)
        }
        let last = numbering.first + total - 1
        guard let index = number(numbering.index), (numbering.first...last).contains(index)
        else {
            throw ShardFault(
                expected: "a number from \(numbering.first) to \(last) in \(numbering.index)",
                found: found(names), advice: numbering.advice)
        }
        return ShardChoice(
            shard: Shard(index - numbering.first + 1, of: total), variables: found(names))
    }

    /// The shard of a task of a Slurm array, such as `--array=1-8` or `--array=0-14:2`.
    ///
    /// An array with gaps, or with another start, probably repeats some tasks of a larger one.
    /// Their numbers alone do not say of how many.
    private func slurmArray() throws(ShardFault) -> ShardChoice {
        let parts = ["ID", "MIN", "MAX", "STEP", "COUNT"].map { "SLURM_ARRAY_TASK_\($0)" }
        let numbers = parts.map(number)
        guard let id = numbers[0], let first = numbers[1], let last = numbers[2],
            let step = numbers[3], let count = numbers[4], (0...1).contains(first), step > 0,
            (1...Shard.mostParts).contains(count), last - first == (count - 1) * step,
            (first...last).contains(id), (id - first) % step == 0
        else {
            throw ShardFault(
                expected: "a Slurm array from 0 or 1 without gaps, of up to \(Shard.mostParts) "
                    + "tasks",
                found: found(parts),
                advice: "write sbatch --array=1-8; to repeat tasks of such an array, also export "
                    + "\(Self.ownTotal)=8")
        }
        return ShardChoice(
            shard: Shard((id - first) / step + 1, of: count), variables: found(parts))
    }

    // MARK: - Values

    /// The value of a variable; `nil` if it is not set, or empty.
    private func value(_ name: String) -> String? {
        environment[name].flatMap { $0.isEmpty ? nil : $0 }
    }

    /// A whole number of up to nine digits; `nil` if the variable is anything else.
    private func number(_ name: String) -> Int? {
        guard let text = value(name), text.utf8.count <= 9,
            text.utf8.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) })
        else { return nil }
        return Int(text)
    }

    private func found(_ names: [String]) -> [String] {
        names.map { name in
            value(name).map { "\(name)=\(CommandLineText.quoted($0))" } ?? "no \(name)"
        }
    }
}
