package import Journal

/// What may be so when the app next comes to rest, as a set. It follows from what was observed at
/// the last rest, from the journal since then, and from the window.
///
/// Where sources leave something open, or a doubt has two readings, several values are right. An
/// action that is cut short keeps the set, and the next one goes on from there.
package struct Expectation: Sendable {
    private var splits: [ExpectedSplit] = []
    private var presentations = ExpectedPresentations()
    package private(set) var stacks = ExpectedStacks()
    /// The field in use and the keyboard at the last rest, and whether somebody has pressed the
    /// keyboard's own key since.
    private var input = Observation.Input()
    private var keyWasPressed = false
    /// The detail that a split view was asked to show, while nobody has asked for anything that may
    /// take it away; -1 where there is none.
    package private(set) var detail = -1
    private var detailSplit = -1
    /// The controllers that were set for columns; -1 for none.
    package private(set) var columns: [AskedColumn] = []
    /// The tabs, with the page that is to be selected (B-103).
    private var tabs = Observation.Tabs()
    /// Whether the app has set tabs since. Where it sets them twice, the selected one may have been
    /// missing in between.
    private var tabsWereSet = false
    /// The responder whose editing was to end; -1 for none.
    private var endOfEditing = -1
    /// The actions of menus and alerts that the user has chosen, and that have not run.
    private var chosen: [ObjectIdentifier] = []
    private var messages = 0
    /// The newest controller at the last rest.
    private var newest = -1
    /// Whether two touches at once have landed. No source says how UIKit carries out two requests
    /// at once.
    private var hasSecondTouch = false

    package init() {}

    // MARK: - What happens

    /// Takes the journal of an action, at the end of which the app is as observed.
    package mutating func take(_ journal: Journal, until observed: Observation) {
        enter(observed)
        if newest < 0 {
            tabs = observed.tabs
            tabs.selected = tabs.pages.first ?? -1
        }
        for entry in journal.entries {
            switch entry {
            case .request(let request, let origin):
                if request == .rotation || request == .background && !observed.window.keepsModes {
                    for actual in observed.splits {
                        update(actual.id) { $0.windowChanges(to: actual, in: observed.window) }
                    }
                }
                if request == .background {
                    for index in splits.indices {
                        splits[index].enterBackground(keepingMode: observed.window.keepsModes)
                    }
                }
                take(request, by: origin)
            case .call(let call): take(call)
            }
        }
        for split in observed.splits {
            update(split.id) {
                $0.adoptProperties(of: split)
                $0.endAction()
            }
        }
    }

    /// Takes the split views that have come into the window, and their sizes.
    private mutating func enter(_ observed: Observation) {
        splits.removeAll { split in !observed.splits.contains { $0.id == split.id } }
        for actual in observed.splits {
            guard let index = splits.firstIndex(where: { $0.id == actual.id }) else {
                splits.append(
                    ExpectedSplit(
                        coming: actual, to: observed.window, isNew: actual.id > newest,
                        isLaunch: newest < 0))
                continue
            }
            let isUntouched = splits[index].isUntouched
            if isUntouched || actual.isInWindow && !splits[index].wasInWindow {
                splits[index] = ExpectedSplit(
                    coming: actual, to: observed.window, isNew: isUntouched, isLaunch: false)
            } else if splits[index].hasOtherSize(than: actual) {
                splits[index].windowChanges(to: actual, in: observed.window)
            }
        }
    }

    private mutating func update(_ id: Int, _ change: (inout ExpectedSplit) -> Void) {
        for index in splits.indices where splits[index].id == id { change(&splits[index]) }
    }

    private mutating func take(_ request: Request, by origin: Origin) {
        for index in splits.indices { splits[index].take(request, by: origin) }
        presentations.take(request, by: origin)
        stacks.take(request, by: origin)
        switch request {
        case .detail(let controller, let split):
            (detail, detailSplit) = (controller, split)
            columns.removeAll {
                $0.split == split && $0.column == SplitColumn.secondary.rawValue
                    && $0.controller != controller
            }
        case .columnController(let column, let controller, let split):
            detail = -1
            columns.removeAll { $0.column == column && $0.split == split }
            columns.append(AskedColumn(split: split, column: column, controller: controller))
        // What else changes a column, leaves open whose it is.
        case .stack:
            detail = -1
            if !columns.isEmpty { columns = [] }
        case .secondTouch: hasSecondTouch = true
        case .endOfEditing(let responder): endOfEditing = responder
        case .keyboardKey: keyWasPressed = true
        case .choice(let action, _):
            chosen.append(action)
            detail = -1
        case .selection(let owner):
            if owner == tabs.id { tabs.selected = -1 }
            detail = -1
        case .tabs:
            if tabsWereSet { tabs.selected = -1 }
            (tabsWereSet, detail) = (true, -1)
        case .column, .dismissal: detail = -1
        default: break
        }
    }

    private mutating func take(_ call: Call) {
        switch call {
        case .keepsFirstResponder, .editing(_, begins: true): endOfEditing = -1
        case .splitView(let id, let call, _, _):
            update(id) { $0.take(call) }
        case .presentation(let id, let call): presentations.take(call, of: id)
        case .showDetailTargetDidChange:
            detail = -1
            columns = []
            stacks.leaveOpen()
        case .action(let action): if !chosen.isEmpty { chosen.removeAll { $0 == action } }
        default: break
        }
    }

    // MARK: - The comparison at rest

    /// Compares each output with what is observed at rest.
    package func compare(to actual: Observation, _ visit: (Comparison) -> Void) {
        for split in actual.splits {
            guard let expected = splits.first(where: { $0.id == split.id }) else { continue }
            expected.compare(to: split, isOpen: hasSecondTouch, visit)
        }
        stacks.compare(to: actual.stacks, and: actual.topColumn, visit)
        presentations.compare(
            to: actual.presentations, in: actual.window, refusals: actual.messages - messages, visit
        )
        visit(Comparison(.front, true, actual.frontIsOnScreen, .onlyOne))
        visit(Comparison(.keyboard, keyboards(for: actual), actual.input.keyboard.rawValue, .focus))
        visit(Comparison(.firstResponder, false, actual.input.hasOtherField, .onlyOne))
        if endOfEditing >= 0 {
            visit(Comparison(.editing, false, endOfEditing == actual.input.field, .asked))
        }
        for isThere in actual.columns where !hasSecondTouch {
            visit(Comparison(.columnController, true, isThere, .asked))
        }
        if actual.tabs.id == tabs.id, actual.tabs.pages.contains(tabs.selected),
            actual.tabs.selected >= 0, !hasSecondTouch
        {
            visit(Comparison(.tab, true, actual.tabs.selected == tabs.selected, .nobodyAsked))
        }
        if !chosen.isEmpty { visit(Comparison(.choice, true, false, .asked)) }
        if detail >= 0, !hasSecondTouch,
            actual.splits.contains(where: { $0.id == detailSplit && $0.isInWindow })
        {
            visit(Comparison(.detail, true, actual.showsDetail, .asked))
        }
    }

    /// The first output that is not as it may be; `nil` where all are.
    package func difference(to actual: Observation) -> Comparison? {
        var first: Comparison?
        compare(to: actual) { if first == nil, !$0.isRight { first = $0 } }
        return first
    }

    /// The keyboard is up for the text field in the window that is first responder, unless its own
    /// key hides it (B-079). In a window that fills the screen there is no other app to have one
    /// (C-091).
    private func keyboards(for actual: Observation) -> UInt32 {
        let mayBeOthers = !actual.window.isFull && (keyWasPressed || input.keyboard == .upForOther)
        let others: UInt32 = mayBeOthers ? 0b101 : 0b001
        guard actual.input.fieldIsInWindow else { return others }
        let comesUp = actual.input.field != input.field || input.keyboard == .up
        return comesUp && !keyWasPressed ? 0b010 : 0b010 | others
    }

    /// What is observed at rest is all that may be so, until something happens.
    package mutating func narrow(to actual: Observation) {
        splits.removeAll(keepingCapacity: true)
        for split in actual.splits { splits.append(ExpectedSplit(atRest: split)) }
        presentations.narrow(to: actual.presentations)
        stacks = ExpectedStacks()
        input = actual.input
        (tabs, tabsWereSet) = (actual.tabs, false)
        (messages, newest) = (actual.messages, actual.newest)
        (detail, keyWasPressed, hasSecondTouch) = (-1, false, false)
        if !chosen.isEmpty { chosen = [] }
        if !columns.isEmpty { columns = [] }
        endOfEditing = -1
    }

    /// The set in words, for fingerprints.
    package var words: [Int] {
        splits.flatMap(\.words) + presentations.words + stacks.words
            + [input.field < 0 ? 0 : 1, input.keyboard.rawValue, keyWasPressed ? 1 : 0]
            + [
                detail < 0 ? 0 : 1, tabs.selected < 0 ? 0 : 1, chosen.count, columns.count,
                endOfEditing < 0 ? 0 : 1,
            ]
    }
}

/// A controller that was set for a column of a split view; -1 for none.
package struct AskedColumn: Hashable, Sendable {
    package let split: Int
    package let column: Int
    package let controller: Int
}
