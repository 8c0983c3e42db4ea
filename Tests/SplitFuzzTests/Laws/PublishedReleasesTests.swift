import Foundation
import SplitFuzz
import Testing
import UIKitModel

/// Right apps that use what newer releases bring or change.
@Suite("Published apps of newer releases") @MainActor struct PublishedReleasesTests {
    @Test(
        "a reader knows whether its list is shown (B-170, B-171)",
        arguments: [LaunchSetup.Release.iOS14, .iOS26])
    func reader(_ release: LaunchSetup.Release) throws {
        let checks = OwnChecks()

        try AppDriver.expectSilenceOfRandomActions(on: release) { Reader(checks) }

        #expect(checks.failures == [])
    }

    @Test("a board counts its tiles in a trait handler (B-175)") func tiles() throws {
        let checks = OwnChecks()

        try AppDriver.expectSilenceOfRandomActions(on: .iOS17) { Tiles(checks) }

        #expect(checks.failures == [])
    }
}

/// Widens its text while the list is hidden. It asks for the list itself, and hears of the user's
/// changes from its delegate methods.
private final class Reader: KnowingSplit {
    private let checks: OwnChecks
    private var isReading = false

    init(_ checks: OwnChecks) {
        self.checks = checks
        super.init(style: .doubleColumn)
        preferredDisplayMode = .oneBesideSecondary
        let chapters = Leaf(
            "Chapters", rows: [row("Read") { [weak self] _ in self?.show(.secondary) }])
        chapters.onDidAppear = { [weak self] in
            if let self, self.isCompactNow { self.isReading = false }
        }
        let text = Leaf(
            "Text",
            rows: [
                row("Focus") { [weak self] _ in self?.hide(.primary) },
                row("List") { [weak self] _ in self?.show(.primary) },
            ])
        text.onDidAppear = { [weak self] in
            if let self, self.isCompactNow { self.isReading = true }
        }
        setViewController(UINavigationController(rootViewController: chapters), for: .primary)
        setViewController(UINavigationController(rootViewController: text), for: .secondary)
    }

    required init?(coder: NSCoder) { nil }

    override var topColumn: Column { isReading ? .secondary : .primary }

    func splitViewController(_ svc: UISplitViewController, willShow column: Column) {
        checks.check(!isCollapsed, "a column comes while there is one")
    }

    func splitViewController(_ svc: UISplitViewController, didShow column: Column) {
        checks.check(
            isCollapsed || column != .primary || displayMode != .secondaryOnly,
            "the list has come, and the mode is \(displayMode)")
    }
}

/// Shows as many tiles as fit. It counts them when the width class changes (B-175).
private final class Tiles: KnowingSplit {
    private final class Board: Leaf {
        private let checks: OwnChecks
        private var isNarrow = false

        init(_ checks: OwnChecks) {
            self.checks = checks
            super.init("Board", rows: [])
        }

        required init?(coder: NSCoder) { nil }

        override func viewDidLoad() {
            super.viewDidLoad()
            isNarrow = traitCollection.horizontalSizeClass == .compact
            registerForTraitChanges([UITraitHorizontalSizeClass.self]) { (self: Self, _) in
                self.isNarrow = self.traitCollection.horizontalSizeClass == .compact
            }
        }

        override func viewDidLayoutSubviews() {
            super.viewDidLayoutSubviews()
            guard viewIfLoaded?.window != nil else { return }
            checks.check(
                isNarrow == (traitCollection.horizontalSizeClass == .compact),
                "the handler was not called")
        }
    }

    init(_ checks: OwnChecks) {
        super.init(style: .doubleColumn)
        preferredDisplayMode = .oneBesideSecondary
        let list = Leaf("Boards", rows: [])
        setViewController(UINavigationController(rootViewController: list), for: .primary)
        setViewController(
            UINavigationController(rootViewController: Board(checks)), for: .secondary)
    }

    required init?(coder: NSCoder) { nil }
}
