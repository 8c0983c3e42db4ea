import UIKit

/// The days of a trip. A popover filters them.
final class DayListViewController: ListViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        let image = UIImage(systemName: "line.3.horizontal.decrease")
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "Filter", image: image,
            primaryAction: UIAction { [unowned self] _ in showFilter() })
    }

    /// The rows that the filter leaves move up.
    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        stack(view.subviews.filter { !$0.isHidden })
    }

    /// Dismisses the popover: its bar still takes touches while the popover is shown.
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
