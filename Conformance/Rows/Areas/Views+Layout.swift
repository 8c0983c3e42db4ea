import UIKit

extension ConformanceArea {
    /// Tint, text, and constraints between edges.
    static let layout: [ConformanceRow] = [
        ConformanceRow(
            "views/tint-goes-down", of: "B-150", "A tint goes down to views", since: 8,
            expects: "inner red, own green; told inner"
        ) { stage in
            let journal = Journal()
            let root = Page("root")
            let outer = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
            let (inner, own) = (TintedView("inner", journal), TintedView("own", journal))
            own.tintColor = .green
            outer.addSubview(inner)
            outer.addSubview(own)
            root.view.addSubview(outer)
            stage.show(root, in: .wide)
            _ = journal.take()
            stage.perform { outer.tintColor = .red }
            let told = journal.take()
            let isRight = inner.tintColor == .red && own.tintColor == .green
            return isRight ? "inner red, own green; told \(told)" : "other colours"
        },
        ConformanceRow(
            "views/text-styles", of: "B-151", "Text styles have the sizes", since: 10,
            expects: "34, 17, 17, 15, 12"
        ) { _ in
            let styles: [UIFont.TextStyle] = [
                .largeTitle, .headline, .body, .subheadline, .caption1,
            ]
            return text(
                styles.map { String(Int(UIFont.preferredFont(forTextStyle: $0).pointSize)) })
        },
        ConformanceRow(
            "views/fills-safe-area", of: "B-166", "Constraints place views by edges", since: 11,
            expects: "fills it, and after a change, too"
        ) { stage in
            let root = Page("root")
            let view = makeFree(in: root.view)
            let safe = root.view.safeAreaLayoutGuide
            NSLayoutConstraint.activate([
                view.topAnchor.constraint(equalTo: safe.topAnchor),
                view.leadingAnchor.constraint(equalTo: safe.leadingAnchor),
                view.trailingAnchor.constraint(equalTo: safe.trailingAnchor),
                view.bottomAnchor.constraint(equalTo: safe.bottomAnchor),
            ])
            @MainActor func fills() -> Bool {
                view.frame == root.view.bounds.inset(by: root.view.safeAreaInsets)
            }
            stage.show(UINavigationController(rootViewController: root), in: .wide)
            let before = fills()
            stage.resize(to: .tall)
            return before && fills() ? "fills it, and after a change, too" : "does not fill it"
        },
        ConformanceRow(
            "views/follows-neighbour", of: "B-166", "Constraints place views by edges", since: 9,
            expects: "10 and 40 wide, 8 apart, both 20 high"
        ) { stage in
            let root = Page("root")
            let (first, second) = (makeFree(in: root.view), makeFree(in: root.view))
            NSLayoutConstraint.activate([
                first.topAnchor.constraint(equalTo: root.view.topAnchor, constant: 100),
                first.leftAnchor.constraint(equalTo: root.view.leftAnchor, constant: 50),
                first.widthAnchor.constraint(equalToConstant: 10),
                first.heightAnchor.constraint(equalToConstant: 20),
                second.centerYAnchor.constraint(equalTo: first.centerYAnchor),
                second.leftAnchor.constraint(equalTo: first.rightAnchor, constant: 8),
                second.widthAnchor.constraint(equalTo: first.widthAnchor, multiplier: 4),
                second.heightAnchor.constraint(equalTo: first.heightAnchor),
            ])
            stage.show(root, in: .wide)
            let (one, two) = (first.frame, second.frame)
            let heights =
                one.height == two.height && one.minY == two.minY
                ? "both \(Int(one.height)) high" : "of other heights"
            return "\(Int(one.width)) and \(Int(two.width)) wide, "
                + "\(Int(two.minX - one.maxX)) apart, \(heights)"
        },
        ConformanceRow(
            "views/inactive-constraint", of: "B-166", "Constraints place views by edges",
            since: 9, expects: "30, then 70, then 25"
        ) { stage in
            let root = Page("root")
            let view = makeFree(in: root.view)
            let width = view.widthAnchor.constraint(equalToConstant: 30)
            NSLayoutConstraint.activate([
                view.topAnchor.constraint(equalTo: root.view.topAnchor),
                view.leftAnchor.constraint(equalTo: root.view.leftAnchor),
                view.heightAnchor.constraint(equalToConstant: 20), width,
            ])
            stage.show(root, in: .wide)
            let before = Int(view.frame.width)
            stage.perform { width.constant = 70 }
            let during = Int(view.frame.width)
            stage.perform {
                width.isActive = false
                view.widthAnchor.constraint(equalToConstant: 25).isActive = true
            }
            return "\(before), then \(during), then \(Int(view.frame.width))"
        },
    ]

    /// A view that constraints alone place, in another.
    private static func makeFree(in superview: UIView) -> UIView {
        let view = UIView(frame: .zero)
        view.translatesAutoresizingMaskIntoConstraints = false
        superview.addSubview(view)
        return view
    }
}

/// Notes each change of its tint.
private final class TintedView: UIView {
    private let name: String
    private let journal: Journal

    init(_ name: String, _ journal: Journal) {
        self.name = name
        self.journal = journal
        super.init(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    }

    required init?(coder: NSCoder) { nil }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        journal.note(name)
    }
}
