import UIKit

extension ConformanceArea {
    /// Navigation controllers.
    static let navigation = ConformanceArea(
        "Navigation",
        rows: [
            ConformanceRow(
                "navigation/push-and-pop", of: "B-065", "A push shows the new controller",
                since: 8, expects: "b on screen of a, b; a on screen of a"
            ) { stage in
                let (first, second) = (Page("a"), Page("b"))
                let navigation = UINavigationController(rootViewController: first)
                stage.show(navigation, in: .wide)
                @MainActor func seen() -> String {
                    let shown = [first, second].filter(\.isOnScreen).map(\.label)
                    return "\(text(shown)) on screen of \(navigation.titles)"
                }
                stage.perform { navigation.pushViewController(second, animated: true) }
                let pushed = seen()
                stage.perform { navigation.popViewController(animated: true) }
                return "\(pushed); \(seen())"
            },
            ConformanceRow(
                "navigation/pop-at-the-root", of: "B-061", "A pop at depth 1 does nothing",
                since: 8, expects: "nothing popped; a"
            ) { stage in
                let navigation = UINavigationController(rootViewController: Page("a"))
                stage.show(navigation, in: .wide)
                var popped: UIViewController?
                stage.perform { popped = navigation.popViewController(animated: true) }
                return "\(popped?.label ?? "nothing") popped; \(navigation.titles)"
            },
            ConformanceRow(
                "navigation/new-stack", of: "B-062", "Replacing the stack is one transition",
                since: 8,
                expects: "a will disappear, c will appear, a did disappear, c did appear; b, c"
            ) { stage in
                let journal = Journal()
                let navigation = UINavigationController(
                    rootViewController: Page("a", journal: journal))
                stage.show(navigation, in: .wide)
                _ = journal.take()
                stage.perform {
                    navigation.setViewControllers(
                        [Page("b", journal: journal), Page("c", journal: journal)], animated: true)
                }
                return "\(journal.take()); \(navigation.titles)"
            },
            ConformanceRow(
                "navigation/same-top", of: "B-062", "Replacing the stack is one transition",
                since: 8, expects: "nothing; b, top"
            ) { stage in
                let journal = Journal()
                let top = Page("top", journal: journal)
                let navigation = UINavigationController.stack(Page("a"), top)
                stage.show(navigation, in: .wide)
                _ = journal.take()
                stage.perform { navigation.setViewControllers([Page("b"), top], animated: true) }
                return "\(journal.take()); \(navigation.titles)"
            },
            ConformanceRow(
                "navigation/empty-stack", of: "B-062", "Replacing the stack is one transition",
                since: 8, expects: "no top, a has no parent"
            ) { stage in
                let first = Page("a")
                let navigation = UINavigationController(rootViewController: first)
                stage.show(navigation, in: .wide)
                stage.perform { navigation.viewControllers = [] }
                return "\(navigation.topViewController == nil ? "no top" : "a top"), "
                    + (first.parent == nil ? "a has no parent" : "a has a parent")
            },
            ConformanceRow(
                "navigation/push-without-animation", of: "B-062", "A push without animation",
                since: 8, expects: "top b, no coordinator"
            ) { stage in
                let navigation = UINavigationController(rootViewController: Page("a"))
                stage.show(navigation, in: .wide)
                var seen = ""
                stage.perform {
                    navigation.pushViewController(Page("b"), animated: false)
                    let top = navigation.topViewController?.label ?? "none"
                    let coordinator = navigation.transitionCoordinator
                    seen = "top \(top), \(coordinator == nil ? "no" : "a") coordinator"
                }
                return seen
            },
            ConformanceRow(
                "navigation/nested-while-collapsed", of: "A-085, B-069, B-142",
                "A navigation controller can be nested", since: 14,
                expects: "list, navigation; page on screen yes"
            ) { stage in
                let list = UINavigationController(rootViewController: Page("list"))
                let split = UISplitViewController.columns(primary: list)
                stage.show(split, in: .narrow)
                stage.perform { _ = list.popToRootViewController(animated: false) }
                let page = Page("page")
                stage.perform {
                    list.pushViewController(
                        UINavigationController(rootViewController: page), animated: true)
                }
                return "\(list.titles); page on screen \(text(page.isOnScreen))"
            },
            ConformanceRow(
                "navigation/items-of-the-bar", of: "B-063, D-103, D-104",
                "A left item, else the back",
                since: 8, expects: "Root, Top; top Top, back Root"
            ) { stage in
                let navigation = UINavigationController.stack(Page("Root"), Page("Top"))
                stage.show(navigation, in: .wide)
                let bar = navigation.navigationBar
                return "\(text((bar.items ?? []).map { $0.title ?? "" })); "
                    + "top \(bar.topItem?.title ?? "none"), back \(bar.backItem?.title ?? "none")"
            },
            ConformanceRow(
                "navigation/hidden-bar-gives-room", of: "B-064, B-112", "Hiding the bar gives its",
                since: 11, expects: "less by the bar's height, then as before"
            ) { stage in
                let page = Page("page")
                let navigation = UINavigationController(rootViewController: page)
                stage.show(navigation, in: .wide)
                let height = navigation.navigationBar.frame.height
                let before = page.view.safeAreaInsets.top
                stage.perform { navigation.setNavigationBarHidden(true, animated: false) }
                let hidden = page.view.safeAreaInsets.top
                stage.perform { navigation.setNavigationBarHidden(false, animated: false) }
                let again = page.view.safeAreaInsets.top
                let first =
                    abs(before - hidden - height) < 1
                    ? "less by the bar's height" : "from \(Int(before)) to \(Int(hidden))"
                return "\(first), then \(again == before ? "as before" : "\(Int(again))")"
            },
            ConformanceRow(
                "navigation/bar-as-it-was-left", of: "A-140, B-064",
                "Visibility is the navigation controller's", since: 8, expects: "hidden"
            ) { stage in
                let navigation = UINavigationController.stack(Page("a"), Page("b"))
                stage.show(navigation, in: .wide)
                stage.perform { navigation.setNavigationBarHidden(true, animated: false) }
                stage.perform { navigation.popViewController(animated: false) }
                return navigation.isNavigationBarHidden ? "hidden" : "shown"
            },
            ConformanceRow(
                "navigation/bar-at-once", of: "B-064", "Without animation it changes at once",
                since: 8, expects: "hidden at once, shown at once"
            ) { stage in
                let navigation = UINavigationController(rootViewController: Page("a"))
                stage.show(navigation, in: .wide)
                var seen: [String] = []
                stage.perform {
                    navigation.setNavigationBarHidden(true, animated: false)
                    seen.append(navigation.navigationBar.isHidden ? "hidden" : "shown")
                    navigation.setNavigationBarHidden(false, animated: false)
                    seen.append(navigation.navigationBar.isHidden ? "hidden" : "shown")
                }
                return text(seen.map { "\($0) at once" })
            },
            ConformanceRow(
                "navigation/toolbar", of: "A-148", "The toolbar is hidden until asked for",
                since: 11, expects: "hidden; shown, and the bottom is inset by more"
            ) { stage in
                let page = Page("a")
                let navigation = UINavigationController(rootViewController: page)
                stage.show(navigation, in: .wide)
                let before = navigation.isToolbarHidden ? "hidden" : "shown"
                let inset = page.view.safeAreaInsets.bottom
                stage.perform { navigation.setToolbarHidden(false, animated: false) }
                let after = navigation.isToolbarHidden ? "hidden" : "shown"
                let isMore = page.view.safeAreaInsets.bottom > inset
                return "\(before); \(after), and the bottom is inset by "
                    + (isMore ? "more" : "no more")
            },
            ConformanceRow(
                "navigation/hiding-is-off", of: "B-067", "Bars that hide by themselves", since: 8,
                expects: "no, no, no"
            ) { stage in
                let navigation = UINavigationController(rootViewController: Page("a"))
                stage.show(navigation, in: .wide)
                return text(
                    [
                        navigation.hidesBarsWhenVerticallyCompact,
                        navigation.hidesBarsWhenKeyboardAppears, navigation.hidesBarsOnTap,
                    ].map { text($0) })
            },
            ConformanceRow(
                "navigation/visible-controller", of: "B-068", "`visibleViewController` is what",
                since: 8, expects: "b, then modal"
            ) { stage in
                let navigation = UINavigationController.stack(Page("a"), Page("b"))
                stage.show(navigation, in: .wide)
                let before = navigation.visibleViewController?.label ?? "none"
                let modal = Page("modal")
                modal.modalPresentationStyle = .overFullScreen
                stage.perform { navigation.present(modal, animated: false) }
                return "\(before), then \(navigation.visibleViewController?.label ?? "none")"
            },
            ConformanceRow(
                "navigation/pushes-in-order", of: "B-070", "Before iOS 26, pushes during",
                since: 8, expects: "a, b, c, d; d on screen"
            ) { stage in
                let last = Page("d")
                let navigation = UINavigationController(rootViewController: Page("a"))
                stage.show(navigation, in: .wide)
                stage.perform {
                    navigation.pushViewController(Page("b"), animated: true)
                    navigation.pushViewController(Page("c"), animated: true)
                    navigation.pushViewController(last, animated: true)
                }
                return "\(navigation.titles); d \(last.isOnScreen ? "on screen" : "off screen")"
            },
            ConformanceRow(
                "navigation/delegate-told-once", of: "B-140",
                "The delegate is notified of a new top",
                since: 8, expects: "will show b, did show b; will show a, did show a"
            ) { stage in
                let recorder = NavigationRecorder()
                let navigation = UINavigationController(rootViewController: Page("a"))
                stage.show(navigation, in: .wide)
                navigation.delegate = recorder
                _ = recorder.journal.take()
                stage.perform { navigation.pushViewController(Page("b"), animated: true) }
                let push = recorder.journal.take()
                stage.perform { navigation.popViewController(animated: true) }
                return "\(push); \(recorder.journal.take())"
            },
            ConformanceRow(
                "navigation/same-top-not-told", of: "B-140",
                "The delegate is notified of a new top",
                since: 8, expects: "nothing"
            ) { stage in
                let recorder = NavigationRecorder()
                let top = Page("top")
                let navigation = UINavigationController(rootViewController: top)
                stage.show(navigation, in: .wide)
                navigation.delegate = recorder
                _ = recorder.journal.take()
                stage.perform { navigation.setViewControllers([Page("b"), top], animated: false) }
                return recorder.journal.take()
            },
        ] + bars)
}
