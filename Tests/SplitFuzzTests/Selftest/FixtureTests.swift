import Testing
@_spi(Simulation) import UIKitModel

@testable import LabCommand
@testable import SplitFuzz

/// The mistakes of apps that `selftest` brings along, each by its shortest sequence.
@MainActor @Suite("Mistaken fixtures") struct FixtureTests {
    struct Mistake {
        let app: AppUnderTest
        let variant: String
        let invariant: String
        var orientation: LaunchSetup.Orientation?
        let lines: [String]
    }

    private static var mistakes: [Mistake] {
        [
            Mistake(
                app: .classic, variant: "refuses-nesting", invariant: "place-kept",
                orientation: .landscape, lines: ["tap \"primary/Ada\"", "background"]),
            Mistake(
                app: .classic, variant: "next-as-detail", invariant: "legal-columns",
                lines: ["tap \"primary/Ada\"", "tap \"primary/Next\"", "rotate landscape"]),
            Mistake(
                app: .classic, variant: "bare-detail", invariant: "place-kept",
                lines: [
                    "tap \"primary/Ada\"", "tap \"primary/Notes\"", "rotate landscape",
                    "background",
                ]),
            Mistake(
                app: .classic, variant: "default-detail", invariant: "place-kept",
                lines: ["tap \"primary/Ada\"", "rotate landscape"]),
            Mistake(
                app: .classic, variant: "own-flag", invariant: "legal-columns",
                orientation: .landscape, lines: ["tap \"primary/Ada\""]),
            Mistake(
                app: .reader, variant: "forgets-selection", invariant: "place-kept",
                lines: ["tap \"primary/One\"", "background"]),
            Mistake(
                app: .reader, variant: "moves-root", invariant: "views-fill",
                orientation: .portrait, lines: ["background"]),
            Mistake(
                app: .board, variant: "no-anchor", invariant: "no-exception",
                lines: ["resize half", "tap \"window/Info\"", "resize full"]),
            Mistake(
                app: .board, variant: "anchor-set-once", invariant: "no-exception",
                lines: ["tap \"window/Info\"", "tap \"popover/Close\"", "tap \"window/Info\""]),
            Mistake(
                app: .board, variant: "opens-twice", invariant: "nothing-logged",
                lines: ["tap \"window/Form\"", "tap \"window/Form\""]),
            Mistake(
                app: .board, variant: "pushes-late", invariant: "no-exception",
                lines: ["tap \"window/Page\" @queued", "tap \"window/Page\""]),
            Mistake(
                app: .board, variant: "pushes-again", invariant: "no-exception",
                lines: ["double-tap \"window/Page\""]),
            Mistake(
                app: .handbook, variant: "ignores-insets", invariant: "content-in-reach",
                lines: []),
            Mistake(
                app: .handbook, variant: "content-size-once", invariant: "content-in-reach",
                lines: ["resize slide-over"]),
        ]
    }

    @Test("each mistake breaks what it should, and the right variant nothing")
    func mistakes() throws {
        for mistake in FixtureTests.mistakes {
            let choice = LaunchSetup.Choice(
                release: .asDocumented, orientation: mistake.orientation)
            var mistaken = try AppDriver(mistake.variant, of: mistake.app, choosing: choice)
            // Some mistakes show at once.
            let broken =
                try mistake.lines.isEmpty ? mistaken.broken : mistaken.act(mistake.lines)
            #expect(
                broken.contains { $0.hasPrefix("\(mistake.invariant) at ") },
                "\(mistake.variant): \(broken)")

            var right = try AppDriver("right", of: mistake.app, choosing: choice)
            for line in mistake.lines
            where right.choices.contains(line.replacing(" @queued", with: "")) {
                let found = try right.act(line)
                #expect(found == [], "\(mistake.variant), right: \(line)")
            }
        }
    }

    @Test("each mistake is planted, also the one that ends its process")
    func planted() {
        let names = Set(PlantedFault.all.map(\.name))
        for mistake in FixtureTests.mistakes {
            #expect(names.contains("\(mistake.app.name)/\(mistake.variant)"))
        }
        #expect(names.contains("reader/asserts-columns"))
    }
}
