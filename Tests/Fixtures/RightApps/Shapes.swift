import UIKit

/// Shapes beside a canvas, and an inspector of the chosen one, as of iOS 26.
struct Shape: Equatable {
    let name: String
    var size = 10
}

final class ShapesSplitViewController: UISplitViewController, UISplitViewControllerDelegate {
    private var shapes = ["Circle", "Square", "Star"].map { Shape(name: $0) }
    private var selected = 0
    private let list = ShapeListViewController()
    private let canvas = ShapeCanvasViewController()
    private let inspector = ShapeInspectorViewController()

    init() {
        super.init(style: .doubleColumn)
        delegate = self
        preferredDisplayMode = .oneBesideSecondary
        preferredInspectorColumnWidth = 300
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func viewDidLoad() {
        super.viewDidLoad()
        list.names = shapes.map(\.name)
        list.didSelect = { [unowned self] index in
            selected = index
            update()
            show(.secondary)
            if !isCollapsed, displayMode == .oneOverSecondary { hide(.primary) }
        }
        canvas.toggleInspector = { [unowned self] in
            if isShowing(.inspector) { hide(.inspector) } else { show(.inspector) }
        }
        inspector.resize = { [unowned self] step in
            shapes[selected].size = min(max(shapes[selected].size + step, 0), 20)
            update()
        }
        inspector.close = { [unowned self] in hide(.inspector) }
        setViewController(list, for: .primary)
        setViewController(canvas, for: .secondary)
        setViewController(
            UINavigationController(rootViewController: inspector), for: .inspector)
        update()
    }

    private func update() {
        canvas.shape = shapes[selected]
        inspector.shape = shapes[selected]
    }

    func splitViewController(
        _ svc: UISplitViewController,
        topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column {
        .secondary
    }
}

private final class ShapeListViewController: RowsViewController {
    var didSelect: ((Int) -> Void)?
    var names: [String] = [] {
        didSet {
            rowsView.rows = names.enumerated().map { index, name in
                RowsView.Row(title: name) { [weak self] in self?.didSelect?(index) }
            }
        }
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Shapes"
    }
}

private final class ShapeCanvasViewController: TextPageViewController {
    var toggleInspector: (() -> Void)?
    var shape: Shape? {
        didSet {
            title = shape?.name
            label.text = shape.map { "A \($0.name.lowercased()) of size \($0.size)" }
        }
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "Inspector", image: UIImage(systemName: "sidebar.trailing"),
            primaryAction: UIAction { [unowned self] _ in toggleInspector?() })
    }
}

private final class ShapeInspectorViewController: RowsViewController {
    var resize: ((Int) -> Void)?
    var close: (() -> Void)?
    var shape: Shape? { didSet { title = shape.map { "\($0.name): \($0.size)" } } }

    override func viewDidLoad() {
        super.viewDidLoad()
        rowsView.rows = [
            RowsView.Row(title: "Larger") { [weak self] in self?.resize?(1) },
            RowsView.Row(title: "Smaller") { [weak self] in self?.resize?(-1) },
        ]
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            systemItem: .close, primaryAction: UIAction { [unowned self] _ in close?() })
    }
}
