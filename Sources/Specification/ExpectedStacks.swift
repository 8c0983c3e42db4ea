internal import Journal

/// What lies on top of each navigation stack that was changed since the last rest (B-060 to
/// B-062), and which column of a collapsed split view (B-012).
///
/// What UIKit moves to carry out another request, and in a collapse or an expand, is bounded by
/// other claims. So such a change leaves everything open until the next rest.
package struct ExpectedStacks: Sendable {
    private struct Stack {
        let navigation: Int
        /// The upper pages, lowest first.
        var pages: [Int] = []
        /// Whether the root alone lies below them.
        var isAboveRoot = false
    }

    private var stacks: [Stack] = []
    /// The last column that a split view was asked to show.
    package private(set) var column: SplitColumn?
    package private(set) var split = -1
    private var isOpen = false

    /// Whose stacks are compared.
    package var navigations: [Int] { stacks.map(\.navigation) }

    mutating func take(_ request: Request, by origin: Origin) {
        switch request {
        case .stack(let navigation, let change):
            column = nil
            // An app's override may do something else than the user asks for.
            take(origin == .user ? .others : change, of: navigation)
        case .column(let shown, true, let owner) where !isOpen:
            self = ExpectedStacks()
            (column, split) = (SplitColumn(rawValue: shown), owner)
        case .column, .columnController, .detail, .tabs, .selection, .secondTouch,
            .cancelledGesture:
            leaveOpen()
        default: break
        }
    }

    /// Nothing is known until the next rest.
    mutating func leaveOpen() {
        self = ExpectedStacks()
        isOpen = true
    }

    private mutating func take(_ change: StackChange, of navigation: Int) {
        guard !isOpen else { return }
        guard let index = stacks.firstIndex(where: { $0.navigation == navigation }) else {
            stacks.append(Stack(navigation: navigation))
            return take(change, of: navigation)
        }
        switch change {
        case .push(let page): stacks[index].pages.append(page)
        case .pop: _ = stacks[index].pages.popLast()
        case .popTo(let page):
            guard let place = stacks[index].pages.firstIndex(of: page) else {
                stacks[index] = Stack(navigation: navigation, pages: [page])
                return
            }
            stacks[index].pages.removeSubrange((place + 1)...)
        case .popToRoot: stacks[index] = Stack(navigation: navigation, isAboveRoot: true)
        case .others: stacks[index] = Stack(navigation: navigation)
        }
    }

    func compare(
        to stacks: [Observation.Stack], and top: Observation.TopColumn?,
        _ visit: (Comparison) -> Void
    ) {
        for actual in stacks {
            guard let expected = self.stacks.first(where: { $0.navigation == actual.navigation })
            else { continue }
            let isRight =
                actual.pages.suffix(expected.pages.count) == expected.pages[...]
                && (!expected.isAboveRoot || actual.pages.count <= expected.pages.count + 1)
            visit(Comparison(.stack, true, isRight, .asked))
        }
        guard let column, let top, top.split == split, top.isSet else { return }
        visit(Comparison(.column, true, column == top.column, .asked))
    }

    /// Controllers have other numbers in other runs.
    var words: [Int] {
        [stacks.count, column?.rawValue ?? -1, isOpen ? 1 : 0]
            + stacks.map { $0.pages.count * 2 + ($0.isAboveRoot ? 1 : 0) }
    }
}
