// SafetyAudit: inspection forms with validation in a page sheet that asks before changes are lost.
// Adaptive presentation delegate, alerts, keyboard insets, text field, toolbar, pushed picker,
// diffed rows. from: .iOS15
import UIKit

private enum SafetyAuditResult: String {
    case unchecked = "not checked", passed = "passed", failed = "failed"
    var next: SafetyAuditResult {
        self == .unchecked ? .passed : self == .passed ? .failed : .unchecked
    }
}

private struct SafetyAuditReport: Equatable {
    var id: Int
    var place: String?
    var remarks = ""
    var exits = SafetyAuditResult.unchecked
    var alarms = SafetyAuditResult.unchecked

    var title: String { "Report \(id)" }
    var isPassed: Bool { exits == .passed && alarms == .passed }
    var line: String { "\(title), \(place ?? ""): \(isPassed ? "passed" : "failed")" }
    var problems: [String] {
        (place == nil ? ["Choose a place."] : [])
            + (exits == .unchecked ? ["Check the exits."] : [])
            + (alarms == .unchecked ? ["Check the alarms."] : [])
    }
}

@MainActor private final class SafetyAuditStore {
    private(set) var reports = [
        SafetyAuditReport(id: 1, place: "Workshop", exits: .passed, alarms: .passed),
        SafetyAuditReport(
            id: 2, place: "Canteen", remarks: "Sign", exits: .failed, alarms: .passed),
    ]
    private(set) var nextID = 3

    func save(_ report: SafetyAuditReport) {
        if let index = reports.firstIndex(where: { $0.id == report.id }) {
            reports[index] = report
        } else {
            reports.append(report)
            nextID = report.id + 1
        }
    }

    func remove(_ id: Int) { reports.removeAll { $0.id == id } }
}

/// Rows from top to bottom, above the keyboard and within the safe area.
private final class SafetyAuditColumn: UIScrollView {
    private nonisolated(unsafe) var tokens: [any NSObjectProtocol] = []
    private var keyboard: CGFloat = 0
    private var room = CGSize.zero
    var rows: [UIView] = [] {
        didSet {
            for view in oldValue where !rows.contains(view) { view.removeFromSuperview() }
            for view in rows where view.superview !== self { addSubview(view) }
            setNeedsLayout()
        }
    }

    init() {
        super.init(frame: .zero)
        alwaysBounceVertical = true
        backgroundColor = .systemBackground
        let names = [
            UIResponder.keyboardWillShowNotification, UIResponder.keyboardDidShowNotification,
            UIResponder.keyboardWillHideNotification,
        ]
        let hiding = UIResponder.keyboardWillHideNotification
        tokens = names.map { name in
            NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
                [weak self] note in
                let value = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue
                let height = name == hiding ? 0 : value?.cgRectValue.height ?? 0
                MainActor.assumeIsolated {
                    self?.keyboard = height
                    self?.setNeedsLayout()
                }
            }
        }
    }

    required init?(coder: NSCoder) { nil }

    deinit { for token in tokens { NotificationCenter.default.removeObserver(token) } }

    override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let left = safeAreaInsets.left + 16
        let width = max(0, bounds.width - left - safeAreaInsets.right - 16)
        var y: CGFloat = 8
        for row in rows {
            let height = row.sizeThatFits(CGSize(width: width, height: 10_000)).height
            row.frame = CGRect(x: left, y: y, width: width, height: max(44, height))
            y = row.frame.maxY + 8
        }
        let size = CGSize(width: bounds.width, height: y)
        if contentSize != size { contentSize = size }
        insetForKeyboard()
    }

    private func insetForKeyboard() {
        var covered: CGFloat = 0
        if keyboard > 0, let window {
            covered = convert(bounds, to: nil).maxY - (window.bounds.height - keyboard)
            covered = min(max(0, covered - safeAreaInsets.bottom), max(0, bounds.height - 60))
        }
        let seen = CGSize(width: bounds.width, height: bounds.height - covered)
        if contentInset.bottom != covered { contentInset.bottom = covered }
        guard seen != room else { return }
        room = seen
        guard let field = rows.first(where: { $0.isFirstResponder }) else { return }
        scrollRectToVisible(field.frame.insetBy(dx: 0, dy: -8), animated: false)
    }
}

@MainActor private func safetyAuditButton(
    _ title: String, _ tap: @escaping @MainActor () -> Void
) -> UIButton {
    let button = UIButton(type: .system)
    button.setTitle(title, for: .normal)
    button.contentHorizontalAlignment = .leading
    button.addAction(UIAction { _ in tap() }, for: .touchUpInside)
    return button
}

private final class SafetyAuditListPage: UIViewController, SelfChecking {
    private let store = SafetyAuditStore()
    private let column = SafetyAuditColumn()
    private let none = UILabel()
    private var buttons: [Int: UIButton] = [:]

    override func loadView() { view = column }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Inspections"
        none.text = "No reports yet"
        let add = UIAction(title: "New Report") { [weak self] _ in
            guard let self else { return }
            edit(SafetyAuditReport(id: store.nextID), isNew: true)
        }
        navigationItem.rightBarButtonItem = UIBarButtonItem(primaryAction: add)
        reload()
    }

    private func reload() {
        var kept: [Int: UIButton] = [:]
        for report in store.reports {
            let id = report.id
            kept[id] =
                buttons[id]
                ?? safetyAuditButton("") { [weak self] in
                    guard let self, let report = store.reports.first(where: { $0.id == id })
                    else { return }
                    edit(report, isNew: false)
                }
            kept[id]?.setTitle(report.line, for: .normal)
        }
        buttons = kept
        let rows = store.reports.compactMap { kept[$0.id] }
        column.rows = rows.isEmpty ? [none] : rows
    }

    private func edit(_ report: SafetyAuditReport, isNew: Bool) {
        guard presentedViewController == nil else { return }
        let form = SafetyAuditFormPage(report: report, isNew: isNew)
        form.onSave = { [weak self] in
            self?.store.save($0)
            self?.reload()
        }
        form.onDelete = { [weak self] in
            self?.store.remove(report.id)
            self?.reload()
        }
        let stack = UINavigationController(rootViewController: form)
        stack.modalPresentationStyle = .pageSheet
        stack.presentationController?.delegate = form
        present(stack, animated: true)
    }

    var complaint: String? {
        guard viewIfLoaded?.window != nil else { return nil }
        if buttons.count != store.reports.count { return "the list does not show all reports" }
        for report in store.reports where buttons[report.id]?.currentTitle != report.line {
            return "the row of \(report.title) is stale"
        }
        return nil
    }
}

private final class SafetyAuditFormPage: UIViewController, SelfChecking,
    UIAdaptivePresentationControllerDelegate
{
    private let original: SafetyAuditReport
    private var draft: SafetyAuditReport
    private let isNew: Bool
    private var showsProblems = false
    private let column = SafetyAuditColumn()
    private let problems = UILabel()
    private let remarks = UITextField(frame: .zero)
    private lazy var place = safetyAuditButton("") { [weak self] in self?.choosePlace() }
    private lazy var exits = safetyAuditButton("") { [weak self] in
        self?.change { $0.exits = $0.exits.next }
    }
    private lazy var alarms = safetyAuditButton("") { [weak self] in
        self?.change { $0.alarms = $0.alarms.next }
    }
    var onSave: (SafetyAuditReport) -> Void = { _ in }
    var onDelete: () -> Void = {}

    init(report: SafetyAuditReport, isNew: Bool) {
        (original, draft, self.isNew) = (report, report, isNew)
        super.init(nibName: nil, bundle: nil)
        title = report.title
    }

    required init?(coder: NSCoder) { nil }

    override func loadView() { view = column }

    override func viewDidLoad() {
        super.viewDidLoad()
        problems.numberOfLines = 0
        problems.textColor = .systemRed
        remarks.placeholder = "Remarks"
        remarks.text = draft.remarks
        navigationItem.leftBarButtonItem = UIBarButtonItem(
            primaryAction: UIAction(title: "Cancel") { [weak self] _ in
                guard let self else { return }
                if hasChanges { askToDiscard() } else { close() }
            })
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            primaryAction: UIAction(title: "Save") { [weak self] _ in self?.save() })
        let delete = UIAction(title: "Delete Report") { [weak self] _ in self?.askToDelete() }
        if !isNew { toolbarItems = [UIBarButtonItem(primaryAction: delete)] }
        refresh()
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        navigationController?.setToolbarHidden(isNew, animated: animated)
    }

    /// The draft with the text that is still being typed.
    private var current: SafetyAuditReport {
        var report = draft
        if isViewLoaded { report.remarks = remarks.text ?? "" }
        return report
    }

    private var hasChanges: Bool { current != original }

    private func change(_ edit: (inout SafetyAuditReport) -> Void) {
        edit(&draft)
        refresh()
    }

    private func refresh() {
        place.setTitle("Place: \(draft.place ?? "none")", for: .normal)
        exits.setTitle("Exits: \(draft.exits.rawValue)", for: .normal)
        alarms.setTitle("Alarms: \(draft.alarms.rawValue)", for: .normal)
        problems.text = draft.problems.joined(separator: " ")
        let shows = showsProblems && !draft.problems.isEmpty
        column.rows = (shows ? [problems] : []) + [place, exits, alarms, remarks]
    }

    private func choosePlace() {
        guard navigationController?.topViewController === self else { return }
        view.endEditing(true)
        let page = SafetyAuditPlacePage(chosen: draft.place)
        page.onChoose = { [weak self] place in self?.change { $0.place = place } }
        navigationController?.pushViewController(page, animated: true)
    }

    private func save() {
        view.endEditing(true)
        guard draft.problems.isEmpty else {
            showsProblems = true
            refresh()
            return ask("Report Not Finished", draft.problems.joined(separator: " "), "OK", nil)
        }
        guard navigationController?.isBeingDismissed != true else { return }
        onSave(current)
        close()
    }

    private func askToDiscard() {
        ask("Discard Changes?", nil, "Keep Editing", "Discard") { [weak self] in self?.close() }
    }

    private func askToDelete() {
        view.endEditing(true)
        ask("Delete \(title ?? "")?", nil, "Keep Report", "Delete") { [weak self] in
            self?.onDelete()
            self?.close()
        }
    }

    private func ask(
        _ title: String, _ message: String?, _ cancel: String, _ action: String?,
        _ perform: @escaping @MainActor () -> Void = {}
    ) {
        // The stack presents: another page may be on top of this one.
        guard let stack = navigationController, stack.presentedViewController == nil
        else { return }
        let alert = UIAlertController(title: title, message: message, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: cancel, style: .cancel))
        if let action {
            alert.addAction(UIAlertAction(title: action, style: .destructive) { _ in perform() })
        }
        stack.present(alert, animated: true)
    }

    private func close() { navigationController?.presentingViewController?.dismiss(animated: true) }

    func presentationControllerShouldDismiss(
        _ presentationController: UIPresentationController
    ) -> Bool { !hasChanges }

    func presentationControllerDidAttemptToDismiss(
        _ presentationController: UIPresentationController
    ) { if hasChanges { askToDiscard() } }

    var complaint: String? {
        guard viewIfLoaded?.window != nil else { return nil }
        if place.currentTitle != "Place: \(draft.place ?? "none")" { return "the place is stale" }
        let shows = problems.superview != nil
        return shows == (showsProblems && !draft.problems.isEmpty)
            ? nil : "the problems are shown though there are none, or hidden"
    }
}

private final class SafetyAuditPlacePage: UIViewController {
    private let column = SafetyAuditColumn()
    private let chosen: String?
    var onChoose: (String) -> Void = { _ in }

    init(chosen: String?) {
        self.chosen = chosen
        super.init(nibName: nil, bundle: nil)
        title = "Choose Place"
    }

    required init?(coder: NSCoder) { nil }

    override func loadView() { view = column }

    override func viewDidLoad() {
        super.viewDidLoad()
        column.rows = ["Workshop", "Canteen", "Loading Dock"].map { place in
            safetyAuditButton(place == chosen ? "\(place) (chosen)" : place) { [weak self] in
                guard let self, navigationController?.topViewController === self else { return }
                onChoose(place)
                navigationController?.popViewController(animated: true)
            }
        }
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        navigationController?.setToolbarHidden(true, animated: animated)
    }
}

@MainActor func makeSafetyAudit() -> UIViewController {
    UINavigationController(rootViewController: SafetyAuditListPage())
}
