import UIKit

/// Pictures that are shown without bars until the user asks for them.
final class PrintsViewController: RowsViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Prints"
        rowsView.rows = ["Bridge", "Wave", "Mountain"].map { name in
            RowsView.Row(title: name) { [weak self] in self?.open(name) }
        }
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        navigationController?.setNavigationBarHidden(false, animated: animated)
        navigationController?.setToolbarHidden(true, animated: animated)
    }

    private func open(_ name: String) {
        guard navigationController?.topViewController === self else { return }
        navigationController?.pushViewController(PrintViewController(name), animated: true)
    }
}

private final class PrintViewController: UIViewController {
    private let picture = UIImageView(image: UIImage(systemName: "photo"))
    private let caption = UILabel()
    private var areBarsHidden = false
    private lazy var barsButton = UIButton(
        type: .system, primaryAction: UIAction(title: "Hide Bars") { [unowned self] _ in toggle() })

    init(_ name: String) {
        super.init(nibName: nil, bundle: nil)
        title = name
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override var prefersStatusBarHidden: Bool { areBarsHidden }
    override var prefersHomeIndicatorAutoHidden: Bool { areBarsHidden }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        caption.text = title
        let area = view.safeAreaLayoutGuide
        for part in [picture, caption, barsButton] {
            part.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(part)
            part.centerXAnchor.constraint(equalTo: area.centerXAnchor).isActive = true
        }
        NSLayoutConstraint.activate([
            picture.centerYAnchor.constraint(equalTo: area.centerYAnchor),
            caption.topAnchor.constraint(equalTo: picture.bottomAnchor, constant: 12),
            barsButton.bottomAnchor.constraint(equalTo: area.bottomAnchor, constant: -12),
            barsButton.heightAnchor.constraint(equalToConstant: 44),
        ])
        let favourite = UIBarButtonItem(
            title: "Favourite",
            primaryAction: UIAction { [unowned self] _ in caption.text = "★ \(title ?? "")" })
        let plain = UIBarButtonItem(
            title: "Plain", primaryAction: UIAction { [unowned self] _ in caption.text = title })
        toolbarItems = [favourite, .flexibleSpace(), plain]
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        applyBars(animated: animated)
    }

    private func applyBars(animated: Bool) {
        navigationController?.setNavigationBarHidden(areBarsHidden, animated: animated)
        navigationController?.setToolbarHidden(areBarsHidden, animated: animated)
    }

    private func toggle() {
        areBarsHidden.toggle()
        barsButton.setTitle(areBarsHidden ? "Show Bars" : "Hide Bars", for: .normal)
        applyBars(animated: true)
        setNeedsStatusBarAppearanceUpdate()
        setNeedsUpdateOfHomeIndicatorAutoHidden()
    }
}
