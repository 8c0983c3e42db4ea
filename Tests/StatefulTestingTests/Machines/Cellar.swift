import StatefulTesting

/// A house whose cellar door falls shut in the wind: who is down there then never sees the garden.
///
/// The garden is four steps from the cellar, further than screening looks.
struct Cellar: SystemUnderTest {
    /// 0 the garden, 4 the cellar.
    private var room = 1
    private var isShut = false
    private var candles = 0
    /// Whether the house has endless candles: then what can be done in the cellar has no end.
    private let isEndless: Bool
    /// Whether the way up breaks something, which is no reason to stay down.
    private let creaks: Bool

    init(_ variant: String) {
        isEndless = variant == "endless"
        creaks = variant == "creaking"
    }

    static func subject(_ variant: String = "plain") -> Subject<Cellar> {
        Subject("cellar/\(variant)") { _ in Cellar(variant) }
    }

    static var rules: [Rule<Cellar>] {
        [
            Rule("go", .oneOf(Way.self, available: { $0.canGo($1) })) { house, way in
                switch way {
                case .up: house.room -= 1
                case .down: house.room += 1
                case .toTheCellar: house.room = 4
                }
            },
            Rule("light", .integer(0...40, explore: Array(0...40)), when: { $0.canLight }) {
                $0.candles = $0.candles * 41 + $1 + 1
            },
            Rule("wind", class: .environment) { $0.isShut = true },
            Rule("help", class: .environment, when: \.isShut) { $0.isShut = false },
        ]
    }

    private var canLight: Bool { isEndless ? candles < 1 << 40 : candles == 0 }

    private enum Way: String, CaseIterable {
        case up, down
        case toTheCellar = "right-down"
    }

    private func canGo(_ way: Way) -> Bool {
        switch way {
        case .up: room > 0 && !(room == 4 && isShut)
        case .down: room < 4 && !(room == 3 && isShut)
        case .toTheCellar: room == 1 && !isShut
        }
    }

    static var invariants: [Invariant<Cellar>] {
        [Invariant("quiet") { $0.creaks && $0.room == 3 ? "stairs" : nil }]
    }

    static var goals: [Goal<Cellar>] {
        [
            Goal(
                "free", location: "garden", sources: ["A-112"], when: { $0.room != 2 },
                remark: { $0.candles > 0 ? "there is light" : "" }, isReached: { $0.room == 0 })
        ]
    }

    func feed(_ fingerprint: inout Fingerprint) {
        fingerprint.combine(room)
        fingerprint.combine(isShut)
        fingerprint.combine(candles)
    }
}
