import UIKit

/// The master: a row for each item, and a row that pushes the settings.
final class ItemsViewController: RowsViewController, SideMarked {
    /// When the list reads its size class.
    enum TraitsReading {
        /// Once, when the view loads. At launch the size class is not yet set then.
        case early
        /// When the view loads, and whenever the traits change.
        case whenTheyChange
    }

    let side = AppUnderTest.Side.primary
    private let reading: TraitsReading
    /// The size class that the rows are laid out for.
    private(set) var laidOutFor = UIUserInterfaceSizeClass.unspecified

    init(reading: TraitsReading) {
        self.reading = reading
        super.init(nibName: nil, bundle: nil)
        title = "Items"
        restorationIdentifier = "items"
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        for item in ["Ada", "Grace"] {
            addRow(item) { [unowned self] in
                let detail = ItemViewController(item: item)
                showDetailViewController(
                    UINavigationController(rootViewController: detail), sender: self)
            }
        }
        addRow("Settings") { [unowned self] in show(SettingsViewController(), sender: self) }
        super.viewDidLoad()
        readTraits()
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        if reading == .whenTheyChange { readTraits() }
    }

    private func readTraits() {
        // Apps commonly treat everything that is not compact as regular.
        laidOutFor = traitCollection.horizontalSizeClass == .compact ? .compact : .regular
        viewIfLoaded?.setNeedsLayout()
    }

    private func addRow(_ title: String, action: @escaping () -> Void) {
        rows.append(
            UIButton(type: .system, primaryAction: UIAction(title: title) { _ in action() }))
    }

    override var rowHeight: CGFloat { laidOutFor == .compact ? 44 : 60 }
}
