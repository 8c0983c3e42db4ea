import Foundation
import Testing
@_spi(Simulation) import UIKitModel

@testable import SplitFuzz
@testable import StatefulTesting

/// An app with endless states is explored within the bounds that it declares.
@MainActor struct ExplorationBoundsTests {
    @Test("a stack that grows for ever is cut at its depth, and the report says so")
    func stack() throws {
        var hints = AppUnderTest.Hints()
        hints.stackDepth = 3
        let app = AppUnderTest(
            name: "endless", summary: "each controller pushes another",
            setup: LaunchSetup(
                device: .iPhone8, release: .asDocumented, orientation: .portrait),
            hints: hints,
            variants: [
                AppUnderTest.Variant("default", "as it is") {
                    UINavigationController(rootViewController: EndlessViewController())
                }
            ])

        let report = Explorer.explore(
            try #require(app.subjects().first), plan: ExplorationPlan(checksMerges: false))

        #expect(report.end == .closed)
        #expect(report.bounds == "stack depth 3" && report.cuts > 0)
        #expect(report.description.hasPrefix("closed within stack depth 3 (cut \(report.cuts) "))
        #expect(report.violations.isEmpty)
    }
}

private final class EndlessViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        let push = UIAction(title: "Push") { [unowned self] _ in
            navigationController?.pushViewController(EndlessViewController(), animated: true)
        }
        view.addSubview(
            UIButton(
                frame: CGRect(x: 100, y: 200, width: 100, height: 44), primaryAction: push))
    }
}
