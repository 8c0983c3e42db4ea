import Foundation
import Testing

@testable import UIKitModel

@Suite("Where columns go")
struct ColumnLayoutTests {
    typealias Mode = UISplitViewController.DisplayMode

    private func layout(
        _ mode: Mode, triple: Bool = false, edge: ColumnLayout.Edge = .left
    ) -> [String] {
        ColumnLayout(
            size: CGSize(width: 1000, height: 800), mode: mode, primary: 300,
            supplementary: triple ? 200 : nil, edge: edge
        ).placements.map { placement in
            let frame = placement.frame
            let state = (placement.isShown ? "" : " hidden") + (placement.isDimmed ? " dimmed" : "")
            return "\(placement.column) \(Int(frame.minX))…\(Int(frame.maxX))\(state)"
        }
    }

    @Test("the primary sticks out 100 points over its edge (A-003)")
    func overhang() {
        #expect(layout(.oneBesideSecondary) == ["secondary 300…1000", "primary -100…300"])
    }

    @Test("a column over the secondary leaves it its size, dimmed (A-107, B-T1)")
    func over() {
        #expect(layout(.oneOverSecondary) == ["secondary 0…1000 dimmed", "primary -100…300"])
        #expect(
            layout(.twoOverSecondary, triple: true) == [
                "secondary 0…1000 dimmed", "primary -100…300", "supplementary 300…500",
            ])
    }

    @Test("a hidden column rests wholly beyond the edge, touching nothing (A-017, A-063)")
    func hidden() {
        #expect(layout(.secondaryOnly) == ["secondary 0…1000", "primary -500…-100 hidden"])
        #expect(
            layout(.oneBesideSecondary, triple: true) == [
                "secondary 200…1000", "primary -500…-100 hidden", "supplementary 0…200",
            ])
    }

    @Test("two columns beside share the room, two displacing push the secondary out (A-107)")
    func two() {
        #expect(
            layout(.twoBesideSecondary, triple: true) == [
                "secondary 500…1000", "primary -100…300", "supplementary 300…500",
            ])
        #expect(
            layout(.twoDisplaceSecondary, triple: true) == [
                "secondary 500…1300 dimmed", "primary -100…300", "supplementary 300…500",
            ])
    }

    @Test(
        "on the right everything is mirrored, the overhang too (A-015, A-115)",
        arguments: Mode.allCases)
    func mirrored(_ mode: Mode) {
        func placements(_ edge: ColumnLayout.Edge) -> [ColumnLayout.Placement] {
            ColumnLayout(
                size: CGSize(width: 1000, height: 800), mode: mode,
                primary: 300, supplementary: 200, edge: edge
            ).placements
        }

        for (left, right) in zip(placements(.left), placements(.right)) {
            #expect(right.frame.minX == 1000 - left.frame.maxX)
            #expect(right.visible.minX == 1000 - left.visible.maxX)
            #expect(right.overhang.right == left.overhang.left)
            #expect(right.overhang.left == 0 && left.overhang.right == 0)
        }
    }
}
