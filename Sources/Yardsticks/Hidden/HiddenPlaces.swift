internal import Synchronization

/// The start index of an empty slice.
package struct SliceStart: HiddenPlace {
    package static let name = "slice"
    private var slice: ArraySlice<Int> = []

    package init() {}

    package var progress: Int {
        get { slice.startIndex }
        set { slice = Array(repeating: 0, count: newValue)[newValue...] }
    }
}

/// The base of an empty substring.
package struct SubstringBase: HiddenPlace {
    package static let name = "substring"
    private var text: Substring = ""

    package init() {}

    package var progress: Int {
        get { text.base.utf8.count }
        set { text = String(repeating: "-", count: newValue).suffix(0) }
    }
}

/// The element of a managed buffer.
package struct BufferElement: HiddenPlace {
    package static let name = "buffer"
    private let buffer = ManagedBuffer<Void, Int>.create(minimumCapacity: 1) { _ in }

    package init() { progress = 0 }

    package var progress: Int {
        get { buffer.withUnsafeMutablePointerToElements { $0.pointee } }
        nonmutating set { buffer.withUnsafeMutablePointerToElements { $0.pointee = newValue } }
    }
}

/// A variable that closures capture.
package struct CapturedVariable: HiddenPlace {
    package static let name = "closure"
    private let read: () -> Int
    private let write: (Int) -> Void

    package init() {
        var progress = 0
        read = { progress }
        write = { progress = $0 }
    }

    package var progress: Int {
        get { read() }
        nonmutating set { write(newValue) }
    }
}

/// A field that the type's mirror leaves out.
package struct PartialMirror: HiddenPlace, CustomReflectable {
    package static let name = "mirror"
    package var progress = 0

    package init() {}

    package var customMirror: Mirror { Mirror(self, children: ["name": Self.name]) }
}

/// A global, which the set-up does not restart.
package struct GlobalVariable: HiddenPlace {
    package static let name = "global"
    private static let stored = Mutex(0)

    package init() {}

    package var progress: Int {
        get { Self.stored.withLock { $0 } }
        nonmutating set { Self.stored.withLock { $0 = newValue } }
    }
}

/// The capacity of an empty array.
package struct ArrayCapacity: HiddenPlace {
    package static let name = "capacity"
    private var array: [UInt8] = []

    package init() {}

    package var progress: Int {
        get { array.capacity / Self.step }
        set {
            array = []
            if newValue > 0 { array.reserveCapacity(newValue * Self.step) }
        }
    }

    /// Much more than the system adds to a wanted capacity.
    private static let step = 1_024
}
