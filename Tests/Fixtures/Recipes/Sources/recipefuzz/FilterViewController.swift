import UIKit

/// The filter in a popover: two pages of different sizes in a navigation controller.
final class FilterViewController: UIViewController {
    private let pages = UINavigationController()
    private let keepsSize: Bool

    init(store: RecipeStore, keepsSize: Bool, onDone: @escaping () -> Void) {
        self.keepsSize = keepsSize
        super.init(nibName: nil, bundle: nil)
        let diet = RowsViewController()
        diet.title = "Diet"
        diet.preferredContentSize = CGSize(width: 320, height: 400)
        diet.rows = [
            .init(title: "Vegetarian") { store.isVegetarian = true },
            .init(title: "Everything") { store.isVegetarian = false },
        ]
        let start = RowsViewController()
        start.title = "Filter"
        start.preferredContentSize = CGSize(width: 320, height: 200)
        start.rows = [
            .init(title: "Diet") { [unowned pages] in
                // A second tap can come before the page does.
                guard pages.topViewController !== diet else { return }
                pages.pushViewController(diet, animated: true)
            },
            .init(title: "Done", onTap: onDone),
        ]
        pages.viewControllers = [start]
        preferredContentSize = start.preferredContentSize
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        addChild(pages)
        pages.view.frame = view.bounds
        pages.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(pages.view)
        pages.didMove(toParent: self)
    }

    override func preferredContentSizeDidChange(
        forChildContentContainer container: any UIContentContainer
    ) {
        super.preferredContentSizeDidChange(forChildContentContainer: container)
        if !keepsSize { preferredContentSize = container.preferredContentSize }
    }
}
