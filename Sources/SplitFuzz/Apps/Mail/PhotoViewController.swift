import UIKit

/// A photo over the whole screen.
final class PhotoViewController: UIViewController {
    private let button = UIButton(type: .system)

    convenience init() {
        self.init(nibName: nil, bundle: nil)
        title = "Photo"
        restorationIdentifier = "photo"
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
