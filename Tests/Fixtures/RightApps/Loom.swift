// Loom: a weaver's patterns and a tray of threads. A container of its own with a tray below or at
// the side that opens and closes, transitions of size, pushes, right-to-left. from: .iOS14
import UIKit

@MainActor func makeLoom() -> UIViewController {
    let cloth = LoomCloth()
    let patterns = UINavigationController(rootViewController: LoomPatterns(cloth: cloth))
    return LoomContainer(content: patterns, tray: LoomTray(cloth: cloth))
}

private struct LoomPattern {
    let name: String
    var rows: [String]
}

@MainActor private final class LoomCloth {
    let threads = ["Indigo", "Madder", "Weld", "Walnut"]
    private(set) var thread = "Indigo"
    private(set) var patterns = [
        LoomPattern(name: "Herringbone", rows: ["Indigo", "Weld"]),
        LoomPattern(name: "Basket", rows: ["Walnut"]),
        LoomPattern(name: "Twill", rows: []),
    ]
    private var observers: [() -> Void] = []

    func observe(_ observer: @escaping () -> Void) { observers.append(observer) }

    func take(_ new: String) {
        thread = new
        observers.forEach { $0() }
    }

    func weave(_ pattern: Int) {
        patterns[pattern].rows.append(thread)
        observers.forEach { $0() }
    }

    func unpick(_ pattern: Int) {
        guard !patterns[pattern].rows.isEmpty else { return }
        patterns[pattern].rows.removeLast()
        observers.forEach { $0() }
    }
}

/// Shows its content beside the tray, or under it: then the content's safe area ends where the tray
/// begins.
@MainActor private final class LoomContainer: UIViewController, SelfChecking {
    private let content: UIViewController
    private let tray: LoomTray
    private var isOpen = true

    init(content: UIViewController, tray: LoomTray) {
        self.content = content
        self.tray = tray
        super.init(nibName: nil, bundle: nil)
        tray.toggle = { [weak self] in self?.toggle() }
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        for child in [content, tray] {
            addChild(child)
            child.view.autoresizingMask = []
            view.addSubview(child.view)
            child.didMove(toParent: self)
        }
        tray.isOpen = isOpen
    }

    override func viewWillTransition(
        to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        super.viewWillTransition(to: size, with: coordinator)
        coordinator.animate(alongsideTransition: { [weak self] _ in
            self?.view.setNeedsLayout()
            self?.view.layoutIfNeeded()
        })
    }

    override func viewSafeAreaInsetsDidChange() {
        super.viewSafeAreaInsetsDidChange()
        view.setNeedsLayout()
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let (bounds, frame) = (view.bounds, frameOfTray)
        tray.view.frame = frame
        guard isBeside else {
            content.view.frame = bounds
            let end = bounds.maxY - view.safeAreaInsets.bottom
            content.additionalSafeAreaInsets.bottom = max(0, end - frame.minY)
            return
        }
        content.additionalSafeAreaInsets.bottom = 0
        content.view.frame = CGRect(
            x: frame.minX > 0 ? 0 : frame.maxX, y: 0, width: bounds.width - frame.width,
            height: bounds.height)
    }

    /// A wide or a low window has more room at the side than below.
    private var isBeside: Bool { view.bounds.width > view.bounds.height }

    /// Reaches to the edges of the window: the tray itself respects the safe area.
    private var frameOfTray: CGRect {
        let (bounds, safe) = (view.bounds, view.safeAreaInsets)
        guard isBeside else {
            let room = max(0, bounds.height - safe.top - safe.bottom)
            let height = (isOpen ? min(220, room / 2) : 44) + safe.bottom
            return CGRect(x: 0, y: bounds.height - height, width: bounds.width, height: height)
        }
        let isLeft = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
        let side = isLeft ? safe.left : safe.right
        let width = (isOpen ? min(240, bounds.width / 3) : 72) + side
        return CGRect(
            x: isLeft ? 0 : bounds.width - width, y: 0, width: width, height: bounds.height)
    }

    private func toggle() {
        isOpen.toggle()
        tray.isOpen = isOpen
        UIView.animate(withDuration: 0.3) {
            self.view.setNeedsLayout()
            self.view.layoutIfNeeded()
        }
    }

    var complaint: String? {
        guard viewIfLoaded?.window != nil else { return nil }
        if tray.isOpen != isOpen { return "the tray does not know that it is open or closed" }
        return tray.view.frame == frameOfTray ? nil : "the tray is not in its place"
    }
}

@MainActor private final class LoomRows: UIScrollView {
    var rows: [UIView] = [] {
        didSet {
            oldValue.forEach { $0.removeFromSuperview() }
            rows.forEach(addSubview)
            setNeedsLayout()
        }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let width = max(0, bounds.width - safeAreaInsets.left - safeAreaInsets.right)
        for (index, row) in rows.enumerated() {
            row.frame = CGRect(
                x: safeAreaInsets.left, y: 44 * CGFloat(index), width: width, height: 44)
        }
        let size = CGSize(width: bounds.width, height: 44 * CGFloat(rows.count))
        if contentSize != size { contentSize = size }
    }
}

@MainActor private class LoomPage: UIViewController {
    let cloth: LoomCloth
    let rows = LoomRows()

    init(cloth: LoomCloth) {
        self.cloth = cloth
        super.init(nibName: nil, bundle: nil)
        cloth.observe { [weak self] in self?.refresh() }
    }

    required init?(coder: NSCoder) { nil }

    override func loadView() {
        rows.backgroundColor = .systemBackground
        rows.alwaysBounceVertical = true
        rows.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view = rows
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        refresh()
    }

    func refresh() {}

    func button(_ title: String, _ body: @escaping () -> Void) -> UIButton {
        UIButton(type: .system, primaryAction: UIAction(title: title) { _ in body() })
    }
}

/// The threads. Closed, only its handle is left.
@MainActor private final class LoomTray: LoomPage, SelfChecking {
    var toggle: (() -> Void)?
    var isOpen = true { didSet { refresh() } }

    override func loadView() {
        super.loadView()
        rows.backgroundColor = .systemGray6
    }

    override func refresh() {
        let handle = button(isOpen ? "Close" : "Open") { [weak self] in self?.toggle?() }
        let threads = cloth.threads.map { thread in
            button(thread == cloth.thread ? "✓ \(thread)" : thread) { [weak self] in
                self?.cloth.take(thread)
            }
        }
        rows.rows = isOpen ? [handle] + threads : [handle]
    }

    var complaint: String? {
        guard isViewLoaded else { return nil }
        let count = isOpen ? cloth.threads.count + 1 : 1
        return rows.rows.count == count ? nil : "the tray has \(rows.rows.count) rows"
    }
}

@MainActor private final class LoomPatterns: LoomPage {
    override func viewDidLoad() {
        title = "Patterns"
        super.viewDidLoad()
    }

    override func refresh() {
        rows.rows = cloth.patterns.enumerated().map { index, pattern in
            button("\(pattern.name) (\(pattern.rows.count))") { [weak self] in
                self?.open(index)
            }
        }
    }

    private func open(_ index: Int) {
        guard navigationController?.topViewController === self else { return }
        show(LoomPatternPage(cloth: cloth, index: index), sender: self)
    }
}

@MainActor private final class LoomPatternPage: LoomPage, SelfChecking {
    private let index: Int
    private lazy var unpick = UIBarButtonItem(
        title: "Unpick",
        primaryAction: UIAction(title: "Unpick") { [cloth, index] _ in
            cloth.unpick(index)
        })

    init(cloth: LoomCloth, index: Int) {
        self.index = index
        super.init(cloth: cloth)
        title = cloth.patterns[index].name
        navigationItem.rightBarButtonItem = unpick
    }

    required init?(coder: NSCoder) { nil }

    override func refresh() {
        let woven = cloth.patterns[index].rows
        unpick.isEnabled = !woven.isEmpty
        let labels = woven.enumerated().reversed().map { number, thread in
            let label = UILabel()
            label.text = "Row \(number + 1): \(thread)"
            return label
        }
        let weave = button("Weave \(cloth.thread)") { [cloth, index] in cloth.weave(index) }
        rows.rows = [weave] + labels
    }

    var complaint: String? {
        guard isViewLoaded else { return nil }
        let woven = cloth.patterns[index].rows
        if rows.rows.count != woven.count + 1 { return "the rows are not those of the pattern" }
        return unpick.isEnabled == woven.isEmpty ? "Unpick has a wrong state" : nil
    }
}
