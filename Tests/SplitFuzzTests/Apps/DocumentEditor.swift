import Foundation
import SplitFuzz
import UIKitModel

/// Documents, a document and its inspector, which a button of the document's bar shows and hides.
@MainActor
final class DocumentSplitViewController: UISplitViewController,
    UISplitViewControllerDelegate
{
    enum Mistake {
        /// Presents the settings itself in compact width, where the inspector is a sheet already.
        case presentsInspectorTwice
    }

    private let mistake: Mistake?
    private let inspector = SettingsViewController()
    /// The column that the user is at, as far as only one can be shown.
    private var place: Column

    init(_ style: Style = .doubleColumn, mistake: Mistake? = nil) {
        self.mistake = mistake
        place = style == .tripleColumn ? .supplementary : .primary
        super.init(style: style)
        delegate = self
        preferredDisplayMode = .oneBesideSecondary
        preferredSplitBehavior = .tile
        preferredInspectorColumnWidth = 240
        let documents = RowsPage(
            "Documents",
            rows: ["Letter", "Report"].map { title in (title, { [weak self] in self?.open(title) })
            })
        let list = UINavigationController(rootViewController: documents)
        if style == .tripleColumn {
            let folders = RowsPage(
                "Folders", rows: [("All", { [weak self] in self?.show(.supplementary) })])
            setViewController(UINavigationController(rootViewController: folders), for: .primary)
            setViewController(list, for: .supplementary)
        } else {
            setViewController(list, for: .primary)
        }
        setViewController(
            UINavigationController(rootViewController: RowsPage("No Document")), for: .secondary)
        inspector.onDone = { [weak self] in self?.hide(.inspector) }
        setViewController(UINavigationController(rootViewController: inspector), for: .inspector)
    }

    required init?(coder: NSCoder) { nil }

    private func open(_ title: String) {
        place = .secondary
        let page = RowsPage(title, rows: [("Share", { [weak self] in self?.share() })])
        page.navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "Inspect",
            primaryAction: UIAction(title: "Inspect") { [weak self] _ in
                self?.toggleInspector()
            })
        (viewController(for: .secondary) as? UINavigationController)?.setViewControllers(
            [page], animated: false)
        show(.secondary)
    }

    private func share() {
        guard presentedViewController == nil else { return }
        let page = RowsPage("Share")
        page.add("Cancel") { [weak page] in page?.dismiss(animated: true) }
        present(UINavigationController(rootViewController: page), animated: true)
    }

    private func toggleInspector() {
        if isShowing(.inspector) { return hide(.inspector) }
        // Another sheet may be on its way.
        guard !isCollapsed || presentedViewController == nil else { return }
        show(.inspector)
        if mistake == .presentsInspectorTwice, isCollapsed {
            present(SettingsViewController(), animated: true)
        }
    }

    func splitViewController(
        _ svc: UISplitViewController, topColumnForCollapsingToProposedTopColumn proposed: Column
    ) -> Column {
        place
    }

    func splitViewController(
        _ svc: UISplitViewController,
        displayModeForExpandingToProposedDisplayMode proposed: DisplayMode
    ) -> DisplayMode {
        place = [Column.secondary, .supplementary].first(where: isShowing) ?? .primary
        return proposed
    }
}

/// The contents of the inspector.
@MainActor final class SettingsViewController: UIViewController {
    var onDone: (@MainActor () -> Void)?
    private let rows = RowsPage("Rows")

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Settings"
        rows.add("Done") { [weak self] in self?.onDone?() }
        rows.add("Font") { [weak self] in
            self?.navigationController?.pushViewController(RowsPage("Font"), animated: true)
        }
        rows.add("Colour") { [weak self] in
            guard let self, presentedViewController == nil else { return }
            let page = RowsPage("Colour")
            page.add("Close") { [weak page] in page?.dismiss(animated: true) }
            present(page, animated: true)
        }
        addChild(rows)
        rows.view.frame = view.bounds
        rows.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(rows.view)
        rows.didMove(toParent: self)
    }
}

/// Rows inside the safe area.
@MainActor final class RowsPage: UIViewController {
    private var rows: [(title: String, act: @MainActor () -> Void)]
    private var buttons: [UIButton] = []

    init(_ title: String, rows: [(String, @MainActor () -> Void)] = []) {
        self.rows = rows
        super.init(nibName: nil, bundle: nil)
        self.title = title
        restorationIdentifier = title
    }

    required init?(coder: NSCoder) { nil }

    func add(_ title: String, _ act: @escaping @MainActor () -> Void) { rows.append((title, act)) }

    override func viewDidLoad() {
        super.viewDidLoad()
        buttons = rows.map { row in
            UIButton(type: .system, primaryAction: UIAction(title: row.title) { _ in row.act() })
        }
        buttons.forEach(view.addSubview)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let content = view.bounds.inset(by: view.safeAreaInsets)
        for (index, button) in buttons.enumerated() {
            button.frame = CGRect(
                x: content.minX, y: content.minY + 44 * CGFloat(index), width: content.width,
                height: 44)
        }
    }
}
