// A survey whose next question depends on the answers; the answers can be reviewed and changed.
// Modal navigation flow, isModalInPresentation, attempted dismissal, keyboard. from: .iOS15
import UIKit

@MainActor func makeOpinionPoll() -> UIViewController {
    UINavigationController(rootViewController: OpinionPollHome(title: "Opinion Poll"))
}

private enum OpinionPollQuestion: String, CaseIterable {
    case travel = "How do you travel?"
    case car = "What does your car run on?"
    case remark = "Any remarks?"

    var choices: [String] {
        switch self {
        case .travel: ["By Car", "By Bus", "On Foot"]
        case .car: ["Petrol", "Electricity"]
        case .remark: []
        }
    }

    func next(after answer: String) -> OpinionPollQuestion? {
        switch (self, answer) {
        case (.travel, "By Car"): .car
        case (.remark, _): nil
        default: .remark
        }
    }
}

@MainActor private final class OpinionPollAnswers {
    var given: [OpinionPollQuestion: String] = [:]
    var remark = ""
    var path: [OpinionPollQuestion] {
        var (path, next) = ([OpinionPollQuestion](), OpinionPollQuestion?.some(.travel))
        while let question = next, let answer = given[question] {
            path.append(question)
            next = question.next(after: answer)
        }
        return path
    }
}

@MainActor private final class OpinionPollHome: RowPage, SelfChecking {
    private var sent: [String] = []
    override func refresh() {
        let start = rowButton("Start Survey") { [weak self] in self?.start() }
        list.show([start] + (sent.isEmpty ? ["Nothing sent yet"] : sent).map(rowLabel))
    }
    private func start() {
        guard presentedViewController == nil else { return }
        let flow = OpinionPollFlow { [weak self] answers in
            guard let self else { return }
            let words = answers.path.compactMap { answers.given[$0] }.filter { !$0.isEmpty }
            sent.append("\(sent.count + 1): " + words.joined(separator: ", "))
            refresh()
        }
        present(flow, animated: true)
    }
    var complaint: String? {
        guard isViewLoaded else { return nil }
        let shown = list.texts.dropFirst().filter { $0 != "Nothing sent yet" }
        return Array(shown) == sent ? nil : "the list does not show what was sent"
    }
}

@MainActor
private final class OpinionPollFlow: UINavigationController,
    UIAdaptivePresentationControllerDelegate
{
    let answers = OpinionPollAnswers()
    private let send: (OpinionPollAnswers) -> Void
    init(send: @escaping (OpinionPollAnswers) -> Void) {
        self.send = send
        super.init(nibName: nil, bundle: nil)
        modalPresentationStyle = .pageSheet
        presentationController?.delegate = self
        viewControllers = [OpinionPollStep(.travel, in: answers)]
    }
    required init?(coder: NSCoder) { nil }

    func answer(_ question: OpinionPollQuestion, _ answer: String, from page: UIViewController) {
        guard topViewController === page else { return }
        answers.given[question] = answer
        isModalInPresentation = true
        let next = question.next(after: answer).map { OpinionPollStep($0, in: answers) }
        pushViewController(next ?? OpinionPollReview(answers), animated: true)
    }

    func finish() {
        guard presentedViewController == nil, !isBeingDismissed else { return }
        send(answers)
        presentingViewController?.dismiss(animated: true)
    }

    func cancel() {
        guard presentedViewController == nil, !isBeingDismissed else { return }
        if answers.given.isEmpty { return dismiss(animated: true) }
        let alert = UIAlertController(
            title: "Discard your answers?", message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Keep Answering", style: .cancel))
        alert.addAction(
            UIAlertAction(title: "Discard", style: .destructive) { [weak self] _ in
                self?.presentingViewController?.dismiss(animated: true)
            })
        present(alert, animated: true)
    }

    func presentationControllerDidAttemptToDismiss(_ controller: UIPresentationController) {
        cancel()
    }
}

@MainActor private final class OpinionPollStep: RowPage, SelfChecking, UITextFieldDelegate {
    private let question: OpinionPollQuestion
    private let answers: OpinionPollAnswers
    private let field = UITextField()
    private var keyboard: (any NSObjectProtocol)?
    private var keyboardEnd = CGRect.zero

    init(_ question: OpinionPollQuestion, in answers: OpinionPollAnswers) {
        (self.question, self.answers) = (question, answers)
        super.init(title: question.choices.isEmpty ? "Remarks" : "Question")
    }
    required init?(coder: NSCoder) { nil }

    isolated deinit {
        if let keyboard { NotificationCenter.default.removeObserver(keyboard) }
    }

    private var flow: OpinionPollFlow? { navigationController as? OpinionPollFlow }

    override func viewDidLoad() {
        super.viewDidLoad()
        list.keyboardDismissMode = .onDrag
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            primaryAction: UIAction(title: "Cancel Survey") { [weak self] _ in
                self?.flow?.cancel()
            })
        field.placeholder = "Your remarks"
        field.delegate = self
        keyboard = NotificationCenter.default.addObserver(
            forName: UIResponder.keyboardWillChangeFrameNotification, object: nil, queue: nil
        ) { [weak self] note in
            let frame = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue
            let end = frame?.cgRectValue ?? .zero
            MainActor.assumeIsolated {
                self?.keyboardEnd = end
                self?.makeRoom()
            }
        }
    }

    override func refresh() {
        guard !field.isEditing else { return }
        let chosen = answers.given[question]
        var rows = [rowLabel(question.rawValue)]
        rows += question.choices.map { choice in
            rowButton(choice == chosen ? "✓ \(choice)" : choice) { [weak self] in
                guard let self else { return }
                flow?.answer(question, choice, from: self)
            }
        }
        if question.choices.isEmpty {
            field.text = answers.remark
            rows.append(field)
            rows.append(
                rowButton("Continue") { [weak self] in
                    guard let self else { return }
                    view.endEditing(true)
                    answers.remark = field.text ?? ""
                    flow?.answer(question, answers.remark, from: self)
                })
        }
        list.show(rows)
    }

    override func viewWillTransition(
        to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        super.viewWillTransition(to: size, with: coordinator)
        coordinator.animate(alongsideTransition: nil) { [weak self] _ in self?.makeRoom() }
    }

    /// Takes the height from the window's bottom, which is right or too much in any window.
    private func makeRoom() {
        guard let window = view.window else { return }
        let end = list.convert(CGPoint(x: 0, y: list.bounds.maxY), to: nil).y
        let isUp = field.isEditing && keyboardEnd.height > 0
        let covered = isUp ? max(0, end - (window.bounds.height - keyboardEnd.height)) : 0
        list.contentInset.bottom = min(covered, max(0, list.bounds.height - 160))
        if isUp { list.scrollRectToVisible(field.frame, animated: true) }
    }

    func textFieldDidEndEditing(_ textField: UITextField) {
        list.contentInset.bottom = 0
        answers.remark = field.text ?? ""
    }

    var complaint: String? {
        guard viewIfLoaded?.window != nil else { return nil }
        guard let chosen = answers.given[question], !question.choices.isEmpty else { return nil }
        return list.texts.contains("✓ \(chosen)") ? nil : "the chosen answer is not marked"
    }
}

@MainActor private final class OpinionPollReview: RowPage {
    private let answers: OpinionPollAnswers

    init(_ answers: OpinionPollAnswers) {
        self.answers = answers
        super.init(title: "Review")
    }
    required init?(coder: NSCoder) { nil }

    override func refresh() {
        let rows = answers.path.map {
            rowLabel("\($0.rawValue) \(answers.given[$0] ?? "")")
        }
        list.show(
            rows + [
                rowButton("Send Answers") { [weak self] in
                    (self?.navigationController as? OpinionPollFlow)?.finish()
                }
            ])
    }
}
