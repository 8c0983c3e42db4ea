import UIKit

/// The days of a trip. A popover filters them.
final class DayListViewController: ListViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            primaryAction: UIAction(title: "Filter") { [unowned self] _ in showFilter() })
    }

    /// The rows that the filter leaves move up.
    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        stackRows(view.subviews.filter { !$0.isHidden })
    }

    /// The column is hidden, or the user leaves the screen: a bar takes touches behind a popover
    /// that points into it.
    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        guard presentedViewController?.modalPresentationStyle == .popover else { return }
        dismiss(animated: false)
    }

    private func showFilter() {
        guard presentedViewController == nil else { return }
        let filter = FilterViewController()
        filter.didChoose = { [unowned self] showsAll in
            view.subviews.first?.isHidden = !showsAll
            view.setNeedsLayout()
        }
        filter.modalPresentationStyle = .popover
        filter.popoverPresentationController?.barButtonItem = navigationItem.rightBarButtonItem
        present(filter, animated: true)
    }
}
