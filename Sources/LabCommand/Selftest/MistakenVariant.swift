internal import FuzzCommand
internal import SplitFuzz
internal import StatefulTesting
@_spi(Simulation) internal import UIKitModel

/// A variant of an app with a mistake of the app's own: of a bundled app, or of one that is made
/// for a report. `sidebar` has none here: what is wrong there comes from defects of UIKit.
@MainActor struct MistakenVariant {
    /// Ids of the catalogue: first the reports of such a mistake, if there are any.
    let sources: [String]
    private let app: AppUnderTest
    private let variant: AppUnderTest.Variant
    /// The defects of the release, which other apps work around.
    private let defects: [Defect]

    static var all: [MistakenVariant] {
        [
            MistakenVariant(.masterDetail, "default-delegate", "C-012", "C-013", "C-034"),
            MistakenVariant(.masterDetail, "article-002-delegate", "C-034", "A-082"),
            MistakenVariant(.masterDetail, "emptied-detail", "C-026", "A-086"),
            MistakenVariant(.masterDetail, "early-size-class", "A-072"),
            MistakenVariant(.mail, "supplementary-in-double", "A-105"),
            MistakenVariant(.mail, "no-gesture", "C-027", "A-112"),
            MistakenVariant(.compactColumn, "unsynchronised", "C-010", "C-023", "A-101"),
            MistakenVariant(.popover, "no-size", "A-131", "A-132"),
            MistakenVariant(.popover, "fitted", "C-060", "A-134"),
            MistakenVariant(.popover, "wrapper", "C-061", "A-139"),
            MistakenVariant(.workspace, "stale-anchor", "C-052"),
            MistakenVariant(.workspace, "stale-item", "B-074"),
            MistakenVariant(.classic, "refuses-nesting", "C-005", "C-006"),
            MistakenVariant(.classic, "next-as-detail", "C-011"),
            MistakenVariant(.classic, "bare-detail", "C-018"),
            MistakenVariant(.classic, "default-detail", "C-020"),
            MistakenVariant(.classic, "own-flag", "C-102"),
            MistakenVariant(.reader, "forgets-selection", "C-014"),
            MistakenVariant(.reader, "asserts-columns", "C-021"),
            MistakenVariant(.reader, "moves-root", "C-088"),
            MistakenVariant(
                .leftToRight, "left-only", on: [.insetsLostAfterPush], "A-042", "C-111"),
            MistakenVariant(.board, "pushes-late", "C-040"),
            MistakenVariant(.board, "pushes-again", "C-040"),
            MistakenVariant(.board, "no-anchor", "B-071", "C-050"),
            MistakenVariant(.board, "anchor-set-once", "C-051"),
            MistakenVariant(.board, "opens-twice", "B-083", "C-055"),
            MistakenVariant(.handbook, "ignores-insets", "B-131"),
            MistakenVariant(.handbook, "content-size-once", "B-133"),
        ]
    }

    private init(
        _ app: AppUnderTest, _ name: String, on defects: [Defect] = [], _ sources: String...
    ) {
        self.defects = defects
        self.app = app
        variant = app.existingVariant(name)
        self.sources = sources
    }

    /// The mistake, in words.
    var summary: String { variant.summary }

    /// The variant on the release of its app, without other defects.
    var subject: Subject<SplitMachine> {
        app.widened(variant, on: [app.setup.release]) { [defects] in $0.with(only: defects) }
    }
}
