import UIKit

/// Where and when a page sets the size of its constraints as a preferred size.
struct SizeReport: OptionSet {
    let rawValue: Int

    /// On itself, when it appears and whenever the size changes.
    static let own = SizeReport(rawValue: 1 << 0)
    /// On itself, already when its view loads.
    static let early = SizeReport(rawValue: 1 << 1)
    /// On the presented controller, when it sets its own size because it appears.
    static let presentedOnAppearance = SizeReport(rawValue: 1 << 2)
    /// On the presented controller, when it sets its own size because that changes.
    static let presentedOnChange = SizeReport(rawValue: 1 << 3)
}

/// A page of the popover. Constraints fix its size, and buttons fill it from the top.
class PageViewController: RowsViewController {
    let report: SizeReport
    private(set) var heightConstraint: NSLayoutConstraint?

    init(report: SizeReport, identifier: String) {
        self.report = report
        super.init(nibName: nil, bundle: nil)
        restorationIdentifier = identifier
    }

    required init?(coder: NSCoder) { nil }

    /// The first size.
    var size: CGSize { CGSize(width: 300, height: 300) }
    var actions: [UIAction] { [] }

    override func viewDidLoad() {
        rows = actions.map { UIButton(type: .system, primaryAction: $0) }
        super.viewDidLoad()
        let width = view.widthAnchor.constraint(equalToConstant: size.width)
        let height = view.heightAnchor.constraint(equalToConstant: size.height)
        // Not required, since the popover has another size until it has resized.
        width.priority = .defaultHigh
        height.priority = .defaultHigh
        NSLayoutConstraint.activate([width, height])
        heightConstraint = height
        if report.contains(.early) { preferredContentSize = fittingSize }
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        reportSize(onAppearance: true)
    }

    private var fittingSize: CGSize {
        view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    }

    func reportSize(onAppearance isAppearing: Bool = false) {
        guard report.contains(.own) else { return }
        let size = fittingSize
        preferredContentSize = size
        if report.contains(isAppearing ? .presentedOnAppearance : .presentedOnChange) {
            popoverPresentationController?.presentedViewController.preferredContentSize = size
        }
    }
}

/// The first page: small, without a bar.
final class SmallViewController: PageViewController {
    convenience init(report: SizeReport) {
        self.init(report: report, identifier: "small")
    }

    override var actions: [UIAction] {
        [
            UIAction(title: "More") { [unowned self] _ in showMore() },
            UIAction(title: "Close") { [unowned self] _ in dismiss(animated: true) },
        ]
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        navigationController?.setNavigationBarHidden(true, animated: false)
    }

    private func showMore() {
        navigationController?.pushViewController(
            LargeViewController(report: report), animated: true)
    }
}

/// The second page: larger, under a bar, and with a button that changes its height.
final class LargeViewController: PageViewController {
    convenience init(report: SizeReport) {
        self.init(report: report, identifier: "large")
        title = "Large"
    }

    override var size: CGSize { CGSize(width: 600, height: 400) }

    override var actions: [UIAction] {
        [UIAction(title: "Grow") { [unowned self] _ in toggle() }]
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        navigationController?.setNavigationBarHidden(false, animated: animated)
    }

    private func toggle() {
        heightConstraint?.constant = heightConstraint?.constant == 600 ? 400 : 600
        reportSize()
    }
}
