import Foundation
internal import Journal

/// The menu of a bar button item on screen (B-152). UIKit presents a controller of its own for it,
/// so that nothing else can be presented meanwhile.
///
/// It is a popover at the item in every window, with a row for each action; the rows of a menu
/// inside it stand among them (*unverified*). A tap on a row closes the menu, then the action runs.
@MainActor enum MenuPresentation {
    static func open(_ menu: UIMenu, from item: UIBarButtonItem) {
        var view = item.view?.storedSuperview
        while let bar = view, bar.controller == nil { view = bar.storedSuperview }
        guard let presenter = view?.controller?.outermostContainer else { return }
        // UIKit closes what is open first.
        guard presenter.begunPresentation == nil else {
            return Simulation.active.log(
                "The model does not open a menu while something is presented: expected the app to "
                    + "dismiss it first.", about: .model)
        }
        Simulation.active.passed(.menuInline)
        let controller = MenuController(menu)
        controller.modalPresentationStyle = .popover
        controller.popoverPresentationController?.barButtonItem = item
        Simulation.active.carryOut(controller.requestToPresent, by: .user) {
            presenter.present(controller, animated: true)
        }
    }
}

/// Shows the actions of a menu.
@MainActor final class MenuController: UIViewController {
    let menu: UIMenu
    private var rows: [ChoiceRow] = []

    static let width: CGFloat = 250
    static let rowHeight: CGFloat = 44

    init(_ menu: UIMenu) {
        self.menu = menu
        super.init(nibName: nil, bundle: nil)
        rows = MenuController.actions(of: menu).map { action in
            ChoiceRow(
                action.title, for: action, isEnabled: !action.attributes.contains(.disabled)
            ) { [weak self] in
                self?.leave(for: action) { action.run() }
            }
        }
        preferredContentSize = CGSize(
            width: MenuController.width, height: MenuController.rowHeight * CGFloat(rows.count))
    }

    required init?(coder: NSCoder) { nil }

    /// The actions in the order in which they are shown.
    private static func actions(of menu: UIMenu) -> [UIAction] {
        var actions: [UIAction] = []
        for child in menu.children {
            if let inner = child as? UIMenu { actions += self.actions(of: inner) }
            if let action = child as? UIAction, !action.attributes.contains(.hidden) {
                actions.append(action)
            }
        }
        return actions
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        for row in rows { view.addSubview(row) }
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let size = view.bounds.size
        let height = min(MenuController.rowHeight, size.height / CGFloat(max(1, rows.count)))
        for (index, row) in rows.enumerated() {
            row.frame = CGRect(
                x: 0, y: CGFloat(index) * height, width: size.width, height: height)
        }
    }

    override func makePresentation(isPopover: Bool) -> UIPresentationController {
        isPopover ? MenuPopover(preparedFor: self) : super.makePresentation(isPopover: false)
    }

    override var stateText: String? { menu.stateText }
}

/// A popover that stays one in every window, and closes when the window changes, or at a touch
/// anywhere else, which goes no further (*unverified*).
@MainActor private final class MenuPopover: UIPopoverPresentationController {
    override func adaptivePresentationStyle(
        for traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle { .none }

    override var isPlacedBySystem: Bool { true }
    override var barTakesTouches: Bool {
        Simulation.active.reading(BarBesideMenu.self) == .takesTouches
    }

    override func willReposition() {
        if phase == .presenting { finishTransition() }
        guard phase == .presented else { return }
        Simulation.active.note(
            .dismissal(of: presentedViewController.serialNumber), by: .system)
        end(animated: false, cause: .app, completion: nil)
    }
}
