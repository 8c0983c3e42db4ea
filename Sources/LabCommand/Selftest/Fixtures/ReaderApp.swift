internal import SplitFuzz
internal import UIKit

extension AppUnderTest {
    /// Articles in a double column, with buttons for what an app may do at any time: prefer another
    /// display mode or split behaviour.
    static let reader = AppUnderTest(
        name: "reader",
        summary: "articles in a double column, whose modes and behaviours the app changes itself",
        hints: .pageOnTop,
        variants: [
            Variant("right", "keeps the article when columns become one") {
                ReaderSplitViewController(mistake: nil)
            },
            Variant("forgets-selection", "clears the article when its size class changes") {
                ReaderSplitViewController(mistake: .forgetsSelection)
            },
            Variant("asserts-columns", "ends the process where there are not two columns") {
                ReaderSplitViewController(mistake: .assertsColumns)
            },
            Variant("moves-root", "keeps its bottom edge where it was when the window grows") {
                ReaderSplitViewController(mistake: .movesRoot)
            },
        ])
}

/// An article, or a placeholder where none is chosen.
final class ArticleViewController: RowsViewController {
    let article: String?

    init(article: String?) {
        self.article = article
        // The list has the same button. Where its column is hidden, this one brings it back.
        var rows: [Row] = [
            (
                "Sidebar",
                { ($0.splitViewController as? ReaderSplitViewController)?.toggleMode() }
            )
        ]
        if article != nil {
            rows.append(
                (
                    "Comments",
                    { page in
                        page.show(
                            RowsViewController("Comments", identifier: "comments"), sender: page)
                    }
                ))
        }
        super.init(
            article ?? "No Article", identifier: "article/\(article ?? "none")", rows: rows)
    }

    required init?(coder: NSCoder) { nil }
}
