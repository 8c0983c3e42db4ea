import UIKit

/// A split view without a style, as before iOS 14, with its delegate's merging and splitting.
final class AtlasSplitViewController: UISplitViewController, UISplitViewControllerDelegate {
    override func viewDidLoad() {
        super.viewDidLoad()
        delegate = self
        preferredDisplayMode = .oneBesideSecondary
        viewControllers = [
            UINavigationController(rootViewController: CountriesViewController()),
            UINavigationController(rootViewController: CountryViewController(country: nil)),
        ]
    }

    func splitViewController(
        _ splitViewController: UISplitViewController,
        collapseSecondary secondaryViewController: UIViewController,
        onto primaryViewController: UIViewController
    ) -> Bool {
        let stack = secondaryViewController as? UINavigationController
        // A placeholder is not worth a page of its own.
        return (stack?.viewControllers.first as? CountryViewController)?.country == nil
    }

    func splitViewController(
        _ splitViewController: UISplitViewController,
        separateSecondaryFrom primaryViewController: UIViewController
    ) -> UIViewController? {
        let stack = primaryViewController as? UINavigationController
        if stack?.topViewController is UINavigationController { return nil }
        return UINavigationController(rootViewController: CountryViewController(country: nil))
    }
}

private final class CountriesViewController: RowsViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Countries"
        rowsView.rows = ["Chile", "Ghana", "Norway"].map { country in
            RowsView.Row(title: country) { [weak self] in self?.open(country) }
        }
    }

    private func open(_ country: String) {
        let page = UINavigationController(
            rootViewController: CountryViewController(country: country))
        showDetailViewController(page, sender: self)
    }
}

private final class CountryViewController: TextPageViewController {
    let country: String?

    init(country: String?) {
        self.country = country
        super.init(nibName: nil, bundle: nil)
        title = country
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.leftBarButtonItem = splitViewController?.displayModeButtonItem
        navigationItem.leftItemsSupplementBackButton = true
        label.text = country.map { "The map of \($0)" } ?? "Choose a country"
        guard let country else { return }
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "Cities",
            primaryAction: UIAction { [unowned self] _ in
                let cities = TextPageViewController()
                cities.title = "Cities of \(country)"
                cities.label.text = "The three largest cities"
                show(cities, sender: nil)
            })
    }
}
