internal import StatefulTesting

/// The first lines of a harvest, which people can read: what run it is of.
struct HarvestHeader: Hashable, Sendable {
    static let title = "fuzzsplit harvest"
    static let version = 6

    /// The plan. While a search for a time goes on, the plan has no number of cases.
    var plan: HarvestPlan
    /// A hash of the program that searched; `Harvest.severalBuilds` if several did.
    var build: String
    /// The value of `--for`; `nil` without, or when the search is over.
    var duration: String?
    /// Whether the search goes on until it finds something new.
    var endsWithNew = false
    /// The names of the subjects, in order.
    var subjects: [String]
    /// The shards that the harvest is of: the one of its run, or those that were merged.
    var shards: [Shard]
    /// Whether the search goes on, or was stopped before its end.
    var isUnfinished = false

    private static let unfinished = "unfinished; go on with: run --resume FILE"

    /// The lines, without the one that ends a header.
    var text: String {
        var lines = ["\(Self.title) \(Self.version)"]
        lines += plan.lines.map { "\($0.name): \($0.value)" }
        func add(_ name: String, _ value: String?) {
            if let value { lines.append("\(name): \(value)") }
        }
        add("build", build)
        add("for", duration)
        add("until", endsWithNew ? "new" : nil)
        add("variants", subjects.joined(separator: ", "))
        let parts = shards.map(\.description).joined(separator: ", ")
        add("shards", parts.isEmpty ? "several" : parts)
        add("state", isUnfinished ? Self.unfinished : nil)
        return lines.map { "\($0)\n" }.joined()
    }

    /// The options of `run` besides those of the plan.
    var options: [String] {
        var options: [String] = []
        if let shard = shards.first, shards.count == 1, shard != .whole {
            options += [Option.shard.name, "\(shard)"]
        }
        if let duration { options += [Option.duration.name, duration] }
        if endsWithNew { options.append(Option.untilNew.name) }
        return options
    }
}

extension HarvestHeader {
    /// - Throws: `HarvestFault` if the text is no header of this version.
    init(_ text: String) throws(HarvestFault) {
        let lines = text.split(separator: "\n").map(String.init)
        guard lines.first == "\(Self.title) \(Self.version)" else {
            throw .otherFormat(found: lines.first ?? "")
        }
        var values: [String: String] = [:]
        for line in lines.dropFirst() {
            guard let colon = line.firstRange(of: ": ") else { continue }
            values[String(line[..<colon.lowerBound])] = String(line[colon.upperBound...])
        }
        guard let program = values["version"], let tables = values["tables"],
            let build = values["build"], let subjects = values["variants"],
            let shards = values["shards"]
        else { throw .damaged("its header is not whole") }
        guard program == FuzzCommand.version else { throw .otherProgram(version: program) }
        plan = HarvestPlan(
            version: program, tables: tables,
            settings: HarvestPlan.options.reduce(into: [:]) { $0[$1] = values[$1.word] })
        self.build = build
        duration = values["for"]
        endsWithNew = values["until"] != nil
        self.subjects = subjects.split(separator: ", ").map(String.init)
        self.shards = shards.split(separator: ", ").compactMap { Shard(String($0)) }
        isUnfinished = values["state"] != nil
        guard self.text == text else { throw .damaged("its header was changed") }
    }
}

extension Shard {
    /// The shard of a text such as `2/4`; `nil` if it is none.
    init?(_ text: String) {
        let parts = text.split(separator: "/", omittingEmptySubsequences: false)
        guard parts.count == 2, let index = Int(parts[0]), let count = Int(parts[1]),
            (1...Shard.mostParts).contains(count), (1...count).contains(index)
        else { return nil }
        self.init(index, of: count)
    }
}
