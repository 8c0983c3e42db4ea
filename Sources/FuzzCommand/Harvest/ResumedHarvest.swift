internal import SplitFuzz
internal import StatefulTesting

/// The harvest of a run that ended early, from which another run goes on.
@MainActor struct ResumedHarvest {
    let path: String
    let content: HarvestFile.Content
    let state: SearchState

    /// - Throws: `HarvestProblem` if the file cannot be read, or if its run has ended.
    init(_ path: String, context: CommandContext) throws(HarvestProblem) {
        self.path = path
        content = try HarvestMerge.content(of: path, context)
        guard content.header.shards.count == 1 else {
            throw HarvestProblem(path: path, kind: .severalShards)
        }
        guard content.header.isUnfinished else {
            throw HarvestProblem(path: path, kind: .finished)
        }
        do throws(Harvest.Conflict) {
            state = try SearchState(content.records)
        } catch {
            throw HarvestProblem(path: path, kind: .conflict(error, file: "itself"))
        }
    }

    /// What was cut off from the file, as a line of text; `nil` if nothing was.
    var complaint: String? {
        guard case .damaged(let how) = content.fault else { return nil }
        return "\(path): \(how); what is before counts, and the rest is searched again\n"
    }

    /// The command line of the run.
    private var searchLine: [String] {
        let header = content.header
        var line = ["run"] + header.subjects + header.plan.arguments
        if let shard = header.shards.first, shard != .whole {
            line += [Option.shard.name, "\(shard)"]
        }
        if let duration = header.duration { line += [Option.duration.name, duration] }
        if header.endsWithNew { line.append(Option.untilNew.name) }
        return line
    }

    /// The request of the run.
    ///
    /// - Parameter arguments: those of the run that goes on, which decide what is done with the result.
    /// - Throws: `HarvestProblem` if this program cannot do that run, or if the results are not of its
    ///   apps; `UsageError` if the arguments have a mistake.
    func request(
        _ arguments: ParsedArguments, apps: [AppUnderTest], context: CommandContext
    ) throws -> RunRequest {
        let tables = SubjectTable(apps, judging: .all).digest
        guard content.header.plan.tables == tables else {
            throw HarvestProblem(
                path: path,
                kind: .otherTables(own: content.header.plan.tables, ofProgram: tables))
        }
        let search: ParsedArguments
        do throws(UsageError) {
            search = try ParsedArguments(searchLine)
            let request = try RunRequest(search, apps: apps, context: context)
            guard request.subjects.map(\.name) == content.header.subjects,
                HarvestPlan(request, cases: request.duration == nil ? request.plan.cases : nil)
                    == content.header.plan
            else { throw UsageError(.missingValue(.resume)) }
        } catch {
            throw HarvestProblem(path: path, kind: .unknownSetting)
        }
        return try RunRequest(searching: search, arguments, apps: apps, context: context)
    }

    /// Throws if a result cannot be one of the request's subjects, or rests on other known cases.
    func check(_ request: RunRequest, _ known: KnownCases) throws(HarvestProblem) {
        for subject in request.subjects {
            guard let found = state.found[subject.name] else { continue }
            let run = SubjectRun(subject, plan: request.plan, known: known.cases)
            guard run.fits(found) else {
                throw HarvestProblem(path: path, kind: .otherSubject(subject.name))
            }
            let avoided = run.result().avoided
            if avoided != found.avoided {
                let conflict = Harvest.Conflict(
                    subject: subject.name, reason: .avoided(found.avoided, avoided))
                throw HarvestProblem(path: path, kind: .conflict(conflict, file: "the corpus"))
            }
        }
    }
}
