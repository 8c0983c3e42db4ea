import Foundation
import SplitFuzz
import UIKit

/// Where an app sets a length.
enum AbsurdPlace: CaseIterable {
    case button, origin, view, insets, size, column, window
}

extension AppUnderTest {
    /// A split view in which one length is what no layout can use.
    @MainActor static func absurd(_ place: AbsurdPlace, _ length: CGFloat) -> AppUnderTest {
        AppUnderTest(name: "absurd", summary: "") {
            let split = UISplitViewController(style: .doubleColumn)
            split.setViewController(AbsurdViewController(place, length), for: .primary)
            split.setViewController(UIViewController(), for: .secondary)
            if place == .column { split.preferredPrimaryColumnWidth = length }
            return split
        }
    }
}

/// Sets a length to what no layout can use.
private final class AbsurdViewController: UIViewController {
    private let place: AbsurdPlace
    private let length: CGFloat

    init(_ place: AbsurdPlace, _ length: CGFloat) {
        self.place = place
        self.length = length
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        let button = UIButton(
            frame: CGRect(x: 10, y: 100, width: 100, height: 44),
            primaryAction: UIAction(title: "Absurd") { _ in })
        view.addSubview(button)
        switch place {
        case .button: button.frame.size = CGSize(width: length, height: length)
        case .origin: button.frame.origin = CGPoint(x: length, y: length)
        case .insets: additionalSafeAreaInsets.left = length
        case .size: preferredContentSize = CGSize(width: length, height: length)
        case .view, .column, .window: break
        }
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        if place == .view { view.frame.size.width = length }
        if place == .window { view.window?.frame.size.width = length }
    }
}
