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
        button.setTitle("Close", for: .normal)
        button.addAction(
            UIAction { [unowned self] _ in dismiss(animated: true) }, for: .touchUpInside)
        view.addSubview(button)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        stackRows([button])
    }
}
