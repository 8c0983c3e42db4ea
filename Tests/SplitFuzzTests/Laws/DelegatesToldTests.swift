import Foundation
import Journal
import SplitFuzz
import Testing

@_spi(Simulation) @testable import UIKitModel

/// Faults are planted in the log of calls: a call that is missing there was not made.
@Suite("delegates-told") @MainActor struct DelegatesToldTests {
    // MARK: - What is right

    @Test("is silent where modes, columns and hierarchies change (B-013, B-050 to B-054)")
    func columns() throws {
        var driver = try AppDriver { $0.splitViewController?.hide(.primary) }

        for line in [
            "tap \"primary/Act\"", "edge-swipe finish", "drag cancel", "drag finish",
            "resize third", "resize full", "background", "rotate portrait",
        ] {
            let broken = try driver.act(line).filter { $0 != "place-kept at collapse" }
            #expect(broken == [], "\(line)")
        }
    }

    @Test("is silent in a classic split view (B-050, B-053)") func classic() throws {
        var driver = try AppDriver("marked-sides", of: .masterDetail)

        for line in ["rotate landscape", "rotate portrait", "background"] {
            #expect(try driver.act(line) == [], "\(line)")
        }
    }

    @Test("is silent about an app that changes the mode in the callback (B-050)")
    func nested() throws {
        final class Restless: UISplitViewController, UISplitViewControllerDelegate {
            var wanted: DisplayMode?

            func splitViewController(
                _ svc: UISplitViewController, willChangeTo displayMode: DisplayMode
            ) {
                guard let wanted else { return }
                self.wanted = nil
                preferredDisplayMode = wanted
            }
        }
        for wanted in [UISplitViewController.DisplayMode.oneBesideSecondary, .secondaryOnly] {
            var driver = try AppDriver {
                let split = Restless(style: .doubleColumn)
                split.preferredSplitBehavior = .tile
                split.delegate = split
                let list = ActingViewController(
                    "List",
                    rows: [
                        (
                            "Act",
                            {
                                let split = $0.splitViewController as? Restless
                                split?.wanted = wanted
                                split?.hide(.primary)
                            }
                        )
                    ])
                split.setViewController(list, for: .primary)
                split.setViewController(ActingViewController("Detail"), for: .secondary)
                return split
            }

            let broken = try driver.act("tap \"primary/Act\"")

            #expect(!broken.contains { $0.hasPrefix("delegates-told") }, "\(wanted): \(broken)")
        }
    }

    @Test("is silent where pages and presentations come and go (B-080, B-140)")
    func clean() throws {
        var stack = try AppDriver { list in
            list.navigationController?.pushViewController(
                ActingViewController("Page"), animated: true)
        }
        for line in [
            "tap \"primary/Act\"", "swipe-back \"primary\" cancel",
            "swipe-back \"primary\" finish",
        ] {
            #expect(try stack.act(line) == [], "\(line)")
        }

        var popover = try AppDriver(opening: { sizedPage(200, 200) })
        #expect(try popover.act("tap \"primary/Act\"", "tap \"popover/Done\"") == [])
        #expect(try popover.act("tap \"primary/Act\"", "tap-outside") == [])
    }

    /// A page that acts when it has appeared, or when it has disappeared.
    private final class Acting: ActingViewController {
        typealias Act = @MainActor (UINavigationController) -> Void

        private let appeared: Act
        private let disappeared: Act
        private weak var navigation: UINavigationController?

        init(appeared: @escaping Act = { _ in }, disappeared: @escaping Act = { _ in }) {
            self.appeared = appeared
            self.disappeared = disappeared
            super.init("Acting")
        }

        required init?(coder: NSCoder) { nil }

        override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            navigation = navigationController
            navigation.map(appeared)
        }

        override func viewDidDisappear(_ animated: Bool) {
            super.viewDidDisappear(animated)
            navigation.map(disappeared)
        }
    }

    @Test("is silent about a page that pushes another, or pops itself, when it has appeared")
    func actsAsItAppears() throws {
        for appeared in [
            { $0.pushViewController(ActingViewController("Next"), animated: true) },
            { $0.popViewController(animated: false) },
        ] as [Acting.Act] {
            let broken = try AppDriver.whatBreaks { list in
                list.navigationController?.pushViewController(
                    Acting(appeared: appeared), animated: true)
            }

            #expect(broken == [])
        }
    }

    @Test("is silent about a page that a swipe back takes away, and that pushes another then")
    func actsAsItDisappears() throws {
        var driver = try AppDriver { list in
            let form = Acting(disappeared: {
                $0.pushViewController(ActingViewController("Thanks"), animated: true)
            })
            list.navigationController?.pushViewController(form, animated: true)
        }
        #expect(try driver.act("tap \"primary/Act\"") == [])

        #expect(try driver.act("swipe-back \"primary\" finish") == [])
    }

    @Test("is silent about a page that outlives the simulation in which it was made")
    func kept() throws {
        @MainActor enum Pages { static let page = UIViewController() }
        for launch in ["first", "second"] {
            var driver = try AppDriver {
                // The first launch makes the page before all others.
                let page = Pages.page
                let push: @MainActor (ActingViewController) -> Void = {
                    $0.navigationController?.pushViewController(page, animated: true)
                }
                return UINavigationController(
                    rootViewController: ActingViewController("List", rows: [("Act", push)]))
            }
            for line in ["tap \"window/Act\"", "swipe-back \"window\" finish"] {
                #expect(try driver.act(line) == [], "\(launch) launch, \(line)")
            }
        }
    }

    @Test("is silent about a presentation that its delegate dismisses when it is asked (B-080)")
    func closing() throws {
        final class Closing: NSObject, UIPopoverPresentationControllerDelegate {
            func presentationControllerShouldDismiss(_ controller: UIPresentationController) -> Bool
            {
                controller.presentedViewController.dismiss(animated: true)
                return false
            }
        }
        let delegate = Closing()
        var driver = try AppDriver(
            opening: { sizedPage(200, 200) }, adjusting: { $0.delegate = delegate })
        try driver.act("tap \"primary/Act\"")

        #expect(try driver.act("tap-outside") == [])
        #expect(!driver.simulation.isPresenting)
    }

    @Test("is silent where sidebars take all the room, and the secondary none (A-117)")
    func secondaryOutside() throws {
        var driver = try AppDriver {
            let split = UISplitViewController(style: .tripleColumn)
            split.preferredSplitBehavior = .displace
            split.preferredSupplementaryColumnWidth =
                UISplitViewController.automaticSupplementaryFillDimension
            split.setViewController(ActingViewController("List"), for: .primary)
            split.setViewController(ActingViewController("Middle"), for: .supplementary)
            split.setViewController(
                ActingViewController(
                    "Detail", rows: [("Show", { $0.splitViewController?.show(.primary) })]),
                for: .secondary)
            return split
        }
        #expect(driver.broken == [])

        #expect(try driver.act("tap \"secondary/Show\"") == [])
        #expect(try driver.split.displayMode == .twoDisplaceSecondary)
    }

    // MARK: - Modes and columns

    @Test("catches a change of the mode that nobody is told of (B-050)") func mode() throws {
        let broken = try AppDriver.whatBreaks { list in
            list.splitViewController?.hide(.primary)
            Simulation.current?.journal.keepOnly { _ in false }
        }

        #expect(broken == ["delegates-told at display-mode"])
    }

    @Test("catches a call that comes twice, and one that comes late (B-050)")
    func twice() throws {
        var driver = try AppDriver { list in
            guard let split = list.splitViewController else { return }
            split.tellDelegate(willChangeTo: .secondaryOnly)
            split.hide(.primary)
        }
        #expect(try driver.act("tap \"primary/Act\"") == ["delegates-told at display-mode"])

        let twice = try AppDriver.whatBreaks { list in
            guard let split = list.splitViewController else { return }
            split.hide(.primary)
            split.completeColumnTransition()
            split.tellDelegate(willChangeTo: .secondaryOnly)
        }
        #expect(twice == ["delegates-told at display-mode"])
    }

    @Test("catches a column that nobody is told of (B-013)") func column() throws {
        final class Log: NSObject, UISplitViewControllerDelegate {
            func splitViewController(
                _ svc: UISplitViewController, willHide column: UISplitViewController.Column
            ) {
                // What remains is the call about the mode.
                Simulation.active.journal.keepOnly { call in
                    guard case .splitView(_, .willChangeMode(_), _, _) = call else { return false }
                    return true
                }
            }
        }
        let delegate = Log()

        let broken = try AppDriver.whatBreaks { list in
            list.splitViewController?.delegate = delegate
            list.splitViewController?.hide(.primary)
        }

        #expect(broken == ["delegates-told at columns"])
    }

    @Test("is silent about calls that the release does not make (B-170, B-171)")
    func release() throws {
        func broken(_ act: @escaping @MainActor (UISplitViewController) -> Void) throws -> [String]
        {
            try AppDriver.whatBreaks(choosing: .init(release: .iOS26)) { list in
                list.splitViewController.map(act)
            }
        }

        #expect(try broken { $0.hide(.primary) } == [])
        #expect(try broken { $0.preferredDisplayMode = .secondaryOnly } == [])
    }

    @Test("catches a gesture whose end is not told (B-032)") func gesture() throws {
        var driver = try AppDriver { _ in }
        driver.tamper { simulation in
            simulation.splitViews.first?.tellDelegateThatGestureBegins()
        }

        #expect(try driver.act("dock reveal") == ["delegates-told at gesture"])
    }

    // MARK: - Collapsing and expanding

    /// A split view that forgets the calls before one.
    private final class Forgetful: UISplitViewController, UISplitViewControllerDelegate {
        var forgets = ""

        private func forget(_ call: String) {
            if call == forgets { Simulation.active.journal.keepOnly { _ in false } }
        }

        func splitViewController(
            _ svc: UISplitViewController,
            topColumnForCollapsingToProposedTopColumn proposedTopColumn: Column
        ) -> Column {
            forget("top column")
            return proposedTopColumn
        }
        func splitViewControllerDidCollapse(_ svc: UISplitViewController) { forget("collapse") }
        func splitViewController(
            _ svc: UISplitViewController,
            displayModeForExpandingToProposedDisplayMode proposedDisplayMode: DisplayMode
        ) -> DisplayMode {
            forget("mode")
            return proposedDisplayMode
        }
        func splitViewControllerDidExpand(_ svc: UISplitViewController) { forget("expand") }
    }

    @Test(
        "catches a question or an end that is left out (B-051, B-052, B-054)",
        arguments: [
            ("top column", "resize third", "collapse"), ("collapse", "resize third", "collapse"),
            ("mode", "resize full", "expand"), ("expand", "resize full", "expand"),
        ])
    func adaptation(_ call: String, _ line: String, _ location: String) throws {
        var driver = try AppDriver {
            let split = Forgetful(style: .doubleColumn)
            split.delegate = split
            split.setViewController(ActingViewController("List"), for: .primary)
            split.setViewController(ActingViewController("Detail"), for: .secondary)
            return split
        }
        if line == "resize full" { try driver.act("resize third") }
        driver.tamper { ($0.splitViews.first as? Forgetful)?.forgets = call }

        let broken = try driver.act(line)

        #expect(broken.contains("delegates-told at \(location)"), "\(broken)")
    }

    @Test("catches a question that a classic split view leaves out (B-053)") func classicQuestion()
        throws
    {
        var driver = try AppDriver("marked-sides", of: .masterDetail)
        driver.tamper { $0.splitViews.first?.noteQuestionForTest() }

        #expect(try driver.act("rotate landscape").contains("delegates-told at expand"))
    }

    // MARK: - Stacks and presentations

    @Test("catches a page that comes or has come untold (B-140)") func stack() throws {
        var coming = try AppDriver { list in
            list.navigationController?.pushViewController(
                ActingViewController("Page"), animated: true)
            Simulation.current?.journal.keepOnly { _ in false }
        }
        #expect(try coming.act("tap \"primary/Act\"") == ["delegates-told at navigation"])

        var shown = try AppDriver { list in
            guard let navigation = list.navigationController else { return }
            navigation.tellDelegate(willShow: list, animated: false)
        }
        #expect(try shown.act("tap \"primary/Act\"") == ["delegates-told at navigation"])
    }

    @Test("catches a dismissal by the app that its delegate is told of (B-080)") func app() throws {
        var driver = try AppDriver(opening: { sizedPage(200, 200) })
        try driver.act("tap \"primary/Act\"")
        driver.tamper { $0.presentations.last?.tellDelegateOfDismissal() }

        #expect(try driver.act("tap \"popover/Done\"") == ["delegates-told at presentation"])
    }

    @Test("catches a touch outside of which the delegate hears half (B-080)") func user() throws {
        final class Half: NSObject, UIPopoverPresentationControllerDelegate {
            func presentationControllerWillDismiss(_ controller: UIPresentationController) {
                Simulation.active.journal.keepOnly { _ in false }
            }
        }
        let delegate = Half()
        var driver = try AppDriver(
            opening: { sizedPage(200, 200) }, adjusting: { $0.delegate = delegate })
        try driver.act("tap \"primary/Act\"")

        #expect(try driver.act("tap-outside") == ["delegates-told at presentation"])
    }
}

extension UISplitViewController {
    /// A question about an expand that has not begun.
    fileprivate func noteQuestionForTest() {
        Simulation.active.note(
            .splitView(
                serialNumber, .primaryForExpanding(isLast: false), mode: displayMode.rawValue,
                isCollapsed: isCollapsed))
    }
}
