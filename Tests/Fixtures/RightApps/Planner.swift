import UIKit

// Triple column; display mode and behaviour follow the width.
final class PlannerSplitViewController: UISplitViewController, UISplitViewControllerDelegate {
    private let projects = PlannerList(title: "Projects", items: ["House", "Garden"])
    private let steps = PlannerList(title: "Steps", items: ["Plan", "Build", "Paint"])

    init() {
        super.init(style: .tripleColumn)
        delegate = self
        setViewController(projects, for: .primary)
        setViewController(steps, for: .supplementary)
        setViewController(PlannerPage(title: "Overview", text: "All steps"), for: .secondary)
        projects.onSelect = { [weak self] name in
            self?.steps.title = name
            self?.show(.supplementary)
        }
        steps.onSelect = { [weak self] name in
            guard let self else { return }
            setViewController(PlannerPage(title: name, text: "How to \(name)"), for: .secondary)
            show(.secondary)
        }
    }

    required init?(coder: NSCoder) { fatalError() }

    override func viewDidLoad() {
        super.viewDidLoad()
        arrange(for: view.bounds.width)
    }

    override func viewWillTransition(
        to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        super.viewWillTransition(to: size, with: coordinator)
        arrange(for: size.width)
    }

    private func arrange(for width: CGFloat) {
        if width >= 1100 {
            preferredSplitBehavior = .tile
            preferredDisplayMode = .twoBesideSecondary
        } else if width >= 800 {
            preferredSplitBehavior = .displace
            preferredDisplayMode = .oneBesideSecondary
        } else {
            preferredSplitBehavior = .overlay
            preferredDisplayMode = .secondaryOnly
        }
    }

    func splitViewController(
        _ svc: UISplitViewController,
        topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column {
        .supplementary
    }

    func splitViewController(
        _ svc: UISplitViewController,
        displayModeForExpandingToProposedDisplayMode proposedDisplayMode:
            UISplitViewController.DisplayMode
    ) -> UISplitViewController.DisplayMode {
        proposedDisplayMode == .secondaryOnly ? .oneOverSecondary : proposedDisplayMode
    }
}

final class PlannerList: ListViewController {
    var onSelect: ((String) -> Void)?

    init(title: String, items: [String]) {
        super.init(nibName: nil, bundle: nil)
        self.title = title
        rows = items.map { item in Row(item) { [weak self] in self?.onSelect?(item) } }
    }

    required init?(coder: NSCoder) { fatalError() }
}

final class PlannerPage: TextViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "Share", primaryAction: UIAction { [weak self] _ in self?.share() })
    }

    private func share() {
        let sheet = TextViewController(title: nil, text: "Share this step")
        sheet.modalPresentationStyle = .popover
        sheet.preferredContentSize = CGSize(width: 300, height: 160)
        sheet.popoverPresentationController?.barButtonItem = navigationItem.rightBarButtonItem
        // Nobody is to leave the page by its bar meanwhile.
        present(sheet, animated: true) {
            sheet.popoverPresentationController?.passthroughViews = nil
        }
    }
}
