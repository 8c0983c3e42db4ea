internal import SplitFuzz
internal import StatefulTesting

/// A harvest that cannot be merged, and the file it is in.
struct HarvestProblem: Error, Equatable {
    enum Kind: Equatable {
        case inaccessible(CorpusFileError)
        case unreadable(HarvestFault)
        /// Another program, or another version of its apps, wrote the harvest.
        case otherTables(own: String, ofProgram: String)
        /// Another build of the program began the run.
        case otherBuild(own: String, ofProgram: String)
        /// The first setting that differs from that of another file.
        case otherRun(setting: String, own: String, other: String, file: String)
        case conflict(Harvest.Conflict, file: String)
        /// The corpus has other cases than at the beginning of the run.
        case otherCorpus(Harvest.Conflict)
        /// It has no results, because its search was stopped too early.
        case empty
        /// A setting that this program does not accept.
        case unknownSetting
        /// Shards of it were merged, so that no run can go on with it.
        case severalShards
        /// The run that wrote it has ended, so that no run can go on with it.
        case finished
        /// The result of a subject that this program does not have, or has in another form.
        case otherSubject(String)
    }

    let path: String
    let kind: Kind
    /// The arguments of the run that writes the harvest again; `nil` if its header does not tell.
    var again: [String]?

    /// The fault, a line with advice, and the command that writes the harvest again.
    ///
    /// - Parameter invocation: how the user calls this program.
    func text(invocation: String) -> String {
        func command(_ arguments: [String]) -> String {
            CommandLineText(program: invocation, arguments: arguments).text
        }
        var step = again.map {
            "  to run it again, with the --corpus that it had: \(command($0))\n"
        }
        if kind == .finished { step = "  to merge it: \(command(["merge", path]))\n" }
        return CorpusText.printable("\(path): \(fault)") + "\n"
            + advice.wrapped(to: 78, longWords: .whole).map { "  \($0)\n" }.joined()
            + (step ?? "")
    }

    private var fault: String {
        switch kind {
        case .inaccessible(.tooLarge(_, let limit)): "more than \(limit) bytes"
        case .inaccessible(let error): error.reason
        case .unreadable(.noHarvest): "this is not a harvest, which `run --harvest` writes"
        case .unreadable(.otherFormat(let found)):
            "expected a harvest of version \(HarvestHeader.version), found \"\(found)\""
        case .unreadable(.otherProgram(let version)):
            "expected a harvest of fuzzsplit \(FuzzCommand.version), found one of \(version)"
        case .unreadable(.damaged(let how)): "the harvest is damaged: \(how)"
        case .otherTables(let own, let ofProgram):
            "its apps, rules or invariants are not those of this program: expected tables "
                + "\(ofProgram), found \(own)"
        case .otherBuild(let own, let ofProgram):
            "another build of the program began this run: expected build \(ofProgram), found \(own)"
        case .otherRun(let setting, let own, let other, let file):
            "it is of another run than \(file): expected \(setting) \(other), found \(own)"
        case .conflict(let conflict, let file):
            "it contradicts \(file): in \(conflict.subject), \(conflict.reason)"
        case .otherCorpus(let conflict):
            "its run began with other known cases: in \(conflict.subject), \(conflict.reason)"
        case .empty: "it has no results; its search was stopped before it found any"
        case .unknownSetting: "its settings are not those of a run of this program"
        case .finished: "its run has ended; there is nothing left to search"
        case .severalShards: "it has the results of several shards"
        case .otherSubject(let name): "its result of \(name) does not fit the app of this program"
        }
    }

    private var advice: String {
        switch kind {
        case .inaccessible: "check the path"
        case .unreadable(.noHarvest): "name harvests, or directories of harvests or cases"
        case .unreadable(.otherFormat), .unreadable(.otherProgram):
            "merge with the version that wrote it, or delete it and run the shard again"
        case .unreadable(.damaged): "copy the file again, or delete it and run it again"
        case .otherTables, .otherSubject, .otherRun("version", _, _, _),
            .otherRun("tables", _, _, _):
            "build the program on every machine from one commit, delete the file, and run the shard "
                + "again"
        case .otherBuild:
            "go on with the program that began it; or merge it, and search the rest with this one"
        case .otherRun(setting: "cases", _, _, _):
            "leave out the file, or run all shards with the same --cases; with --for, no two "
                + "machines run the same number"
        case .otherRun: "leave out the file, or run all shards with the same options"
        case .conflict(let conflict, _):
            switch conflict.reason {
            case .island, .screening:
                "build the program on every machine from one commit; if they are the same, the app "
                    + "does not do the same each time, and its shards cannot be merged"
            case .avoided: "run all shards with the same corpus"
            }
        case .otherCorpus:
            "go on with the corpus that the run began with, or delete the harvest and begin anew"
        case .empty, .unknownSetting: "delete it and run the shard again"
        case .finished: "merge it to see what it found"
        case .severalShards: "name the harvest of one shard, or use merge"
        }
    }
}

extension HarvestFile.Content {
    /// A fault of the records as a problem. The header is whole, and tells how to run it again.
    func problem(_ fault: HarvestFault, of path: String) -> HarvestProblem {
        let again =
            ["run"] + header.subjects + header.plan.arguments + header.options
            + [Option.harvest.name, path]
        return HarvestProblem(
            path: path, kind: .unreadable(fault), again: header.shards.count == 1 ? again : nil)
    }
}
