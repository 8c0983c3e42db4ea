// Crag: a climber's routes, logbook and rest timer. Tabs with navigation controllers, a badge, a
// sheet with detents, a repeating timer, editing of a list, a hidden bottom bar. from: .iOS15
import UIKit

@MainActor func makeCrag() -> UIViewController {
    let diary = CragDiary()
    let tabs = UITabBarController()
    let roots = [CragRoutes(diary: diary), CragLogbook(diary: diary), CragRest(diary: diary)]
    tabs.viewControllers = roots.map { root in
        let navigation = UINavigationController(rootViewController: root)
        navigation.tabBarItem = UITabBarItem(title: root.title, image: nil, selectedImage: nil)
        return navigation
    }
    return tabs
}

private struct CragRoute { let name, grade: String }

private struct CragAscent {
    let id: Int
    let route, feel: String
}

@MainActor private final class CragDiary {
    let routes = [
        CragRoute(name: "Slab of Patience", grade: "4c"),
        CragRoute(name: "Chimney Sweep", grade: "5b"),
        CragRoute(name: "Roof of Doubt", grade: "6c"),
        CragRoute(name: "Crimp Street", grade: "7a"),
    ]
    private(set) var ascents: [CragAscent] = []
    private var nextID = 1
    private var observers: [() -> Void] = []

    func observe(_ observer: @escaping () -> Void) { observers.append(observer) }

    func log(_ route: CragRoute, feel: String) {
        ascents.append(CragAscent(id: nextID, route: route.name, feel: feel))
        nextID += 1
        observers.forEach { $0() }
    }

    func remove(_ id: Int) {
        ascents.removeAll { $0.id == id }
        observers.forEach { $0() }
    }

    func count(on route: CragRoute) -> Int { ascents.filter { $0.route == route.name }.count }
}

@MainActor private final class CragStack: UIScrollView {
    var parts: [UIView] = [] {
        didSet {
            oldValue.forEach { $0.removeFromSuperview() }
            parts.forEach(addSubview)
            setNeedsLayout()
        }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let left = safeAreaInsets.left + 12
        let width = max(0, bounds.width - left - safeAreaInsets.right - 12)
        for (index, part) in parts.enumerated() {
            part.frame = CGRect(x: left, y: 50 * CGFloat(index), width: width, height: 50)
        }
        let size = CGSize(width: bounds.width, height: 50 * CGFloat(parts.count))
        if contentSize != size { contentSize = size }
    }
}

@MainActor private class CragPage: UIViewController {
    let diary: CragDiary
    let stack = CragStack()

    init(diary: CragDiary, title: String) {
        self.diary = diary
        super.init(nibName: nil, bundle: nil)
        self.title = title
        diary.observe { [weak self] in self?.refresh() }
    }

    required init?(coder: NSCoder) { nil }

    override func loadView() {
        stack.backgroundColor = .systemBackground
        stack.alwaysBounceVertical = true
        stack.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view = stack
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        refresh()
    }

    func refresh() {}

    func button(_ title: String, _ body: @escaping () -> Void) -> UIButton {
        UIButton(type: .system, primaryAction: UIAction(title: title) { _ in body() })
    }

    func label(_ text: String) -> UILabel {
        let label = UILabel()
        label.text = text
        return label
    }
}

@MainActor private final class CragRoutes: CragPage {
    convenience init(diary: CragDiary) { self.init(diary: diary, title: "Routes") }

    override func refresh() {
        stack.parts = diary.routes.map { route in
            button("\(route.name) \(route.grade)") { [weak self] in self?.open(route) }
        }
    }

    private func open(_ route: CragRoute) {
        // A second tap may arrive before the push has begun.
        guard navigationController?.topViewController === self else { return }
        show(CragRoutePage(diary: diary, route: route), sender: self)
    }
}

@MainActor private final class CragRoutePage: CragPage, SelfChecking {
    private let route: CragRoute

    init(diary: CragDiary, route: CragRoute) {
        self.route = route
        super.init(diary: diary, title: route.name)
        hidesBottomBarWhenPushed = true
    }

    required init?(coder: NSCoder) { nil }

    private var sentence: String { "Ascents: \(diary.count(on: route))" }

    override func refresh() {
        stack.parts = [
            label("Grade \(route.grade)"), label(sentence),
            button("Log an Ascent") { [weak self] in self?.log() },
        ]
    }

    private func log() {
        guard presentedViewController == nil else { return }
        let navigation = UINavigationController(
            rootViewController: CragAscentForm(diary: diary, route: route))
        if let sheet = navigation.sheetPresentationController {
            sheet.detents = [.medium(), .large()]
            sheet.prefersGrabberVisible = true
        }
        present(navigation, animated: true)
    }

    var complaint: String? {
        guard isViewLoaded else { return nil }
        let isShown = stack.parts.contains { ($0 as? UILabel)?.text == sentence }
        return isShown ? nil : "the number of ascents is stale"
    }
}

@MainActor private final class CragAscentForm: CragPage {
    private let route: CragRoute
    private var feel: String?
    private var isDone = false
    private lazy var save = UIBarButtonItem(
        systemItem: .save, primaryAction: UIAction { [weak self] _ in self?.end(logging: true) })

    init(diary: CragDiary, route: CragRoute) {
        self.route = route
        super.init(diary: diary, title: "How did it feel?")
        save.isEnabled = false
        navigationItem.rightBarButtonItem = save
        navigationItem.leftBarButtonItem = UIBarButtonItem(
            systemItem: .cancel,
            primaryAction: UIAction { [weak self] _ in self?.end(logging: false) })
    }

    required init?(coder: NSCoder) { nil }

    override func refresh() {
        stack.parts = ["Easy", "Fair", "Hard"].map { name in
            button(name == feel ? "✓ \(name)" : name) { [weak self] in
                self?.feel = name
                self?.save.isEnabled = true
                self?.refresh()
            }
        }
    }

    /// Runs once: a second tap on Save must not log twice.
    private func end(logging: Bool) {
        guard !isDone else { return }
        isDone = true
        if logging, let feel { diary.log(route, feel: feel) }
        dismiss(animated: true)
    }
}

@MainActor private final class CragLogbook: CragPage, SelfChecking {
    convenience init(diary: CragDiary) {
        self.init(diary: diary, title: "Logbook")
        navigationItem.rightBarButtonItem = editButtonItem
        editButtonItem.isEnabled = false
    }

    override func setEditing(_ editing: Bool, animated: Bool) {
        super.setEditing(editing, animated: animated)
        refresh()
    }

    private func text(of ascent: CragAscent) -> String { "\(ascent.route): \(ascent.feel)" }
    override func refresh() {
        let count = diary.ascents.count
        navigationController?.tabBarItem.badgeValue = count > 0 ? "\(count)" : nil
        editButtonItem.isEnabled = count > 0
        if count == 0, isEditing { return setEditing(false, animated: true) }
        stack.parts = diary.ascents.map { ascent in
            guard isEditing else { return label(text(of: ascent)) }
            return button("Delete \(text(of: ascent))") { [weak self] in
                self?.diary.remove(ascent.id)
            }
        }
        if count == 0 { stack.parts = [label("No ascents yet.")] }
    }

    var complaint: String? {
        guard isViewLoaded else { return nil }
        let count = diary.ascents.count
        if isEditing != stack.parts.contains(where: { $0 is UIButton }) { return "wrong rows" }
        return stack.parts.count == max(1, count) ? nil : "the list does not show the ascents"
    }
}

@MainActor private final class CragRest: CragPage {
    private var timer: Timer?
    private var seconds = 0

    convenience init(diary: CragDiary) { self.init(diary: diary, title: "Rest") }
    isolated deinit { timer?.invalidate() }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        pause()
    }

    override func refresh() {
        let isResting = timer != nil
        let toggle = button(isResting ? "Pause Rest" : "Start Rest") { [weak self] in
            if isResting { self?.pause() } else { self?.start() }
        }
        let reset = button("Reset Rest") { [weak self] in self?.reset() }
        reset.isEnabled = isResting || seconds > 0
        stack.parts = [label("Rested for \(seconds) seconds"), toggle, reset]
    }

    private func start() {
        timer?.invalidate()
        timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in
            MainActor.assumeIsolated {
                self?.seconds += 1
                self?.refresh()
            }
        }
        refresh()
    }

    private func pause() {
        timer?.invalidate()
        timer = nil
        refresh()
    }

    private func reset() {
        seconds = 0
        pause()
    }
}
