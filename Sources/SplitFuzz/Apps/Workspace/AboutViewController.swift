import UIKit

/// Information about a task, small enough for a popover.
final class AboutViewController: UIViewController {
    private let button = UIButton(type: .system)

    convenience init(task: String) {
        self.init(nibName: nil, bundle: nil)
        title = "About \(task)"
        restorationIdentifier = "about/\(task)"
        preferredContentSize = CGSize(width: 280, height: 160)
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        button.onTap("Close") { [unowned self] in dismiss(animated: true) }
        view.addSubview(button)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        stackRows([button])
    }
}
