import UIKit

/// A book with two popovers from bar buttons: one that stays a popover, one that adapts.
final class ChaptersViewController: TextPageViewController, UIPopoverPresentationControllerDelegate
{
    private var chapter = 1 { didSet { update() } }
    private var fontSize: CGFloat = 17 { didSet { update() } }
    private lazy var textItem: UIBarButtonItem = UIBarButtonItem(
        title: "Text Size", image: UIImage(systemName: "textformat.size"),
        primaryAction: UIAction { [unowned self] _ in
            toggle(from: textItem) { self.makeTextPanel() }
        })
    private lazy var contentsItem: UIBarButtonItem = UIBarButtonItem(
        title: "Contents", image: UIImage(systemName: "list.bullet"),
        primaryAction: UIAction { [unowned self] _ in
            toggle(from: contentsItem) { self.makeContents() }
        })

    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.rightBarButtonItems = [textItem, contentsItem]
        update()
    }

    private func update() {
        title = "Chapter \(chapter)"
        label.text = "It was a dark and stormy night, for the \(chapter). time."
        label.font = .systemFont(ofSize: fontSize)
    }

    /// The bar stays active beside a popover, so a button also closes its own or another's popover.
    private func toggle(from item: UIBarButtonItem, _ makePanel: @escaping () -> UIViewController) {
        guard let presented = presentedViewController else {
            open(makePanel(), from: item)
            return
        }
        guard !presented.isBeingPresented, !presented.isBeingDismissed else { return }
        let isOwn = presented.popoverPresentationController?.barButtonItem === item
        dismiss(animated: true) { [weak self] in
            if !isOwn { self?.open(makePanel(), from: item) }
        }
    }

    private func open(_ panel: UIViewController, from item: UIBarButtonItem) {
        panel.modalPresentationStyle = .popover
        panel.popoverPresentationController?.barButtonItem = item
        panel.popoverPresentationController?.delegate = self
        present(panel, animated: true)
    }

    private func makeTextPanel() -> UIViewController {
        TextPanelViewController { [unowned self] step in
            fontSize = min(max(fontSize + step, 11), 31)
        }
    }

    private func makeContents() -> UIViewController {
        let contents = ContentsViewController { [unowned self] chosen in
            chapter = chosen
            dismiss(animated: true)
        }
        return UINavigationController(rootViewController: contents)
    }

    func adaptivePresentationStyle(
        for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle {
        if controller.presentedViewController is TextPanelViewController { return .none }
        return traitCollection.horizontalSizeClass == .compact ? .pageSheet : .none
    }
}

private final class TextPanelViewController: UIViewController {
    private let step: (CGFloat) -> Void

    init(step: @escaping (CGFloat) -> Void) {
        self.step = step
        super.init(nibName: nil, bundle: nil)
        preferredContentSize = CGSize(width: 220, height: 60)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        let smaller = UIButton(
            type: .system,
            primaryAction: UIAction(title: "Smaller") { [unowned self] _ in step(-2) })
        let larger = UIButton(
            type: .system, primaryAction: UIAction(title: "Larger") { [unowned self] _ in step(2) })
        let area = view.safeAreaLayoutGuide
        for button in [smaller, larger] {
            button.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(button)
            NSLayoutConstraint.activate([
                button.topAnchor.constraint(equalTo: area.topAnchor),
                button.bottomAnchor.constraint(equalTo: area.bottomAnchor),
            ])
        }
        NSLayoutConstraint.activate([
            smaller.leadingAnchor.constraint(equalTo: area.leadingAnchor),
            smaller.trailingAnchor.constraint(equalTo: larger.leadingAnchor),
            larger.trailingAnchor.constraint(equalTo: area.trailingAnchor),
            larger.widthAnchor.constraint(equalTo: smaller.widthAnchor),
        ])
    }
}

private final class ContentsViewController: RowsViewController {
    private let choose: (Int) -> Void

    init(choose: @escaping (Int) -> Void) {
        self.choose = choose
        super.init(nibName: nil, bundle: nil)
        title = "Contents"
        preferredContentSize = CGSize(width: 320, height: 4 * RowsView.rowHeight)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func viewDidLoad() {
        super.viewDidLoad()
        rowsView.rows = (1...4).map { number in
            RowsView.Row(title: "Chapter \(number)") { [weak self] in self?.choose(number) }
        }
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            systemItem: .done,
            primaryAction: UIAction { [unowned self] _ in
                presentingViewController?.dismiss(animated: true)
            })
    }
}
