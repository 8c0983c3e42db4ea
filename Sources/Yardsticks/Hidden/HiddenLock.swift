package import StatefulTesting

/// B1: a lock whose progress no fingerprint sees. The right digits in order and a walk fail. Two
/// more walks than there are digits fail too, and look like the simplest way.
package struct HiddenLock<Place: HiddenPlace>: SystemUnderTest {
    private static var code: [Int] { [3, 1, 4, 1, 5] }
    private let code: ArraySlice<Int>
    private var place = Place()
    private var walks = 0

    /// Brute force copies machines. Two copies would share some of the places.
    ///
    /// - Parameter digits: how many digits of the code open it.
    package static func yardstick(digits: Int = 5) -> Yardstick<HiddenLock> {
        Yardstick(
            "B1/\(Place.name)", minimum: code.prefix(digits).map { "digit \($0)" } + ["walk"],
            values: .tooMany
        ) { HiddenLock(code: code.prefix(digits)) }
    }

    package static var rules: [Rule<HiddenLock>] {
        [
            Rule("digit", .integer(0...5)) { lock, digit in
                let progress = lock.place.progress
                let isRight = progress < lock.code.count && lock.code[progress] == digit
                lock.place.progress = isRight ? progress + 1 : 0
            },
            Rule("walk") { lock in
                lock.walks += 1
                if lock.walks == lock.code.count + 2 || lock.place.progress == lock.code.count {
                    throw Mismatch("door")
                }
            },
        ]
    }
}

/// A place for a small number where reflection does not look.
package protocol HiddenPlace {
    static var name: String { get }
    var progress: Int { get set }
    init()
}
