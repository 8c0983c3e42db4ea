import UIKit

/// A signal box: lines as tabs that come and go, a long menu of stations, and a toolbar whose
/// buttons change while it is on screen.
@MainActor func makeSignals() -> UIViewController { SignalsTabs() }

private final class SignalsTabs: UITabBarController {
    private var added = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        tabs = [line("North"), line("South")]
        mode = .tabSidebar
    }

    private func line(_ name: String) -> UITab {
        UITab(title: name, image: UIImage(systemName: "tram"), identifier: name) { _ in
            UINavigationController(rootViewController: SignalsLine(title: name))
        }
    }

    func openLine() {
        guard tabs.count < 4 else { return }
        added += 1
        tabs.append(line("Siding \(added)"))
    }

    func closeLine() {
        guard tabs.count > 2 else { return }
        selectedTab = tabs[0]
        tabs.removeLast()
    }
}

private final class SignalsLine: RowPage, SelfChecking {
    private let first = UILabel()
    private let second = UILabel()
    private let place = UILabel()
    private var station = "Harbour"
    private var isManual = false
    private var hasAnswers = true

    override func viewDidLoad() {
        (first.text, second.text) = ("First train: not asked yet", "Second train: not asked yet")
        super.viewDidLoad()
        let stations = (1...14).map { number in
            UIAction(title: "Stop \(number)") { [unowned self] _ in
                station = "Stop \(number)"
                refresh()
            }
        }
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "Stations", menu: UIMenu(children: stations))
        showTools()
        registerForTraitChanges([UITraitHorizontalSizeClass.self, UITraitVerticalSizeClass.self]) {
            (page: SignalsLine, _) in page.showPlace()
        }
        showPlace()
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        navigationController?.setToolbarHidden(false, animated: false)
        showPlace()
    }

    override func refresh() {
        list.show([
            rowLabel("Next: \(station)"), place, first, second,
            rowButton("Ask Trains") { [unowned self] in if isInFront { askTrains() } },
            rowButton("Open Line") { [unowned self] in
                if isInFront { (tabBarController as? SignalsTabs)?.openLine() }
            },
            rowButton("Close Line") { [unowned self] in
                if isInFront { (tabBarController as? SignalsTabs)?.closeLine() }
            },
        ])
    }

    private var wantedPlace: String {
        traitCollection.verticalSizeClass == .compact ? "A low window" : "A high window"
    }

    private func showPlace() { place.text = wantedPlace }

    /// The buttons of a box that works by itself, or those for levers.
    private func showTools() {
        let change = UIBarButtonItem(
            title: isManual ? "Automatic" : "Manual",
            primaryAction: UIAction(title: isManual ? "Automatic" : "Manual") { [unowned self] _ in
                isManual.toggle()
                showTools()
            })
        let lever = UIBarButtonItem(
            title: "Lever",
            primaryAction: UIAction(title: "Lever") { [unowned self] _ in
                station = "Junction"
                refresh()
            })
        toolbarItems = isManual ? [change, .flexibleSpace(), lever] : [change]
    }

    /// Both labels wait for the same answers.
    private func askTrains() {
        guard hasAnswers else { return }
        hasAnswers = false
        (first.text, second.text) = ("First train: asking", "Second train: asking")
        let group = DispatchGroup()
        for delay in [0.2, 0.4] {
            group.enter()
            DispatchQueue.main.asyncAfter(deadline: .now() + delay) { group.leave() }
        }
        group.notify(queue: .main) { [weak self] in
            MainActor.assumeIsolated { self?.first.text = "First train: on time" }
        }
        group.notify(queue: .main) { [weak self] in
            MainActor.assumeIsolated {
                self?.second.text = "Second train: on time"
                self?.hasAnswers = true
            }
        }
    }

    var complaint: String? {
        guard view.window != nil else { return nil }
        if place.text != wantedPlace { return "it tells of another window: \(place.text ?? "")" }
        return (first.text == "First train: on time") == (second.text == "Second train: on time")
            ? nil : "one train has answered, and the other has not"
    }
}
