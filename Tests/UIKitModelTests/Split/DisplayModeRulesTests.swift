import Foundation
import Testing

@testable import UIKitModel

@Suite("Rules of display modes")
struct DisplayModeRulesTests {
    typealias Mode = UISplitViewController.DisplayMode

    /// A row of B-T1 and B-T3 for one style and behaviour.
    struct Row: CustomTestStringConvertible, Sendable {
        let style: UISplitViewController.Style
        let behavior: UISplitViewController.SplitBehavior
        let permitted: [Mode]
        /// The permitted mode for each requested one, in order of raw values.
        let nearest: [Mode]
        /// Where the button leads from each permitted mode, `nil` where there is none.
        let afterButton: [Mode?]
        /// Where a touch on the dimmed secondary leads, `nil` where nothing is dimmed.
        let dismissed: [Mode?]
        let automatic: Mode

        var rules: DisplayModeRules { DisplayModeRules(style: style, behavior: behavior) }
        var testDescription: String { "\(style), \(behavior)" }
    }

    static let none = Mode.secondaryOnly
    static let beside = Mode.oneBesideSecondary
    static let over = Mode.oneOverSecondary
    static let twoBeside = Mode.twoBesideSecondary
    static let twoOver = Mode.twoOverSecondary
    static let displaced = Mode.twoDisplaceSecondary

    static let table = [
        Row(
            style: .doubleColumn, behavior: .tile, permitted: [none, beside],
            nearest: [beside, none, beside, beside, beside, beside, beside],
            afterButton: [beside, none], dismissed: [nil, nil], automatic: beside),
        Row(
            style: .doubleColumn, behavior: .overlay, permitted: [none, over],
            nearest: [over, none, over, over, over, over, over],
            afterButton: [over, none], dismissed: [nil, none], automatic: none),
        Row(
            style: .doubleColumn, behavior: .displace, permitted: [none, beside],
            nearest: [beside, none, beside, beside, beside, beside, beside],
            afterButton: [beside, none], dismissed: [nil, nil], automatic: beside),
        Row(
            style: .tripleColumn, behavior: .tile, permitted: [none, beside, twoBeside],
            nearest: [beside, none, beside, beside, twoBeside, twoBeside, twoBeside],
            afterButton: [nil, twoBeside, beside], dismissed: [nil, nil, nil], automatic: beside),
        Row(
            style: .tripleColumn, behavior: .overlay, permitted: [none, over, twoOver],
            nearest: [over, none, over, over, twoOver, twoOver, twoOver],
            afterButton: [over, twoOver, nil], dismissed: [nil, none, none], automatic: none),
        Row(
            style: .tripleColumn, behavior: .displace, permitted: [none, beside, displaced],
            nearest: [beside, none, beside, beside, displaced, displaced, displaced],
            afterButton: [nil, displaced, nil], dismissed: [nil, nil, beside], automatic: beside),
    ]

    @Test("each behaviour permits its modes and no others (A-107, A-109, B-T1)", arguments: table)
    func permitted(_ row: Row) {
        #expect(row.rules.permitted == row.permitted)
    }

    @Test("a request leads to the nearest permitted mode (A-110, B-011)", arguments: table)
    func nearest(_ row: Row) {
        #expect(Mode.allCases.map { row.rules.mode(nearestTo: $0) } == row.nearest)
    }

    @Test("the display-mode button leads where the table says (B-T3)", arguments: table)
    func afterButton(_ row: Row) {
        #expect(row.permitted.map { row.rules.mode(afterButtonIn: $0) } == row.afterButton)
    }

    @Test("a touch on the dimmed secondary dismisses the sidebars (B-T1)", arguments: table)
    func dismissed(_ row: Row) {
        #expect(row.permitted.map { row.rules.mode(dismissedFrom: $0) } == row.dismissed)
    }

    @Test("automatic shows one sidebar beside, and none over (B-043)", arguments: table)
    func automatic(_ row: Row) {
        #expect(row.rules.automaticMode == row.automatic)
    }

    @Test("the primary is never shown without the supplementary (A-103)", arguments: table)
    func primaryNeedsSupplementary(_ row: Row) {
        let shown = row.permitted.map(\.sidebarCount)

        #expect(shown == Array(0..<row.permitted.count))
    }

    @Test(
        "swipes and drags step through the modes one sidebar at a time (A-119, B-032)",
        arguments: table)
    func steps(_ row: Row) {
        let modes: [Mode?] = row.permitted.map { $0 }

        let swiped = row.permitted.map { row.rules.mode(afterSwipeIn: $0)?.mode }
        #expect(swiped == modes.dropFirst() + [nil])
        var dragged = [nil] + modes.dropLast()
        if row.style == .tripleColumn, row.rules.behavior != .overlay { dragged[1] = nil }
        #expect(row.permitted.map { row.rules.mode(afterDragIn: $0)?.mode } == dragged)
    }

    @Test("no finger pushes out a supplementary that lies beside the secondary (A-114)")
    func supplementaryStays() {
        for behavior in [UISplitViewController.SplitBehavior.tile, .displace] {
            let rules = DisplayModeRules(style: .tripleColumn, behavior: behavior)

            #expect(rules.mode(afterDragIn: .oneBesideSecondary)?.mode == nil)
        }
        let overlay = DisplayModeRules(style: .tripleColumn, behavior: .overlay)
        #expect(overlay.mode(afterDragIn: .oneOverSecondary)?.mode == .secondaryOnly)
    }

    @Test(
        "the double arrow leads to the secondary alone, and back to one sidebar (A-113, B-T3)",
        arguments: table)
    func doubleArrow(_ row: Row) {
        let isTriple = row.style == .tripleColumn
        for mode in row.permitted {
            let wanted = mode == .secondaryOnly ? row.permitted[1] : .secondaryOnly

            #expect(
                row.rules.mode(afterSecondaryOnlyButtonIn: mode) == (isTriple ? wanted : nil))
        }
    }

    @Test(
        "show and hide go to the closest mode, hide of the secondary nowhere (B-012)",
        arguments: table)
    func closest(_ row: Row) {
        let isTriple = row.style == .tripleColumn
        let modes = row.permitted
        let fully: [Mode]? = isTriple ? [modes[2]] : nil
        for mode in modes {
            let count = mode.sidebarCount
            func go(_ column: UISplitViewController.Column, _ shown: Bool) -> Mode? {
                row.rules.mode(closestTo: mode, with: column, isShown: shown)
            }

            #expect(go(.primary, true) == fully?.first ?? modes[1])
            #expect(go(.primary, false) == modes[min(count, isTriple ? 1 : 0)])
            #expect(go(.supplementary, true) == (isTriple ? modes[max(count, 1)] : nil))
            #expect(go(.secondary, false) == nil)
            #expect(go(.compact, true) == nil)
        }
    }

    @Test(
        "show of the secondary leads to where nothing covers or displaces it (B-012)",
        arguments: table)
    func secondary(_ row: Row) {
        for mode in row.permitted {
            let uncovered = row.rules.mode(closestTo: mode, with: .secondary, isShown: true)

            #expect(uncovered == row.rules.mode(dismissedFrom: mode) ?? mode)
        }
    }
}
