import UIKit

/// Seven tabs, of which a narrow window shows four and More. The first is a bench of parts that
/// the app moves. Their bars are hidden in a low window.
final class WorkbenchTabBarController: UITabBarController, SelfChecking {
    override func viewDidLoad() {
        super.viewDidLoad()
        let pages: [UIViewController] =
            [BenchViewController(), ChartViewController()]
            + ["Nails", "Screws", "Planks", "Paint", "Glue"].map(ShelfViewController.init)
        viewControllers = pages.map { page in
            let stack = UINavigationController(rootViewController: page)
            stack.tabBarItem = UITabBarItem(
                title: page.title, image: UIImage(systemName: "hammer"), selectedImage: nil)
            stack.hidesBarsWhenVerticallyCompact = true
            return stack
        }
    }

    var complaint: String? {
        if traitCollection.verticalSizeClass == .regular, view.window != nil,
            let stack = selectedViewController as? UINavigationController,
            viewControllers?.contains(stack) == true, stack.isNavigationBarHidden
        {
            return "the bar has not come back"
        }
        guard traitCollection.horizontalSizeClass == .regular,
            let selected = selectedViewController, let tabs = viewControllers
        else { return nil }
        if !tabs.contains(selected) { return "a wide window shows More" }
        return selectedIndex == tabs.firstIndex(of: selected) ? nil : "another tab is selected"
    }
}

private final class ShelfViewController: TextPageViewController {
    init(_ name: String) {
        super.init(nibName: nil, bundle: nil)
        title = name
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func viewDidLoad() {
        super.viewDidLoad()
        label.text = "Nothing on this shelf"
    }
}

/// A chart, with tools that are hidden at first, and a legend.
private final class ChartViewController: TextPageViewController {
    private var legendItem: UIBarButtonItem?

    init() {
        super.init(nibName: nil, bundle: nil)
        title = "Chart"
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func viewDidLoad() {
        super.viewDidLoad()
        label.text = "Up and down"
        let zoom = UIBarButtonItemGroup(
            barButtonItems: [UIBarButtonItem(title: "Zoom", primaryAction: UIAction { _ in })],
            representativeItem: nil)
        zoom.isHidden = true
        let tools = UIBarButtonItem(
            title: "Tools", primaryAction: UIAction { _ in zoom.isHidden.toggle() })
        let legend = UIBarButtonItem(
            title: "Legend", primaryAction: UIAction { [unowned self] _ in openLegend() })
        legendItem = legend
        navigationItem.trailingItemGroups = [
            tools.creatingFixedGroup(), legend.creatingFixedGroup(), zoom,
        ]
    }

    /// The button beside it hides and shows the zoom also while the legend is up.
    private func openLegend() {
        guard presentedViewController == nil, view.window != nil else {
            return
        }
        let legend = ShelfViewController("Legend")
        legend.preferredContentSize = CGSize(width: 200, height: 120)
        legend.modalPresentationStyle = .popover
        legend.popoverPresentationController?.barButtonItem = legendItem
        legend.popoverPresentationController?.passthroughViews = [label]
        present(legend, animated: true)
    }
}

private final class BenchViewController: UIViewController, SelfChecking {
    private let panel = UIView()
    private let handle = UIView()
    private let rows = RowsView()
    private let part = BenchPartViewController()
    private var slide: NSLayoutConstraint?
    private var partIsNarrow = false

    init() {
        super.init(nibName: nil, bundle: nil)
        title = "Bench"
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        for view in [panel, rows] {
            view.translatesAutoresizingMaskIntoConstraints = false
            self.view.addSubview(view)
        }
        let area = view.safeAreaLayoutGuide
        let slide = panel.topAnchor.constraint(equalTo: area.topAnchor, constant: 4)
        let wide = panel.widthAnchor.constraint(equalToConstant: 200)
        wide.priority = .defaultHigh
        let narrow = panel.widthAnchor.constraint(equalToConstant: 120)
        narrow.priority = .defaultLow
        NSLayoutConstraint.activate([
            slide, wide, narrow,
            panel.leadingAnchor.constraint(equalTo: area.leadingAnchor, constant: 20),
            panel.heightAnchor.constraint(equalToConstant: 10),
            rows.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            rows.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            rows.topAnchor.constraint(equalTo: area.topAnchor, constant: 48),
            rows.bottomAnchor.constraint(equalTo: view.bottomAnchor),
        ])
        self.slide = slide
        handle.frame = CGRect(x: view.bounds.width - 12, y: 0, width: 4, height: 4)
        handle.autoresizingMask = [.flexibleLeftMargin, .flexibleBottomMargin]
        view.addSubview(handle)
        addChild(part)
        view.addSubview(part.view)
        part.didMove(toParent: self)
        rows.rows = [
            RowsView.Row(title: "Slide") { [unowned self] in slidePanel() },
            RowsView.Row(title: "Fold") { [unowned self] in foldPart() },
            RowsView.Row(title: "Guide") { [unowned self] in openGuide() },
            RowsView.Row(title: "Saw") { [unowned self] in saw() },
            RowsView.Row(title: "Pictures") { [unowned self] in open(AlbumViewController()) },
            RowsView.Row(title: "Plan") { [unowned self] in
                let plan = PlanViewController(sheets: 2)
                plan.hidesBottomBarWhenPushed = true
                open(plan)
            },
            RowsView.Row(title: "All Sheets") { [unowned self] in
                guard let stack = navigationController, stack.topViewController === self else {
                    return
                }
                for sheets in [3, 2, 1] {
                    stack.pushViewController(PlanViewController(sheets: sheets), animated: true)
                }
            },
        ]
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let area = view.bounds.inset(by: view.safeAreaInsets)
        part.view.frame = CGRect(x: area.midX, y: area.minY + 16, width: area.width / 2, height: 20)
    }

    private func open(_ page: UIViewController) {
        guard navigationController?.topViewController === self else { return }
        navigationController?.pushViewController(page, animated: true)
    }

    private func slidePanel() {
        guard let slide else { return }
        slide.constant = slide.constant == 4 ? 24 : 4
        UIView.animate(withDuration: 0.3) { self.view.layoutIfNeeded() }
    }

    private func foldPart() {
        guard #available(iOS 17, *) else { return }
        partIsNarrow.toggle()
        if partIsNarrow {
            part.traitOverrides.horizontalSizeClass = .compact
        } else {
            part.traitOverrides.remove(UITraitHorizontalSizeClass.self)
        }
    }

    /// A popover beside the panel.
    private func openGuide() {
        guard presentedViewController == nil, view.window != nil else { return }
        let guide = GuideViewController()
        guide.preferredContentSize = CGSize(width: 240, height: 200)
        guide.modalPresentationStyle = .popover
        guide.popoverPresentationController?.sourceView = panel
        guide.popoverPresentationController?.permittedArrowDirections = [.left, .right]
        present(guide, animated: true)
    }

    /// An alert whose text gets longer while it is on screen.
    private func saw() {
        guard presentedViewController == nil, view.window != nil else { return }
        let alert = ProgressAlert(title: "Sawing", message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        present(alert, animated: true)
    }

    var complaint: String? {
        guard view.window != nil, let slide else { return nil }
        if let shown = presentedViewController, !shown.isBeingDismissed,
            navigationController?.visibleViewController !== shown
        {
            return "something else counts as visible"
        }
        if panel.frame.width != 200 { return "the panel is \(panel.frame.width) wide, not 200" }
        let top = view.safeAreaInsets.top + slide.constant
        if panel.frame.minY != top { return "the panel is at \(panel.frame.minY), not at \(top)" }
        if handle.frame.maxX != view.bounds.width - 8 { return "the handle is not at the right" }
        let width = partIsNarrow ? .compact : traitCollection.horizontalSizeClass
        return part.traitCollection.horizontalSizeClass == width
            ? nil : "the part has the width of before"
    }
}

private final class BenchPartViewController: UIViewController {}

private final class GuideViewController: TextPageViewController, SelfChecking {
    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Guide"
        label.text = "Saw with the grain"
    }

    var complaint: String? {
        guard let window = view.window, window.traitCollection.horizontalSizeClass == .regular,
            window.traitCollection.verticalSizeClass == .regular
        else { return nil }
        let side = popoverPresentationController?.arrowDirection
        return side == .up || side == .down ? "it is above or below the panel" : nil
    }
}

private final class ProgressAlert: UIAlertController, SelfChecking {
    private var height: CGFloat?
    private var isLong = false

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        guard height == nil else { return }
        height = view.bounds.height
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) { [weak self] in
            guard let self, view.window != nil, !isBeingDismissed else { return }
            message = "Half of the plank is sawn. The other half takes as long again."
            isLong = true
        }
    }

    var complaint: String? {
        guard isLong, view.window != nil, let height, view.bounds.height <= height else {
            return nil
        }
        return "a longer text has no more room: \(view.bounds.height)"
    }
}

/// A sheet of a plan, which needs the whole height, and those below it.
private final class PlanViewController: RowsViewController, SelfChecking {
    private let sheets: Int

    init(sheets: Int) {
        self.sheets = sheets
        super.init(nibName: nil, bundle: nil)
        title = "Plan \(sheets)"
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func viewDidLoad() {
        super.viewDidLoad()
        guard sheets > 1 else { return }
        rowsView.rows = [
            RowsView.Row(title: "Next Sheet") { [unowned self] in
                guard navigationController?.topViewController === self else { return }
                let next = PlanViewController(sheets: sheets - 1)
                navigationController?.pushViewController(next, animated: true)
            }
        ]
    }

    var complaint: String? {
        guard let stack = navigationController?.viewControllers,
            let index = stack.firstIndex(of: self), index > 0,
            let above = stack[index - 1] as? PlanViewController, above.sheets <= sheets
        else { return nil }
        return "sheet \(sheets) lies on sheet \(above.sheets)"
    }
}

/// A container that the pictures fill.
private final class AlbumViewController: UIViewController, SelfChecking {
    private let pictures = PicturesViewController()
    private var sizes: [CGSize] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Pictures"
        addChild(pictures)
        pictures.view.frame = view.bounds
        pictures.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(pictures.view)
        pictures.didMove(toParent: self)
    }

    override func viewWillTransition(
        to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        super.viewWillTransition(to: size, with: coordinator)
        sizes.append(size)
    }

    var complaint: String? {
        pictures.sizes == sizes ? nil : "the pictures were told \(pictures.sizes), not \(sizes)"
    }
}

/// Pictures below each other, one of which is at the top when the list rests.
private final class PicturesViewController: UIViewController, UIScrollViewDelegate, SelfChecking {
    private static let height: CGFloat = 300
    private let list = UIScrollView()
    private var target: CGFloat?
    private(set) var sizes: [CGSize] = []

    override func loadView() {
        list.delegate = self
        view = list
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        for index in 0..<8 {
            let picture = UIView(
                frame: CGRect(x: 0, y: CGFloat(index) * Self.height, width: 100, height: 200))
            picture.backgroundColor = .systemBlue
            list.addSubview(picture)
        }
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        list.contentSize = CGSize(width: list.bounds.width, height: 8 * Self.height)
    }

    override func viewWillTransition(
        to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        super.viewWillTransition(to: size, with: coordinator)
        sizes.append(size)
        target = nil
    }

    override func viewSafeAreaInsetsDidChange() {
        super.viewSafeAreaInsetsDidChange()
        target = nil
    }

    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
        let top = scrollView.adjustedContentInset.top
        let end =
            scrollView.contentSize.height + scrollView.adjustedContentInset.bottom
            - scrollView.bounds.height
        let picture = ((targetContentOffset.pointee.y + top) / Self.height).rounded()
        let y = max(-top, min(picture * Self.height - top, end))
        targetContentOffset.pointee.y = y
        target = y
    }

    var complaint: String? {
        guard let target, view.window != nil, abs(list.contentOffset.y - target) > 1 else {
            return nil
        }
        return "the list rests at \(list.contentOffset.y), not at \(target)"
    }
}
