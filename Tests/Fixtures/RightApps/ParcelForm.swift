// Parcels and a form for one: first responder chain, keyboard insets, stacks that change axis, a
// right-to-left switch, unsaved changes that hold the sheet, saving in a Task that can be
// cancelled, validation alerts, trait registration for the columns.
import UIKit

private struct ParcelFormParcel: Equatable {
    var id = 0, recipient = "", street = "", city = "", postcode = "", count = 1
}

@MainActor private final class ParcelFormStore {
    static let didChange = Notification.Name("ParcelFormStoreDidChange")
    private(set) var parcels = [
        ParcelFormParcel(
            id: 1, recipient: "Mina Okafor", street: "Lime Street 4", city: "Leeds",
            postcode: "LS1", count: 2)
    ]
    private var nextID = 2
    func save(_ parcel: ParcelFormParcel) {
        if let index = parcels.firstIndex(where: { $0.id == parcel.id }) {
            parcels[index] = parcel
        } else {
            parcels.append(parcel)
            parcels[parcels.count - 1].id = nextID
            nextID += 1
        }
        NotificationCenter.default.post(name: ParcelFormStore.didChange, object: self)
    }
}

@MainActor private final class ParcelFormList: UIViewController, SelfChecking {
    private let store: ParcelFormStore
    private nonisolated(unsafe) var observer: (any NSObjectProtocol)?
    private let scroller = UIScrollView(frame: .zero)
    private let placeholder = UILabel(frame: .zero)
    private var buttons: [UIButton] = []
    init(store: ParcelFormStore) {
        self.store = store
        super.init(nibName: nil, bundle: nil)
        title = "Parcels"
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "New Parcel",
            primaryAction: UIAction { [weak self] _ in self?.edit(ParcelFormParcel()) })
        observer = NotificationCenter.default.addObserver(
            forName: ParcelFormStore.didChange, object: store, queue: nil
        ) { [weak self] _ in
            MainActor.assumeIsolated { self?.reload() }
        }
        registerForTraitChanges([UITraitHorizontalSizeClass.self]) { (self: Self, _) in
            self.viewIfLoaded?.setNeedsLayout()
        }
    }
    required init?(coder: NSCoder) { return nil }
    deinit { if let observer { NotificationCenter.default.removeObserver(observer) } }
    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        scroller.alwaysBounceVertical = true
        view.addSubview(scroller)
        placeholder.text = "No parcels yet"
        scroller.addSubview(placeholder)
        reload()
    }
    private func reload() {
        guard isViewLoaded else { return }
        for button in buttons { button.removeFromSuperview() }
        buttons = store.parcels.map { parcel in
            UIButton(
                type: .system,
                primaryAction: UIAction(title: "\(parcel.count) × \(parcel.recipient)") {
                    [weak self] _ in self?.edit(parcel)
                })
        }
        for button in buttons { scroller.addSubview(button) }
        placeholder.isHidden = !buttons.isEmpty
        view.setNeedsLayout()
    }
    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        scroller.frame = view.bounds
        let (left, right) = (view.safeAreaInsets.left + 16, view.safeAreaInsets.right + 16)
        let columns = traitCollection.horizontalSizeClass == .regular ? 2 : 1
        let width = max(0, view.bounds.width - left - right) / CGFloat(columns)
        let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
        for (index, button) in buttons.enumerated() {
            let column = isMirrored ? columns - 1 - index % columns : index % columns
            button.frame = CGRect(
                x: left + CGFloat(column) * width, y: CGFloat(index / columns) * 56 + 8,
                width: width, height: 48)
        }
        placeholder.frame = CGRect(x: left, y: 8, width: width, height: 44)
        scroller.contentSize = CGSize(
            width: view.bounds.width, height: (buttons.map(\.frame.maxY).max() ?? 52) + 8)
    }
    private func edit(_ parcel: ParcelFormParcel) {
        guard presentedViewController == nil else { return }
        let form = ParcelFormPage(store: store, parcel: parcel)
        let stack = UINavigationController(rootViewController: form)
        stack.modalPresentationStyle = .formSheet
        stack.presentationController?.delegate = form
        present(stack, animated: true)
    }
    var complaint: String? {
        guard isViewLoaded else { return nil }
        let wanted = store.parcels.map { "\($0.count) × \($0.recipient)" }
        if buttons.map({ $0.currentTitle ?? "" }) != wanted {
            return "the list does not show \(wanted)"
        }
        return placeholder.isHidden == wanted.isEmpty
            ? "the placeholder is shown beside parcels, or is missing" : nil
    }
}

/// Arranges views along an axis, in equal parts.
@MainActor private final class ParcelFormStack: UIView {
    private let parts: [UIView]
    var axis = NSLayoutConstraint.Axis.vertical { didSet { setNeedsLayout() } }
    var isMirrored = false {
        didSet {
            semanticContentAttribute = isMirrored ? .forceRightToLeft : .unspecified
            setNeedsLayout()
        }
    }
    var height: CGFloat { axis == .vertical ? CGFloat(parts.count) * 56 - 8 : 48 }
    init(_ parts: [UIView]) {
        self.parts = parts
        super.init(frame: .zero)
        for part in parts { addSubview(part) }
    }
    required init?(coder: NSCoder) { return nil }
    override func layoutSubviews() {
        super.layoutSubviews()
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let width = (bounds.width + 8) / CGFloat(parts.count) - 8
        for (index, part) in parts.enumerated() {
            let place = CGFloat(isMirrored ? parts.count - 1 - index : index)
            part.frame =
                axis == .vertical
                ? CGRect(x: 0, y: CGFloat(index) * 56, width: bounds.width, height: 48)
                : CGRect(x: place * (width + 8), y: 0, width: width, height: 48)
        }
    }
}

@MainActor
private final class ParcelFormPage: UIViewController, UITextFieldDelegate,
    UIAdaptivePresentationControllerDelegate, SelfChecking
{
    private let store: ParcelFormStore
    private let original: ParcelFormParcel
    private var count: Int { didSet { update() } }
    private var isRightToLeft = false { didSet { update() } }
    private var saving: Task<Void, Never>? { didSet { update() } }
    private var keyboardTop: CGFloat?
    private nonisolated(unsafe) var observers: [any NSObjectProtocol] = []
    private let scroller = UIScrollView(frame: .zero)
    private let fields = ["Recipient", "Street", "City", "Postcode"].map { name in
        let field = UITextField(frame: .zero)
        field.placeholder = name
        return field
    }
    private let countLabel = UILabel(frame: .zero)
    private lazy var fewer = makeButton("Fewer Pieces") { $0.count -= 1 }
    private lazy var more = makeButton("More Pieces") { $0.count += 1 }
    private lazy var direction = makeButton("Right to Left") { $0.isRightToLeft.toggle() }
    private lazy var fill = makeButton("Use Depot Address") { $0.fillIn() }
    private lazy var addressStack = ParcelFormStack(Array(fields[2...]))
    private lazy var countStack = ParcelFormStack([fewer, countLabel, more])
    private lazy var rows: [UIView] = [
        fields[0], fields[1], addressStack, countStack, fill, direction,
    ]
    private lazy var cancelItem = UIBarButtonItem(
        systemItem: .cancel,
        primaryAction: UIAction { [weak self] _ in
            self?.saving == nil ? self?.askToDiscard() : self?.stopSaving()
        })
    private lazy var saveItem = UIBarButtonItem(
        systemItem: .save, primaryAction: UIAction { [weak self] _ in self?.save() })
    private lazy var nextItem = UIBarButtonItem(
        title: "Next Field", primaryAction: UIAction { [weak self] _ in self?.goToNext() })
    init(store: ParcelFormStore, parcel: ParcelFormParcel) {
        self.store = store
        original = parcel
        count = parcel.count
        super.init(nibName: nil, bundle: nil)
        draft = parcel
        navigationItem.leftBarButtonItem = cancelItem
        navigationItem.rightBarButtonItems = [saveItem, nextItem]
        update()
    }
    required init?(coder: NSCoder) { return nil }
    deinit { for observer in observers { NotificationCenter.default.removeObserver(observer) } }
    private var draft: ParcelFormParcel {
        get {
            let texts = fields.map { $0.text ?? "" }
            return ParcelFormParcel(
                id: original.id, recipient: texts[0], street: texts[1], city: texts[2],
                postcode: texts[3], count: count)
        }
        set {
            for (field, text) in zip(
                fields, [newValue.recipient, newValue.street, newValue.city, newValue.postcode])
            { field.text = text }
        }
    }
    private var activeField: UITextField? { fields.first(where: \.isFirstResponder) }
    private func makeButton(_ title: String, _ run: @escaping @MainActor (ParcelFormPage) -> Void)
        -> UIButton
    {
        UIButton(
            type: .system,
            primaryAction: UIAction(title: title) { [weak self] _ in if let self { run(self) } })
    }
    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        scroller.alwaysBounceVertical = true
        scroller.keyboardDismissMode = .interactive
        view.addSubview(scroller)
        countLabel.textAlignment = .center
        for field in fields { field.delegate = self }
        for row in rows { scroller.addSubview(row) }
        for name in [
            UIResponder.keyboardWillShowNotification, UIResponder.keyboardDidShowNotification,
            UIResponder.keyboardWillHideNotification,
        ] {
            observers.append(
                NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
                    [weak self] notification in
                    let frame =
                        (notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue)?
                        .cgRectValue
                    let isHiding = notification.name == UIResponder.keyboardWillHideNotification
                    MainActor.assumeIsolated { self?.keyboardDidMove(to: isHiding ? nil : frame) }
                })
        }
        update()
    }
    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        stopSaving()
    }
    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        scroller.frame = view.bounds
        let (left, right) = (view.safeAreaInsets.left + 16, view.safeAreaInsets.right + 16)
        let width = max(0, view.bounds.width - left - right)
        for stack in [addressStack, countStack] {
            stack.axis = width >= 440 ? .horizontal : .vertical
        }
        var top: CGFloat = 12
        for row in rows {
            row.frame = CGRect(
                x: left, y: top, width: width, height: (row as? ParcelFormStack)?.height ?? 48)
            top = row.frame.maxY + 8
        }
        scroller.contentSize = CGSize(width: view.bounds.width, height: top + 4)
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
    private func avoidKeyboard() {
        let covered =
            keyboardTop.map {
                view.convert(view.bounds, to: nil).maxY - $0 - view.safeAreaInsets.bottom
            } ?? 0
        scroller.contentInset.bottom = max(0, covered)
        guard let activeField else { return }
        scroller.scrollRectToVisible(
            activeField.convert(activeField.bounds, to: scroller).insetBy(dx: 0, dy: -8),
            animated: false)
    }
    func textFieldDidBeginEditing(_ textField: UITextField) {
        update()
        avoidKeyboard()
    }
    func textFieldDidEndEditing(_ textField: UITextField) { update() }
    private func goToNext() {
        guard let activeField, let index = fields.firstIndex(of: activeField) else { return }
        if index + 1 < fields.count {
            fields[index + 1].becomeFirstResponder()
        } else {
            activeField.resignFirstResponder()
        }
    }
    private func update() {
        let isSaving = saving != nil
        title = isSaving ? "Saving…" : original.id > 0 ? "Edit Parcel" : "New Parcel"
        isModalInPresentation = isSaving || activeField != nil || draft != original
        saveItem.isEnabled = !isSaving
        nextItem.isEnabled = activeField != nil
        countLabel.text = count == 1 ? "1 piece" : "\(count) pieces"
        for control in fields + [direction] { control.isEnabled = !isSaving }
        fewer.isEnabled = !isSaving && count > 1
        more.isEnabled = !isSaving && count < 9
        fill.isEnabled = !isSaving && draft != depotDraft
        direction.setTitle(isRightToLeft ? "Left to Right" : "Right to Left", for: .normal)
        for stack in [addressStack, countStack] { stack.isMirrored = isRightToLeft }
    }
    private var depotDraft: ParcelFormParcel {
        ParcelFormParcel(
            id: original.id, recipient: "Depot", street: "Dock Road 1", city: "Hull",
            postcode: "HU1", count: count)
    }
    private func fillIn() {
        view.endEditing(true)
        draft = depotDraft
        update()
    }
    private func save() {
        guard saving == nil, presentedViewController == nil else { return }
        view.endEditing(true)
        if let missing = fields.first(where: { $0.text?.isEmpty ?? true }) {
            let alert = UIAlertController(
                title: "\(missing.placeholder ?? "Text") is missing", message: nil,
                preferredStyle: .alert)
            alert.addAction(
                UIAlertAction(title: "OK", style: .default) { _ in missing.becomeFirstResponder() })
            return present(alert, animated: true)
        }
        saving = Task { [weak self] in
            try? await Task.sleep(for: .seconds(1))
            guard let self, !Task.isCancelled else { return }
            store.save(draft)
            close()
        }
    }
    private func stopSaving() {
        saving?.cancel()
        saving = nil
    }
    func presentationControllerDidAttemptToDismiss(
        _ presentationController: UIPresentationController
    ) {
        if saving == nil { askToDiscard() }
    }
    private func askToDiscard() {
        guard presentedViewController == nil else { return }
        view.endEditing(true)
        guard draft != original else { return close() }
        let alert = UIAlertController(
            title: "Discard the changes?", message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Keep Editing", style: .cancel))
        alert.addAction(
            UIAlertAction(title: "Discard", style: .destructive) { [weak self] _ in self?.close() })
        present(alert, animated: true)
    }
    private func close() {
        if navigationController?.isBeingDismissed != true {
            presentingViewController?.dismiss(animated: true)
        }
    }
    var complaint: String? {
        guard viewIfLoaded?.window != nil else { return nil }
        if saveItem.isEnabled == (saving != nil) {
            return "Save is enabled while the form saves, or is not"
        }
        if fewer.isEnabled, count == 1 { return "there can be fewer pieces than one" }
        return draft != original && !isModalInPresentation
            ? "changes are lost when the sheet is swiped away" : nil
    }
}

@MainActor func makeParcelForm() -> UIViewController {
    UINavigationController(rootViewController: ParcelFormList(store: ParcelFormStore()))
}
