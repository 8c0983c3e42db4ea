import UIKit

/// A day: a draft of a note, and a way to the tickets. A placeholder while no day is chosen.
final class DayViewController: UIViewController {
    let day: String?
    private let drafts: DraftStore
    private let pinsBothEdges: Bool
    private let field = UITextField(frame: .zero)
    /// Called after a change of the draft.
    var didChangeDraft: () -> Void = {}

    init(day: String?, drafts: DraftStore, pinsBothEdges: Bool) {
        self.day = day
        self.drafts = drafts
        self.pinsBothEdges = pinsBothEdges
        super.init(nibName: nil, bundle: nil)
        title = day ?? "No Day"
        restorationIdentifier = "day/\(day ?? "none")"
        guard day != nil else { return }
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "Notes", image: UIImage(systemName: "note.text"),
            primaryAction: UIAction { [unowned self] _ in splitViewController?.show(.inspector) })
    }

    required init?(coder: NSCoder) { nil }

    /// The draft that the store holds.
    var draft: String { day.flatMap { drafts.texts[$0] } ?? "" }
    /// The draft that the user sees.
    var shownDraft: String { field.text ?? "" }

    override func viewDidLoad() {
        super.viewDidLoad()
        guard let day else { return }
        field.placeholder = "Note"
        field.text = draft
        field.delegate = self
        let template = UIButton("Template") { [unowned self] in
            field.text = "\(day): tickets, passport"
            saveDraft()
        }
        let tickets = UIButton("Tickets") { [unowned self] in showTickets() }
        stack([field, template, tickets])
    }

    /// Pins rows below each other, from edge to edge of the safe area.
    private func stack(_ rows: [UIView]) {
        let safeArea = view.safeAreaLayoutGuide
        var top = safeArea.topAnchor
        for row in rows {
            row.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(row)
            NSLayoutConstraint.activate([
                row.topAnchor.constraint(equalTo: top),
                row.heightAnchor.constraint(equalToConstant: 44),
                row.leadingAnchor.constraint(equalTo: safeArea.leadingAnchor),
                row.trailingAnchor.constraint(
                    equalTo: pinsBothEdges ? safeArea.trailingAnchor : view.trailingAnchor),
            ])
            top = row.bottomAnchor
        }
    }

    private func saveDraft() {
        guard let day else { return }
        drafts.texts[day] = shownDraft
        didChangeDraft()
    }

    private func showTickets() {
        let page = ListViewController(title: "Tickets", identifier: "tickets", rows: [])
        navigationController?.pushViewController(page, animated: true)
    }
}

extension DayViewController: UITextFieldDelegate {
    func textFieldDidEndEditing(_ textField: UITextField) { saveDraft() }
}
