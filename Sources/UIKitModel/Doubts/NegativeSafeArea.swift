package import Foundation

/// Whether an app's negative addition brings a safe area below 0.
enum NegativeSafeArea: UInt8, Reading {
    /// The published loop needs an inset that the addition never brings about.
    case never
    /// The addition is in force as the app sets it.
    case always

    static var behaviour: Behaviour { .safeAreaNotNegative }
    static let doubt = Doubt(
        Self.self, "negativeSafeArea", ["A-040"],
        question: "may an app's negative addition bring a safe area below 0?",
        "a safe area never falls below 0, whatever an app adds",
        "a safe area falls below 0 where an app adds so")
}

extension Simulation {
    /// An edge of a safe area with what an app adds to it, in points. Invariants ask for it, too.
    @inline(__always) package func safeAreaEdge(_ sum: CGFloat) -> CGFloat {
        sum < 0 && reading(NegativeSafeArea.self) == .never ? 0 : sum
    }
}
