@_spi(Simulation) internal import UIKitModel

extension UIViewController {
    /// The first controller at or below this one that the body selects, parents first.
    func first(where isMeant: (UIViewController) -> Bool) -> UIViewController? {
        if isMeant(self) { return self }
        for child in children {
            if let found = child.first(where: isMeant) { return found }
        }
        return nil
    }
}
