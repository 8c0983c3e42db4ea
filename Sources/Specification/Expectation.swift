package import Journal

/// What may be so when the app next comes to rest, as a set. It follows from what was observed at
/// the last rest, from the journal since then, and from the window.
///
/// Where sources leave something open, or a doubt has two readings, several values are right. An
/// action that is cut short keeps the set, and the next one goes on from there.
package struct Expectation: Hashable, Sendable {
    package private(set) var splits: [ExpectedSplit] = []
    private var presentations = ExpectedPresentations()
    private var input = ExpectedInput()
    /// The detail that a split view was asked to show, while nobody has asked for anything that may
    /// take it away; -1 where there is none.
    package private(set) var detail = -1
    private var messages = 0
    private var isLaunched = false
    /// Whether two touches at once have landed. No source says how UIKit carries out two requests
    /// at once.
    private var hasSecondTouch = false

    package init() {}

    // MARK: - What happens

    /// Takes the journal of an action, at the end of which the app is as observed.
    package mutating func take(_ journal: Journal, until observed: Observation) {
        enter(observed)
        for entry in journal.entries {
            switch entry {
            case .request(.background, _), .request(.rotation, _):
                for actual in observed.splits { changeWindow(of: actual, in: observed.window) }
            case .request(let request, let origin): take(request, by: origin)
            case .call(let call): take(call)
            }
        }
        for index in splits.indices {
            for split in observed.splits where split.isSubclass && split.id == splits[index].id {
                splits[index].adoptPreferences(of: split)
            }
            splits[index].endAction()
        }
        isLaunched = true
    }

    /// Takes the split views that have come into the window, and their sizes.
    private mutating func enter(_ observed: Observation) {
        if splits.count != observed.splits.count || splits.first?.id != observed.splits.first?.id {
            splits.removeAll { split in !observed.splits.contains { $0.id == split.id } }
        }
        for actual in observed.splits {
            guard let expected = splits.first(where: { $0.id == actual.id }) else {
                splits.append(
                    ExpectedSplit(
                        coming: actual, to: observed.window, isLaunch: !isLaunched))
                continue
            }
            if expected.hasOtherSize(than: actual) { changeWindow(of: actual, in: observed.window) }
        }
    }

    private mutating func changeWindow(
        of split: Observation.Split, in window: Observation.Window
    ) {
        for index in splits.indices where splits[index].id == split.id {
            splits[index].windowChanges(to: split, in: window)
        }
    }

    private mutating func take(_ request: Request, by origin: Origin) {
        for index in splits.indices { splits[index].take(request) }
        presentations.take(request, by: origin)
        input.take(request)
        switch request {
        case .detail(let controller, _): detail = controller
        case .secondTouch: hasSecondTouch = true
        case .stack, .column, .dismissal, .choice, .tabs: detail = -1
        default: break
        }
    }

    private mutating func take(_ call: Call) {
        switch call {
        case .splitView(let id, let call, _, _):
            for index in splits.indices where splits[index].id == id { splits[index].take(call) }
        case .presentation(let id, let call): presentations.take(id, call)
        case .showDetailTargetDidChange: detail = -1
        default: break
        }
    }

    // MARK: - The comparison at rest

    /// The first difference to what is observed at rest; `nil` where nothing differs.
    package func difference(to actual: Observation) -> Difference? {
        for split in actual.splits {
            guard let expected = splits.first(where: { $0.id == split.id }) else { continue }
            if let difference = expected.difference(to: split, isExact: !hasSecondTouch) {
                return difference
            }
        }
        if let difference = presentations.difference(to: actual, messagesBefore: messages)
            ?? input.difference(to: actual.input, in: actual.window)
        {
            return difference
        }
        guard detail >= 0, !actual.showsDetail, !hasSecondTouch else { return nil }
        return Difference(
            "detail", of: "the detail that a split view was asked to show", expected: "on screen",
            actual: "not", subject: detail)
    }

    /// The set in words, for fingerprints.
    package var words: [Int] {
        splits.flatMap(\.words) + presentations.words + input.words + [detail < 0 ? 0 : 1]
    }

    /// What is observed at rest is all that may be so, until something happens.
    package mutating func narrow(to actual: Observation) {
        splits.removeAll(keepingCapacity: true)
        for split in actual.splits { splits.append(ExpectedSplit(atRest: split)) }
        presentations.narrow(to: actual)
        input.narrow(to: actual.input)
        messages = actual.messages
        detail = -1
        hasSecondTouch = false
    }
}
