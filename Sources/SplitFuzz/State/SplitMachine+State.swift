internal import Specification
package import StatefulTesting
@_spi(Simulation) internal import UIKitModel

/// The machine's state in a fingerprint.
extension SplitMachine {
    package func feed(_ fingerprint: inout Fingerprint) {
        switch fingerprint.detail {
        case .guidance: feedOutline(&fingerprint)
        case .exploration: feedEverything(&fingerprint)
        }
    }

    /// The state as a user sees it: the window, the columns and their stacks.
    private func feedOutline(_ fingerprint: inout Fingerprint) {
        // Two touches at once lead to many odd places. They are not to draw the search away from
        // others.
        if hasOverlappingTouches { return fingerprint.combine(1) }
        let scene = simulation.scene
        fingerprint.combine(
            (scene.orientation == .portrait ? 1 : 0) | (scene.dockIsShown ? 2 : 0)
                | scene.window.index << 2 | (simulation.pose?.index ?? 0) << 6
                | (scene.isTurnedOver ? 1 << 8 : 0))
        fingerprint.combine(simulation.isAtRest)
        if simulation.waitingWork > 0 { fingerprint.combine(simulation.waitingWork) }
        if let split = lastAction.after.splits.first {
            fingerprint.combine(split.arrangement.mode.rawValue)
            fingerprint.combine(split.isCollapsed)
        }
        if simulation.isPresenting { feedPresentations(&fingerprint) }
        for shown in screen.columns {
            fingerprint.combine(shown.column.rawValue)
            fingerprint.combine(
                StateEncoder.word(for: shown.controller.additionalSafeAreaInsets.left))
            shown.navigation?.forEachContent { fingerprint.combine(pageKeys.key(of: $0)) }
        }
    }

    /// The presentations: their styles, and the controllers on their stacks.
    private func feedPresentations(_ fingerprint: inout Fingerprint) {
        for presentation in simulation.activePresentations {
            fingerprint.combine(presentation.styleOnScreen.rawValue)
            guard let shown = presentation.controllerOnScreen else { continue }
            fingerprint.combine(pageKeys.key(of: shown))
            for controller in shown.firstNavigationOnScreen?.viewControllers ?? [] {
                fingerprint.combine(pageKeys.key(of: controller))
            }
        }
    }

    /// The model, the memories of the invariants, and the app's own stored values.
    private func feedEverything(_ fingerprint: inout Fingerprint) {
        let tracesFields = fingerprint.tracesFields
        var encoder = StateEncoder(
            isFunction: ReflectedType.isFunction, tracesFields: tracesFields)
        simulation.perform { encoder.write(simulation) }
        encoder.write(hasOverlappingTouches)
        encoder.write(memoryOfGesture)
        if let pagesOnTop {
            pagesOnTop.write(to: &encoder)
        } else {
            openedPages.write(to: &encoder)
        }
        // At rest, what may be so is what is so, and is written already.
        if !isAtRest { specified.write(to: &encoder) }
        var digests = [fingerprint.digest]
        for word in encoder.words {
            fingerprint.combine(word)
            if tracesFields { digests.append(fingerprint.digest) }
        }
        for field in encoder.fields {
            let (start, end) = (field.words.lowerBound, field.words.upperBound)
            fingerprint.mark(field: field.name, from: digests[start], to: digests[end])
        }
        for field in encoder.opaqueFields { fingerprint.recordOpaque(field: field) }
        for field in encoder.closureFields { fingerprint.recordClosure(field: field) }
    }
}

extension SceneWindow {
    /// Free windows are alike here if they lie on the same side of the width at which a window is
    /// regular.
    fileprivate var index: Int {
        switch self {
        case .share(.full): 0
        case .share(.twoThirds): 1
        case .share(.half): 2
        case .share(.third): 3
        case .share(.slideOver): 4
        case .free(let width, _): width < 660 ? 5 : 6
        case .side: 7
        case .belowVideo: 8
        }
    }
}

extension Pose {
    fileprivate var index: Int { self == .closed ? 1 : self == .open ? 2 : 3 }
}
