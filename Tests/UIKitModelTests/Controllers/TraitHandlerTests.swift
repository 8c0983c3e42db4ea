import Foundation
import Testing

@_spi(Simulation) @testable import UIKitModel

@MainActor @Suite("Handlers of changed traits")
struct TraitHandlerTests {
    private let world = SimulationFixture.plain()
    private let journal = Journal()

    /// Registers in `viewDidLoad`, as apps do.
    private final class Page: UIViewController {
        let journal: Journal
        let traits: [UITrait]
        private(set) var registration: (any UITraitChangeRegistration)?

        init(_ journal: Journal, _ traits: [UITrait]) {
            self.journal = journal
            self.traits = traits
            super.init(nibName: nil, bundle: nil)
        }

        required init?(coder: NSCoder) { nil }

        override func viewDidLoad() {
            super.viewDidLoad()
            let box = UIView()
            view.addSubview(box)
            box.registerForTraitChanges(traits) { [journal] (box: UIView, _) in
                journal.note("view \(box.traitCollection.horizontalSizeClass)")
            }
            registration = registerForTraitChanges(traits) { (page: Page, previous) in
                page.journal.note(
                    "from \(previous.horizontalSizeClass) to "
                        + "\(page.traitCollection.horizontalSizeClass)")
            }
        }

        override func traitCollectionDidChange(_ previous: UITraitCollection?) {
            super.traitCollectionDidChange(previous)
            journal.note("did change")
        }
    }

    @Test("a handler is notified of a change of its traits, with the old ones (B-175)")
    func called() {
        let fixture = SimulationFixture { Page(journal, [UITraitHorizontalSizeClass.self]) }
        #expect(journal.take() == [])

        fixture.resize(to: .third)
        fixture.resize(to: .slideOver)
        fixture.resize(to: .full)

        #expect(
            journal.take() == [
                "did change", "from regular to compact", "view compact",
                "did change", "from compact to regular", "view regular",
            ])
    }

    @Test("it is notified of no other trait, and of nothing when it is unregistered (B-175)")
    func silent() throws {
        let other = SimulationFixture { Page(journal, [UITraitVerticalSizeClass.self]) }
        other.resize(to: .third)
        #expect(journal.take() == ["did change"])

        let fixture = SimulationFixture { Page(journal, [UITraitHorizontalSizeClass.self]) }
        fixture.root.unregisterForTraitChanges(try #require(fixture.root.registration))
        fixture.resize(to: .third)
        #expect(journal.take() == ["did change", "view compact"])
    }

    @Test("a handler keeps nothing alive (B-175)")
    func released() {
        weak var page: Page?
        let fixture = SimulationFixture { UINavigationController() }
        fixture.perform {
            let made = Page(journal, [UITraitHorizontalSizeClass.self])
            made.loadViewIfNeeded()
            page = made
        }

        #expect(page == nil)
    }

    @Test("a window's handler is notified of the scene's traits (B-175)")
    func window() {
        let fixture = SimulationFixture { LoggingController("root") }
        fixture.window.registerForTraitChanges([UITraitHorizontalSizeClass.self]) {
            [journal] (window: UIWindow, previous: UITraitCollection) in
            journal.note("\(previous.horizontalSizeClass)")
        }

        fixture.resize(to: .third)

        #expect(journal.take() == ["regular"])
    }
}
