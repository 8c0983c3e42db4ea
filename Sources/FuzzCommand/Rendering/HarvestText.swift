internal import SplitFuzz
internal import StatefulTesting

/// The result of a shard that is not shrunk, as text or JSON.
@MainActor struct HarvestText {
    let request: RunRequest
    let palette: Palette

    /// - Parameter isWritten: whether the harvest is in its file.
    func result(
        _ writer: HarvestWriter, _ result: Run.Result, isWritten: Bool
    ) -> String {
        switch request.format {
        // The reports for machines are about findings. A harvest has none before `merge`.
        case .text, .junit, .sarif, .github:
            text(writer.harvest, result.interruption, isWritten)
        case .json: json(writer.harvest, result.interruption, isWritten).text
        }
    }

    private func text(
        _ harvest: Harvest, _ interruption: Interruption?, _ isWritten: Bool
    ) -> String {
        var lines = table(harvest) + [""]
        if let interruption { lines.append(palette.bad("stopped by \(interruption.rawValue)")) }
        let path = request.harvest ?? ""
        let counts = harvest.entries.map(\.result.counts)
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

    private func table(_ harvest: Harvest) -> [String] {
        let names = request.subjects.map(\.name)
        let column = names.map(\.count).reduce(3, max)
        func row(_ name: String, _ cells: [String]) -> String {
            name.padded(to: column)
                + zip(cells, [9, 11, 9, 10]).map { $0.aligned(to: $1) }.joined()
        }
        let heading = row("app", ["cases", "actions", "states", "failures"])
        return [palette.heading(heading)]
            + names.map { name in
                guard let entry = harvest.entries.first(where: { $0.subject == name }) else {
                    return row(name, ["not run"])
                }
                let counts = entry.result.counts
                return row(
                    name,
                    [
                        counts.cases.grouped, counts.actions.grouped, counts.states.grouped,
                        failures(entry.result).grouped,
                    ])
            }
    }

    private func json(
        _ harvest: Harvest, _ interruption: Interruption?, _ isWritten: Bool
    ) -> JSON {
        let done = Set(harvest.entries.map(\.subject))
        return .object([
            ("plan", RunJSON(request: request).plan),
            ("apps", .array(harvest.entries.map(json))),
            ("notRun", .strings(request.subjects.map(\.name).filter { !done.contains($0) })),
            ("interruption", .optional(interruption?.rawValue)),
            ("harvest", .optional(isWritten ? request.harvest : nil)),
        ])
    }

    private func json(_ entry: Harvest.Entry) -> JSON {
        .object(
            [("app", .string(entry.subject))]
                + JSON.fields(of: entry.result.counts, except: ["failures", "fingerprint"])
                + [("failures", .integer(failures(entry.result)))])
    }

    /// The number of invariants, locations and objects that failed. Shrinking may find fewer
    /// causes, or more.
    private func failures(_ result: SearchResult) -> Int {
        result.signaturesWithoutRules.count
    }
}
