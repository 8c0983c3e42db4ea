/// Records the actions of a case before they are applied, as flat words in memory that never grows.
///
/// A header before the words shows which case and which action are under way to another process that
/// shares the memory. The memory is the caller's, or the log's own and freed by `deallocate()`.
@frozen
@usableFromInline
package struct ActionLog {
    /// The words of the header, by position.
    package enum Field: Int, Sendable {
        /// The number of the island, counted from 0.
        case island = 0
        /// The number of the case on its island, counted from 0.
        case caseIndex = 1
        /// How many words of actions are complete, the one being applied included.
        case end = 2
        /// Raised with each case and each action.
        case heartbeat = 3
        /// How many ranks of the set-up stand at `setup`.
        case setupCount = 4
        /// Where the set-up's ranks begin; the actions follow `headerCount` words.
        case setup = 8
    }

    /// How many words come before the actions; up to 24 of them for the set-up.
    package static let headerCount = 32

    @usableFromInline let header: UnsafeMutablePointer<UInt64>
    @usableFromInline let words: UnsafeMutablePointer<UInt64>
    @usableFromInline let capacity: Int
    @usableFromInline var end = 0
    @usableFromInline var bindings = Bindings()

    /// Records into the caller's memory.
    package init(in memory: UnsafeMutableBufferPointer<UInt64>) {
        guard let base = memory.baseAddress, memory.count > ActionLog.headerCount else {
            preconditionFailure(
                "\(memory.count) words are too few, \(ActionLog.headerCount) belong to the header")
        }
        memory.initialize(repeating: 0)
        header = base
        words = base + ActionLog.headerCount
        capacity = memory.count - ActionLog.headerCount
    }

    init(capacity: Int) {
        self.init(in: .allocate(capacity: capacity + ActionLog.headerCount))
    }

    func deallocate() {
        header.deallocate()
    }

    @inlinable
    @inline(__always)
    mutating func append(_ word: UInt64) {
        words[end] = word
        end &+= 1
    }

    /// Makes the action that is about to be applied visible in shared memory.
    @inlinable
    @inline(__always)
    func publish() {
        header[2] = UInt64(truncatingIfNeeded: end)
        header[3] &+= 1
    }

    /// Begins a case. A replay, as in screening and shrinking, has no island.
    mutating func begin(island: Int?, caseIndex: Int, setup: [Int]) {
        end = 0
        bindings.removeAll()
        header[Field.island.rawValue] = island.map { UInt64($0) } ?? .max
        header[Field.caseIndex.rawValue] = UInt64(caseIndex)
        let room = ActionLog.headerCount - Field.setup.rawValue
        precondition(setup.count <= room, "\(setup.count) set-up parameters, at most \(room)")
        header[Field.setupCount.rawValue] = UInt64(setup.count)
        for (index, rank) in setup.enumerated() {
            header[Field.setup.rawValue + index] = UInt64(rank)
        }
        publish()
    }

    /// Records an action that is about to be applied.
    mutating func record(_ action: Action) {
        let words = Trace(setup: [], actions: [action]).words
        // A trace from a case file may be longer than the memory: the rest is not recorded.
        guard end + words.count <= capacity else { return }
        for word in words { append(word) }
        publish()
    }

    /// Removes the last action, which was inapplicable.
    mutating func takeBack(to position: Int) {
        end = position
        publish()
    }

    /// The recorded actions as a trace.
    func trace(setup: [Int]) -> Trace {
        Trace(setup: setup, words: Array(UnsafeBufferPointer(start: words, count: end)))
    }
}

// MARK: - Reading from outside

extension ActionLog {
    /// The case that a log belongs to.
    package struct CasePosition: Hashable, Sendable {
        /// `nil` where the trace was replayed, as in screening and shrinking.
        package let island: Int?
        package let caseIndex: Int

        package init(island: Int?, caseIndex: Int) {
            self.island = island
            self.caseIndex = caseIndex
        }
    }

    /// The case that was under way in memory which this process recorded into, with the action that
    /// was being applied; `nil` where the words are no log.
    package static func lastCase(
        in memory: UnsafeBufferPointer<UInt64>
    ) -> (position: CasePosition, trace: Trace)? {
        guard memory.count > headerCount else { return nil }
        func field(_ field: Field) -> Int { Int(truncatingIfNeeded: memory[field.rawValue]) }
        let (end, setupCount) = (field(.end), field(.setupCount))
        let room = headerCount - Field.setup.rawValue
        guard (0...memory.count - headerCount).contains(end), (0...room).contains(setupCount)
        else { return nil }
        let setup = (0..<setupCount).map { Int(memory[Field.setup.rawValue + $0]) }
        let words = Array(memory[headerCount..<headerCount + end])
        var position = 0
        while position < words.count {
            let length = ActionHead(word: words[position]).length
            guard position + length <= words.count else { return nil }
            position += length
        }
        let island = memory[Field.island.rawValue] == .max ? nil : field(.island)
        let casePosition = CasePosition(island: island, caseIndex: field(.caseIndex))
        return (casePosition, Trace(setup: setup, words: words))
    }
}
