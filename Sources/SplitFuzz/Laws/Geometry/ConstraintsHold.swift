import Foundation
internal import StatefulTesting
@_spi(Simulation) internal import UIKitModel

@MainActor extension Invariant<SplitMachine> {
    /// At rest, the required constraints between views on screen are satisfied: leading and
    /// trailing edges by the layout direction, the safe area by the insets that the view reports
    /// (B-166).
    ///
    /// Positions with a multiplier are not judged, nor views without room, nor edges of a scroll
    /// view, which give the size of its content. Where constraints disagree, `nothing-logged` says
    /// so.
    static var constraintsHold: Self {
        Invariant(
            "constraints-hold",
            summary: "views are where their constraints say",
            sources: ["B-166"]
        ) { machine in
            guard UIView.someHaveConstraints, machine.isAtRest else { return nil }
            let simulation = machine.simulation
            for misuse in simulation.misuses
            where misuse.topic == .constraints || misuse.topic == .model {
                return nil
            }
            var fault: Mismatch?
            simulation.window.forEachView { view in
                guard fault == nil else { return }
                for constraint in view.activeConstraints {
                    guard let broken = constraint.breach else { continue }
                    fault = Mismatch(
                        "constraint", object: view.kindName, explanation: broken)
                }
            }
            return fault
        }
    }
}

extension NSLayoutConstraint {
    /// What is wrong, as a sentence; `nil` where it is satisfied, or not judged.
    fileprivate var breach: String? {
        guard priority == .required, let (first, second) = ends, first.view.hasRoom else {
            return nil
        }
        guard let second else {
            return sentence(first.value(isMirrored: false), constant, first.name)
        }
        guard second.view.hasRoom, multiplier == 1 || first.attribute.isOfLength,
            !(first.view is UIScrollView), !(second.view is UIScrollView)
        else { return nil }
        let isMirrored =
            (first.attribute.isOfDirection || second.attribute.isOfDirection)
            && first.view.effectiveUserInterfaceLayoutDirection == .rightToLeft
        return sentence(
            first.value(isMirrored: isMirrored),
            second.value(isMirrored: isMirrored) * multiplier + constant,
            "\(first.name) and \(second.name)")
    }

    private func sentence(_ actual: CGFloat, _ wanted: CGFloat, _ what: String) -> String? {
        let holds =
            switch relation {
            case .equal: abs(actual - wanted) <= 0.51
            case .lessThanOrEqual: actual <= wanted + 0.51
            case .greaterThanOrEqual: actual >= wanted - 0.51
            }
        return holds
            ? nil : "a required constraint of \(what) is off by \(abs(actual - wanted).points)"
    }
}

extension NSLayoutConstraint.Attribute {
    fileprivate var isOfLength: Bool { self == .width || self == .height }
    /// Whether it is at the other end where the layout direction is the other one.
    fileprivate var isOfDirection: Bool { self == .leading || self == .trailing }
}

@MainActor extension NSLayoutConstraint.Place {
    fileprivate var name: String { "the \(attribute) of \(view.kindName)" }

    /// The length, or the position in the window: from the right where the leading edge is there.
    fileprivate func value(isMirrored: Bool) -> CGFloat {
        var rect = view.bounds
        if isAtSafeArea { rect = rect.inset(by: view.safeAreaInsets) }
        let frame = view.convert(rect, to: nil)
        return switch attribute {
        case .left: frame.minX
        case .right: frame.maxX
        case .leading: isMirrored ? -frame.maxX : frame.minX
        case .trailing: isMirrored ? -frame.minX : frame.maxX
        case .centerX: isMirrored ? -frame.midX : frame.midX
        case .top: frame.minY
        case .bottom: frame.maxY
        case .centerY: frame.midY
        case .width: frame.width
        case .height: frame.height
        case .notAnAttribute: 0
        }
    }
}

extension UIView {
    /// Whether it is in the window, and neither it nor its superview is empty.
    fileprivate var hasRoom: Bool {
        window != nil && !bounds.isEmpty && superview?.bounds.isEmpty == false
    }

    fileprivate var kindName: String { String(describing: type(of: self)) }
}
