import Foundation
import SplitFuzz
@_spi(Simulation) import UIKitModel

extension AppDriver {
    /// A list in the primary column, whose row `Act` opens a popover at the middle of the detail.
    init(
        choosing choice: LaunchSetup.Choice = .init(),
        opening content: @escaping @MainActor () -> UIViewController,
        adjusting adjust: @escaping @MainActor (UIPopoverPresentationController) -> Void = { _ in }
    ) throws {
        try self.init(choosing: choice) { list in
            let content = content()
            content.modalPresentationStyle = .popover
            guard let split = list.splitViewController,
                let detail = split.viewController(for: .secondary),
                let popover = content.popoverPresentationController
            else { return }
            popover.sourceView = detail.view
            popover.sourceRect = CGRect(x: 200, y: 200, width: 40, height: 40)
            adjust(popover)
            list.present(content, animated: true)
        }
    }
}

/// A page that prefers a size and shows one row.
@MainActor func sizedPage(_ width: CGFloat, _ height: CGFloat) -> ActingViewController {
    let page = ActingViewController("Page", rows: [("Done", { $0.dismiss(animated: true) })])
    page.preferredContentSize = CGSize(width: width, height: height)
    return page
}
