internal import SplitFuzz
internal import StatefulTesting

extension Page {
    /// The result of explorations as a page: the graph of each variant, then what is broken.
    init(
        of explored: [ExploredSubject], _ library: CaseLibrary,
        interruption: @escaping () -> Interruption?
    ) {
        let parts = explored.flatMap { one -> [XML] in
            let lines = ExploreText(palette: Palette(isOn: false)).amountLines(one)
            let graph = one.report.graph.map {
                StateGraphDrawing(graph: $0, isClosed: one.report.end == .closed).elements
            }
            return [
                XML("h2", text: one.report.subject),
                XML("pre", text: lines.joined(separator: "\n")),
            ] + (graph ?? [])
        }
        let found = explored.flatMap { one in
            one.report.violations.map { finding in
                (
                    CorpusCase(finding, app: one.subject.name, setup: one.subject.setup),
                    "finding\(CorpusDirectory.fileExtension)",
                    finding.status == .new ? "new" : "known", finding.status != .new
                )
            }
        }
        let states = explored.map(\.report.states).reduce(0, +).counting("state")
        self.init(
            title: "\(states) of \(explored.count.counting("variant"))",
            CaseArticle.all(of: found, library, interruption: interruption), before: parts)
    }
}
