internal import StatefulTesting

/// Parts of a run that are in no harvest, or were stopped.
struct MissingShards: Hashable, Sendable {
    /// The most shards that a text names.
    private static let shownShards = 8

    let shards: [Shard]
    /// The names of the subjects that lack them, in table order.
    private(set) var subjects: [String]

    /// What a harvest lacks for its whole run. Subjects that lack the same are together.
    @MainActor static func missing(in harvest: Harvest, of request: RunRequest) -> [MissingShards] {
        var missing: [MissingShards] = []
        for subject in request.subjects.map(\.name) {
            let finished = Set(harvest.found[subject]?.islandNumbers ?? [])
            let total = request.plan.islandCount
            let shards = Shard.covering(
                (0..<total).filter { !finished.contains($0) }, of: total)
            if shards.isEmpty { continue }
            if let index = missing.firstIndex(where: { $0.shards == shards }) {
                missing[index].subjects.append(subject)
            } else {
                missing.append(MissingShards(shards: shards, subjects: [subject]))
            }
        }
        return missing
    }

    /// Such as `shards 2/3, 3/3 of sidebar/insets`.
    var text: String {
        let shown = shards.prefix(Self.shownShards).map(\.description)
        let more = shards.count - shown.count
        return "shard\(shards.count == 1 ? "" : "s") \(shown.joined(separator: ", "))"
            + (more > 0 ? " and \(more) more" : "") + " of \(subjects.joined(separator: ", "))"
    }

    /// The commands that search the shards, a line each. At most four, because they are long.
    @MainActor func commands(of request: RunRequest, corpus: String?) -> [String] {
        let isAll = subjects == request.subjects.map(\.name)
        let arguments = request.arguments(of: isAll ? nil : subjects, corpus: corpus)
            .filter { ![Option.noWrite.name, Option.certain.name].contains($0) }
        return shards.prefix(4).map { shard in
            let file = "shard-\(shard.index)-of-\(shard.count)\(HarvestFile.fileExtension)"
            let own = [Option.shard.name, "\(shard)", Option.harvest.name, file]
            return request.command(arguments + own)
        }
    }
}
