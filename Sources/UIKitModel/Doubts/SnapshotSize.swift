/// The size at which the system draws an app in the background (B-056).
enum SnapshotSize: UInt8, Reading {
    /// Reports tell of compact snapshots (C-023).
    case slideOver
    /// In Apple's example the other size was regular (D-073).
    case turned
    /// The system may resize the app; it need not (D-071).
    case unchanged

    static var behaviour: Behaviour { .snapshotSize }
    static let doubt = Doubt(
        Self.self, "snapshotSize", ["B-056", "C-023", "D-071", "D-073"],
        question: "to what size is an app laid out in the background?",
        "in the background an app is laid out as in Slide Over, a phone's in portrait",
        "in the background an app is laid out as on a device that has turned",
        "in the background an app keeps its size")
}
