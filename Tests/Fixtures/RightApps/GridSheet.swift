// A small spreadsheet: cells that scroll both ways under frozen headers (scroll view delegate), a
// field for the value above the keyboard, a toolbar with undo, a popover for the number format that
// stays a popover on phones, keyboard notifications. from: .iOS15
import UIKit

@MainActor func makeGridSheet() -> UIViewController {
    UINavigationController(rootViewController: GridSheetPage(model: GridSheetModel()))
}

private struct GridSheetCell: Equatable {
    var row: Int
    var column: Int
    var name: String { "\(["A", "B", "C", "D", "E", "F", "G"][column])\(row + 1)" }
}

@MainActor private final class GridSheetModel {
    static let rowCount = 14
    static let columnCount = 7
    private(set) var values: [[Int?]] = (0..<rowCount).map { row in
        (0..<columnCount).map { column in (row + column) % 4 == 3 ? nil : (row + 1) * (column + 2) }
    }
    private(set) var undoable: [[[Int?]]] = []
    var selected = GridSheetCell(row: 0, column: 0)
    var showsDecimals = false

    subscript(cell: GridSheetCell) -> Int? { values[cell.row][cell.column] }
    func text(of cell: GridSheetCell) -> String {
        guard let value = self[cell] else { return "" }
        return showsDecimals ? "\(value).00" : "\(value)"
    }
    func set(_ value: Int?, in cell: GridSheetCell) {
        guard self[cell] != value else { return }
        undoable.append(values)
        values[cell.row][cell.column] = value
    }
    func undo() {
        if let last = undoable.popLast() { values = last }
    }
}

private final class GridSheetPage: UIViewController, UIScrollViewDelegate, UITextFieldDelegate,
    UIPopoverPresentationControllerDelegate, SelfChecking
{
    private let model: GridSheetModel
    private let field = UITextField()
    private let grid = UIScrollView()
    private let header = UIScrollView()
    private let sider = UIScrollView()
    private var cells: [[UIButton]] = []
    private var columnLabels: [UILabel] = []
    private var rowLabels: [UILabel] = []
    private var keyboardHeight: CGFloat = 0
    private var observers: [any NSObjectProtocol] = []
    private let cellSize = CGSize(width: 84, height: 44)
    private let sideWidth: CGFloat = 36
    private let headerHeight: CGFloat = 28

    private lazy var doneItem = UIBarButtonItem(
        systemItem: .done, primaryAction: UIAction { [weak self] _ in self?.view.endEditing(true) })
    private lazy var formatItem = UIBarButtonItem(
        primaryAction: UIAction(title: "Format") { [weak self] _ in self?.showFormat() })
    private lazy var lessItem = item("Decrease", "minus.circle") {
        $0.set(($0[$0.selected] ?? 0) - 1, in: $0.selected)
    }
    private lazy var moreItem = item("Increase", "plus.circle") {
        $0.set(($0[$0.selected] ?? 0) + 1, in: $0.selected)
    }
    private lazy var clearItem = item("Clear Cell", "xmark.circle") { $0.set(nil, in: $0.selected) }
    private lazy var undoItem = item("Undo Change", "arrow.uturn.backward") { $0.undo() }

    init(model: GridSheetModel) {
        self.model = model
        super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { nil }
    isolated deinit {
        for observer in observers { NotificationCenter.default.removeObserver(observer) }
    }

    private func item(
        _ title: String, _ symbol: String, _ change: @escaping @MainActor (GridSheetModel) -> Void
    ) -> UIBarButtonItem {
        UIBarButtonItem(
            primaryAction: UIAction(title: title, image: UIImage(systemName: symbol)) {
                [weak self] _ in
                guard let self else { return }
                view.endEditing(true)
                change(model)
                update()
            })
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        field.delegate = self
        field.backgroundColor = .secondarySystemBackground
        grid.delegate = self
        grid.keyboardDismissMode = .none
        for scroll in [grid, header, sider] {
            scroll.contentInsetAdjustmentBehavior = .never
            view.addSubview(scroll)
        }
        header.isScrollEnabled = false
        sider.isScrollEnabled = false
        view.addSubview(field)
        makeCells()
        toolbarItems = [
            lessItem, .flexibleSpace(), moreItem, .flexibleSpace(), clearItem, .flexibleSpace(),
            undoItem,
        ]
        navigationItem.rightBarButtonItem = formatItem
        observe(UIResponder.keyboardWillShowNotification) { page, height in
            page.keyboardHeight = height
        }
        observe(UIResponder.keyboardWillHideNotification) { page, _ in page.keyboardHeight = 0 }
        update()
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        navigationController?.setToolbarHidden(false, animated: false)
    }

    private func observe(
        _ name: Notification.Name, _ note: @escaping @MainActor (GridSheetPage, CGFloat) -> Void
    ) {
        observers.append(
            NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
                [weak self] notification in
                let frame =
                    (notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue)?
                    .cgRectValue ?? .zero
                MainActor.assumeIsolated {
                    guard let self else { return }
                    note(self, frame.height)
                    self.view.setNeedsLayout()
                }
            })
    }

    private func makeCells() {
        for row in 0..<GridSheetModel.rowCount {
            let label = UILabel()
            label.text = "\(row + 1)"
            label.textAlignment = .center
            label.frame = CGRect(
                x: 0, y: CGFloat(row) * cellSize.height, width: sideWidth, height: cellSize.height)
            sider.addSubview(label)
            rowLabels.append(label)
            cells.append(
                (0..<GridSheetModel.columnCount).map { column in
                    let cell = GridSheetCell(row: row, column: column)
                    let button = UIButton(
                        type: .custom,
                        primaryAction: UIAction { [weak self] _ in self?.select(cell) })
                    button.accessibilityIdentifier = "Cell \(cell.name)"
                    button.accessibilityLabel = "Cell \(cell.name)"
                    button.frame = CGRect(
                        x: CGFloat(column) * cellSize.width, y: CGFloat(row) * cellSize.height,
                        width: cellSize.width, height: cellSize.height)
                    grid.addSubview(button)
                    return button
                })
        }
        for column in 0..<GridSheetModel.columnCount {
            let label = UILabel()
            label.text = String(GridSheetCell(row: 0, column: column).name.prefix(1))
            label.textAlignment = .center
            label.frame = CGRect(
                x: CGFloat(column) * cellSize.width, y: 0, width: cellSize.width,
                height: headerHeight)
            header.addSubview(label)
            columnLabels.append(label)
        }
        let size = CGSize(
            width: cellSize.width * CGFloat(GridSheetModel.columnCount),
            height: cellSize.height * CGFloat(GridSheetModel.rowCount))
        grid.contentSize = size
        header.contentSize = CGSize(width: size.width, height: headerHeight)
        sider.contentSize = CGSize(width: sideWidth, height: size.height)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let area = view.bounds.inset(by: view.safeAreaInsets)
        field.frame = CGRect(
            x: area.minX + 12, y: area.minY + 2, width: max(0, area.width - 24), height: 44)
        let top = field.frame.maxY + 4
        header.frame = CGRect(
            x: area.minX + sideWidth, y: top, width: max(0, area.width - sideWidth),
            height: headerHeight)
        let height = max(0, area.maxY - header.frame.maxY)
        sider.frame = CGRect(x: area.minX, y: header.frame.maxY, width: sideWidth, height: height)
        grid.frame = CGRect(
            x: header.frame.minX, y: header.frame.maxY, width: header.frame.width, height: height)
        let covered =
            keyboardHeight == 0 ? 0 : max(0, keyboardHeight - (view.bounds.height - area.maxY))
        grid.contentInset.bottom = min(covered, max(0, height - cellSize.height))
        keepInContent()
    }

    /// A larger window shows more: the offset may lie beyond the end then.
    private func keepInContent() {
        let most = CGPoint(
            x: max(0, grid.contentSize.width - grid.bounds.width),
            y: max(0, grid.contentSize.height + grid.contentInset.bottom - grid.bounds.height))
        let offset = CGPoint(
            x: min(grid.contentOffset.x, most.x), y: min(grid.contentOffset.y, most.y))
        if offset != grid.contentOffset { grid.contentOffset = offset }
        scrollViewDidScroll(grid)
    }
    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        header.contentOffset = CGPoint(x: grid.contentOffset.x, y: 0)
        sider.contentOffset = CGPoint(x: 0, y: grid.contentOffset.y)
    }

    private func select(_ cell: GridSheetCell) {
        view.endEditing(true)
        model.selected = cell
        grid.scrollRectToVisible(cells[cell.row][cell.column].frame, animated: false)
        update()
    }

    private func update() {
        for (row, buttons) in cells.enumerated() {
            for (column, button) in buttons.enumerated() {
                let cell = GridSheetCell(row: row, column: column)
                button.setTitle(model.text(of: cell), for: .normal)
                button.isSelected = cell == model.selected
                button.backgroundColor = button.isSelected ? .systemYellow : .systemBackground
            }
        }
        title = "Cell \(model.selected.name)"
        if !field.isEditing { field.text = model[model.selected].map { "\($0)" } ?? "" }
        field.placeholder = "Value of \(model.selected.name)"
        clearItem.isEnabled = model[model.selected] != nil
        undoItem.isEnabled = !model.undoable.isEmpty
    }

    func textFieldDidBeginEditing(_ textField: UITextField) {
        navigationItem.rightBarButtonItems = [doneItem, formatItem]
        grid.scrollRectToVisible(
            cells[model.selected.row][model.selected.column].frame, animated: false)
    }
    func textFieldDidEndEditing(_ textField: UITextField) {
        navigationItem.rightBarButtonItems = [formatItem]
        let text = textField.text ?? ""
        if text.isEmpty {
            model.set(nil, in: model.selected)
        } else if let value = Int(text) {
            model.set(value, in: model.selected)
        }
        update()
        textField.text = model[model.selected].map { "\($0)" } ?? ""
    }

    private func showFormat() {
        guard presentedViewController == nil else { return }
        view.endEditing(true)
        let format = GridSheetFormat(showsDecimals: model.showsDecimals) {
            [weak self] showsDecimals in
            self?.model.showsDecimals = showsDecimals
            self?.update()
        }
        format.modalPresentationStyle = .popover
        format.popoverPresentationController?.barButtonItem = formatItem
        format.popoverPresentationController?.delegate = self
        present(format, animated: true)
    }
    func adaptivePresentationStyle(
        for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle { .none }

    var complaint: String? {
        guard isViewLoaded else { return nil }
        for (row, buttons) in cells.enumerated() {
            for (column, button) in buttons.enumerated() {
                let cell = GridSheetCell(row: row, column: column)
                if button.currentTitle ?? "" != model.text(of: cell) {
                    return "\(cell.name) does not show its value"
                }
                if button.isSelected != (cell == model.selected) {
                    return "the wrong cell is marked"
                }
            }
        }
        if undoItem.isEnabled == model.undoable.isEmpty {
            return "Undo does not follow the changes"
        }
        return abs(header.contentOffset.x - grid.contentOffset.x) < 1
            && abs(sider.contentOffset.y - grid.contentOffset.y) < 1
            ? nil : "the headers are not beside their cells"
    }
}

private final class GridSheetFormat: UIViewController {
    private let showsDecimals: Bool
    private let choose: @MainActor (Bool) -> Void
    private var buttons: [UIButton] = []

    init(showsDecimals: Bool, choose: @escaping @MainActor (Bool) -> Void) {
        self.showsDecimals = showsDecimals
        self.choose = choose
        super.init(nibName: nil, bundle: nil)
        title = "Number Format"
        preferredContentSize = CGSize(width: 220, height: 104)
    }
    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        buttons = [("Whole Numbers", false), ("Two Decimals", true)].map { title, value in
            let button = UIButton(
                type: .system,
                primaryAction: UIAction(title: title) { [weak self] _ in
                    guard let self, !isBeingDismissed else { return }
                    choose(value)
                    dismiss(animated: true)
                })
            button.isEnabled = value != showsDecimals
            view.addSubview(button)
            return button
        }
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let area = view.bounds.inset(by: view.safeAreaInsets)
        for (index, button) in buttons.enumerated() {
            button.frame = CGRect(
                x: area.minX, y: area.minY + 4 + CGFloat(index) * 48, width: area.width, height: 44)
        }
    }
}
