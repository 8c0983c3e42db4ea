import UIKit

extension ConformanceArea {
    /// Scroll views, as far as no finger moves them.
    static let scrolling = ConformanceArea(
        "Scrolling",
        rows: [
            ConformanceRow(
                "scrolling/offset", of: "B-130", "The content offset is the origin", since: 8,
                expects: "bounds from 300, content at 400, frame stays"
            ) { _ in
                let (outer, view, row) = makeScrolling()
                let frame = view.frame
                view.contentOffset = CGPoint(x: 0, y: 300)
                let place = row.convert(row.bounds, to: outer).minY - frame.minY
                return "bounds from \(Int(view.bounds.minY)), content at \(Int(place)), "
                    + "frame \(view.frame == frame ? "stays" : "moves")"
            },
            ConformanceRow(
                "scrolling/scrolled-out", of: "B-130", "The content offset is the origin",
                since: 8, expects: "not reached, then reached"
            ) { _ in
                let (outer, view, row) = makeScrolling()
                @MainActor func touched() -> String {
                    let point = row.convert(CGPoint(x: 5, y: 5), to: outer)
                    return outer.hitTest(point, with: nil) === row ? "reached" : "not reached"
                }
                let before = touched()
                view.contentOffset.y = 300
                return "\(before), then \(touched())"
            },
            ConformanceRow(
                "scrolling/adjusted-below-a-bar", of: "B-131", "Adjusted insets are the content",
                since: 11, expects: "the safe area, then 6 more"
            ) { stage in
                let (page, view) = makePage()
                stage.show(UINavigationController(rootViewController: page), in: .wide)
                let isSafeArea =
                    view.adjustedContentInset.top == page.view.safeAreaInsets.top
                    && view.adjustedContentInset.top > 0
                let before = view.adjustedContentInset.top
                stage.perform { view.contentInset.top = 6 }
                return "\(isSafeArea ? "the safe area" : "another"), "
                    + "then \(Int(view.adjustedContentInset.top - before)) more"
            },
            ConformanceRow(
                "scrolling/never-adjusted", of: "B-131", "Adjusted insets are the content",
                since: 11, expects: "5"
            ) { stage in
                let (page, view) = makePage()
                view.contentInsetAdjustmentBehavior = .never
                view.contentInset.top = 5
                stage.show(UINavigationController(rootViewController: page), in: .wide)
                return String(Int(view.adjustedContentInset.top))
            },
            ConformanceRow(
                "scrolling/always-adjusted", of: "B-131", "Adjusted insets are the content",
                since: 11, expects: "40 at the left, as the safe area"
            ) { stage in
                let (page, view) = makePage()
                view.contentInsetAdjustmentBehavior = .always
                stage.show(page, in: .wide)
                stage.perform {
                    page.additionalSafeAreaInsets.left = 40 - page.view.safeAreaInsets.left
                }
                return "\(Int(view.adjustedContentInset.left)) at the left, as the safe area"
            },
            ConformanceRow(
                "scrolling/insets-told", of: "B-132", "View and delegate are notified of",
                since: 11, expects: "delegate, view"
            ) { stage in
                let (page, view) = makePage()
                let recorder = ScrollRecorder(view.journal)
                view.delegate = recorder
                stage.show(page, in: .wide)
                _ = view.journal.take()
                stage.perform { page.additionalSafeAreaInsets.top = 10 }
                let told = Set(view.journal.take().components(separatedBy: ", "))
                return text(told.subtracting(["scroll"]).sorted())
            },
            ConformanceRow(
                "scrolling/animation-told", of: "B-134", "A delegate is notified of a drag",
                since: 8,
                expects: "ended; nothing"
            ) { stage in
                let (page, view) = makePage()
                stage.show(page, in: .wide)
                let recorder = ScrollRecorder(view.journal)
                view.delegate = recorder
                _ = view.journal.take()
                @MainActor func ends() -> String {
                    text(view.journal.take().components(separatedBy: ", ").filter { $0 == "ended" })
                }
                stage.perform { view.setContentOffset(CGPoint(x: 0, y: 50), animated: true) }
                let moved = ends()
                stage.perform { view.setContentOffset(CGPoint(x: 0, y: 50), animated: true) }
                return "\(moved); \(ends())"
            },
            ConformanceRow(
                "scrolling/into-sight", of: "B-135", "A rectangle comes into sight", since: 8,
                expects: "0, 144, 144, 100"
            ) { _ in
                let (_, view, _) = makeScrolling()
                var offsets: [String] = []
                for y in [500, 700, 400, 100] {
                    view.scrollRectToVisible(
                        CGRect(x: 0, y: CGFloat(y), width: 10, height: 44), animated: false)
                    offsets.append(String(Int(view.contentOffset.y)))
                }
                return text(offsets)
            },
        ])

    /// A scroll view of 400 × 600 points, content of 2,000 points, and a row at 700.
    private static func makeScrolling() -> (outer: UIView, view: UIScrollView, row: UIView) {
        let outer = UIView(frame: CGRect(x: 0, y: 0, width: 1_000, height: 1_000))
        let view = UIScrollView(frame: CGRect(x: 100, y: 100, width: 400, height: 600))
        view.contentSize = CGSize(width: 400, height: 2_000)
        let row = UIView(frame: CGRect(x: 0, y: 700, width: 400, height: 44))
        view.addSubview(row)
        outer.addSubview(view)
        return (outer, view, row)
    }

    /// A page that a scroll view with long content fills.
    private static func makePage() -> (page: Page, view: RecordingScrollView) {
        let page = Page("page")
        let view = RecordingScrollView(frame: page.view.bounds)
        view.contentSize = CGSize(width: 100, height: 3_000)
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        page.view.addSubview(view)
        return (page, view)
    }
}

/// Notes each change of its adjusted insets.
private final class RecordingScrollView: UIScrollView {
    let journal = Journal()

    override func adjustedContentInsetDidChange() {
        super.adjustedContentInsetDidChange()
        journal.note("view")
    }
}

/// Notes what a scroll view tells its delegate.
@MainActor private final class ScrollRecorder: NSObject, UIScrollViewDelegate {
    private let journal: Journal

    init(_ journal: Journal) { self.journal = journal }

    func scrollViewDidScroll(_ scrollView: UIScrollView) { journal.note("scroll") }
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { journal.note("ended") }
    func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
        journal.note("delegate")
    }
}
