import UIKit

/// An introduction of three pages, shown full screen at the first launch.
@MainActor final class WelcomeSettings {
    var hasSeenIntroduction = false
}

final class WelcomeHomeViewController: RowsViewController {
    private let settings: WelcomeSettings

    init(settings: WelcomeSettings) {
        self.settings = settings
        super.init(nibName: nil, bundle: nil)
        title = "Home"
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func viewDidLoad() {
        super.viewDidLoad()
        rowsView.rows = [
            RowsView.Row(title: "Show Introduction") { [weak self] in self?.introduce() },
            RowsView.Row(title: "Today") { [weak self] in
                let page = TextPageViewController()
                page.title = "Today"
                page.label.text = "Nothing to do."
                self?.navigationController?.pushViewController(page, animated: true)
            },
        ]
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        if !settings.hasSeenIntroduction { introduce() }
    }

    private func introduce() {
        guard presentedViewController == nil else { return }
        let first = IntroductionViewController(page: 0) { [weak self] in
            self?.settings.hasSeenIntroduction = true
            self?.dismiss(animated: true)
        }
        let stack = UINavigationController(rootViewController: first)
        stack.isNavigationBarHidden = true
        stack.modalPresentationStyle = .fullScreen
        present(stack, animated: true)
    }
}

private final class IntroductionViewController: UIViewController {
    private static let texts = ["Welcome.", "Write down what to do.", "Then do it."]
    private let page: Int
    private let finish: () -> Void

    init(page: Int, finish: @escaping () -> Void) {
        self.page = page
        self.finish = finish
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    private var isLast: Bool { page == Self.texts.count - 1 }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        let text = UILabel()
        text.text = Self.texts[page]
        text.font = .preferredFont(forTextStyle: .largeTitle)
        text.textAlignment = .center
        text.numberOfLines = 0
        let forward = UIButton(
            type: .system,
            primaryAction: UIAction(title: isLast ? "Get Started" : "Continue") {
                [unowned self] _ in goOn()
            })
        let back = UIButton(
            type: .system,
            primaryAction: UIAction(title: page == 0 ? "Skip" : "Back") { [unowned self] _ in
                goBack()
            })
        forward.isExclusiveTouch = true
        back.isExclusiveTouch = true
        let area = view.safeAreaLayoutGuide
        for part in [text, forward, back] {
            part.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(part)
            part.centerXAnchor.constraint(equalTo: area.centerXAnchor).isActive = true
        }
        NSLayoutConstraint.activate([
            text.centerYAnchor.constraint(equalTo: area.centerYAnchor, constant: -60),
            text.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.8),
            back.bottomAnchor.constraint(equalTo: area.bottomAnchor, constant: -16),
            back.heightAnchor.constraint(equalToConstant: 44),
            forward.bottomAnchor.constraint(equalTo: back.topAnchor, constant: -8),
            forward.heightAnchor.constraint(equalToConstant: 50),
            forward.widthAnchor.constraint(equalToConstant: 220),
        ])
    }

    private func goOn() {
        guard !isLast else { return finish() }
        guard navigationController?.topViewController === self else { return }
        let next = IntroductionViewController(page: page + 1, finish: finish)
        navigationController?.pushViewController(next, animated: true)
    }

    private func goBack() {
        guard page > 0 else { return finish() }
        guard navigationController?.topViewController === self else { return }
        navigationController?.popViewController(animated: true)
    }
}
