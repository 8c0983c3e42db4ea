internal import SplitFuzz
internal import StatefulTesting

/// The result of a shard that is not shrunk.
@MainActor struct HarvestText {
    let request: RunRequest
    let palette: Palette

    /// The same in every format: the reports for machines are about findings, and a harvest has
    /// none before `merge`.
    ///
    /// - Parameter isWritten: whether the harvest is in its file.
    func result(_ harvest: Harvest, _ interruption: Interruption?, isWritten: Bool) -> String {
        var lines: [String] = []
        if let interruption { lines.append(palette.bad("stopped by \(interruption.rawValue)")) }
        let path = request.harvest ?? ""
        let counts = harvest.found.values.map(\.counts)
        lines += [
            isWritten ? "written to \(path)" : palette.bad("not written to \(path)"),
            "not shrunk: `\(request.program) merge` shrinks what all shards have found, once",
            "\(counts.map(\.cases).reduce(0, +).grouped) cases, "
                + "\(counts.map(\.actions).reduce(0, +).grouped) actions",
            "", "what to do next:", "  merge the harvests of all shards",
            "    \(request.command(["merge", path])) FILE…",
        ]
        return lines.map { "\($0)\n" }.joined()
    }
}
