import UIKit

extension ConformanceArea {
    /// Appearance callbacks, containment and traits.
    static let appearance = ConformanceArea(
        "Appearance, containment, traits",
        rows: [
            ConformanceRow(
                "appearance/first-show", of: "B-100, B-101, D-137, D-146",
                "A first show runs in the documented",
                since: 13,
                expects: "page did load, page will appear, page is appearing, page did appear"
            ) { stage in
                let journal = Journal()
                let page = Page("page", journal: journal)
                page.isThorough = true
                stage.show(Container(page), in: .wide)
                let steps = [" did load", " will appear", " is appearing", " did appear"]
                return text(
                    journal.take().components(separatedBy: ", ").filter { event in
                        steps.contains { event.hasSuffix($0) }
                    })
            },
            ConformanceRow(
                "appearance/loads-once", of: "B-100", "A view loads once", since: 8,
                expects: "not loaded; page did load"
            ) { _ in
                let journal = Journal()
                let page = Page("page", journal: journal)
                page.isThorough = true
                let before = page.isViewLoaded ? "loaded" : "not loaded"
                _ = page.view
                _ = page.view
                return "\(before); \(journal.take())"
            },
            ConformanceRow(
                "appearance/new-root", of: "B-100", "A new root replaces the old one", since: 8,
                expects: "new; old will disappear, old did disappear"
            ) { stage in
                let journal = Journal()
                let (old, new) = (Page("old", journal: journal), Page("new"))
                stage.show(old, in: .wide)
                _ = journal.take()
                stage.perform { old.view.window?.rootViewController = new }
                return "\(text([old, new].filter(\.isOnScreen).map(\.label))); \(journal.take())"
            },
            ConformanceRow(
                "appearance/alongside-is-too-late", of: "B-101", "In `viewIsAppearing` the",
                since: 13, expects: "alongside no, completion yes"
            ) { stage in
                let page = AlongsidePage()
                let navigation = UINavigationController(rootViewController: Page("a"))
                stage.show(navigation, in: .wide)
                stage.perform { navigation.pushViewController(page, animated: true) }
                return "alongside \(text(page.ranAlongside)), completion \(text(page.completed))"
            },
            ConformanceRow(
                "appearance/final-geometry", of: "B-101, D-024", "In `viewIsAppearing` a view has",
                since: 14,
                expects: "list: size final, safe area final; detail: size final, safe "
                    + "area final"
            ) { stage in
                let (list, detail) = (MeasuringPage(), MeasuringPage())
                stage.show(
                    UISplitViewController.columns(
                        primary: list, secondary: detail, behavior: .tile,
                        mode: .oneBesideSecondary), in: .wide)
                return "list: \(list.verdict); detail: \(detail.verdict)"
            },
            ConformanceRow(
                "appearance/reaches-children", of: "B-102", "Appearance reaches children",
                since: 8, expects: "outer will appear, inner will appear"
            ) { stage in
                let journal = Journal()
                let outer = Page("outer", journal: journal)
                let inner = Page("inner", journal: journal)
                outer.addChild(inner)
                inner.view.frame = outer.view.bounds
                outer.view.addSubview(inner.view)
                inner.didMove(toParent: outer)
                stage.show(UINavigationController(rootViewController: outer), in: .wide)
                return text(
                    journal.take().components(separatedBy: ", ")
                        .filter { $0.hasSuffix("will appear") })
            },
            ConformanceRow(
                "appearance/forwarded-by-hand", of: "B-102", "Appearance reaches children",
                since: 8, expects: "nothing; child will appear, child did appear"
            ) { stage in
                let journal = Journal()
                let child = Page("child", journal: journal)
                let root = ManualContainer()
                stage.show(root, in: .wide)
                stage.perform {
                    root.addChild(child)
                    root.view.addSubview(child.view)
                    child.didMove(toParent: root)
                }
                let before = journal.take()
                stage.perform {
                    child.beginAppearanceTransition(true, animated: false)
                    child.endAppearanceTransition()
                }
                return "\(before); \(journal.take())"
            },
            ConformanceRow(
                "appearance/added-late", of: "B-102", "Appearance reaches children", since: 8,
                expects: "child will appear, child did appear; "
                    + "child will disappear, child did disappear"
            ) { stage in
                let journal = Journal()
                let root = Page("root")
                let child = Page("child", journal: journal)
                stage.show(root, in: .wide)
                stage.perform {
                    root.addChild(child)
                    root.view.addSubview(child.view)
                    child.didMove(toParent: root)
                }
                let added = journal.take()
                stage.perform {
                    child.willMove(toParent: nil)
                    child.view.removeFromSuperview()
                    child.removeFromParent()
                }
                return "\(added); \(journal.take())"
            },
            ConformanceRow(
                "appearance/half-of-the-messages", of: "B-103", "`addChild` and `removeFromParent`",
                since: 8, expects: "child will move; child did leave"
            ) { stage in
                let journal = Journal()
                let root = Page("root")
                let child = Page("child", journal: journal)
                child.isThorough = true
                stage.show(root, in: .wide)
                root.addChild(child)
                let added = journal.take()
                child.removeFromParent()
                return "\(added); \(journal.take())"
            },
            ConformanceRow(
                "appearance/added-elsewhere", of: "B-103", "`addChild` and `removeFromParent`",
                since: 8, expects: "one has no children, the other has child"
            ) { stage in
                let (one, other, child) = (Page("one"), Page("other"), Page("child"))
                stage.show(one, in: .wide)
                one.addChild(child)
                other.addChild(child)
                return "one has \(one.children.isEmpty ? "no children" : "children"), "
                    + "the other has \(text(other.children.map(\.label)))"
            },
            ConformanceRow(
                "appearance/all-messages-of-a-stack", of: "B-103",
                "`addChild` and `removeFromParent`", since: 8,
                expects: "b will move, b did move; b will leave, b did leave"
            ) { stage in
                let journal = Journal()
                let page = Page("b", journal: journal)
                page.isThorough = true
                let navigation = UINavigationController(rootViewController: Page("a"))
                stage.show(navigation, in: .wide)
                @MainActor func moves() -> String {
                    text(
                        journal.take().components(separatedBy: ", ").filter {
                            $0.hasSuffix(" move") || $0.hasSuffix(" leave")
                        })
                }
                stage.perform { navigation.pushViewController(page, animated: true) }
                let pushed = moves()
                stage.perform { navigation.popViewController(animated: true) }
                return "\(pushed); \(moves())"
            },
            ConformanceRow(
                "appearance/knows-its-split-view", of: "B-103", "A controller knows its split view",
                since: 14, expects: "page yes, navigation yes"
            ) { stage in
                let list = Page("list")
                let split = UISplitViewController.columns(primary: list)
                stage.show(split, in: .wide)
                return "page \(text(list.splitViewController === split)), "
                    + "navigation \(text(list.navigationController?.splitViewController === split))"
            },
            ConformanceRow(
                "appearance/coordinator-of-a-push", of: "B-104", "Transition coordinators are",
                since: 8, expects: "page yes, child yes; completed"
            ) { stage in
                let journal = Journal()
                let (page, child) = (Page("page"), Page("child"))
                page.addChild(child)
                let navigation = UINavigationController(rootViewController: Page("a"))
                stage.show(navigation, in: .wide)
                var found = ""
                stage.perform {
                    navigation.pushViewController(page, animated: true)
                    let coordinator = navigation.transitionCoordinator
                    found =
                        "page \(text(page.transitionCoordinator != nil)), "
                        + "child \(text(child.transitionCoordinator != nil))"
                    coordinator?.animate(alongsideTransition: nil) { _ in
                        journal.note("completed")
                    }
                }
                return "\(found); \(journal.take())"
            },
            ConformanceRow(
                "appearance/alongside-after-the-push", of: "B-180", "A coordinator taken after",
                since: 8, expects: "alongside, completed"
            ) { stage in
                let journal = Journal()
                let navigation = UINavigationController(rootViewController: Page("a"))
                stage.show(navigation, in: .wide)
                stage.perform {
                    navigation.pushViewController(Page("b"), animated: true)
                    navigation.transitionCoordinator?.animate(
                        alongsideTransition: { _ in journal.note("alongside") },
                        completion: { _ in journal.note("completed") })
                }
                return journal.take()
            },
            ConformanceRow(
                "appearance/traits-from-the-parent", of: "B-115, D-126",
                "Traits go from parent to child",
                since: 8, expects: "child regular, then compact; its view, too"
            ) { stage in
                let child = Page("child")
                stage.show(Container(child), in: .wide)
                let before = child.traitCollection.horizontalSizeClass
                stage.resize(to: .narrow)
                let after = child.traitCollection.horizontalSizeClass
                let ofView = child.view.traitCollection.horizontalSizeClass
                return "child \(before.label), then \(after.label); its view, "
                    + (ofView == after ? "too" : ofView.label)
            },
            ConformanceRow(
                "appearance/override", of: "B-115, D-126", "Traits go from parent to child",
                since: 8,
                expects: "compact and regular, then regular"
            ) { stage in
                let child = Page("child")
                let container = Container(child)
                stage.show(container, in: .wide)
                stage.perform {
                    container.setOverrideTraitCollection(
                        UITraitCollection(horizontalSizeClass: .compact), forChild: child)
                }
                let during = child.traitCollection
                let seen =
                    "\(during.horizontalSizeClass.label) and \(during.verticalSizeClass.label)"
                stage.perform { container.setOverrideTraitCollection(nil, forChild: child) }
                return "\(seen), then \(child.traitCollection.horizontalSizeClass.label)"
            },
        ] + changes)
}

/// Asks for animations and a completion as it is appearing.
private final class AlongsidePage: UIViewController {
    var ranAlongside = false
    var completed = false

    override func viewIsAppearing(_ animated: Bool) {
        super.viewIsAppearing(animated)
        transitionCoordinator?.animate(
            alongsideTransition: { [weak self] _ in self?.ranAlongside = true },
            completion: { [weak self] _ in self?.completed = true })
    }
}

/// Forwards appearance to its children by hand.
private final class ManualContainer: UIViewController {
    override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
}

extension UIUserInterfaceSizeClass {
    var label: String {
        switch rawValue {
        case 1: "compact"
        case 2: "regular"
        default: "unspecified"
        }
    }
}

/// Measures its view as it is appearing.
private final class MeasuringPage: UIViewController {
    private var size = CGSize.zero
    private var insets = UIEdgeInsets.zero

    override func viewIsAppearing(_ animated: Bool) {
        super.viewIsAppearing(animated)
        (size, insets) = (view.bounds.size, view.safeAreaInsets)
    }

    /// How those measures compare with the present ones.
    var verdict: String {
        "size \(size == view.bounds.size ? "final" : "not final"), safe area "
            + (insets == view.safeAreaInsets ? "final" : "not final")
    }
}
