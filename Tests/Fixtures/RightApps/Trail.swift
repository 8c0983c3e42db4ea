import UIKit

/// A walk in stages: a panel beside the content, a swipe back that can be broken off, sheets over
/// sheets, and an alert with a field. A low window has no bar.
@MainActor func makeTrail() -> UIViewController {
    let stack = UINavigationController(rootViewController: TrailStages())
    stack.hidesBarsWhenVerticallyCompact = true
    return stack
}

private final class TrailStages: RowPage, SelfChecking {
    private var notes: [String] = []
    private var isSaving = false

    init() { super.init(title: "Trail") }

    required init?(coder: NSCoder) { nil }

    override func refresh() {
        let rows = ["Forest", "Ridge", "Lake"].map { name in
            rowButton(name) { [unowned self] in
                guard isInFront else { return }
                navigationController?.pushViewController(TrailStage(name), animated: true)
            }
        }
        list.show(
            rows + [
                rowButton("Add Note") { [unowned self] in addNote() },
                rowButton("Pack") { [unowned self] in pack() },
            ] + notes.map(rowLabel))
    }

    private func addNote() {
        guard isInFront else { return }
        let alert = UIAlertController(title: "Note", message: nil, preferredStyle: .alert)
        alert.addTextField { $0.placeholder = "What you saw" }
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        alert.addAction(
            UIAlertAction(title: "Save", style: .default) { [weak self, weak alert] _ in
                self?.notes.append(alert?.textFields?.first?.text ?? "")
                self?.refresh()
            })
        present(alert, animated: true)
    }

    private func pack() {
        guard isInFront else { return }
        let packing = TrailPacking { [weak self] in
            self?.isSaving = true
            self?.dismiss(animated: true) { self?.isSaving = false }
        }
        present(UINavigationController(rootViewController: packing), animated: true)
    }

    var complaint: String? {
        isSaving && presentedViewController == nil ? "nobody has told that saving is over" : nil
    }
}

/// What to pack. Its own sheet ends together with it.
private final class TrailPacking: RowPage {
    private let finish: () -> Void

    init(_ finish: @escaping () -> Void) {
        self.finish = finish
        super.init(title: "Pack")
    }

    required init?(coder: NSCoder) { nil }

    override func refresh() {
        list.show([
            rowButton("Packed") { [unowned self] in
                guard isInFront else { return }
                finish()
            },
            rowButton("Check") { [unowned self] in
                guard isInFront else { return }
                let check = TrailCheck(finish)
                present(UINavigationController(rootViewController: check), animated: true)
            },
        ])
    }
}

private final class TrailCheck: RowPage {
    private let finish: () -> Void

    init(_ finish: @escaping () -> Void) {
        self.finish = finish
        super.init(title: "Check")
    }

    required init?(coder: NSCoder) { nil }

    override func refresh() {
        list.show([
            rowButton("All Packed") { [unowned self] in
                guard isInFront else { return }
                finish()
            }
        ])
    }
}

/// A stage with a panel at the right, for which the content leaves room. Its button goes while a
/// finger swipes back.
private final class TrailStage: UIViewController, SelfChecking {
    private let panel = UIView()
    private let text = UILabel()
    private let follow = UIButton(type: .system)

    init(_ name: String) {
        super.init(nibName: nil, bundle: nil)
        title = name
        additionalSafeAreaInsets.right = 72
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        text.text = "From here the path climbs slowly."
        text.numberOfLines = 0
        follow.setTitle("Follow", for: .normal)
        follow.addAction(
            UIAction { [unowned self] _ in
                UIView.animate(withDuration: 0) {
                    self.text.alpha = 0.5
                } completion: { _ in
                    self.text.alpha = 1
                }
            }, for: .touchUpInside)
        for part in [panel, text, follow] { view.addSubview(part) }
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        guard let coordinator = transitionCoordinator, coordinator.isInteractive else { return }
        follow.isHidden = true
        coordinator.notifyWhenInteractionChanges { [weak self] context in
            if context.isCancelled { self?.follow.isHidden = false }
        }
    }

    override func viewSafeAreaInsetsDidChange() {
        super.viewSafeAreaInsetsDidChange()
        view.setNeedsLayout()
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let room = view.bounds.inset(by: view.safeAreaInsets)
        panel.frame = CGRect(x: room.maxX, y: room.minY, width: 72, height: room.height)
        text.frame = CGRect(
            x: room.minX + 12, y: room.minY + 12, width: max(0, room.width - 24), height: 60)
        follow.frame = CGRect(x: room.minX + 12, y: room.minY + 84, width: 120, height: 44)
    }

    var complaint: String? {
        view.window != nil && navigationController?.topViewController === self && follow.isHidden
            ? "the button has not come back" : nil
    }
}
