internal import SplitFuzz
internal import UIKit

/// A screen that opens three popovers and a page.
final class BoardViewController: RowsViewController {
    /// What the app does wrong.
    enum Mistake {
        /// In compact width a popover works without an anchor, until the window grows (C-050).
        case leavesOutAnchor
        /// A controller that is presented again has another popover, which needs its anchor
        /// (C-051).
        case setsAnchorOnce
        /// The bar of an item stays touchable while its popover is open (C-055).
        case opensTwice
        /// The user can tap again before the page is on screen (C-040).
        case pushesLate
        /// The second of two quick taps pushes the page again (C-040).
        case pushesAgain
    }

    private let mistake: Mistake?
    private let page = RowsViewController("Page", identifier: "page")
    private var keptInformation: UIViewController?
    private lazy var legend = UIButton(
        type: .system,
        primaryAction: UIAction(title: "Legend") { [unowned self] _ in showLegend() })

    init(mistake: Mistake?) {
        self.mistake = mistake
        super.init(
            "Board", identifier: "board",
            rows: [
                ("Info", { ($0 as? BoardViewController)?.showInformation() }),
                ("Page", { ($0 as? BoardViewController)?.showPage() }),
                ("Two Pages", { ($0 as? BoardViewController)?.showTwoPages() }),
            ])
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            primaryAction: UIAction(title: "Form") { [unowned self] _ in showForm() })
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(legend)
    }

    /// Below the middle of the page a popover has room on an iPad in portrait, and none in
    /// landscape, where it has room beside it.
    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        legend.frame = CGRect(x: view.bounds.midX - 40, y: view.bounds.midY, width: 80, height: 44)
    }

    /// Dismisses the form. Its bar takes touches, so the user can leave the screen meanwhile.
    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        if presentedViewController != nil { dismiss(animated: false) }
    }

    private func makePopover(
        _ title: String, size: CGSize = CGSize(width: 280, height: 160)
    ) -> UIViewController {
        let content = RowsViewController(
            title, identifier: title, rows: [("Close", { $0.dismiss(animated: true) })])
        content.preferredContentSize = size
        content.modalPresentationStyle = .popover
        return content
    }

    private func point(_ content: UIViewController, at button: UIButton) {
        content.popoverPresentationController?.sourceView = button
        content.popoverPresentationController?.sourceRect = button.bounds
    }

    private func showInformation() {
        guard presentedViewController == nil else { return }
        if mistake == .setsAnchorOnce, let keptInformation {
            return present(keptInformation, animated: true)
        }
        let information = makePopover("Information")
        let isWide = traitCollection.horizontalSizeClass == .regular
        if isWide || mistake != .leavesOutAnchor, let button = buttons.first {
            point(information, at: button)
        }
        if mistake == .setsAnchorOnce { keptInformation = information }
        present(information, animated: true)
    }

    private func showLegend() {
        guard presentedViewController == nil else { return }
        let content = makePopover("Legend", size: CGSize(width: 320, height: 480))
        point(content, at: legend)
        present(content, animated: true)
    }

    private func showForm() {
        guard mistake == .opensTwice || presentedViewController == nil else { return }
        let form = makePopover("Form")
        form.popoverPresentationController?.barButtonItem = navigationItem.rightBarButtonItem
        if mistake == .opensTwice, let bar = navigationController?.navigationBar {
            form.popoverPresentationController?.passthroughViews = [bar]
        }
        present(form, animated: true)
    }

    /// Pushes two pages in one turn. The second push waits for the first (B-070).
    private func showTwoPages() {
        for name in ["First", "Second"] {
            navigationController?.pushViewController(
                RowsViewController(name, identifier: name), animated: true)
        }
    }

    private func showPage() {
        guard mistake == .pushesLate else {
            if mistake == .pushesAgain || page.parent == nil {
                navigationController?.pushViewController(page, animated: true)
            }
            return
        }
        DispatchQueue.main.async { [unowned self] in
            navigationController?.pushViewController(page, animated: true)
        }
    }
}
