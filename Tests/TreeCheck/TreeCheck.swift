// Release builds compile this target too, and permit no `@testable`.
#if DEBUG
    @_spi(Simulation) @testable package import UIKitModel

    extension Simulation {
        /// What is inconsistent in the model's own data, one sentence for each fault; empty where
        /// everything agrees. Tests ask after each action. Costs O(n) in the number of views.
        package func checkTree() -> [String] {
            var check = TreeCheck(of: self)
            check.run()
            return check.faults
        }
    }

    /// A walk over the controllers and views of a simulation that compares each reference with the
    /// one that leads back.
    @MainActor private struct TreeCheck {
        let simulation: Simulation
        var faults: [String] = []
        private var seen: Set<ObjectIdentifier> = []
        private var textFields = 0
        private var scrollViews = 0

        init(of simulation: Simulation) { self.simulation = simulation }

        mutating func run() {
            let window = simulation.window
            if let root = window.storedRoot { check(root, in: nil) }
            for presentation in simulation.presentations { check(presentation) }
            check(window, in: nil)
            expect(textFields == window.textFieldCount, "the window miscounts its text fields")
            expect(scrollViews == window.scrollViewCount, "the window miscounts its scroll views")
            if let first = simulation.firstResponder {
                expect(first.isFirst, "\(type(of: first)) does not know that it is first responder")
                expect(
                    first.responderWindow === window,
                    "the first responder \(type(of: first)) is not in the window")
            }
        }

        private mutating func expect(_ holds: Bool, _ fault: @autoclosure () -> String) {
            if !holds { faults.append(fault()) }
        }

        // MARK: - Controllers

        private mutating func check(_ controller: UIViewController, in parent: UIViewController?) {
            let name = "\(type(of: controller))"
            guard seen.insert(ObjectIdentifier(controller)).inserted else {
                return faults.append("\(name) is in the tree twice")
            }
            expect(controller.storedParent === parent, "\(name) has another parent than its place")
            if let view = controller.viewIfLoaded {
                expect(view.isRootView, "the view of \(name) is no root view")
                expect(view.controller === controller, "the view of \(name) is another one's")
            }
            if let begun = controller.begunPresentation {
                expect(begun.presenter === controller, "\(name) began what another one presents")
                expect(isActive(begun), "\(name) has begun a presentation that is not active")
            }
            if let active = controller.activePresentation {
                expect(isActive(active), "\(name) is in a presentation that is not active")
            }
            if let bar = controller.storedNavigationItem?.bar {
                let item = controller.storedNavigationItem
                expect(
                    bar.items?.contains { $0 === item } == true,
                    "the item of \(name) names a bar that does not list it")
            }
            if let aside = controller.rareSettings?.presentationAside { check(aside) }
            if let navigation = controller as? UINavigationController {
                for page in navigation.stack {
                    expect(
                        page.storedParent === navigation,
                        "\(type(of: page)) is on a stack that is not its parent's")
                }
            }
            for child in controller.storedChildren { check(child, in: controller) }
        }

        // MARK: - Presentations

        private func isActive(_ presentation: UIPresentationController) -> Bool {
            simulation.presentations.contains { $0 === presentation }
                || presentation.presenter?.rareSettings?.presentationAside === presentation
        }

        private mutating func check(_ presentation: UIPresentationController) {
            let name = "\(type(of: presentation))"
            expect(
                [.presenting, .presented, .dismissing].contains(presentation.phase),
                "an active \(name) is \(presentation.phase)")
            if let presenter = presentation.presenter {
                expect(
                    presenter.begunPresentation === presentation,
                    "\(type(of: presenter)) does not know the \(name) that it has begun")
            }
            guard let shown = presentation.shown else {
                return faults.append("an active \(name) shows nothing")
            }
            expect(
                shown.activePresentation === presentation,
                "\(type(of: shown)) does not know the \(name) that shows it")
            check(shown, in: nil)
        }

        // MARK: - Views

        private mutating func check(_ view: UIView, in superview: UIView?) {
            let name = "\(type(of: view))"
            guard seen.insert(ObjectIdentifier(view)).inserted else {
                return faults.append("\(name) is in the window twice")
            }
            expect(
                view.storedSuperview === superview, "\(name) has another superview than its place")
            expect(
                view.storedWindow === simulation.window,
                "\(name) is in the window and does not know it")
            if let superview, view.needsLayoutPass {
                expect(superview.subtreeNeedsLayout, "nobody will lay out the \(name)")
            }
            if let controller = view.controller {
                expect(
                    controller.viewIfLoaded === view, "\(name) is the old view of its controller")
            }
            if let button = view as? BarButtonView, let item = button.item {
                expect(item.view === button, "the button of an item is another one's")
            }
            if let bar = view as? UINavigationBar {
                expect(bar.backButton.bar === bar, "the back button names another bar")
            }
            if view.isTextField { textFields += 1 }
            if view.isScrollView { scrollViews += 1 }
            for subview in view.storedSubviews { check(subview, in: view) }
        }
    }
#endif
