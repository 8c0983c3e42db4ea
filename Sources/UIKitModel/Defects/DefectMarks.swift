import Foundation

/// What defects remember of controllers. Empty where the release has none that remembers.
///
/// A defect keeps its state here, so that UIKit's own types have no fields for it.
struct DefectMarks {
    private struct Key: Hashable {
        let defect: UInt32
        let controller: Int
    }

    private var values: [Key: CGRect] = [:]

    var isEmpty: Bool { values.isEmpty }

    /// Everything in it, in the order of defects and controllers.
    var all: [(defect: UInt32, controller: Int, value: CGRect)] {
        values.map { ($0.key.defect, $0.key.controller, $0.value) }
            .sorted { ($0.defect, $0.controller) < ($1.defect, $1.controller) }
    }

    /// What a defect remembers of a controller; `nil` if nothing.
    @MainActor subscript(defect: Defect, controller: UIViewController) -> CGRect? {
        get { values[Key(defect: defect.set.rawValue, controller: controller.serialNumber)] }
        set {
            values[Key(defect: defect.set.rawValue, controller: controller.serialNumber)] = newValue
        }
    }
}
