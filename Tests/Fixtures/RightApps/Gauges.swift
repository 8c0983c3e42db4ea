import UIKit

/// Cards beside each other in regular width, below each other in compact width, for both directions
/// of reading; each opens a popover that points to it.
final class GaugesViewController: UIViewController {
    private let cards: [UIButton] = ["Power", "Water", "Heat"].map { name in
        let button = UIButton(type: .system)
        button.setTitle(name, for: .normal)
        return button
    }
    private let status = UILabel()
    private var regularConstraints: [NSLayoutConstraint] = []
    private var compactConstraints: [NSLayoutConstraint] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Gauges"
        view.backgroundColor = .systemBackground
        for part in cards + [status] {
            part.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(part)
        }
        for (index, card) in cards.enumerated() {
            card.addAction(
                UIAction { [unowned self] _ in openDetails(of: index) }, for: .touchUpInside)
        }
        makeConstraints()
        update()
        registerForTraitChanges([UITraitHorizontalSizeClass.self]) { (self: Self, _) in
            self.update()
        }
    }

    private func makeConstraints() {
        let area = view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            status.topAnchor.constraint(equalTo: area.topAnchor, constant: 16),
            status.leadingAnchor.constraint(equalTo: area.leadingAnchor, constant: 16),
        ])
        for (index, card) in cards.enumerated() {
            card.heightAnchor.constraint(equalToConstant: 80).isActive = true
            let previous = index == 0 ? nil : cards[index - 1]
            regularConstraints += [
                card.topAnchor.constraint(equalTo: status.bottomAnchor, constant: 16),
                card.leadingAnchor.constraint(
                    equalTo: previous?.trailingAnchor ?? area.leadingAnchor, constant: 16),
            ]
            if let previous {
                regularConstraints.append(
                    card.widthAnchor.constraint(equalTo: previous.widthAnchor))
            }
            compactConstraints += [
                card.topAnchor.constraint(
                    equalTo: previous?.bottomAnchor ?? status.bottomAnchor, constant: 16),
                card.leadingAnchor.constraint(equalTo: area.leadingAnchor, constant: 16),
                card.trailingAnchor.constraint(equalTo: area.trailingAnchor, constant: -16),
            ]
        }
        regularConstraints.append(
            cards[2].trailingAnchor.constraint(equalTo: area.trailingAnchor, constant: -16))
    }

    private func update() {
        let isCompact = traitCollection.horizontalSizeClass == .compact
        NSLayoutConstraint.deactivate(isCompact ? regularConstraints : compactConstraints)
        NSLayoutConstraint.activate(isCompact ? compactConstraints : regularConstraints)
        status.text = isCompact ? "All is well" : "All is well in every part of the house"
    }

    private func openDetails(of index: Int) {
        guard presentedViewController == nil else { return }
        let details = GaugeViewController(name: cards[index].title(for: .normal) ?? "")
        let stack = UINavigationController(rootViewController: details)
        stack.modalPresentationStyle = .popover
        stack.preferredContentSize = CGSize(width: 300, height: 200)
        stack.popoverPresentationController?.sourceItem = cards[index]
        present(stack, animated: true)
    }
}

private final class GaugeViewController: TextPageViewController {
    private var reading = 40

    init(name: String) {
        super.init(nibName: nil, bundle: nil)
        title = name
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.leftBarButtonItem = UIBarButtonItem(
            systemItem: .refresh,
            primaryAction: UIAction { [unowned self] _ in
                reading += 1
                update()
            })
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            systemItem: .done,
            primaryAction: UIAction { [unowned self] _ in
                presentingViewController?.dismiss(animated: true)
            })
        update()
    }

    private func update() {
        label.text = "\(reading) percent"
    }
}
