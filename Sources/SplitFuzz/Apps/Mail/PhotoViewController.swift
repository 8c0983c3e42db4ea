import UIKit

/// A photo over the whole screen.
final class PhotoViewController: UIViewController {
    private let button = UIButton(type: .system)

    init() {
        super.init(nibName: nil, bundle: nil)
        title = "Photo"
        restorationIdentifier = "photo"
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        button.setTitle("Close", for: .normal)
        button.addAction(
            UIAction { [unowned self] _ in dismiss(animated: true) }, for: .touchUpInside)
        view.addSubview(button)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let content = view.bounds.inset(by: view.safeAreaInsets)
        button.frame = CGRect(x: content.minX, y: content.minY, width: content.width, height: 44)
    }
}
