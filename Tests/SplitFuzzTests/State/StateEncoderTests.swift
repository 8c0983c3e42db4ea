import Foundation
import StatefulTesting
import Testing
@_spi(Simulation) import UIKitModel

@testable import SplitFuzz

@MainActor @Suite("A simulation's state as words")
struct StateEncoderTests {
    @Test("equal worlds give equal words, whatever their objects' identities")
    func equal() throws {
        let one = try World.columns().words
        let two = try World.columns().words

        #expect(one == two)
        #expect(!one.isEmpty)
    }

    @Test("what goes on differently is told apart")
    func different() throws {
        let base = try World.columns().words
        let changes: [(World<UISplitViewController>) -> Void] = [
            { world in world.settling { world.simulation.rotate(to: .portrait) } },
            { world in world.settling { world.simulation.resize(to: .third) } },
            { world in world.settling { world.simulation.setDock(shown: true) } },
            { world in world.settling { world.root.hide(.primary) } },
            { world in
                world.settling {
                    (world.root.viewController(for: .primary) as? Menu)?.navigation
                        .pushViewController(ActingViewController("b"), animated: true)
                }
            },
            { world in world.settling { world.root.additionalSafeAreaInsets.left = 1 } },
            { world in world.simulation.perform { world.root.hide(.primary) } },
        ]
        var all = [base]
        for change in changes {
            let world = try World.columns()
            change(world)
            all.append(world.words)
        }

        #expect(Set(all).count == all.count)
    }

    @Test("a way there and back, at rest, leaves the same words")
    func thereAndBack() throws {
        let world = try World.columns()
        world.settling { world.simulation.rotate(to: .portrait) }
        world.settling { world.simulation.rotate(to: .landscape) }
        let once = world.words

        world.settling { world.simulation.rotate(to: .portrait) }
        world.settling { world.simulation.rotate(to: .landscape) }

        #expect(world.words == once)
    }

    @Test("what stands where in a classic split view is told apart, collapsed and expanded")
    func classic() throws {
        let changes: [(World<UISplitViewController>) -> Void] = [
            { _ in },
            { world in world.settling { world.simulation.rotate(to: .landscape) } },
            { world in world.settling { world.top?.popViewController(animated: false) } },
            { world in
                world.settling {
                    world.top?.innermostTopViewController?
                        .show(ActingViewController("notes"), sender: nil)
                }
            },
            { world in
                world.settling { world.simulation.rotate(to: .landscape) }
                world.settling { world.root.preferredDisplayMode = .secondaryOnly }
            },
        ]
        var all: [[UInt64]] = []
        for change in changes {
            let world = try World.classic()
            change(world)
            all.append(world.words)
        }

        #expect(Set(all).count == all.count)
        let there = try World.classic()
        there.settling { there.simulation.rotate(to: .landscape) }
        let once = there.words
        there.settling { there.simulation.rotate(to: .portrait) }
        there.settling { there.simulation.rotate(to: .landscape) }
        #expect(there.words == once)
    }

    @Test("what an app may change of a covered page's bar is part of the state")
    func barItems() throws {
        let changes: [(UIViewController) -> Void] = [
            { _ in }, { $0.hidesBottomBarWhenPushed = true },
            { $0.navigationItem.backButtonDisplayMode = .minimal },
            { $0.navigationItem.trailingItemGroups = [.fixedGroup(items: [])] },
            { $0.navigationItem.rightBarButtonItem = UIBarButtonItem(title: "A", menu: UIMenu()) },
            { $0.navigationItem.rightBarButtonItem = UIBarButtonItem(title: "A") },
            { $0.registerForTraitChanges([UITraitHorizontalSizeClass.self]) { (_, _) in } },
            { $0.registerForTraitChanges([UITraitVerticalSizeClass.self]) { (_, _) in } },
        ]
        let all = try changes.map { change in
            let world = try World {
                UINavigationController(rootViewController: ActingViewController("page"))
            }
            world.settling { change(world.root.viewControllers[0]) }
            return world.words
        }

        #expect(Set(all).count == all.count)
    }

    @Test("the first responder and the keyboard are part of the state")
    func keyboard() throws {
        func words(_ act: (Form) -> Void) throws -> [UInt64] {
            let world = try World { Form() }
            world.settling { act(world.root) }
            return world.words
        }

        let all = [
            try words { _ in }, try words { $0.fields[0].receiveTap() },
            try words { $0.fields[1].receiveTap() }, try words { $0.becomeFirstResponder() },
        ]

        #expect(Set(all).count == 4)
    }

    @Test("the app's own stored values count, and what cannot be read is named")
    func ownValues() throws {
        final class Notes: UIViewController {
            var text = ""
            var kind: Any.Type?
        }
        let world = try World { Notes() }
        let before = world.words

        world.root.text = "changed"
        #expect(world.words != before)

        world.root.kind = Int.self
        #expect(world.encoded.opaqueFields.count == 1)
        #expect(world.encoded.opaqueFields.first?.hasSuffix(".kind") == true)
    }

    @Test("an optional with nothing is told apart from one with zero")
    func optionals() throws {
        final class Notes: UIViewController {
            var count: Int?
            var isRead: Bool?
            var text: String?
            var room: CGFloat?
            var share: Double?
            var row: UInt8?
            var inner: Int??
        }
        let world = try World { Notes() }

        var seen: Set = [world.words]
        world.root.count = 0
        seen.insert(world.words)
        world.root.isRead = false
        seen.insert(world.words)
        world.root.text = ""
        seen.insert(world.words)
        world.root.room = 0
        seen.insert(world.words)
        world.root.share = 0
        seen.insert(world.words)
        world.root.row = 0
        seen.insert(world.words)
        world.root.inner = .some(nil)
        seen.insert(world.words)
        world.root.inner = 0
        seen.insert(world.words)

        #expect(seen.count == 9)
        #expect(world.encoded.opaqueFields == [])
    }

    @Test("values behind a protocol are told apart by their types, too")
    func existentials() throws {
        protocol Look {}
        struct Dark: Look {}
        struct Light: Look {}
        enum Side: CustomStringConvertible {
            case left, right
            var description: String { "side" }
        }
        enum Size: Int { case small, large }
        final class Notes: UIViewController {
            var value: Any = 0
            var look: any Look = Dark()
            var size = Size.small
            var wide: Int128 = 0
            var range = 0..<1
            var letter: Character = "a"
        }
        let world = try World { Notes() }
        let changes: [(Notes) -> Void] = [
            { _ in }, { $0.value = false }, { $0.value = Int?.none as Any }, { $0.value = [Int]() },
            { $0.value = Int?.some(0) as Any }, { $0.look = Light() }, { $0.size = .large },
            { $0.wide = 1 << 100 }, { $0.range = 0..<2 }, { $0.letter = "b" },
        ]

        var seen: Set<[UInt64]> = []
        for change in changes {
            change(world.root)
            seen.insert(world.words)
        }

        #expect(seen.count == changes.count)
        #expect(world.encoded.opaqueFields == [])
        world.root.value = Side.left
        #expect(world.encoded.opaqueFields.first?.hasSuffix(".value") == true)
    }

    @Test("keys of any type are read in an order of their own; what cannot be read is named")
    func keys() throws {
        final class Notes: UIViewController {
            var info: [AnyHashable: Any] = [:]
            var letters: [Character: Int] = [:]
        }
        let names = (1...20).map { "\($0)" }
        func words(_ names: [String]) throws -> [UInt64] {
            let world = try World { Notes() }
            for name in names {
                world.root.info[name] = Int(name)
                world.root.info[Int(name)] = name
                world.root.letters[name.last ?? "0"] = 1
            }
            #expect(world.encoded.opaqueFields == [])
            return world.words
        }

        #expect(try words(names) == words(names.reversed()))
        #expect(try words(names) != words(["1"]))
    }

    @Test("a closure is a constant: whether it is there counts, in collections, too")
    func closures() throws {
        final class Notes: UIViewController {
            var onTap: (() -> Void)?
            var all: [(Int) -> Void] = []
            var named: [String: () -> Void] = [:]
        }
        let world = try World { Notes() }

        var seen: Set = [world.words]
        world.root.onTap = {}
        seen.insert(world.words)
        world.root.all = [{ _ in }]
        seen.insert(world.words)
        world.root.named = ["a": {}]
        seen.insert(world.words)
        world.root.named = ["b": {}]
        seen.insert(world.words)

        #expect(seen.count == 5)
        #expect(world.encoded.opaqueFields == [])
        #expect(
            world.encoded.closureFields.map { $0.split(separator: ".").last } == [
                "onTap", "all", "named",
            ])
    }

    @Test("sets and dictionaries are read in an order of their own")
    func unordered() throws {
        final class Notes: UIViewController {
            var marks: Set<String> = []
            var counts: [Int: String] = [:]
        }
        func words(_ change: (Notes) -> Void) throws -> [UInt64] {
            let world = try World { Notes() }
            change(world.root)
            #expect(world.encoded.opaqueFields == [])
            return world.words
        }
        let names = (1...20).map { "\($0)" }

        let forth = try words { notes in
            for (index, name) in names.enumerated() { notes.counts[index] = name }
            notes.marks = Set(names)
        }
        let back = try words { notes in
            for (index, name) in names.enumerated().reversed() { notes.counts[index] = name }
            notes.marks = Set(minimumCapacity: 1_000)
            notes.marks.formUnion(names)
        }
        let other = try words { $0.marks = ["1"] }

        #expect(forth == back)
        #expect(other != forth)
    }

    @Test("a mirror of its own lets a controller leave out what cannot be read")
    func customMirror() throws {
        final class Notes: UIViewController, @MainActor CustomReflectable {
            var text = ""
            let kind: Any.Type = Int.self
            var customMirror: Mirror { Mirror(self, children: ["text": text]) }
        }
        let world = try World { Notes() }
        let before = world.words

        world.root.text = "changed"

        #expect(world.words != before)
        #expect(world.encoded.opaqueFields == [])
    }
}

/// A simulation and the root of the app on it.
@MainActor private struct World<Root: UIViewController> {
    let simulation: Simulation
    let root: Root

    init(
        device: String = "iPad Pro 11-inch", orientation: Orientation = .landscape,
        _ makeRoot: @MainActor () -> Root
    ) throws {
        simulation = Simulation(
            environment: Environment(
                device: try #require(Device.named(device)), direction: .leftToRight,
                orientation: orientation, windowSize: .full),
            release: .asDocumented)
        let root = simulation.perform(makeRoot)
        self.root = root
        simulation.launch { root }
    }

    var encoded: StateEncoder {
        simulation.perform {
            var encoder = StateEncoder(isFunction: ReflectedType.isFunction)
            encoder.write(simulation)
            return encoder
        }
    }

    var words: [UInt64] { encoded.words }

    func settling(_ action: () -> Void) {
        simulation.perform(action)
        simulation.settle()
    }
}

extension World where Root == UISplitViewController {
    static func columns() throws -> World {
        try World { .tiling(Menu()) }
    }

    /// On a phone that shows two sides in landscape and starts collapsed.
    static func classic() throws -> World {
        try World(device: "iPhone 8 Plus", orientation: .portrait) {
            let split = UISplitViewController()
            split.viewControllers = ["list", "detail"].map {
                UINavigationController(rootViewController: ActingViewController($0))
            }
            return split
        }
    }

    /// The navigation controller that a collapsed split view shows.
    var top: UINavigationController? { root.viewControllers.first as? UINavigationController }
}

/// A controller that brings its own navigation controller, added when its view loads.
private final class Menu: UIViewController {
    let navigation = UINavigationController(rootViewController: ActingViewController("list"))

    override func viewDidLoad() {
        super.viewDidLoad()
        addChild(navigation)
        navigation.view.frame = view.bounds
        view.addSubview(navigation.view)
        navigation.didMove(toParent: self)
    }
}

/// Two text fields.
private final class Form: UIViewController {
    let fields = [UITextField(frame: .zero), UITextField(frame: .zero)]

    override var canBecomeFirstResponder: Bool { true }

    override func viewDidLoad() {
        super.viewDidLoad()
        fields.forEach(view.addSubview)
    }
}
