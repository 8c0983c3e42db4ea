internal import Journal

/// What may be presented at the next rest. What is presented stays until somebody asks for its end
/// (B-080), and what the app asks to present is, or UIKit logs why not (B-083).
package struct ExpectedPresentations: Hashable, Sendable {
    /// From the one nearest to the root.
    private var open: [Int] = []
    /// What was open at the last rest and has to be at the next one, unless somebody ends it.
    private var kept: [Int] = []
    /// What is to be presented as a popover.
    private var popovers: Set<Int> = []
    /// Requests whose presentations have not begun.
    private var awaited: [Int] = []
    /// What is to end, and what may end.
    private var ending: Set<Int> = []
    private var mayEnd: Set<Int> = []
    /// Whether the user has taken a gesture back.
    private var isTakenBack = false
    /// The dismissals that have begun, less those that have ended.
    private var dismissals = 0

    mutating func take(_ request: Request, by origin: Origin) {
        switch request {
        case .presentation(let id, let isPopover):
            awaited.append(id)
            if isPopover { popovers.insert(id) }
        case .cancelledGesture: isTakenBack = true
        case .dismissal(let id) where isTakenBack && origin == .user: mayEnd.insert(id)
        case .dismissal(let id), .choice(let id): if open.contains(id) { ending.insert(id) }
        default: break
        }
    }

    mutating func take(_ id: Int, _ call: PresentationCall) {
        switch call {
        case .presentationWillBegin:
            if let index = awaited.firstIndex(of: id) { awaited.remove(at: index) }
            open.append(id)
        case .dismissalWillBegin:
            dismissals += 1
            ending.insert(id)
        // The delegate or the presented controller objects to the user.
        case .didAttemptToDismiss:
            ending.remove(id)
            mayEnd.insert(id)
        case .dismissalDidEnd:
            dismissals -= 1
            open.removeAll { $0 == id }
            kept.removeAll { $0 == id }
            ending.remove(id)
        default: break
        }
    }

    /// Controllers have other numbers in other runs; where they lie among those that are open, says
    /// enough.
    var words: [Int] {
        open.map { (ending.contains($0) ? 2 : 0) + (mayEnd.contains($0) ? 1 : 0) }
            + [awaited.count, dismissals]
    }

    // MARK: - The comparison

    func difference(to actual: Observation, messagesBefore: Int) -> Difference? {
        if awaited.count > actual.messages - messagesBefore, let id = awaited.last {
            return Difference(
                "presentation", of: "what the app asked to present",
                expected: "presented, or refused with a message", actual: "neither", subject: id)
        }
        let lost = kept.first { id in !actual.presentations.contains { $0.id == id } }
        if let id = lost, !ending.contains(id), !mayEnd.contains(id) {
            return Difference(
                "presentation", of: "what was presented",
                expected: "presented still, since nobody has asked for its end",
                actual: "presented no longer", subject: id)
        }
        for (index, presentation) in actual.presentations.enumerated() {
            if let difference = difference(
                to: presentation, over: actual.presentations[..<index])
            {
                return difference
            }
        }
        if dismissals != 0 {
            return Difference(
                "dismissal", of: "each dismissal that began", expected: "over, and heard of",
                actual: "not")
        }
        if actual.frontIsOnScreen { return nil }
        return Difference(
            "front", of: "the controller in front", expected: "on screen", actual: "not")
    }

    private func difference(
        to presentation: Observation.Presentation,
        over others: ArraySlice<Observation.Presentation>
    ) -> Difference? {
        let id = presentation.id
        if ending.contains(id) {
            return Difference(
                "dismissal", of: "what was dismissed", expected: "presented no longer",
                actual: "presented still", subject: id)
        }
        if !open.contains(id), !presentation.isInContext {
            return Difference(
                "presentation", of: "a controller", expected: "presented only on request",
                actual: "presented, and nobody has asked for it", subject: id)
        }
        if others.contains(where: { $0.presenter == presentation.presenter }) {
            return Difference(
                "presentation", of: "each presenter", expected: "that of one controller (B-083)",
                actual: "that of two", subject: id)
        }
        if popovers.contains(id), !presentation.isPopover {
            return Difference(
                "presentation", of: "the presentation of a popover", expected: "that of a popover",
                actual: "another one", subject: id)
        }
        return nil
    }

    /// At rest, what is presented is what was observed.
    mutating func narrow(to actual: Observation) {
        if actual.presentations.isEmpty, open.isEmpty, awaited.isEmpty, ending.isEmpty,
            mayEnd.isEmpty, dismissals == 0
        {
            return
        }
        self = ExpectedPresentations()
        open = actual.presentations.map(\.id)
        kept = actual.presentations.filter { !$0.isInContext }.map(\.id)
    }
}
