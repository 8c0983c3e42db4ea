/// What is known of the way from a state to a goal.
enum Reachability {
    /// The goal holds there, or user actions lead to where it does; or it is not claimed there.
    case reachable
    /// All that user actions lead to was tried.
    case unreachable
    /// A limit came first.
    case undecided
}

/// How user actions lead between the states of an exploration, and where goals hold.
///
/// The states are numbered in the order in which they were reached.
struct GoalGraph {
    /// For each state, by goal: whether it is claimed there, and whether it is fulfilled.
    private var due: [[Bool]] = []
    private var fulfilled: [[Bool]] = []
    /// For each state, the states from which a user action leads to it.
    private var predecessors: [[Int]] = []
    /// Whether some of what a user could do there was not explored.
    private var isOpen: [Bool] = []

    var count: Int { due.count }

    /// Adds a state; it is open until it is closed.
    mutating func add(due: [Bool], fulfilled: [Bool]) {
        self.due.append(due)
        self.fulfilled.append(fulfilled)
        predecessors.append([])
        isOpen.append(true)
    }

    /// A user action leads from one state to another.
    mutating func connect(_ state: Int, to next: Int) {
        predecessors[next].append(state)
    }

    /// Every user action in the state leads to a state of the graph.
    mutating func close(_ state: Int) {
        isOpen[state] = false
    }

    /// Whether a goal can be reached from each state, by backward reachability.
    func reachability(of goal: Int) -> [Reachability] {
        let reachable = backwards(from: { fulfilled[$0][goal] })
        let undecided = backwards(from: { isOpen[$0] })
        return (0..<count).map { state in
            if reachable[state] || !due[state][goal] { return .reachable }
            return undecided[state] ? .undecided : .unreachable
        }
    }

    /// The states from which user actions lead to one of some states, those included.
    private func backwards(from isTarget: (Int) -> Bool) -> [Bool] {
        var isFound = (0..<count).map(isTarget)
        var queue = (0..<count).filter { isFound[$0] }
        while let state = queue.popLast() {
            for previous in predecessors[state] where !isFound[previous] {
                isFound[previous] = true
                queue.append(previous)
            }
        }
        return isFound
    }
}
