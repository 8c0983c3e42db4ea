import Foundation
import Testing

@_spi(Simulation) @testable import UIKitModel

/// Since iOS 17 a bar raises where its top item belongs to another bar. Each defect that leads
/// there.
@MainActor @Suite("Defects of items in bars")
final class BarItemDefectTests {
    private static let exception = "NSInternalInconsistencyException"
    private let world = SimulationFixture.plain()

    private static func release(with defect: Defect?) -> Release {
        Release.asDocumented.with(only: defect.map { [$0] } ?? [])
    }

    private static func columns() -> UISplitViewController {
        .columns(
            primary: UINavigationController(rootViewController: LoggingController("list")),
            secondary: UINavigationController(rootViewController: LoggingController("detail")))
    }

    /// The name of the exception, after a collapsed split view expands amid a push of the
    /// secondary.
    private func expandAmidPush(
        _ release: Release, settingNewDetail setsNew: Bool
    ) -> String? {
        let fixture = SimulationFixture(release: release, window: .third) {
            BarItemDefectTests.columns()
        }
        fixture.perform { fixture.root.show(.primary) }
        fixture.simulation.perform {
            if setsNew {
                fixture.root.setViewController(
                    UINavigationController(rootViewController: LoggingController("new")),
                    for: .secondary)
            }
            fixture.root.show(.secondary)
        }
        fixture.resize(to: .full)
        return fixture.simulation.exception?.name
    }

    @Test("an expand amid the push of a new detail raises (C-001, C-004)")
    func newDetail() {
        let release = BarItemDefectTests.release(with: .itemsInTwoBars)

        #expect(expandAmidPush(release, settingNewDetail: true) == BarItemDefectTests.exception)
        #expect(expandAmidPush(release, settingNewDetail: false) == nil)
        #expect(expandAmidPush(.asDocumented, settingNewDetail: true) == nil)
    }

    @Test("a new detail that has come to rest expands as any other (C-004)")
    func atRest() {
        let fixture = SimulationFixture(
            release: BarItemDefectTests.release(with: .itemsInTwoBars), window: .third
        ) { BarItemDefectTests.columns() }
        fixture.perform {
            fixture.root.setViewController(
                UINavigationController(rootViewController: LoggingController("new")),
                for: .secondary)
            fixture.root.show(.secondary)
        }

        for _ in 0..<2 {
            fixture.resize(to: .full)
            fixture.resize(to: .third)
        }

        #expect(fixture.simulation.exception == nil)
    }

    @Test("a split view that collapses in another tab leaves the detail's item behind (C-002)")
    func hiddenTab() {
        func exception(
            _ defect: Defect?, splitInOtherTab: Bool, withDetail: Bool = true
        ) -> String? {
            let fixture = SimulationFixture(release: BarItemDefectTests.release(with: defect)) {
                () -> UITabBarController in
                let tabs = UITabBarController()
                let split = BarItemDefectTests.columns()
                split.preferredDisplayMode = .oneBesideSecondary
                let other = BarItemDefectTests.columns()
                if !withDetail { other.setViewController(nil, for: .secondary) }
                tabs.viewControllers = [
                    DetailOnTop.in(split), splitInOtherTab ? other : UIViewController(),
                ]
                return tabs
            }
            fixture.perform { fixture.root.selectedIndex = 1 }
            fixture.resize(to: .third)
            #expect(fixture.simulation.exception == nil)
            fixture.perform { fixture.root.selectedIndex = 0 }
            return fixture.simulation.exception?.name
        }

        let name = BarItemDefectTests.exception
        #expect(exception(.itemStaysInHiddenTab, splitInOtherTab: true) == name)
        #expect(exception(.itemStaysInHiddenTab, splitInOtherTab: false) == nil)
        #expect(
            exception(.itemStaysInHiddenTab, splitInOtherTab: true, withDetail: false) == nil)
        #expect(exception(nil, splitInOtherTab: true) == nil)
    }

    @Test("a collapsed split view loses the detail's item to the bar around it (C-003)")
    func insideNavigation() {
        func exception(_ defect: Defect?, isRoot: Bool = true) -> String? {
            var split: UISplitViewController?
            let fixture = SimulationFixture(
                release: BarItemDefectTests.release(with: defect), window: .third
            ) { () -> UINavigationController in
                let columns = BarItemDefectTests.columns()
                split = columns
                let around = UINavigationController(
                    rootViewController: isRoot ? columns : Container(columns))
                around.isNavigationBarHidden = true
                return around
            }
            fixture.perform { split?.show(.secondary) }
            return fixture.simulation.exception?.name
        }

        #expect(exception(.itemGoesToOuterBar) == BarItemDefectTests.exception)
        #expect(exception(.itemGoesToOuterBar, isRoot: false) == nil)
        #expect(exception(nil) == nil)
    }

    @Test("bars check their top item from iOS 17 on (B-069)")
    func releases() {
        let checking: [Release] = [.iOS17, .iOS18, .iOS26, .iOS27, .iOS27Point1]
        for release in Release.all {
            let withoutDefects = release.with(only: [])
            #expect(release.checksTopItem == checking.contains(release), "\(release.name)")
            #expect(withoutDefects.checksTopItem == checking.contains(release), "\(release.name)")
        }
    }

    @Test("the defects of items in bars are in the releases of the reports (C-001 to C-004)")
    func releasesOfReports() {
        let reported: [(Defect, [Release])] = [
            (.itemsInTwoBars, [.iOS27Point1, .iOS27, .iOS26, .iOS18, .iOS17]),
            (.itemStaysInHiddenTab, [.iOS17]),
            (.itemGoesToOuterBar, [.iOS17, .iOS16]),
        ]
        for (defect, releases) in reported {
            #expect(Release.all.filter { $0.knownDefects.contains(defect) } == releases)
        }
    }

    @Test("a split view may be the root of a navigation controller (B-002, C-003)")
    func asRoot() {
        let fixture = SimulationFixture {
            UINavigationController(rootViewController: BarItemDefectTests.columns())
        }
        #expect(fixture.simulation.exception == nil)

        fixture.perform {
            fixture.root.pushViewController(BarItemDefectTests.columns(), animated: false)
        }
        #expect(fixture.simulation.exception?.name == "NSInvalidArgumentException")
    }
}

/// A delegate that puts the detail on top of a collapsed split view.
@MainActor private final class DetailOnTop: NSObject, UISplitViewControllerDelegate {
    private static let shared = DetailOnTop()

    static func `in`(_ split: UISplitViewController) -> UISplitViewController {
        split.delegate = shared
        return split
    }

    func splitViewController(
        _ svc: UISplitViewController,
        topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column { .secondary }
}
