import Foundation

/// The least width that sidebars leave to the secondary where they come by themselves (D-002).
enum RoomBesideSidebars: UInt8, Reading {
    /// With 551 points left, sidebars were seen to tile.
    case most
    /// With 424 points left, they were seen to overlay.
    case least

    static var behaviour: Behaviour { .roomOfSecondary }
    static let doubt = Doubt(
        Self.self, "roomBesideSidebars", ["B-043", "D-002"],
        question: "how much room do sidebars that come by themselves leave to the secondary?",
        "sidebars come beside the secondary by themselves where they leave it 550 points",
        "sidebars come beside the secondary by themselves where they leave it 425 points")

    /// In points.
    var width: CGFloat { self == .most ? 550 : 425 }
}
