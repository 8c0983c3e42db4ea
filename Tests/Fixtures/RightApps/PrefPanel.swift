// Settings: a double-column split view whose detail is replaced, pages described as rows, a pushed
// choice, a theme by overriding the interface style, trait registrations, a sheet with a field that
// guards its changes, alerts to reset and to sign out. from: .iOS17
import UIKit

@MainActor func makePrefPanel() -> UIViewController { PrefPanelRoot(store: PrefPanelStore()) }

private struct PrefPanelValues: Equatable {
    var sounds = true
    var badges = false
    var language = "English"
    var theme = UIUserInterfaceStyle.unspecified
    var textSize = 3
    var name = "Robin"
    var isSignedIn = true
}

@MainActor private final class PrefPanelStore {
    var values = PrefPanelValues() {
        didSet { if values != oldValue { observers.forEach { $0() } } }
    }
    private var observers: [@MainActor () -> Void] = []
    func observe(_ observer: @escaping @MainActor () -> Void) { observers.append(observer) }
    var font: UIFont { .systemFont(ofSize: CGFloat(13 + 2 * values.textSize)) }
}

private final class PrefPanelRoot: UISplitViewController, UISplitViewControllerDelegate {
    private let store: PrefPanelStore
    private var hasChosen = false

    init(store: PrefPanelStore) {
        self.store = store
        super.init(style: .doubleColumn)
        delegate = self
        preferredDisplayMode = .oneBesideSecondary
        let categories = PrefPanelCategories(store: store) { [weak self] category in
            self?.show(category)
        }
        setViewController(UINavigationController(rootViewController: categories), for: .primary)
        setViewController(
            UINavigationController(rootViewController: PrefPanelCategory.general.page(of: store)),
            for: .secondary)
        store.observe { [weak self] in self?.overrideUserInterfaceStyle = store.values.theme }
    }
    required init?(coder: NSCoder) { nil }

    private func show(_ category: PrefPanelCategory) {
        hasChosen = true
        setViewController(
            UINavigationController(rootViewController: category.page(of: store)), for: .secondary)
        show(.secondary)
    }
    func splitViewController(
        _ svc: UISplitViewController,
        topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column { hasChosen ? .secondary : .primary }
}

private struct PrefPanelRow {
    var title: String
    var isEnabled = true
    /// A row without one only tells something.
    var act: (@MainActor (PrefPanelPage) -> Void)?
}

/// A page of rows, which it makes anew when the settings change.
private class PrefPanelPage: UIViewController, SelfChecking {
    let store: PrefPanelStore
    private let makeRows: @MainActor (PrefPanelPage) -> [PrefPanelRow]
    private let scroll = UIScrollView()
    private var views: [UIView] = []
    private var shownTitles: [String] = []

    init(
        title: String, store: PrefPanelStore,
        rows: @escaping @MainActor (PrefPanelPage) -> [PrefPanelRow]
    ) {
        self.store = store
        makeRows = rows
        super.init(nibName: nil, bundle: nil)
        self.title = title
    }
    required init?(coder: NSCoder) { nil }

    override func loadView() { view = scroll }
    override func viewDidLoad() {
        super.viewDidLoad()
        scroll.backgroundColor = .systemGroupedBackground
        scroll.alwaysBounceVertical = true
        store.observe { [weak self] in self?.reload() }
        registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (page: PrefPanelPage, _) in
            page.reload()
        }
        reload()
    }
    override func viewIsAppearing(_ animated: Bool) {
        super.viewIsAppearing(animated)
        reload()
    }

    func reload() {
        guard isViewLoaded else { return }
        let rows = makeRows(self)
        shownTitles = rows.map(\.title)
        views.forEach { $0.removeFromSuperview() }
        views = rows.map { row in
            guard let act = row.act else {
                let label = UILabel()
                label.text = row.title
                label.font = store.font
                label.textColor = .secondaryLabel
                label.numberOfLines = 0
                return label
            }
            let button = UIButton(
                type: .system,
                primaryAction: UIAction(title: row.title) { [weak self] _ in
                    if let self { act(self) }
                })
            button.titleLabel?.font = store.font
            button.contentHorizontalAlignment = .leading
            button.isEnabled = row.isEnabled
            button.backgroundColor = .secondarySystemGroupedBackground
            return button
        }
        views.forEach(scroll.addSubview)
        view.setNeedsLayout()
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let safe = scroll.safeAreaInsets
        let width = max(0, scroll.bounds.width - safe.left - safe.right - 32)
        var y: CGFloat = 12
        for view in views {
            let fit = view.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
            view.frame = CGRect(x: safe.left + 16, y: y, width: width, height: max(48, fit.height))
            y = view.frame.maxY + 4
        }
        scroll.contentSize = CGSize(width: scroll.bounds.width, height: y + 12)
    }

    func confirm(
        _ question: String, _ answer: String, _ act: @escaping @MainActor (PrefPanelStore) -> Void
    ) {
        guard presentedViewController == nil else { return }
        let alert = UIAlertController(title: question, message: nil, preferredStyle: .alert)
        alert.addAction(
            UIAlertAction(title: answer, style: .destructive) { [store] _ in act(store) })
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        present(alert, animated: true)
    }

    var complaint: String? {
        guard isViewLoaded, viewIfLoaded?.window != nil else { return nil }
        return shownTitles == makeRows(self).map(\.title)
            ? nil : "the rows do not tell the settings"
    }
}

private final class PrefPanelCategories: PrefPanelPage {
    init(store: PrefPanelStore, choose: @escaping @MainActor (PrefPanelCategory) -> Void) {
        super.init(title: "Settings", store: store) { _ in
            PrefPanelCategory.allCases.map { category in
                PrefPanelRow(title: category.rawValue) { page in
                    // A second touch comes too late on a phone, where the first one has left the
                    // list.
                    if page.navigationController?.topViewController === page { choose(category) }
                }
            }
        }
    }
    required init?(coder: NSCoder) { nil }
}

private enum PrefPanelCategory: String, CaseIterable {
    case general = "General", display = "Display", account = "Account"

    @MainActor func page(of store: PrefPanelStore) -> UIViewController {
        PrefPanelPage(title: rawValue, store: store) { page in
            switch self {
            case .general: Self.general(store.values)
            case .display: Self.display(store.values, in: page)
            case .account: Self.account(store.values)
            }
        }
    }

    @MainActor private static func general(_ values: PrefPanelValues) -> [PrefPanelRow] {
        [
            PrefPanelRow(title: "Sounds: \(values.sounds ? "On" : "Off")") {
                $0.store.values.sounds.toggle()
            },
            PrefPanelRow(title: "Badges: \(values.badges ? "On" : "Off")") {
                $0.store.values.badges.toggle()
            },
            PrefPanelRow(title: "Language: \(values.language)") { page in
                guard let navigation = page.navigationController,
                    navigation.topViewController === page
                else { return }
                navigation.pushViewController(languages(of: page.store), animated: true)
            },
            PrefPanelRow(title: "Reset All Settings", isEnabled: values != PrefPanelValues()) {
                page in
                page.confirm("Reset all settings?", "Reset Settings") {
                    $0.values = PrefPanelValues()
                }
            },
        ]
    }

    @MainActor private static func languages(of store: PrefPanelStore) -> UIViewController {
        PrefPanelPage(title: "Language", store: store) { _ in
            ["English", "French", "Arabic", "Japanese"].map { language in
                PrefPanelRow(title: (store.values.language == language ? "✓ " : "") + language) {
                    page in
                    page.store.values.language = language
                    guard let navigation = page.navigationController,
                        navigation.topViewController === page
                    else { return }
                    navigation.popViewController(animated: true)
                }
            }
        }
    }

    @MainActor private static func display(_ values: PrefPanelValues, in page: PrefPanelPage)
        -> [PrefPanelRow]
    {
        let themes: [(String, UIUserInterfaceStyle)] = [
            ("System", .unspecified), ("Light", .light), ("Dark", .dark),
        ]
        return themes.map { name, theme in
            PrefPanelRow(
                title: "\(values.theme == theme ? "✓ " : "")\(name) Theme",
                isEnabled: values.theme != theme
            ) {
                $0.store.values.theme = theme
            }
        } + [
            PrefPanelRow(
                title:
                    "Looks \(page.traitCollection.userInterfaceStyle == .dark ? "dark" : "light"), text size \(values.textSize)"
            ),
            PrefPanelRow(title: "Larger Text", isEnabled: values.textSize < 5) {
                $0.store.values.textSize = min(5, $0.store.values.textSize + 1)
            },
            PrefPanelRow(title: "Smaller Text", isEnabled: values.textSize > 1) {
                $0.store.values.textSize = max(1, $0.store.values.textSize - 1)
            },
        ]
    }

    @MainActor private static func account(_ values: PrefPanelValues) -> [PrefPanelRow] {
        guard values.isSignedIn else {
            return [
                PrefPanelRow(title: "You are signed out."),
                PrefPanelRow(title: "Sign In") { $0.store.values.isSignedIn = true },
            ]
        }
        return [
            PrefPanelRow(title: "Name: \(values.name)") { PrefPanelName.present(over: $0) },
            PrefPanelRow(title: "Sign Out") { page in
                page.confirm("Sign out of your account?", "Sign Out Now") {
                    $0.values.isSignedIn = false
                }
            },
        ]
    }
}

private final class PrefPanelName: UIViewController, UITextFieldDelegate,
    UIAdaptivePresentationControllerDelegate, SelfChecking
{
    private let store: PrefPanelStore
    private let field = UITextField()
    private var name: String
    private var isDone = false
    private lazy var nickname = UIButton(
        type: .system,
        primaryAction: UIAction(title: "Suggest Name") { [weak self] _ in self?.suggest() })
    private lazy var saveItem = UIBarButtonItem(
        systemItem: .save, primaryAction: UIAction { [weak self] _ in self?.save() })

    static func present(over page: PrefPanelPage) {
        guard page.presentedViewController == nil else { return }
        let editor = PrefPanelName(store: page.store)
        let navigation = UINavigationController(rootViewController: editor)
        navigation.modalPresentationStyle = .formSheet
        navigation.overrideUserInterfaceStyle = page.store.values.theme
        navigation.presentationController?.delegate = editor
        page.present(navigation, animated: true)
    }

    init(store: PrefPanelStore) {
        self.store = store
        name = store.values.name
        super.init(nibName: nil, bundle: nil)
        title = "Your Name"
    }
    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        field.placeholder = "Name"
        field.delegate = self
        field.backgroundColor = .secondarySystemBackground
        view.addSubview(field)
        view.addSubview(nickname)
        navigationItem.leftBarButtonItem = UIBarButtonItem(
            systemItem: .cancel, primaryAction: UIAction { [weak self] _ in self?.cancel() })
        navigationItem.rightBarButtonItem = saveItem
        update()
    }

    /// Both stay right below the bar, above any keyboard.
    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let area = view.bounds.inset(by: view.safeAreaInsets)
        field.frame = CGRect(
            x: area.minX + 16, y: area.minY + 4, width: max(0, area.width - 32), height: 44)
        nickname.frame = CGRect(
            x: area.minX + 16, y: area.minY + 52, width: max(0, area.width - 32), height: 44)
    }

    private var isChanged: Bool { name != store.values.name }
    private func update() {
        field.text = name
        saveItem.isEnabled = isChanged && !name.isEmpty
        isModalInPresentation = isChanged
        navigationController?.isModalInPresentation = isChanged
    }
    func textFieldDidEndEditing(_ textField: UITextField) {
        name = textField.text ?? ""
        update()
    }
    private func suggest() {
        view.endEditing(true)
        let names = ["Robin", "Sam", "Kim"]
        name = names[((names.firstIndex(of: name) ?? 0) + 1) % names.count]
        update()
    }
    private func finish(saving: Bool) {
        guard !isDone else { return }
        isDone = true
        view.endEditing(true)
        if saving { store.values.name = name }
        navigationController?.dismiss(animated: true)
    }
    private func save() {
        if presentedViewController == nil { finish(saving: true) }
    }
    private func cancel() {
        view.endEditing(true)
        if isChanged { askToDiscard() } else { finish(saving: false) }
    }
    private func askToDiscard() {
        guard presentedViewController == nil, !isDone else { return }
        let alert = UIAlertController(
            title: "Discard the new name?", message: nil, preferredStyle: .alert)
        alert.addAction(
            UIAlertAction(title: "Discard Name", style: .destructive) { [weak self] _ in
                self?.finish(saving: false)
            })
        alert.addAction(UIAlertAction(title: "Keep Editing", style: .cancel))
        present(alert, animated: true)
    }
    func presentationControllerDidAttemptToDismiss(
        _ presentationController: UIPresentationController
    ) { askToDiscard() }

    var complaint: String? {
        guard isViewLoaded, !isDone else { return nil }
        return saveItem.isEnabled == (isChanged && !name.isEmpty)
            ? nil : "Save does not follow the change"
    }
}
