import Foundation
import UIKit

/// A list with rows. One of them is hostile from the third push on; another breaks the layout.
final class HostileViewController: UIViewController {
    private let hostility: Hostility
    private let depth: Int

    init(_ hostility: Hostility, depth: Int = 0) {
        self.hostility = hostility
        self.depth = depth
        super.init(nibName: nil, bundle: nil)
        title = "Level \(depth)"
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        add("Push", at: 200) { [unowned self] in push() }
        add("Hide", at: 260) { [unowned self] in
            navigationController?.setNavigationBarHidden(true, animated: false)
        }
    }

    private func push() {
        if depth == 2 || hostility.harmsAtOnce { hostility.harm(view, navigationController) }
        guard depth < 4 else { return }
        navigationController?.pushViewController(
            HostileViewController(hostility, depth: depth + 1), animated: true)
    }
}

/// A screen with a button that is hostile at once.
final class BriefViewController: UIViewController {
    private let hostility: Hostility

    init(_ hostility: Hostility) {
        self.hostility = hostility
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        add("Harm", at: 200) { [unowned self] in hostility.harm(view, navigationController) }
    }
}

extension UIViewController {
    func add(_ name: String, at y: CGFloat, _ action: @escaping () -> Void) {
        let frame = CGRect(x: 40, y: y, width: 100, height: 44)
        view.addSubview(
            UIButton(frame: frame, primaryAction: UIAction(title: name) { _ in action() }))
    }
}
