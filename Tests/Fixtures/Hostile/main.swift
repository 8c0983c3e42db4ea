import FuzzCommand
import SplitFuzz
import UIKit

FuzzCommand.main(apps: [
    AppUnderTest(
        name: "hostile", summary: "an app that harms its process from the third push on",
        variants: Hostility.allCases.filter { $0 != .deceives }.map { hostility in
            .init(hostility.rawValue, "it \(hostility.rawValue)") {
                let split = UISplitViewController(style: .doubleColumn)
                split.preferredDisplayMode = .oneBesideSecondary
                split.setViewController(HostileViewController(hostility), for: .primary)
                split.setViewController(UIViewController(), for: .secondary)
                return split
            }
        }),
    AppUnderTest(
        name: "brief", summary: "an app that harms its process at once",
        variants: Hostility.allCases.map { hostility in
            .init(hostility.rawValue, "it \(hostility.rawValue)") { BriefViewController(hostility) }
        }),
    AppUnderTest(name: "needy", summary: "an app that harms its process without a defect") {
        let split = UISplitViewController(style: .doubleColumn)
        split.preferredDisplayMode = .oneBesideSecondary
        split.setViewController(NeedyViewController(), for: .primary)
        split.setViewController(UIViewController(), for: .secondary)
        return split
    },
    AppUnderTest(name: "speaking", summary: escapes) { SpeakingViewController() },
])
