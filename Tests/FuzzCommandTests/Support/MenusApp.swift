import SplitFuzz
import UIKit

extension AppUnderTest {
    /// A page with buttons that open popovers. Some popovers have no anchor, which raises.
    ///
    /// - Parameter faulty: the titles of those buttons.
    @MainActor static func menus(faulty: Set<String>) -> AppUnderTest {
        AppUnderTest(name: "menus", summary: "two popovers") {
            MenuPage(titles: ["Share", "Sort"]) { page, button, title in
                page.open(title, from: faulty.contains(title) ? nil : button)
            }
        }
    }

    /// A page whose bar has a menu, above another page.
    @MainActor static var menuInBar: AppUnderTest {
        AppUnderTest(name: "menu-bar", summary: "a menu in the bar of a pushed page") {
            let page = UIViewController()
            page.title = "Page"
            page.navigationItem.rightBarButtonItem = UIBarButtonItem(
                title: "Sort", menu: UIMenu(children: [UIAction(title: "By Name") { _ in }]))
            let list = UIViewController()
            list.title = "List"
            let navigation = UINavigationController(rootViewController: list)
            navigation.pushViewController(page, animated: false)
            return navigation
        }
    }

    /// A page that presents things while something else is presented, which UIKit refuses and logs.
    ///
    /// - Parameter faulty: `Late` has an alert that comes over a popover after a second; `Twice`
    ///   presents two controllers at once.
    @MainActor static func alerts(faulty: Set<String>) -> AppUnderTest {
        AppUnderTest(name: "alerts", summary: "presentations over others") {
            MenuPage(titles: ["Late", "Twice"]) { page, button, title in
                page.open(title, from: button)
                if !faulty.contains(title) { return }
                if title == "Late" {
                    DispatchQueue.main.asyncAfter(deadline: .now() + 1) { [weak page] in
                        let alert = UIAlertController(
                            title: "Sorry", message: nil, preferredStyle: .alert)
                        alert.addAction(UIAlertAction(title: "OK", style: .default))
                        page?.present(alert, animated: true)
                    }
                } else {
                    page.present(
                        UINavigationController(rootViewController: UIViewController()),
                        animated: true)
                }
            }
        }
    }
}

/// A page with a button for each title.
private final class MenuPage: UIViewController {
    private var titles: [String] = []
    private var tapped: (MenuPage, UIButton, String) -> Void = { _, _, _ in }

    convenience init(titles: [String], tapped: @escaping (MenuPage, UIButton, String) -> Void) {
        self.init(nibName: nil, bundle: nil)
        self.titles = titles
        self.tapped = tapped
    }

    /// Opens a popover.
    func open(_ title: String, from anchor: UIView?) {
        let popover = UIViewController()
        popover.title = title
        popover.modalPresentationStyle = .popover
        popover.preferredContentSize = CGSize(width: 200, height: 200)
        popover.popoverPresentationController?.sourceView = anchor
        present(popover, animated: true)
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        for (row, title) in titles.enumerated() {
            let button = UIButton(
                frame: CGRect(x: 40, y: 100 + 60 * CGFloat(row), width: 100, height: 44))
            button.setTitle(title, for: .normal)
            button.addAction(
                UIAction { [unowned self, unowned button] _ in tapped(self, button, title) },
                for: .touchUpInside)
            view.addSubview(button)
        }
    }
}
