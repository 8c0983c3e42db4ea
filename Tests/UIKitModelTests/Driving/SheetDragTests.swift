import Foundation
import Testing

@_spi(Simulation) @testable import UIKitModel

@MainActor @Suite("Dragging a sheet down") struct SheetDragTests {
    private let world = SimulationFixture.plain()
    private let delegate = PopoverDelegate()
    private let journal = Journal()

    private func present(
        _ style: UIModalPresentationStyle, release: Release = .asDocumented,
        device: String = "iPad Pro 11-inch", orientation: Orientation = .landscape,
        window: WindowSize = .full
    ) -> (fixture: SimulationFixture<LoggingController>, content: LoggingController) {
        let fixture = SimulationFixture(
            release: release, device: device, orientation: orientation, window: window
        ) { LoggingController("root") }
        let content = LoggingController("sheet", journal: journal)
        if style == .popover {
            fixture.presentPopover(content)
        } else {
            content.modalPresentationStyle = style
            fixture.perform { fixture.root.present(content, animated: true) }
        }
        content.presentationController?.delegate = delegate
        _ = journal.take()
        _ = delegate.journal.take()
        return (fixture, content)
    }

    @Test("a sheet goes, and the delegate is asked and told (B-090)", arguments: [1, 2])
    func finished(_ style: Int) throws {
        let style = try #require(UIModalPresentationStyle(rawValue: style))
        let (fixture, content) = present(style)
        #expect(fixture.simulation.canDragSheet)

        fixture.perform { fixture.simulation.dragSheet(.finish) }

        #expect(delegate.journal.take() == ["should dismiss", "will dismiss", "did dismiss"])
        #expect(journal.take() == ["sheet will disappear", "sheet did disappear"])
        #expect(!fixture.simulation.isPresenting)
        #expect(content.presentingViewController == nil)
    }

    @Test("what is modal comes back up, as does what the delegate keeps (B-080, B-090)")
    func kept() {
        let (fixture, content) = present(.formSheet)
        content.isModalInPresentation = true
        fixture.perform { fixture.simulation.dragSheet(.finish) }
        #expect(delegate.journal.take() == ["did attempt"])

        content.isModalInPresentation = false
        delegate.allowsDismissal = false
        fixture.perform { fixture.simulation.dragSheet(.finish) }

        #expect(delegate.journal.take() == ["should dismiss", "did attempt"])
        #expect(journal.take() == [])
        #expect(fixture.simulation.activePresentations.count == 1)
    }

    @Test("what a page on screen in its container says counts, too (B-080, B-090)")
    func modalPage() {
        let (root, top) = (LoggingController("a"), LoggingController("b"))
        let navigation = UINavigationController.stack([root, top])
        world.perform { world.root.present(Container(navigation), animated: true) }

        top.isModalInPresentation = true
        world.perform { world.simulation.dragSheet(.finish) }
        #expect(world.simulation.isPresenting)
        top.isModalInPresentation = false
        root.isModalInPresentation = true
        world.perform { world.simulation.dragSheet(.finish) }
        #expect(!world.simulation.isPresenting)
    }

    @Test("let go halfway, it disappears and appears again (B-090)") func cancelled() {
        let (fixture, content) = present(.pageSheet)
        let frame = content.view.frame

        fixture.perform { fixture.simulation.dragSheet(.cancel) }

        #expect(delegate.journal.take() == ["should dismiss", "will dismiss"])
        #expect(
            journal.take() == [
                "sheet will disappear", "sheet will appear", "sheet is appearing",
                "sheet did appear",
            ])
        #expect(fixture.simulation.activePresentations.count == 1)
        #expect(content.view.frame == frame && content.transitionCoordinator == nil)
        #expect(fixture.simulation.appearanceFaults == [])

        fixture.perform { fixture.root.dismiss(animated: true) }
        #expect(!fixture.simulation.isPresenting)
    }

    @Test("it counts as being dismissed until the finger lets go (B-090)")
    func beingDismissed() {
        final class Sheet: UIViewController {
            var answers: [Bool] = []

            override func viewWillAppear(_ animated: Bool) {
                super.viewWillAppear(animated)
                answers.append(isBeingDismissed)
            }
            override func viewWillDisappear(_ animated: Bool) {
                super.viewWillDisappear(animated)
                answers.append(isBeingDismissed)
            }
        }
        let fixture = SimulationFixture { LoggingController("root") }
        let sheet = Sheet()
        sheet.modalPresentationStyle = .pageSheet
        fixture.perform { fixture.root.present(sheet, animated: true) }

        fixture.perform { fixture.simulation.dragSheet(.cancel) }
        #expect(sheet.answers == [false, true, false])
        #expect(!sheet.isBeingDismissed)

        fixture.perform { fixture.simulation.dragSheet(.finish) }
        #expect(sheet.answers == [false, true, false, true])
    }

    @Test("let go halfway, what is modal has not moved (B-090)") func cancelledModal() {
        let (fixture, content) = present(.pageSheet)
        content.isModalInPresentation = true

        fixture.perform { fixture.simulation.dragSheet(.cancel) }

        #expect(delegate.journal.take() == [])
        #expect(journal.take() == [])
    }

    @Test("an app may dismiss the sheet while it is dragged (B-090)") func dismissedMeanwhile() {
        let (fixture, content) = present(.pageSheet)

        fixture.simulation.perform {
            fixture.simulation.dragSheet(.cancel)
            content.dismiss(animated: true)
        }
        fixture.settle()

        #expect(!fixture.simulation.isPresenting)
        #expect(fixture.simulation.appearanceFaults == [] && fixture.misuses == [])
    }

    @Test("full screens and popovers stay, and every sheet before iOS 13 (B-090)") func others() {
        let fullScreen = present(.fullScreen).fixture.simulation
        let popover = present(.popover).fixture.simulation
        let older = present(.formSheet, release: .iOS12).fixture.simulation

        for simulation in [fullScreen, popover, older] {
            #expect(simulation.isPresenting && !simulation.canDragSheet)
        }

        #expect(present(.popover, window: .third).fixture.simulation.canDragSheet)
        #expect(
            !present(.formSheet, device: "iPhone 12").fixture.simulation.canDragSheet)
        #expect(
            present(.formSheet, device: "iPhone 12", orientation: .portrait)
                .fixture.simulation.canDragSheet)
    }
}
