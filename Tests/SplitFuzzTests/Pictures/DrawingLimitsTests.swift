import Foundation
import Testing

@testable import SplitFuzz

@Suite("Limits of drawings") @MainActor struct DrawingLimitsTests {
    /// States with everything that a drawing may have: both directions, the Dock, symbols, hidden
    /// columns, small windows.
    private static func stages() throws -> [DrawnApp] {
        var stages: [DrawnApp] = []
        for direction in LaunchSetup.Direction.allCases {
            for orientation in LaunchSetup.Orientation.allCases {
                let choice = LaunchSetup.Choice(direction: direction, orientation: orientation)
                for name in ["overlay", "displace", "alone", "raising"] {
                    stages.append(try DrawnApp("layouts/\(name)", choosing: choice))
                }
                var app = try DrawnApp("sidebar/own-navigation", choosing: choice)
                try app.tap("primary/Presenters")
                try app.revealDock()
                stages.append(app)
                try app.resize(to: .twoThirds)
                stages.append(app)
                try app.resize(to: .slideOver)
                stages.append(app)
            }
            for device in [LaunchSetup.Device.iPadPro12Point9Inch, .iPhone8, .iPhone12ProMax] {
                let choice = LaunchSetup.Choice(device: device, direction: direction)
                stages.append(try DrawnApp("sidebar/own-navigation", choosing: choice))
            }
        }
        return stages
    }

    @Test("no line is wider than asked, none ends in a space") func width() throws {
        for app in try DrawingLimitsTests.stages() {
            for width in 60...120 {
                let wrong = app.machine.drawing(width: width).filter {
                    $0.displayWidth > width || $0.last == " "
                }
                #expect(wrong.isEmpty, "width \(width)")
            }
        }
    }

    @Test("the device takes the whole width in landscape") func wholeWidth() throws {
        let machine = try DrawnApp("sidebar/own-navigation").machine

        for width in 60...120 {
            #expect(machine.drawing(width: width).map(\.displayWidth).max() == width)
        }
    }

    @Test("absurd widths are drawn without a trap", arguments: [-1, 0, 1, 2, 5, 20, 40, 500])
    func absurdWidth(width: Int) throws {
        for app in try DrawingLimitsTests.stages() {
            let wrong = app.machine.drawing(width: width).filter {
                $0.displayWidth > max(0, width) || $0.last == " "
            }
            #expect(wrong.isEmpty)
        }
    }

    @Test("the same state gives the same drawing") func deterministic() throws {
        let first = try DrawingLimitsTests.stages().map { $0.drawn() }
        let second = try DrawingLimitsTests.stages().map { $0.drawn() }

        #expect(first == second)
    }

    @Test("frames that are no numbers, endless or far away are drawn without a trap")
    func absurdFrames() {
        let window = CGRect(x: 0, y: 0, width: 834, height: 1194)
        let frames = [
            CGRect(x: CGFloat.nan, y: 0, width: 10, height: 10),
            CGRect(x: -CGFloat.infinity, y: 40, width: .infinity, height: 10),
            CGRect(x: 1e300, y: 80, width: 1e300, height: 1e300),
            CGRect(x: 0, y: 90, width: -50, height: -50),
            CGRect(x: -300, y: 120, width: 5_000, height: 44),
        ]
        for (frame, window) in frames.flatMap({ [($0, window), (window, $0), ($0, $0)] }) {
            let element = Picture.Element(
                kind: .other, text: "日本\u{1B}[31m\u{202E}", frame: frame, alpha: 1)
            let bar = Picture.Bar(frame: frame, content: frame, title: "", buttons: [element])
            let column = Picture.Column(
                label: "primary", type: "", frame: frame, safeArea: frame, isDimmed: true,
                bars: [bar],
                rows: [element])
            let picture = Picture(
                caption: [], screen: window, window: window, dock: frame, keyboard: frame,
                fold: nil, sideStrip: frame, buttonsAtSide: [element],
                isMirrored: false,
                columns: [column], notes: [])

            let wrong = TerminalDrawing(of: picture, width: 80).lines.filter {
                $0.displayWidth > 80 || $0.contains("\u{1B}")
            }

            #expect(wrong.isEmpty)
        }
    }
}
