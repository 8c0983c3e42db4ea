internal import Foundation
internal import SplitFuzz
internal import StatefulTesting

/// A case on a page: the strip of its steps, what happened in each, and its texts.
@MainActor struct CaseArticle {
    let app: String
    /// What the table calls it: the path of its file, or its app.
    var name: String
    /// The number of actions of the case, also where not all can be done.
    let actions: Int
    /// What the case expects, such as `fails place-kept at primary`.
    let expectation: String
    var verdict: String
    /// Whether nobody need act on it.
    var isGood: Bool
    /// In which readings of UIKit it fails; empty where that was not tried.
    var certainty: [String] = []
    let note: String?
    /// How sure it is that nothing is shorter.
    let certificate: String
    /// Without steps where the case cannot be played.
    let film: Film
    /// The same actions where they break nothing; `nil` where nobody knows such a run.
    var right: RightRun?
    /// The texts that can be copied, each with its heading.
    let texts: [(heading: String, text: String)]

    /// `nil` for a file that is no case.
    init?(_ replayed: ReplayedCase, _ film: Film, _ library: CaseLibrary) {
        guard let committed = replayed.file.committed else { return nil }
        app = committed.app
        name = replayed.file.shownPath
        actions = committed.trace.count
        expectation = committed.expectation.text
        verdict = replayed.reproduced
        isGood = replayed.status == .asExpected
        note = committed.note
        certificate = committed.minimal?.rawValue ?? "not said"
        self.film = film
        let path = replayed.file.path
        texts = [
            ("The case", committed.text(library.format)),
            (
                library.context.kind(at: path) == nil
                    ? "Replay it, once the case is saved as \(path)" : "Replay it",
                CommandLineText(
                    program: library.context.program, arguments: [Subcommand.replay.name, path]
                ).text
            ),
            (
                "As a UI test of Xcode",
                UITestFile(ExportedCase(committed, at: path, format: library.format)).text
            ),
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
            CaseJudging(library, interruption: interruption).judge(files, take: take)
        }
        func film(of file: CorpusFile, _ judged: CaseJudging.Result?) -> Film {
            Film(of: file, library, judged: judged, width: library.context.width)
        }
        var cases: [(replayed: ReplayedCase, film: Film)] = []
        judge(files) { file, judged in
            let replayed = ReplayedCase(file, library: library, judged: judged)
            cases.append((replayed, film(of: file, judged)))
        }
        let candidates = cases.map { RightRun.candidates($0.replayed, library) }
        var films: [Film] = []
        judge(candidates.flatMap { $0.map(\.file) }) { films.append(film(of: $0, $1)) }
        var others = films[...]
        return zip(cases, candidates).map { played, candidates in
            var article = CaseArticle(played.replayed, played.film, library)
            let tried = zip(candidates, others.prefix(candidates.count)).map {
                (difference: $0.difference, film: $1)
            }
            others = others.dropFirst(candidates.count)
            article?.right = RightRun(tried)
            return (article, played.replayed)
        }
    }

    var title: String { "\(app): \(expectation)" }
    var tone: String { isGood ? "quiet" : "bad" }

    /// - Parameter isAlone: whether the title of the page is that of the case.
    func element(number: Int, isAlone: Bool) -> XML {
        var parts = isAlone ? [] : [XML("h2", text: title)]
        parts.append(XML("p", [("class", tone)], text: verdict))
        if let note { parts.append(XML("p", text: note)) }
        if !certainty.isEmpty { parts.append(list("ul", certainty)) }
        if !film.steps.isEmpty { parts.append(strip) }
        for (index, entry) in texts.enumerated() {
            let id = "case-\(number)-text-\(index + 1)"
            parts.append(
                XML(
                    "details", index == 0 ? [("open", "")] : [],
                    [
                        XML("summary", text: entry.heading),
                        XML(
                            "button",
                            [
                                ("type", "button"), ("class", "copy"), ("data-of", id),
                                ("aria-label", "Copy: \(entry.heading)"),
                            ], text: "Copy"), XML("pre", [("id", id)], text: entry.text),
                    ]))
        }
        return XML("article", [("id", "case-\(number)")], parts)
    }

    // MARK: - The strip

    private var strip: XML {
        let last = film.steps.count - 1
        let shown = film.shown
        func button(_ name: String, _ label: String, _ text: String) -> XML {
            XML(
                "button", [("type", "button"), ("class", name), ("aria-label", label)], text: text)
        }
        let controls = XML(
            "div", [("class", "controls")],
            [
                button("previous", "previous step", "‹"),
                XML(
                    "input",
                    [
                        ("type", "range"), ("min", "0"), ("max", "\(last)"), ("value", "\(shown)"),
                        ("aria-label", "step"),
                    ]), button("next", "next step", "›"),
            ] + besideSwitch)
        let figures = film.steps.indices.map(figure)
        let about = XML("p", [("class", "about"), ("aria-live", "polite")], text: CaseArticle.hint)
        return XML(
            "div", [("class", "strip")],
            [actionList, controls, about] + figures + [CaseArticle.key])
    }

    /// The switch that shows the right run, too.
    private var besideSwitch: [XML] {
        guard let right else { return [] }
        let first =
            right.firstDifference(from: film).map { "the first difference is after step \($0)" }
            ?? "no drawing differs"
        return [
            XML(
                "label", [],
                [
                    XML("input", [("type", "checkbox"), ("class", "switch")]),
                    XML(
                        "span",
                        text: "beside it \(right.difference), where nothing breaks; \(first)"),
                ])
        ]
    }

    /// What the right run shows after a step.
    private func besides(_ index: Int) -> XML? {
        guard let right else { return nil }
        var parts: [XML] = []
        if right.film.steps.indices.contains(index) {
            if let obstacle = right.film.steps[index].obstacle {
                parts.append(XML("p", text: "This action cannot be done there: \(obstacle)"))
            }
            if let drawing = right.film.drawing(after: index) { parts.append(drawing.element) }
        } else {
            parts.append(XML("p", text: "This run has ended."))
        }
        parts.append(XML("p", [("class", "quiet")], text: right.difference))
        return XML("div", [("class", "right")], parts)
    }

    /// All steps, of which each button shows one.
    private var actionList: XML {
        let items = film.steps.map { step in
            XML(
                "li", [],
                [
                    XML(
                        "button",
                        [("type", "button"), ("class", step.violations.isEmpty ? "go" : "go bad")],
                        text: step.action ?? "start")
                ])
        }
        return XML("ol", [("class", "steps"), ("start", "0")], items)
    }

    private func figure(_ index: Int) -> XML {
        let step = film.steps[index]
        var parts = [XML("figcaption", text: "\(index)  \(step.action ?? "start")")]
        if let meaning = step.meaning {
            parts.append(XML("p", [("class", "quiet")], text: meaning))
        }
        for violation in step.violations { parts += sentences(violation) }
        if let drawing = film.drawing(after: index) {
            let caption = drawing.picture.caption.joined(separator: ", ")
            parts.append(XML("p", [("class", "quiet")], text: caption))
            parts.append(
                XML(
                    "div", [("class", "drawings")],
                    [drawing.element] + [besides(index)].compactMap { $0 }))
        }
        if let obstacle = step.obstacle {
            parts.append(XML("p", [("class", "bad")], text: "cannot be done: \(obstacle)"))
        }
        let attributes = index == film.shown ? [(name: "class", value: "shown")] : []
        guard let screen = step.screen else { return XML("figure", attributes, parts) }
        if !screen.picture.notes.isEmpty {
            parts.append(
                list("ul", screen.picture.notes.map { "\($0.subject): \($0.text)" }))
        }
        parts += section("UIKit would log", "ul", screen.messages)
        parts += section("Calls that the app received", "ol", screen.calls)
        if !screen.controllers.isEmpty {
            parts.append(
                XML(
                    "details", [],
                    [
                        XML("summary", text: "Controllers"),
                        XML("pre", text: screen.controllers.joined(separator: "\n")),
                    ]))
        }
        return XML("figure", attributes, parts)
    }

    /// What a failure is, what must hold, and what is so instead.
    private func sentences(_ violation: Violation) -> [XML] {
        var parts = [XML("p", [("class", "bad")], text: "breaks \(violation.text)")]
        let law = SplitMachine.namedInvariants.first { $0.name == violation.invariant }?.summary
        if let law { parts.append(XML("p", text: "must hold: \(law)")) }
        if !violation.remark.isEmpty {
            parts.append(XML("p", text: "what is so: \(violation.remark)"))
        }
        if violation.invariant == "no-exception" {
            parts.append(XML("p", text: "The app ends here. The drawing has the last screen."))
        }
        return parts
    }

    private func section(_ heading: String, _ kind: String, _ lines: [String]) -> [XML] {
        if lines.isEmpty { return [] }
        return [
            XML(
                "details", [],
                [XML("summary", text: "\(heading) (\(lines.count))"), list(kind, lines)])
        ]
    }

    private func list(_ kind: String, _ lines: [String]) -> XML {
        XML(kind, [], lines.map { XML("li", text: $0) })
    }

    private static let hint =
        "Point at a part of the drawing, or move the focus there, to read what it is."

    /// What the marks of a drawing mean.
    private static let key = XML(
        "ul", [("class", "key")],
        [
            "hatched: off-screen", "grey: other apps, keyboard, Dock", "dashed green: safe area",
            "blue: changed in this step", "blue circle: touched next", "red: broken",
        ].map { XML("li", text: $0) })
}
