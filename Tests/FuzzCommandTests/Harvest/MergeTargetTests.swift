import Foundation
import SplitFuzz
import Testing

@testable import FuzzCommand

/// The file that `merge --harvest` writes, and the files that it must not destroy.
@MainActor struct MergeTargetTests {
    private static let search =
        ["run", "stack/pushes-itself", "--seed", "1", "--cases", "100", "--actions", "3"]
        + oneWindow
    private let folder: Folder

    init() throws {
        folder = try Folder()
        for index in 1...3 { shard("\(index)/3", "\(index)") }
    }

    private func shard(_ shard: String, _ name: String, seed: String = "1") {
        var arguments = Self.search + ["--shard", shard, "--harvest", name, "--no-write"]
        arguments[3] = seed
        _ = fuzzsplit(arguments, on: [.stack], in: folder)
    }

    private func merge(_ arguments: String...) -> Ran {
        fuzzsplit(["merge", "--no-write"] + arguments, on: [.stack], in: folder)
    }

    @Test(
        "an operand is not replaced, whatever path or link names it",
        arguments: [
            ("1", "it is one of the harvests to merge; name a new file"),
            ("./1", "it is one of the harvests to merge; name a new file"),
            ("hard", "it is one of the harvests to merge; name a new file"),
            ("soft", "this is a link; name a new file"),
            ("dangling", "this is a link; name a new file"),
        ])
    func operand(path: String, reason: String) throws {
        let bytes = try folder.bytes(of: "1")
        let files = FileManager.default
        try files.linkItem(atPath: "\(folder.path)/1", toPath: "\(folder.path)/hard")
        for (link, target) in [("soft", "1"), ("dangling", "nowhere")] {
            try files.createSymbolicLink(
                atPath: "\(folder.path)/\(link)", withDestinationPath: target)
        }

        let ran = merge("1", "2", "3", "--harvest", path)

        #expect(ran.status == .badInput)
        #expect(ran.output.isEmpty)
        #expect(ran.error == "fuzzsplit: cannot write \(path): \(reason)\n")
        #expect(try folder.bytes(of: "1") == bytes)
        #expect(!folder.files.contains("nowhere"))
    }

    @Test("a file that is no harvest of the run, or that has more results, is not replaced")
    func others() throws {
        shard("1/3", "other", seed: "2")
        try folder.write("notes", to: "notes")
        _ = merge("1", "2", "3", "--harvest", "whole")
        let names = ["notes", "other", "whole"]
        let bytes = try names.map(folder.bytes)

        let errors = names.map { name in
            let ran = merge("1", "2", "--partial", "--harvest", name)
            #expect(ran.status == .badInput)
            return ran.error
        }

        #expect(try names.map(folder.bytes) == bytes)
        #expect(
            errors == [
                "fuzzsplit: cannot write notes: the file there is no harvest; name another file\n",
                "fuzzsplit: cannot write other: the harvest there is of another run: expected seed 1, "
                    + "found 2; name another file\n",
                "fuzzsplit: cannot write whole: the harvest there has results that these lack; merge "
                    + "it, too, into a new file\n",
            ])
    }

    @Test("a harvest of the run that has nothing else is replaced")
    func lesser() throws {
        _ = merge("1", "2", "3", "--harvest", "whole")
        _ = merge("1", "2", "--partial", "--harvest", "out")

        let ran = merge("1", "2", "3", "--harvest", "out")

        #expect(ran.status == .finding)
        #expect(try folder.bytes(of: "out") == folder.bytes(of: "whole"))
    }

    @Test("with shards missing, a merge writes a new file only, and is 70")
    func missing() throws {
        let new = merge("1", "2", "--harvest", "out")
        let bytes = try folder.bytes(of: "out")
        let again = merge("1", "2", "--harvest", "out")

        #expect(new.status == .ownBug && again.status == .ownBug)
        #expect(again.error.hasPrefix("fuzzsplit: cannot write out: shards are missing, and the "))
        #expect(again.error.contains("\nfuzzsplit: not searched: shard 3/3 of "))
        #expect(try folder.bytes(of: "out") == bytes)
    }

    @Test("a harvest that another build has searched is merged with a warning, and not resumed")
    func otherBuild() throws {
        let merged = fuzzsplit(["merge", "--no-write", "1", "2", "3"], on: [.stack], in: folder) {
            $0.build = { "abc" }
        }

        #expect(merged.output == merge("1", "2", "3").output)
        #expect(
            merged.error == """
                fuzzsplit: another build of this program searched 1 and 2 other files; if its code \
                differs, search again with one build

                """)
        #expect(merge("1", "2", "3").error.isEmpty)
    }
}
