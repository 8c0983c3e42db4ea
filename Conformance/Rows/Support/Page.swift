import UIKit

/// A controller with a title that notes when it appears and disappears.
@MainActor final class Page: UIViewController {
    private let journal: Journal?
    /// Whether it also notes loading, moves, layout and traits.
    var isThorough = false

    init(_ name: String, journal: Journal? = nil) {
        self.journal = journal
        super.init(nibName: nil, bundle: nil)
        title = name
    }

    required init?(coder: NSCoder) { nil }

    private func note(_ event: String) { journal?.note("\(title ?? "") \(event)") }

    override func viewDidLoad() {
        super.viewDidLoad()
        if isThorough { note("did load") }
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        note("will appear")
    }

    override func viewIsAppearing(_ animated: Bool) {
        super.viewIsAppearing(animated)
        if isThorough { note("is appearing") }
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        note("did appear")
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        note("will disappear")
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        note("did disappear")
    }

    override func willMove(toParent parent: UIViewController?) {
        super.willMove(toParent: parent)
        if isThorough { note(parent == nil ? "will leave" : "will move") }
    }

    override func didMove(toParent parent: UIViewController?) {
        super.didMove(toParent: parent)
        if isThorough { note(parent == nil ? "did leave" : "did move") }
    }
}

/// A container that adds one child, which fills it, when its view loads.
@MainActor final class Container: UIViewController {
    let child: UIViewController

    init(_ child: UIViewController) {
        self.child = child
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        addChild(child)
        child.view.frame = view.bounds
        child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(child.view)
        child.didMove(toParent: self)
    }
}

extension UIViewController {
    /// Whether its view is in a window.
    var isOnScreen: Bool { viewIfLoaded?.window != nil }

    /// Its title, or the kind of container that it is.
    var label: String {
        switch self {
        case is UINavigationController: "navigation"
        case is UISplitViewController: "split"
        case is UITabBarController: "tabs"
        default: title ?? "untitled"
        }
    }
}

extension UINavigationController {
    /// Makes a stack of pages.
    @MainActor static func stack(_ pages: UIViewController...) -> UINavigationController {
        let navigation = UINavigationController()
        navigation.viewControllers = pages
        return navigation
    }

    /// The titles of its stack.
    var titles: String { text(viewControllers.map(\.label)) }

    /// The titles of the pages that Back leads through, those of nested stacks included.
    var flow: String { text(pagesInFlow.map(\.label)) }

    private var pagesInFlow: [UIViewController] {
        viewControllers.flatMap { controller in
            (controller as? UINavigationController)?.pagesInFlow ?? [controller]
        }
    }
}
