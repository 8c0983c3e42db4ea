import Foundation
import Testing

@_spi(Simulation) @testable import UIKitModel

/// Where traits come from, and when. Up to iOS 16 the tests of `TraitsTests` hold.
@MainActor @Suite("Traits from iOS 17 on")
struct TraitUpdateTests {
    private let world = SimulationFixture.plain(release: .iOS17)
    private let journal = Journal()

    private typealias Width = UIUserInterfaceSizeClass

    @Test("a controller has the traits of its view's superview, from iOS 17 on (D-021, D-126)")
    func superview() {
        func widths(_ release: Release) -> [Width] {
            let fixture = SimulationFixture.plain(release: release)
            let (narrow, child) = (UIViewController(), UIViewController())
            fixture.perform {
                fixture.root.addChild(narrow)
                fixture.root.view.addSubview(narrow.view)
                fixture.root.setOverrideTraitCollection(
                    UITraitCollection(horizontalSizeClass: .compact), forChild: narrow)
                narrow.addChild(child)
                fixture.root.view.addSubview(child.view)
            }
            let beside = child.traitCollection.horizontalSizeClass
            fixture.perform { narrow.view.addSubview(child.view) }
            return [beside, child.traitCollection.horizontalSizeClass]
        }

        #expect(widths(.iOS17) == [.regular, .compact])
        #expect(widths(.iOS16) == [.compact, .compact])
    }

    @Test("traits are not up to date before the view is in the hierarchy, from iOS 17 on (D-022)")
    func early() {
        func read(_ release: Release) -> [[Width]] {
            let fixture = SimulationFixture.plain(release: release)
            let (page, next) = (TraitReader(), TraitReader())
            let sheet = UINavigationController(rootViewController: page)
            sheet.modalPresentationStyle = .formSheet
            fixture.perform { fixture.root.present(sheet, animated: true) }
            fixture.perform { sheet.pushViewController(next, animated: true) }
            return [page.read, next.read]
        }
        let late: [Width] = [.regular, .regular, .compact, .compact]
        let early: [Width] = [.compact, .compact, .compact, .compact]

        #expect(read(.iOS26) == [late, late])
        #expect(read(.iOS16) == [early, early])
    }

    @Test("what is in no hierarchy keeps its traits until it comes back (D-023)")
    func hidden() {
        let (first, second) = (TraitReader(), TraitReader())
        let fixture = SimulationFixture(release: .iOS26) { () -> UITabBarController in
            let tabs = UITabBarController()
            tabs.viewControllers = [first, second]
            return tabs
        }
        fixture.perform { fixture.root.selectedIndex = 1 }
        (first.read, first.told) = ([], [])

        fixture.resize(to: .third)
        #expect(first.traitCollection.horizontalSizeClass == .regular)
        #expect(second.traitCollection.horizontalSizeClass == .compact)
        fixture.perform { fixture.root.selectedIndex = 0 }

        #expect(first.read == [.regular, .compact, .compact])
        #expect(first.told == [.regular])
    }

    @Test("the root is notified of traits that come also behind a full screen (B-141, D-023)")
    func coveredRoot() {
        let root = LoggingController("root", journal: journal)
        let fixture = SimulationFixture(release: .iOS26) { root }
        let cover = UIViewController()
        cover.modalPresentationStyle = .fullScreen
        fixture.perform { root.present(cover, animated: true) }
        _ = journal.take()

        fixture.resize(to: .third)
        #expect(journal.take().contains("root will become compact"))
        #expect(root.traitCollection.horizontalSizeClass == .regular)

        fixture.perform { root.dismiss(animated: true) }
        #expect(root.traitCollection.horizontalSizeClass == .compact)
    }

    @Test("an override is seen from the next update on, from iOS 17 on (D-023)")
    func nextUpdate() {
        for release in [Release.iOS16, .iOS17] {
            let isLate = release.conventions.traitsComeFromSuperview
            let child = LoggingController("child")
            let fixture = SimulationFixture(release: release) { Container(child) }
            fixture.perform {
                child.traitOverrides.horizontalSizeClass = .compact
                #expect(child.traitCollection.horizontalSizeClass == (isLate ? .regular : .compact))
            }
            #expect(child.traitCollection.horizontalSizeClass == .compact)
            fixture.perform {
                fixture.root.setOverrideTraitCollection(
                    UITraitCollection(verticalSizeClass: .compact), forChild: child)
                #expect(child.traitCollection.verticalSizeClass == (isLate ? .regular : .compact))
            }
            #expect(child.traitCollection.verticalSizeClass == .compact)
        }
    }

    @Test("updateTraitsIfNeeded updates a controller and those below at once (D-136)")
    func atOnce() {
        let child = LoggingController("child")
        let fixture = SimulationFixture(release: .iOS17) { Container(child) }

        fixture.perform {
            fixture.root.traitOverrides.horizontalSizeClass = .compact
            #expect(child.traitCollection.horizontalSizeClass == .regular)
            fixture.root.updateTraitsIfNeeded()
            #expect(child.traitCollection.horizontalSizeClass == .compact)
        }
    }

    @Test("an update goes from the top down, from iOS 17 on (D-130)")
    func topDown() {
        func told(_ release: Release) -> [String] {
            let (outer, inner) = (LoggingController("outer"), LoggingController("inner"))
            let fixture = SimulationFixture(release: release) { outer }
            fixture.perform {
                outer.addChild(inner)
                outer.view.addSubview(inner.view)
            }
            for page in [outer, inner] {
                page.registerForTraitChanges([UITraitHorizontalSizeClass.self]) {
                    [journal] (page: LoggingController, _) in journal.note(page.name)
                }
            }
            fixture.resize(to: .third)
            return journal.take()
        }

        #expect(told(.iOS17) == ["outer", "inner"])
        #expect(told(.iOS16) == ["inner", "outer"])
    }

    @Test("an app that sets the same override in each layout comes to rest (D-023)")
    func sameOverride() {
        let page = LoggingController("page")
        page.onLayout = { [unowned page] in page.traitOverrides.horizontalSizeClass = .compact }
        let fixture = SimulationFixture(release: .iOS26) { page }

        #expect(page.traitCollection.horizontalSizeClass == .compact)
        #expect(fixture.simulation.unsettled == nil)
    }

    @Test(
        "a split view out of the hierarchy collapses and expands as it comes back (D-023)",
        arguments: [true, false])
    func splitView(_ isCovered: Bool) {
        let split = UISplitViewController.columns()
        let fixture = SimulationFixture(release: .iOS26) { () -> UITabBarController in
            let tabs = UITabBarController()
            tabs.viewControllers = [split, LoggingController("other")]
            return tabs
        }
        func away() {
            guard isCovered else { return fixture.perform { fixture.root.selectedIndex = 1 } }
            let cover = LoggingController("cover")
            cover.modalPresentationStyle = .fullScreen
            fixture.perform { fixture.root.present(cover, animated: true) }
        }
        func back() {
            fixture.perform {
                if isCovered { fixture.root.dismiss(animated: true) }
                fixture.root.selectedIndex = 0
            }
        }
        for (size, isCollapsed) in [(WindowSize.third, true), (.full, false)] {
            away()
            fixture.resize(to: size)
            #expect(split.isCollapsed != isCollapsed)
            back()
            #expect(split.isCollapsed == isCollapsed)
            let shown = split.children.filter { $0.view.window != nil }
            #expect(shown.count == (isCollapsed ? 1 : 2))
            #expect(shown.allSatisfy { $0.appearanceState == .shown })
        }
        #expect(fixture.simulation.appearanceFaults.isEmpty && fixture.misuses == [])
    }
}

/// Reads its width class as it loads, will appear, is appearing and lays out for the first time,
/// and keeps those of which it hears that they have changed.
@MainActor private final class TraitReader: UIViewController {
    var read: [UIUserInterfaceSizeClass] = []
    var told: [UIUserInterfaceSizeClass?] = []
    private var laysOut = false

    private func note() { read.append(traitCollection.horizontalSizeClass) }

    override func viewDidLoad() {
        super.viewDidLoad()
        note()
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        note()
        laysOut = true
        view.setNeedsLayout()
    }

    override func viewIsAppearing(_ animated: Bool) {
        super.viewIsAppearing(animated)
        note()
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        if laysOut { note() }
        laysOut = false
    }

    override func traitCollectionDidChange(_ previous: UITraitCollection?) {
        super.traitCollectionDidChange(previous)
        told.append(previous?.horizontalSizeClass)
    }
}
