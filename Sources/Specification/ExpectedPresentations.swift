internal import Journal

/// What may be presented at the next rest. What is presented stays until somebody asks for its end
/// (B-080). What the app asks to present is, or UIKit logs why not (B-083).
struct ExpectedPresentations: Sendable {
    private var open: [Int] = []
    /// What was open at the last rest and is to be at the next one, unless somebody ends it.
    private var kept: [Int] = []
    /// Requests whose presentations have not begun.
    private var awaited: [Int] = []
    private var styles: [ExpectedStyle] = []
    /// What is to end, and what may end.
    private var ending: Set<Int> = []
    private var mayEnd: Set<Int> = []
    private var isTakenBack = false
    /// The dismissals that have begun, less those that have ended.
    private var dismissals = 0

    mutating func take(_ request: Request, by origin: Origin) {
        switch request {
        // What UIKit presents itself, an app's override may change or leave out.
        case .presentation(let id, let style) where origin == .app:
            awaited.append(id)
            styles.removeAll { $0.id == id }
            styles.append(ExpectedStyle(id: id, asked: style))
        case .adaptiveStyle(let answer, let id):
            for index in styles.indices where styles[index].id == id {
                styles[index].answer = answer ?? styles[index].asked
            }
        case .cancelledGesture: isTakenBack = true
        case .dismissal(let id) where isTakenBack && origin == .user: mayEnd.insert(id)
        case .dismissal(let id), .choice(_, let id): end(id)
        default: break
        }
    }

    /// A presentation ends with those that were presented over it.
    private mutating func end(_ id: Int) {
        guard let index = open.firstIndex(of: id) else { return }
        ending.insert(id)
        mayEnd.formUnion(open[(index + 1)...])
    }

    mutating func take(_ call: PresentationCall, of id: Int) {
        switch call {
        case .presentationWillBegin:
            if let index = awaited.firstIndex(of: id) { awaited.remove(at: index) }
            open.append(id)
        case .dismissalWillBegin:
            dismissals += 1
        // The delegate or the presented controller objects to the user.
        case .didAttemptToDismiss:
            ending.remove(id)
            mayEnd.insert(id)
        case .dismissalDidEnd:
            dismissals -= 1
            open.removeAll { $0 == id }
            if ending.remove(id) != nil || mayEnd.contains(id) { kept.removeAll { $0 == id } }
        default: break
        }
    }

    /// - Parameter refusals: the number of messages that UIKit has logged.
    func compare(
        to actual: [Observation.Presentation], in window: Observation.Window, refusals: Int,
        _ visit: (Comparison) -> Void
    ) {
        if awaited.count > refusals {
            visit(Comparison(.presentation, true, false, .asked))
        }
        for id in kept where !actual.contains(where: { $0.id == id }) {
            let isOpen = ending.contains(id) ? false : mayEnd.contains(id) ? nil : true
            visit(Comparison(.presentation, isOpen, false, .nobodyAsked))
        }
        for (index, presentation) in actual.enumerated() {
            let id = presentation.id
            let isOpen = mayEnd.contains(id) || presentation.isInContext ? nil : open.contains(id)
            visit(
                ending.contains(id)
                    ? Comparison(.presentation, false, true, .asked)
                    : Comparison(.presentation, isOpen, true, .nobodyAsked))
            let isSecond =
                presentation.presenter >= 0
                && actual[..<index].contains { $0.presenter == presentation.presenter }
            visit(Comparison(.presenter, false, isSecond, .onlyOne))
            if let style = styles.first(where: { $0.id == id }) {
                style.compare(to: presentation, in: window, visit)
            }
        }
        if dismissals != 0 { visit(Comparison(.dismissal, false, true, .onlyOne)) }
    }

    /// At rest, what is presented is what was observed.
    mutating func narrow(to actual: [Observation.Presentation]) {
        let styles = styles.filter { style in actual.contains { $0.id == style.id } }
        self = ExpectedPresentations()
        self.styles = styles.map { ExpectedStyle(id: $0.id, asked: $0.asked) }
        open = actual.map(\.id)
        kept = actual.filter { !$0.isInContext }.map(\.id)
    }

    /// Controllers have other numbers in other runs. Where they lie among those that are open, says
    /// enough.
    var words: [Int] {
        [open.count] + open.map { (ending.contains($0) ? 2 : 0) + (mayEnd.contains($0) ? 1 : 0) }
            + styles.map { $0.asked.rawValue + 10 * ($0.answer?.rawValue ?? 9) }
            + [kept.count, awaited.count, isTakenBack ? 1 : 0, dismissals]
    }
}

/// The style of one presentation: what the app asked for, or where the room is too small for it,
/// what takes its place, or what a delegate has answered since the last rest (B-076, B-077).
private struct ExpectedStyle {
    let id: Int
    let asked: PresentationStyle
    var answer: PresentationStyle?

    func compare(
        to actual: Observation.Presentation, in window: Observation.Window,
        _ visit: (Comparison) -> Void
    ) {
        // An app that changes its mind meanwhile, gets the new style with the next window.
        guard !actual.isInContext, !actual.isPlacedBySystem, actual.asked == asked,
            let adapted = adapted(to: window)
        else { return }
        let isAdapted = adapted != [asked]
        if !actual.hasDelegate {
            let reason: Reason = isAdapted ? .room : .asked
            visit(Comparison(.presentationStyle, adapted, actual.style, reason))
        } else if isAdapted, let answer {
            visit(Comparison(.presentationStyle, [answer], actual.style, .asked))
        }
    }

    /// What UIKit makes of it by itself; `nil` where no source tells.
    private func adapted(to window: Observation.Window) -> [PresentationStyle]? {
        switch asked {
        case .fullScreen, .overFullScreen: [asked]
        case .popover where window.isCompactWide == true:
            window.keepsSheets ? [.pageSheet, .formSheet] : [.fullScreen]
        case .popover where window.isCompactHigh == true: [.formSheet]
        case .popover: window.isCompactWide == false ? [asked] : nil
        case .pageSheet, .formSheet:
            window.keepsSheets || window.isCompactWide == false ? [asked] : [.fullScreen]
        case .currentContext, .overCurrentContext, .custom: nil
        }
    }
}
