import SplitFuzz
import StatefulTesting
import Testing

@testable import FuzzCommand

@MainActor struct HarvestFileTests {
    @Test("a harvest is the same after a journey through a file, and its header is readable")
    func journey() throws {
        let harvest = try Self.harvest(["--shard", "2/3", "--only", "no-exception,place-kept"])
        let bytes = HarvestFile.bytes(of: harvest)

        #expect(try HarvestFile.harvest(from: bytes) == harvest)
        #expect(
            String(decoding: bytes, as: UTF8.self).hasPrefix(
                """
                fuzzsplit harvest 1
                version: 0.1.0
                tables: \(harvest.plan.tables)
                seed: 1
                cases: 20
                actions: 3
                scheme: guided
                only: \(harvest.plan.settings.last?.value ?? "")
                variants: stack/pushes-another, stack/pushes-itself
                shards: 2/3
                ---

                """))
    }

    @Test("any changed byte is noticed, wherever it is")
    func damage() throws {
        let bytes = HarvestFile.bytes(of: try Self.harvest(["--cases", "0"]))
        var source = RandomSource(seed: Seed(1), stream: 0, index: 0)
        for index in 0..<400 {
            // The header is short, so half of the changes are there.
            let position = source.index(below: index.isMultiple(of: 2) ? 220 : bytes.count)
            var changed = bytes
            changed[position] ^= 1 << UInt8(source.below(8))

            #expect(throws: HarvestFault.self, "byte \(position)") {
                try HarvestFile.harvest(from: changed)
            }
        }
    }

    @Test("a part of a harvest is refused, and so is one with something behind it")
    func length() throws {
        let bytes = HarvestFile.bytes(of: try Self.harvest(["--cases", "0"]))

        for count in stride(from: 0, to: bytes.count, by: 97) {
            #expect(throws: HarvestFault.self) {
                try HarvestFile.harvest(from: Array(bytes.prefix(count)))
            }
        }
        #expect(throws: HarvestFault.damaged("more follows than it says")) {
            try HarvestFile.harvest(from: bytes + [0])
        }
    }

    @Test("equal names have one digest, and another app, variant or order has another one")
    func tables() {
        func digest(_ apps: [AppUnderTest]) -> String { SubjectTable(apps, judging: .all).digest }
        let digests = [
            digest([.stack]), digest([.stack, .launch]), digest([.launch, .stack]), digest([]),
        ]

        #expect(digest([.stack]) == digests[0])
        #expect(Set(digests).count == 4)
    }

    @Test("the fewest shards that are some islands, whatever the number of shards was")
    func covering() {
        for count in 1...RunPlan.islands {
            for index in 1...count {
                let shard = Shard(index, of: count)
                let islands = Self.islands(of: [shard])
                let found = Shard.covering(islands, of: RunPlan.islands)

                #expect(Self.islands(of: found) == islands)
                #expect(found.count <= 1 || found.allSatisfy { $0.count <= count })
            }
        }
        #expect(Shard.covering(Array(0..<64), of: 64) == [.whole])
        #expect(Shard.covering([], of: 64) == [])
        #expect(
            Shard.covering(Self.islands(of: [Shard(1, of: 3), Shard(3, of: 3)]), of: 64)
                == [Shard(1, of: 3), Shard(3, of: 3)])
    }

    private static func islands(of shards: [Shard]) -> [Int] {
        shards.flatMap { Array(stride(from: $0.index - 1, to: RunPlan.islands, by: $0.count)) }
            .sorted()
    }

    /// The harvest of a quick run.
    private static func harvest(_ more: [String]) throws -> Harvest {
        let folder = try Folder()
        let cases = more.contains("--cases") ? [] : ["--cases", "20"]
        let ran = fuzzsplit(
            ["run", "--seed", "1", "--actions", "3", "--no-write", "--harvest", "x"] + cases + more,
            on: [.stack], in: folder)
        #expect(ran.error.isEmpty || ran.error.hasPrefix("found in "))
        return try HarvestFile.harvest(from: folder.bytes(of: "x"))
    }
}
