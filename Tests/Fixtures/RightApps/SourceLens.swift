// A code browser: a double-column split view with an inspector column, a tree of folders that open
// and close, a strip of open files, a jump menu that scrolls to a function, placeholder, split view
// delegate. from: .iOS26
import UIKit

@MainActor func makeSourceLens() -> UIViewController { SourceLensRoot(store: SourceLensStore()) }

private struct SourceLensFile {
    let name: String
    let folder: String
    let functions: [String]
    var isLocked = false
    var highlighted: String?
    var lines: [String] {
        functions.flatMap { function in
            ["func \(function)() {"] + (1...9).map { "    let value\($0) = \(function)Step(\($0))" }
                + ["}", ""]
        }
    }
}

@MainActor private final class SourceLensStore {
    private(set) var files: [SourceLensFile] = [
        SourceLensFile(name: "Main.swift", folder: "App", functions: ["launch", "restore"]),
        SourceLensFile(
            name: "Router.swift", folder: "App", functions: ["open", "close", "replace"]),
        SourceLensFile(
            name: "Circle.swift", folder: "Shapes", functions: ["area", "draw", "move", "scale"]),
        SourceLensFile(name: "Square.swift", folder: "Shapes", functions: ["area", "draw"]),
        SourceLensFile(name: "Tests.swift", folder: "Checks", functions: ["testArea"]),
    ]
    let folders = ["App", "Shapes", "Checks"]
    private(set) var unfolded: Set<String> = ["App"]
    private(set) var open: [String] = []
    private(set) var current: String?
    private var observers: [@MainActor () -> Void] = []

    var file: SourceLensFile? { files.first { $0.name == current } }
    func observe(_ observer: @escaping @MainActor () -> Void) { observers.append(observer) }
    private func changed() { observers.forEach { $0() } }

    func toggle(_ folder: String) {
        if unfolded.remove(folder) == nil { unfolded.insert(folder) }
        changed()
    }
    func show(_ name: String) {
        if !open.contains(name) { open.append(name) }
        current = name
        changed()
    }
    func closeCurrent() {
        guard let index = open.firstIndex(where: { $0 == current }) else { return }
        open.remove(at: index)
        current = open.isEmpty ? nil : open[min(index, open.count - 1)]
        changed()
    }
    private func edit(_ change: (inout SourceLensFile) -> Void) {
        guard let index = files.firstIndex(where: { $0.name == current }) else { return }
        change(&files[index])
        changed()
    }
    func toggleLock() { edit { $0.isLocked.toggle() } }
    func toggleHighlight(_ function: String) {
        edit { $0.highlighted = $0.highlighted == function ? nil : function }
    }
}

private final class SourceLensRoot: UISplitViewController, UISplitViewControllerDelegate {
    private let store: SourceLensStore

    init(store: SourceLensStore) {
        self.store = store
        super.init(style: .doubleColumn)
        delegate = self
        preferredDisplayMode = .oneBesideSecondary
        setViewController(
            UINavigationController(rootViewController: SourceLensTree(store: store)), for: .primary)
        setViewController(
            UINavigationController(rootViewController: SourceLensEditor(store: store)),
            for: .secondary)
        setViewController(SourceLensInspector(store: store), for: .inspector)
    }
    required init?(coder: NSCoder) { nil }

    func splitViewController(
        _ svc: UISplitViewController,
        topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column { store.current == nil ? .primary : .secondary }
}

private final class SourceLensTree: UIViewController, SelfChecking {
    private let store: SourceLensStore
    private let scroll = UIScrollView()
    private var rows: [(button: UIButton, indent: CGFloat)] = []

    init(store: SourceLensStore) {
        self.store = store
        super.init(nibName: nil, bundle: nil)
        title = "Project"
    }
    required init?(coder: NSCoder) { nil }

    override func loadView() { view = scroll }
    override func viewDidLoad() {
        super.viewDidLoad()
        scroll.backgroundColor = .systemBackground
        scroll.alwaysBounceVertical = true
        store.observe { [weak self] in self?.reload() }
        reload()
    }

    private var expectedTitles: [String] {
        store.folders.flatMap { folder -> [String] in
            store.unfolded.contains(folder)
                ? ["▾ \(folder)"] + store.files.filter { $0.folder == folder }.map(\.name)
                : ["▸ \(folder)"]
        }
    }

    private func reload() {
        rows.forEach { $0.button.removeFromSuperview() }
        rows = []
        for folder in store.folders {
            let isUnfolded = store.unfolded.contains(folder)
            add("\(isUnfolded ? "▾" : "▸") \(folder)", indent: 0) { $0.store.toggle(folder) }
            guard isUnfolded else { continue }
            for file in store.files where file.folder == folder {
                add(file.name, indent: 20, isSelected: file.name == store.current) { tree in
                    tree.store.show(file.name)
                    tree.splitViewController?.show(.secondary)
                }
            }
        }
        view.setNeedsLayout()
    }
    private func add(
        _ title: String, indent: CGFloat, isSelected: Bool = false,
        _ act: @escaping @MainActor (SourceLensTree) -> Void
    ) {
        let button = UIButton(
            type: .system,
            primaryAction: UIAction(title: title) { [weak self] _ in
                if let self { act(self) }
            })
        button.contentHorizontalAlignment = .leading
        button.isSelected = isSelected
        button.backgroundColor = isSelected ? .systemFill : .clear
        scroll.addSubview(button)
        rows.append((button, indent))
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let area = scroll.safeAreaInsets
        let isRightToLeft = scroll.effectiveUserInterfaceLayoutDirection == .rightToLeft
        for (index, row) in rows.enumerated() {
            let width = max(0, scroll.bounds.width - area.left - area.right - 32 - row.indent)
            row.button.frame = CGRect(
                x: area.left + 16 + (isRightToLeft ? 0 : row.indent), y: CGFloat(index) * 46,
                width: width, height: 46)
        }
        scroll.contentSize = CGSize(width: scroll.bounds.width, height: CGFloat(rows.count) * 46)
    }

    var complaint: String? {
        guard isViewLoaded else { return nil }
        return rows.map { $0.button.currentTitle ?? "" } == expectedTitles
            ? nil : "the tree does not show the folders as they are"
    }
}

private final class SourceLensEditor: UIViewController, SelfChecking {
    private let store: SourceLensStore
    private let strip = UIScrollView()
    private let code = UIScrollView()
    private let placeholder = UILabel()
    private var chips: [UIButton] = []
    private var lines: [UILabel] = []
    private var shownFile: String?
    private var shownHighlight: String?
    private let lineHeight: CGFloat = 20
    private lazy var closeItem = UIBarButtonItem(
        primaryAction: UIAction(
            title: "Close File", image: UIImage(systemName: "xmark.square")
        ) { [weak self] _ in self?.close() })
    private lazy var jumpItem = UIBarButtonItem(
        title: "Jump", image: UIImage(systemName: "list.bullet"))
    private lazy var infoItem = UIBarButtonItem(
        primaryAction: UIAction(
            title: "File Info", image: UIImage(systemName: "sidebar.trailing")
        ) { [weak self] _ in self?.toggleInspector() })

    init(store: SourceLensStore) {
        self.store = store
        super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        placeholder.text = "No File Open"
        placeholder.textAlignment = .center
        placeholder.textColor = .secondaryLabel
        for scroll in [strip, code] { scroll.contentInsetAdjustmentBehavior = .never }
        for subview in [strip, code, placeholder] { view.addSubview(subview) }
        navigationItem.largeTitleDisplayMode = .never
        navigationItem.rightBarButtonItems = [infoItem, jumpItem, closeItem]
        store.observe { [weak self] in self?.reload() }
        reload()
    }

    private func reload() {
        let file = store.file
        title = file.map { $0.isLocked ? "\($0.name) (locked)" : $0.name } ?? "Editor"
        placeholder.isHidden = file != nil
        strip.isHidden = file == nil
        code.isHidden = file == nil
        closeItem.isEnabled = file != nil
        jumpItem.isEnabled = file != nil
        jumpItem.menu = UIMenu(
            title: "Functions",
            children: (file?.functions ?? []).map { function in
                UIAction(
                    title: "Go to \(function)", state: function == file?.highlighted ? .on : .off
                ) { [store] _ in
                    store.toggleHighlight(function)
                }
            })
        chips.forEach { $0.removeFromSuperview() }
        chips = store.open.map { name in
            let chip = UIButton(
                type: .system,
                primaryAction: UIAction(title: "Tab \(name)") { [store] _ in store.show(name) })
            chip.isSelected = name == store.current
            chip.backgroundColor = chip.isSelected ? .systemFill : .clear
            strip.addSubview(chip)
            return chip
        }
        let isOther = shownFile != file?.name
        showCode(of: file)
        view.setNeedsLayout()
        guard isOther, let chip = chips.first(where: { $0.isSelected }) else { return }
        view.layoutIfNeeded()
        strip.scrollRectToVisible(chip.frame, animated: false)
    }

    private func showCode(of file: SourceLensFile?) {
        let isOther = shownFile != file?.name
        if isOther {
            lines.forEach { $0.removeFromSuperview() }
            lines = (file?.lines ?? []).map { text in
                let label = UILabel()
                label.font = .monospacedSystemFont(ofSize: 13, weight: .regular)
                label.text = text
                code.addSubview(label)
                return label
            }
            code.contentOffset = .zero
        }
        let marked = file.flatMap { file in file.highlighted.map { "func \($0)() {" } }
        for label in lines { label.backgroundColor = label.text == marked ? .systemYellow : .clear }
        let isNew = isOther || shownHighlight != file?.highlighted
        shownFile = file?.name
        shownHighlight = file?.highlighted
        guard isNew, let line = lines.first(where: { $0.text == marked }) else { return }
        view.setNeedsLayout()
        view.layoutIfNeeded()
        code.scrollRectToVisible(line.frame.insetBy(dx: 0, dy: -lineHeight), animated: false)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let area = view.bounds.inset(by: view.safeAreaInsets)
        strip.frame = CGRect(x: area.minX, y: area.minY, width: area.width, height: 44)
        code.frame = CGRect(
            x: area.minX, y: area.minY + 44, width: area.width, height: max(0, area.height - 44))
        placeholder.frame = area
        for (index, chip) in chips.enumerated() {
            chip.frame = CGRect(x: CGFloat(index) * 140, y: 0, width: 132, height: 44)
        }
        strip.contentSize = CGSize(width: CGFloat(chips.count) * 140, height: 44)
        for (index, line) in lines.enumerated() {
            line.frame = CGRect(
                x: 12, y: 8 + CGFloat(index) * lineHeight, width: 420, height: lineHeight)
        }
        code.contentSize = CGSize(width: 440, height: 16 + CGFloat(lines.count) * lineHeight)
    }

    private func toggleInspector() {
        guard let split = splitViewController, presentedViewController == nil else { return }
        if split.isShowing(.inspector) { split.hide(.inspector) } else { split.show(.inspector) }
    }
    private func close() {
        store.closeCurrent()
        if store.current == nil, let split = splitViewController, split.isCollapsed {
            split.show(.primary)
        }
    }

    var complaint: String? {
        guard isViewLoaded else { return nil }
        if chips.map({ $0.currentTitle ?? "" }) != store.open.map({ "Tab \($0)" }) {
            return "the strip does not show the open files"
        }
        if placeholder.isHidden == (store.current == nil) {
            return "the placeholder does not follow the open file"
        }
        return lines.map { $0.text ?? "" } == store.file?.lines ?? []
            ? nil : "the code is not that of the file"
    }
}

private final class SourceLensInspector: UIViewController, SelfChecking {
    private let store: SourceLensStore
    private let info = UILabel()
    private lazy var lock = UIButton(
        type: .system,
        primaryAction: UIAction(title: "Lock File") { [store] _ in store.toggleLock() })

    init(store: SourceLensStore) {
        self.store = store
        super.init(nibName: nil, bundle: nil)
        title = "Info"
    }
    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .secondarySystemBackground
        info.numberOfLines = 0
        view.addSubview(info)
        view.addSubview(lock)
        store.observe { [weak self] in self?.update() }
        update()
    }
    private func update() {
        let file = store.file
        info.text = file.map { "\($0.name)\nin \($0.folder)\n\($0.lines.count) lines" } ?? "No File"
        lock.isEnabled = file != nil
        lock.setTitle(file?.isLocked == true ? "Unlock File" : "Lock File", for: .normal)
        view.setNeedsLayout()
    }
    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let area = view.bounds.inset(by: view.safeAreaInsets)
        let width = max(0, area.width - 32)
        let height = info.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
            .height
        info.frame = CGRect(x: area.minX + 16, y: area.minY + 16, width: width, height: height)
        lock.frame = CGRect(x: area.minX + 16, y: info.frame.maxY + 8, width: width, height: 44)
    }

    var complaint: String? {
        guard isViewLoaded else { return nil }
        return lock.isEnabled == (store.file != nil)
            ? nil : "the lock does not follow the open file"
    }
}
