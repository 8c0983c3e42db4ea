import UIKit

/// The pages about views, text and the keyboard.
@MainActor func toolboxViewPages() -> [(String, @MainActor () -> UIViewController)] {
    [
        ("Watcher", { ToolboxWatcher("Watcher") }), ("Cover", { ToolboxCover("Cover") }),
        ("Reading", { ToolboxReading("Reading") }), ("Form", { ToolboxForm("Form") }),
        ("Caption", { ToolboxCaption("Caption") }),
    ]
}

/// Watches where a strip is.
private final class ToolboxWatcher: ToolboxPage {
    private let strip = UIScrollView()
    private var observation: NSKeyValueObservation?
    private var isWatching = false
    private var seen: CGPoint?
    private var missesFirst = false
    private var isToldAfterwards = false

    override func viewDidLoad() {
        super.viewDidLoad()
        status.text = "Nobody watches"
        strip.contentInsetAdjustmentBehavior = .never
        strip.backgroundColor = .secondarySystemBackground
        strip.contentSize = CGSize(width: 40, height: 240)
        addRow(strip, height: 80)
        addButton("Watch or Not") { [unowned self] in isWatching ? stop() : watch() }
        addButton("Next Part") { [unowned self] in
            let y = strip.contentOffset.y
            strip.contentOffset = CGPoint(x: 0, y: y < 160 ? min(160, y + 40) : 0)
        }
    }

    private func watch() {
        isWatching = true
        seen = nil
        observation = strip.observe(\.contentOffset, options: [.initial, .new]) {
            [weak self] _, change in
            self?.note(change.newValue)
        }
        if seen == nil { missesFirst = true }
    }

    private func stop() {
        observation?.invalidate()
        isWatching = false
        status.text = "Nobody watches"
    }

    private func note(_ offset: CGPoint?) {
        guard isWatching else { return isToldAfterwards = true }
        seen = offset
        status.text = "Watched at \(Int(offset?.y ?? -1))"
    }

    override var fault: String? {
        if missesFirst { return "nobody told where the strip was at first" }
        if isToldAfterwards { return "the strip tells one who does not watch any more" }
        return !isWatching || seen == strip.contentOffset ? nil : "the strip is elsewhere"
    }
}

/// Buttons under a cover that fades.
private final class ToolboxCover: ToolboxPage {
    private let box = UIView()
    private var taps = 0
    private lazy var buttons = ["Count Up", "Count Down"].enumerated().map { index, name in
        UIButton(
            type: .system,
            primaryAction: UIAction(title: name) { [unowned self] _ in
                taps = (taps + (index == 0 ? 1 : 4)) % 5
                status.text = "Count \(taps)"
            })
    }
    private lazy var cover = UIButton(
        type: .system,
        primaryAction: UIAction(title: "Under Cover") { [unowned self] _ in fade(to: 0) })

    override func viewDidLoad() {
        super.viewDidLoad()
        status.text = "Count 0"
        for part in buttons + [cover] { box.addSubview(part) }
        cover.alpha = 0
        cover.backgroundColor = .secondarySystemBackground
        addRow(box, height: 96)
        addButton("Cover or Uncover") { [unowned self] in fade(to: cover.alpha == 0 ? 1 : 0) }
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        for (index, button) in buttons.enumerated() {
            button.frame = CGRect(
                x: 0, y: CGFloat(index) * 52, width: box.bounds.width, height: 44)
        }
        cover.frame = box.bounds
    }

    private func fade(to alpha: CGFloat) {
        UIView.animate(withDuration: 0.3) { self.cover.alpha = alpha }
    }

    override var fault: String? {
        guard cover.alpha == 0,
            buttons.contains(where: { box.hitTest($0.center, with: nil) === cover })
        else { return nil }
        return "a cover that nobody sees takes the touches"
    }
}

/// A long text, with a line at the top that says how far one has read.
private final class ToolboxReading: ToolboxPage, UIScrollViewDelegate {
    private let line = UIView()

    override func viewDidLoad() {
        super.viewDidLoad()
        status.text = "Once upon a time"
        for number in 1...24 {
            let label = UILabel()
            label.text = "Line \(number) of the tale"
            addRow(label)
        }
        scroll.delegate = self
        line.backgroundColor = .systemBlue
        line.isUserInteractionEnabled = false
        view.addSubview(line)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        follow()
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) { follow() }

    func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) { follow() }

    private var length: CGFloat {
        let read = scroll.contentOffset.y + scroll.adjustedContentInset.top
        return min(view.bounds.width, max(0, read) / 4)
    }

    private func follow() {
        let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
        line.frame = CGRect(
            x: isMirrored ? view.bounds.width - length : 0, y: view.safeAreaInsets.top,
            width: length, height: 4)
    }

    override var fault: String? {
        abs(line.frame.width - length) <= 1
            ? nil : "the line is \(line.frame.width) long, not \(length)"
    }
}

/// Fields that stay above the keyboard. A drag puts the keyboard away.
private final class ToolboxForm: ToolboxPage, UITextFieldDelegate, UIScrollViewDelegate {
    private let fields = (1...8).map { _ in UITextField() }
    private nonisolated(unsafe) var observers: [any NSObjectProtocol] = []
    /// In the window's coordinates; `nil` while the keyboard is down.
    private var keyboardTop: CGFloat?
    private var keepsField = false

    deinit { for observer in observers { NotificationCenter.default.removeObserver(observer) } }

    private var field: UITextField? { fields.first(where: \.isFirstResponder) }

    override func viewDidLoad() {
        super.viewDidLoad()
        status.text = "Who are you?"
        scroll.keyboardDismissMode = .onDrag
        scroll.delegate = self
        for (index, field) in fields.enumerated() {
            field.placeholder = "Answer \(index + 1)"
            field.delegate = self
            addRow(field)
        }
        observers = toolboxObserveKeyboard { [weak self] frame in self?.keyboardDidMove(to: frame) }
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        avoidKeyboard()
    }

    private func keyboardDidMove(to frame: CGRect?) {
        guard let window = view.window else { return keyboardTop = nil }
        // In a window that does not reach the bottom of the screen, the keyboard covers this much
        // at most.
        keyboardTop = frame.map {
            window.bounds.height >= $0.maxY ? $0.minY : window.bounds.height - $0.height
        }
        avoidKeyboard()
    }

    /// What the keyboard covers of the page, in points.
    private var covered: CGFloat {
        keyboardTop.map { max(0, view.convert(view.bounds, to: nil).maxY - $0) } ?? 0
    }

    private func avoidKeyboard() {
        scroll.contentInset.bottom = max(0, covered - view.safeAreaInsets.bottom)
        guard let field else { return }
        scroll.scrollRectToVisible(field.frame.insetBy(dx: 0, dy: -4), animated: false)
    }

    func textFieldDidBeginEditing(_ textField: UITextField) {
        keepsField = false
        avoidKeyboard()
    }

    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        keepsField = field != nil
    }

    override var fault: String? {
        if keepsField { return "a field keeps the keyboard after a drag" }
        let top = view.safeAreaInsets.top
        let bottom = view.bounds.height - max(view.safeAreaInsets.bottom, covered)
        guard let field, bottom - top >= 60 else { return nil }
        let frame = field.convert(field.bounds, to: view)
        return frame.minY >= top - 1 && frame.maxY <= bottom + 1
            ? nil : "the field is at \(frame.minY), not between \(top) and \(bottom)"
    }
}

/// Calls the handler with the keyboard's frame whenever it moves; with `nil` when it leaves.
@MainActor func toolboxObserveKeyboard(
    _ handler: @escaping @MainActor (CGRect?) -> Void
) -> [any NSObjectProtocol] {
    let names = [
        UIResponder.keyboardWillShowNotification, UIResponder.keyboardDidShowNotification,
        UIResponder.keyboardWillHideNotification,
    ]
    return names.enumerated().map { index, name in
        NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { note in
            let end = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue
            let frame = index == 2 ? nil : end?.cgRectValue
            MainActor.assumeIsolated { handler(frame) }
        }
    }
}

/// A button whose configuration changes.
private final class ToolboxCaption: ToolboxPage {
    private var isPlaying = false
    private lazy var button = UIButton(
        configuration: .filled(),
        primaryAction: UIAction { [unowned self] _ in
            isPlaying.toggle()
            update()
        })
    private var caption: String { isPlaying ? "Pause" : "Play" }

    override func viewDidLoad() {
        super.viewDidLoad()
        addRow(button)
        update()
    }

    private func update() {
        status.text = isPlaying ? "It plays" : "It rests"
        button.configuration?.title = caption
    }

    override var fault: String? {
        button.currentTitle == caption || button.titleLabel?.text == caption
            ? nil : "the button does not say \(caption)"
    }
}
