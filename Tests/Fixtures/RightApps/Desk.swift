import UIKit

/// Tabs that come and go, pages that are opened three at a time, a form with a picker, a popover
/// above its button, and a part that the app puts into a page and takes away.
final class DeskTabBarController: UITabBarController {
    private let pages = UINavigationController(rootViewController: DeskViewController())
    private lazy var drawers = UINavigationController(
        rootViewController: DrawersViewController { [weak self] in self?.toggleSpare() })
    private let spare = UINavigationController(rootViewController: SpareViewController())

    override func viewDidLoad() {
        super.viewDidLoad()
        for (controller, title, image) in [
            (pages, "Desk", "tray"), (drawers, "Drawers", "archivebox"), (spare, "Spare", "plus"),
        ] {
            controller.tabBarItem = UITabBarItem(
                title: title, image: UIImage(systemName: image), selectedImage: nil)
        }
        viewControllers = [pages, drawers]
    }

    private func toggleSpare() {
        let hasSpare = viewControllers?.contains(spare) == true
        setViewControllers(hasSpare ? [pages, drawers] : [pages, drawers, spare], animated: false)
    }
}

private final class SpareViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        title = "Spare"
    }
}

private final class DrawersViewController: RowsViewController {
    private let toggle: () -> Void

    init(toggle: @escaping () -> Void) {
        self.toggle = toggle
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Drawers"
        rowsView.rows = [
            RowsView.Row(title: "Spare Drawer") { [weak self] in self?.toggle() },
            RowsView.Row(title: "Rename") { [weak self] in self?.rename() },
            RowsView.Row(title: "Full Screen") { [weak self] in self?.openDrawer() },
        ]
        let sort = UIAction(title: "Sort") { [weak self] _ in self?.title = "Sorted Drawers" }
        let lock = UIAction(title: "Lock", attributes: .disabled) { _ in }
        let more = UIBarButtonItem(
            title: "More", image: UIImage(systemName: "ellipsis"),
            menu: UIMenu(children: [sort, lock]))
        navigationItem.rightBarButtonItems = [editButtonItem, more]
    }

    // MARK: - A name, which may not be empty

    private func rename() {
        guard presentedViewController == nil else { return }
        let alert = UIAlertController(title: "Name", message: nil, preferredStyle: .alert)
        let save = UIAlertAction(title: "Save", style: .default) { [weak self, weak alert] _ in
            self?.title = alert?.textFields?.first?.text
        }
        save.isEnabled = false
        alert.addTextField { field in
            field.placeholder = "Name"
            field.addAction(
                UIAction { _ in save.isEnabled = true },
                for: .editingDidBegin)
        }
        alert.addAction(save)
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        present(alert, animated: true)
    }

    // MARK: - A drawer that needs the room of the tab bar, and what is in it

    private func openDrawer() {
        guard navigationController?.topViewController === self else { return }
        let drawer = DrawerPageViewController()
        drawer.hidesBottomBarWhenPushed = true
        navigationController?.pushViewController(drawer, animated: true)
    }
}

private final class DrawerPageViewController: RowsViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Drawer"
        rowsView.rows = [
            RowsView.Row(title: "Letter") { [weak self] in
                guard let self, navigationController?.topViewController === self else { return }
                navigationController?.pushViewController(
                    LetterPageViewController(1), animated: true)
            }
        ]
    }
}

private final class DeskViewController: UIViewController, SelfChecking {
    private let clip = ClipViewController()
    private lazy var buttons = [
        button("Letter") { [unowned self] in openLetter() },
        button("Form") { [unowned self] in openForm() },
        button("Clip") { [unowned self] in toggleClip() },
        button("Note") { [unowned self] in openNote() },
    ]

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        title = "Desk"
        buttons.forEach(view.addSubview)
    }

    private func button(_ title: String, _ act: @escaping @MainActor () -> Void) -> UIButton {
        let button = UIButton(type: .system, primaryAction: UIAction(title: title) { _ in act() })
        button.isExclusiveTouch = true
        return button
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let area = view.bounds.inset(by: view.safeAreaInsets)
        for (index, button) in buttons.dropLast().enumerated() {
            button.frame = CGRect(
                x: area.minX + CGFloat(index) * 80, y: area.minY, width: 80, height: 44)
        }
        buttons[3].frame = CGRect(x: area.midX - 40, y: area.maxY - 44, width: 80, height: 44)
        placeClip()
    }

    // MARK: - A letter opens at its last page

    private func openLetter() {
        guard let navigation = navigationController, navigation.topViewController === self else {
            return
        }
        for number in 1...3 {
            navigation.pushViewController(LetterPageViewController(number), animated: true)
        }
    }

    // MARK: - The form

    private func openForm() {
        guard presentedViewController == nil else { return }
        let form = UINavigationController(rootViewController: DeskFormViewController())
        present(form, animated: true)
    }

    // MARK: - The note, above its button

    private func openNote() {
        guard presentedViewController == nil else { return }
        let note = LetterPageViewController(0)
        note.preferredContentSize = CGSize(width: 220, height: 160)
        note.modalPresentationStyle = .popover
        note.popoverPresentationController?.sourceView = buttons[3]
        note.popoverPresentationController?.sourceRect = buttons[3].bounds
        note.popoverPresentationController?.permittedArrowDirections = .down
        note.popoverPresentationController?.passthroughViews = [buttons[2]]
        present(note, animated: true)
    }

    /// The note may be above its button, and nowhere else.
    var complaint: String? {
        guard let popover = presentedViewController?.popoverPresentationController,
            popover.sourceView === buttons[3]
        else { return nil }
        let direction = popover.arrowDirection
        return direction == .down || direction == .unknown || direction == []
            ? nil : "the note is on another side"
    }

    // MARK: - The clip, in the middle of the page

    private func toggleClip() {
        if clip.parent == nil {
            addChild(clip)
            view.addSubview(clip.view)
            placeClip()
            clip.didMove(toParent: self)
        } else {
            clip.willMove(toParent: nil)
            clip.view.removeFromSuperview()
            clip.removeFromParent()
        }
    }

    private func placeClip() {
        guard clip.parent === self else { return }
        let area = view.bounds.inset(by: view.safeAreaInsets)
        clip.view.frame = CGRect(x: area.midX - 60, y: area.midY - 30, width: 120, height: 60)
    }
}

private final class ClipViewController: UIViewController {
    private let label = UILabel()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .secondarySystemBackground
        label.text = "Clip"
        label.frame = view.bounds
        label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(label)
    }
}

private final class LetterPageViewController: TextPageViewController, SelfChecking {
    private let number: Int

    init(_ number: Int) {
        self.number = number
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Page \(number)"
        label.text = "This is page \(number)."
    }

    var complaint: String? {
        guard let stack = navigationController?.viewControllers,
            let index = stack.firstIndex(of: self), index > 0,
            let below = stack[index - 1] as? LetterPageViewController, below.number > number
        else { return nil }
        return "page \(number) lies on page \(below.number)"
    }
}

/// A form that opens a picker, and closes it when something was picked.
private final class DeskFormViewController: RowsViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Form"
        navigationItem.leftBarButtonItem = UIBarButtonItem(
            systemItem: .cancel,
            primaryAction: UIAction { [weak self] _ in self?.dismiss(animated: true) })
        rowsView.rows = [RowsView.Row(title: "Colour") { [weak self] in self?.openPicker() }]
    }

    private func openPicker() {
        guard presentedViewController == nil else { return }
        let picker = PickerViewController()
        picker.onPick = { [weak self, weak picker] colour in
            guard let self, self.presentedViewController === picker else { return }
            self.title = colour
            // What the form has presented, and not the form.
            self.dismiss(animated: true)
        }
        present(picker, animated: true)
    }
}

private final class PickerViewController: RowsViewController {
    var onPick: ((String) -> Void)?

    override func viewDidLoad() {
        super.viewDidLoad()
        rowsView.rows = ["Red", "Blue"].map { colour in
            RowsView.Row(title: colour) { [weak self] in self?.onPick?(colour) }
        }
    }
}
