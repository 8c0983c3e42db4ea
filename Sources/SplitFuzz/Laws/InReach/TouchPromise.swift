import Foundation
internal import Journal
internal import StatefulTesting
@_spi(Simulation) internal import UIKitModel

/// What a control or a gesture of the system promises the user. The end of the action shows whether
/// it came true.
///
/// There is no promise where the app has a say: with a delegate that may refuse, or a subclass.
@MainActor struct TouchPromise {
    private let fault: @MainActor (LastAction) -> Mismatch?

    private init(_ fault: @escaping @MainActor (LastAction) -> Mismatch?) { self.fault = fault }

    /// What has not come true; `nil` where everything has, or where the app has changed its mind
    /// during the action.
    func breach(_ last: LastAction) -> Mismatch? { last.isWhole ? fault(last) : nil }

    /// A control of the system's does what it is for.
    static func tap(on control: UIControl, _ machine: SplitMachine) -> TouchPromise? {
        switch control.answerer {
        // Where a column's button leads, the specification says. Nobody judges that of a tab
        // sidebar.
        case .app, .sidebars: nil
        case .back(let navigation): pop(navigation, by: "a tap on Back", at: "back")
        case .tab(let tabs, let index): tabs.delegate == nil ? tab(index, of: tabs) : nil
        }
    }

    /// The page below comes on top, and nothing else changes in the stack.
    static func pop(
        _ navigation: UINavigationController, by way: String, at location: String
    ) -> TouchPromise? {
        guard let pages = navigation.pages, pages.count > 1 else { return nil }
        let (below, depth) = (pages[pages.count - 2], pages.count - 1)
        let (page, name) = (below.serialNumber, below.readableName)
        return TouchPromise { last in
            guard !last.journal.asks(for: { $0.isForColumn || $0.isForDetail }),
                !last.journal.asks(.app, for: \.isForStack), !last.summary.hasAdapted,
                navigation.viewIfLoaded?.window != nil
            else { return nil }
            guard let pages = navigation.pages, let top = pages.last else { return nil }
            if top.serialNumber == page, pages.count == depth { return nil }
            return Mismatch(location, "\(way) leads to \(name), and \(top.readableName) is on top")
        }
    }

    /// A presentation ends, unless it forbids that (B-080).
    static func end(
        of presentation: UIPresentationController?, by way: String, at location: String
    ) -> TouchPromise? {
        guard let presentation, let shown = presentation.controllerOnScreen else { return nil }
        if shown.forbidsClosing {
            return TouchPromise { last in
                presentation.isSettled || last.journal.asks(.app, for: \.isForDismissal)
                    ? nil
                    : Mismatch(location, "\(way) dismisses what forbids that")
            }
        }
        if let alert = shown as? UIAlertController,
            let cancel = alert.actions.first(where: { $0.style == .cancel })
        {
            let ran = Call.action(ObjectIdentifier(cancel))
            return TouchPromise { last in
                last.journal.contains(ran)
                    ? nil : Mismatch(location, "\(way) does not run the cancel action of an alert")
            }
        }
        guard presentation.delegate == nil else { return nil }
        return TouchPromise { _ in
            presentation.isSettled
                ? Mismatch(location, "\(way) does not dismiss it") : nil
        }
    }

    /// A sheet that UIKit alone moves gets no lower, or no higher (B-192). Two of its heights may
    /// be the same in a low window. A delegate of the sheet hears of the height.
    static func height(of presentation: UIPresentationController, grows: Bool) -> TouchPromise? {
        if presentation.delegate is any UISheetPresentationControllerDelegate {
            let told = Call.presentation(
                presentation.presentedViewController.serialNumber, .didSelectDetent)
            return TouchPromise { last in
                last.journal.contains(told)
                    ? nil : Mismatch("sheet", "the sheet's delegate does not hear of a drag")
            }
        }
        guard presentation.delegate == nil, presentation.sheet?.delegate == nil,
            let before = presentation.controllerOnScreen?.view.bounds.height
        else { return nil }
        return TouchPromise { _ in
            guard presentation.isSettled,
                let now = presentation.controllerOnScreen?.view.bounds.height,
                grows ? now < before - 0.5 : now > before + 0.5
            else { return nil }
            return Mismatch(
                "sheet",
                "a drag \(grows ? "up" : "down") leads from a height of \(before.text) to "
                    + "\(now.text)")
        }
    }

    /// A tab comes on screen.
    private static func tab(_ index: Int, of tabs: UITabBarController) -> TouchPromise {
        let isOther = tabs.selectedIndex != index
        return TouchPromise { last in
            // An app may select another tab as soon as one has appeared.
            if last.journal.asks(.app, for: \.isForTabs) { return nil }
            if tabs.selectedIndex != index {
                return Mismatch(
                    "tab", "a tap on tab \(index) leaves tab \(tabs.selectedIndex) on screen")
            }
            // A tap on the selected tab pops its stack (B-060), a second one at once, too.
            if isOther, !last.summary.isSecondTouch,
                last.journal.asks(.user, for: \.isForStack)
            {
                return Mismatch("tab", "a tap on another tab, number \(index), changes a stack")
            }
            return tabs.marksAnotherTab
                ? Mismatch("tab", "the bar marks another tab than the selected one")
                : nil
        }
    }
}

extension UINavigationController {
    /// The pages of this stack, and of a stack on it; `nil` where the app has a say in a way back.
    fileprivate var pages: [UIViewController]? {
        guard type(of: self) == UINavigationController.self, leavesSwipeToUIKit else { return nil }
        var pages: [UIViewController] = []
        for controller in viewControllers {
            guard let inner = controller as? UINavigationController else {
                pages.append(controller)
                continue
            }
            guard let innerPages = inner.pages else { return nil }
            pages += innerPages
        }
        return pages
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
