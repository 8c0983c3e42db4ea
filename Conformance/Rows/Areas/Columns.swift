import UIKit

extension ConformanceArea {
    /// What columns hold, and how a split view takes it.
    static let columns = ConformanceArea(
        "Columns and what is in them",
        rows: [
            ConformanceRow(
                "columns/one-by-one", of: "A-001, B-001", "Columns are set one by one", since: 14,
                expects: "list, middle, detail"
            ) { stage in
                let split = UISplitViewController(style: .tripleColumn)
                split.setViewController(Page("list"), for: .primary)
                split.setViewController(Page("middle"), for: .supplementary)
                split.setViewController(Page("detail"), for: .secondary)
                stage.show(split, in: .wide)
                return text(
                    split.viewControllers.map {
                        ($0 as? UINavigationController)?.topViewController?.label ?? $0.label
                    })
            },
            ConformanceRow(
                "columns/wrapped", of: "A-002, B-003, B-T2", "A plain controller is wrapped",
                since: 14, expects: "in a navigation controller, which is the split view's child"
            ) { stage in
                let list = Page("list")
                let split = UISplitViewController.columns(primary: list)
                stage.show(split, in: .wide)
                guard let navigation = list.parent as? UINavigationController else {
                    return "not wrapped"
                }
                return navigation.parent === split
                    ? "in a navigation controller, which is the split view's child"
                    : "in a navigation controller that is elsewhere"
            },
            ConformanceRow(
                "columns/navigation-as-it-is", of: "B-T2", "A navigation controller is taken as",
                since: 14, expects: "primary, supplementary, secondary"
            ) { stage in
                let list = UINavigationController(rootViewController: Page("list"))
                let middle = UINavigationController(rootViewController: Page("middle"))
                let detail = UINavigationController(rootViewController: Page("detail"))
                let split = UISplitViewController.columns(
                    .tripleColumn, primary: list, supplementary: middle, secondary: detail)
                stage.show(split, in: .wide)
                return text(
                    [("primary", list), ("supplementary", middle), ("secondary", detail)]
                        .filter { $0.1.parent === split }.map { $0.0 })
            },
            ConformanceRow(
                "columns/own-navigation", of: "A-008, B-T2", "Primary and secondary take a",
                since: 14, expects: "primary, secondary"
            ) { stage in
                let menus = (0..<3).map { _ in
                    Container(UINavigationController(rootViewController: Page("page")))
                }
                let split = UISplitViewController.columns(
                    .tripleColumn, primary: menus[0], supplementary: menus[1],
                    secondary: menus[2], mode: .twoBesideSecondary)
                stage.show(split, in: .wide)
                return text(
                    zip(["primary", "supplementary", "secondary"], menus)
                        .filter { $0.1.parent === split }.map { $0.0 })
            },
            ConformanceRow(
                "columns/second-child", of: "A-008, A-009", "Only the first child counts",
                since: 14, expects: "wrapped"
            ) { stage in
                let menu = Page("menu")
                menu.addChild(Page("first"))
                menu.addChild(UINavigationController(rootViewController: Page("second")))
                let split = UISplitViewController.columns(primary: menu)
                stage.show(split, in: .wide)
                return menu.parent === split ? "as it is" : "wrapped"
            },
            ConformanceRow(
                "columns/tabs", of: "B-T2", "A tab bar controller with navigation", since: 14,
                expects: "as it is"
            ) { stage in
                let tabs = UITabBarController()
                tabs.viewControllers = ["a", "b"].map {
                    UINavigationController(rootViewController: Page($0))
                }
                let split = UISplitViewController.columns(secondary: tabs)
                stage.show(split, in: .wide)
                return tabs.parent === split ? "as it is" : "wrapped"
            },
            ConformanceRow(
                "columns/compact-not-wrapped", of: "B-T2", "The compact column's controller",
                since: 14, expects: "as it is"
            ) { stage in
                let small = Page("small")
                let split = UISplitViewController.columns(compact: small)
                stage.show(split, in: .narrow)
                return small.parent === split ? "as it is" : "wrapped"
            },
            ConformanceRow(
                "columns/column-and-modal", of: "A-010", "The same controller can be shown",
                since: 14, expects: "column, then modal"
            ) { stage in
                let menu = UINavigationController(rootViewController: Page("menu"))
                let split = UISplitViewController.columns(primary: menu)
                stage.show(split, in: .wide)
                let wasColumn = menu.isOnScreen && menu.parent === split
                stage.perform { split.setViewController(Page("other"), for: .primary) }
                menu.modalPresentationStyle = .formSheet
                stage.perform { split.present(menu, animated: true) }
                let isModal = menu.isOnScreen && menu.presentingViewController != nil
                let second = isModal ? "modal" : "nothing"
                return "\(wasColumn ? "column" : "no column"), then \(second)"
            },
            ConformanceRow(
                "columns/getter", of: "A-018, B-003", "`viewController(for:)` returns what",
                since: 14, expects: "list, detail"
            ) { stage in
                let split = UISplitViewController.columns()
                stage.show(split, in: .wide)
                return text(
                    [UISplitViewController.Column.primary, .secondary].map {
                        split.viewController(for: $0)?.label ?? "none"
                    })
            },
            ConformanceRow(
                "columns/expanded-children", of: "B-004", "Expanded, `viewControllers` are",
                since: 14, expects: "list, middle, detail"
            ) { stage in
                let split = UISplitViewController.columns(.tripleColumn, compact: Page("small"))
                stage.show(split, in: .wide)
                return text(
                    split.viewControllers.map {
                        ($0 as? UINavigationController)?.topViewController?.label ?? $0.label
                    })
            },
            ConformanceRow(
                "columns/collapsed-child", of: "B-004", "Expanded, `viewControllers` are",
                since: 14, expects: "small"
            ) { stage in
                let split = UISplitViewController.columns(compact: Page("small"))
                stage.show(split, in: .wide)
                stage.resize(to: .narrow)
                return text(split.viewControllers.map(\.label))
            },
            ConformanceRow(
                "columns/plain-secondary-pushed", of: "B-019", "A plain controller set for a",
                since: 14, expects: "first, second"
            ) { stage in
                let first = Page("first")
                let split = UISplitViewController.columns(secondary: first)
                stage.show(split, in: .wide)
                stage.perform { split.setViewController(Page("second"), for: .secondary) }
                return (split.child(.secondary) as? UINavigationController)?.titles ?? "none"
            },
            ConformanceRow(
                "columns/secondary-replaced-after-nil", of: "B-019",
                "A plain controller set for a", since: 14, expects: "second"
            ) { stage in
                let split = UISplitViewController.columns(secondary: Page("first"))
                stage.show(split, in: .wide)
                stage.perform {
                    split.setViewController(nil, for: .secondary)
                    split.setViewController(Page("second"), for: .secondary)
                }
                return (split.child(.secondary) as? UINavigationController)?.titles ?? "none"
            },
            ConformanceRow(
                "columns/collapsed-secondary-pushed", of: "B-019", "While collapsed it is pushed",
                since: 14, expects: "list, detail, next"
            ) { stage in
                let list = UINavigationController(rootViewController: Page("list"))
                let split = UISplitViewController.columns(primary: list)
                stage.show(split, in: .narrow)
                stage.perform { split.setViewController(Page("next"), for: .secondary) }
                return list.flow
            },
            ConformanceRow(
                "columns/secondary-after-back", of: "B-019", "While collapsed it is pushed",
                since: 14, expects: "list, detail, next"
            ) { stage in
                let list = UINavigationController(rootViewController: Page("list"))
                let split = UISplitViewController.columns(primary: list)
                stage.show(split, in: .narrow)
                stage.perform { list.popToRootViewController(animated: true) }
                stage.perform {
                    split.setViewController(Page("next"), for: .secondary)
                    split.show(.secondary)
                }
                return list.flow
            },
            ConformanceRow(
                "columns/same-again", of: "B-019", "Setting what is there already", since: 14,
                expects: "nothing"
            ) { stage in
                let journal = Journal()
                let detail = Page("detail", journal: journal)
                let split = UISplitViewController.columns(secondary: detail)
                stage.show(split, in: .wide)
                _ = journal.take()
                stage.perform { split.setViewController(detail, for: .secondary) }
                return journal.take()
            },
            ConformanceRow(
                "columns/as-child", of: "B-002", "A split view works as the window's root",
                since: 14, expects: "the same frames"
            ) { stage in
                let first = UISplitViewController.columns(behavior: .tile)
                stage.show(first, in: .wide)
                let frames = [first.frame(.primary), first.frame(.secondary)]
                let second = UISplitViewController.columns(behavior: .tile)
                stage.show(Container(second), in: .wide)
                return [second.frame(.primary), second.frame(.secondary)] == frames
                    ? "the same frames" : "other frames"
            },
            ConformanceRow(
                "columns/show-pushes", of: "B-014, B-015", "`show` goes up to the nearest",
                since: 8, expects: "list, more"
            ) { stage in
                let list = Page("list")
                let navigation = UINavigationController(rootViewController: list)
                stage.show(UISplitViewController.classic(navigation, Page("right")), in: .wide)
                stage.perform { list.show(Page("more"), sender: nil) }
                return navigation.titles
            },
            ConformanceRow(
                "columns/show-makes-primary", of: "B-014, B-015",
                "`show` goes up to the nearest", since: 8, expects: "new, right"
            ) { stage in
                let left = Page("left")
                let split = UISplitViewController.classic(left, Page("right"))
                stage.show(split, in: .wide)
                stage.perform { left.show(Page("new"), sender: nil) }
                return text(split.viewControllers.map(\.label))
            },
            ConformanceRow(
                "columns/detail-collapsed", of: "B-014, D-054, D-055",
                "Expanded, show-detail installs",
                since: 8, expects: "list, detail, more"
            ) { stage in
                let list = Page("list")
                let navigation = UINavigationController(rootViewController: list)
                let split = UISplitViewController.classic(
                    navigation, UINavigationController(rootViewController: Page("detail")))
                stage.show(split, in: .narrow)
                stage.perform { list.showDetailViewController(Page("more"), sender: nil) }
                return navigation.flow
            },
            ConformanceRow(
                "columns/detail-again", of: "B-008", "Showing the detail that is there",
                since: 8, expects: "nothing"
            ) { stage in
                let journal = Journal()
                let left = Page("left")
                let right = Page("right", journal: journal)
                stage.show(UISplitViewController.classic(left, right), in: .wide)
                _ = journal.take()
                stage.perform { left.showDetailViewController(right, sender: nil) }
                return journal.take()
            },
            ConformanceRow(
                "columns/delegate-takes-detail", of: "B-014, B-015", "A classic delegate may take",
                since: 8, expects: "asked for new; left, right"
            ) { stage in
                let recorder = ClassicRecorder()
                recorder.takesDetail = true
                let left = Page("left")
                let split = UISplitViewController.classic(left, Page("right"), delegate: recorder)
                stage.show(split, in: .wide)
                _ = recorder.journal.take()
                stage.perform { left.showDetailViewController(Page("new"), sender: nil) }
                return "\(recorder.journal.take()); \(text(split.viewControllers.map(\.label)))"
            },
            ConformanceRow(
                "columns/target-changed", of: "B-016", "Collapsing and expanding post", since: 8,
                expects: "collapse yes, expand yes"
            ) { stage in
                let journal = Journal()
                let split = UISplitViewController.classic(
                    UINavigationController(rootViewController: Page("list")),
                    UINavigationController(rootViewController: Page("detail")))
                stage.show(split, in: .wide)
                let token = NotificationCenter.default.addObserver(
                    forName: UIViewController.showDetailTargetDidChangeNotification, object: nil,
                    queue: nil
                ) { _ in MainActor.assumeIsolated { journal.note("posted") } }
                defer { NotificationCenter.default.removeObserver(token) }
                stage.resize(to: .narrow)
                let atCollapse = journal.take() != "nothing"
                stage.resize(to: .wide)
                let atExpand = journal.take() != "nothing"
                return "collapse \(text(atCollapse)), expand \(text(atExpand))"
            },
        ])
}
