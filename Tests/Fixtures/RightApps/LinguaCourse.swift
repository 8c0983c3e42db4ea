// A language course: units in tabs, lessons in full screen with a countdown, words to review. Tabs
// with sidebar, full-screen modal flow, timer, alerts. from: .iOS18
import UIKit

@MainActor func makeLinguaCourse() -> UIViewController {
    let store = LinguaCourseStore()
    let tabs = UITabBarController()
    tabs.mode = .tabSidebar
    tabs.tabs = [
        UITab(title: "Lessons", image: UIImage(systemName: "book"), identifier: "lessons") { _ in
            UINavigationController(rootViewController: LinguaCourseLessons(store: store))
        },
        UITab(title: "Words", image: UIImage(systemName: "list.bullet"), identifier: "words") { _ in
            UINavigationController(rootViewController: LinguaCourseWords(store: store))
        },
    ]
    return tabs
}

private struct LinguaCourseExercise {
    let prompt: String
    let choices: [String]
    let answer: String
}

@MainActor private final class LinguaCourseLesson {
    let name: String
    let exercises: [LinguaCourseExercise]
    var best: Int?

    init(_ name: String, _ words: KeyValuePairs<String, String>) {
        self.name = name
        exercises = words.map { word in
            LinguaCourseExercise(
                prompt: word.key, choices: words.map(\.value).sorted(), answer: word.value)
        }
    }

    var row: String { best.map { "\(name): \($0) of \(exercises.count)" } ?? name }
}

@MainActor private final class LinguaCourseStore {
    let lessons = [
        LinguaCourseLesson("Greetings", ["hola": "hello", "sí": "yes", "gracias": "thanks"]),
        LinguaCourseLesson("Food", ["pan": "bread", "leche": "milk", "manzana": "apple"]),
        LinguaCourseLesson("Travel", ["tren": "train", "billete": "ticket", "puente": "bridge"]),
    ]
    var missed: [String] = []

    func finish(_ lesson: LinguaCourseLesson, score: Int, missed new: [String]) {
        lesson.best = max(lesson.best ?? 0, score)
        for word in new where !missed.contains(word) { missed.append(word) }
    }
}

@MainActor private final class LinguaCourseLessons: RowPage, SelfChecking {
    private let store: LinguaCourseStore

    init(store: LinguaCourseStore) {
        self.store = store
        super.init(title: "Lessons")
    }
    required init?(coder: NSCoder) { nil }

    override func refresh() {
        list.show(
            store.lessons.map { lesson in
                rowButton(lesson.row) { [weak self] in self?.start(lesson) }
            })
    }

    private func start(_ lesson: LinguaCourseLesson) {
        guard presentedViewController == nil, let tabs = tabBarController else { return }
        let player = LinguaCoursePlayer(lesson, in: store)
        let navigation = UINavigationController(rootViewController: player)
        navigation.modalPresentationStyle = .fullScreen
        tabs.present(navigation, animated: true)
    }

    var complaint: String? {
        guard viewIfLoaded?.window != nil else { return nil }
        return list.texts == store.lessons.map(\.row) ? nil : "the lessons are stale"
    }
}

@MainActor private final class LinguaCourseWords: RowPage, SelfChecking {
    private let store: LinguaCourseStore

    init(store: LinguaCourseStore) {
        self.store = store
        super.init(title: "Words to Review")
    }
    required init?(coder: NSCoder) { nil }

    override func refresh() {
        let rows = store.missed.map { word in
            rowButton("Learned \(word)") { [weak self] in
                self?.store.missed.removeAll { $0 == word }
                self?.refresh()
            }
        }
        list.show(rows.isEmpty ? [rowLabel("No words to review")] : rows)
    }

    var complaint: String? {
        guard viewIfLoaded?.window != nil else { return nil }
        let shown = list.texts.filter { $0 != "No words to review" }
        return shown == store.missed.map { "Learned \($0)" } ? nil : "the words are stale"
    }
}

/// One run of a lesson. The countdown stands still under an alert and while the page is away.
@MainActor private final class LinguaCoursePlayer: RowPage, SelfChecking {
    private let lesson: LinguaCourseLesson
    private let store: LinguaCourseStore
    private var (position, score, secondsLeft) = (0, 0, 30)
    private var missed: [String] = []
    private var verdict: String?
    private var timer: Timer?
    private let clock = UILabel()

    init(_ lesson: LinguaCourseLesson, in store: LinguaCourseStore) {
        (self.lesson, self.store) = (lesson, store)
        super.init(title: lesson.name)
        navigationItem.leftBarButtonItem = UIBarButtonItem(
            primaryAction: UIAction(title: "Leave Lesson") { [weak self] _ in self?.leave() })
    }
    required init?(coder: NSCoder) { nil }

    isolated deinit { timer?.invalidate() }

    private var isOver: Bool { position == lesson.exercises.count }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        guard timer == nil else { return }
        timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in
            MainActor.assumeIsolated { self?.tick() }
        }
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        timer?.invalidate()
        timer = nil
    }

    private func tick() {
        guard !isOver, verdict == nil, presentedViewController == nil else { return }
        secondsLeft -= 1
        if secondsLeft == 0 { answer(nil) } else { showClock() }
    }

    private func showClock() { clock.text = "\(secondsLeft) seconds left" }

    override func refresh() {
        guard !isOver else {
            return list.show([
                rowLabel("You have \(score) of \(lesson.exercises.count) right"),
                rowButton("Finish Lesson") { [weak self] in self?.close() },
            ])
        }
        let exercise = lesson.exercises[position]
        let prompt = rowLabel("What is “\(exercise.prompt)”?")
        if let verdict {
            let next = rowButton("Next Word") { [weak self] in self?.advance() }
            return list.show([prompt, rowLabel(verdict), next])
        }
        showClock()
        let choices = exercise.choices.map { choice in
            rowButton(choice) { [weak self] in self?.answer(choice) }
        }
        list.show([prompt, clock] + choices)
    }

    private func answer(_ choice: String?) {
        guard verdict == nil, !isOver else { return }
        let exercise = lesson.exercises[position]
        if choice == exercise.answer {
            score += 1
            verdict = "Right!"
        } else {
            missed.append(exercise.prompt)
            verdict = (choice == nil ? "Too late: " : "Wrong: ") + exercise.answer
        }
        refresh()
    }

    private func advance() {
        guard verdict != nil else { return }
        position += 1
        (verdict, secondsLeft) = (nil, 30)
        if isOver { store.finish(lesson, score: score, missed: missed) }
        refresh()
    }

    private func leave() {
        guard presentedViewController == nil else { return }
        guard !isOver, position > 0 || verdict != nil else { return close() }
        let alert = UIAlertController(
            title: "Leave the lesson?", message: "Your answers are lost.", preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Stay", style: .cancel))
        alert.addAction(
            UIAlertAction(title: "Leave", style: .destructive) { [weak self] _ in self?.close() })
        present(alert, animated: true)
    }

    private func close() {
        guard let navigation = navigationController, !navigation.isBeingDismissed else { return }
        navigation.presentingViewController?.dismiss(animated: true)
    }

    var complaint: String? {
        guard isViewLoaded else { return nil }
        if isOver { return list.rows.count == 2 ? nil : "the result is not shown" }
        let count = verdict == nil ? 2 + lesson.exercises[position].choices.count : 3
        return list.rows.count == count ? nil : "the exercise is not shown"
    }
}
