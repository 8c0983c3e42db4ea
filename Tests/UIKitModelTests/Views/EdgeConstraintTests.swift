import Foundation
import Testing

@_spi(Simulation) @testable import UIKitModel

@Suite("Constraints between views") @MainActor struct EdgeConstraintTests {
    private let world = SimulationFixture.plain()
    private var view: UIView { world.root.view }

    /// Adds views that leave their masks aside, with constraints.
    private func place<Each: UIView>(
        _ views: [Each], _ constraints: ([Each], UIView) -> [NSLayoutConstraint]
    ) -> [CGRect] {
        for each in views {
            each.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(each)
        }
        NSLayoutConstraint.activate(constraints(views, view))
        world.settle()
        return views.map(\.frame)
    }

    @Test("a view between the edges of the safe area fills it, also after a rotation (B-166)")
    func fills() {
        let views = [UIView()]
        let frames = place(views) { views, view in
            let guide = view.safeAreaLayoutGuide
            return [
                views[0].topAnchor.constraint(equalTo: guide.topAnchor),
                views[0].leadingAnchor.constraint(equalTo: guide.leadingAnchor, constant: 16),
                guide.trailingAnchor.constraint(equalTo: views[0].trailingAnchor, constant: 16),
                views[0].bottomAnchor.constraint(equalTo: view.bottomAnchor),
            ]
        }

        #expect(frames == [CGRect(x: 16, y: 24, width: 1162, height: 810)])
        world.rotate(to: .portrait)
        #expect(views[0].frame == CGRect(x: 16, y: 24, width: 802, height: 1170))
        #expect(world.misuses == [])
    }

    @Test("a view below another one takes its height from its text (B-166)") func stacked() {
        let labels = [UILabel(), UILabel()]
        for label in labels { label.font = .systemFont(ofSize: 20) }
        labels[0].text = "Ten chars."
        labels[1].text = String(repeating: "word ", count: 40)
        labels[1].numberOfLines = 0

        let frames = place(labels) { labels, view in
            var all: [NSLayoutConstraint] = []
            all.append(labels[0].topAnchor.constraint(equalTo: view.topAnchor, constant: 100))
            all.append(labels[0].centerXAnchor.constraint(equalTo: view.centerXAnchor))
            all.append(labels[1].topAnchor.constraint(equalTo: labels[0].bottomAnchor, constant: 8))
            all.append(labels[1].leadingAnchor.constraint(equalTo: view.leadingAnchor))
            all.append(labels[1].widthAnchor.constraint(equalToConstant: 500))
            return all
        }

        #expect(frames[0] == CGRect(x: 547, y: 100, width: 100, height: 24))
        #expect(frames[1] == CGRect(x: 0, y: 132, width: 500, height: 96))
        world.perform { labels[0].text = "Five!" }
        #expect(labels[0].frame.width == 50)
        #expect(world.misuses == [])
    }

    @Test("lengths follow other lengths, by a factor, and stop at their limits (B-166)")
    func lengths() {
        let frames = place([UIView(), UIView(), UIView()]) { views, view in
            var all: [NSLayoutConstraint] = []
            all.append(views[0].leadingAnchor.constraint(equalTo: view.leadingAnchor))
            all.append(views[0].topAnchor.constraint(equalTo: view.topAnchor))
            all.append(views[0].widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.5))
            all.append(
                views[0].heightAnchor.constraint(equalTo: views[0].widthAnchor, multiplier: 0.5))
            all.append(views[1].leadingAnchor.constraint(equalTo: views[0].trailingAnchor))
            all.append(views[1].topAnchor.constraint(equalTo: views[0].topAnchor))
            all.append(views[1].heightAnchor.constraint(equalToConstant: 44))
            all.append(views[1].trailingAnchor.constraint(equalTo: view.trailingAnchor))
            all.append(views[1].widthAnchor.constraint(lessThanOrEqualToConstant: 597))
            all.append(views[2].centerXAnchor.constraint(equalTo: view.centerXAnchor))
            all.append(views[2].centerYAnchor.constraint(equalTo: view.centerYAnchor))
            all.append(views[2].widthAnchor.constraint(equalToConstant: 100))
            all.append(views[2].heightAnchor.constraint(equalToConstant: 50))
            return all
        }

        #expect(frames[0] == CGRect(x: 0, y: 0, width: 597, height: 298.5))
        #expect(frames[1] == CGRect(x: 597, y: 0, width: 597, height: 44))
        #expect(frames[2] == CGRect(x: 547, y: 392, width: 100, height: 50))
        #expect(world.misuses == [])
    }

    @Test("leading turns with the layout direction, left does not (B-166)") func direction() {
        let world = SimulationFixture(direction: .rightToLeft) { UIViewController() }
        let views = [UIView(), UIView()]
        for each in views {
            each.translatesAutoresizingMaskIntoConstraints = false
            world.root.view.addSubview(each)
        }
        let attributes: [(UIView, NSLayoutXAxisAnchor, NSLayoutXAxisAnchor)] = [
            (views[0], views[0].leadingAnchor, world.root.view.leadingAnchor),
            (views[1], views[1].leftAnchor, world.root.view.leftAnchor),
        ]
        for (each, own, other) in attributes {
            own.constraint(equalTo: other, constant: 10).isActive = true
            each.topAnchor.constraint(equalTo: world.root.view.topAnchor).isActive = true
            each.widthAnchor.constraint(equalToConstant: 40).isActive = true
            each.heightAnchor.constraint(equalToConstant: 40).isActive = true
        }

        world.settle()

        let lefts: [CGFloat] = [1144, 10]
        #expect(views.map(\.frame.minX) == lefts)
        #expect(world.misuses == [])
    }

    @Test("a changed constant moves the view, and an inactive constraint does not hold it (B-166)")
    func changes() {
        let each = UIView()
        let top = each.topAnchor.constraint(equalTo: view.topAnchor)
        _ = place([each]) { views, view in
            var all: [NSLayoutConstraint] = []
            all.append(top)
            all.append(views[0].leadingAnchor.constraint(equalTo: view.leadingAnchor))
            all.append(views[0].widthAnchor.constraint(equalToConstant: 10))
            all.append(views[0].heightAnchor.constraint(equalToConstant: 10))
            return all
        }

        world.perform { top.constant = 30 }

        #expect(each.frame.minY == 30)
        world.perform {
            top.isActive = false
            each.bottomAnchor.constraint(equalTo: view.bottomAnchor).isActive = true
        }
        #expect(each.frame.maxY == 834)
    }

    @Test("required edges that no frame satisfies are logged (A-141, B-166)") func conflict() {
        _ = place([UIView()]) { views, view in
            var all: [NSLayoutConstraint] = []
            all.append(views[0].leadingAnchor.constraint(equalTo: view.leadingAnchor))
            all.append(views[0].trailingAnchor.constraint(equalTo: view.trailingAnchor))
            all.append(views[0].widthAnchor.constraint(equalToConstant: 100))
            all.append(views[0].topAnchor.constraint(equalTo: view.topAnchor))
            all.append(views[0].bottomAnchor.constraint(equalTo: view.bottomAnchor))
            return all
        }

        #expect(world.simulation.misuses.map(\.topic) == [.constraints])
        #expect(
            world.simulation.misuses.last?.detail.contains("left edge and width of UIView") == true)
    }

    @Test("a mask that stands beside other edges is a conflict, too (A-141, B-166)") func mask() {
        let each = UIView(frame: CGRect(x: 5, y: 5, width: 50, height: 50))
        view.addSubview(each)
        each.leadingAnchor.constraint(equalTo: view.leadingAnchor).isActive = true

        world.settle()

        #expect(world.simulation.misuses.map(\.topic) == [.constraints])
        #expect(each.frame.minX == 5)
    }

    @Test("what needs several equations at once is refused by name, once (B-166)")
    func refused() throws {
        let views = [UIView(), UIView()]
        views[0].accessibilityIdentifier = "first"
        _ = place(views) { views, view in
            var all: [NSLayoutConstraint] = []
            all.append(views[0].leadingAnchor.constraint(equalTo: view.leadingAnchor))
            all.append(views[1].leadingAnchor.constraint(equalTo: views[0].trailingAnchor))
            all.append(views[1].trailingAnchor.constraint(equalTo: view.trailingAnchor))
            all.append(views[0].widthAnchor.constraint(equalTo: views[1].widthAnchor))
            all.append(views[0].topAnchor.constraint(equalTo: view.topAnchor))
            all.append(views[0].heightAnchor.constraint(equalToConstant: 9))
            all.append(views[1].topAnchor.constraint(equalTo: view.topAnchor))
            all.append(views[1].heightAnchor.constraint(equalToConstant: 9))
            return all
        }
        world.rotate(to: .portrait)

        let misuse = try #require(world.simulation.misuses.first)
        #expect(misuse.topic == .model)
        #expect(misuse.reason.contains("left edge and width of UIView \"first\""))
        #expect(world.simulation.misuses.count == 1)
    }

    @Test("views without a common ancestor raise (B-166)") func noAncestor() {
        let each = UIView()
        each.topAnchor.constraint(equalTo: view.topAnchor).isActive = true

        #expect(world.simulation.exception?.name == "NSGenericException")
        #expect(world.misuses.last?.contains("anchors of UIView and") == true)
    }

    @Test("active constraints keep neither of their views alive, and go with them") func memory() {
        weak var weakView: UIView?
        weak var weakOuter: UIView?
        var constraint: NSLayoutConstraint?
        do {
            let outer = UIView()
            let inner = UIView()
            (weakOuter, weakView) = (outer, inner)
            outer.addSubview(inner)
            let top = inner.topAnchor.constraint(equalTo: outer.topAnchor)
            top.isActive = true
            constraint = top
        }

        #expect(weakView == nil && weakOuter == nil)
        #expect(constraint?.isActive == false)
        #expect(constraint?.firstItem == nil && constraint?.secondItem == nil)
    }

    @Test("a view that moves to another superview leaves the constraints behind, too (B-166)")
    func moving() {
        let (each, inner, other) = (UIView(), UIView(), UIView())
        view.addSubview(other)
        _ = place([each]) { views, view in
            views[0].addSubview(inner)
            return [
                views[0].topAnchor.constraint(equalTo: view.topAnchor),
                inner.leadingAnchor.constraint(equalTo: view.leadingAnchor),
                inner.topAnchor.constraint(equalTo: views[0].topAnchor),
            ]
        }

        other.addSubview(each)

        #expect(each.edges?.constraints.count == 1)
        #expect(inner.edges?.constraints.count == 1)
        #expect(view.edges?.constraints.isEmpty == true)
    }

    @Test("a view that leaves its superview leaves the constraints to it behind (B-166)")
    func leaving() {
        let each = UIView()
        _ = place([each]) { views, view in
            [views[0].topAnchor.constraint(equalTo: view.topAnchor)]
        }
        let constraint = each.edges?.constraints.first

        each.removeFromSuperview()

        #expect(constraint?.isActive == false)
        #expect(each.edges?.constraints.isEmpty == true)
        #expect(view.edges?.constraints.isEmpty == true)
    }
}
