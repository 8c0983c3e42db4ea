internal import Journal
internal import StatefulTesting
@_spi(Simulation) internal import UIKitModel

/// What each controller has heard of its appearance and of its parent, through UIKit's own
/// implementations of the methods.
///
/// An app's override is to call `super` (B-100, B-103). Where one does not, nothing is heard, and
/// that says nothing about UIKit. So a call is missed only where UIKit's own class, or another call
/// on a controller of the same class, has shown that such calls are heard.
///
/// It is no part of the fingerprint: as long as the calls are right, the model's state says the
/// same.
@MainActor final class AppearanceCalls {
    /// What a container of UIKit's has announced to a controller and not done yet.
    private struct Move {
        let controller: Int
        let type: ObjectIdentifier
        let isComing: Bool
    }

    /// A class, and the calls that were heard on its controllers: bits by raw values.
    private struct Hearing {
        let ofClass: ObjectIdentifier
        var calls: UInt8 = 0
    }

    /// The first call that came in no right order; `nil` where all did.
    private(set) var fault: Mismatch?
    /// The last call about the appearance; `didDisappear` also where the controller never came.
    private let last = SideTable(empty: AppearanceCall.didDisappear)
    private var moves: [Move] = []
    /// The controllers whose calls overlap, until they have left the screen.
    private var overlapping: Set<Int> = []
    /// The calls that the ends of presentations and dismissals did not wait for, by controller.
    private var late: [Int: AppearanceCall] = [:]
    /// Those that are being presented or dismissed, until they are told of the appearance.
    private var coming: Set<Int> = []
    private var leaving: Set<Int> = []
    /// Those that have left their container and the window since the last rest, and their classes.
    private var removed: [Int: ObjectIdentifier] = [:]
    private var hearings: [Hearing] = []
    /// What comes after the appearance calls in `Hearing.calls`.
    private static let didMove: UInt8 = 1 << 5

    /// Takes the calls of an action. Runs after every action.
    ///
    /// - Parameter wasAtRest: whether the app was at rest before the action.
    func observe(_ journal: Journal, wasAtRest: Bool) {
        if wasAtRest, !coming.isEmpty || !leaving.isEmpty || !removed.isEmpty {
            (coming, leaving, removed) = ([], [], [:])
        }
        var disappear = false
        for case .call(let call) in journal.entries {
            switch call {
            case .appearance(let controller, let call, let type, let isInOrder, let knows):
                if !isInOrder { overlapping.insert(controller) }
                take(call, on: controller, of: type)
                checkPresentation(call, of: controller, type, knows: knows)
                if call == .willDisappear { disappear = true }
            case .appearanceEndsUnseen(let controller):
                last[controller] = .didDisappear
                if !late.isEmpty { late[controller] = nil }
            case .willMove(let controller, let parent, let type):
                let wasGoing = endMove(of: controller)?.isComing == false
                // After a swipe back that is cancelled, a page stays where it was.
                if wasGoing, parent >= 0 { continue }
                moves.append(Move(controller: controller, type: type, isComing: parent >= 0))
            case .didMove(let controller, let parent, let type, let isInWindow):
                note(AppearanceCalls.didMove, of: type)
                endMove(of: controller)
                if parent < 0, !isInWindow {
                    removed[controller] = type
                } else if !removed.isEmpty {
                    removed[controller] = nil
                }
            case .presentation(let controller, .presentationWillBegin): coming.insert(controller)
            case .presentation(let controller, .dismissalWillBegin): leaving.insert(controller)
            case .presentation(let controller, .presentationDidEnd):
                let last = last[controller]
                if last == .willAppear || last == .isAppearing { late[controller] = .didAppear }
            case .presentation(let controller, .dismissalDidEnd):
                coming.remove(controller)
                leaving.remove(controller)
                if last[controller] == .willDisappear { late[controller] = .didDisappear }
            default: continue
            }
        }
        // What a page takes apart as it disappears, disappears with it.
        if disappear, !removed.isEmpty { removed = [:] }
    }

    /// Forgets what has been announced to a controller, of which there is one thing at most.
    @discardableResult private func endMove(of controller: Int) -> Move? {
        for (index, move) in moves.enumerated() where move.controller == controller {
            return moves.remove(at: index)
        }
        return nil
    }

    private func take(_ call: AppearanceCall, on controller: Int, of type: ObjectIdentifier) {
        let (before, required) = (last[controller], call.predecessors[0])
        if !call.predecessors.contains(before), isHeard(required.bit, of: type) {
            let earlier = before == .didDisappear ? "none" : before.method
            report(controller, type) {
                "\(call.method) came to \($0) without \(required.method) before it; the call "
                    + "before was \(earlier)"
            }
        }
        if !late.isEmpty, late.removeValue(forKey: controller) == call {
            report(controller, type) {
                "\(call.method) came to \($0) after the completion of its "
                    + (call == .didAppear ? "presentation" : "dismissal")
            }
        }
        note(call.bit, of: type)
        if call == .didDisappear { overlapping.remove(controller) }
        // What was in a column may be presented, in the window elsewhere.
        if call == .willAppear, !removed.isEmpty { removed[controller] = nil }
        last[controller] = call
    }

    /// A controller knows in the call that it is being presented, or dismissed (B-160).
    private func checkPresentation(
        _ call: AppearanceCall, of controller: Int, _ type: ObjectIdentifier, knows: Bool
    ) {
        let wasMeant =
            switch call {
            case .willAppear: coming.remove(controller) != nil
            case .willDisappear: leaving.remove(controller) != nil
            case .isAppearing, .didAppear, .didDisappear: false
            }
        guard wasMeant, !knows else { return }
        report(controller, type) {
            "in \(call.method), \($0) did not know that it is being "
                + (call == .willAppear ? "presented" : "dismissed")
        }
    }

    /// Reports the first fault. Nothing is known of a controller whose calls overlap.
    private func report(
        _ controller: Int, _ type: ObjectIdentifier, _ explanation: (_ name: String) -> String
    ) {
        guard fault == nil, !overlapping.contains(controller) else { return }
        let name = Self.name(of: type)
        fault = Mismatch(name, explanation(name))
    }

    /// Who was not told what is so; `nil` where all were. Only asked at rest.
    func faultAtRest(in simulation: Simulation) -> Mismatch? {
        for (controller, type) in removed.sorted(by: { $0.key < $1.key })
        where last[controller] != .didDisappear && !overlapping.contains(controller)
            && isHeard(AppearanceCall.didDisappear.bit, of: type)
        {
            let name = Self.name(of: type)
            return Mismatch(name, "\(name) was removed from its container, and has not disappeared")
        }
        for move in moves where isHeard(AppearanceCalls.didMove, of: move.type) {
            let name = Self.name(of: move.type)
            return Mismatch(
                name,
                "\(name) was told that it is to \(move.isComing ? "come" : "go"), and not that it "
                    + "\(move.isComing ? "has come" : "is gone")")
        }
        var fault: Mismatch?
        _ = simulation.firstController { controller, isOnScreen in
            guard let found = self.fault(of: controller, isOnScreen: isOnScreen) else {
                return false
            }
            fault = found
            return true
        }
        return fault
    }

    private func fault(of controller: UIViewController, isOnScreen: Bool) -> Mismatch? {
        let type = ObjectIdentifier(type(of: controller))
        let wanted: AppearanceCall = isOnScreen ? .didAppear : .didDisappear
        guard !overlapping.contains(controller.serialNumber),
            last[controller.serialNumber] != wanted, isHeard(wanted.bit, of: type)
        else { return nil }
        let what =
            isOnScreen
            ? "on screen, and has not appeared" : "not on screen, and has not disappeared"
        return Mismatch(Self.name(of: type), "\(controller.readableName) is \(what)")
    }

    // MARK: - What is heard

    private func note(_ call: UInt8, of type: ObjectIdentifier) {
        for index in hearings.indices where hearings[index].ofClass == type {
            hearings[index].calls |= call
            return
        }
        hearings.append(Hearing(ofClass: type, calls: call))
    }

    private func isHeard(_ call: UInt8, of type: ObjectIdentifier) -> Bool {
        for hearing in hearings where hearing.ofClass == type && hearing.calls & call != 0 {
            return true
        }
        return UIViewController.ownClasses.contains(type)
    }

    static func name(of type: ObjectIdentifier) -> String {
        String(describing: unsafeBitCast(type, to: Any.Type.self))
    }
}

extension AppearanceCall {
    fileprivate var bit: UInt8 { 1 << rawValue }

    var method: String {
        switch self {
        case .willAppear: "viewWillAppear"
        case .isAppearing: "viewIsAppearing"
        case .didAppear: "viewDidAppear"
        case .willDisappear: "viewWillDisappear"
        case .didDisappear: "viewDidDisappear"
        }
    }

    /// The calls that may come before, first the one that must have come (B-100, B-101). A
    /// transition may turn back.
    fileprivate var predecessors: [AppearanceCall] {
        switch self {
        case .willAppear: [.didDisappear, .willDisappear]
        case .isAppearing: [.willAppear]
        case .didAppear: [.isAppearing]
        case .willDisappear: [.willAppear, .isAppearing, .didAppear]
        case .didDisappear: [.willDisappear]
        }
    }
}
