import UIKit

/// The pages about menus, names, hidden parts and what goes on by itself.
@MainActor func toolboxPartPages() -> [(String, @MainActor () -> UIViewController)] {
    [
        ("Sections", { ToolboxSections("Sections") }),
        ("Chapter", { ToolboxChapter("A Chapter on the Weather of the Northern Coasts") }),
        ("Panel", { ToolboxPanelPage("Panel") }), ("Low Bars", { ToolboxLow("Low Bars") }),
        ("Ticks", { ToolboxTicks("Ticks") }), ("Loads", { ToolboxLoads("Loads") }),
        ("Banner", { ToolboxBanner("Banner") }), ("Heights", { ToolboxHeights("Heights") }),
    ]
}

/// A menu with more entries than a low window has room for.
private final class ToolboxSections: ToolboxPage {
    override func viewDidLoad() {
        super.viewDidLoad()
        status.text = "Section 1"
        let early = UIMenu(title: "Early", options: .displayInline, children: entries(1...8))
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "Go To", menu: UIMenu(title: "Sections", children: [early] + entries(9...16)))
    }

    private func entries(_ numbers: ClosedRange<Int>) -> [UIMenuElement] {
        numbers.map { number in
            UIAction(title: "Go to \(number)") { [weak self] _ in
                self?.status.text = "Section \(number)"
            }
        }
    }
}

/// A page whose long title the page above it changes.
private final class ToolboxChapter: ToolboxPage {
    override func viewDidLoad() {
        super.viewDidLoad()
        addButton("Edit Chapter") { [unowned self] in
            guard isFree else { return }
            navigationController?.pushViewController(ToolboxEdit(self), animated: true)
        }
    }
}

private final class ToolboxEdit: ToolboxPage {
    private let chapter: ToolboxChapter
    private lazy var done = UIBarButtonItem(
        title: "Done", primaryAction: UIAction(title: "Done") { [unowned self] _ in end() })

    init(_ chapter: ToolboxChapter) {
        self.chapter = chapter
        super.init("Edit")
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func viewDidLoad() {
        super.viewDidLoad()
        addButton("Rename") { [unowned self] in
            chapter.title = chapter.title == "Tides" ? "A Chapter on the Tides" : "Tides"
            status.text = chapter.title
        }
        addButton("Begin") { [unowned self] in begin() }
    }

    /// Other items as long as something goes on, and a view in place of the title.
    private func begin() {
        let heading = UILabel()
        heading.text = "Going on"
        heading.sizeToFit()
        navigationItem.titleView = heading
        navigationItem.rightBarButtonItems = [done] + ["Undo", "Redo"].map(item)
    }

    private func item(_ name: String) -> UIBarButtonItem {
        UIBarButtonItem(
            title: name,
            primaryAction: UIAction(title: name) { [unowned self] _ in
                status.text = status.text == name ? "Nothing to do" : name
            })
    }

    private func end() {
        navigationItem.titleView = nil
        navigationItem.rightBarButtonItems = nil
    }
}

/// A label that says how wide the window is, also when it was hidden as that changed.
private final class ToolboxWidth: UILabel {
    override init(frame: CGRect) {
        super.init(frame: frame)
        registerForTraitChanges([UITraitHorizontalSizeClass.self]) {
            (label: ToolboxWidth, _: UITraitCollection) in label.update()
        }
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func didMoveToWindow() {
        super.didMoveToWindow()
        if window != nil { update() }
    }

    var isRight: Bool { text == words }

    private var words: String {
        traitCollection.horizontalSizeClass == .compact ? "A narrow window" : "A wide window"
    }

    private func update() { text = words }
}

private final class ToolboxPanelPage: ToolboxPage {
    private let width = ToolboxWidth(frame: .zero)

    override func viewDidLoad() {
        super.viewDidLoad()
        width.isHidden = true
        addRow(width, height: 28)
        addButton("Show or Hide") { [unowned self] in
            width.isHidden.toggle()
            status.text = width.isHidden ? "Hidden" : "Shown"
        }
        addButton("Go On") { [unowned self] in
            guard isFree else { return }
            navigationController?.pushViewController(ToolboxPanelPage("Panel 2"), animated: true)
        }
    }

    override var fault: String? {
        width.isHidden || width.isRight ? nil : "it says \(width.text ?? "nothing")"
    }
}

/// Presents a stack whose bar hides in low windows, and comes back in others.
private final class ToolboxLow: ToolboxPage {
    override func viewDidLoad() {
        super.viewDidLoad()
        addButton("Open Stack") { [unowned self] in
            guard isFree else { return }
            let stack = UINavigationController(rootViewController: ToolboxLowPage(1))
            stack.hidesBarsWhenVerticallyCompact = true
            stack.modalPresentationStyle = .fullScreen
            present(stack, animated: true)
        }
    }
}

private final class ToolboxLowPage: ToolboxPage {
    private let number: Int

    init(_ number: Int) {
        self.number = number
        super.init("Step \(number)")
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func viewDidLoad() {
        super.viewDidLoad()
        addButton("Step On") { [unowned self] in
            guard isFree, number < 4 else { return }
            navigationController?.pushViewController(ToolboxLowPage(number + 1), animated: true)
        }
        addButton("Close Stack") { [unowned self] in
            guard isFree, let stack = navigationController, !stack.isBeingDismissed else { return }
            stack.presentingViewController?.dismiss(animated: true)
        }
    }

    override var fault: String? {
        let isLow = traitCollection.verticalSizeClass == .compact
        return navigationController?.isNavigationBarHidden == isLow
            ? nil : "the bar does not go by the height of the window"
    }
}

/// A clock with a hand for tenths and one for seconds.
private final class ToolboxTicks: ToolboxPage {
    private var timers: [Timer] = []
    private var tenths = 0
    private var seconds = 0

    isolated deinit { timers.forEach { $0.invalidate() } }

    override func viewDidLoad() {
        super.viewDidLoad()
        addButton("Start or Stop") { [unowned self] in timers.isEmpty ? start() : stop() }
        addButton("More Ticks") { [unowned self] in
            guard isFree else { return }
            navigationController?.pushViewController(ToolboxTicks("Ticks"), animated: true)
        }
    }

    private func start() {
        (tenths, seconds) = (0, 0)
        timers = [
            Timer.scheduledTimer(withTimeInterval: 0.1, repeats: true) { [weak self] _ in
                MainActor.assumeIsolated { self?.tenths += 1 }
            },
            Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in
                MainActor.assumeIsolated { self?.second() }
            },
        ]
        status.text = "Started"
    }

    private func second() {
        seconds += 1
        status.text = "\(seconds) s"
        if seconds == 5 { stop() }
    }

    private func stop() {
        timers.forEach { $0.invalidate() }
        timers = []
    }

    override var fault: String? {
        tenths >= seconds * 8 ? nil : "\(tenths) tenths have passed in \(seconds) seconds"
    }
}

/// Loads rows one after another, and not while the page is away.
private final class ToolboxLoads: ToolboxPage {
    private let queue = OperationQueue()
    private var wanted = 0
    private var loaded = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        queue.maxConcurrentOperationCount = 1
        addButton("Load Row") { [unowned self] in load() }
        addButton("Details") { [unowned self] in
            guard isFree else { return }
            load()
            navigationController?.pushViewController(ToolboxPage("Details"), animated: true)
        }
    }

    private func load() {
        guard wanted < 6 else { return }
        wanted += 1
        queue.addOperation { [weak self] in
            DispatchQueue.main.async { self?.rowDidLoad() }
        }
    }

    private func rowDidLoad() {
        loaded += 1
        status.text = "\(loaded) rows"
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        queue.isSuspended = false
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        queue.isSuspended = true
    }

    override var fault: String? {
        navigationController?.topViewController !== self || loaded == wanted
            ? nil : "\(loaded) of \(wanted) rows are loaded"
    }
}

/// A message that slides in, stays for a moment, fades out and goes.
private final class ToolboxBanner: ToolboxPage {
    private var banner: UILabel?

    override func viewDidLoad() {
        super.viewDidLoad()
        addButton("Show Message") { [unowned self] in show() }
    }

    private func show() {
        guard banner == nil else { return }
        let banner = UILabel()
        banner.text = "Saved"
        banner.isUserInteractionEnabled = true
        banner.frame = CGRect(x: 0, y: -60, width: view.bounds.width, height: 60)
        view.addSubview(banner)
        self.banner = banner
        UIView.animate(withDuration: 0.2) {
            banner.frame.origin.y = 120
        } completion: { _ in
            UIView.animate(withDuration: 0.2) {
                banner.alpha = 0
            } completion: { [weak self] _ in
                banner.removeFromSuperview()
                self?.banner = nil
                self?.status.text = self?.status.text == "Saved" ? "Saved again" : "Saved"
            }
        }
    }

    override var fault: String? { banner == nil ? nil : "the message has not gone" }
}

/// A sheet that remembers which of its heights was chosen.
private final class ToolboxHeights: ToolboxPage {
    override func viewDidLoad() {
        super.viewDidLoad()
        addButton("Open Sheet") { [unowned self] in
            guard isFree else { return }
            let page = ToolboxHeight("Height")
            page.sheetPresentationController?.detents = [.medium(), .large()]
            page.sheetPresentationController?.prefersEdgeAttachedInCompactHeight = true
            page.sheetPresentationController?.selectedDetentIdentifier = .medium
            page.sheetPresentationController?.delegate = page
            present(page, animated: true)
        }
    }
}

private final class ToolboxHeight: ToolboxPage, UISheetPresentationControllerDelegate {
    private var chosen = UISheetPresentationController.Detent.Identifier.medium

    override func viewDidLoad() {
        super.viewDidLoad()
        status.text = "Medium"
        addButton("Other Height") { [unowned self] in
            guard let sheet = sheetPresentationController else { return }
            sheet.animateChanges {
                sheet.selectedDetentIdentifier = chosen == .medium ? .large : .medium
            }
            note(sheet)
        }
        addButton("Close Sheet") { [unowned self] in
            if !isBeingDismissed { presentingViewController?.dismiss(animated: true) }
        }
    }

    func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
        _ sheetPresentationController: UISheetPresentationController
    ) { note(sheetPresentationController) }

    private func note(_ sheet: UISheetPresentationController) {
        chosen = sheet.selectedDetentIdentifier ?? .medium
        status.text = chosen == .medium ? "Medium" : "Large"
    }

    override var fault: String? {
        sheetPresentationController?.selectedDetentIdentifier == chosen
            ? nil : "another height is selected than was chosen"
    }
}
