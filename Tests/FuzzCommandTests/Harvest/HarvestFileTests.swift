import SplitFuzz
import Testing

@testable import FuzzCommand
@testable import StatefulTesting

@MainActor struct HarvestFileTests {
    @Test("a harvest is the same after a journey through a file, and its header is readable")
    func journey() throws {
        let harvest = try Self.harvest(["--shard", "2/3", "--only", "no-exception,place-kept"])
        let bytes = HarvestFile.bytes(of: harvest)

        #expect(try Harvest(HarvestFile.content(from: bytes)) == harvest)
        #expect(
            String(decoding: bytes, as: UTF8.self).hasPrefix(
                """
                fuzzsplit harvest 6
                version: 0.1.0
                tables: \(harvest.plan.tables)
                seed: 1
                cases: 20
                actions: 3
                scheme: guided
                only: \(harvest.plan.settings[.only] ?? "")
                build: none
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

            let content = try? HarvestFile.content(from: changed)
            #expect(content.map { $0.fault != nil } ?? true, "byte \(position)")
        }
    }

    @Test("of a file that was cut off, the whole records count, and the fault is named")
    func cutOff() throws {
        let harvest = try Self.harvest(["--cases", "0"])
        let bytes = HarvestFile.bytes(of: harvest)
        var ends: [Int] = []

        for count in stride(from: bytes.count, to: 0, by: -61) {
            guard let content = try? HarvestFile.content(from: Array(bytes.prefix(count))) else {
                #expect(count < 300)
                continue
            }
            let isWhole = content.wholeLength == count
            #expect(content.fault == (isWhole ? nil : .damaged(HarvestFile.endsEarly)))
            #expect(content.wholeLength <= count)
            #expect(
                try HarvestFile.content(from: Array(bytes.prefix(content.wholeLength))).fault == nil
            )
            for (subject, record) in content.records {
                #expect(record == .found(try #require(harvest.found[subject])))
            }
            if ends.last != content.records.count { ends.append(content.records.count) }
        }
        #expect(ends == [2, 1, 0])
    }

    @Test("records are the same after a journey as bytes, and garbage is refused")
    func records() throws {
        let trace = Trace(setup: [1], actions: [Action(rule: 3)])
        let crashing = CrashingTrace(
            trace, at: ActionLog.CasePosition(island: 2, caseIndex: 3), kind: "trap",
            remark: "text")
        let records: [HarvestRecord] = [
            .found(try #require(Self.harvest([]).found["stack/pushes-another"])),
            .crashing([crashing]),
            .crashing([]), .wrote("a/b.case"), .searched(seconds: 9),
        ]

        for record in records {
            let entry = HarvestRecord.Entry(subject: "app/variant", record: record)
            let bytes = entry.encoded
            #expect(try HarvestRecord.Entry(decoding: bytes) == entry)
            #expect(throws: TransferError.self) {
                try HarvestRecord.Entry(decoding: Array(bytes.prefix(8)))
            }
        }
        #expect(throws: TransferError.self) { try HarvestRecord(decoding: [9]) }
        #expect(throws: TransferError.self) { try HarvestRecord(decoding: "other".encoded) }
    }

    @Test("the records of a state make the same state, whatever came twice or was replaced")
    func state() throws {
        let result = try #require(Self.harvest([]).found["stack/pushes-another"])
        let empty = SearchResult(screening: result.screening, avoided: result.avoided)
        var state = SearchState()
        try state.take(.searched(seconds: 5), of: "a")
        try state.take(.found(empty), of: "a")
        #expect(try state.take(.found(result), of: "a") != .found(result))
        try state.take(.found(result), of: "a")
        try state.take(.wrote("x.case"), of: "b")
        try state.take(.wrote("x.case"), of: "b")
        try state.take(.searched(seconds: 4), of: "a")

        let records = state.records(of: ["a", "b"])
        let again = try SearchState(records)

        #expect(again.found == state.found && again.found["a"] == result)
        #expect(again.written.map(\.name) == ["x.case"] && again.seconds == 5)
        #expect(records.count == 3)
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
        return try Harvest(HarvestFile.content(from: folder.bytes(of: "x")))
    }
}
