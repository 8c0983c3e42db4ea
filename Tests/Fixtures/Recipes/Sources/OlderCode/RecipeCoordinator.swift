import UIKit

/// A coordinator as code in Swift 5 mode has it: a plain class that names no actor.
class RecipeCoordinator: NSObject {
    let split = UISplitViewController(style: .doubleColumn)
    private let list = UINavigationController()
    private let queue = OperationQueue()
    private var timer: Timer?
    private var observer: NSObjectProtocol?
    private(set) var opened = 0

    func start(in window: UIWindow) {
        split.delegate = self
        split.preferredDisplayMode = .oneBesideSecondary
        list.delegate = self
        list.viewControllers = [RecipeListViewController(coordinator: self)]
        split.setViewController(list, for: .primary)
        window.rootViewController = split

        timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in
            self?.list.navigationBar.isHidden = false
            self?.refresh()
        }
        observer = NotificationCenter.default.addObserver(
            forName: RecipeCoordinator.changed, object: nil, queue: .main
        ) { [weak self] notification in
            self?.list.topViewController?.title = notification.object as? String
        }
        queue.addOperation { [weak self] in
            OperationQueue.main.addOperation { self?.split.show(.primary) }
        }
        DispatchQueue.main.asyncAfter(deadline: .now() + 1) { self.refresh() }
    }

    func open(_ title: String) {
        let page = UIViewController()
        page.title = title
        opened += 1
        split.setViewController(page, for: .secondary)
        split.show(.secondary)
        UIView.animate(withDuration: 0.2) { page.view.alpha = 1 }
    }

    private func refresh() { list.topViewController?.view.setNeedsLayout() }

    static let changed = Notification.Name("changed")
}

/// The delegates' methods are not on an actor either.
extension RecipeCoordinator: UISplitViewControllerDelegate {
    func splitViewController(
        _ svc: UISplitViewController,
        topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column {
        opened == 0 ? .primary : proposedTopColumn
    }

    func splitViewControllerDidExpand(_ svc: UISplitViewController) {
        svc.viewController(for: .secondary)?.title = "expanded"
    }
}

extension RecipeCoordinator: UINavigationControllerDelegate {
    func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController,
        animated: Bool
    ) { viewController.view.isHidden = false }
}

/// A page that calls the coordinator, and a delegate that is a plain class of its own.
class RecipeListViewController: UIViewController {
    private let coordinator: RecipeCoordinator
    private let popoverDelegate = PopoverDelegate()

    init(coordinator: RecipeCoordinator) {
        self.coordinator = coordinator
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { fatalError() }

    override func viewDidLoad() {
        super.viewDidLoad()
        let filter = UIViewController()
        filter.modalPresentationStyle = .popover
        filter.popoverPresentationController?.delegate = popoverDelegate
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "First", primaryAction: UIAction { [coordinator] _ in coordinator.open("first") }
        )
    }
}

class PopoverDelegate: NSObject, UIPopoverPresentationControllerDelegate {
    func adaptivePresentationStyle(
        for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle { .none }
}
