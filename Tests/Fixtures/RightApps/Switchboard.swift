import UIKit

/// Lines and calls. Fingers slide over the detail, so that no swipe may move the sidebar: a button
/// does, which is always there.
@MainActor func makeSwitchboard() -> UIViewController {
    let split = UISplitViewController(style: .doubleColumn)
    split.presentsWithGesture = false
    split.displayModeButtonVisibility = .always
    let calls = SwitchboardCalls()
    split.setViewController(SwitchboardLines(calls), for: .primary)
    split.setViewController(calls, for: .secondary)
    return split
}

private final class SwitchboardLines: RowPage {
    private let calls: SwitchboardCalls

    init(_ calls: SwitchboardCalls) {
        self.calls = calls
        super.init(title: "Lines")
    }

    required init?(coder: NSCoder) { nil }

    override func refresh() {
        list.show(
            ["Line 1", "Line 2"].map { line in
                rowButton(line) { [unowned self] in
                    calls.show(line)
                    splitViewController?.show(.secondary)
                }
            })
    }
}

private final class SwitchboardCalls: RowPage {
    private var line = "Line 1"

    init() { super.init(title: "Calls") }

    required init?(coder: NSCoder) { nil }

    func show(_ line: String) {
        self.line = line
        title = line
        if isViewLoaded { refresh() }
    }

    override func refresh() {
        list.show([rowLabel("\(line) is free"), rowButton("Connect") {}])
    }
}
