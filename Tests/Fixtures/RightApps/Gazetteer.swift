// A travel guide: tabs with places, saved places and settings; search, facts in popovers from rows,
// badges. UITab, UITabBarController, popovers with an adaptive delegate, search field, pull-down
// menu, alert.
import UIKit

private struct GazetteerPlace {
    let name: String
    let country: String
}

@MainActor private final class GazetteerModel {
    let places = [
        GazetteerPlace(name: "Bergen", country: "Norway"),
        GazetteerPlace(name: "Kyoto", country: "Japan"),
        GazetteerPlace(name: "Lisbon", country: "Portugal"),
        GazetteerPlace(name: "Nara", country: "Japan"),
        GazetteerPlace(name: "Oslo", country: "Norway"),
        GazetteerPlace(name: "Porto", country: "Portugal"),
        GazetteerPlace(name: "Quito", country: "Ecuador"),
        GazetteerPlace(name: "Sapporo", country: "Japan"),
    ]
    private(set) var saved: [String] = []
    var reversesOrder = false { didSet { changed() } }
    var showsCountries = true { didSet { changed() } }
    private var observers: [Observer] = []

    private struct Observer {
        weak var owner: AnyObject?
        let update: () -> Void
    }

    var ordered: [GazetteerPlace] { reversesOrder ? places.reversed() : places }
    var countries: [String] { Set(places.map(\.country)).sorted() }

    func toggle(_ name: String) {
        if saved.contains(name) { saved.removeAll { $0 == name } } else { saved.append(name) }
        changed()
    }

    func removeAll() {
        saved = []
        changed()
    }

    func observe(for owner: AnyObject, _ update: @escaping () -> Void) {
        observers.removeAll { $0.owner == nil }
        observers.append(Observer(owner: owner, update: update))
    }

    private func changed() {
        for observer in observers where observer.owner != nil { observer.update() }
    }
}

/// A place, and a button that tells more about it.
private final class GazetteerRow: UIView {
    let button: UIButton
    let info: UIButton

    init(_ place: String, open: @escaping () -> Void, tell: @escaping (UIView) -> Void) {
        button = UIButton(type: .system, primaryAction: UIAction { _ in open() })
        info = UIButton(type: .infoLight)
        super.init(frame: .zero)
        button.contentHorizontalAlignment = .leading
        info.accessibilityLabel = "About \(place)"
        info.accessibilityIdentifier = "About \(place)"
        info.addAction(UIAction { [unowned info] _ in tell(info) }, for: .primaryActionTriggered)
        for view in [info, button] {
            view.translatesAutoresizingMaskIntoConstraints = false
            addSubview(view)
        }
        NSLayoutConstraint.activate([
            info.trailingAnchor.constraint(equalTo: trailingAnchor),
            info.widthAnchor.constraint(equalToConstant: 44),
            info.topAnchor.constraint(equalTo: topAnchor),
            info.bottomAnchor.constraint(equalTo: bottomAnchor),
            button.leadingAnchor.constraint(equalTo: leadingAnchor),
            button.trailingAnchor.constraint(equalTo: info.leadingAnchor, constant: -8),
            button.topAnchor.constraint(equalTo: topAnchor),
            button.bottomAnchor.constraint(equalTo: bottomAnchor),
        ])
    }

    required init?(coder: NSCoder) { nil }
    override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 44) }
}

/// Facts in a popover, on phones too.
private final class GazetteerFacts: UIViewController, UIPopoverPresentationControllerDelegate {
    private let column = RowColumn()

    init(_ place: GazetteerPlace, from anchor: UIView) {
        super.init(nibName: nil, bundle: nil)
        let label = UILabel()
        label.numberOfLines = 0
        label.text =
            "\(place.name) is a city in \(place.country). Its name has \(place.name.count) letters."
        column.show([label])
        preferredContentSize = CGSize(width: 260, height: 110)
        modalPresentationStyle = .popover
        popoverPresentationController?.sourceView = anchor
        popoverPresentationController?.delegate = self
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        column.fill(view)
    }

    func adaptivePresentationStyle(
        for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle { .none }
}

/// The list of all places, or of the saved ones.
private final class GazetteerList: UIViewController, SelfChecking {
    private let model: GazetteerModel
    private let isForSaved: Bool
    private let column = RowColumn()
    private let field = UITextField()
    private let emptyLabel = UILabel()
    private var names: [String] = []
    private var rows: [String: GazetteerRow] = [:]
    private lazy var clearButton = UIButton(
        type: .system,
        primaryAction: UIAction(title: "Clear Search") { [weak self] _ in
            self?.field.text = ""
            self?.search()
        })
    private var query = ""
    private var country: String?
    private lazy var countryItem = UIBarButtonItem(title: "Country", menu: nil)

    init(_ model: GazetteerModel, isForSaved: Bool) {
        self.model = model
        self.isForSaved = isForSaved
        super.init(nibName: nil, bundle: nil)
        navigationItem.title = isForSaved ? "Saved Places" : "Places"
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        emptyLabel.numberOfLines = 0
        emptyLabel.textAlignment = .center
        field.placeholder = "Search places"
        field.addAction(UIAction { [weak self] _ in self?.search() }, for: .editingDidEnd)
        column.fill(view)
        if !isForSaved { navigationItem.rightBarButtonItem = countryItem }
        model.observe(for: self) { [weak self] in self?.reload() }
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        reload()
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        view.endEditing(true)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        // What a popover points at stays in sight.
        column.layoutIfNeeded()
        if let anchor = presentedViewController?.popoverPresentationController?.sourceView,
            anchor.isDescendant(of: column)
        {
            column.scrollRectToVisible(anchor.convert(anchor.bounds, to: column), animated: false)
        }
    }

    /// The search begins when the user leaves the field.
    private func search() {
        query = (field.text ?? "").trimmingCharacters(in: .whitespaces)
        reload()
    }

    private var wanted: [GazetteerPlace] {
        model.ordered.filter { place in
            if isForSaved { return model.saved.contains(place.name) }
            guard country == nil || place.country == country else { return false }
            return query.isEmpty || place.name.lowercased().contains(query.lowercased())
        }
    }

    private func reload() {
        let places = wanted
        names = places.map(\.name)
        emptyLabel.text = isForSaved ? "Places that you save appear here." : "No places found"
        for place in places where rows[place.name] == nil {
            rows[place.name] = GazetteerRow(place.name) { [weak self] in
                self?.open(place)
            } tell: { [weak self] anchor in
                self?.tell(place, from: anchor)
            }
        }
        let shown: [UIView] = places.compactMap { place in
            let title = model.showsCountries ? "\(place.name), \(place.country)" : place.name
            rows[place.name]?.button.setTitle(title, for: .normal)
            return rows[place.name]
        }
        let search = isForSaved ? [] : query.isEmpty ? [field] : [field, clearButton]
        column.show(search + (places.isEmpty ? [emptyLabel] : shown))
        countryItem.menu = countryMenu
    }

    private func tell(_ place: GazetteerPlace, from anchor: UIView) {
        guard isInFront else { return }
        view.endEditing(true)
        // The search may have taken the row away.
        guard anchor.window != nil else { return }
        present(GazetteerFacts(place, from: anchor), animated: true)
    }

    private func open(_ place: GazetteerPlace) {
        guard isInFront else { return }
        navigationController?.pushViewController(GazetteerPage(model, place), animated: true)
    }

    private var countryMenu: UIMenu {
        func choice(_ title: String, _ value: String?) -> UIAction {
            UIAction(title: title, state: country == value ? .on : .off) { [weak self] _ in
                self?.country = value
                self?.reload()
            }
        }
        return UIMenu(
            children: [choice("All Countries", nil)]
                + model.countries.map { choice("In \($0)", $0) })
    }

    var complaint: String? {
        guard viewIfLoaded?.window != nil else { return nil }
        if names != wanted.map(\.name) { return "the list of places is out of date" }
        return (emptyLabel.superview == nil) == names.isEmpty
            ? "the placeholder does not follow the list" : nil
    }
}

private final class GazetteerPage: UIViewController, SelfChecking {
    private let model: GazetteerModel
    private let place: GazetteerPlace
    private let column = RowColumn()
    private lazy var saveItem = UIBarButtonItem(
        primaryAction: UIAction(title: "Save") { [weak self] _ in
            guard let self else { return }
            model.toggle(place.name)
        })

    init(_ model: GazetteerModel, _ place: GazetteerPlace) {
        self.model = model
        self.place = place
        super.init(nibName: nil, bundle: nil)
        title = place.name
        navigationItem.rightBarButtonItem = saveItem
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        let label = UILabel()
        label.numberOfLines = 0
        label.text =
            "\(place.name), \(place.country). Save the place to find it again among your saved places."
        column.fill(view)
        column.show([label])
        model.observe(for: self) { [weak self] in self?.showState() }
        showState()
    }

    private var stateText: String { model.saved.contains(place.name) ? "Unsave" : "Save" }
    private func showState() { saveItem.title = stateText }

    var complaint: String? {
        guard viewIfLoaded?.window != nil else { return nil }
        return saveItem.title == stateText
            ? nil : "the button does not say whether \(place.name) is saved"
    }
}

private final class GazetteerSettings: UIViewController {
    private let model: GazetteerModel
    private let column = RowColumn()
    private lazy var order = makeButton { $0.model.reversesOrder.toggle() }
    private lazy var countries = makeButton { $0.model.showsCountries.toggle() }
    private lazy var clear = makeButton { $0.confirm() }

    init(_ model: GazetteerModel) {
        self.model = model
        super.init(nibName: nil, bundle: nil)
        navigationItem.title = "Settings"
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        column.fill(view)
        column.show([order, countries, clear])
        model.observe(for: self) { [weak self] in self?.reload() }
        reload()
    }

    private func makeButton(_ action: @escaping (GazetteerSettings) -> Void) -> UIButton {
        UIButton(type: .system, primaryAction: UIAction { [weak self] _ in self.map(action) })
    }

    private func reload() {
        order.setTitle("Order: " + (model.reversesOrder ? "Z to A" : "A to Z"), for: .normal)
        countries.setTitle(
            "Countries: " + (model.showsCountries ? "Shown" : "Hidden"), for: .normal)
        clear.setTitle("Remove Saved (\(model.saved.count))", for: .normal)
        clear.isEnabled = !model.saved.isEmpty
    }

    private func confirm() {
        guard isInFront else { return }
        let alert = UIAlertController(
            title: "Remove all saved places?", message: nil, preferredStyle: .alert)
        alert.addAction(
            UIAlertAction(title: "Remove All", style: .destructive) { [weak self] _ in
                self?.model.removeAll()
            })
        alert.addAction(UIAlertAction(title: "Keep Them", style: .cancel))
        present(alert, animated: true)
    }
}

@MainActor func makeGazetteer() -> UIViewController {
    let model = GazetteerModel()
    func tab(_ title: String, _ image: String, _ page: @escaping @MainActor () -> UIViewController)
        -> UITab
    {
        UITab(title: title, image: UIImage(systemName: image), identifier: title) { _ in
            UINavigationController(rootViewController: page())
        }
    }
    let saved = tab("Saved", "bookmark") { GazetteerList(model, isForSaved: true) }
    let tabs = [
        tab("Explore", "map") { GazetteerList(model, isForSaved: false) }, saved,
        tab("Options", "gear") { GazetteerSettings(model) },
    ]
    model.observe(for: saved) { [weak model, weak saved] in
        guard let model else { return }
        saved?.badgeValue = model.saved.isEmpty ? nil : String(model.saved.count)
    }
    return UITabBarController(tabs: tabs)
}
