package import StatefulTesting

/// V6: a binary search tree against a set. Deleting a node with two children replaces it by its
/// successor, and loses the successor's right subtree.
package struct SearchTree: StateMachine {
    fileprivate indirect enum Tree {
        case leaf
        case node(Tree, Int, Tree)
    }

    private var tree = Tree.leaf
    /// The reference.
    private var values: Set<Int> = []

    package init() {}

    /// Values are only compared, and four actions insert at most four. Any sequence can therefore
    /// be renumbered with 0 to 4.
    package static var yardstick: Yardstick<SearchTree> {
        Yardstick(
            "V6", minimum: ["insert 1", "insert 0", "insert 2", "insert 3", "delete 1"],
            values: .lowest(5))
    }

    package static var rules: [Rule<SearchTree>] {
        [
            Rule("insert", .integer(0...99)) { system, value in
                system.tree = system.tree.inserting(value)
                system.values.insert(value)
            },
            Rule("delete", .integer(0...99)) { system, value in
                system.tree = system.tree.deleting(value)
                system.values.remove(value)
            },
        ]
    }

    package static var invariants: [Invariant<SearchTree>] {
        [Invariant("contents") { $0.tree.count == $0.values.count ? nil : "tree" }]
    }

    package func feed(_ fingerprint: inout Fingerprint) {
        fingerprint.combine(values.count)
        guard fingerprint.detail == .exploration else { return }
        tree.feed(&fingerprint)
    }
}

extension SearchTree.Tree {
    fileprivate var count: Int {
        switch self {
        case .leaf: 0
        case .node(let left, _, let right): left.count + 1 + right.count
        }
    }

    fileprivate func inserting(_ value: Int) -> Self {
        switch self {
        case .leaf: .node(.leaf, value, .leaf)
        case .node(let left, let own, let right) where value < own:
            .node(left.inserting(value), own, right)
        case .node(let left, let own, let right) where value > own:
            .node(left, own, right.inserting(value))
        case .node: self
        }
    }

    fileprivate func deleting(_ value: Int) -> Self {
        switch self {
        case .leaf: .leaf
        case .node(let left, let own, let right) where value < own:
            .node(left.deleting(value), own, right)
        case .node(let left, let own, let right) where value > own:
            .node(left, own, right.deleting(value))
        case .node(.leaf, _, let right): right
        case .node(let left, _, .leaf): left
        case .node(let left, _, let right):
            .node(left, right.lowest, right.withoutLowest)
        }
    }

    private var lowest: Int {
        switch self {
        case .leaf: preconditionFailure("an empty tree has no lowest value")
        case .node(.leaf, let own, _): own
        case .node(let left, _, _): left.lowest
        }
    }

    private var withoutLowest: Self {
        switch self {
        case .leaf: .leaf
        // The fault: the right subtree should stay.
        case .node(.leaf, _, _): .leaf
        case .node(let left, let own, let right): .node(left.withoutLowest, own, right)
        }
    }

    fileprivate func feed(_ fingerprint: inout Fingerprint) {
        switch self {
        case .leaf: fingerprint.combine(-1)
        case .node(let left, let own, let right):
            fingerprint.combine(own)
            left.feed(&fingerprint)
            right.feed(&fingerprint)
        }
    }
}
