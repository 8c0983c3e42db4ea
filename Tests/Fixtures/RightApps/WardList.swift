// A hospital ward's list: filter, patients, change of status, discharge, admission by a form.
// Navigation, menus, sheet with detents, guarded dismissal, alerts, keyboard; from: .iOS15
import UIKit

@MainActor private final class WardListStore {
    enum Status: String, CaseIterable { case stable = "Stable", watch = "Watch", bad = "Critical" }
    struct Patient {
        let id: Int, name: String, bed: Int
        var status: Status
    }
    private(set) var patients = [
        Patient(id: 1, name: "A. Novak", bed: 1, status: .stable),
        Patient(id: 2, name: "B. Okafor", bed: 3, status: .bad),
        Patient(id: 3, name: "C. Lindqvist", bed: 4, status: .watch),
        Patient(id: 4, name: "D. Haddad", bed: 6, status: .stable),
    ]
    private var lastID = 4
    var freeBeds: [Int] { (1...8).filter { bed in !patients.contains { $0.bed == bed } } }
    func patient(_ id: Int) -> Patient? { patients.first { $0.id == id } }
    func admit(name: String, bed: Int) {
        guard freeBeds.contains(bed) else { return }
        lastID += 1
        patients.append(Patient(id: lastID, name: name, bed: bed, status: .stable))
        patients.sort { $0.bed < $1.bed }
    }
    func setStatus(_ status: Status, of id: Int) {
        for index in patients.indices where patients[index].id == id {
            patients[index].status = status
        }
    }
    func discharge(_ id: Int) { patients.removeAll { $0.id == id } }
}

/// A column of views that are as high as they need, within the sides of the safe area.
private final class WardListColumn: UIScrollView {
    var rows: [UIView] = [] {
        didSet {
            for view in oldValue where !rows.contains(view) { view.removeFromSuperview() }
            for view in rows where view.superview !== self { addSubview(view) }
            setNeedsLayout()
        }
    }
    override func layoutSubviews() {
        super.layoutSubviews()
        let left = safeAreaInsets.left + 16
        let width = max(0, bounds.width - left - safeAreaInsets.right - 16)
        var y: CGFloat = 8
        for row in rows {
            let label = row as? UILabel
            let fit = label?.sizeThatFits(CGSize(width: width, height: 10_000)).height ?? 44
            row.frame = CGRect(x: left, y: y, width: width, height: fit)
            y += fit + 8
        }
        let size = CGSize(width: bounds.width, height: y)
        if contentSize != size { contentSize = size }
    }
    override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        setNeedsLayout()
    }
    static func make() -> WardListColumn {
        let column = WardListColumn(frame: .zero)
        column.alwaysBounceVertical = true
        column.backgroundColor = .systemBackground
        return column
    }
    static func menu(_ titles: [String], selected: Int?, pick: @escaping (Int) -> Void) -> UIMenu {
        let actions = titles.enumerated().map { index, title in
            UIAction(title: title, state: index == selected ? .on : .off) { _ in pick(index) }
        }
        return UIMenu(options: .singleSelection, children: actions)
    }
    static func button(_ title: String, action: @escaping () -> Void) -> UIButton {
        let button = UIButton(configuration: .gray())
        button.setTitle(title, for: .normal)
        button.addAction(UIAction { _ in action() }, for: .touchUpInside)
        return button
    }
}

private final class WardListPage: UIViewController, SelfChecking {
    private let store = WardListStore()
    private let column = WardListColumn.make()
    private let placeholder = UILabel(frame: .zero)
    private var filter: WardListStore.Status?
    private let filterItem = UIBarButtonItem(title: "Filter")
    private lazy var admitItem = UIBarButtonItem(
        title: "Admit", primaryAction: UIAction(title: "Admit") { [weak self] _ in self?.admit() })
    private var shown: [WardListStore.Patient] {
        store.patients.filter { filter == nil || $0.status == filter }
    }
    private var titles: [String] { shown.map { "Bed \($0.bed): \($0.name)" } }
    override func loadView() { view = column }
    override func viewDidLoad() {
        super.viewDidLoad()
        placeholder.text = "No patients of this status"
        navigationItem.leftBarButtonItem = filterItem
        navigationItem.rightBarButtonItem = admitItem
    }
    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        refresh()
    }
    private func refresh() {
        navigationItem.title = filter.map { "\($0.rawValue) Patients" } ?? "All Patients"
        let all = WardListStore.Status.allCases
        filterItem.menu = WardListColumn.menu(
            ["Everybody"] + all.map { "Only \($0.rawValue)" },
            selected: all.firstIndex { $0 == filter }.map { $0 + 1 } ?? 0
        ) { [weak self] index in
            self?.filter = index == 0 ? nil : all[index - 1]
            self?.refresh()
        }
        admitItem.isEnabled = !store.freeBeds.isEmpty
        let rows = shown.map { patient in
            WardListColumn.button("Bed \(patient.bed): \(patient.name)") { [weak self] in
                self?.open(patient.id)
            }
        }
        column.rows = rows.isEmpty ? [placeholder] : rows
    }
    private func open(_ id: Int) {
        guard navigationController?.topViewController === self else { return }
        show(WardListPatient(id: id, store: store), sender: self)
    }
    private func admit() {
        guard presentedViewController == nil else { return }
        let form = WardListForm(store: store)
        form.onSave = { [weak self] in self?.refresh() }
        let page = UINavigationController(rootViewController: form)
        page.presentationController?.delegate = form
        page.sheetPresentationController?.detents = [.medium(), .large()]
        page.sheetPresentationController?.prefersGrabberVisible = true
        present(page, animated: true)
    }
    var complaint: String? {
        guard viewIfLoaded?.window != nil else { return nil }
        let rows = column.rows.compactMap { ($0 as? UIButton)?.currentTitle }
        return rows == titles ? nil : "the list does not show the patients"
    }
}

private final class WardListPatient: UIViewController, SelfChecking {
    private let id: Int
    private let store: WardListStore
    private let column = WardListColumn.make()
    private let facts = UILabel(frame: .zero)
    private let statusItem = UIBarButtonItem(title: "Status")
    init(id: Int, store: WardListStore) {
        self.id = id
        self.store = store
        super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { nil }
    private var text: String {
        store.patient(id).map { "Bed \($0.bed)\nStatus: \($0.status.rawValue)" } ?? ""
    }
    override func loadView() { view = column }
    override func viewDidLoad() {
        super.viewDidLoad()
        facts.numberOfLines = 0
        navigationItem.title = store.patient(id)?.name
        navigationItem.rightBarButtonItem = statusItem
        let discharge = WardListColumn.button("Discharge") { [weak self] in
            self?.confirmDischarge()
        }
        column.rows = [facts, discharge]
        refresh()
    }
    private func refresh() {
        facts.text = text
        column.setNeedsLayout()
        let all = WardListStore.Status.allCases
        let now = all.firstIndex { $0 == store.patient(id)?.status }
        statusItem.menu = WardListColumn.menu(all.map(\.rawValue), selected: now) {
            [weak self] index in
            guard let self else { return }
            store.setStatus(all[index], of: id)
            refresh()
        }
    }
    private func confirmDischarge() {
        guard presentedViewController == nil else { return }
        let alert = UIAlertController(title: "Discharge?", message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Not Yet", style: .cancel))
        let discharge = UIAlertAction(title: "Discharge Now", style: .destructive) {
            [weak self] _ in
            guard let self else { return }
            store.discharge(id)
            navigationController?.popToRootViewController(animated: true)
        }
        alert.addAction(discharge)
        present(alert, animated: true)
    }
    var complaint: String? {
        guard viewIfLoaded?.window != nil else { return nil }
        if store.patient(id) == nil { return "it shows a patient who was discharged" }
        return facts.text == text ? nil : "the facts are not those of the patient"
    }
}

private final class WardListForm: UIViewController, UITextFieldDelegate,
    UIAdaptivePresentationControllerDelegate
{
    var onSave: (() -> Void)?
    private let store: WardListStore
    private let column = WardListColumn.make()
    private let field = UITextField(frame: .zero)
    private lazy var bedButton = WardListColumn.button("") { [weak self] in self?.takeNextBed() }
    private var bed: Int
    private let firstText = "New Patient"
    private lazy var cancelItem = UIBarButtonItem(
        systemItem: .cancel, primaryAction: UIAction { [weak self] _ in self?.leave() })
    private var hasChanges: Bool { bed != store.freeBeds.first || field.text != firstText }
    init(store: WardListStore) {
        self.store = store
        bed = store.freeBeds.first ?? 1
        super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { nil }
    override func loadView() { view = column }
    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.title = "Admission"
        navigationItem.leftBarButtonItem = cancelItem
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            systemItem: .save, primaryAction: UIAction { [weak self] _ in self?.save() })
        column.keyboardDismissMode = .onDrag
        field.text = firstText
        field.placeholder = "Name of the patient"
        field.delegate = self
        let endEditing = UIAction { [weak self] _ in self?.field.resignFirstResponder() }
        field.addAction(endEditing, for: .primaryActionTriggered)
        column.rows = [field, bedButton]
        refresh()
    }
    private func refresh() {
        bedButton.setTitle("Bed \(bed) of the free ones", for: .normal)
        isModalInPresentation = hasChanges
        bedButton.isEnabled = store.freeBeds.count > 1
    }
    private func takeNextBed() {
        bed = store.freeBeds.first { $0 > bed } ?? store.freeBeds.first ?? bed
        refresh()
    }
    private func save() {
        view.endEditing(true)
        let name = (field.text ?? "").trimmingCharacters(in: .whitespaces)
        store.admit(name: name.isEmpty ? firstText : name, bed: bed)
        onSave?()
        dismiss(animated: true)
    }
    /// Asks before changes are lost.
    private func leave() {
        guard hasChanges else { return dismiss(animated: true) }
        guard presentedViewController == nil else { return }
        view.endEditing(true)
        let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
        sheet.addAction(
            UIAlertAction(title: "Discard Changes", style: .destructive) { [weak self] _ in
                self?.presentingViewController?.dismiss(animated: true)
            })
        sheet.addAction(UIAlertAction(title: "Keep Editing", style: .cancel))
        sheet.popoverPresentationController?.barButtonItem = cancelItem
        present(sheet, animated: true)
    }
    func textFieldDidBeginEditing(_ textField: UITextField) {
        guard let sheet = navigationController?.sheetPresentationController else { return }
        sheet.animateChanges { sheet.selectedDetentIdentifier = .large }
    }
    func textFieldDidEndEditing(_ textField: UITextField) { refresh() }
    func presentationControllerDidAttemptToDismiss(_ controller: UIPresentationController) {
        leave()
    }
}

@MainActor func makeWardList() -> UIViewController {
    UINavigationController(rootViewController: WardListPage())
}
