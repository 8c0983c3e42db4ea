internal import Specification
internal import StatefulTesting
@_spi(Simulation) internal import UIKitModel

extension SplitMachine {
    /// The invariant that compares what is so with the specification. An app could break it only by
    /// overrides that keep UIKit from its work.
    package static let specification = "as-specified"
}

@MainActor extension Invariant<SplitMachine> {
    /// What is so at rest is what may be so after what has happened. `Specification` says what may
    /// be so: collapsed or not, display mode and behaviour (A-108, B-010 to B-013, B-043,
    /// B-T1, B-T3), the split view's buttons (A-067, A-112, A-113, B-030, B-033), the widths
    /// that the app prefers (B-040), presentations and their styles (B-076, B-077, B-080, B-083),
    /// the detail (B-008, B-014), what pushes and pops make of a stack (B-060 to B-062), the column
    /// to show while collapsed (B-012), the inspector (B-195), the selected tab (B-103), chosen
    /// entries of menus and alerts (B-152), and the keyboard (B-079, C-091).
    static var asSpecified: Self {
        Invariant(
            SplitMachine.specification,
            summary: "modes, stacks, presentations, choices and keyboard are what was asked for",
            sources: [
                "A-065", "A-067", "A-108", "A-109", "A-110", "A-112", "A-113", "A-119", "B-008",
                "B-010", "B-012", "B-013", "B-014", "B-030", "B-033", "B-040", "B-043", "B-060",
                "B-061",
                "B-062", "B-076", "B-077", "B-079", "B-080", "B-083", "B-103", "B-152",
                "B-195", "B-T1", "B-T3", "C-091", "D-001", "D-002", "D-003",
            ]
        ) { machine in
            guard let difference = machine.specified.difference(in: machine) else { return nil }
            return Mismatch(difference.output.rawValue, difference.explanation)
        }
    }
}
