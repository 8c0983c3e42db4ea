package import Foundation
internal import Journal
package import StatefulTesting
@_spi(Simulation) internal import UIKitModel

/// What an action did, in words for people.
extension SplitMachine {
    /// The controllers of the window, indented below their parents, and what they present.
    package var controllers: [String] {
        simulation.tree.map { entry in
            let title = entry.controller.title.map { " “\($0)”" } ?? ""
            return String(repeating: "  ", count: entry.depth)
                + (entry.isPresented ? "presents " : "") + typeName(entry.controller) + title
        }
    }

    /// The classes of the controllers whose views are in the window, without UIKit's own.
    package var places: [String] {
        simulation.tree.compactMap { entry in
            guard entry.controller.viewIfLoaded?.window != nil else { return nil }
            let name = typeName(entry.controller)
            return name.hasPrefix("UI") ? nil : name
        }
    }

    /// The modes of split views, the stacks of navigation controllers, and what is presented.
    package var outline: String {
        simulation.tree.compactMap { entry in
            switch entry.controller {
            case let split as UISplitViewController:
                split.isCollapsed ? "collapsed" : "\(split.displayMode)"
            case let stack as UINavigationController:
                stack.viewControllers.map { $0.title ?? typeName($0) }.joined(separator: " › ")
            case let shown where entry.isPresented: "presents \(typeName(shown))"
            default: nil
            }
        }.joined(separator: "; ")
    }

    /// What UIKit would have logged or raised since the launch, oldest first.
    package var messages: [String] { simulation.misuses.map(\.reason) }

    /// Where fingers touch the screen for an action that has names of controls, in the window.
    package func touches(of action: Action) -> [CGPoint] {
        action.arguments.compactMap { argument in
            guard case .name(let name) = argument.value else { return nil }
            return reachable.control(named: name)?.shownCenter
        }
    }
}

extension Simulation {
    struct TreeEntry {
        let controller: UIViewController
        let depth: Int
        var isPresented = false
    }

    /// The controllers of the window, each before its children, then what is presented.
    var tree: [TreeEntry] {
        var all: [TreeEntry] = []
        func add(_ entry: TreeEntry) {
            all.append(entry)
            for child in entry.controller.children {
                add(TreeEntry(controller: child, depth: entry.depth + 1))
            }
        }
        if let root = window.rootViewController {
            add(TreeEntry(controller: root, depth: 0))
        }
        for presentation in activePresentations {
            guard let shown = presentation.controllerOnScreen else { continue }
            add(TreeEntry(controller: shown, depth: 0, isPresented: true))
        }
        return all
    }
}

/// The name of a controller's class, without its module.
@MainActor func typeName(_ controller: UIViewController) -> String {
    String(describing: type(of: controller))
}

extension Call {
    /// The receiver and the method; `nil` for what is no call of a method.
    ///
    /// - Parameter type: the class of the controller with a number.
    @MainActor func text(_ type: (Int) -> String) -> String? {
        switch self {
        case .willTransition(let controller, _):
            "\(type(controller)).willTransition(to:with:)"
        case .traitsDidChange(let controller, _, _):
            "\(type(controller)).traitCollectionDidChange(_:)"
        case .traitHandlers(let controller): "\(type(controller)): handlers of traits"
        case .viewWillTransition(let controller, let from, let to):
            "\(type(controller)).viewWillTransition(to:with:), from \(size(from)) to \(size(to))"
        case .safeAreaDidChange(let controller):
            "\(type(controller)).viewSafeAreaInsetsDidChange()"
        case .appearance(_, let call, let ofClass, _, _):
            "\(AppearanceCalls.name(of: ofClass)).\(call.method)(_:)"
        case .willMove(_, let parent, let ofClass):
            "\(AppearanceCalls.name(of: ofClass)).willMove(toParent: \(parent < 0 ? "nil" : type(parent)))"
        case .didMove(_, let parent, let ofClass, _):
            "\(AppearanceCalls.name(of: ofClass)).didMove(toParent: \(parent < 0 ? "nil" : type(parent)))"
        case .splitView(let split, let call, _, _):
            "delegate of \(type(split)): \(call.name)"
        case .willShow(let page, let navigation, _):
            "delegate of \(type(navigation)): will show \(type(page))"
        case .didShow(let page, let navigation):
            "delegate of \(type(navigation)): did show \(type(page))"
        case .editing(_, let begins):
            begins ? "textFieldDidBeginEditing(_:)" : "textFieldDidEndEditing(_:)"
        case .editingActions(_, let begins):
            "actions of a text field: editing \(begins ? "begins" : "ends")"
        case .gestureShouldBegin: "gestureRecognizerShouldBegin(_:)"
        case .presentation(let controller, let call):
            "presentation of \(type(controller)): \("\(call)".prefix { $0 != "(" })"
        case .showDetailTargetDidChange: "notification showDetailTargetDidChange"
        case .keyboardWillMove: "notification keyboardWillChangeFrame"
        case .action: "the action of a control"
        case .work: "a block, a timer or a task"
        case .passesOn, .traitHandler, .appearanceEndsUnseen, .firstResponderDidChange,
            .keepsFirstResponder, .lateChange:
            nil
        }
    }

    private func size(_ size: CGSize) -> String { "\(points(size.width)) × \(points(size.height))" }
}
