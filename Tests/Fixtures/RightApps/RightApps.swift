public import SplitFuzz
import UIKit

/// Apps without a mistake, by people who had not read the laws when they wrote them.
@MainActor public enum RightApps {
    public static let all: [AppUnderTest] = [
        app("letters", from: .iOS14) { MailSplitViewController() },
        app("notes", from: .iOS14) { NotesRoot() },
        app("contacts", from: .iOS14) { makeContacts() },
        app("photos", from: .iOS18) { makePhotos() },
        app("store", from: .iOS14) { makeStore() },
        app("palette", from: .iOS14) { makePalette() },
        app("tasks", from: .iOS14) { makeTasks() },
        app("inspector", from: .iOS26) { DocumentSplitViewController() },
        app("pages", from: .iOS14) { makeReader() },
        app("overlay", from: .iOS14) { OverlaySplitViewController() },
        app("feed", from: .iOS14) { makeFeed() },
        app("browser", from: .iOS14) { makeBrowser() },
        app("drawer", from: .iOS14) { DrawerViewController() },
        app("chat", from: .iOS14) { makeChat() },
        app("planner", from: .iOS14) { PlannerSplitViewController() },
        app("search", from: .iOS14) { makeSearch() },
        app("profile", from: .iOS14) { makeProfile() },
        app("files", from: .iOS14) { makeFiles() },
        app("checkout", from: .iOS14) { makeCheckout() },
        app("music", from: .iOS18) { makeMusic() },
    ]

    private static func app(
        _ name: String, from target: LaunchSetup.Release,
        _ makeRoot: @escaping @MainActor () -> UIViewController
    ) -> AppUnderTest {
        AppUnderTest(
            name: name, summary: "\(name), as somebody else wrote it",
            setup: LaunchSetup(deploymentTarget: target), makeRoot: makeRoot)
    }
}
