internal import Platform

/// The file that `merge --harvest` names. A merge destroys no results, so it replaces few files.
@MainActor struct MergeTarget {
    /// Which files a merge replaces.
    enum Replacing {
        case nothing
        /// Harvests of the same run whose results the merged harvest has, too.
        case lesser
    }

    private let path: String
    private let context: CommandContext

    init(_ path: String, context: CommandContext) {
        self.path = path
        self.context = context
    }

    /// Writes a merged harvest, or says why the file must stay as it is.
    ///
    /// - Parameter parts: the paths of the harvests that were merged.
    func write(
        _ harvest: Harvest, of parts: [String], replacing: Replacing
    ) -> CommandStatus {
        if let reason = reasonAgainst(harvest, of: parts, replacing) {
            context.reportUnwritable(path, reason)
            return .badInput
        }
        return HarvestWriter.write(harvest, to: path, context) ? .asExpected : .systemFailed
    }

    private func reasonAgainst(
        _ harvest: Harvest, of parts: [String], _ replacing: Replacing
    ) -> String? {
        if FileSystem.isLink(context.resolved(path)) { return "this is a link; name a new file" }
        guard context.kind(at: path) == .regular else { return nil }
        if parts.contains(where: { context.identity(of: $0) == context.identity(of: path) }) {
            return "it is one of the harvests to merge; name a new file"
        }
        if replacing == .nothing {
            return "shards are missing, and the file exists; name a new file"
        }
        if let reason = HarvestWriter.reasonToKeep(path, context) { return reason }
        guard let content = try? HarvestMerge.content(of: path, context), content.fault == nil,
            let old = try? Harvest(content)
        else { return "the file there is no whole harvest; name another file" }
        if let difference = old.plan.difference(from: harvest.plan) {
            return "the harvest there is of another run: expected \(difference.name) "
                + "\(difference.other), found \(difference.own); name another file"
        }
        var both = harvest
        guard (try? both.merge(old)) != nil, both.entries == harvest.entries else {
            return "the harvest there has results that these lack; merge it, too, into a new file"
        }
        return nil
    }
}

extension CommandContext {
    /// What two paths of one file share; `nil` if there is no file.
    fileprivate func identity(of path: String) -> FileStatus.Identity? {
        try? FileStatus(of: resolved(path)).identity
    }
}
