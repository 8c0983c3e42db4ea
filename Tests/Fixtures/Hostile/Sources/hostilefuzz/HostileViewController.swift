import Foundation
import UIKit

/// What a row of the app does to its process.
enum Hostility: String, CaseIterable {
    case traps, loops, recurses, eats, exits, aborts, waits, prints, flickers
}

/// A list with rows. One of them is hostile from the third push on; another breaks the layout.
final class HostileViewController: UIViewController {
    private let hostility: Hostility
    private let depth: Int

    init(_ hostility: Hostility, depth: Int = 0) {
        self.hostility = hostility
        self.depth = depth
        super.init(nibName: nil, bundle: nil)
        title = "Level \(depth)"
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        add("Push", at: 200) { [unowned self] in push() }
        add("Hide", at: 260) { [unowned self] in
            navigationController?.setNavigationBarHidden(true, animated: false)
        }
    }

    private func add(_ name: String, at y: CGFloat, _ action: @escaping () -> Void) {
        let frame = CGRect(x: 40, y: y, width: 100, height: 44)
        view.addSubview(
            UIButton(frame: frame, primaryAction: UIAction(title: name) { _ in action() }))
    }

    private func push() {
        if depth == 2 || hostility == .flickers { harm() }
        guard depth < 4 else { return }
        navigationController?.pushViewController(
            HostileViewController(hostility, depth: depth + 1), animated: true)
    }

    private func harm() {
        switch hostility {
        case .traps: preconditionFailure("the third push")
        case .loops: while view.tag == 0 { view.alpha = 1 }
        case .recurses: recurse(0)
        case .eats: eat()
        case .exits: exit(0)
        case .aborts: abort()
        case .waits: pthread_mutex_lock(&Self.mutex); pthread_mutex_lock(&Self.mutex)
        case .prints: Self.printMegabyte()
        case .flickers: flicker()
        }
    }

    @discardableResult private func recurse(_ count: Int) -> Int {
        view.setNeedsLayout()
        return recurse(count + 1) + (view.tag + count) % 2
    }

    private func eat() {
        var all: [[UInt8]] = []
        while true { all.append([UInt8](repeating: 1, count: 1 << 20)) }
    }

    nonisolated(unsafe) private static var mutex = pthread_mutex_t()

    private static var hasPrinted = false

    /// Prints once in a process.
    private static func printMegabyte() {
        guard !hasPrinted else { return }
        hasPrinted = true
        for _ in 0..<1_000 { print(String(repeating: "x", count: 1_000)) }
    }

    /// Hides the bar at some times of the day only.
    private func flicker() {
        var now = timespec()
        clock_gettime(CLOCK_REALTIME, &now)
        guard now.tv_nsec / 1_000 % 3 == 0 else { return }
        navigationController?.setNavigationBarHidden(true, animated: false)
    }
}
