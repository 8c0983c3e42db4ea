import UIKit

extension ConformanceArea {
    /// Views: observation, touches, layout, geometry, hierarchy.
    static let views = ConformanceArea(
        "Views and time",
        rows: [
            ConformanceRow(
                "views/subclass-key-paths", of: "A-019", "Observations take subclasses' key paths",
                since: 11, expects: "frame"
            ) { _ in
                let journal = Journal()
                let card = Card(frame: .zero)
                let observation = card.observe(\Card.frame) { _, _ in
                    MainActor.assumeIsolated { journal.note("frame") }
                }
                defer { observation.invalidate() }
                card.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
                return journal.take()
            },
            ConformanceRow(
                "views/observation-ends", of: "A-019", "Observations take subclasses' key paths",
                since: 11, expects: "released, invalidated; nothing"
            ) { _ in
                let journal = Journal()
                let view = UIView(frame: .zero)
                var released: NSKeyValueObservation? = view.observe(\.frame) { _, _ in
                    MainActor.assumeIsolated { journal.note("released") }
                }
                let invalidated = view.observe(\.frame) { _, _ in
                    MainActor.assumeIsolated { journal.note("invalidated") }
                }
                view.frame.origin.x = 1
                let before = journal.take().components(separatedBy: ", ").sorted { $0 > $1 }
                if released != nil { released = nil }
                invalidated.invalidate()
                view.frame.origin.x = 2
                return "\(text(before)); \(journal.take())"
            },
            ConformanceRow(
                "views/front-most", of: "B-081", "A touch reaches the front-most view", since: 8,
                expects: "front, back, back, back"
            ) { stage in
                let page = Page("page")
                stage.show(page, in: .wide)
                let (back, front) = (UIView(), UIView())
                stage.perform {
                    for view in [back, front] {
                        view.frame = CGRect(x: 100, y: 300, width: 100, height: 100)
                        page.view.addSubview(view)
                    }
                }
                @MainActor func touched() -> String {
                    let view = page.view.hitTest(CGPoint(x: 150, y: 350), with: nil)
                    return view === front ? "front" : view === back ? "back" : "another"
                }
                var seen = [touched()]
                front.alpha = 0
                seen.append(touched())
                front.alpha = 1
                front.isHidden = true
                seen.append(touched())
                front.isHidden = false
                front.isUserInteractionEnabled = false
                seen.append(touched())
                return text(seen)
            },
            ConformanceRow(
                "views/sticking-out", of: "B-081", "A touch reaches the front-most view", since: 8,
                expects: "not reached"
            ) { stage in
                let page = Page("page")
                stage.show(page, in: .wide)
                let outer = UIView(frame: CGRect(x: 100, y: 300, width: 100, height: 100))
                let inner = UIView(frame: CGRect(x: 90, y: 90, width: 100, height: 100))
                outer.addSubview(inner)
                stage.perform { page.view.addSubview(outer) }
                let view = page.view.hitTest(CGPoint(x: 250, y: 450), with: nil)
                return view === inner ? "reached" : "not reached"
            },
            ConformanceRow(
                "views/a-pass", of: "B-100", "A pass lays out what asked for it", since: 8,
                expects: "inner; outer; nothing"
            ) { stage in
                let journal = Journal()
                let page = Page("page")
                let (outer, inner) = (Recorder("outer", journal), Recorder("inner", journal))
                stage.show(page, in: .wide)
                stage.perform {
                    page.view.addSubview(outer)
                    outer.addSubview(inner)
                }
                _ = journal.take()
                stage.perform { inner.setNeedsLayout() }
                let asked = journal.take()
                stage.perform { outer.frame.size.width = 50 }
                let resized = journal.take()
                stage.perform { outer.frame.origin.x = 5 }
                return "\(asked); \(resized); \(journal.take())"
            },
            ConformanceRow(
                "views/controller-told", of: "B-100", "A pass lays out what asked for it",
                since: 8, expects: "will, view, did"
            ) { stage in
                let page = LayoutOrderPage()
                stage.show(page, in: .wide)
                _ = page.journal.take()
                stage.perform { page.view.setNeedsLayout() }
                return page.journal.take()
            },
            ConformanceRow(
                "views/at-once", of: "B-100", "`layoutIfNeeded` lays out at once", since: 8,
                expects: "outer, inner; nothing"
            ) { _ in
                let journal = Journal()
                let (outer, inner) = (Recorder("outer", journal), Recorder("inner", journal))
                outer.addSubview(inner)
                outer.setNeedsLayout()
                inner.setNeedsLayout()
                outer.layoutIfNeeded()
                let first = journal.take()
                outer.layoutIfNeeded()
                return "\(first); \(journal.take())"
            },
            ConformanceRow(
                "views/frame-and-centre", of: "B-100", "Frame, bounds and centre tell one story",
                since: 8, expects: "50, 75, 100, 50; 75, 75, 50, 50"
            ) { _ in
                let view = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 50))
                view.center = CGPoint(x: 100, y: 100)
                let moved = numbers(view.frame)
                view.bounds = CGRect(x: 5, y: 0, width: 50, height: 50)
                return "\(moved); \(numbers(view.frame))"
            },
            ConformanceRow(
                "views/converting", of: "B-100", "Frame, bounds and centre tell one story",
                since: 8, expects: "110, 30, 50, 50"
            ) { _ in
                let root = UIView(frame: CGRect(x: 0, y: 0, width: 500, height: 500))
                let outer = UIView(frame: CGRect(x: 100, y: 50, width: 200, height: 200))
                let inner = UIView(frame: CGRect(x: 10, y: 10, width: 50, height: 50))
                outer.bounds.origin = CGPoint(x: 0, y: 30)
                outer.addSubview(inner)
                root.addSubview(outer)
                return numbers(inner.convert(inner.bounds, to: root))
            },
            ConformanceRow(
                "views/order", of: "B-103", "Subviews keep their order", since: 8,
                expects: "two one, one two, two one"
            ) { _ in
                let (one, two, outer) = (UIView(), UIView(), UIView())
                @MainActor func order() -> String {
                    outer.subviews.map { $0 === one ? "one" : "two" }.joined(separator: " ")
                }
                outer.addSubview(one)
                outer.insertSubview(two, at: 0)
                var seen = [order()]
                outer.bringSubviewToFront(two)
                seen.append(order())
                outer.sendSubviewToBack(two)
                seen.append(order())
                return text(seen)
            },
            ConformanceRow(
                "views/one-superview", of: "B-103", "Subviews keep their order", since: 8,
                expects: "0 in the first, 1 in the second"
            ) { _ in
                let (first, second, view) = (UIView(), UIView(), UIView())
                first.addSubview(view)
                second.addSubview(view)
                return "\(first.subviews.count) in the first, "
                    + "\(second.subviews.count) in the second"
            },
            ConformanceRow(
                "views/following", of: "B-103", "Subviews keep their order", since: 8,
                expects: "140; switched off 140"
            ) { _ in
                let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
                let inner = UIView(frame: outer.bounds)
                inner.autoresizingMask = [.flexibleWidth, .flexibleHeight]
                outer.addSubview(inner)
                outer.frame.size.width = 140
                let followed = Int(inner.frame.width)
                outer.autoresizesSubviews = false
                outer.frame.size.width = 90
                return "\(followed); switched off \(Int(inner.frame.width))"
            },
            ConformanceRow(
                "views/responders", of: "B-103", "Responders lead from a view", since: 8,
                expects: "page, then the view around it"
            ) { stage in
                let page = Page("page")
                stage.show(UINavigationController(rootViewController: page), in: .wide)
                let first = page.view.next === page ? "page" : "another"
                return "\(first), then "
                    + (page.next === page.view.superview ? "the view around it" : "another")
            },
            ConformanceRow(
                "views/button", of: "B-081", "A button shows its action's title", since: 14,
                expects: "Go, ran"
            ) { _ in
                let journal = Journal()
                let button = UIButton(
                    type: .system, primaryAction: UIAction(title: "Go") { _ in journal.note("ran") }
                )
                button.sendActions(for: .primaryActionTriggered)
                return "\(button.currentTitle ?? "no title"), \(journal.take())"
            },
            ConformanceRow(
                "views/new-value", of: "A-019, A-026", "Of a view, frame, bounds and safe area",
                since: 11, expects: "3, 4"
            ) { _ in
                let journal = Journal()
                let view = UIView(frame: CGRect(x: 3, y: 0, width: 1, height: 1))
                let observation = view.observe(\.frame, options: [.initial, .new]) { _, change in
                    let x = change.newValue.map { String(Int($0.minX)) } ?? "none"
                    MainActor.assumeIsolated { journal.note(x) }
                }
                defer { observation.invalidate() }
                view.frame.origin.x = 4
                return journal.take()
            },
        ] + layout)
}

private final class Card: UIView {}

/// Notes each of its layouts.
private final class Recorder: UIView {
    private let name: String
    private let journal: Journal

    init(_ name: String, _ journal: Journal) {
        self.name = name
        self.journal = journal
        super.init(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        journal.note(name)
    }
}

/// Notes the layout of its view, and what it is told before and after.
private final class LayoutOrderPage: UIViewController {
    let journal = Journal()

    override func loadView() { view = Recorder("view", journal) }

    override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        journal.note("will")
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        journal.note("did")
    }
}

private func numbers(_ rect: CGRect) -> String {
    [rect.minX, rect.minY, rect.width, rect.height].map { String(Int($0)) }
        .joined(separator: ", ")
}
