import Foundation
import UIKitModel

/// Rows that tests can tap, on a page whose place can be recognised elsewhere.
final class Page: ActingViewController {
    override init(_ title: String, rows: [Row] = []) {
        super.init(title, rows: rows)
        restorationIdentifier = title
    }

    required init?(coder: NSCoder) { nil }

    /// A row that pushes a page.
    static func pushing(_ title: String, rows: [Row] = []) -> Row {
        (
            title,
            { $0.navigationController?.pushViewController(Page(title, rows: rows), animated: true) }
        )
    }

    /// A row that presents a page over everything, which closes itself.
    static func covering(_ title: String) -> Row {
        (
            title,
            { page in
                let modal = Page(title, rows: [("Close", { $0.dismiss(animated: true) })])
                modal.modalPresentationStyle = .fullScreen
                page.present(modal, animated: true)
            }
        )
    }
}

extension UIViewController {
    /// A navigation controller with a page.
    static func page(_ title: String, rows: [Page.Row] = []) -> UINavigationController {
        UINavigationController(rootViewController: Page(title, rows: rows))
    }
}
