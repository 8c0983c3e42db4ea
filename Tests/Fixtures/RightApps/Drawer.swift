import UIKit

// A drawer over the content: a container that forwards appearance itself.
final class DrawerViewController: UIViewController {
    private let content: UINavigationController
    private let drawer = DrawerMenu()
    private let dimming = UIButton(type: .custom)
    private var isOpen = false
    private let home = DrawerHome(title: "Home", text: "Welcome")

    init() {
        content = UINavigationController(rootViewController: home)
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { fatalError() }

    override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }

    override func viewDidLoad() {
        super.viewDidLoad()
        addChild(content)
        content.view.frame = view.bounds
        content.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(content.view)
        content.didMove(toParent: self)
        home.onMenu = { [weak self] in self?.setOpen(true) }
        drawer.onSelect = { [weak self] name in
            guard let self else { return }
            setOpen(false)
            if name == "Home" {
                content.popToRootViewController(animated: false)
            } else {
                content.setViewControllers(
                    [home, TextViewController(title: name, text: "Page \(name)")], animated: false)
            }
        }
        dimming.addAction(
            UIAction(title: "Close Menu") { [weak self] _ in self?.setOpen(false) },
            for: .touchUpInside)
        dimming.setTitle("Close Menu", for: .normal)
        dimming.backgroundColor = UIColor.black.withAlphaComponent(0.3)
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        content.beginAppearanceTransition(true, animated: animated)
        if isOpen { drawer.beginAppearanceTransition(true, animated: animated) }
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        content.endAppearanceTransition()
        if isOpen { drawer.endAppearanceTransition() }
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        content.beginAppearanceTransition(false, animated: animated)
        if isOpen { drawer.beginAppearanceTransition(false, animated: animated) }
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        content.endAppearanceTransition()
        if isOpen { drawer.endAppearanceTransition() }
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        layoutDrawer()
    }

    private func layoutDrawer() {
        guard isOpen else { return }
        let isRightToLeft = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
        let width = min(280, view.bounds.width - 56)
        let x = isRightToLeft ? view.bounds.width - width : 0
        drawer.view.frame = CGRect(x: x, y: 0, width: width, height: view.bounds.height)
        dimming.frame = CGRect(
            x: isRightToLeft ? 0 : width, y: 0, width: view.bounds.width - width,
            height: view.bounds.height)
    }

    private func setOpen(_ open: Bool) {
        guard open != isOpen else { return }
        if open {
            isOpen = true
            addChild(drawer)
            drawer.beginAppearanceTransition(true, animated: false)
            view.addSubview(dimming)
            view.addSubview(drawer.view)
            layoutDrawer()
            drawer.endAppearanceTransition()
            drawer.didMove(toParent: self)
        } else {
            isOpen = false
            drawer.willMove(toParent: nil)
            drawer.beginAppearanceTransition(false, animated: false)
            drawer.view.removeFromSuperview()
            dimming.removeFromSuperview()
            drawer.endAppearanceTransition()
            drawer.removeFromParent()
        }
    }
}

final class DrawerHome: TextViewController {
    var onMenu: (() -> Void)?

    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.leftBarButtonItem = UIBarButtonItem(
            title: "Menu", primaryAction: UIAction { [weak self] _ in self?.onMenu?() })
    }
}

final class DrawerMenu: ListViewController {
    var onSelect: ((String) -> Void)?

    override func viewDidLoad() {
        super.viewDidLoad()
        rows = ["Home", "News", "About"].map { name in
            Row(name) { [weak self] in self?.onSelect?(name) }
        }
    }
}
