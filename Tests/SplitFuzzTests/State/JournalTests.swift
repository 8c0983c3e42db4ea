import Journal
import Testing
@_spi(Simulation) import UIKitModel

@testable import SplitFuzz
@testable import StatefulTesting

@MainActor @Suite("Journal") struct JournalTests {
    @Test("a journal hands its entries over, and says that it is long") func move() {
        var journal = Journal()
        for _ in 0..<512 { journal.note(.work) }
        #expect(!journal.isLong)
        journal.note(.work)
        #expect(journal.isLong)

        var taken = Journal()
        journal.move(to: &taken)
        #expect(taken.entries.count == 513 && journal.entries.isEmpty)
        taken.removeAll()
        #expect(taken.entries.isEmpty && !taken.isLong)
    }

    /// An app without code that runs: whatever it is asked to do comes from the user or the system.
    private static func passive() -> UIViewController {
        func stack(_ titles: String...) -> UINavigationController {
            let navigation = UINavigationController()
            navigation.viewControllers = titles.map { title in
                let page = UIViewController()
                page.title = title
                return page
            }
            return navigation
        }
        let split = UISplitViewController(style: .tripleColumn)
        split.setViewController(stack("a", "b"), for: .primary)
        split.setViewController(stack("c", "d"), for: .supplementary)
        split.setViewController(stack("e", "f", "g"), for: .secondary)
        split.showsSecondaryOnlyButton = true
        let tabs = UITabBarController()
        tabs.viewControllers = [split, stack("h", "i")]
        return tabs
    }

    @Test(
        "an app without code asks for nothing, whatever the user and the system do",
        arguments: [LaunchSetup.Release.iOS14, .iOS26])
    func passive(on release: LaunchSetup.Release) throws {
        let app = AppUnderTest.planted(JournalTests.passive)
        let choice = LaunchSetup.Choice(release: release)
        let subject = try #require(app.subjects(choosing: choice).first)
        var asked: Set<String> = []
        for seed: UInt64 in 1...8 {
            var replay = try Executor(subject).begin(setup: subject.simplestSetup)
            var word = seed &* 0x9e37_79b9_7f4a_7c15
            for _ in 0..<60 {
                word = word &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
                let choices = replay.choices(without: [])
                let action = choices[Int((word >> 33) % UInt64(choices.count))]
                _ = replay.apply(action)
                let relaunches = replay.machine.lastAction.isLaunch
                for case .request(let request, let origin)
                    in replay.machine.lastAction.journal.entries where !relaunches
                {
                    asked.insert("\(request)".prefix { $0 != "(" } + " by \(origin)")
                    #expect(origin != .app, "\(CaseFormat.cases.text(of: action))")
                }
            }
        }
        // The actions have reached what they are to reach.
        #expect(
            asked.isSuperset(of: [
                "stack by user", "sidebars by user", "rotation by system",
                "background by system", "cancelledGesture by user",
            ]), "\(asked.sorted())")
    }
}
