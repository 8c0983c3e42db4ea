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

    /// What a defect remembers of a controller; `nil` if nothing.
    @MainActor subscript(defect: Defect, controller: UIViewController) -> CGRect? {
        get { values[Key(defect: defect.set.rawValue, controller: controller.serialNumber)] }
        set {
            values[Key(defect: defect.set.rawValue, controller: controller.serialNumber)] = newValue
        }
    }
}
