import Foundation
import SplitFuzz
import Synchronization
import UIKit

extension AppUnderTest {
    /// An app with a field that reflection cannot read.
    @MainActor static let opaque = AppUnderTest(name: "opaque", summary: "") {
        FactoryViewController()
    }
}

private final class FactoryViewController: UIViewController {
    let kind: Any.Type = Int.self
    let lock = Mutex(1)
}
