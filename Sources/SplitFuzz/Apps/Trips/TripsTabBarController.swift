import UIKit

/// The trips in one tab, a map and the settings in two others.
final class TripsTabBarController: UITabBarController {
    let planner: PlannerViewController
    private let mistake: TripsMistake?
    private let map: UITab

    init(mistake: TripsMistake?) {
        self.mistake = mistake
        let planner = PlannerViewController(mistake: mistake)
        self.planner = planner
        map = Self.makeTab("Map", image: "map")
        super.init(nibName: nil, bundle: nil)
        mode = .tabSidebar
        let image = UIImage(systemName: "suitcase")
        let trips = UITab(title: "Trips", image: image, identifier: "trips") { _ in planner }
        tabs = [trips, map, Self.makeTab("Settings", image: "gear")]
        guard mistake == .tabsByClass else { return }
        registerForTraitChanges([UITraitHorizontalSizeClass.self]) {
            (self: Self, _: UITraitCollection) in
            self.updateTabs()
        }
    }

    required init?(coder: NSCoder) { nil }

    private static func makeTab(_ title: String, image: String) -> UITab {
        UITab(title: title, image: UIImage(systemName: image), identifier: title) { _ in
            UINavigationController(
                rootViewController: ListViewController(title: title, identifier: title, rows: []))
        }
    }

    override func viewIsAppearing(_ animated: Bool) {
        super.viewIsAppearing(animated)
        if mistake == .tabsByClass { updateTabs() }
    }

    /// The map is a tab in compact width alone.
    private func updateTabs() {
        var wanted = tabs.filter { $0 !== map }
        if traitCollection.horizontalSizeClass == .compact { wanted.insert(map, at: 1) }
        tabs = wanted
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        guard mistake == .classBySize else { return }
        // One column in the inner portrait.
        if view.bounds.width < 800 {
            planner.traitOverrides.horizontalSizeClass = .compact
        } else {
            planner.traitOverrides.remove(UITraitHorizontalSizeClass.self)
        }
    }
}
