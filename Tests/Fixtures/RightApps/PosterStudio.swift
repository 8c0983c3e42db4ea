// A poster editor: a popover with a navigation stack whose pages grow and shrink
// (preferredContentSize), a sheet with detents in compact width; undo and redo in the toolbar,
// action sheet, a preview that renders in a Task and is cancelled on leaving.
import UIKit

private struct PosterStudioStyle: Equatable {
    var color = "Red", hasBorder = false, border = "Thin", isBold = false
    var summary: String {
        "\(color), \(isBold ? "bold" : "regular"), \(hasBorder ? border.lowercased() + " border" : "no border")"
    }
}

@MainActor private final class PosterStudioModel {
    static let didChange = Notification.Name("PosterStudioModelDidChange")
    private(set) var style = PosterStudioStyle()
    private var past: [PosterStudioStyle] = []
    private var future: [PosterStudioStyle] = []
    var canUndo: Bool { !past.isEmpty }
    var canRedo: Bool { !future.isEmpty }
    func change(_ edit: (inout PosterStudioStyle) -> Void) {
        var new = style
        edit(&new)
        guard new != style else { return }
        past.append(style)
        future = []
        set(new)
    }
    func undo() {
        guard let last = past.popLast() else { return }
        future.append(style)
        set(last)
    }
    func redo() {
        guard let next = future.popLast() else { return }
        past.append(style)
        set(next)
    }
    private func set(_ new: PosterStudioStyle) {
        style = new
        NotificationCenter.default.post(name: PosterStudioModel.didChange, object: self)
    }
    func observe(_ change: @escaping @MainActor @Sendable () -> Void) -> any NSObjectProtocol {
        NotificationCenter.default.addObserver(
            forName: PosterStudioModel.didChange, object: self, queue: nil
        ) { _ in
            MainActor.assumeIsolated { change() }
        }
    }
}

@MainActor private final class PosterStudioEditor: UIViewController, SelfChecking {
    private let model: PosterStudioModel
    private nonisolated(unsafe) var observer: (any NSObjectProtocol)?
    private let poster = UILabel(frame: .zero)
    private lazy var undoItem = UIBarButtonItem(
        systemItem: .undo, primaryAction: UIAction { [model] _ in model.undo() })
    private lazy var redoItem = UIBarButtonItem(
        systemItem: .redo, primaryAction: UIAction { [model] _ in model.redo() })
    private lazy var styleItem = UIBarButtonItem(
        title: "Style", primaryAction: UIAction { [weak self] _ in self?.showStyle() })
    private lazy var moreItem = UIBarButtonItem(
        title: "More", primaryAction: UIAction { [weak self] _ in self?.showMore() })
    init(model: PosterStudioModel) {
        self.model = model
        super.init(nibName: nil, bundle: nil)
        title = "Poster"
        navigationItem.rightBarButtonItems = [styleItem, moreItem]
        toolbarItems = [undoItem, .flexibleSpace(), redoItem]
        observer = model.observe { [weak self] in self?.update() }
    }
    required init?(coder: NSCoder) { return nil }
    deinit { if let observer { NotificationCenter.default.removeObserver(observer) } }
    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGray5
        poster.numberOfLines = 0
        poster.textAlignment = .center
        poster.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(poster)
        let safe = view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            poster.leadingAnchor.constraint(equalTo: safe.leadingAnchor, constant: 20),
            poster.trailingAnchor.constraint(equalTo: safe.trailingAnchor, constant: -20),
            poster.topAnchor.constraint(equalTo: safe.topAnchor, constant: 20),
        ])
        update()
    }
    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        navigationController?.setToolbarHidden(false, animated: animated)
    }
    private func update() {
        poster.text = "Poster: \(model.style.summary)"
        undoItem.isEnabled = model.canUndo
        redoItem.isEnabled = model.canRedo
    }
    private func showStyle() {
        guard presentedViewController == nil, navigationController?.topViewController === self
        else { return }
        let stack = UINavigationController(rootViewController: PosterStudioStylePage(model: model))
        stack.modalPresentationStyle = .popover
        if let popover = stack.popoverPresentationController {
            popover.barButtonItem = styleItem
            let sheet = popover.adaptiveSheetPresentationController
            sheet.detents = [.medium(), .large()]
            sheet.prefersGrabberVisible = true
        }
        presentAlone(stack)
    }
    /// UIKit lets touches through to the other items of the bar: they would do nothing.
    private func presentAlone(_ controller: UIViewController) {
        present(controller, animated: true) { [weak controller] in
            controller?.popoverPresentationController?.passthroughViews = nil
        }
    }
    private func showMore() {
        guard presentedViewController == nil, navigationController?.topViewController === self
        else { return }
        let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
        sheet.addAction(
            UIAlertAction(title: "Preview", style: .default) { [weak self] _ in self?.showPreview()
            })
        let reset = UIAlertAction(title: "Reset Style", style: .destructive) { [weak self] _ in
            self?.model.change { $0 = PosterStudioStyle() }
        }
        reset.isEnabled = model.style != PosterStudioStyle()
        sheet.addAction(reset)
        sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        sheet.popoverPresentationController?.barButtonItem = moreItem
        presentAlone(sheet)
    }
    private func showPreview() {
        guard let navigationController, navigationController.topViewController === self else {
            return
        }
        navigationController.pushViewController(
            PosterStudioPreview(style: model.style), animated: true)
    }
    var complaint: String? {
        guard isViewLoaded else { return nil }
        if poster.text?.contains(model.style.summary) != true {
            return "the poster shows \(poster.text ?? "nothing")"
        }
        return undoItem.isEnabled == model.canUndo && redoItem.isEnabled == model.canRedo
            ? nil : "undo or redo has the wrong state"
    }
}

/// Renders the poster, which takes a while.
@MainActor private final class PosterStudioPreview: UIViewController, SelfChecking {
    private let style: PosterStudioStyle
    private let status = UILabel(frame: .zero)
    private var rendering: Task<Void, Never>?
    private var isRendered = false
    init(style: PosterStudioStyle) {
        self.style = style
        super.init(nibName: nil, bundle: nil)
        title = "Preview"
    }
    required init?(coder: NSCoder) { return nil }
    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        status.numberOfLines = 0
        view.addSubview(status)
    }
    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        navigationController?.setToolbarHidden(true, animated: animated)
        guard !isRendered, rendering == nil else { return }
        status.text = "Rendering…"
        rendering = Task { [weak self] in
            try? await Task.sleep(nanoseconds: 2_000_000_000)
            guard let self, !Task.isCancelled else { return }
            rendering = nil
            isRendered = true
            status.text = "Rendered: \(style.summary)"
            view.setNeedsLayout()
        }
    }
    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        rendering?.cancel()
        rendering = nil
    }
    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let room = view.bounds.inset(by: view.safeAreaInsets).insetBy(dx: 20, dy: 20)
        status.frame = CGRect(
            origin: room.origin,
            size: CGSize(width: room.width, height: status.sizeThatFits(room.size).height))
    }
    var complaint: String? {
        guard viewIfLoaded?.window != nil else { return nil }
        return isRendered || rendering != nil ? nil : "the preview neither is rendered nor renders"
    }
}

/// A page in the popover: it prefers to be as high as its rows.
@MainActor private class PosterStudioPopoverPage: UIViewController {
    let model: PosterStudioModel
    private nonisolated(unsafe) var observer: (any NSObjectProtocol)?
    private let scroller = UIScrollView(frame: .zero)
    private(set) var buttons: [UIButton] = []
    init(model: PosterStudioModel, title: String) {
        self.model = model
        super.init(nibName: nil, bundle: nil)
        self.title = title
        observer = model.observe { [weak self] in self?.reload() }
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            systemItem: .done,
            primaryAction: UIAction { [weak self] _ in
                self?.presentingViewController?.dismiss(animated: true)
            })
    }
    required init?(coder: NSCoder) { return nil }
    deinit { if let observer { NotificationCenter.default.removeObserver(observer) } }
    /// The rows' titles, whether they can be chosen, and what they do.
    func makeRows() -> [(title: String, isEnabled: Bool, choose: () -> Void)] { [] }
    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        scroller.alwaysBounceVertical = true
        view.addSubview(scroller)
        reload()
    }
    func reload() {
        guard isViewLoaded else { return }
        for button in buttons { button.removeFromSuperview() }
        buttons = makeRows().map { row in
            let button = UIButton(
                type: .system, primaryAction: UIAction(title: row.title) { _ in row.choose() })
            button.isEnabled = row.isEnabled
            return button
        }
        for button in buttons { scroller.addSubview(button) }
        preferredContentSize = CGSize(width: 300, height: CGFloat(buttons.count) * 52 + 8)
        view.setNeedsLayout()
    }
    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        scroller.frame = view.bounds
        let (left, right) = (view.safeAreaInsets.left + 16, view.safeAreaInsets.right + 16)
        for (index, button) in buttons.enumerated() {
            button.frame = CGRect(
                x: left, y: CGFloat(index) * 52 + 4,
                width: max(0, view.bounds.width - left - right), height: 48)
        }
        scroller.contentSize = CGSize(
            width: view.bounds.width, height: CGFloat(buttons.count) * 52 + 8)
    }
    func push(_ page: UIViewController) {
        guard let navigationController, navigationController.topViewController === self else {
            return
        }
        navigationController.pushViewController(page, animated: true)
    }
}

@MainActor private final class PosterStudioStylePage: PosterStudioPopoverPage {
    init(model: PosterStudioModel) { super.init(model: model, title: "Poster Style") }
    required init?(coder: NSCoder) { return nil }
    override func makeRows() -> [(title: String, isEnabled: Bool, choose: () -> Void)] {
        [
            (
                "Color: \(model.style.color)", true,
                { [weak self, model] in self?.push(PosterStudioColorPage(model: model)) }
            ),
            (
                "Border: \(model.style.hasBorder ? model.style.border : "Off")", true,
                { [weak self, model] in self?.push(PosterStudioBorderPage(model: model)) }
            ),
            (
                model.style.isBold ? "Use Regular Text" : "Use Bold Text", true,
                { [model] in model.change { $0.isBold.toggle() } }
            ),
        ]
    }
}

@MainActor private final class PosterStudioColorPage: PosterStudioPopoverPage {
    private lazy var showsAll = !["Red", "Green", "Blue"].contains(model.style.color)
    private var colors: [String] {
        ["Red", "Green", "Blue"] + (showsAll ? ["Teal", "Mint", "Brown", "Pink"] : [])
    }
    init(model: PosterStudioModel) { super.init(model: model, title: "Color") }
    required init?(coder: NSCoder) { return nil }
    override func makeRows() -> [(title: String, isEnabled: Bool, choose: () -> Void)] {
        colors.map { color in
            (color, model.style.color != color, { [model] in model.change { $0.color = color } })
        }
            + [
                (
                    showsAll ? "Show Fewer Colors" : "Show More Colors", true,
                    { [weak self] in self?.toggleAll() }
                )
            ]
    }
    private func toggleAll() {
        showsAll.toggle()
        reload()
    }
}

@MainActor private final class PosterStudioBorderPage: PosterStudioPopoverPage {
    init(model: PosterStudioModel) { super.init(model: model, title: "Border") }
    required init?(coder: NSCoder) { return nil }
    override func makeRows() -> [(title: String, isEnabled: Bool, choose: () -> Void)] {
        let style = model.style
        let widths = style.hasBorder ? ["Thin", "Thick", "Double"] : []
        return [
            (
                style.hasBorder ? "Turn Border Off" : "Turn Border On", true,
                { [model] in model.change { $0.hasBorder.toggle() } }
            )
        ]
            + widths.map { width in
                (width, style.border != width, { [model] in model.change { $0.border = width } })
            }
    }
}

@MainActor func makePosterStudio() -> UIViewController {
    UINavigationController(rootViewController: PosterStudioEditor(model: PosterStudioModel()))
}
