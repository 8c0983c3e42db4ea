import UIKit

// A double column split view with an inspector column (iOS 26).
final class DocumentSplitViewController: UISplitViewController, UISplitViewControllerDelegate {
    private let inspector = ShapeInspector()
    private lazy var canvas = ShapeCanvas(title: "Shapes", text: "Nothing selected")

    init() {
        super.init(style: .doubleColumn)
        delegate = self
        preferredDisplayMode = .oneBesideSecondary
        let list = ShapeList()
        list.onSelect = { [weak self] in self?.select($0) }
        canvas.onInspect = { [weak self] in self?.toggleInspector() }
        inspector.onDelete = { [weak self] in self?.select(nil) }
        setViewController(list, for: .primary)
        setViewController(canvas, for: .secondary)
        setViewController(inspector, for: .inspector)
        minimumInspectorColumnWidth = 240
        preferredInspectorColumnWidth = 280
        maximumInspectorColumnWidth = 320
    }

    required init?(coder: NSCoder) { fatalError() }

    private func select(_ shape: String?) {
        canvas.label.text = shape ?? "Nothing selected"
        inspector.show(shape)
        if shape == nil { hide(.inspector) }
        if isCollapsed { show(.secondary) }
    }

    private func toggleInspector() {
        if isShowing(.inspector) { hide(.inspector) } else { show(.inspector) }
    }

    func splitViewController(
        _ svc: UISplitViewController,
        topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column {
        .secondary
    }
}

final class ShapeList: ListViewController {
    var onSelect: ((String) -> Void)?

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Layers"
        rows = ["Circle", "Square"].map { name in
            Row(name) { [weak self] in self?.onSelect?(name) }
        }
    }
}

final class ShapeCanvas: TextViewController {
    var onInspect: (() -> Void)?

    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "Inspect",
            primaryAction: UIAction(title: "Inspect", image: UIImage(systemName: "sidebar.right")) {
                [weak self] _ in self?.onInspect?()
            })
    }
}

final class ShapeInspector: ListViewController {
    var onDelete: (() -> Void)?

    override func viewDidLoad() {
        super.viewDidLoad()
        if title == nil { title = "Inspector" }
    }

    func show(_ shape: String?) {
        title = shape ?? "Inspector"
        guard let shape else {
            rows = []
            return
        }
        rows = [
            Row("Delete \(shape)") { [weak self] in self?.confirm(shape) }
        ]
    }

    private func confirm(_ shape: String) {
        let alert = UIAlertController(
            title: "Delete \(shape)?", message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        alert.addAction(
            UIAlertAction(title: "Delete", style: .destructive) { [weak self] _ in
                self?.onDelete?()
            })
        present(alert, animated: true)
    }
}
