// A list of small pages, each for a part of UIKit that apps use rarely: overrides of traits,
// coordinators, jobs, observations, bars and popovers. From: .iOS17
import UIKit

@MainActor func makeToolbox() -> UIViewController {
    UINavigationController(rootViewController: ToolboxList())
}

/// Fewer pages, each of which is opened more often.
@MainActor func makeToolboxParts() -> UIViewController {
    UINavigationController(rootViewController: ToolboxList(toolboxPartPages()))
}

/// A page of rows below each other, which scroll where they are too many.
class ToolboxPage: UIViewController, SelfChecking {
    let scroll = UIScrollView()
    let status = UILabel()
    private var rows: [(view: UIView, height: CGFloat)] = []

    init(_ name: String) {
        super.init(nibName: nil, bundle: nil)
        title = name
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        scroll.alwaysBounceVertical = true
        view.addSubview(scroll)
        addRow(status, height: 28)
    }

    @discardableResult func addButton(
        _ title: String, _ action: @escaping @MainActor () -> Void
    ) -> UIButton {
        let button = UIButton(
            type: .system, primaryAction: UIAction(title: title) { _ in action() })
        addRow(button)
        return button
    }

    func addRow(_ row: UIView, height: CGFloat = 44) {
        scroll.addSubview(row)
        rows.append((row, height))
    }

    override func viewSafeAreaInsetsDidChange() {
        super.viewSafeAreaInsetsDidChange()
        view.setNeedsLayout()
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        scroll.frame = view.bounds
        let left = view.safeAreaInsets.left + 16
        let width = max(0, view.bounds.width - left - view.safeAreaInsets.right - 16)
        var top: CGFloat = 8
        for row in rows {
            row.view.frame = CGRect(x: left, y: top, width: width, height: row.height)
            top += row.height + 8
        }
        scroll.contentSize = CGSize(width: view.bounds.width, height: top)
    }

    /// Whether the page is the top one, and nothing lies over it.
    var isFree: Bool {
        navigationController?.topViewController === self && presentedViewController == nil
    }

    /// What is wrong while the page is on screen.
    var fault: String? { nil }

    final var complaint: String? { viewIfLoaded?.window == nil ? nil : fault }
}

/// The first page. It shows what the page of the counter saved as it left.
private final class ToolboxList: ToolboxPage {
    private let store = ToolboxStore()

    private let pages: [(String, @MainActor () -> UIViewController)]?

    /// - Parameter pages: in place of the toolbox's own.
    init(_ pages: [(String, @MainActor () -> UIViewController)]? = nil) {
        self.pages = pages
        super.init("Toolbox")
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func viewDidLoad() {
        super.viewDidLoad()
        let store = store
        let own: [(String, @MainActor () -> UIViewController)] = [
            ("Counter", { ToolboxCounter(store) }), ("Classes", { ToolboxClasses("Classes") }),
            ("Turns", { ToolboxTurns("Turns") }), ("Badge", { ToolboxBadgePage("Badge") }),
            ("Jobs", { ToolboxJobs("Jobs") }),
        ]
        for (name, make) in pages ?? own + toolboxViewPages() + toolboxBarPages() {
            addButton(name) { [unowned self] in
                guard isFree else { return }
                navigationController?.pushViewController(make(), animated: true)
            }
        }
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        status.text = "Saved \(store.saved)"
    }

    override var fault: String? {
        guard navigationController?.viewControllers.count == 1,
            status.text != "Saved \(store.typed)"
        else { return nil }
        return "it shows \(status.text ?? "nothing"), though \(store.typed) was counted"
    }
}

@MainActor private final class ToolboxStore {
    /// What the page of the counter showed last.
    var typed = 0
    var saved = 0
}

/// Counts, and saves when the user goes back.
private final class ToolboxCounter: ToolboxPage {
    private let store: ToolboxStore
    private lazy var count = store.saved

    init(_ store: ToolboxStore) {
        self.store = store
        super.init("Counter")
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func viewDidLoad() {
        super.viewDidLoad()
        status.text = "Count \(count)"
        addButton("Add One") { [unowned self] in
            guard isFree else { return }
            count = (count + 1) % 5
            store.typed = count
            status.text = "Count \(count)"
        }
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        if isMovingFromParent { store.saved = count }
    }
}

/// Two children whose width class the page decides: by its own override, and by theirs.
private final class ToolboxClasses: ToolboxPage {
    private let told = UIViewController()
    private let telling = UIViewController()
    private var chosen = UIUserInterfaceSizeClass.unspecified

    override func viewDidLoad() {
        super.viewDidLoad()
        for child in [told, telling] {
            addChild(child)
            child.view.backgroundColor = .secondarySystemBackground
            addRow(child.view)
            child.didMove(toParent: self)
        }
        addButton("Compact") { [unowned self] in choose(.compact) }
        addButton("Regular") { [unowned self] in choose(.regular) }
        addButton("Inherited") { [unowned self] in choose(.unspecified) }
        choose(.unspecified)
    }

    private func choose(_ width: UIUserInterfaceSizeClass) {
        if width != chosen { setOverrides(width) }
        chosen = width
        status.text =
            switch width {
            case .compact: "The parts are compact"
            case .regular: "The parts are regular"
            default: "The parts are as the page"
            }
    }

    private func setOverrides(_ width: UIUserInterfaceSizeClass) {
        let inherits = width == .unspecified
        setOverrideTraitCollection(
            inherits ? nil : UITraitCollection(horizontalSizeClass: width), forChild: told)
        if inherits {
            telling.traitOverrides.remove(UITraitHorizontalSizeClass.self)
        } else {
            telling.traitOverrides.horizontalSizeClass = width
        }
    }

    override var fault: String? {
        let wanted = chosen == .unspecified ? traitCollection.horizontalSizeClass : chosen
        if told.traitCollection.horizontalSizeClass != wanted {
            return "the first part does not have the width that the page gives it"
        }
        return telling.traitCollection.horizontalSizeClass == wanted
            ? nil : "the second part does not have the width that it asks for"
    }
}

/// A page that moves along with each change of its size.
private final class ToolboxTurns: ToolboxPage {
    private let bar = UIView()
    private var waiting = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        status.text = "Turn the device"
        bar.backgroundColor = .secondarySystemBackground
        addRow(bar, height: 8)
    }

    override func viewWillTransition(
        to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        super.viewWillTransition(to: size, with: coordinator)
        waiting += 1
        coordinator.animate(
            alongsideTransition: { [weak self] _ in
                guard let self else { return }
                waiting -= 1
                status.text = size.width > size.height ? "It lies" : "It stands"
            }, completion: nil)
    }

    override var fault: String? {
        waiting == 0 ? nil : "nothing moved along with a change of the size"
    }
}

/// A badge that can be hidden. It knows the size classes from its registration.
private final class ToolboxBadgePage: ToolboxPage {
    private let badge = ToolboxBadge()

    override func viewDidLoad() {
        super.viewDidLoad()
        status.text = "The badge is here"
        addRow(badge)
        addButton("Show or Hide") { [unowned self] in
            badge.isHidden.toggle()
            status.text = badge.isHidden ? "The badge is hidden" : "The badge is here"
        }
    }

    override func viewIsAppearing(_ animated: Bool) {
        super.viewIsAppearing(animated)
        badge.update()
    }

    override var fault: String? {
        if badge.isHidden { return nil }
        let now = badge.traitCollection
        return badge.width == now.horizontalSizeClass && badge.height == now.verticalSizeClass
            ? nil : "the badge shows the size classes of before"
    }
}

private final class ToolboxBadge: UILabel {
    private(set) var width = UIUserInterfaceSizeClass.unspecified
    private(set) var height = UIUserInterfaceSizeClass.unspecified

    override init(frame: CGRect) {
        super.init(frame: frame)
        registerForTraitChanges(
            [UITraitHorizontalSizeClass.self, UITraitVerticalSizeClass.self]
        ) { (self: Self, _) in self.update() }
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    func update() {
        (width, height) = (traitCollection.horizontalSizeClass, traitCollection.verticalSizeClass)
        text = (width == .regular ? "Wide" : "Narrow") + (height == .regular ? ", high" : ", low")
    }
}

/// A query whose task was begun.
@MainActor private final class ToolboxQuery {
    /// Whether it was cancelled some time ago: a sleep that ended just before that may go on.
    var isLongCancelled = false
}

/// Jobs that end later: blocks, a timer, a group and tasks.
private final class ToolboxJobs: ToolboxPage {
    private static let reminders = ["soon", "later", "last"]
    private var reminded: [String]?
    private var timer: Timer?
    private var rings = 0
    private var isEarly = false
    private var isGroupOver = true
    private var missesGroup = false
    private var search: Task<Void, Never>?
    private var query = ToolboxQuery()
    private var goesOn = false

    override func viewDidLoad() {
        super.viewDidLoad()
        status.text = "Nothing to do"
        addButton("Remind") { [unowned self] in remind() }
        addButton("Ring") { [unowned self] in ring() }
        addButton("Load Nothing") { [unowned self] in loadNothing() }
        addButton("Look Up") { [unowned self] in lookUp() }
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        timer?.invalidate()
        timer = nil
        search?.cancel()
    }

    private func remind() {
        guard reminded?.count ?? 3 == 3 else { return }
        reminded = []
        for (name, delay) in [("last", 0.9), ("soon", 0.3), ("later", 0.6)] {
            DispatchQueue.main.asyncAfter(deadline: .now() + delay) { [weak self] in
                self?.reminded?.append(name)
                self?.status.text = "Reminded \(name)"
            }
        }
    }

    /// Rings three times, also while the user scrolls.
    private func ring() {
        guard timer == nil else { return }
        rings = 0
        let begin = DispatchTime.now().uptimeNanoseconds
        let timer = Timer.scheduledTimer(withTimeInterval: 0.5, repeats: true) { [weak self] _ in
            MainActor.assumeIsolated { self?.didRing(since: begin) }
        }
        RunLoop.main.add(timer, forMode: .common)
        self.timer = timer
    }

    private func didRing(since begin: UInt64) {
        rings += 1
        status.text = "Ring \(rings)"
        let now = DispatchTime.now().uptimeNanoseconds
        if Double(now - begin) / 1_000_000_000 < 0.5 * Double(rings) - 0.1 { isEarly = true }
        guard rings == 3 else { return }
        timer?.invalidate()
        timer = nil
    }

    /// Waits for nothing. The block comes long after the group.
    private func loadNothing() {
        guard isGroupOver else { return }
        isGroupOver = false
        DispatchGroup().notify(queue: .main) { [weak self] in
            MainActor.assumeIsolated {
                self?.isGroupOver = true
                self?.status.text = "Nothing was loaded"
            }
        }
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) { [weak self] in
            if self?.isGroupOver == false { self?.missesGroup = true }
        }
    }

    /// Types two letters. The second cancels the search for the first.
    private func lookUp() {
        type("a")
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.3) { [weak self] in
            self?.type("ab")
        }
    }

    private func type(_ letters: String) {
        search?.cancel()
        let cancelled = query
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.2) { cancelled.isLongCancelled = true }
        let query = ToolboxQuery()
        self.query = query
        search = Task { [weak self] in
            do { try await Task.sleep(for: .seconds(1)) } catch { return }
            if query.isLongCancelled { self?.goesOn = true }
            self?.status.text = "Found \(letters)"
        }
    }

    override var fault: String? {
        if let reminded, !Self.reminders.starts(with: reminded) {
            return "the reminders came as \(reminded)"
        }
        if isEarly { return "it rang \(rings) times too early" }
        if missesGroup { return "nobody told that nothing was to be loaded" }
        return goesOn ? "a search went on that had been cancelled" : nil
    }
}
