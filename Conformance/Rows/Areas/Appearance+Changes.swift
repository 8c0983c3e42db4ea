import UIKit

extension ConformanceArea {
    /// Sizes and traits on their way down, moves between parents, and handlers of traits.
    static let changes: [ConformanceRow] = [
        ConformanceRow(
            "appearance/traits-of-superview", of: "B-115, D-021", "From iOS 17 on a controller has",
            since: 17, expects: "regular, then compact"
        ) { stage in
            guard #available(iOS 17, *) else { return "" }
            let (root, child) = (Page("root"), Page("child"))
            let narrow = Container(Page("other"))
            stage.show(root, in: .wide)
            stage.perform {
                root.addChild(narrow)
                root.view.addSubview(narrow.view)
                narrow.traitOverrides.horizontalSizeClass = .compact
                narrow.addChild(child)
                root.view.addSubview(child.view)
            }
            let beside = child.traitCollection.horizontalSizeClass.label
            stage.perform { narrow.view.addSubview(child.view) }
            return "\(beside), then \(child.traitCollection.horizontalSizeClass.label)"
        },
        ConformanceRow(
            "appearance/update-at-once", of: "B-115, D-136", "`updateTraitsIfNeeded()` updates",
            since: 17, expects: "compact"
        ) { stage in
            guard #available(iOS 17, *) else { return "" }
            let child = Page("child")
            let container = Container(child)
            stage.show(container, in: .wide)
            var now = ""
            stage.perform {
                container.traitOverrides.horizontalSizeClass = .compact
                container.updateTraitsIfNeeded()
                now = child.traitCollection.horizontalSizeClass.label
            }
            return now
        },
        ConformanceRow(
            "appearance/own-overrides", of: "B-182", "The traits that an app overrides on a",
            since: 17, expects: "compact, below compact; then regular"
        ) { stage in
            guard #available(iOS 17, *) else { return "" }
            let inner = Page("inner")
            let outer = Container(inner)
            let container = Container(outer)
            stage.show(container, in: .wide)
            stage.perform {
                container.setOverrideTraitCollection(
                    UITraitCollection(horizontalSizeClass: .regular), forChild: outer)
                outer.traitOverrides.horizontalSizeClass = .compact
            }
            let own = outer.traitCollection.horizontalSizeClass.label
            let below = inner.traitCollection.horizontalSizeClass.label
            stage.perform { outer.traitOverrides.remove(UITraitHorizontalSizeClass.self) }
            return "\(own), below \(below); then \(inner.traitCollection.horizontalSizeClass.label)"
        },
        ConformanceRow(
            "appearance/override-at-update", of: "B-182, D-023", "From iOS 17 on an override is",
            since: 17, expects: "regular, then compact"
        ) { stage in
            guard #available(iOS 17, *) else { return "" }
            let page = Page("page")
            stage.show(Container(page), in: .wide)
            var before = ""
            stage.perform {
                page.traitOverrides.horizontalSizeClass = .compact
                before = page.traitCollection.horizontalSizeClass.label
            }
            return "\(before), then \(page.traitCollection.horizontalSizeClass.label)"
        },
        ConformanceRow(
            "appearance/traits-before-hierarchy", of: "B-143, D-022", "From iOS 17 on traits are",
            since: 17, expects: "not compact, then compact"
        ) { stage in
            guard #available(iOS 17, *) else { return "" }
            let (root, child) = (Page("root"), Page("child"))
            stage.show(root, in: .wide)
            root.traitOverrides.horizontalSizeClass = .compact
            root.addChild(child)
            let before = child.traitCollection.horizontalSizeClass == .compact
            stage.perform { root.view.addSubview(child.view) }
            return "\(before ? "compact" : "not compact"), then "
                + child.traitCollection.horizontalSizeClass.label
        },
        ConformanceRow(
            "appearance/sizes-go-down", of: "B-117, D-142, D-145", "Size changes go down the tree",
            since: 8,
            expects: "outer narrower, inner narrower"
        ) { stage in
            let journal = Journal()
            let inner = SizePage("inner", journal)
            let outer = SizePage("outer", journal, child: inner)
            stage.show(outer, in: .wide)
            _ = journal.take()
            stage.resize(to: .narrow)
            return journal.take()
        },
        ConformanceRow(
            "appearance/sizes-stop-without-super", of: "B-117, D-142, D-145",
            "Size changes go down the tree",
            since: 8, expects: "outer narrower"
        ) { stage in
            let journal = Journal()
            let outer = SizePage("outer", journal, child: SizePage("inner", journal))
            outer.callsSuper = false
            stage.show(outer, in: .wide)
            _ = journal.take()
            stage.resize(to: .narrow)
            return journal.take()
        },
        ConformanceRow(
            "appearance/traits-told-once", of: "B-141", "A change of traits is announced",
            since: 8, expects: "regular becomes compact"
        ) { stage in
            let page = TraitsPage()
            stage.show(Container(page), in: .wide)
            _ = page.journal.take()
            stage.resize(to: .narrow)
            return page.journal.take()
        },
        ConformanceRow(
            "appearance/moves-in-and-out", of: "B-160", "`isMovingToParent` and", since: 8,
            expects: "page comes, page moves away"
        ) { stage in
            let journal = Journal()
            let navigation = UINavigationController(rootViewController: Page("a"))
            stage.show(navigation, in: .wide)
            stage.perform {
                navigation.pushViewController(MovingPage("page", journal), animated: true)
            }
            stage.perform { navigation.popViewController(animated: true) }
            return journal.take()
        },
        ConformanceRow(
            "appearance/covered-is-not-moved", of: "B-160", "`isMovingToParent` and", since: 8,
            expects: "page comes, page is covered, page is back"
        ) { stage in
            let journal = Journal()
            let navigation = UINavigationController(rootViewController: Page("a"))
            stage.show(navigation, in: .wide)
            stage.perform {
                navigation.pushViewController(MovingPage("page", journal), animated: true)
            }
            stage.perform { navigation.pushViewController(Page("b"), animated: true) }
            stage.perform { navigation.popViewController(animated: true) }
            return journal.take()
        },
        ConformanceRow(
            "appearance/is-presented", of: "B-160", "`isMovingToParent` and", since: 8,
            expects: "page is presented, page is dismissed"
        ) { stage in
            let journal = Journal()
            let (root, page) = (Page("root"), MovingPage("page", journal))
            page.modalPresentationStyle = .fullScreen
            stage.show(root, in: .wide)
            stage.perform { root.present(page, animated: true) }
            stage.perform { root.dismiss(animated: true) }
            return journal.take()
        },
        ConformanceRow(
            "appearance/trait-handler", of: "B-175, D-133, D-134", "A handler that a controller",
            since: 17,
            expects: "page from regular, view from regular"
        ) { stage in
            guard #available(iOS 17, *) else { return "" }
            let journal = Journal()
            let page = Page("page")
            page.registerForTraitChanges([UITraitHorizontalSizeClass.self]) {
                (_: Page, previous: UITraitCollection) in
                journal.note("page from \(previous.horizontalSizeClass.label)")
            }
            page.view.registerForTraitChanges([UITraitHorizontalSizeClass.self]) {
                (_: UIView, previous: UITraitCollection) in
                journal.note("view from \(previous.horizontalSizeClass.label)")
            }
            stage.show(Container(page), in: .wide)
            _ = journal.take()
            stage.resize(to: .narrow)
            return journal.take()
        },
        ConformanceRow(
            "appearance/unregistered-handler", of: "B-175, D-133, D-134",
            "A handler that a controller",
            since: 17, expects: "nothing"
        ) { stage in
            guard #available(iOS 17, *) else { return "" }
            let journal = Journal()
            let page = Page("page")
            let registration = page.registerForTraitChanges([UITraitHorizontalSizeClass.self]) {
                (_: Page, _: UITraitCollection) in journal.note("page")
            }
            stage.show(Container(page), in: .wide)
            page.unregisterForTraitChanges(registration)
            _ = journal.take()
            stage.resize(to: .narrow)
            return journal.take()
        },
    ]
}

/// Notes each change of its horizontal size class.
private final class TraitsPage: UIViewController {
    let journal = Journal()

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        guard let old = previousTraitCollection?.horizontalSizeClass else { return }
        let new = traitCollection.horizontalSizeClass
        if old != new { journal.note("\(old.label) becomes \(new.label)") }
    }
}

/// Notes whether it is told of a smaller width.
private final class SizePage: UIViewController {
    var callsSuper = true
    private let name: String
    private let journal: Journal
    private let child: UIViewController?

    init(_ name: String, _ journal: Journal, child: UIViewController? = nil) {
        self.name = name
        self.journal = journal
        self.child = child
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        guard let child else { return }
        addChild(child)
        child.view.frame = view.bounds
        child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(child.view)
        child.didMove(toParent: self)
    }

    override func viewWillTransition(
        to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        if size.width < view.bounds.width { journal.note("\(name) narrower") }
        if callsSuper { super.viewWillTransition(to: size, with: coordinator) }
    }
}

/// Notes why it appears and disappears.
private final class MovingPage: UIViewController {
    private let name: String
    private let journal: Journal

    init(_ name: String, _ journal: Journal) {
        self.name = name
        self.journal = journal
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        let how =
            isMovingToParent ? "comes" : isBeingPresented ? "is presented" : "is back"
        journal.note("\(name) \(how)")
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        let how =
            isMovingFromParent
            ? "moves away" : isBeingDismissed ? "is dismissed" : "is covered"
        journal.note("\(name) \(how)")
    }
}
