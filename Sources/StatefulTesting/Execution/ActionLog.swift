/// Records the actions of a case before they are applied, as flat words in memory of fixed size.
///
/// A header before the words identifies the current case and action for another process that shares
/// the memory. The memory stays with the caller.
@frozen
@usableFromInline
package struct ActionLog {
    /// The words of the header, by position.
    package enum Field: Int, Sendable {
        /// The number of the island, counted from 0.
        case island = 0
        /// The number of the case on its island, counted from 0.
        case caseIndex = 1
        /// The number of words of the complete actions, including the one that is being applied.
        case end = 2
        /// A counter of cases and actions.
        case heartbeat = 3
        /// The number of ranks at `setup`.
        case setupCount = 4
        /// The raw value of the `RunPhase`.
        case phase = 5
        /// How the machine differs from the usual one; 0 if it does not.
        case variation = 6
        /// The first of the set-up's ranks. The actions begin after `headerCount` words.
        case setup = 8
    }

    /// The number of words before the actions. Up to 24 of them hold the set-up.
    package static let headerCount = 32

    @usableFromInline let header: UnsafeMutablePointer<UInt64>
    @usableFromInline let words: UnsafeMutablePointer<UInt64>
    @usableFromInline let capacity: Int
    @usableFromInline var end = 0
    @usableFromInline var bindings = Bindings()

    /// Records into the caller's memory, which must have more words than the header. Sets all words
    /// to zero.
    package init(in memory: UnsafeMutableBufferPointer<UInt64>) {
        guard let base = memory.baseAddress, memory.count > ActionLog.headerCount else {
            preconditionFailure(
                "a log needs more than \(ActionLog.headerCount) words of memory, not \(memory.count)"
            )
        }
        memory.initialize(repeating: 0)
        header = base
        words = base + ActionLog.headerCount
        capacity = memory.count - ActionLog.headerCount
    }

    @inlinable
    @inline(__always)
    mutating func append(_ word: UInt64) {
        words[end] = word
        end &+= 1
    }

    /// Changes the timing of the action that begins at a position.
    @inlinable
    @inline(__always)
    func replaceTiming(of position: Int, with timing: UInt64) {
        words[position] = ActionHead(word: words[position]).replacing(timing: timing).word
    }

    /// Makes the action that is about to be applied visible in shared memory.
    @inlinable
    @inline(__always)
    func publish() {
        header[2] = UInt64(truncatingIfNeeded: end)
        header[3] &+= 1
    }

    /// Records what the run does from now on.
    package func enter(_ phase: RunPhase) {
        header[Field.phase.rawValue] = phase.rawValue
    }

    /// Begins a case. A replay, as in screening and shrinking, has no island.
    mutating func begin(
        island: Int?, caseIndex: Int, setup: [Int], variation: Variation? = nil
    ) {
        end = 0
        bindings.removeAll()
        header[Field.variation.rawValue] = variation?.rawValue ?? 0
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
        // A trace from a case file may be too long for the memory. The rest is not recorded.
        guard end + words.count <= capacity else {
            header[Field.heartbeat.rawValue] &+= 1
            return
        }
        for word in words { append(word) }
        publish()
    }

    /// Removes the last action, which was inapplicable.
    mutating func takeBack(to position: Int) {
        end = position
        publish()
    }

    /// The actions in the first `end` words as a trace.
    func trace(setup: [Int], upTo end: Int) -> Trace {
        Trace(setup: setup, words: Array(UnsafeBufferPointer(start: words, count: end)))
    }
}

// MARK: - Reading from outside

extension ActionLog {
    /// The case that a log belongs to.
    package struct CasePosition: Hashable, Sendable, Codable {
        /// `nil` if the trace was replayed, as in screening and shrinking.
        package let island: Int?
        package let caseIndex: Int
        /// How the machine differs from the usual one.
        package let variation: Variation?

        package init(island: Int?, caseIndex: Int, variation: Variation? = nil) {
            self.island = island
            self.caseIndex = caseIndex
            self.variation = variation
        }
    }

    /// The last case in the memory of a log, and its trace up to the action that was being applied.
    /// `nil` if the words are not a log. Names have the numbers of the process that recorded;
    /// `RecordedCase` translates those of another process. O(n).
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
        let casePosition = CasePosition(
            island: island, caseIndex: field(.caseIndex),
            variation: Variation(rawValue: memory[Field.variation.rawValue]))
        return (casePosition, Trace(setup: setup, words: words))
    }
}
