import Foundation
import Testing

@testable import StatefulTesting

/// A machine all of whose names have changed.
private struct Staircase: StateMachine {
    var height = 0

    private enum Way: String, CaseIterable { case up, down }
    enum Moment: String, CaseIterable { case soon }

    mutating func advance(to moment: Moment) {}

    static var rules: [Rule<Staircase>] {
        [
            Rule("step", .oneOf(Way.self)) { $0.height += $1 == .up ? 1 : -1 },
            Rule("touch", .name(among: { _ in ["top", "rung"].map { Name($0) } })) { _, _ in },
        ]
    }

    static var invariants: [Invariant<Staircase>] {
        [
            Invariant("low") { $0.height < 2 ? nil : "roof" },
            Invariant("high") { $0.height > -1 ? nil : "" },
        ]
    }

    static var renames: Renames {
        Renames([
            .app(from: "Stairs", to: "Steps"),
            .rule(from: "go", to: "walk"),
            .value(ofRule: "step", from: "upwards", to: "up"),
            .name(inApp: "Staircase", from: "end", to: "top"),
            .name(inApp: "Stairs", from: "rung", to: "top"),
            .timing(from: "early", to: "soon"),
            .invariant(from: "small", to: "low"),
            .location(ofInvariant: "low", from: "attic", to: "roof"),
            .setup(from: "wood", to: "material"),
            .setupValue(of: "material", from: "tree", to: "oak"),
            .rule(from: "walk", to: "step"),
            .app(from: "Steps", to: "Staircase"),
            // A name that exists stays.
            .invariant(from: "high", to: "low"),
            .rule(from: "touch", to: "nothing"),
        ])
    }

    func feed(_ fingerprint: inout Fingerprint) {
        fingerprint.combine(height)
    }
}

@Suite("Renames")
struct RenamesTests {
    private let format = CaseFormat<Staircase>(product: "StatefulTesting", version: 2)

    private static let old = """
        StatefulTesting 2
        app: Stairs
        wood: tree
        expect: fails small at attic
        also: small, high
        ---
        go upwards @early
        touch "end"
        touch "rung"
        walk up

        also-by:
        wood: stone
        step up
        go "upwards"

        """

    private static let new = """
        StatefulTesting 2
        app: Staircase
        material: oak
        expect: fails low at roof
        also: low, high
        ---
        step up @soon
        touch "top"
        touch "rung"
        step up

        also-by:
        material: stone
        step up
        step up

        """

    @Test("old names are read as the current ones, and each change is told once")
    func reading() throws {
        let parsed = try parse(Self.old)

        #expect(parsed.text(format) == Self.new)
        #expect(
            parsed.renames.map(\.description) == [
                "app Stairs → Steps", "app Steps → Staircase", "set-up wood → material",
                "value of material tree → oak", "invariant small → low",
                "location of low attic → roof", "rule go → walk", "rule walk → step",
                "timing early → soon", "value of step upwards → up", "name end → top",
            ])
    }

    @Test("current names need no change")
    func current() throws {
        let parsed = try parse(Self.new)

        #expect(parsed.text(format) == Self.new)
        #expect(parsed.renames.isEmpty)
    }

    @Test("a name that leads to no current one is told as it is written")
    func unknown() throws {
        let text = Self.new.replacing("touch \"top\"", with: "nothing \"top\"")
        let format = CaseFormat<Staircase>(
            product: "StatefulTesting", version: 2,
            renames: Renames([.rule(from: "nothing", to: "gone")]))

        let error = #expect(throws: CorpusError.self) {
            try CorpusCase(parsing: Array(text.utf8), format: format, subjects: Self.directory)
        }

        #expect(
            error
                == CorpusError(
                    line: 8, column: 1, .unknownRule("nothing", known: ["step", "touch"])))
    }

    @Test("check replays a saved case with old names")
    func saved() throws {
        let folder = FileManager.default.temporaryDirectory
            .appendingPathComponent("fuzzsplit-renames-\(UUID().uuidString)").path
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let text = """
            StatefulTesting 2
            app: Stairs
            expect: fails small at attic
            ---
            go upwards
            go upwards

            """
        try CorpusDirectory(folder).write(Array(text.utf8), to: "Stairs/x.case")

        let failure = #expect(throws: CheckFailure.self) {
            try StatefulTesting.check(Staircase.self, corpus: folder)
        }
        #expect(failure?.description.contains("\(folder)/Stairs/x.case:6") == true)
    }

    private static var directory: SubjectDirectory {
        SubjectDirectory(names: ["Staircase"]) { name in
            name == "Staircase" ? [SetupParameter("material", values: ["oak", "stone"])] : nil
        }
    }

    private func parse(_ text: String) throws -> CorpusCase {
        try CorpusCase(parsing: Array(text.utf8), format: format, subjects: Self.directory)
    }
}
