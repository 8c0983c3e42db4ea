internal import SplitFuzz
internal import UIKit

extension AppUnderTest {
    /// A handbook whose chapters are longer than a screen.
    static let handbook = AppUnderTest(
        name: "handbook", summary: "chapters that are longer than a screen",
        variants: [
            variant("right", "lets UIKit inset the text, and measures it at each layout", nil),
            variant(
                "ignores-insets", "switches the insets of its text off, and sets none itself",
                .ignoresInsets),
            variant(
                "content-size-once", "measures its text once, when its view loads",
                .measuresOnce),
        ])

    private static func variant(
        _ name: String, _ summary: String, _ mistake: ChapterViewController.Mistake?
    ) -> Variant {
        Variant(name, summary) {
            UINavigationController(rootViewController: ChapterViewController(mistake: mistake))
        }
    }
}

/// A text with a button for the previous chapter at its top, and one for the next at its end.
final class ChapterViewController: UIViewController {
    /// What the app does wrong.
    enum Mistake {
        /// What lies under the bar cannot be scrolled from under it (B-131).
        case ignoresInsets
        /// In a narrower window the text is longer, and its end is out of reach (B-133).
        case measuresOnce
    }

    private let mistake: Mistake?
    private let chapter: Int
    private let text = UIScrollView(frame: .zero)
    private let back = UIButton(type: .system)
    private let forward = UIButton(type: .system)

    init(mistake: Mistake?, chapter: Int = 1) {
        self.mistake = mistake
        self.chapter = chapter
        super.init(nibName: nil, bundle: nil)
        title = "Chapter \(chapter)"
        restorationIdentifier = "chapter/\(chapter)"
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        text.frame = view.bounds
        text.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        if mistake == .ignoresInsets { text.contentInsetAdjustmentBehavior = .never }
        view.addSubview(text)
        add(back, "Previous") { $0.turn(by: -1) }
        add(forward, "Next") { $0.turn(by: 1) }
        measure()
    }

    private func add(
        _ button: UIButton, _ title: String, _ act: @escaping (ChapterViewController) -> Void
    ) {
        button.setTitle(title, for: .normal)
        button.addAction(UIAction { [unowned self] _ in act(self) }, for: .touchUpInside)
        text.addSubview(button)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        if mistake != .measuresOnce { measure() }
        let content = view.bounds.inset(by: view.safeAreaInsets)
        back.frame = CGRect(x: content.minX, y: 0, width: content.width, height: 44)
        forward.frame = CGRect(
            x: content.minX, y: length - 44, width: content.width, height: 44)
    }

    /// The height of the text in points. The same words take more lines where lines are shorter.
    private var length: CGFloat { (1_000_000 / max(200, view.bounds.width)).rounded() }

    private func measure() {
        text.contentSize = CGSize(width: view.bounds.width, height: length)
    }

    private func turn(by count: Int) {
        let other = chapter + count
        guard (1...2).contains(other) else { return }
        navigationController?.setViewControllers(
            [ChapterViewController(mistake: mistake, chapter: other)], animated: true)
    }
}
