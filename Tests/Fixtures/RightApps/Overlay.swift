import UIKit

// Presentations that cover only the detail column.
final class OverlaySplitViewController: UISplitViewController {
    private var detail = OverlayDetail(name: "Overview")

    init() {
        super.init(style: .doubleColumn)
        preferredDisplayMode = .oneBesideSecondary
        let list = OverlayList()
        list.onSelect = { [weak self] name in
            guard let self else { return }
            if detail.presentedViewController != nil { detail.dismiss(animated: false) }
            detail = OverlayDetail(name: name)
            setViewController(detail, for: .secondary)
            show(.secondary)
        }
        setViewController(list, for: .primary)
        setViewController(detail, for: .secondary)
    }

    required init?(coder: NSCoder) { fatalError() }
}

final class OverlayList: ListViewController {
    var onSelect: ((String) -> Void)?

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Reports"
        rows = ["Overview", "Sales", "Costs"].map { name in
            Row(name) { [weak self] in self?.onSelect?(name) }
        }
    }
}

final class OverlayDetail: TextViewController {
    init(name: String) {
        super.init(title: name, text: "Numbers of \(name)")
        definesPresentationContext = true
    }

    required init?(coder: NSCoder) { fatalError() }

    override func viewDidLoad() {
        super.viewDidLoad()
        let zoom = UIButton(
            configuration: .borderedProminent(),
            primaryAction: UIAction(title: "Annotate") { [weak self] _ in self?.annotate() })
        let sign = UIButton(
            configuration: .bordered(),
            primaryAction: UIAction(title: "Sign") { [weak self] _ in self?.sign() })
        let safe = view.safeAreaLayoutGuide
        for button in [zoom, sign] {
            button.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(button)
            button.bottomAnchor.constraint(equalTo: safe.bottomAnchor, constant: -24).isActive =
                true
        }
        NSLayoutConstraint.activate([
            zoom.leadingAnchor.constraint(equalTo: safe.leadingAnchor, constant: 16),
            sign.trailingAnchor.constraint(equalTo: safe.trailingAnchor, constant: -16),
        ])
    }

    private func annotate() {
        guard transitionCoordinator == nil else { return }
        let overlay = OverlayNote(title: nil, text: "Write here")
        overlay.modalPresentationStyle = .overCurrentContext
        overlay.modalTransitionStyle = .crossDissolve
        present(overlay, animated: true)
    }

    private func sign() {
        guard transitionCoordinator == nil else { return }
        let page = OverlayNote(title: nil, text: "Sign here")
        page.modalPresentationStyle = .currentContext
        present(page, animated: true)
    }
}

final class OverlayNote: TextViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        if modalPresentationStyle == .overCurrentContext {
            view.backgroundColor = UIColor.black.withAlphaComponent(0.5)
        }
        let done = UIButton(
            configuration: .filled(),
            primaryAction: UIAction(title: "Done") { [weak self] _ in self?.dismiss(animated: true)
            })
        done.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(done)
        NSLayoutConstraint.activate([
            done.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 8),
            done.trailingAnchor.constraint(
                equalTo: view.safeAreaLayoutGuide.trailingAnchor, constant: -16),
        ])
    }
}
