import Foundation
import SplitFuzz
import Testing

@testable import StatefulTesting

/// Containers that real apps have: nothing is found in those that are right, and the mistakes of
/// the others are found.
@Suite("Containers of real apps") @MainActor struct ContainerTests {
    /// How many times as many cases to run as usual, from the environment: by hand, for longer
    /// searches.
    private static let factor =
        UInt64(ProcessInfo.processInfo.environment["FUZZSPLIT_CONTAINER_FACTOR"] ?? "") ?? 1

    private static let apps: [AppUnderTest] = [
        .tabContainers, .splitContainers, .nestingContainers,
    ]

    nonisolated static let right = [
        "tab-containers/split-in-tab", "tab-containers/tabs-as-secondary",
        "tab-containers/compact-tabs", "tab-containers/compact-stub", "tab-containers/toolbars",
        "split-containers/asks-for-secondary", "split-containers/ends-in-secondary",
        "split-containers/placeholder",
        "split-containers/mode-in-collapse", "split-containers/own-button",
        "split-containers/own-button-classic", "split-containers/full-screen",
        "nesting-containers/chats", "nesting-containers/pushed-navigation",
        "nesting-containers/empty-detail",
    ]

    private typealias Hints = AppUnderTest.Hints

    nonisolated static let wrong = [
        ("tab-containers/split-in-tab-under-edge", "insets-current at primary"),
        ("tab-containers/compact-tabs-forgetful", "place-kept at collapse"),
        ("split-containers/placeholder-forgetful", "place-kept at collapse"),
        ("split-containers/own-button-pushed-out", "display-mode-button-visible at secondary"),
        ("split-containers/full-screen-unbalanced", "appearance-balanced at Page"),
        ("nesting-containers/tabs-in-stack", "single-navigation-bar at primary"),
    ]

    nonisolated static let setups: [LaunchSetup.Choice] = [
        .init(), .init(orientation: .portrait), .init(direction: .rightToLeft),
        .init(window: .third), .init(device: .iPhone12ProMax),
        .init(device: .iPhone12ProMax, orientation: .portrait),
    ]

    @Test("every container is right or wrong") func complete() {
        let names = ContainerTests.apps.flatMap { app in
            app.variants.map { "\(app.name)/\($0.name)" }
        }

        #expect(Set(names) == Set(ContainerTests.right + ContainerTests.wrong.map(\.0)))
    }

    @Test("nothing is found in a container that is right", arguments: right)
    func silent(_ name: String) throws {
        for choice in ContainerTests.setups {
            let found = try search(
                name, hints: Hints(), choosing: choice, cases: 3 * ContainerTests.factor)

            #expect(found.isEmpty, "\(choice)")
        }
    }

    @Test(
        "nothing is found in tabs whose bar is at the top (B-198)",
        arguments: [
            "tab-containers/split-in-tab", "tab-containers/tabs-as-secondary",
            "tab-containers/compact-tabs",
        ])
    func topBar(_ name: String) throws {
        for choice: LaunchSetup.Choice in [
            .init(release: .iOS18), .init(release: .iOS18, orientation: .portrait),
            .init(release: .iOS26), .init(release: .iOS26, direction: .rightToLeft),
        ] {
            let found = try search(name, choosing: choice, cases: 6 * ContainerTests.factor)

            #expect(found.isEmpty, "\(choice)")
        }
    }

    @Test("the mistake of a container is found", arguments: wrong.indices)
    func found(_ index: Int) throws {
        let (name, expected) = ContainerTests.wrong[index]

        let found = try ContainerTests.setups.prefix(2).flatMap {
            try search(name, hints: .pageOnTop, choosing: $0, cases: 12)
        }

        #expect(found.contains { $0.hasPrefix("\(expected): ") }, "\(found)")
    }

    /// What random actions break, with the actions. The same in every run.
    private func search(
        _ name: String, hints: Hints = Hints(), choosing choice: LaunchSetup.Choice, cases: UInt64
    ) throws -> [String] {
        let subjects = ContainerTests.apps.flatMap { app in
            AppUnderTest(
                name: app.name, summary: app.summary, setup: app.setup, hints: hints,
                variants: app.variants
            ).subjects(choosing: choice)
        }
        let subject = try #require(subjects.first { $0.name == name })
        return try (1...cases).compactMap {
            try subject.whatBreaks(by: 16, seed: $0, withSeldomRules: false)
        }
    }
}
