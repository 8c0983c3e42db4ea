import Foundation
import SplitFuzz
import Testing
import UIKitModel

@MainActor @Suite("Sheets with heights, and edges that move") struct SheetHeightTests {
    /// An app whose rows open sheets with several heights, in a popover's place and alone.
    private static func makeRoot(
        _ adjust: @escaping @MainActor (UISheetPresentationController) -> Void
    ) -> UIViewController {
        func page() -> ActingViewController {
            ActingViewController(
                "Page",
                rows: [
                    ("Done", { $0.dismiss(animated: true) }),
                    (
                        "Larger",
                        { page in
                            let sheet = page.sheetPresentationController
                            sheet?.animateChanges { sheet?.selectedDetentIdentifier = .large }
                        }
                    ),
                ])
        }
        let list = ActingViewController(
            "List",
            rows: [
                (
                    "Sheet",
                    { list in
                        let page = page()
                        page.sheetPresentationController.map(adjust)
                        guard list.presentedViewController == nil else { return }
                        list.present(page, animated: true)
                    }
                ),
                (
                    "Popover",
                    { list in
                        guard list.presentedViewController == nil else { return }
                        let page = page()
                        page.modalPresentationStyle = .popover
                        let popover = page.popoverPresentationController
                        popover?.sourceItem = list.view
                        popover?.permittedArrowDirections = .any
                        popover?.canOverlapSourceViewRect = true
                        (popover?.adaptiveSheetPresentationController).map(adjust)
                        list.present(page, animated: true)
                    }
                ),
            ])
        return UINavigationController(rootViewController: list)
    }

    @Test(
        "sheets with several heights break nothing (B-192)",
        arguments: [LaunchSetup.Release.asDocumented, .iOS26])
    func heights(_ release: LaunchSetup.Release) throws {
        try AppDriver.expectSilenceOfRandomActions(on: release) {
            Self.makeRoot { sheet in
                let low = UISheetPresentationController.Detent.custom { _ in 200 }
                sheet.detents = [low, .medium(), .large()]
                sheet.prefersEdgeAttachedInCompactHeight = true
            }
        }
    }

    @Test("a sheet that dims nothing lets touches through, and breaks nothing (B-192)")
    func undimmed() throws {
        try AppDriver.expectSilenceOfRandomActions(on: .iOS26) {
            Self.makeRoot { sheet in
                sheet.detents = [.medium(), .large()]
                sheet.largestUndimmedDetentIdentifier = .medium
            }
        }
    }

    @Test("an edge is dragged on iOS 26, where columns lie side by side (B-194)")
    func edges() throws {
        var driver = try AppDriver(choosing: .init(release: .iOS26)) {
            UIViewController.tiling(ActingViewController("List"))
        }
        let action = "drag-column primary 250"
        #expect(try driver.refusal(of: action) == nil)
        #expect(try driver.refusal(of: "drag-column supplementary 250") != nil)
        #expect(try driver.act(action) == [])
        #expect(try driver.split.primaryColumnWidth == 250)

        var bounded = try AppDriver(choosing: .init(release: .iOS26)) {
            let split = UIViewController.tiling(ActingViewController("List"))
            split.preferredPrimaryColumnWidthFraction = 0.2
            split.minimumPrimaryColumnWidth = 160
            split.maximumPrimaryColumnWidth = 240
            return split
        }
        #expect(try bounded.act("drag-column primary 100", "drag-column primary 600") == [])
        #expect(try bounded.split.primaryColumnWidth == 240)

        let earlier = try AppDriver(choosing: .init(release: .iOS18)) {
            UIViewController.tiling(ActingViewController("List"))
        }
        #expect(try earlier.refusal(of: action) != nil)
    }
}
