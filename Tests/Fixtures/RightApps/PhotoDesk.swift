// A photo editor: a library, and an editor with undo and tool panels beside or below the picture.
// Custom containment, bar buttons, alerts, undo, right-to-left. from: .iOS17
import UIKit

@MainActor func makePhotoDesk() -> UIViewController {
    UINavigationController(rootViewController: PhotoDeskLibrary(store: PhotoDeskStore()))
}

private struct PhotoDeskEdit: Equatable {
    var levels = ["Brightness": 0, "Contrast": 0, "Warmth": 0]
    var filter = "Original"
    var quarterTurns = 0

    var summary: String {
        let shown = levels.keys.sorted().map { "\($0) \(levels[$0] ?? 0)" }.joined(separator: ", ")
        return shown + "\n\(filter), turned \(quarterTurns * 90)°"
    }
}

@MainActor private final class PhotoDeskPhoto {
    var name: String
    private(set) var edit = PhotoDeskEdit()
    private(set) var past: [PhotoDeskEdit] = []
    init(name: String) { self.name = name }

    func change(_ body: (inout PhotoDeskEdit) -> Void) {
        past.append(edit)
        body(&edit)
    }

    func undo() { edit = past.popLast() ?? edit }
}

@MainActor private final class PhotoDeskStore {
    var imports = 0
    var photos = ["Harbour", "Meadow", "Old Bridge", "Lantern", "Snowfield"].map {
        PhotoDeskPhoto(name: $0)
    }

}

/// Rows one below the other, within the safe area at the sides.
@MainActor private final class PhotoDeskRows: UIScrollView {
    private(set) var rows: [UIView] = []
    func show(_ new: [UIView]) {
        alwaysBounceVertical = true
        for row in rows { row.removeFromSuperview() }
        rows = new
        for row in rows { addSubview(row) }
        setNeedsLayout()
    }

    override func safeAreaInsetsDidChange() { super.safeAreaInsetsDidChange(); setNeedsLayout() }
    override func layoutSubviews() {
        super.layoutSubviews()
        let left = safeAreaInsets.left + 12
        let width = max(0, bounds.width - left - safeAreaInsets.right - 12)
        for (index, row) in rows.enumerated() {
            row.frame = CGRect(x: left, y: 8 + CGFloat(index) * 52, width: width, height: 48)
        }
        contentSize = CGSize(width: bounds.width, height: 12 + CGFloat(rows.count) * 52)
    }
}

@MainActor private final class PhotoDeskLibrary: UIViewController, SelfChecking {
    private let store: PhotoDeskStore
    private let list = PhotoDeskRows()
    init(store: PhotoDeskStore) {
        self.store = store
        super.init(nibName: nil, bundle: nil)
        title = "Photo Library"
    }
    required init?(coder: NSCoder) { nil }
    override func loadView() { view = list }
    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            systemItem: .add,
            primaryAction: UIAction(title: "Import Photo") { [weak self] _ in self?.importPhoto() })
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        refresh()
    }

    private func importPhoto() {
        store.imports += 1
        store.photos.append(PhotoDeskPhoto(name: "Photo \(store.imports)"))
        refresh()
        list.layoutIfNeeded()
        if let last = list.rows.last { list.scrollRectToVisible(last.frame, animated: true) }
    }

    private func refresh() {
        let placeholder = UILabel()
        placeholder.text = "No photos"
        let buttons = store.photos.map { photo in
            let open = UIAction(title: photo.name) { [weak self] _ in
                guard let self, navigationController?.topViewController === self else { return }
                show(PhotoDeskEditor(photo: photo, store: store), sender: nil)
            }
            return UIButton(type: .system, primaryAction: open)
        }
        list.show(buttons.isEmpty ? [placeholder] : buttons)
    }

    var complaint: String? {
        guard viewIfLoaded?.window != nil else { return nil }
        let shown = list.rows.compactMap { ($0 as? UIButton)?.currentTitle }
        return shown == store.photos.map(\.name) ? nil : "the library does not show the photos"
    }
}
@MainActor private final class PhotoDeskPanel: UIViewController {
    private let photo: PhotoDeskPhoto
    private let list = PhotoDeskRows()
    private let tool: PhotoDeskEditor.Tool
    private let onChange: () -> Void

    init(_ tool: PhotoDeskEditor.Tool, of photo: PhotoDeskPhoto, onChange: @escaping () -> Void) {
        (self.tool, self.photo, self.onChange) = (tool, photo, onChange)
        super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { nil }

    override func loadView() { view = list }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .secondarySystemBackground
        refresh()
    }

    func refresh() {
        switch tool {
        case .adjust: list.show(["Brightness", "Contrast", "Warmth"].flatMap(steps))
        case .filters: list.show(["Original", "Mono", "Vivid", "Noir"].map(filterButton))
        case .rotate: list.show([turn("Rotate Left", by: 3), turn("Rotate Right", by: 1)])
        }
    }

    private func turn(_ title: String, by quarters: Int) -> UIView {
        button(title) { $0.quarterTurns = ($0.quarterTurns + quarters) % 4 }
    }

    private func steps(of name: String) -> [UIView] {
        let level = photo.edit.levels[name] ?? 0
        let less = button("Less \(name)") { $0.levels[name] = level - 1 }
        less.isEnabled = level > -5
        let more = button("More \(name)") { $0.levels[name] = level + 1 }
        more.isEnabled = level < 5
        return [less, more]
    }

    private func filterButton(_ name: String) -> UIView {
        let made = button(name) { $0.filter = name }
        made.isEnabled = photo.edit.filter != name
        return made
    }

    private func button(
        _ title: String, _ body: @escaping (inout PhotoDeskEdit) -> Void
    ) -> UIButton {
        let action = UIAction(title: title) { [photo, onChange] _ in
            photo.change(body)
            onChange()
        }
        return UIButton(type: .system, primaryAction: action)
    }
}
@MainActor private final class PhotoDeskEditor: UIViewController, SelfChecking {
    enum Tool: String, CaseIterable { case adjust = "Adjust", filters = "Filters", rotate = "Turn" }

    private let photo: PhotoDeskPhoto
    private let store: PhotoDeskStore
    private let canvas = UILabel()
    private var toolButtons: [UIButton] = []
    private var panel: (tool: Tool, page: PhotoDeskPanel)?
    private lazy var undoItem = UIBarButtonItem(
        primaryAction: UIAction(title: "Undo") { [weak self] _ in
            self?.photo.undo()
            self?.refresh()
        })

    init(photo: PhotoDeskPhoto, store: PhotoDeskStore) {
        (self.photo, self.store) = (photo, store)
        super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        canvas.numberOfLines = 0
        canvas.textAlignment = .center
        view.addSubview(canvas)
        toolButtons = Tool.allCases.map { tool in
            let action = UIAction(title: tool.rawValue) { [weak self] _ in self?.toggle(tool) }
            return UIButton(type: .system, primaryAction: action)
        }
        for button in toolButtons { view.addSubview(button) }
        navigationItem.rightBarButtonItems = [
            UIBarButtonItem(
                systemItem: .trash,
                primaryAction: UIAction(title: "Delete Photo") { [weak self] _ in
                    self?.confirmDeletion()
                }), undoItem,
        ]
        refresh()
    }

    override func viewSafeAreaInsetsDidChange() {
        super.viewSafeAreaInsetsDidChange()
        view.setNeedsLayout()
    }
    override func viewDidLayoutSubviews() {
        let insets = view.safeAreaInsets
        let width = max(0, view.bounds.width - insets.left - insets.right)
        let height = max(0, view.bounds.height - insets.top - insets.bottom)
        let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
        let (x, y, each) = (insets.left, insets.top, width / 3)
        for (index, button) in toolButtons.enumerated() {
            let place = CGFloat(isMirrored ? 2 - index : index)
            button.frame = CGRect(
                x: x + place * each, y: y + height - 52, width: each, height: 48)
        }
        let room = CGRect(x: x, y: y, width: width, height: max(0, height - 56))
        guard let page = panel?.page else { return canvas.frame = room }
        let isWide = width > room.height
        (page.view.frame, canvas.frame) = room.divided(
            atDistance: isWide ? min(280, width / 2) : min(240, room.height / 2),
            from: !isWide ? .maxYEdge : isMirrored ? .minXEdge : .maxXEdge)
    }

    private func toggle(_ tool: Tool) {
        let old = panel
        old?.page.willMove(toParent: nil)
        old?.page.view.removeFromSuperview()
        old?.page.removeFromParent()
        panel = nil
        if old?.tool != tool {
            let page = PhotoDeskPanel(tool, of: photo) { [weak self] in self?.refresh() }
            addChild(page)
            view.addSubview(page.view)
            page.didMove(toParent: self)
            panel = (tool, page)
        }
        refresh()
        view.setNeedsLayout()
    }

    private func refresh() {
        title = photo.name
        canvas.text = photo.edit.summary
        undoItem.isEnabled = !photo.past.isEmpty
        panel?.page.refresh()
    }

    private func confirmDeletion() {
        let alert = UIAlertController(
            title: "Delete \(photo.name)?", message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        alert.addAction(
            UIAlertAction(title: "Delete", style: .destructive) { [weak self] _ in
                guard let self else { return }
                store.photos.removeAll { $0 === self.photo }
                navigationController?.popToRootViewController(animated: true)
            })
        present(alert, animated: true)
    }

    var complaint: String? {
        guard let view = viewIfLoaded, view.window != nil else { return nil }
        if title != photo.name { return "the title is not the name of the photo" }
        if canvas.text != photo.edit.summary { return "the canvas is stale" }
        if undoItem.isEnabled == photo.past.isEmpty { return "undo is wrong" }
        return children.count == (panel == nil ? 0 : 1) ? nil : "there are panels left"
    }
}
