import UIKit

/// Tabs whose names count what is in them. A mirror hides the bar itself, and a look at one piece
/// hides it, too.
@MainActor func makeWardrobe() -> UIViewController { WardrobeTabs() }

private final class WardrobeTabs: UITabBarController {
    override func viewDidLoad() {
        super.viewDidLoad()
        tabs = ["Shirts", "Shoes"].map { name in
            UITab(title: name, image: UIImage(systemName: "tag"), identifier: name) { _ in
                UINavigationController(rootViewController: WardrobeShelf(name))
            }
        }
        mode = .tabSidebar
    }
}

private final class WardrobeShelf: RowPage, SelfChecking {
    private let name: String
    private var count = 2

    init(_ name: String) {
        self.name = name
        super.init(title: name)
    }

    required init?(coder: NSCoder) { nil }

    override func refresh() {
        list.show(
            [
                rowButton("Add") { [unowned self] in
                    guard isInFront else { return }
                    count += 1
                    navigationController?.tab?.title = "\(name) (\(count))"
                    refresh()
                },
                rowButton("Mirror") { [unowned self] in
                    guard isInFront, let tabs = tabBarController else { return }
                    tabs.setTabBarHidden(!tabs.isTabBarHidden, animated: true)
                },
            ]
                + (1...count).map { number in
                    rowButton("\(name) \(number)") { [unowned self] in
                        guard isInFront else { return }
                        let piece = WardrobePiece(title: "\(name) \(number)")
                        piece.hidesBottomBarWhenPushed = true
                        navigationController?.pushViewController(piece, animated: true)
                    }
                })
    }

    var complaint: String? {
        guard let tabs = tabBarController, tabs.isTabBarHidden, view.window != nil,
            !tabs.tabBar.isHidden, tabs.tabBar.window != nil
        else { return nil }
        return "the bar is there, and the mirror needs the room"
    }
}

private final class WardrobePiece: RowPage {
    override func refresh() { list.show([rowLabel("Cotton, washed at 40 degrees")]) }
}
