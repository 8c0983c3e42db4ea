// Vellum: a small word processor with undo and a format sheet that leaves the text usable.
// Sheets with detents and undimmed background, toolbars; from: .iOS15
import UIKit

@MainActor func makeVellum() -> UIViewController {
    UINavigationController(rootViewController: VellumLibrary())
}

enum VellumStyle: String, CaseIterable { case title = "Title", heading = "Heading", body = "Body" }

struct VellumParagraph: Equatable {
    var text: String
    var style = VellumStyle.body
    var shown: String { "\(style.rawValue): \(text)" }
}

@MainActor final class VellumDocument {
    let name: String
    private(set) var paragraphs: [VellumParagraph]
    private(set) var undoStack: [[VellumParagraph]] = []
    private(set) var redoStack: [[VellumParagraph]] = []

    init(name: String, texts: [String]) {
        self.name = name
        paragraphs = texts.map { VellumParagraph(text: $0) }
    }

    func change(_ edit: (inout [VellumParagraph]) -> Void) {
        let old = paragraphs
        edit(&paragraphs)
        guard paragraphs != old else { return }
        undoStack.append(old)
        redoStack = []
    }

    func undo() { step(from: &undoStack, to: &redoStack) }
    func redo() { step(from: &redoStack, to: &undoStack) }

    private func step(from: inout [[VellumParagraph]], to: inout [[VellumParagraph]]) {
        guard let next = from.popLast() else { return }
        to.append(paragraphs)
        paragraphs = next
    }
}

final class VellumLibrary: UIViewController, SelfChecking {
    private var documents = [
        VellumDocument(name: "Letter to Ada", texts: ["Dear Ada,", "the engine runs.", "Yours"]),
        VellumDocument(name: "Shopping", texts: ["Ink", "Quills"]),
    ]
    private let column = ReadableColumn(frame: .zero)

    override func loadView() { view = column }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Documents"
        let add = UIAction { [weak self] _ in self?.add() }
        navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .add, primaryAction: add)
        refresh()
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        navigationController?.setToolbarHidden(true, animated: animated)
    }

    private func refresh() {
        column.rows = documents.map { document in
            vellumButton(document.name) { [weak self] in self?.open(document) }
        }
    }

    private var isInUse: Bool {
        navigationController?.topViewController === self && presentedViewController == nil
    }

    private func add() {
        guard isInUse else { return }
        documents.append(VellumDocument(name: "Untitled \(documents.count - 1)", texts: ["Once"]))
        refresh()
        open(documents[documents.count - 1])
    }

    private func open(_ document: VellumDocument) {
        guard isInUse else { return }
        navigationController?.pushViewController(VellumEditor(document), animated: true)
    }

    var complaint: String? {
        guard isViewLoaded else { return nil }
        let titles = column.rows.map { ($0 as? UIButton)?.configuration?.title }
        return titles == documents.map(\.name) ? nil : "the list is not that of the documents"
    }
}

final class VellumEditor: UIViewController, SelfChecking {
    let document: VellumDocument
    private(set) var selection: Int?
    private weak var panel: VellumFormat?
    private let column = ReadableColumn(frame: .zero)
    private lazy var undo = item("Undo") { $0.document.undo() }
    private lazy var redo = item("Redo") { $0.document.redo() }
    private lazy var add = item("Add Paragraph") { $0.addParagraph() }
    private lazy var format = item("Format") { $0.toggleFormat() }

    init(_ document: VellumDocument) {
        self.document = document
        super.init(nibName: nil, bundle: nil)
        title = document.name
        let space = UIBarButtonItem.flexibleSpace
        toolbarItems = [undo, space(), redo, space(), add]
        navigationItem.rightBarButtonItem = format
    }

    required init?(coder: NSCoder) { nil }

    private func item(_ title: String, _ tap: @escaping (VellumEditor) -> Void) -> UIBarButtonItem {
        UIBarButtonItem(
            primaryAction: UIAction(title: title) { [weak self] _ in
                guard let self else { return }
                tap(self)
                refresh()
            })
    }

    override func loadView() { view = column }

    override func viewDidLoad() {
        super.viewDidLoad()
        refresh()
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        navigationController?.setToolbarHidden(false, animated: animated)
    }

    override func didMove(toParent parent: UIViewController?) {
        super.didMove(toParent: parent)
        if parent == nil { panel?.dismiss(animated: true) }
    }

    private func refresh() {
        if let index = selection, index >= document.paragraphs.count { selection = nil }
        undo.isEnabled = !document.undoStack.isEmpty
        redo.isEnabled = !document.redoStack.isEmpty
        let titles = document.paragraphs.map(\.shown)
        if column.rows.count != titles.count {
            column.rows = titles.indices.map { index in
                vellumButton("") { [weak self] in self?.select(index) }
            }
        }
        for (index, button) in column.rows.compactMap({ $0 as? UIButton }).enumerated() {
            button.configuration = index == selection ? .filled() : .gray()
            button.configuration?.title = titles[index]
        }
        panel?.refresh()
    }

    private func select(_ index: Int) {
        selection = selection == index ? nil : index
        refresh()
    }

    private func addParagraph() {
        document.change { $0.append(VellumParagraph(text: "Line \($0.count + 1)")) }
        selection = document.paragraphs.count - 1
        refresh()
        column.layoutIfNeeded()
        if let last = column.rows.last { column.scrollRectToVisible(last.frame, animated: true) }
    }

    func apply(_ style: VellumStyle) {
        guard let selection else { return }
        document.change { $0[selection].style = style }
        refresh()
    }

    private func toggleFormat() {
        if let panel {
            if !panel.isBeingPresented, !panel.isBeingDismissed { panel.dismiss(animated: true) }
            return
        }
        guard presentedViewController == nil, viewIfLoaded?.window != nil,
            navigationController?.topViewController === self
        else { return }
        let sheet = VellumFormat(self)
        sheet.sheetPresentationController?.detents = [.medium(), .large()]
        sheet.sheetPresentationController?.largestUndimmedDetentIdentifier = .medium
        sheet.sheetPresentationController?.prefersGrabberVisible = true
        panel = sheet
        present(sheet, animated: true)
    }

    var complaint: String? {
        guard isViewLoaded else { return nil }
        let titles = column.rows.map { ($0 as? UIButton)?.configuration?.title }
        if titles != document.paragraphs.map(\.shown) { return "it shows other paragraphs" }
        if undo.isEnabled == document.undoStack.isEmpty { return "Undo has the wrong state" }
        return redo.isEnabled == document.redoStack.isEmpty ? "Redo has the wrong state" : nil
    }
}

final class VellumFormat: UIViewController {
    private weak var editor: VellumEditor?
    private let column = ReadableColumn(frame: .zero)
    private let heading = UILabel(frame: .zero)
    private lazy var styles = VellumStyle.allCases.map { style in
        vellumButton("Make It \(style.rawValue)") { [weak self] in self?.editor?.apply(style) }
    }
    private lazy var close = vellumButton("Close Format") { [weak self] in
        if self?.isBeingDismissed == false { self?.dismiss(animated: true) }
    }

    init(_ editor: VellumEditor) {
        self.editor = editor
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func loadView() { view = column }

    override func viewDidLoad() {
        super.viewDidLoad()
        column.rows = [heading, close] + styles
        refresh()
    }

    private var selected: VellumParagraph? {
        editor.flatMap { editor in editor.selection.map { editor.document.paragraphs[$0] } }
    }

    func refresh() {
        heading.text = selected?.shown ?? "Select a paragraph to format it."
        for (button, style) in zip(styles, VellumStyle.allCases) {
            button.isEnabled = selected != nil && selected?.style != style
        }
    }
}

@MainActor private func vellumButton(_ title: String, _ tap: @escaping () -> Void) -> UIButton {
    var configuration = UIButton.Configuration.gray()
    configuration.title = title
    return UIButton(configuration: configuration, primaryAction: UIAction { _ in tap() })
}
