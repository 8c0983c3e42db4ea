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
        let build = context.build()
        guard content.header.build == build else {
            throw HarvestProblem(
                path: path, kind: .otherBuild(own: content.header.build, ofProgram: build))
        }
        guard content.header.isUnfinished else {
            if let fault = content.fault {
                throw content.problem(fault, of: path)
            }
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
        return "\(path): \(how); the records before count, and the rest is searched again\n"
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
                throw HarvestProblem(path: path, kind: .otherCorpus(conflict))
            }
        }
    }
}
