import UIKit

/// A map with a sheet of filters at two detents, beside which the map stays usable.
final class PlacesViewController: UIViewController, UISheetPresentationControllerDelegate {
    private var shown: Set<String> = ["Cafés"]
    private let summary = UILabel()
    private lazy var filterItem = UIBarButtonItem(
        title: "Filters",
        primaryAction: UIAction { [unowned self] _ in toggleFilters() })

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Places"
        view.backgroundColor = .systemBackground
        navigationItem.rightBarButtonItem = filterItem
        summary.numberOfLines = 0
        summary.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(summary)
        NSLayoutConstraint.activate([
            summary.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 16),
            summary.centerXAnchor.constraint(equalTo: view.safeAreaLayoutGuide.centerXAnchor),
            summary.leadingAnchor.constraint(
                greaterThanOrEqualTo: view.safeAreaLayoutGuide.leadingAnchor, constant: 16),
        ])
        updateSummary()
    }

    private func updateSummary() {
        summary.text =
            shown.isEmpty
            ? "No places" : "Showing " + shown.sorted().joined(separator: ", ")
    }

    private func toggleFilters() {
        if let presented = presentedViewController {
            guard !presented.isBeingPresented, !presented.isBeingDismissed else { return }
            dismiss(animated: true)
            return
        }
        let filters = FiltersViewController(shown: shown) { [unowned self] in
            shown = $0
            updateSummary()
        }
        let stack = UINavigationController(rootViewController: filters)
        stack.modalPresentationStyle = .pageSheet
        if let sheet = stack.sheetPresentationController {
            sheet.detents = [.medium(), .large()]
            sheet.selectedDetentIdentifier = .medium
            sheet.largestUndimmedDetentIdentifier = .medium
            sheet.prefersGrabberVisible = true
            sheet.prefersScrollingExpandsWhenScrolledToEdge = false
            sheet.delegate = self
        }
        present(stack, animated: true)
    }

    func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
        _ sheetPresentationController: UISheetPresentationController
    ) {
        let stack = sheetPresentationController.presentedViewController as? UINavigationController
        (stack?.viewControllers.first as? FiltersViewController)?.updateSizeItem()
    }
}

private final class FiltersViewController: RowsViewController {
    private var shown: Set<String>
    private let didChange: (Set<String>) -> Void
    private lazy var sizeItem = UIBarButtonItem(
        title: "Expand", primaryAction: UIAction { [unowned self] _ in toggleSize() })

    init(shown: Set<String>, didChange: @escaping (Set<String>) -> Void) {
        self.shown = shown
        self.didChange = didChange
        super.init(nibName: nil, bundle: nil)
        title = "Filters"
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.leftBarButtonItem = sizeItem
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            systemItem: .done,
            primaryAction: UIAction { [unowned self] _ in
                presentingViewController?.dismiss(animated: true)
            })
        update()
        updateSizeItem()
    }

    private func update() {
        rowsView.rows = ["Cafés", "Museums", "Parks"].map { kind in
            RowsView.Row(title: shown.contains(kind) ? "✓ \(kind)" : kind) { [weak self] in
                self?.toggle(kind)
            }
        }
    }

    private func toggle(_ kind: String) {
        if shown.remove(kind) == nil { shown.insert(kind) }
        didChange(shown)
        update()
    }

    private var sheet: UISheetPresentationController? {
        navigationController?.sheetPresentationController
    }

    func updateSizeItem() {
        sizeItem.title = sheet?.selectedDetentIdentifier == .large ? "Reduce" : "Expand"
    }

    private func toggleSize() {
        guard let sheet else { return }
        sheet.animateChanges {
            sheet.selectedDetentIdentifier =
                sheet.selectedDetentIdentifier == .large ? .medium : .large
        }
        updateSizeItem()
    }
}
