internal import Foundation
internal import SplitFuzz
internal import StatefulTesting

/// A case on a page: the strip of its steps, what happened in each, and its texts.
@MainActor struct CaseArticle {
    let committed: CorpusCase
    /// What the table calls it: the path of its file, or its app.
    var name: String
    var verdict: String
    /// Whether nobody need act on it.
    var isGood: Bool
    let meaning: CaseMeaning
    /// Without steps where the case cannot be played.
    let film: Film
    /// The same actions where they break nothing; `nil` where nobody knows such a run.
    var right: RightRun?
    /// The texts that can be copied, each with its heading.
    let texts: [(heading: String, text: String)]

    /// `nil` for a file that is no case.
    init?(
        _ replayed: ReplayedCase, _ film: Film, _ answer: CertaintyJob.Answer?,
        _ library: CaseLibrary
    ) {
        guard let committed = replayed.file.committed else { return nil }
        self.committed = committed
        name = replayed.file.shownPath
        verdict = replayed.reproduced
        isGood = replayed.status == .asExpected
        let (program, path) = (library.context.program, replayed.file.path)
        meaning = CaseMeaning(committed: committed, answer: answer, program: program)
        self.film = film
        let ways = committed.alsoBy.count
        let others = ways == 0 ? "" : ", with \(ways.counting("other way")) into it"
        let condition =
            library.context.kind(at: path) == nil ? ", once the case is saved as \(path)" : ""
        let replay = CommandLineText(program: program, arguments: [Subcommand.replay.name, path])
        func test(_ kind: ExportCommand.Kind) -> String {
            ExportCommand.text(of: committed, at: path, as: kind, library)
        }
        texts = [
            ("The case\(others)", committed.text(library.format)),
            ("Replay it\(condition)", replay.text),
            ("As a UI test of Xcode", test(.uiTest)),
            ("As a test of Swift Testing", test(.swiftTesting)),
        ]
    }

    /// The articles of files, and the verdicts, in order; no article for a file that is no case.
    static func all(
        of files: [CorpusFile], _ library: CaseLibrary,
        interruption: @escaping () -> Interruption?
    ) -> [(article: CaseArticle?, replayed: ReplayedCase)] {
        func judge(
            _ files: [CorpusFile], _ take: @escaping (CorpusFile, CaseJudging.Result?) -> Void
        ) {
            CaseJudging(library: library, interruption: interruption).judge(files, take: take)
        }
        var cases: [(replayed: ReplayedCase, film: Film)] = []
        judge(files) { file, judged in
            let replayed = ReplayedCase(file, library: library, judged: judged)
            cases.append((replayed, Film(of: file, library, judged: judged, width: nil)))
        }
        let candidates = cases.map { RightRun.candidates($0.replayed, library) }
        var films: [Film] = []
        judge(candidates.flatMap { $0.map(\.file) }) {
            films.append(Film(of: $0, library, judged: $1, width: nil, hasCalls: false))
        }
        var others = films[...]
        let certainties = try? CaseCertainties(
            of: cases.map(\.replayed.file.committed), library: library,
            setupLimit: SetupMatrix.pageLimit, interruption: interruption)
        return cases.enumerated().map { index, played in
            var article = CaseArticle(
                played.replayed, played.film, certainties?.answers[index], library)
            article?.right = RightRun(zip(candidates[index], others).map { ($0.difference, $1) })
            others = others.dropFirst(candidates[index].count)
            return (article, played.replayed)
        }
    }

    /// The articles of findings. Each has the path of its file, what it is, and whether nobody need
    /// act on it.
    static func all(
        of found: [(committed: CorpusCase, path: String, verdict: String, isGood: Bool)],
        _ library: CaseLibrary, interruption: @escaping () -> Interruption?
    ) -> [CaseArticle] {
        let files = found.map { CorpusFile(path: $0.path, content: .readable($0.committed)) }
        return zip(all(of: files, library, interruption: interruption), found).compactMap {
            guard var article = $0.article else { return nil }
            article.name = $1.committed.app
            (article.verdict, article.isGood) = ($1.verdict, $1.isGood)
            return article
        }
    }

    /// The last action, or where there is none, the set-up.
    var end: String {
        film.steps.last?.action ?? film.steps.last?.screen?.picture.caption.first ?? ""
    }

    var title: String { "\(committed.app): \(committed.expectation.text)" }
    var tone: String { isGood ? "quiet" : "bad" }

    /// - Parameter isAlone: whether the title of the page is that of the case.
    func element(number: Int, isAlone: Bool) -> XML {
        var parts = isAlone ? [] : [XML("h2", text: title)]
        parts.append(.paragraph(verdict, tone))
        parts += meaning.reasons.map { .paragraph($0) }
        if let note = committed.note { parts.append(.paragraph(note)) }
        if !film.steps.isEmpty { parts.append(strip) }
        parts += meaning.elements
        parts += texts.enumerated().map { index, entry in
            .details(
                entry.heading, isOpen: index == 0,
                [
                    .button("copy", "Copy: \(entry.heading)", "Copy"),
                    XML("pre", text: entry.text),
                ])
        }
        return XML("article", [("id", "case-\(number)")], parts)
    }

    // MARK: - The strip

    private var strip: XML {
        let controls = XML(
            "div", [("class", "controls")],
            [
                .button("previous", "previous step", "‹"),
                .slider(to: film.steps.count - 1, at: film.shown, "step", class: "step"),
                .button("next", "next step", "›"),
            ] + besideSwitch)
        let about = XML("p", [("class", "about"), ("aria-live", "polite")], text: CaseArticle.hint)
        return XML(
            "div", [("class", "strip")],
            [actionList, controls, about] + film.steps.indices.map(figure) + [CaseArticle.key])
    }

    /// The switch that shows the right run, too.
    private var besideSwitch: [XML] {
        guard let right else { return [] }
        let first =
            right.firstDifference(from: film).map { "the first difference is after step \($0)" }
            ?? "no drawing differs"
        let text = "compare: \(right.difference) nothing breaks; \(first)"
        let box = XML("input", [("type", "checkbox"), ("class", "switch")])
        return [XML("label", [], [box, XML("span", text: text)])]
    }

    /// What the right run shows after a step.
    private func besides(_ index: Int) -> XML? {
        guard let right else { return nil }
        var parts: [XML] = []
        if right.film.steps.indices.contains(index) {
            if let obstacle = right.film.steps[index].obstacle {
                parts.append(.paragraph("This action cannot be done there: \(obstacle)"))
            }
            if let drawing = right.film.drawing(after: index) { parts.append(drawing.element) }
        } else {
            parts.append(.paragraph("This run has ended."))
        }
        return XML(
            "div", [("class", "right")], parts + [.paragraph(right.difference, "quiet")])
    }

    /// All steps, of which each button shows one.
    private var actionList: XML {
        let items = film.steps.map { step in
            let name = step.violations.isEmpty ? "go" : "go bad"
            return XML("li", [], [.button(name, nil, step.action ?? "start")])
        }
        return XML("ol", [("class", "steps"), ("start", "0")], items)
    }

    private func figure(_ index: Int) -> XML {
        let step = film.steps[index]
        var parts = [XML("figcaption", text: "\(index)  \(step.action ?? "start")")]
        if let meaning = step.meaning { parts.append(.paragraph(meaning, "quiet")) }
        for violation in step.violations { parts += sentences(violation) }
        if let drawing = film.drawing(after: index) {
            let caption = drawing.picture.caption.joined(separator: ", ")
            let drawings = [drawing.element] + [besides(index)].compactMap { $0 }
            parts.append(.paragraph(caption, "quiet"))
            parts.append(XML("div", [("class", "drawings")], drawings))
        }
        if let obstacle = step.obstacle {
            parts.append(.paragraph("cannot be done: \(obstacle)", "bad"))
        }
        if let screen = step.screen { parts += details(of: screen) }
        return XML("figure", index == film.shown ? [("class", "shown")] : [], parts)
    }

    private func details(of screen: Film.Screen) -> [XML] {
        var parts: [XML] = []
        let (notes, messages) = (screen.picture.notes, screen.messages)
        if !notes.isEmpty {
            parts.append(XML("ul", lines: notes.map { "\($0.subject): \($0.text)" }))
        }
        if !messages.isEmpty {
            let summary = "UIKit would log (\(messages.count))"
            parts.append(.details(summary, [XML("ul", lines: messages)]))
        }
        if !screen.calls.isEmpty { parts.append(details(of: screen.calls)) }
        if !screen.controllers.isEmpty {
            let tree = screen.controllers.joined(separator: "\n")
            parts.append(.details("Controllers", [XML("pre", text: tree)]))
        }
        return parts
    }

    /// The calls of a step. The script draws where views lay at each of them.
    private func details(of calls: [CallMoment]) -> XML {
        let items = calls.map { moment in
            let moved = moment.moved.map { view in
                let frame = view.frame.map { [$0.minX, $0.minY, $0.width, $0.height] } ?? []
                return (["\(view.controller)"] + frame.map(SceneDrawing.number) + [view.type])
                    .joined(separator: " ")
            }.joined(separator: ";")
            return XML("li", moved.isEmpty ? [] : [("data-moved", moved)], text: moment.call)
        }
        // Where no view moves, there is nothing to slide through.
        let moves = calls.dropFirst().contains { !$0.moved.isEmpty }
        let hint = XML(
            "p", [("class", "moment-text")], text: "Where views lay at each call: at rest")
        let slider = XML.slider(
            to: calls.count, at: calls.count, "call within the step", class: "moment")
        return .details(
            "Calls that the app received (\(calls.count))",
            (moves ? [hint, slider] : []) + [XML("ol", [("class", "calls")], items)])
    }

    /// What a failure is, what must hold, and what is so instead.
    private func sentences(_ violation: Violation) -> [XML] {
        var parts = [XML.paragraph("breaks \(violation.text)", "bad")]
        if let entry = ListEntry(invariant: violation.invariant) {
            parts.append(.paragraph("must hold: \(entry.text)"))
        }
        if !violation.remark.isEmpty {
            parts.append(.paragraph("what is so: \(violation.remark)"))
        }
        if violation.invariant == "no-exception" {
            parts.append(.paragraph("The app ends here. The drawing has the last screen."))
        }
        return parts
    }

    private static let hint =
        "Point at a part of the drawing, or move the focus there, to read what it is."

    /// What the marks of a drawing mean.
    private static let key = XML(
        "ul", [("class", "key")],
        [
            ("off-screen", "off-screen"), ("other", "other apps, keyboard, Dock"),
            ("fold", "the fold"), ("safe", "safe area"), ("new", "changed in this step"),
            ("touch", "touched next"), ("broken", "broken"),
        ].map { XML("li", [("class", "key-\($0)")], text: $1) })
}
