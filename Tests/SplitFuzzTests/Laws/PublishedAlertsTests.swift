import Foundation
import Testing
@_spi(Simulation) import UIKitModel

@testable import SplitFuzz
@testable import StatefulTesting

/// Right apps with alerts, action sheets and menus.
@Suite("Published alerts") @MainActor struct PublishedAlertsTests {
    @Test("a question before a deletion, and a name in an alert (B-153)") func alerts() throws {
        try AppDriver.expectSilenceOfRandomActions { Notes() }
    }

    @Test("choices in an action sheet at a bar item (B-153)") func sheets() throws {
        try AppDriver.expectSilenceOfRandomActions { Shared(asMenu: false) }
    }

    @Test("choices in a menu of a bar item (B-152)") func menus() throws {
        try AppDriver.expectSilenceOfRandomActions { Shared(asMenu: true) }
    }

    @Test("labels, colours, images, menus and alerts in fields are no opaque fields")
    func fields() throws {
        let subject = try #require(AppUnderTest.planted { Notes() }.subjects().first)

        let report = Explorer.explore(
            subject, plan: ExplorationPlan(depth: 2, checksMerges: false))

        #expect(report.opaqueFields == [])
        #expect(report.violations.isEmpty)
    }
}

/// Asks before it deletes a note, and asks for a name. Its fields hold what such pages hold.
private final class Notes: KnowingSplit {
    fileprivate final class List: Leaf {
        let emptyLabel = UILabel()
        let accent = UIColor.systemIndigo
        let font = UIFont.preferredFont(forTextStyle: .body)
        let icon = UIImage(systemName: "trash")
        lazy var more = UIMenu(title: "More", children: [])
        let appearance = UINavigationBarAppearance()
        var question: UIAlertController?
        var name = "Notes"

        override func viewDidLoad() {
            super.viewDidLoad()
            view.backgroundColor = .systemBackground
            emptyLabel.text = name
            emptyLabel.font = font
            emptyLabel.textColor = accent
            view.insertSubview(emptyLabel, at: 0)
            navigationItem.titleView = UIImageView(image: icon)
        }
    }

    private var isAtList = true
    private let list: List
    private let page = Leaf("Note")

    init() {
        list = List(
            "Notes",
            rows: [
                row("Read") { page in (page as? List)?.read() },
                row("Delete") { page in (page as? List)?.askToDelete() },
                row("Rename") { page in (page as? List)?.askForName() },
            ])
        super.init(style: .doubleColumn)
        preferredDisplayMode = .oneBesideSecondary
        list.onDidAppear = { [weak self] in
            if let self, self.isCompactNow { self.isAtList = true }
        }
        page.onDidAppear = { [weak self] in
            if let self, self.isCompactNow { self.isAtList = false }
        }
        setViewController(UINavigationController(rootViewController: list), for: .primary)
        setViewController(UINavigationController(rootViewController: page), for: .secondary)
    }

    required init?(coder: NSCoder) { nil }

    override var topColumn: Column { isAtList ? .primary : .secondary }
}

extension Notes.List {
    fileprivate func read() { splitViewController?.show(.secondary) }

    fileprivate func askToDelete() {
        let alert = UIAlertController(
            title: "Delete the note?", message: "It cannot be undone.", preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        alert.addAction(
            UIAlertAction(title: "Delete", style: .destructive) { [weak self] _ in
                self?.emptyLabel.text = "Deleted"
            })
        question = alert
        present(alert, animated: true)
    }

    fileprivate func askForName() {
        let alert = UIAlertController(title: "Name", message: nil, preferredStyle: .alert)
        alert.addTextField { $0.placeholder = "Name field" }
        alert.addAction(UIAlertAction(title: "Keep", style: .cancel))
        alert.addAction(
            UIAlertAction(title: "Rename", style: .default) { [weak self, weak alert] _ in
                self?.name = alert?.textFields?.first?.text ?? ""
            })
        present(alert, animated: true)
    }
}

/// Shares a page by a bar item, which opens an action sheet or a menu.
private final class Shared: KnowingSplit {
    /// Closes its sheet when the user leaves by the bar, which stays in reach.
    private final class Canvas: Leaf {
        override func viewWillDisappear(_ animated: Bool) {
            super.viewWillDisappear(animated)
            if presentedViewController != nil { dismiss(animated: false) }
        }
    }

    private var isAtList = true
    private let layers = Leaf("Layers")
    private let page: Canvas

    init(asMenu: Bool) {
        let layers = layers
        page = Canvas(
            "Canvas",
            rows: [row("Layers") { if layers.parent == nil { $0.show(layers, sender: nil) } }])
        super.init(style: .doubleColumn)
        preferredDisplayMode = .oneBesideSecondary
        let list = Leaf("Canvases", rows: [row("Open") { [weak self] _ in self?.show(.secondary) }])
        list.onDidAppear = { [weak self] in
            if let self, self.isCompactNow { self.isAtList = true }
        }
        page.onDidAppear = { [weak self] in
            if let self, self.isCompactNow { self.isAtList = false }
        }
        page.navigationItem.rightBarButtonItem = asMenu ? menuItem : sheetItem
        setViewController(UINavigationController(rootViewController: list), for: .primary)
        setViewController(UINavigationController(rootViewController: page), for: .secondary)
    }

    required init?(coder: NSCoder) { nil }

    override var topColumn: Column {
        isAtList && layers.parent == nil ? .primary : .secondary
    }

    private var menuItem: UIBarButtonItem {
        let actions = ["Copy", "Print"].map { title in
            UIAction(title: title) { [weak self] _ in self?.page.title = title }
        }
        return UIBarButtonItem(
            image: UIImage(systemName: "ellipsis"), menu: UIMenu(children: actions))
    }

    private var sheetItem: UIBarButtonItem {
        let item = UIBarButtonItem(systemItem: .action)
        item.primaryAction = UIAction(title: "Share") { [weak self, weak item] _ in
            guard let self, let item, self.page.presentedViewController == nil else { return }
            let sheet = UIAlertController(
                title: "Share", message: nil, preferredStyle: .actionSheet)
            for title in ["Copy", "Print"] {
                sheet.addAction(UIAlertAction(title: title, style: .default))
            }
            sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel))
            sheet.popoverPresentationController?.barButtonItem = item
            self.page.present(sheet, animated: true)
        }
        return item
    }
}
