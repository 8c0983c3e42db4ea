import Foundation
import Testing
import UIKitModel

/// Right apps with a popover from a bar item, as they ship.
@Suite("Published popovers") @MainActor struct PublishedPopoversTests {
    @Test("options become a form sheet in compact width (B-076, C-055)") func options() throws {
        try AppDriver.expectSilenceOfRandomActions { Options(inCompactWidth: .formSheet) }
    }

    @Test("options stay a popover in compact width (B-076, C-055)") func optionsKept() throws {
        try AppDriver.expectSilenceOfRandomActions { Options(inCompactWidth: .none) }
    }

    @Test("a flag follows the popover that it stands for (B-080, C-110)") func flagged() throws {
        let checks = OwnChecks()

        try AppDriver.expectSilenceOfRandomActions { Flagged(checks) }

        #expect(checks.failures == [])
    }
}

/// Opens and closes a popover by one bar item; a button in it, and a tap outside, close it too
/// (B-076, C-055).
private final class Options: KnowingSplit, UIPopoverPresentationControllerDelegate {
    /// Closes its popover when the user leaves by the bar, which stays in reach. A sheet may be
    /// what the page leaves for (B-173).
    private final class Canvas: Leaf {
        override func viewWillDisappear(_ animated: Bool) {
            super.viewWillDisappear(animated)
            let popover = presentedViewController?.popoverPresentationController
            if let popover, popover.arrowDirection != .unknown {
                dismiss(animated: false)
            }
        }
    }

    private let detail = UINavigationController()
    private let compactStyle: UIModalPresentationStyle
    private var isOpen = false

    init(inCompactWidth compactStyle: UIModalPresentationStyle) {
        self.compactStyle = compactStyle
        super.init(style: .doubleColumn)
        preferredDisplayMode = .oneBesideSecondary
        detail.viewControllers = [page("Canvas 0")]
        let rows = [1, 2].map { number in
            row("Open \(number)") { [weak self] _ in
                guard let self else { return }
                self.isOpen = true
                self.detail.viewControllers = [self.page("Canvas \(number)")]
                self.show(.secondary)
            }
        }
        let list = Leaf("Canvases", rows: rows)
        list.onDidAppear = { [weak self] in
            if let self, self.isCompactNow { self.isOpen = false }
        }
        setViewController(UINavigationController(rootViewController: list), for: .primary)
        setViewController(detail, for: .secondary)
    }

    required init?(coder: NSCoder) { nil }

    override var topColumn: Column {
        isOpen || detail.viewControllers.count > 1 ? .secondary : .primary
    }

    private func page(_ name: String) -> UIViewController {
        let page = Canvas(name, rows: [Leaf.push("\(name) Layers")])
        page.onDidAppear = { [weak self] in
            if let self, self.isCompactNow { self.isOpen = true }
        }
        let item = UIBarButtonItem()
        item.primaryAction = UIAction(title: "Options") { [weak self, weak page, weak item] _ in
            guard let self, let page, let item else { return }
            self.toggle(from: page, item)
        }
        page.navigationItem.rightBarButtonItem = item
        return page
    }

    private func toggle(from page: UIViewController, _ item: UIBarButtonItem) {
        isOpen = true
        if page.presentedViewController != nil {
            page.dismiss(animated: true)
            return
        }
        let done = row("Done") { $0.dismiss(animated: true) }
        let options = Leaf("Options", rows: [Leaf.push("Brush", [done]), done])
        options.preferredContentSize = CGSize(width: 320, height: 240)
        let content = UINavigationController(rootViewController: options)
        content.modalPresentationStyle = .popover
        content.popoverPresentationController?.barButtonItem = item
        content.popoverPresentationController?.delegate = self
        page.present(content, animated: true)
    }

    func adaptivePresentationStyle(
        for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle { compactStyle }
}

/// Keeps in a flag whether its popover is shown; the delegate resets the flag (B-080, C-110).
private final class Flagged: KnowingSplit, UIPopoverPresentationControllerDelegate {
    private let checks: OwnChecks
    private let page = Leaf("Document")
    private let item = UIBarButtonItem()
    private var isShown = false
    private var isAtList = false

    init(_ checks: OwnChecks) {
        self.checks = checks
        super.init(style: .doubleColumn)
        preferredDisplayMode = .oneBesideSecondary
        let list = Leaf("Outline", rows: [row("Read") { [weak self] _ in self?.show(.secondary) }])
        list.onDidAppear = { [weak self] in
            if let self, self.isCompactNow { self.isAtList = true }
        }
        page.onDidAppear = { [weak self] in
            if let self, self.isCompactNow { self.isAtList = false }
        }
        item.primaryAction = UIAction(title: "Style") { [weak self] _ in self?.present() }
        page.navigationItem.rightBarButtonItem = item
        setViewController(UINavigationController(rootViewController: list), for: .primary)
        setViewController(UINavigationController(rootViewController: page), for: .secondary)
    }

    required init?(coder: NSCoder) { nil }

    override var topColumn: Column { isAtList ? .primary : .secondary }

    private func present() {
        checks.check(
            isShown == (page.presentedViewController != nil), "the flag is \(isShown)")
        guard !isShown else { return }
        isShown = true
        let done = row("Done") { [weak self] page in
            self?.isShown = false
            page.dismiss(animated: true)
        }
        let content = Leaf("Styles", rows: [done])
        content.preferredContentSize = CGSize(width: 300, height: 200)
        content.modalPresentationStyle = .popover
        content.popoverPresentationController?.barButtonItem = item
        content.popoverPresentationController?.delegate = self
        page.present(content, animated: true)
    }

    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
        isShown = false
    }
}
