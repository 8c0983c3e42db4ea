// A school office: enrolments are made in a wizard of four steps in a form sheet, with confirmation
// before a draft is lost. Form sheet, isModalInPresentation, adaptive presentation delegate, action
// sheets, keyboard handling, undo.
import UIKit

private struct EnrolEntry: Equatable {
    var id = 0
    var name = ""
    var course = "Drawing"
    var extras: Set<String> = []

    var shownName: String { name.isEmpty ? "Guest" : name }
    var title: String { "\(id). \(shownName), \(course)" }
}

@MainActor private final class EnrolOffice {
    static let courses = ["Drawing", "Pottery", "Singing", "Weaving", "Writing"]
    static let extras = ["Lunch", "Materials", "Parking"]
    private(set) var entries: [EnrolEntry] = []
    private(set) var deleted: (index: Int, entry: EnrolEntry)?
    private var next = 1

    func add(_ draft: EnrolEntry) {
        var entry = draft
        entry.id = next
        next += 1
        entries.append(entry)
    }

    func delete(_ id: Int) {
        guard let index = entries.firstIndex(where: { $0.id == id }) else { return }
        deleted = (index, entries.remove(at: index))
    }

    func undo() {
        guard let (index, entry) = deleted else { return }
        entries.insert(entry, at: min(index, entries.count))
        deleted = nil
    }
}

@MainActor private func enrolLabel(_ text: String = "") -> UILabel {
    let label = UILabel()
    label.text = text
    label.numberOfLines = 0
    return label
}

private final class EnrolDesk: UIViewController, SelfChecking {
    private let office = EnrolOffice()
    private let column = RowColumn()
    private let emptyLabel = enrolLabel(
        "Nobody has enrolled yet. Add an enrolment with the plus button.")
    private var buttons: [Int: UIButton] = [:]
    private lazy var undoItem = UIBarButtonItem(
        title: "Undo Delete",
        primaryAction: UIAction(title: "Undo Delete") { [weak self] _ in
            self?.office.undo()
            self?.reload()
        })

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Enrolments"
        view.backgroundColor = .systemBackground
        column.fill(view)
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            systemItem: .add, primaryAction: UIAction { [weak self] _ in self?.startWizard() })
        reload()
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        reload()
    }

    private func reload() {
        buttons = buttons.filter { entry in office.entries.contains { $0.id == entry.key } }
        for entry in office.entries where buttons[entry.id] == nil {
            let id = entry.id
            buttons[id] = UIButton(
                type: .system,
                primaryAction: UIAction(title: entry.title) { [weak self] _ in self?.open(id) })
        }
        column.show(
            office.entries.isEmpty ? [emptyLabel] : office.entries.compactMap { buttons[$0.id] })
        navigationItem.leftBarButtonItem = office.deleted == nil ? nil : undoItem
    }

    private func startWizard() {
        guard isInFront else { return }
        let wizard = EnrolWizard { [weak self] draft in
            self?.office.add(draft)
            self?.reload()
        }
        present(wizard, animated: true)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        // What the action sheet points at stays in sight.
        column.layoutIfNeeded()
        if let row = presentedViewController?.popoverPresentationController?.sourceView,
            row.superview === column
        {
            column.scrollRectToVisible(row.frame, animated: false)
        }
    }

    private func open(_ id: Int) {
        guard isInFront, let entry = office.entries.first(where: { $0.id == id }),
            let row = buttons[id]
        else { return }
        let extras =
            entry.extras.isEmpty ? "No extras" : entry.extras.sorted().joined(separator: ", ")
        let sheet = UIAlertController(
            title: entry.title, message: extras, preferredStyle: .actionSheet)
        sheet.addAction(
            UIAlertAction(title: "Delete Enrolment", style: .destructive) { [weak self] _ in
                self?.office.delete(id)
                self?.reload()
            })
        sheet.addAction(UIAlertAction(title: "Keep Enrolment", style: .cancel))
        sheet.popoverPresentationController?.sourceView = row
        present(sheet, animated: true)
    }

    var complaint: String? {
        guard viewIfLoaded?.window != nil else { return nil }
        let titles = column.rows.compactMap { ($0 as? UIButton)?.currentTitle }
        if titles != office.entries.map(\.title) { return "the desk does not show all enrolments" }
        let offers = navigationItem.leftBarButtonItem === undoItem
        return offers == (office.deleted != nil)
            ? nil : "the undo button does not follow the deletion"
    }
}

/// The sheet: it owns the draft, and the steps write to it.
private final class EnrolWizard: UINavigationController, UIAdaptivePresentationControllerDelegate {
    private let finish: (EnrolEntry) -> Void
    private var isDone = false
    var draft = EnrolEntry() {
        didSet { isModalInPresentation = draft != EnrolEntry() }
    }

    init(finish: @escaping (EnrolEntry) -> Void) {
        self.finish = finish
        super.init(nibName: nil, bundle: nil)
        modalPresentationStyle = .formSheet
        presentationController?.delegate = self
        setViewControllers([EnrolStep(.name)], animated: false)
    }

    required init?(coder: NSCoder) { nil }

    func presentationControllerDidAttemptToDismiss(
        _ presentationController: UIPresentationController
    ) {
        askToDiscard()
    }

    func cancel() {
        if isModalInPresentation { askToDiscard() } else { close() }
    }

    func confirm() {
        guard !isDone, !isBeingDismissed, presentedViewController == nil else { return }
        isDone = true
        finish(draft)
        close()
    }

    private func close() {
        guard !isBeingDismissed, presentedViewController == nil else { return }
        presentingViewController?.dismiss(animated: true)
    }

    private func askToDiscard() {
        guard !isDone, presentedViewController == nil, !isBeingDismissed else { return }
        view.endEditing(true)
        let sheet = UIAlertController(
            title: nil, message: "Discard this enrolment?", preferredStyle: .actionSheet)
        sheet.addAction(
            UIAlertAction(title: "Discard Draft", style: .destructive) { [weak self] _ in
                self?.close()
            })
        sheet.addAction(UIAlertAction(title: "Go On", style: .cancel))
        sheet.popoverPresentationController?.barButtonItem =
            topViewController?.navigationItem.rightBarButtonItems?.last
        present(sheet, animated: true) {
            sheet.popoverPresentationController?.passthroughViews = nil
        }
    }
}

/// One step of the wizard.
private final class EnrolStep: UIViewController, SelfChecking {
    enum Kind: Int, CaseIterable { case name, course, extras, review }

    private let kind: Kind
    private let column = RowColumn()
    private let field = UITextField()
    private let summary = enrolLabel()
    private var choices: [UIButton] = []
    private lazy var keyboard = KeyboardInset(column)
    private lazy var sample = makeButton("Use a Sample Name") {
        $0.field.text = "Alex Morgan"; $0.takeName()
    }
    private lazy var guest = makeButton("Enrol as a Guest") {
        $0.field.text = ""; $0.takeName()
    }
    private var wizard: EnrolWizard? { navigationController as? EnrolWizard }

    init(_ kind: Kind) {
        self.kind = kind
        super.init(nibName: nil, bundle: nil)
        title = "Step \(kind.rawValue + 1)"
        navigationItem.backButtonTitle = "Back"
        let next = kind == .review ? "Confirm" : "Next"
        navigationItem.rightBarButtonItems = [
            UIBarButtonItem(
                title: next, primaryAction: UIAction(title: next) { [weak self] _ in self?.goOn() }),
            UIBarButtonItem(
                title: "Cancel",
                primaryAction: UIAction(title: "Cancel") { [weak self] _ in
                    guard let self, isInFront else { return }
                    view.endEditing(true)
                    wizard?.cancel()
                }),
        ]
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        column.fill(view)
        switch kind {
        case .name:
            field.placeholder = "Guest"
            field.addAction(UIAction { [weak self] _ in self?.takeName() }, for: .editingDidEnd)
            // What is being typed is not lost by a swipe.
            field.addAction(
                UIAction { [weak self] _ in self?.wizard?.isModalInPresentation = true },
                for: .editingDidBegin)
            column.show([enrolLabel("What is your name?"), field, sample, guest, summary])
            keyboard.update()
        case .course:
            choices = EnrolOffice.courses.map { course in
                makeButton(course) { $0.wizard?.draft.course = course }
            }
            column.show([enrolLabel("Which course?")] + choices)
        case .extras:
            choices = EnrolOffice.extras.map { extra in
                makeButton(extra) { $0.wizard?.draft.extras.formSymmetricDifference([extra]) }
            }
            column.show([enrolLabel("Which extras?")] + choices)
        case .review:
            column.show([enrolLabel("Is this right?"), summary])
        }
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        if kind == .name { field.text = wizard?.draft.name }
        showState()
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        view.endEditing(true)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        if kind == .name { keyboard.update() }
    }

    private func makeButton(_ title: String, _ action: @escaping (EnrolStep) -> Void) -> UIButton {
        UIButton(
            type: .system,
            primaryAction: UIAction(title: title) { [weak self] _ in
                guard let self else { return }
                view.endEditing(true)
                action(self)
                showState()
            })
    }

    private func takeName() {
        wizard?.draft.name = (field.text ?? "").trimmingCharacters(in: .whitespaces)
        showState()
    }

    private func goOn() {
        view.endEditing(true)
        guard isInFront else { return }
        guard let next = Kind(rawValue: kind.rawValue + 1) else { return wizard?.confirm() ?? () }
        navigationController?.pushViewController(EnrolStep(next), animated: true)
    }

    private var wantedChoices: [String] {
        guard let draft = wizard?.draft else { return choices.map { $0.currentTitle ?? "" } }
        switch kind {
        case .course: return EnrolOffice.courses.map { $0 == draft.course ? "✓ \($0)" : $0 }
        case .extras: return EnrolOffice.extras.map { draft.extras.contains($0) ? "✓ \($0)" : $0 }
        default: return []
        }
    }

    private func showState() {
        for (button, title) in zip(choices, wantedChoices) {
            button.setTitle(title, for: .normal)
            // One course is always chosen.
            button.isEnabled = kind != .course || !title.hasPrefix("✓")
        }
        guard let draft = wizard?.draft else { return }
        let extras =
            draft.extras.isEmpty ? "no extras" : draft.extras.sorted().joined(separator: ", ")
        summary.text =
            kind == .name
            ? "You enrol as \(draft.shownName)."
            : "\(draft.shownName) takes \(draft.course) with \(extras)."
        sample.isEnabled = draft.name != "Alex Morgan"
        guest.isEnabled = !draft.name.isEmpty
        column.setNeedsLayout()
    }

    var complaint: String? {
        guard viewIfLoaded?.window != nil else { return nil }
        if choices.map({ $0.currentTitle ?? "" }) != wantedChoices {
            return "the marks are not those of the draft"
        }
        guard let draft = wizard?.draft, kind == .review || kind == .name else { return nil }
        return summary.text?.contains(draft.shownName) == true
            ? nil : "the summary has the name of somebody else"
    }
}

@MainActor func makeEnrol() -> UIViewController {
    UINavigationController(rootViewController: EnrolDesk())
}
