package import Foundation

/// Writes the state of a simulation as words. Equal states give equal words, even if the identities
/// of their objects differ.
///
/// Objects are numbered in the order in which they are met. Geometry counts in sixty-fourths of a
/// point. Logs are left out. Views outside of a window have no visible geometry, so none is
/// written. Exploration compares the successors of states that become equal because of this.
@MainActor package struct StateEncoder {
    package private(set) var words: [UInt64] = []
    /// Fields of the app that could not be read, as `Type.field`, in the order of the state.
    package private(set) var opaqueFields: [String] = []
    /// Fields of the app with closures, which count as constants; as `Type.field`, in that order.
    package private(set) var closureFields: [String] = []
    /// The app's fields and the words of each, inner fields first; empty unless `tracesFields`.
    package internal(set) var fields: [(name: String, words: Range<Int>)] = []
    /// Whether a type is that of functions. Their values count as constants.
    let isFunction: (Any.Type) -> Bool
    private var numbers: [ObjectIdentifier: Int] = [:]
    private var uuids: [UUID: Int] = [:]
    /// How often something could not be read.
    private var opaqueCount = 0
    /// Whether `fields` is written.
    let tracesFields: Bool

    package init(
        isFunction: @escaping (Any.Type) -> Bool = { _ in false }, tracesFields: Bool = false
    ) {
        self.isFunction = isFunction
        self.tracesFields = tracesFields
        words.reserveCapacity(2_048)
    }

    // MARK: - Values

    package nonisolated mutating func write(_ value: Int) {
        words.append(UInt64(bitPattern: Int64(value)))
    }

    package mutating func write(_ value: UInt64?) { words.append(value ?? 0) }
    package mutating func write(_ value: Bool) { words.append(value ? 1 : 0) }

    mutating func write(_ value: CGFloat) { write(StateEncoder.word(for: value)) }

    /// A number of points in sixty-fourths of a point. Values are clamped to a billion points
    /// either way; not-a-number counts as a billion.
    package static func word(for value: CGFloat) -> Int {
        Int((max(-1e9, min(1e9, value.isNaN ? 1e9 : value)) * 64).rounded())
    }

    package mutating func write(_ rect: CGRect) {
        write(rect.origin.x)
        write(rect.origin.y)
        write(rect.size.width)
        write(rect.size.height)
    }

    package mutating func write(_ insets: UIEdgeInsets) {
        write(insets.top)
        write(insets.left)
        write(insets.bottom)
        write(insets.right)
    }

    /// Not isolated, as a closure on the main actor asks at each call which actor it runs on.
    package nonisolated mutating func write(_ text: String?) {
        guard var text else { return write(-1) }
        text.withUTF8 { bytes in
            write(bytes.count)
            var word: UInt64 = 0
            for (index, byte) in bytes.enumerated() {
                word = word << 8 | UInt64(byte)
                if index % 8 == 7 { words.append(word) }
            }
            if bytes.count % 8 != 0 { words.append(word) }
        }
    }

    /// Writes an object's number. True the first time: the caller then writes the content.
    mutating func isFirstMeeting(with object: AnyObject) -> Bool {
        isFirstMeeting(with: ObjectIdentifier(object))
    }

    mutating func isFirstMeeting(with identity: ObjectIdentifier) -> Bool {
        if let number = numbers[identity] {
            write(number)
            return false
        }
        write(-2)
        numbers[identity] = numbers.count
        return true
    }

    /// Writes the number of an object or a task that was met; -4 for any other.
    mutating func write(numberOf identity: ObjectIdentifier) { write(numbers[identity] ?? -4) }

    /// Writes a number for an identifier that the app has drawn. Another run draws another one.
    mutating func write(_ uuid: UUID) {
        let number = uuids[uuid, default: uuids.count]
        uuids[uuid] = number
        write(number)
    }

    mutating func noteOpaque(_ field: String) {
        opaqueCount += 1
        if !opaqueFields.contains(field) { opaqueFields.append(field) }
    }

    mutating func noteClosure(_ field: String) {
        if !closureFields.contains(field) { closureFields.append(field) }
    }

    /// The words of a value that is met alone, such as a key; `nil` if it contains an object, whose
    /// number depends on the order of the set, or something that cannot be read.
    mutating func wordsAlone(_ write: (inout StateEncoder) -> Void) -> [UInt64]? {
        var other = self
        other.words = []
        write(&other)
        (opaqueFields, closureFields) = (other.opaqueFields, other.closureFields)
        let isAlone =
            other.numbers.count == numbers.count && other.uuids.count == uuids.count
            && other.opaqueCount == opaqueCount
        return isAlone ? other.words : nil
    }

    mutating func write(words alone: [UInt64]) { words += alone }
}

extension StateEncoder {
    /// Writes everything that can affect how a simulation continues.
    package mutating func write(_ simulation: Simulation) {
        write(simulation.scene.orientation.rawValue)
        write(simulation.scene.window)
        write(simulation.scene.dockIsShown)
        write(simulation.scene.pose.rawValue)
        write(simulation.scene.isTurnedOver)
        write(simulation.scene.foldIsActive)
        write(simulation.isTerminated)
        write(simulation.runningTransitions)
        write(simulation.appearanceFaults.count)
        let waits = simulation.clock.waits
        write(waits.count)
        for wait in waits { write(wait.count) }
        if let root = simulation.window.rootViewController { write(root) }
        for object in simulation.keptAlive { writeReference(to: object) }
        if let delegate = simulation.windowScene.delegate { writeReference(to: delegate) }
        write(simulation.presentations.count)
        for presentation in simulation.presentations { write(presentation) }
        write(simulation.window)
        write(simulation.keyboard.owner.rawValue)
        if let first = simulation.firstResponder { writeReference(to: first) }
        write(simulation.work.waiting.count)
        for work in simulation.work.waiting { write(work, now: simulation.clock.now) }
        writeObservations(of: simulation)
        for mark in simulation.defectMarks.all {
            write(Int(mark.defect))
            write(mark.controller)
            write(mark.value)
        }
    }

    private mutating func write(_ window: SceneWindow) {
        switch window {
        case .share(let share): write(share.rawValue)
        case .free(let width, let height):
            write(width)
            write(height)
        case .side(let side): write(side.rawValue)
        case .belowVideo: write(-1)
        }
    }

    /// A block's content cannot be read. Exploration compares the successors of states that differ
    /// only in it. For a part of a task, writes the number of the task.
    private mutating func write(_ work: WorkSchedule.Work, now: Tick) {
        write(work.queue === DispatchQueue.main)
        write(max(0, work.due - now).count)
        write(work.interval?.count ?? 0)
        if let task = work.task { return write(numberOf: task) }
        if let owner = work.owner { writeReference(to: owner) } else { write(-4) }
    }
}
