import Foundation
import SplitFuzz
import Testing
import UIKitModel

/// Apps that present in the context of a column or of a tab, as real ones do while they save or
/// load.
@Suite("Right presentations in a context") @MainActor struct RightContextsTests {
    /// A page that says that the app is saving. The user may stop it.
    private final class SavingViewController: UIViewController {
        private let stop = UIButton(type: .system)

        init(style: UIModalPresentationStyle) {
            super.init(nibName: nil, bundle: nil)
            modalPresentationStyle = style
            modalTransitionStyle = .crossDissolve
        }

        required init?(coder: NSCoder) { nil }

        override func viewDidLoad() {
            super.viewDidLoad()
            view.backgroundColor = UIColor(white: 0, alpha: 0.4)
            stop.setTitle("Stop", for: .normal)
            stop.addAction(
                UIAction { [weak self] _ in self?.dismiss(animated: true) }, for: .touchUpInside)
            view.addSubview(stop)
        }

        override func viewDidLayoutSubviews() {
            super.viewDidLayoutSubviews()
            let room = view.bounds.inset(by: view.safeAreaInsets)
            stop.frame = CGRect(x: room.midX - 60, y: room.midY - 22, width: 120, height: 44)
        }
    }

    /// The rows of an editor. `Save` takes half a second, and `Preview` waits for the user.
    fileprivate static func rows(
        noting note: @escaping @MainActor () -> Void = {}
    ) -> [ActingViewController.Row] {
        [
            row("Save") {
                note()
                save(in: $0)
            },
            row("Preview") { page in
                note()
                guard page.presentedViewController == nil else { return }
                page.present(SavingViewController(style: .currentContext), animated: true)
            },
            row("Import") { page in
                note()
                guard page.presentedViewController == nil else { return }
                let done = row("Done") { $0.dismiss(animated: true) }
                let files = Leaf.stack("Files", rows: [done, Leaf.push("Folder", [done])])
                files.modalPresentationStyle = .overCurrentContext
                page.present(files, animated: true)
            },
        ]
    }

    fileprivate static func save(in page: UIViewController) {
        guard page.presentedViewController == nil else { return }
        let saving = SavingViewController(style: .overCurrentContext)
        page.present(saving, animated: true)
        UIKitModel.DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) { [weak saving] in
            guard let saving, saving.presentingViewController != nil, !saving.isBeingDismissed
            else { return }
            saving.dismiss(animated: true)
        }
    }

    @Test(
        "a view over one column breaks nothing, wherever the column goes (B-181)",
        arguments: [LaunchSetup.Release.asDocumented, .iOS14, .iOS26])
    func columns(release: LaunchSetup.Release) throws {
        try AppDriver.expectSilenceOfRandomActions(on: release) { Editor() }
    }

    @Test(
        "a view over the content of a tab breaks nothing (B-181)",
        arguments: [LaunchSetup.Release.asDocumented, .iOS14, .iOS26])
    func tabs(release: LaunchSetup.Release) throws {
        try AppDriver.expectSilenceOfRandomActions(on: release) {
            let tabs = UITabBarController()
            tabs.viewControllers = ["One", "Two"].map { title in
                let stack = Leaf.stack(
                    title,
                    rows: RightContextsTests.rows()
                        + [Leaf.push("More", RightContextsTests.rows())])
                stack.tabBarItem.title = title
                return stack
            }
            return tabs
        }
    }

    @Test("what leaves the context while a swipe back turns back leaves the page shown (D-016)")
    func cancelledSwipe() throws {
        try AppDriver.expectSilence(
            "resize half", "tap \"primary/Read\"", "tap \"primary/Preview\"",
            "swipe-back \"primary\" cancel @start", "tap \"primary/Stop\"",
            choosing: .init(release: .iOS26)
        ) { Editor() }
    }

    @Test("the view covers its column alone, and the other columns take touches (B-181)")
    func reach() throws {
        var driver = try AppDriver { Editor() }

        let broken = try driver.act("tap \"secondary/Preview\"")

        #expect(broken == [])
        #expect(driver.controls.contains("secondary/Stop"))
        #expect(driver.controls.contains("primary/Read"))
        #expect(!driver.controls.contains("secondary/Preview"))
        #expect(try driver.act("tap \"secondary/Stop\"") == [])
        #expect(driver.controls.contains("secondary/Preview"))
    }
}

/// A list and an editor, which knows where the user is.
private final class Editor: KnowingSplit {
    private var isAtList = true

    init() {
        super.init(style: .doubleColumn)
        preferredDisplayMode = .oneBesideSecondary
        let list = Leaf(
            "List",
            rows: [
                row("Read") { page in
                    (page.splitViewController as? Editor)?.isAtList = false
                    page.splitViewController?.show(.secondary)
                },
                row("Save all") { RightContextsTests.save(in: $0) },
            ])
        let rows = RightContextsTests.rows { [weak self] in self?.isAtList = false }
        let page = Leaf("Editor", rows: rows)
        list.onDidAppear = { [weak self] in
            if let self, self.isCompactNow { self.isAtList = true }
        }
        page.onDidAppear = { [weak self] in
            if let self, self.isCompactNow { self.isAtList = false }
        }
        setViewController(UINavigationController(rootViewController: list), for: .primary)
        setViewController(UINavigationController(rootViewController: page), for: .secondary)
    }

    required init?(coder: NSCoder) { nil }

    override var topColumn: Column { isAtList ? .primary : .secondary }
}
