internal import SplitFuzz
@_spi(Simulation) internal import UIKitModel

extension PlantedFault {
    /// Variants of apps with a mistake of the app's own: of bundled apps, and of some that are made
    /// for a report. `sidebar` has none here: what is wrong there comes from defects of UIKit.
    static var mistakes: [PlantedFault] {
        [
            mistake(.masterDetail, "default-delegate", "C-012", "C-013", "C-034"),
            mistake(.masterDetail, "article-002-delegate", "C-034", "A-082"),
            mistake(.masterDetail, "emptied-detail", "C-026", "A-086"),
            mistake(.masterDetail, "early-size-class", "A-072"),
            mistake(.mail, "supplementary-in-double", "A-105"),
            mistake(.mail, "no-gesture", "C-027", "A-112"),
            mistake(.compactColumn, "unsynchronised", "C-010", "C-023", "A-101"),
            mistake(.popover, "no-size", "A-131", "A-132"),
            mistake(.popover, "fitted", "C-060", "A-134"),
            mistake(.popover, "wrapper", "C-061", "A-139"),
            mistake(.workspace, "stale-anchor", "C-052"),
            mistake(.workspace, "stale-item", "B-074"),
            mistake(.classic, "refuses-nesting", "C-005", "C-006"),
            mistake(.classic, "next-as-detail", "C-011"),
            mistake(.classic, "bare-detail", "C-018"),
            mistake(.classic, "default-detail", "C-020"),
            mistake(.classic, "own-flag", "C-102"),
            mistake(.reader, "forgets-selection", "C-014"),
            mistake(.reader, "asserts-columns", "C-021"),
            mistake(.reader, "moves-root", "C-088"),
            mistake(.leftToRight, "left-only", on: [.insetsLostAfterPush], "A-042", "C-111"),
            mistake(.board, "pushes-late", "C-040"),
            mistake(.board, "pushes-again", "C-040"),
            mistake(.board, "no-anchor", "B-071", "C-050"),
            mistake(.board, "anchor-set-once", "C-051"),
            mistake(.board, "opens-twice", "B-083", "C-055"),
            mistake(.handbook, "ignores-insets", "B-131"),
            mistake(.handbook, "content-size-once", "B-133"),
        ]
    }
}
