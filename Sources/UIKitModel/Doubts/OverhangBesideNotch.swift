package import Foundation

/// The inset of a primary that sticks out over the edge at which a phone has its notch. All sources
/// of the overhang are iPads (A-003, A-006, B-114).
enum OverhangBesideNotch: UInt8, Reading {
    case sum
    case larger

    static var behaviour: Behaviour { .overhangBesideNotch }
    static let doubt = Doubt(
        Self.self, "overhangBesideNotch", ["A-006", "B-114"],
        question: "what is the primary's inset where its overhang and a notch meet?",
        "at a notch, the primary's inset is that of the notch and the overhang together",
        "at a notch, the primary's inset is that of the notch or the overhang, the larger one")
}

extension Simulation {
    /// The inset at an edge where so many points of a column's visible part are covered, and so
    /// many stick out. Invariants ask for it, too.
    package func inset(_ covered: CGFloat, beside overhang: CGFloat) -> CGFloat {
        if covered > 0, overhang > 0, reading(OverhangBesideNotch.self) == .larger {
            return max(covered, overhang)
        }
        return covered + overhang
    }
}
