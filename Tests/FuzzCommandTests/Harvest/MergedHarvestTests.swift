import Foundation
import SplitFuzz
import Testing

@testable import FuzzCommand

/// The file that `merge --harvest` writes, and the files that it must not destroy.
@MainActor struct MergedHarvestTests {
    private static let search =
        ["run", "stack/pushes-itself", "--seed", "1", "--cases", "100", "--actions", "3"]
        + oneWindow
    private let folder: Folder

    init() throws {
        folder = try Folder()
        for index in 1...3 { shard("\(index)/3", "\(index)") }
    }

    private func shard(_ shard: String, _ name: String) {
        let arguments = Self.search + ["--shard", shard, "--harvest", name, "--no-write"]
        _ = fuzzsplit(arguments, on: [.stack], in: folder)
    }

    private func merge(_ arguments: String...) -> Ran {
        fuzzsplit(["merge", "--no-write"] + arguments, on: [.stack], in: folder)
    }

    @Test(
        "an operand is not replaced, whatever path or link names it",
        arguments: ["1", "./1", "hard", "soft", "dangling"])
    func operand(path: String) throws {
        let bytes = try folder.bytes(of: "1")
        let files = FileManager.default
        try files.linkItem(atPath: "\(folder.path)/1", toPath: "\(folder.path)/hard")
        for (link, target) in [("soft", "1"), ("dangling", "nowhere")] {
            try files.createSymbolicLink(
                atPath: "\(folder.path)/\(link)", withDestinationPath: target)
        }

        let ran = merge("1", "2", "3", "--harvest", path)

        #expect(ran.status == .systemFailed)
        #expect(ran.output.isEmpty)
        #expect(
            ran.error == """
                fuzzsplit: cannot write \(path): it exists; name a new file, or go on with its run: \
                --resume \(path)

                """)
        #expect(try folder.bytes(of: "1") == bytes)
        #expect(!folder.files.contains("nowhere"))
    }

    @Test("with shards missing, a merge writes a new file only, and is 70")
    func missing() throws {
        let new = merge("1", "2", "--harvest", "out")
        let bytes = try folder.bytes(of: "out")
        let again = merge("1", "2", "--harvest", "out")

        #expect(new.status == .ownBug && again.status == .ownBug)
        #expect(again.error.hasPrefix("fuzzsplit: cannot write out: it exists; name a new file"))
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
