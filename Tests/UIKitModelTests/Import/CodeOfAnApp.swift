import UIKit

// App code that imports nothing but UIKit and uses Foundation's types, as on Apple's systems.

/// A controller that brings its own navigation controller.
final class ImportingViewController: UIViewController {
    let navigation: UINavigationController

    init(root: UIViewController) {
        navigation = UINavigationController(rootViewController: root)
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        addChild(navigation)
        navigation.view.frame = CGRect(origin: .zero, size: view.bounds.size)
        view.addSubview(navigation.view)
        navigation.didMove(toParent: self)
    }
}

/// A delegate, which must be an object.
final class ImportingDelegate: NSObject, UINavigationControllerDelegate {
    private(set) var shownTitles: [String] = []

    func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController,
        animated: Bool
    ) {
        shownTitles.append(viewController.title ?? "")
    }
}
