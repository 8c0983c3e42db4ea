import Foundation
import SplitFuzz
import Testing
import UIKitModel

@Suite("Reachable controls") @MainActor struct ScreenTests {
    @Test("a control is named by column and title, an identifier coming first") func names() throws
    {
        let driver = try AppDriver {
            .tiling(
                Board([
                    Board.button("Titled", y: 0),
                    Board.button("Titled", y: 50, identifier: "identified"),
                    Board.button(nil, y: 100),
                ]),
                Board([Board.button("Other", y: 0)]))
        }

        #expect(
            driver.controls == [
                "primary/Titled", "primary/ToggleSidebar", "primary/control",
                "primary/identified", "secondary/Other",
            ])
    }

    @Test("names are in order of their bytes") func order() throws {
        let driver = try AppDriver {
            .tiling(
                Board(
                    ["a", "B", "ä", "Z", "10", "9"].enumerated().map {
                        Board.button($1, y: CGFloat($0) * 50)
                    }))
        }

        #expect(
            driver.controls
                == ["10", "9", "B", "ToggleSidebar", "Z", "a", "ä"].map { "primary/\($0)" })
    }

    @Test("repeats are numbered in reading order, lines before columns") func repeats() throws {
        var tapped: [String] = []
        var driver = try AppDriver {
            .tiling(
                Board([
                    Board.button("Same", x: 60, y: 50) { tapped.append("right below") },
                    Board.button("Same", x: 0, y: 50) { tapped.append("left below") },
                    Board.button("Same", x: 60, y: 0) { tapped.append("above") },
                    Board.button("Once", x: 0, y: 100),
                ]))
        }
        #expect(
            driver.controls == [
                "primary/Once", "primary/Same#1", "primary/Same#2", "primary/Same#3",
                "primary/ToggleSidebar",
            ])

        try driver.act(
            "tap \"primary/Same#1\"", "tap \"primary/Same#2\"", "tap \"primary/Same#3\"")

        #expect(tapped == ["above", "left below", "right below"])
    }

    @Test("a repeat keeps its name from one action to the next") func stable() throws {
        var driver = try AppDriver {
            .tiling(Board([Board.button("Same", y: 0), Board.button("Same", y: 50)]))
        }
        let before = driver.controls

        try driver.act("dock reveal", "dock hide")

        #expect(driver.controls == before)
    }

    @Test("a control that the app keeps in a global variable has its own name in each simulation")
    func global() throws {
        var kept: [UIButton] = []
        _ = try AppDriver {
            kept = [Board.button("Kept", y: 50)]
            return .tiling(Board(kept))
        }

        let driver = try AppDriver { .tiling(Board([Board.button("New", y: 0)] + kept)) }

        #expect(driver.controls == ["primary/Kept", "primary/New", "primary/ToggleSidebar"])
    }

    @Test("without a split view, a control belongs to the window") func window() throws {
        let driver = try AppDriver { Board([Board.button("Alone", y: 0)]) }

        #expect(driver.controls == ["window/Alone"])
    }

    @Test("a column's button changes its name with the column that holds it") func column() throws {
        var driver = try AppDriver("system-navigation")

        try driver.act("tap \"primary/ToggleSidebar\"")

        #expect(driver.controls == ["secondary/ToggleSidebar"])
    }

    @Test(
        "a control is left out that is disabled, hidden, transparent, covered, off-screen or mute")
    func unreachable() throws {
        let disabled = Unreachable.control { $0.isEnabled = false }
        let hidden = Unreachable.control { $0.isHidden = true }
        let transparent = Unreachable.control { $0.alpha = 0 }
        let mute = Unreachable.control { $0.isUserInteractionEnabled = false }
        let offScreen = Unreachable.control { $0.frame.origin.x = -500 }
        let covered = Unreachable.superview { $0.addSubview(UIView(frame: $0.bounds)) }
        let inHidden = Unreachable.superview { $0.isHidden = true }
        for way in [disabled, hidden, transparent, mute, offScreen, covered, inHidden] {
            let driver = try AppDriver {
                let holder = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 44))
                let button = Board.button("Button", y: 0)
                holder.addSubview(button)
                switch way {
                case .control(let change): change(button)
                case .superview(let change): change(holder)
                }
                return .tiling(Board([holder]))
            }

            #expect(driver.controls == ["primary/ToggleSidebar"])
        }
    }

    private enum Unreachable {
        case control(@MainActor (UIControl) -> Void)
        case superview(@MainActor (UIView) -> Void)
    }
}

/// Views at fixed positions inside the safe area.
private final class Board: UIViewController {
    private let pieces: [UIView]
    private let screen = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 400))

    init(_ pieces: [UIView]) {
        self.pieces = pieces
        super.init(nibName: nil, bundle: nil)
        title = "Board"
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(screen)
        pieces.forEach(screen.addSubview)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        screen.frame.origin = view.bounds.inset(by: view.safeAreaInsets).origin
    }

    static func button(
        _ title: String?, x: CGFloat = 0, y: CGFloat, identifier: String? = nil,
        act: @escaping @MainActor () -> Void = {}
    ) -> UIButton {
        let button = UIButton(
            frame: CGRect(x: x, y: y, width: 50, height: 44),
            primaryAction: UIAction(title: title ?? "") { _ in act() })
        button.setTitle(title, for: .normal)
        button.accessibilityIdentifier = identifier
        return button
    }
}
