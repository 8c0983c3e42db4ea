import Foundation
internal import Journal
internal import StatefulTesting
@_spi(Simulation) internal import UIKitModel

/// What a control or a gesture of the system promises the user. The end of the action shows whether
/// it came true.
///
/// There is no promise where the app has a say: with a delegate that may refuse, or a subclass.
@MainActor enum TouchPromise {
    /// The page below comes on top, and nothing else changes in the stack.
    case page(Pop)
    /// A presentation ends.
    case ended(UIPresentationController, by: String, at: String)
    /// A presentation that forbids it does not end (B-080).
    case kept(UIPresentationController, by: String, at: String)
    /// A sheet that UIKit alone moves gets no lower, or no higher (B-192). Two of its heights may
    /// be the same in a low window.
    case height(Height)
    /// A tab comes on screen.
    case tab(UITabBarController, Int, isOther: Bool)
    /// The sidebar of a tab bar controller comes, or goes.
    case sidebar(UITabBarController, isHidden: Bool)

    struct Height {
        let presentation: UIPresentationController
        let before: CGFloat
        let grows: Bool
    }

    struct Pop {
        let navigation: UINavigationController
        let way: String
        let location: String
        /// The serial number of the page below, and its name.
        let page: Int
        let name: String
        /// The number of pages before.
        let depth: Int
    }

    // MARK: - What is promised

    static func tap(on control: UIControl, _ machine: SplitMachine) -> TouchPromise? {
        switch control.answerer {
        // Where a way to sidebars leads, the specification says.
        case .app, .displayMode, .secondaryOnly: return nil
        case .back(let navigation):
            return pop(navigation, by: "a tap on Back", at: "back")
        case .tab(let tabs, let index):
            return tabs.delegate == nil
                ? .tab(tabs, index, isOther: tabs.selectedIndex != index) : nil
        case .sidebar(let tabs, let isHidden): return .sidebar(tabs, isHidden: isHidden)
        }
    }

    static func pop(
        _ navigation: UINavigationController, by way: String, at location: String
    ) -> TouchPromise? {
        var pages: [UIViewController] = []
        guard navigation.appendPages(to: &pages), pages.count > 1 else { return nil }
        let below = pages[pages.count - 2]
        return .page(
            Pop(
                navigation: navigation, way: way, location: location, page: below.serialNumber,
                name: below.readableName, depth: pages.count))
    }

    static func end(
        of presentation: UIPresentationController?, by way: String, at location: String
    ) -> TouchPromise? {
        guard let presentation, let shown = presentation.controllerOnScreen else { return nil }
        if shown.forbidsClosing { return .kept(presentation, by: way, at: location) }
        guard presentation.delegate == nil else { return nil }
        return .ended(presentation, by: way, at: location)
    }

    static func height(
        of presentation: UIPresentationController, grows: Bool
    ) -> TouchPromise? {
        guard presentation.delegate == nil, presentation.sheet?.delegate == nil,
            let shown = presentation.controllerOnScreen
        else { return nil }
        return .height(
            Height(presentation: presentation, before: shown.view.bounds.height, grows: grows))
    }

    // MARK: - What came true

    /// What has not come true; `nil` where everything has, or where the app has changed its mind
    /// during the action.
    func breach(_ last: LastAction) -> Mismatch? {
        guard last.isWhole else { return nil }
        switch self {
        case .page(let pop): return pop.breach(last)
        case .ended(let presentation, let way, let location):
            guard presentation.isSettled else { return nil }
            return Mismatch(location, explanation: "\(way) does not dismiss it")
        case .kept(let presentation, let way, let location):
            if presentation.isSettled || last.journal.asks(.app, for: \.isForDismissal) {
                return nil
            }
            return Mismatch(location, explanation: "\(way) dismisses what forbids that")
        case .height(let height):
            guard height.presentation.isSettled,
                let now = height.presentation.controllerOnScreen?.view.bounds.height,
                height.grows ? now < height.before - 0.5 : now > height.before + 0.5
            else { return nil }
            return Mismatch(
                "sheet",
                explanation: "a drag \(height.grows ? "up" : "down") leads from a height of "
                    + "\(height.before.text) to \(now.text)")
        case .tab(let tabs, let index, let isOther):
            // An app may select another tab as soon as one has appeared.
            if last.journal.asks(.app, for: \.isForTabs) { return nil }
            if tabs.selectedIndex == index {
                // A tap on the selected tab pops its stack (B-060), a second one at once, too.
                if isOther, !last.summary.isSecondTouch,
                    last.journal.asks(.user, for: \.isForStack)
                {
                    return Mismatch(
                        "tab", explanation: "a tap on another tab, number \(index), changes a stack"
                    )
                }
                return tabs.marksAnotherTab
                    ? Mismatch(
                        "tab", explanation: "the bar marks another tab than the selected one")
                    : nil
            }
            return Mismatch(
                "tab",
                explanation: "a tap on tab \(index) leaves tab \(tabs.selectedIndex) on screen")
        case .sidebar(let tabs, let isHidden):
            if last.journal.asks(.app, for: \.isForTabs) || tabs.sidebar.isHidden == isHidden {
                return nil
            }
            return Mismatch(
                "sidebar",
                explanation: "a tap of the user does not \(isHidden ? "hide" : "show") the sidebar")
        }
    }
}

extension TouchPromise.Pop {
    @MainActor fileprivate func breach(_ last: LastAction) -> Mismatch? {
        guard !last.journal.asks(for: { $0.isForColumn || $0.isForDetail }),
            !last.journal.asks(.app, for: \.isForStack), !last.summary.hasAdapted,
            navigation.viewIfLoaded?.window != nil
        else { return nil }
        var pages: [UIViewController] = []
        guard navigation.appendPages(to: &pages), let top = pages.last else { return nil }
        if top.serialNumber == page, pages.count == depth - 1 { return nil }
        return Mismatch(
            location,
            explanation: "\(way) leads to \(name), and \(top.readableName) is on top")
    }
}

extension UINavigationController {
    /// Appends the pages of this stack, and of a stack on it. Returns false where the app has a say
    /// in a way back.
    fileprivate func appendPages(to pages: inout [UIViewController]) -> Bool {
        guard type(of: self) == UINavigationController.self, leavesSwipeToUIKit else {
            return false
        }
        for controller in viewControllers {
            if let inner = controller as? UINavigationController {
                if !inner.appendPages(to: &pages) { return false }
            } else {
                pages.append(controller)
            }
        }
        return true
    }
}

extension UIViewController {
    /// Whether this, or a controller on screen in it, is not to be closed by a touch (B-080).
    fileprivate var forbidsClosing: Bool {
        if isModalInPresentation { return true }
        for child in children where child.viewIfLoaded?.window != nil && child.forbidsClosing {
            return true
        }
        return false
    }
}
