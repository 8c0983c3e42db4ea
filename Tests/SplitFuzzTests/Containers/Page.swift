import Foundation
import UIKitModel

/// Rows inside the safe area, each of which runs a closure.
final class Page: UIViewController {
    typealias Row = (title: String, act: @MainActor (Page) -> Void)

    private let rows: [Row]
    private var buttons: [UIButton] = []

    init(_ title: String, rows: [Row] = []) {
        self.rows = rows
        super.init(nibName: nil, bundle: nil)
        self.title = title
        restorationIdentifier = title
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        buttons = rows.map { row in
            UIButton(
                type: .system,
                primaryAction: UIAction(title: row.title) { [weak self] _ in
                    if let self { row.act(self) }
                })
        }
        buttons.forEach(view.addSubview)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let content = view.bounds.inset(by: view.safeAreaInsets)
        for (index, button) in buttons.enumerated() {
            button.frame = CGRect(
                x: content.minX, y: content.minY + 44 * CGFloat(index), width: content.width,
                height: 44)
        }
    }

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
