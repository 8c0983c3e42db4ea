// A newsroom editor: sections, drafts, an article that goes through review, and review notes.
// Triple column split view with an inspector, alerts with fields, menus, toolbar. from: .iOS26
import UIKit

@MainActor func makeNewsDesk() -> UIViewController {
    let store = NewsDeskStore()
    let split = UISplitViewController(style: .tripleColumn)
    let notes = NewsDeskNotes(store: store)
    let editor = NewsDeskEditor(store: store)
    split.preferredDisplayMode = .twoBesideSecondary
    split.setViewController(NewsDeskSections(store: store), for: .primary)
    split.setViewController(NewsDeskDrafts(store: store), for: .supplementary)
    split.setViewController(editor, for: .secondary)
    split.setViewController(UINavigationController(rootViewController: notes), for: .inspector)
    split.delegate = editor
    return split
}

@MainActor private final class NewsDeskArticle {
    enum Stage: String { case draft = "Draft", review = "In Review", approved = "Approved" }
    var headline: String
    let section: String
    var stage = Stage.draft
    var notes: [String] = []
    init(_ headline: String, in section: String) {
        (self.headline, self.section) = (headline, section)
    }
    var row: String { "\(headline) – \(stage.rawValue)" }
}

@MainActor private final class NewsDeskStore {
    let sections = ["City", "Culture", "Sports"]
    var section = "City"
    var open: NewsDeskArticle?
    var articles = [
        NewsDeskArticle("New Tram Line", in: "City"),
        NewsDeskArticle("Market Hall Reopens", in: "City"),
        NewsDeskArticle("Opera Season", in: "Culture"),
        NewsDeskArticle("Marathon Results", in: "Sports"),
    ]
    var listeners: [() -> Void] = []
    var shown: [NewsDeskArticle] { articles.filter { $0.section == section } }

    func update(_ body: () -> Void) {
        body()
        for listener in listeners { listener() }
    }
}

@MainActor private func newsDeskAsk(
    _ title: String, text: String = "", over page: UIViewController,
    then use: @escaping (String) -> Void
) {
    guard page.presentedViewController == nil else { return }
    let alert = UIAlertController(title: title, message: nil, preferredStyle: .alert)
    alert.addTextField { $0.text = text }
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    alert.addAction(
        UIAlertAction(title: "Save", style: .default) { [weak alert] _ in
            let answer = alert?.textFields?.first?.text ?? ""
            use(answer.isEmpty ? "Untitled" : answer)
        })
    page.present(alert, animated: true)
}

@MainActor private class NewsDeskStorePage: RowPage {
    let store: NewsDeskStore

    init(store: NewsDeskStore) {
        self.store = store
        super.init(title: "")
        store.listeners.append { [weak self] in if self?.isViewLoaded == true { self?.refresh() } }
    }
    required init?(coder: NSCoder) { nil }
}

@MainActor private final class NewsDeskSections: NewsDeskStorePage {
    override func refresh() {
        title = "Sections"
        list.show(
            store.sections.map { section in
                let mark = section == store.section ? "▸ " : ""
                return rowButton(mark + section) { [weak self] in
                    self?.store.update { self?.store.section = section }
                    self?.splitViewController?.show(.supplementary)
                }
            })
    }
}

@MainActor private final class NewsDeskDrafts: NewsDeskStorePage, SelfChecking {
    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            systemItem: .add,
            primaryAction: UIAction(title: "New Draft") { [weak self] _ in
                guard let self else { return }
                newsDeskAsk("New Draft", over: self) { [store] headline in
                    store.update {
                        store.articles.append(NewsDeskArticle(headline, in: store.section))
                    }
                }
            })
    }

    override func refresh() {
        title = store.section
        let rows = store.shown.map { article in
            rowButton(article.row) { [weak self] in
                self?.store.update { self?.store.open = article }
                self?.splitViewController?.show(.secondary)
            }
        }
        list.show(rows.isEmpty ? [rowLabel("No articles")] : rows)
    }

    var complaint: String? {
        guard isViewLoaded else { return nil }
        let shown = list.texts.filter { $0 != "No articles" }
        return shown == store.shown.map(\.row) ? nil : "the list does not show the articles"
    }
}

@MainActor
private final class NewsDeskEditor: NewsDeskStorePage, SelfChecking,
    UISplitViewControllerDelegate
{
    override func refresh() {
        guard let article = store.open else {
            title = "Article"
            navigationItem.rightBarButtonItems = []
            return list.show([rowLabel("No article selected")])
        }
        title = article.headline
        var rows = [rowLabel("Stage: \(article.stage.rawValue)")]
        switch article.stage {
        case .draft: rows.append(move("Submit for Review", article, to: .review))
        case .review:
            rows.append(move("Approve", article, to: .approved))
            rows.append(move("Send Back", article, to: .draft))
        case .approved: rows.append(move("Withdraw Approval", article, to: .review))
        }
        rows.append(rowLabel("\(article.notes.count) review notes"))
        list.show(rows)
        let rename = UIAction(title: "Change Headline") { [weak self] _ in
            guard let self else { return }
            newsDeskAsk("Headline", text: article.headline, over: self) { [store] headline in
                store.update { article.headline = headline }
            }
        }
        let delete = UIAction(title: "Delete Article", attributes: .destructive) { [weak self] _ in
            self?.delete(article)
        }
        let notes = UIAction(title: "Review Notes") { [weak self] _ in
            guard let split = self?.splitViewController else { return }
            split.isShowing(.inspector) ? split.hide(.inspector) : split.show(.inspector)
        }
        navigationItem.rightBarButtonItems = [
            UIBarButtonItem(title: "More", menu: UIMenu(children: [rename, delete])),
            UIBarButtonItem(primaryAction: notes),
        ]
    }

    private func move(
        _ title: String, _ article: NewsDeskArticle, to stage: NewsDeskArticle.Stage
    ) -> UIView {
        rowButton(title) { [store] in store.update { article.stage = stage } }
    }

    private func delete(_ article: NewsDeskArticle) {
        store.update {
            store.articles.removeAll { $0 === article }
            store.open = nil
        }
        if splitViewController?.isCollapsed == true { splitViewController?.show(.supplementary) }
    }

    func splitViewController(
        _ svc: UISplitViewController,
        topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column { store.open == nil ? .supplementary : .secondary }

    var complaint: String? {
        guard isViewLoaded else { return nil }
        return title == store.open?.headline ?? "Article" ? nil : "the title is not the headline"
    }
}

@MainActor private final class NewsDeskNotes: NewsDeskStorePage, SelfChecking {
    override func refresh() {
        title = "Notes"
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            primaryAction: UIAction(title: "Hide Notes") { [weak self] _ in self?.close() })
        guard let article = store.open else {
            return list.show([rowLabel("No article to review")])
        }
        let add = rowButton("Add Note") { [store] in
            store.update { article.notes.append("Check paragraph \(article.notes.count + 1)") }
        }
        let remove = rowButton("Remove Last Note") { [store] in
            store.update { _ = article.notes.popLast() }
        }
        let notes = article.notes.map(rowLabel)
        list.show([add] + notes + (notes.isEmpty ? [] : [remove]))
    }

    /// Collapsed, the split view presents the inspector as a sheet.
    private func close() {
        if let presenter = presentingViewController, presenter.presentedViewController != nil {
            presenter.dismiss(animated: true)
        } else {
            splitViewController?.hide(.inspector)
        }
    }

    var complaint: String? {
        guard isViewLoaded, let article = store.open else { return nil }
        let shown = list.texts.filter { $0.hasPrefix("Check ") }
        return shown == article.notes ? nil : "the inspector does not show the notes"
    }
}
