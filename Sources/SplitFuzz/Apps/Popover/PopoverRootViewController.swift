import UIKit

/// The screen behind the popover, with a button that opens it.
final class PopoverRootViewController: UIViewController {
    private let content: PopoverContent
    private let button = UIButton(type: .system)

    init(content: PopoverContent) {
        self.content = content
        super.init(nibName: nil, bundle: nil)
        restorationIdentifier = "screen"
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        button.onTap("Open") { [unowned self] in open() }
        view.addSubview(button)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let content = view.bounds.inset(by: view.safeAreaInsets)
        button.frame = CGRect(x: content.minX + 20, y: content.minY + 20, width: 120, height: 44)
    }

    private func open() {
        let content = content.makeController()
        content.modalPresentationStyle = .popover
        content.popoverPresentationController?.sourceView = button
        content.popoverPresentationController?.sourceRect = button.bounds
        content.popoverPresentationController?.permittedArrowDirections = .up
        present(content, animated: true)
    }
}
