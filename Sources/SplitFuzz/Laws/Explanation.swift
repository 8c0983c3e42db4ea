import Foundation
internal import StatefulTesting
@_spi(Simulation) internal import UIKitModel

/// Parts of the sentences that say what is wrong.

extension Mismatch {
    init(_ location: String, _ explanation: String) {
        self.init(location, explanation: explanation)
    }
}

extension CGFloat {
    /// A length without fractions that are zero, as in `100` or `0.5`.
    var text: String {
        guard isFinite, magnitude < 1e9 else { return "\(self)" }
        let halves = (self * 2).rounded() / 2
        return halves == halves.rounded() ? "\(Int(halves))" : "\(halves)"
    }

    var points: String { text == "1" ? "1 point" : "\(text) points" }
}

extension CGSize {
    /// As in `375 by 636`.
    var text: String { "\(width.text) by \(height.text)" }
}

extension String {
    /// The sentence with the object that it is about, unless it names that; see `Misuse.object`.
    func naming(_ object: String) -> String {
        let type = object.prefix { $0 != " " }
        return object.isEmpty || contains(type) ? self : "\(self) (\(object))"
    }
}

extension UIEdgeInsets {
    /// The names of the edges with their values.
    var edges: [(name: String, inset: CGFloat)] {
        [("top", top), ("left", left), ("bottom", bottom), ("right", right)]
    }
}

extension UIViewController {
    /// The name by which a reader knows the controller: its title, else its type.
    var readableName: String {
        let own = title ?? navigationItem.title
        guard let own, !own.isEmpty else { return String(describing: type(of: self)) }
        return "\"\(own)\""
    }
}

extension UIView {
    /// Why a user cannot tap the view, as part of a sentence; `nil` if the user can.
    func obstacle(in bar: UINavigationBar) -> String? {
        guard let window, isDescendant(of: bar) else { return "it is not in the bar" }
        if sequence(first: self, next: \.superview).contains(where: \.isHidden) {
            return "it is hidden"
        }
        if effectiveAlpha <= 0.99 {
            let alpha = effectiveAlpha == 0 ? "0" : "\(effectiveAlpha)"
            return "it is transparent, with an alpha of \(alpha)"
        }
        let frame = convert(bounds, to: nil)
        let screen = window.bounds
        if !screen.holds(frame) {
            // Foundation's `intersects` traps on lengths that are no numbers.
            let isOutside =
                frame.minX >= screen.maxX || frame.maxX <= screen.minX
                || frame.minY >= screen.maxY || frame.maxY <= screen.minY
            return isOutside ? "it is not on screen" : "a part of it is not on screen"
        }
        if isReachable { return nil }
        if let container = bar.superview, isCoveredOnPurpose(in: container) { return nil }
        return "a tap on it reaches something else"
    }
}
