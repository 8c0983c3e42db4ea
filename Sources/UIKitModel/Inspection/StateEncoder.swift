public import Foundation

/// Writes the state of a simulation down as words that are equal for equal states, whatever the
/// identities of the objects.
///
/// Objects are numbered in the order in which they are met; geometry counts in sixty-fourths of a
/// point; logs are left out. What is in no window has no geometry that anybody could see, and none
/// is written: exploration checks such merges by their successors.
@_spi(Simulation) @MainActor public struct StateEncoder {
    public private(set) var words: [UInt64] = []
    /// Fields of the app's that could not be read, by type and name.
    public private(set) var opaqueFields: [String] = []
    private var numbers: [ObjectIdentifier: Int] = [:]
    /// Which classes are UIKit's own, by identity.
    var belongsToModel: [ObjectIdentifier: Bool] = [:]

    public init() {
        words.reserveCapacity(2_048)
    }

    // MARK: - Values

    public mutating func write(_ value: Int) { words.append(UInt64(bitPattern: Int64(value))) }
    public mutating func write(_ value: UInt64?) { words.append(value ?? 0) }
    public mutating func write(_ value: Bool) { words.append(value ? 1 : 0) }

    public mutating func write(_ value: CGFloat) { write(StateEncoder.word(for: value)) }

    /// A number of points in sixty-fourths, whatever an app made of it: cut at a billion, and not a
    /// number counts as that.
    public static func word(for value: CGFloat) -> Int {
        Int((max(-1e9, min(1e9, value.isNaN ? 1e9 : value)) * 64).rounded())
    }

    public mutating func write(_ rect: CGRect) {
        write(rect.origin.x)
        write(rect.origin.y)
        write(rect.size.width)
        write(rect.size.height)
    }

    public mutating func write(_ insets: UIEdgeInsets) {
        write(insets.top)
        write(insets.left)
        write(insets.bottom)
        write(insets.right)
    }

    public mutating func write(_ text: String?) {
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

    /// Writes an object's number. Returns whether it was met for the first time, so that its
    /// content is still to be written.
    public mutating func isFirstMeeting(with object: AnyObject) -> Bool {
        let identity = ObjectIdentifier(object)
        if let number = numbers[identity] {
            write(number)
            return false
        }
        write(-2)
        numbers[identity] = numbers.count
        return true
    }

    mutating func noteOpaque(_ field: String) {
        if !opaqueFields.contains(field) { opaqueFields.append(field) }
    }
}

extension StateEncoder {
    /// Everything that can make two moments of a simulation go on differently.
    public mutating func write(_ simulation: Simulation) {
        write(simulation.scene.orientation.rawValue)
        write(simulation.scene.size.rawValue)
        write(simulation.scene.dockIsShown)
        write(simulation.isTerminated)
        write(simulation.runningTransitions)
        write(simulation.appearanceFaults.count)
        let waits = simulation.clock.waits
        write(waits.count)
        for wait in waits { write(wait) }
        if let root = simulation.window.rootViewController { write(root) }
        write(simulation.presentations.count)
        for presentation in simulation.presentations { write(presentation) }
        write(simulation.window)
        write(simulation.keyboard.owner.rawValue)
        if let first = simulation.firstResponder { writeReference(to: first) }
    }
}
