import UIKit

/// The pages about bars and popovers.
@MainActor func toolboxBarPages() -> [(String, @MainActor () -> UIViewController)] {
    [
        ("Slide", { ToolboxSlide("Slide") }), ("Tools", { ToolboxTools("Tools") }),
        ("Words", { ToolboxWords("Words") }), ("Finder", { ToolboxFinder("Finder") }),
        ("Letter", { ToolboxLetter("Letter") }),
    ]
}

/// A bar at the bottom, which slides out of sight and back.
private final class ToolboxSlide: ToolboxPage {
    private let bar = UIView()
    private lazy var slide = bar.bottomAnchor.constraint(
        equalTo: view.safeAreaLayoutGuide.bottomAnchor, constant: 0)

    override func viewDidLoad() {
        super.viewDidLoad()
        status.text = "The bar is up"
        scroll.contentInset.bottom = 56
        addButton("Slide") { [unowned self] in
            slide.constant = slide.constant == 0 ? 120 : 0
            status.text = slide.constant == 0 ? "The bar is up" : "The bar is down"
            UIView.animate(withDuration: 0.3) { self.view.layoutIfNeeded() }
        }
        bar.backgroundColor = .secondarySystemBackground
        bar.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(bar)
        NSLayoutConstraint.activate([
            slide,
            bar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            bar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            bar.heightAnchor.constraint(equalToConstant: 56),
        ])
    }

    override var fault: String? {
        let bottom = view.bounds.height - view.safeAreaInsets.bottom + slide.constant
        return abs(bar.frame.maxY - bottom) <= 1
            ? nil : "the bar ends at \(bar.frame.maxY), not at \(bottom)"
    }
}

/// A page with a toolbar.
private final class ToolboxTools: ToolboxPage {
    private lazy var tools = ["Bold", "Wide", "Tidy"].map { name in
        UIBarButtonItem(
            title: name,
            primaryAction: UIAction { [unowned self] _ in
                status.text = status.text == name ? "Plain" : name
            })
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        status.text = "Plain"
        toolbarItems = [
            tools[0], .flexibleSpace(), tools[1], .fixedSpace(24), tools[2],
        ]
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        navigationController?.isToolbarHidden = false
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        navigationController?.isToolbarHidden = true
    }

    override var fault: String? {
        guard let navigation = navigationController, navigation.topViewController === self,
            let toolbar = navigation.toolbar
        else { return nil }
        if navigation.isToolbarHidden { return "the toolbar is hidden" }
        let frames = tools.map { $0.frame(in: toolbar) }
        guard !frames.contains(where: \.isNull) else { return nil }
        let room = toolbar.bounds
        return frames.allSatisfy { $0.minX >= -1 && $0.maxX <= room.maxX + 1 }
            && frames.allSatisfy { $0.midY >= 0 && $0.midY <= room.maxY }
            ? nil : "a tool is outside of the toolbar"
    }
}

/// Words in a row, from leading to trailing.
private final class ToolboxWordRow: UIView {
    var words: [UIButton] = [] { didSet { words.forEach(addSubview) } }

    override func layoutSubviews() {
        super.layoutSubviews()
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let width = bounds.width / CGFloat(max(1, words.count))
        for (index, word) in words.enumerated() {
            let place = isMirrored ? words.count - 1 - index : index
            word.frame = CGRect(x: CGFloat(place) * width, y: 0, width: width, height: 44)
        }
    }
}

/// Words, whose meaning comes in a popover. The other words stay in reach.
private final class ToolboxWords: ToolboxPage, UIPopoverPresentationControllerDelegate {
    private let row = ToolboxWordRow()
    private weak var chosen: UIButton?

    override func viewDidLoad() {
        super.viewDidLoad()
        status.text = "What is that?"
        row.words = ["Chisel", "Plane", "Rasp"].map { name in
            let word = UIButton(type: .system)
            word.setTitle(name, for: .normal)
            word.addAction(
                UIAction { [unowned self, unowned word] _ in explain(word) }, for: .touchUpInside)
            return word
        }
        addRow(row)
    }

    private func explain(_ word: UIButton) {
        if let page = presentedViewController as? ToolboxMeaning {
            guard !page.isBeingDismissed, let popover = page.popoverPresentationController
            else { return }
            point(popover, page, at: word)
            UIView.animate(withDuration: 0.2) {
                popover.containerView?.setNeedsLayout()
                popover.containerView?.layoutIfNeeded()
            }
        } else if isFree {
            let page = ToolboxMeaning("Meaning")
            page.modalPresentationStyle = .popover
            page.preferredContentSize = CGSize(width: 160, height: 100)
            guard let popover = page.popoverPresentationController else { return }
            popover.delegate = self
            popover.passthroughViews = [row]
            point(popover, page, at: word)
            present(page, animated: true)
        }
    }

    private func point(
        _ popover: UIPopoverPresentationController, _ page: ToolboxMeaning, at word: UIButton
    ) {
        chosen = word
        popover.sourceView = word
        page.word = word.currentTitle ?? ""
    }

    func adaptivePresentationStyle(
        for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle {
        .none
    }

    override var fault: String? {
        guard let chosen, let window = view.window,
            let page = presentedViewController as? ToolboxMeaning, page.view.window != nil,
            !page.isBeingPresented, !page.isBeingDismissed
        else { return nil }
        if page.status.text != "A \(chosen.currentTitle ?? "")" {
            return "the popover explains another word"
        }
        let arrow = page.popoverPresentationController?.arrowDirection
        let frame = page.view.convert(page.view.bounds, to: nil)
        let word = chosen.convert(chosen.bounds, to: nil)
        guard arrow == .up || arrow == .down, frame.minX > 40,
            frame.maxX < window.bounds.width - 40, abs(frame.midX - word.midX) > 20
        else { return nil }
        return "the popover is at \(frame.midX), not at \(word.midX)"
    }
}

private final class ToolboxMeaning: ToolboxPage {
    var word = "" { didSet { if isViewLoaded { status.text = "A \(word)" } } }

    override func viewDidLoad() {
        super.viewDidLoad()
        status.text = "A \(word)"
        addButton("Close") { [unowned self] in
            if !isBeingDismissed { presentingViewController?.dismiss(animated: true) }
        }
    }
}

/// A field in the navigation bar, beside Back.
private final class ToolboxFinder: ToolboxPage {
    private let bar = ToolboxFinderBar(frame: CGRect(x: 0, y: 0, width: 300, height: 44))

    override func viewDidLoad() {
        super.viewDidLoad()
        status.text = "Find a tool"
        navigationItem.titleView = bar
        addButton("Finish") { [unowned self] in bar.field.resignFirstResponder() }
    }

    override var fault: String? {
        guard let navigation = navigationController, navigation.topViewController === self,
            !navigation.isNavigationBarHidden, bar.window != nil
        else { return nil }
        let room = navigation.navigationBar.bounds
        let insets = navigation.navigationBar.safeAreaInsets
        let frame = bar.convert(bar.bounds, to: navigation.navigationBar)
        if frame.minX < -1 || frame.maxX > room.maxX + 1 { return "the field is cut off" }
        let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
        let lead = isMirrored ? room.maxX - insets.right - frame.maxX : frame.minX - insets.left
        if lead < 32 { return "the field lies on Back" }
        return bar.field.frame.width > 0
            && bar.bounds.insetBy(dx: -1, dy: -1).contains(bar.field.frame)
            ? nil : "the field has no room"
    }
}

/// As wide as the bar allows.
private final class ToolboxFinderBar: UIView {
    let field = UITextField()

    override init(frame: CGRect) {
        super.init(frame: frame)
        field.placeholder = "Name"
        addSubview(field)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.layoutFittingExpandedSize.width, height: 44)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        field.frame = bounds
    }
}

/// Opens a high popover to write in.
private final class ToolboxLetter: ToolboxPage {
    private weak var source: UIButton?

    override func viewDidLoad() {
        super.viewDidLoad()
        status.text = "Dear friend"
        source = addButton("Write") { [unowned self] in write() }
    }

    private func write() {
        guard isFree else { return }
        let page = ToolboxSheet("Sheet")
        page.modalPresentationStyle = .popover
        page.preferredContentSize = CGSize(width: 320, height: 560)
        page.popoverPresentationController?.sourceView = source
        present(page, animated: true)
    }
}

/// A sheet of paper, which gives way to the keyboard and has its height again afterwards.
private final class ToolboxSheet: ToolboxPage {
    private struct Place: Equatable {
        var window: CGRect
        var insets: UIEdgeInsets
        var anchor: CGRect
        var arrow: UIPopoverArrowDirection
    }

    private let field = UITextField()
    private nonisolated(unsafe) var observers: [any NSObjectProtocol] = []
    private var isKeyboardUp = false
    /// Where the popover was before the keyboard came, and how high.
    private var before: (place: Place, height: CGFloat)?

    deinit { for observer in observers { NotificationCenter.default.removeObserver(observer) } }

    override func viewDidLoad() {
        super.viewDidLoad()
        status.text = "A sheet of paper"
        field.placeholder = "Text"
        addRow(field)
        addButton("Rest") { [unowned self] in field.resignFirstResponder() }
        addButton("Done") { [unowned self] in
            if !isBeingDismissed { presentingViewController?.dismiss(animated: true) }
        }
        observers = toolboxObserveKeyboard { [weak self] frame in
            self?.keyboardDidMove(isUp: frame != nil)
        }
    }

    private func keyboardDidMove(isUp: Bool) {
        if isUp, !isKeyboardUp {
            before = isBeingPresented ? nil : place.map { ($0, view.bounds.height) }
        }
        isKeyboardUp = isUp
    }

    /// `nil` while it is no popover.
    private var place: Place? {
        guard let window = view.window, let popover = popoverPresentationController,
            popover.arrowDirection != .unknown, let source = popover.sourceView
        else { return nil }
        return Place(
            window: window.bounds, insets: window.safeAreaInsets,
            anchor: source.convert(source.bounds, to: nil), arrow: popover.arrowDirection)
    }

    override var fault: String? {
        guard !isKeyboardUp, !isBeingDismissed, let before, place == before.place,
            view.bounds.height < before.height - 1
        else { return nil }
        return "it is \(view.bounds.height) high, and was \(before.height) before the keyboard came"
    }
}
