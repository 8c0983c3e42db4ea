import UIKit

// A custom container: children swapped by buttons; appearance is forwarded by UIKit.
@MainActor func makeBrowser() -> UIViewController {
    UINavigationController(rootViewController: BrowserContainer())
}

final class BrowserContainer: UIViewController {
    private let map = BrowserMap(title: "Map", text: "A map")
    private let places = BrowserPlaces()
    private var current: UIViewController?
    private let bar = UIView()
    private var buttons: [UIButton] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Places"
        view.backgroundColor = .systemBackground
        view.addSubview(bar)
        buttons = [
            UIButton(
                type: .system,
                primaryAction: UIAction(title: "Map") { [weak self] _ in
                    guard let self else { return }
                    show(map)
                }),
            UIButton(
                type: .system,
                primaryAction: UIAction(title: "List") { [weak self] _ in
                    guard let self else { return }
                    show(places)
                }),
        ]
        buttons.forEach(bar.addSubview)
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "Sort",
            menu: UIMenu(
                children: ["Name", "Distance"].map { key in
                    UIAction(title: key) { [weak self] _ in self?.places.sort(by: key) }
                }))
        show(map)
    }

    private func show(_ child: UIViewController) {
        guard child !== current, transitionCoordinator == nil else { return }
        if let current {
            current.willMove(toParent: nil)
            current.view.removeFromSuperview()
            current.removeFromParent()
        }
        addChild(child)
        child.view.frame = contentFrame
        view.addSubview(child.view)
        child.didMove(toParent: self)
        current = child
        for (button, page) in zip(buttons, [map, places] as [UIViewController]) {
            button.isEnabled = page !== child
        }
    }

    private var contentFrame: CGRect {
        var frame = view.bounds.inset(
            by: UIEdgeInsets(
                top: view.safeAreaInsets.top + 44, left: 0, bottom: 0, right: 0))
        frame.size.height = max(0, frame.height)
        return frame
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let safe = view.bounds.inset(by: view.safeAreaInsets)
        bar.frame = CGRect(x: safe.minX, y: safe.minY, width: safe.width, height: 44)
        let width = safe.width / CGFloat(buttons.count)
        for (index, button) in buttons.enumerated() {
            button.frame = CGRect(x: width * CGFloat(index), y: 0, width: width, height: 44)
        }
        current?.view.frame = contentFrame
    }
}

final class BrowserMap: TextViewController {}

final class BrowserPlaces: ListViewController {
    private var names = ["Café", "Bakery", "Zoo"]

    override func viewDidLoad() {
        super.viewDidLoad()
        sort(by: "Name")
    }

    func sort(by key: String) {
        names.sort { key == "Name" ? $0 < $1 : $0.count < $1.count }
        rows = names.map { name in
            Row(name) { [weak self] in
                self?.navigationController?.pushViewController(
                    TextViewController(title: name, text: "Open until 8"), animated: true)
            }
        }
    }
}
