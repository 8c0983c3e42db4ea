import UIKit

extension ConformanceArea {
    /// Safe areas. Rows compare views with each other, since devices have different bars.
    static let safeAreas = ConformanceArea(
        "Safe areas",
        rows: [
            ConformanceRow(
                "safe/none-outside-a-window", of: "B-110", "A view in no window has none",
                since: 11, expects: "none"
            ) { _ in
                let page = Page("page")
                page.additionalSafeAreaInsets.left = 10
                return page.view.safeAreaInsets == .zero ? "none" : "some"
            },
            ConformanceRow(
                "safe/covered-part", of: "B-110", "A view in no window has none", since: 11,
                expects: "30 covered, 0 below"
            ) { stage in
                let page = Page("page")
                stage.show(page, in: .wide)
                let covered = UIView()
                let below = UIView()
                stage.perform {
                    page.additionalSafeAreaInsets.left = 50 - page.view.safeAreaInsets.left
                    covered.frame = CGRect(x: 20, y: 300, width: 200, height: 100)
                    below.frame = CGRect(x: 60, y: 300, width: 200, height: 100)
                    page.view.addSubview(covered)
                    page.view.addSubview(below)
                }
                return "\(Int(covered.safeAreaInsets.left)) covered, "
                    + "\(Int(below.safeAreaInsets.left)) below"
            },
            ConformanceRow(
                "safe/additional-at-once", of: "A-016, B-111", "Additional insets are in force",
                since: 11, expects: "40 more at once, then none"
            ) { stage in
                let page = Page("page")
                stage.show(page, in: .wide)
                let before = page.view.safeAreaInsets.left
                page.additionalSafeAreaInsets.left = 40
                let more = page.view.safeAreaInsets.left - before
                page.additionalSafeAreaInsets.left = 0
                let rest = page.view.safeAreaInsets.left - before
                return "\(Int(more)) more at once, then \(rest == 0 ? "none" : "\(Int(rest))")"
            },
            ConformanceRow(
                "safe/additional-lays-out", of: "A-016, B-111", "Additional insets are in force",
                since: 11, expects: "laid out"
            ) { stage in
                let page = LayoutPage()
                stage.show(page, in: .wide)
                let before = page.layouts
                stage.perform { page.additionalSafeAreaInsets.left = 10 }
                return page.layouts > before ? "laid out" : "not laid out"
            },
            ConformanceRow(
                "safe/reach-children", of: "B-112, D-125", "Containers add their bars", since: 11,
                expects: "60 more at the left"
            ) { stage in
                let page = Page("page")
                let container = Container(UINavigationController(rootViewController: page))
                stage.show(container, in: .wide)
                let before = page.view.safeAreaInsets.left
                stage.perform { container.additionalSafeAreaInsets.left = 60 }
                return "\(Int(page.view.safeAreaInsets.left - before)) more at the left"
            },
            ConformanceRow(
                "safe/bar-covers", of: "B-112, D-125", "Containers add their bars", since: 11,
                expects: "down to the end of the bar"
            ) { stage in
                let page = Page("page")
                let navigation = UINavigationController(rootViewController: page)
                stage.show(navigation, in: .wide)
                let bar = navigation.navigationBar
                let end = bar.convert(bar.bounds, to: page.view).maxY
                return abs(page.view.safeAreaInsets.top - end) < 1
                    ? "down to the end of the bar"
                    : "\(Int(page.view.safeAreaInsets.top)), the bar ends at \(Int(end))"
            },
        ])
}

/// Counts its layouts.
private final class LayoutPage: UIViewController {
    var layouts = 0

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        layouts += 1
    }
}
