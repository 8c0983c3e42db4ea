// A painter's studio: a gallery, an easel with a tray of tools, a palette in a sheet; needs `from:
// .iOS17`. Uses item groups, back button modes, a guarded pop gesture, a toolbar of its own, custom
// detents, the sheet's delegate.
import UIKit

// MARK: - Model

private final class AtelierCanvas {
    let name: String
    var strokes = 0
    var savedStrokes = 0
    var colour = "Ochre"
    var hasUnsavedStrokes: Bool { strokes != savedStrokes }

    init(_ name: String) { self.name = name }
}
private final class AtelierStudio {
    var canvases = [AtelierCanvas("Harvest"), AtelierCanvas("Winter"), AtelierCanvas("Bridge")]
    var made = 0
}

// MARK: - Rows that scroll

private final class AtelierForm: UIScrollView {
    var rows: [UIView] = [] {
        didSet {
            for row in oldValue where !rows.contains(where: { $0 === row }) {
                row.removeFromSuperview()
            }
            for row in rows where row.superview !== self { addSubview(row) }
            setNeedsLayout()
        }
    }

    init() {
        super.init(frame: .zero)
        contentInsetAdjustmentBehavior = .always
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
    }

    required init?(coder: NSCoder) { nil }
    override func layoutSubviews() {
        super.layoutSubviews()
        let insets = adjustedContentInset
        let width = max(0, bounds.width - insets.left - insets.right)
        var y: CGFloat = 12
        for row in rows where !row.isHidden {
            let room = CGSize(width: max(0, width - 32), height: .greatestFiniteMagnitude)
            let height = max(row is UILabel ? 0 : 44, row.sizeThatFits(room).height)
            row.frame = CGRect(x: 16, y: y, width: room.width, height: height)
            y += height + 8
        }
        contentSize = CGSize(width: width, height: y + 4)
    }

    static func label() -> UILabel {
        let label = UILabel()
        label.numberOfLines = 0
        return label
    }

    static func button(_ title: String, _ action: @escaping @MainActor () -> Void) -> UIButton {
        UIButton(type: .system, primaryAction: UIAction(title: title) { _ in action() })
    }
}

// MARK: - The stack

private final class AtelierStack: UINavigationController, UIGestureRecognizerDelegate,
    UINavigationControllerDelegate, SelfChecking
{
    private weak var lastShown: UIViewController?
    override var childForStatusBarStyle: UIViewController? { topViewController }

    override func viewDidLoad() {
        super.viewDidLoad()
        delegate = self
        navigationBar.prefersLargeTitles = true
        interactivePopGestureRecognizer?.delegate = self
        interactiveContentPopGestureRecognizer?.delegate = self
    }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard viewControllers.count > 1, transitionCoordinator == nil,
            presentedViewController == nil
        else { return false }
        return (topViewController as? AtelierEasel)?.maySwipeBack() ?? true
    }

    func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController,
        animated: Bool
    ) {
        lastShown = viewController
    }

    var complaint: String? {
        guard view.window != nil, presentedViewController == nil else { return nil }
        if navigationBar.items?.count != viewControllers.count {
            return "the bar has an item too many or too few"
        }
        if navigationBar.topItem !== topViewController?.navigationItem {
            return "the bar's top item is another page's"
        }
        return lastShown === topViewController || lastShown == nil
            ? nil : "the delegate was last told of another page"
    }
}

// MARK: - The gallery

private final class AtelierGallery: UIViewController, SelfChecking {
    private let studio: AtelierStudio
    private let form = AtelierForm()
    private let summary = AtelierForm.label()
    private lazy var add = UIBarButtonItem(
        title: "Add",
        primaryAction: UIAction(title: "Add") { [weak self] _ in
            guard let self else { return }
            self.studio.made += 1
            self.studio.canvases.append(AtelierCanvas("Sketch \(self.studio.made)"))
            self.refresh()
        })
    private lazy var remove = UIBarButtonItem(
        title: "Remove",
        primaryAction: UIAction(title: "Remove") { [weak self] _ in
            _ = self?.studio.canvases.popLast()
            self?.refresh()
        })
    private lazy var tools = UIBarButtonItemGroup.fixedGroup(items: [add, remove])
    private lazy var groupSwitch = AtelierForm.button("Tools") { [weak self] in
        self?.tools.isHidden.toggle()
        self?.refresh()
    }
    private lazy var backSwitch = AtelierForm.button("Back style") { [weak self] in
        guard let item = self?.navigationItem else { return }
        item.backButtonDisplayMode =
            .init(rawValue: (item.backButtonDisplayMode.rawValue + 1) % 3) ?? .default
        self?.refresh()
    }

    init(_ studio: AtelierStudio) {
        self.studio = studio
        super.init(nibName: nil, bundle: nil)
        title = "Gallery"
    }

    required init?(coder: NSCoder) { nil }
    override func loadView() { view = form }
    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.largeTitleDisplayMode = .always
        navigationItem.backBarButtonItem = UIBarButtonItem(
            title: "Works", style: .plain, target: nil, action: nil)
        navigationItem.leadingItemGroups = [tools]
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        refresh()
    }
    /// The easel takes touches until it is gone.
    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        refresh()
    }

    private func open(_ canvas: AtelierCanvas) {
        guard navigationController?.topViewController === self else { return }
        navigationController?.pushViewController(AtelierEasel(canvas), animated: true)
    }

    private func summaryText() -> String {
        "\(studio.canvases.count) works with \(studio.canvases.reduce(0) { $0 + $1.strokes }) strokes"
    }

    private func refresh() {
        summary.text = summaryText()
        remove.isEnabled = !studio.canvases.isEmpty
        groupSwitch.setTitle(tools.isHidden ? "Show tools" : "Hide tools", for: .normal)
        let mode = ["full", "generic", "minimal"][navigationItem.backButtonDisplayMode.rawValue]
        backSwitch.setTitle("Back style: \(mode)", for: .normal)
        form.rows =
            [summary]
            + studio.canvases.map { canvas in
                AtelierForm.button(canvas.name) { [weak self] in self?.open(canvas) }
            } + [groupSwitch, backSwitch]
    }

    var complaint: String? {
        guard viewIfLoaded?.window != nil else { return nil }
        if summary.text != summaryText() { return "the summary is not that of the studio" }
        let titles = form.rows.compactMap { ($0 as? UIButton)?.currentTitle }
        if !titles.starts(with: studio.canvases.map(\.name)) { return "the rows are not the works" }
        let isInBar = add.customView == nil && add.frame(in: view) != .null
        if navigationController?.topViewController === self, presentedViewController == nil,
            isInBar == tools.isHidden
        {
            return tools.isHidden
                ? "the hidden tools are in the bar" : "the tools are not in the bar"
        }
        return navigationItem.largeTitleDisplayMode == .always ? nil : "the large title is lost"
    }
}

// MARK: - The easel

private final class AtelierEasel: UIViewController, SelfChecking {
    private let canvas: AtelierCanvas
    private let form = AtelierForm()
    private let tray = UIToolbar()
    private let status = AtelierForm.label()
    private var keptBack = 0
    private var hasArrived = false
    private weak var palette: AtelierPalette?
    private lazy var paletteItem = item("Palette") { $0.togglePalette() }
    private lazy var keep = item("Keep") { $0.leave(keeping: true) }
    private lazy var discard = item("Discard") { $0.leave(keeping: false) }
    private lazy var paint = item("Paint") { $0.change { $0.strokes += 1 } }
    private lazy var undo = item("Undo") { $0.change { $0.strokes = max(0, $0.strokes - 1) } }
    private lazy var save = item("Save") { $0.change { $0.savedStrokes = $0.strokes } }

    init(_ canvas: AtelierCanvas) {
        self.canvas = canvas
        super.init(nibName: nil, bundle: nil)
        title = canvas.name
    }

    required init?(coder: NSCoder) { nil }
    override var preferredStatusBarStyle: UIStatusBarStyle { .darkContent }

    private func item(_ title: String, _ action: @escaping @MainActor (AtelierEasel) -> Void)
        -> UIBarButtonItem
    {
        let action = UIAction(title: title) { [weak self] _ in if let self { action(self) } }
        return UIBarButtonItem(title: title, primaryAction: action)
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.largeTitleDisplayMode = .never
        navigationItem.rightBarButtonItems = [paletteItem]
        form.rows = [status]
        view.addSubview(form)
        view.addSubview(tray)
        refresh()
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let room = view.bounds.inset(by: view.safeAreaInsets)
        tray.frame = CGRect(x: room.minX, y: room.maxY - 44, width: room.width, height: 44)
        form.frame = CGRect(x: 0, y: 0, width: view.bounds.width, height: max(0, tray.frame.minY))
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        if isMovingToParent { hasArrived = true }
        refresh()
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        if isMovingFromParent { hasArrived = false }
    }

    override func didMove(toParent parent: UIViewController?) {
        super.didMove(toParent: parent)
        guard parent == nil else { return }
        // The page may be popped under a low sheet.
        if let palette, !palette.isBeingDismissed { palette.dismiss(animated: false) }
    }

    func maySwipeBack() -> Bool {
        guard canvas.hasUnsavedStrokes else { return true }
        keptBack += 1
        refresh()
        return false
    }

    private func leave(keeping: Bool) {
        if keeping {
            canvas.savedStrokes = canvas.strokes
        } else {
            canvas.strokes = canvas.savedStrokes
        }
        refresh()
        guard navigationController?.topViewController === self else { return }
        navigationController?.popViewController(animated: true)
    }

    private func togglePalette() {
        if let palette, palette === presentedViewController {
            if !palette.isBeingDismissed, !palette.isBeingPresented {
                palette.dismiss(animated: true)
            }
            return
        }
        guard presentedViewController == nil else { return }
        let page = AtelierPalette(canvas)
        page.onChange = { [weak self] in self?.refresh() }
        palette = page
        present(page, animated: true)
    }

    private func change(_ change: (AtelierCanvas) -> Void) {
        change(canvas)
        refresh()
    }

    private func showTools() {
        guard tray.items?.contains(save) != canvas.hasUnsavedStrokes else { return }
        let space = UIBarButtonItem.flexibleSpace()
        tray.setItems(
            [undo, space, paint] + (canvas.hasUnsavedStrokes ? [.flexibleSpace(), save] : []),
            animated: true)
    }

    private func statusText() -> String {
        "\(canvas.strokes) strokes in \(canvas.colour), \(canvas.savedStrokes) saved\nSwipes kept back: \(keptBack)"
    }

    private func refresh() {
        guard isViewLoaded else { return }
        status.text = statusText()
        undo.isEnabled = canvas.strokes > 0
        showTools()
        if canvas.hasUnsavedStrokes != navigationItem.hidesBackButton {
            navigationItem.setHidesBackButton(canvas.hasUnsavedStrokes, animated: true)
            navigationItem.setLeftBarButtonItems(
                canvas.hasUnsavedStrokes ? [keep, discard] : nil, animated: true)
        }
        form.setNeedsLayout()
    }

    var complaint: String? {
        guard viewIfLoaded?.window != nil else { return nil }
        if status.text != statusText() { return "the status is not that of the canvas" }
        if navigationItem.hidesBackButton != canvas.hasUnsavedStrokes {
            return "the back button is wrong for the strokes"
        }
        let lefts = navigationItem.leftBarButtonItems?.count ?? 0
        if lefts != (canvas.hasUnsavedStrokes ? 2 : 0) {
            return "Keep and Discard do not stand for the back button"
        }
        if !hasArrived { return "the easel is shown though it has not come to the stack" }
        return tray.items?.contains(save) == canvas.hasUnsavedStrokes
            ? nil : "Save does not follow the unsaved strokes"
    }
}

// MARK: - The palette

/// A sheet whose heights the user, the buttons and the window decide.
private final class AtelierPalette: UIViewController, UISheetPresentationControllerDelegate,
    SelfChecking
{
    private typealias Detent = UISheetPresentationController.Detent
    private static let strip = Detent.Identifier("strip")
    private static let half = Detent.Identifier("half")
    private static let order = [strip, half, .large]
    private static let pigments = ["Ochre", "Cobalt", "Madder"]
    private static let names: [Detent.Identifier: String] = [
        strip: "strip", half: "half", .large: "full",
    ]
    var onChange: (@MainActor () -> Void)?
    private let canvas: AtelierCanvas
    private let form = AtelierForm()
    private let state = AtelierForm.label()
    private var mix: String?
    private var attempts = 0
    private var toldDetent = AtelierPalette.strip
    private var isLeaving = false
    private var cameByPresentation = false
    private lazy var apply = AtelierForm.button("Use mix") { [weak self] in
        self?.endMix(using: true)
    }
    private lazy var reset = AtelierForm.button("Drop mix") { [weak self] in
        self?.endMix(using: false)
    }
    private lazy var heights = Self.order.map { detent in
        AtelierForm.button("Go to \(Self.names[detent] ?? "")") { [weak self] in
            guard let self, let sheet = self.sheetPresentationController else { return }
            sheet.animateChanges { sheet.selectedDetentIdentifier = detent }
            self.toldDetent = detent
            self.refresh()
        }
    }
    private lazy var colours = Self.pigments.map { colour in
        AtelierForm.button("Mix \(colour)") { [weak self] in
            self?.mix = colour
            self?.refresh()
        }
    }
    private lazy var edge = AtelierForm.button("Low window") { [weak self] in
        guard let sheet = self?.sheetPresentationController else { return }
        sheet.animateChanges { sheet.prefersEdgeAttachedInCompactHeight.toggle() }
        self?.refresh()
    }
    private lazy var scrolling = AtelierForm.button("Scrolling") { [weak self] in
        self?.sheetPresentationController?.prefersScrollingExpandsWhenScrolledToEdge.toggle()
        self?.refresh()
    }

    init(_ canvas: AtelierCanvas) {
        self.canvas = canvas
        super.init(nibName: nil, bundle: nil)
        title = "Palette"
        modalPresentationStyle = .pageSheet
        guard let sheet = sheetPresentationController else { return }
        sheet.detents = [
            .custom(identifier: Self.strip) { min(220, $0.maximumDetentValue / 2) },
            .custom(identifier: Self.half) { context in
                Detent.medium().resolvedValue(in: context).map { max($0, 260) } ?? context
                    .maximumDetentValue * 0.7
            },
            .large(),
        ]
        sheet.selectedDetentIdentifier = Self.strip
        sheet.largestUndimmedDetentIdentifier = Self.strip
        sheet.prefersGrabberVisible = true
        sheet.delegate = self
    }

    required init?(coder: NSCoder) { nil }
    override func loadView() { view = form }
    override func viewDidLoad() {
        super.viewDidLoad()
        let done = AtelierForm.button("Done") { [weak self] in
            guard let self, !self.isBeingDismissed, !self.isBeingPresented else { return }
            self.dismiss(animated: true)
        }
        form.rows = [state, done] + heights + colours + [apply, reset, edge, scrolling]
        refresh()
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        if isBeingPresented { cameByPresentation = true }
        isLeaving = false
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        if isBeingDismissed { onChange?() }
    }

    func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
        _ sheet: UISheetPresentationController
    ) {
        toldDetent = sheet.selectedDetentIdentifier ?? Self.strip
        refresh()
    }

    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController)
        -> Bool
    { mix == nil }
    func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
        isLeaving = true
    }
    func presentationControllerDidAttemptToDismiss(
        _ presentationController: UIPresentationController
    ) {
        attempts += 1
        refresh()
    }

    private func endMix(using: Bool) {
        if using, let mix { canvas.colour = mix }
        mix = nil
        onChange?()
        refresh()
    }

    private func stateText() -> String {
        "Height: \(Self.names[toldDetent] ?? "?")\nMix: \(mix ?? "none"), on the brush: \(canvas.colour)\n"
            + "Drags with an open mix: \(attempts)"
    }

    private func refresh() {
        guard isViewLoaded else { return }
        state.text = stateText()
        apply.isEnabled = mix != nil
        reset.isEnabled = mix != nil
        for (button, detent) in zip(heights, Self.order) { button.isEnabled = detent != toldDetent }
        for (button, colour) in zip(colours, Self.pigments) { button.isEnabled = colour != mix }
        let sheet = sheetPresentationController
        edge.setTitle(
            "Low window: \(sheet?.prefersEdgeAttachedInCompactHeight == true ? "edge" : "full")",
            for: .normal)
        scrolling.setTitle(
            "Scrolling: \(sheet?.prefersScrollingExpandsWhenScrolledToEdge == true ? "raises" : "stays")",
            for: .normal)
        form.setNeedsLayout()
    }

    var complaint: String? {
        guard viewIfLoaded?.window != nil, let sheet = sheetPresentationController else {
            return nil
        }
        if state.text != stateText() { return "the state is not that of the palette" }
        if sheet.selectedDetentIdentifier != toldDetent {
            return "the sheet has another height than it last told of"
        }
        if apply.isEnabled != (mix != nil) { return "Use mix does not follow the mix" }
        if isLeaving { return "it rests on screen though it was said to leave" }
        return cameByPresentation ? nil : "it is on screen and was never being presented"
    }
}

@MainActor func makeAtelier() -> UIViewController {
    AtelierStack(rootViewController: AtelierGallery(AtelierStudio()))
}
