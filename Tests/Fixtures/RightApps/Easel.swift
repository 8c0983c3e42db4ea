import UIKit

/// A drawing beside its layers. The app alone decides how the columns are shown, and how wide.
final class EaselSplitViewController: UISplitViewController, UISplitViewControllerDelegate {
    private static let narrow: CGFloat = 260
    private static let wide: CGFloat = 380
    private let layers = LayersViewController()
    private let drawing = DrawingViewController()
    private var isWide = false
    private var isDrawing = false

    init() {
        super.init(style: .doubleColumn)
        delegate = self
        preferredSplitBehavior = .tile
        preferredDisplayMode = .oneBesideSecondary
        presentsWithGesture = false
        minimumPrimaryColumnWidth = Self.narrow
        maximumPrimaryColumnWidth = Self.wide
        preferredPrimaryColumnWidth = Self.narrow
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func viewDidLoad() {
        super.viewDidLoad()
        layers.didSelect = { [unowned self] layer in
            drawing.layer = layer
            show(.secondary)
        }
        layers.toggleWidth = { [unowned self] in toggleWidth() }
        drawing.toggleFocus = { [unowned self] in toggleFocus() }
        setViewController(layers, for: .primary)
        setViewController(drawing, for: .secondary)
        updateItems()
    }

    private func toggleWidth() {
        isWide.toggle()
        UIView.animate(withDuration: 0.25) { [self] in
            preferredPrimaryColumnWidth = isWide ? Self.wide : Self.narrow
            view.layoutIfNeeded()
        }
        updateItems()
    }

    private func toggleFocus() {
        isDrawing.toggle()
        UIView.animate(withDuration: 0.25) { [self] in
            preferredDisplayMode = isDrawing ? .secondaryOnly : .oneBesideSecondary
        }
        updateItems()
    }

    private func updateItems() {
        drawing.update(canFocus: !isCollapsed, isFocused: isDrawing)
        layers.update(canResize: !isCollapsed, isWide: isWide)
    }

    func splitViewController(
        _ svc: UISplitViewController,
        topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column {
        drawing.layer == nil ? .primary : .secondary
    }

    func splitViewControllerDidCollapse(_ svc: UISplitViewController) { updateItems() }
    func splitViewControllerDidExpand(_ svc: UISplitViewController) { updateItems() }
}

private final class LayersViewController: RowsViewController {
    var didSelect: ((String) -> Void)?
    var toggleWidth: (() -> Void)?
    private lazy var widthItem = UIBarButtonItem(
        title: nil, primaryAction: UIAction { [unowned self] _ in toggleWidth?() })

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Layers"
        rowsView.rows = ["Sketch", "Ink", "Colour"].map { layer in
            RowsView.Row(title: layer) { [weak self] in self?.didSelect?(layer) }
        }
    }

    func update(canResize: Bool, isWide: Bool) {
        widthItem.title = isWide ? "Narrow" : "Wide"
        navigationItem.rightBarButtonItem = canResize ? widthItem : nil
    }
}

private final class DrawingViewController: TextPageViewController {
    var toggleFocus: (() -> Void)?
    var layer: String? { didSet { updateText() } }
    private lazy var focusItem = UIBarButtonItem(
        title: nil, primaryAction: UIAction { [unowned self] _ in toggleFocus?() })

    override func viewDidLoad() {
        super.viewDidLoad()
        updateText()
    }

    private func updateText() {
        title = layer ?? "Drawing"
        label.text = layer.map { "You draw on \($0)" } ?? "Choose a layer"
    }

    func update(canFocus: Bool, isFocused: Bool) {
        focusItem.title = isFocused ? "Show Layers" : "Focus"
        navigationItem.rightBarButtonItem = canFocus ? focusItem : nil
    }
}
