import Foundation
import UIKit

/// What an app does to its process.
enum Hostility: String, CaseIterable {
    case traps, overflows, deceives, loops, recurses, eats, exits, aborts, waits, prints, flickers,
        remembers
}

extension Hostility {
    /// Does it. A harm that needs a screen uses the one with this view.
    @MainActor func harm(_ view: UIView, _ navigation: UINavigationController?) {
        switch self {
        case .traps: fatalError("on purpose")
        case .overflows: view.tag = Self.product(view.tag + 2)
        case .deceives: view.tag = Self.deceive(view.tag)
        case .loops: while view.tag == 0 { view.alpha = 1 }
        case .recurses: Self.recurse(view, 0)
        case .eats: Self.eat()
        case .exits: exit(0)
        case .aborts: Self.printAndAbort()
        case .waits: pthread_mutex_lock(&Self.mutex); pthread_mutex_lock(&Self.mutex)
        case .prints: Self.printMegabyte()
        case .flickers: Self.flicker(navigation)
        case .remembers: Self.remember(navigation)
        }
    }

    /// Traps without a word.
    private static func product(_ number: Int) -> Int {
        var product = number
        for _ in 0..<99 { product *= product }
        return product
    }

    @MainActor @discardableResult private static func recurse(_ view: UIView, _ count: Int) -> Int {
        view.setNeedsLayout()
        // Never so.
        guard view.tag == 0 else { return 0 }
        return recurse(view, count + 1) + (view.tag + count) % 2
    }

    private static func eat() {
        var all: [[UInt8]] = []
        while true { all.append([UInt8](repeating: 1, count: 1 << 20)) }
    }

    /// Ends in the middle of a line.
    private static func printAndAbort() {
        print("a whole line")
        print("half a line", terminator: "")
        abort()
    }

    nonisolated(unsafe) private static var mutex = pthread_mutex_t()

    nonisolated(unsafe) private static var hasPrinted = false

    /// Prints once in a process.
    private static func printMegabyte() {
        guard !hasPrinted else { return }
        hasPrinted = true
        for _ in 0..<1_000 { print(String(repeating: "x", count: 1_000)) }
    }

    /// Hides the bar at some times of the day only.
    @MainActor private static func flicker(_ navigation: UINavigationController?) {
        var now = timespec()
        clock_gettime(CLOCK_REALTIME, &now)
        guard now.tv_nsec / 1_000 % 3 == 0 else { return }
        navigation?.setNavigationBarHidden(true, animated: false)
    }

    @MainActor private static var pushes = 0

    /// At each push except the first one of the process, pushes what is already there.
    @MainActor private static func remember(_ navigation: UINavigationController?) {
        pushes += 1
        guard pushes > 1, let navigation, let top = navigation.topViewController else { return }
        navigation.pushViewController(top, animated: false)
    }

    /// Whether each push does harm, not only the third.
    var harmsAtOnce: Bool { self == .flickers || self == .remembers }
}
