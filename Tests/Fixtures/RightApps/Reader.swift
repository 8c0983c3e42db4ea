import UIKit

// Toolbars, and a page without bars.
@MainActor func makeReader() -> UIViewController {
    let navigation = UINavigationController(rootViewController: ReaderLibrary())
    navigation.navigationBar.prefersLargeTitles = true
    return navigation
}

final class ReaderLibrary: ListViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Library"
        restorationIdentifier = "library"
        rows = ["Emma", "Persuasion"].map { book in
            Row(book) { [weak self] in
                self?.navigationController?.pushViewController(
                    ReaderPage(book: book), animated: true)
            }
        }
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        navigationController?.setNavigationBarHidden(false, animated: animated)
        navigationController?.setToolbarHidden(true, animated: animated)
    }
}

final class ReaderPage: TextViewController {
    private let book: String

    init(book: String) {
        self.book = book
        super.init(title: book, text: "It was a dark and stormy night.")
        restorationIdentifier = "page.\(book)"
    }

    required init?(coder: NSCoder) { fatalError() }

    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.largeTitleDisplayMode = .never
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "Read", primaryAction: UIAction { [weak self] _ in self?.read() })
        toolbarItems = [
            UIBarButtonItem(
                title: "Contents", primaryAction: UIAction { [weak self] _ in self?.contents() }),
            .flexibleSpace(),
            UIBarButtonItem(
                title: "Aa",
                menu: UIMenu(
                    title: "Text Size",
                    children: [
                        UIAction(title: "Larger") { [weak self] _ in
                            self?.label.font = .systemFont(ofSize: 24)
                        },
                        UIAction(title: "Smaller") { [weak self] _ in
                            self?.label.font = .systemFont(ofSize: 12)
                        },
                    ])),
        ]
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        navigationController?.setNavigationBarHidden(false, animated: animated)
        navigationController?.setToolbarHidden(false, animated: animated)
    }

    private func read() {
        navigationController?.pushViewController(ReaderFullPage(book: book), animated: true)
    }

    private func contents() {
        let chapters = ReaderChapters()
        chapters.onSelect = { [weak self] chapter in
            self?.label.text = chapter
            self?.dismiss(animated: true)
        }
        let navigation = UINavigationController(rootViewController: chapters)
        navigation.modalPresentationStyle = .popover
        navigation.popoverPresentationController?.barButtonItem = toolbarItems?.first
        present(navigation, animated: true)
    }
}

final class ReaderChapters: ListViewController {
    var onSelect: ((String) -> Void)?

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Chapters"
        preferredContentSize = CGSize(width: 320, height: 240)
        rows = ["Chapter 1", "Chapter 2"].map { name in
            Row(name) { [weak self] in self?.onSelect?(name) }
        }
    }
}

/// Has no bars; its own button goes back.
final class ReaderFullPage: TextViewController {
    init(book: String) { super.init(title: book, text: "Call me Ishmael.") }

    required init?(coder: NSCoder) { fatalError() }

    override func viewDidLoad() {
        super.viewDidLoad()
        let close = UIButton(
            type: .close,
            primaryAction: UIAction(title: "Close") { [weak self] _ in
                self?.navigationController?.popViewController(animated: true)
            })
        close.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(close)
        NSLayoutConstraint.activate([
            close.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 8),
            close.trailingAnchor.constraint(
                equalTo: view.safeAreaLayoutGuide.trailingAnchor, constant: -16),
        ])
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        navigationController?.setNavigationBarHidden(true, animated: animated)
        navigationController?.setToolbarHidden(true, animated: animated)
    }
}
