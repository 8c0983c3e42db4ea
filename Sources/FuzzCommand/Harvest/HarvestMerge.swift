internal import SplitFuzz
internal import StatefulTesting

/// Merges the harvests of files that belong to one run.
@MainActor struct HarvestMerge {
    /// The harvests that were read, with their paths, in order of the paths.
    private(set) var parts: [(path: String, harvest: Harvest)] = []
    /// The files whose runs ended early.
    private(set) var unfinished: [String] = []
    let context: CommandContext

    /// The harvest of some files. The order of the paths changes nothing.
    ///
    /// - Throws: `HarvestProblem` for the first file that cannot be read, or that does not belong
    ///   to the files before it.
    mutating func merge(_ paths: [String]) throws(HarvestProblem) -> Harvest {
        var merged: Harvest?
        for path in paths.sorted(by: { $0.utf8.lexicographicallyPrecedes($1.utf8) }) {
            let harvest = try harvest(of: path)
            try checkPlan(of: harvest, path)
            do throws(Harvest.Conflict) {
                try merged?.merge(harvest)
            } catch {
                throw HarvestProblem(
                    path: path, kind: .conflict(error, file: opponent(of: harvest)))
            }
            merged = merged ?? harvest
            parts.append((path, harvest))
        }
        guard let merged else { preconditionFailure("\(paths.count) paths, at least 1 needed") }
        return merged
    }

    private func checkPlan(of harvest: Harvest, _ path: String) throws(HarvestProblem) {
        guard let first = parts.first,
            let difference = harvest.plan.difference(from: first.harvest.plan)
        else { return }
        throw HarvestProblem(
            path: path,
            kind: .otherRun(
                setting: difference.name, own: difference.own, other: difference.other,
                file: first.path))
    }

    /// A warning about files that another build of the program has searched; `nil` for none.
    ///
    /// These files are merged, because machines that build one commit in different folders make
    /// different bytes.
    var warning: String? {
        let build = context.build()
        let others = parts.filter { $0.harvest.build != build }.map(\.path)
        guard let first = others.first else { return nil }
        let rest = others.count > 1 ? " and \((others.count - 1).counting("other file"))" : ""
        return "\(context.program): another build of this program searched \(first)\(rest); if its "
            + "code differs, search again with one build\n"
    }

    /// Throws if a result in a file cannot be one of these subjects.
    func check(_ subjects: [Subject<SplitMachine>], _ plan: RunPlan) throws(HarvestProblem) {
        for subject in subjects {
            let runner = SubjectRun(subject, plan: plan)
            for part in parts {
                guard let result = part.harvest.found[subject.name], !runner.fits(result)
                else { continue }
                throw HarvestProblem(path: part.path, kind: .otherSubject(subject.name))
            }
        }
    }

    private mutating func harvest(of path: String) throws(HarvestProblem) -> Harvest {
        let content = try Self.content(of: path, context)
        if content.header.isUnfinished { unfinished.append(path) }
        if let fault = content.fault {
            guard content.header.isUnfinished, fault == .damaged(HarvestFile.endsEarly) else {
                throw content.problem(fault, of: path)
            }
            context.error.write("\(path): its last record is cut off; the records before count\n")
        }
        do throws(Harvest.Conflict) {
            return try Harvest(content)
        } catch {
            throw HarvestProblem(path: path, kind: .conflict(error, file: "itself"))
        }
    }

    /// Reads a file.
    static func content(
        of path: String, _ context: CommandContext
    ) throws(HarvestProblem) -> HarvestFile.Content {
        let bytes: [UInt8]
        do throws(CorpusFileError) {
            bytes = try context.read(path, atMost: HarvestFile.sizeLimit)
        } catch {
            throw HarvestProblem(path: path, kind: .inaccessible(error))
        }
        do throws(HarvestFault) {
            return try HarvestFile.content(from: bytes)
        } catch {
            throw HarvestProblem(path: path, kind: .unreadable(error))
        }
    }

    /// The file that contradicts a harvest.
    private func opponent(of harvest: Harvest) -> String {
        let part = parts.first { part in
            var copy = part.harvest
            return (try? copy.merge(harvest)) == nil
        }
        return part?.path ?? "the files before it"
    }
}
