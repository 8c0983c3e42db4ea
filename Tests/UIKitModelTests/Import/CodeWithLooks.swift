import UIKit

// The looks, overrides and older initialisers of ordinary apps, in their spelling.

@MainActor final class StyledNavigationController: UINavigationController {
    override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
    override var prefersStatusBarHidden: Bool { false }
    override var childForStatusBarStyle: UIViewController? { topViewController }
    override var prefersHomeIndicatorAutoHidden: Bool { true }
    override var shouldAutorotate: Bool { true }
    override var modalTransitionStyle: UIModalTransitionStyle {
        get { .crossDissolve }
        set { super.modalTransitionStyle = newValue }
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        let appearance = UINavigationBarAppearance()
        appearance.configureWithOpaqueBackground()
        appearance.backgroundColor = .systemIndigo
        appearance.titleTextAttributes = [
            .foregroundColor: UIColor.white, .font: UIFont.boldSystemFont(ofSize: 17),
        ]
        navigationBar.standardAppearance = appearance
        navigationBar.scrollEdgeAppearance = appearance
        navigationBar.compactAppearance = appearance
        navigationBar.prefersLargeTitles = true
        navigationBar.tintColor = .white
        toolbar.standardAppearance = UIToolbarAppearance()
        setNeedsStatusBarAppearanceUpdate()
    }

    override func didReceiveMemoryWarning() {
        super.didReceiveMemoryWarning()
    }
}

@MainActor final class StyledPage: UIViewController {
    private let label = UILabel()
    private let imageView = UIImageView(image: UIImage(systemName: "tray"))
    private let button = UIButton(type: .system)

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        label.text = NSLocalizedString("Nothing here", comment: "")
        label.font = .preferredFont(forTextStyle: .headline)
        label.textColor = .secondaryLabel
        label.textAlignment = .center
        label.numberOfLines = 0
        imageView.contentMode = .scaleAspectFit
        imageView.tintColor = UIColor(named: "Accent")
        button.setTitle("Retry", for: .normal)
        button.setTitleColor(.systemRed, for: .normal)
        button.titleLabel?.font = .systemFont(ofSize: 15, weight: .medium)
        button.addAction(UIAction { [weak self] _ in self?.ask() }, for: .touchUpInside)
        for subview in [label, imageView, button] { view.addSubview(subview) }
        navigationItem.largeTitleDisplayMode = .never
        navigationItem.backBarButtonItem = UIBarButtonItem(
            title: "", style: .plain, target: nil, action: nil)
        toolbarItems = [
            UIBarButtonItem(barButtonSystemItem: .flexibleSpace, target: nil, action: nil),
            UIBarButtonItem(
                systemItem: .add, primaryAction: UIAction { [weak self] _ in self?.ask() }),
        ]
    }

    override func setEditing(_ editing: Bool, animated: Bool) {
        super.setEditing(editing, animated: animated)
        button.isEnabled = !editing
    }

    func ask() {
        let alert = UIAlertController(
            title: "Retry?", message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel, handler: nil))
        alert.addAction(UIAlertAction(title: "Retry", style: .default) { _ in })
        present(alert, animated: true)
    }
}
