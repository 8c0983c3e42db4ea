import Foundation
import SplitFuzz
import Testing
@_spi(Simulation) import UIKitModel

@Suite("Pictures") @MainActor struct PictureTests {
    @Test("a column has its frame with the overhang, its content, bar and rows") func column()
        throws
    {
        let picture = try DrawnApp("sidebar/own-navigation").machine.picture

        let primary = try #require(picture.columns.last)
        #expect(picture.columns.map(\.label) == ["secondary", "primary"])
        #expect(primary.frame == CGRect(x: -100, y: 0, width: 420, height: 834))
        #expect(primary.safeArea == CGRect(x: 0, y: 74, width: 320, height: 740))
        #expect(primary.bars.map(\.title) == ["Groups"])
        #expect(primary.bars.first?.buttons.map(\.kind) == [.displayMode])
        #expect(primary.rows.map(\.text) == ["Presenters", "Venues"])
        #expect(primary.rows.first?.frame == CGRect(x: 0, y: 74, width: 320, height: 44))
    }

    @Test("a collapsed classic split view is its primary, with one bar for both stacks (A-070)")
    func classic() throws {
        var app = try DrawnApp("master-detail/marked-sides")
        try app.tap("primary/Ada")
        try app.tap("primary/Notes")

        let column = try #require(app.machine.picture.columns.first)
        #expect(app.machine.picture.columns.map(\.label) == ["primary"])
        #expect(column.bars.map(\.title) == ["Notes"])
        #expect(column.bars.first?.buttons.map(\.text) == ["Ada"])
        #expect(column.safeArea == CGRect(x: 0, y: 64, width: 414, height: 672))

        try app.rotate(to: .landscape)
        #expect(app.machine.picture.columns.map(\.label) == ["secondary", "primary"])
        #expect(app.machine.picture.columns.map { $0.bars.count } == [1, 1])
    }

    @Test("the screen is told in the window's coordinates") func screen() throws {
        var app = try DrawnApp("sidebar/own-navigation")
        #expect(app.machine.picture.screen == CGRect(x: 0, y: 0, width: 1194, height: 834))

        try app.resize(to: .slideOver)

        #expect(app.machine.picture.screen == CGRect(x: -795, y: -24, width: 1194, height: 834))
        #expect(app.machine.picture.window == CGRect(x: 0, y: 0, width: 375, height: 786))
    }

    @Test("a free window is in the middle of the screen", arguments: [false, true])
    func freeWindow(isPortrait: Bool) throws {
        let app = try DrawnApp(
            "sidebar/own-navigation",
            choosing: .init(
                release: .iOS26, orientation: isPortrait ? .portrait : .landscape))

        app.machine.simulation.drag(windowTo: 600, by: 700)

        let screen = app.machine.picture.screen
        #expect(app.machine.picture.window.size == CGSize(width: 600, height: 700))
        #expect(screen.minX == (isPortrait ? -117 : -297))
        #expect(screen.minY == (isPortrait ? -247 : -67))
    }

    @Test("notes mark what lies off-screen on its side") func marks() throws {
        for (direction, mark) in [
            (LaunchSetup.Direction.leftToRight, Picture.Note.Flag.offScreenLeft),
            (.rightToLeft, .offScreenRight),
        ] {
            var app = try DrawnApp("sidebar/own-navigation", choosing: .init(direction: direction))
            #expect(app.machine.picture.notes.map(\.flag) == [.none, .none])

            try app.tap("primary/Presenters")
            try app.rotate(to: .portrait)

            #expect(app.machine.picture.notes.map(\.flag) == [mark, .none])
        }
    }

    @Test(
        "a row that a closed section clips is not drawn, and one that it clips in part is cut off")
    func clippedRows() throws {
        func rows(open height: CGFloat) throws -> [CGRect] {
            try AppDriver {
                let page = UIViewController()
                let section = UIView(frame: CGRect(x: 0, y: 100, width: 300, height: height))
                section.clipsToBounds = true
                section.addSubview(UIButton(frame: CGRect(x: 0, y: 0, width: 300, height: 44)))
                page.view.addSubview(section)
                return .tiling(page)
            }.machine.picture.columns.last?.rows.map(\.frame) ?? []
        }

        #expect(try rows(open: 0) == [])
        #expect(try rows(open: 20) == [CGRect(x: -100, y: 100, width: 300, height: 20)])
        #expect(try rows(open: 44) == [CGRect(x: -100, y: 100, width: 300, height: 44)])
    }

    @Test("constraints that the model cannot solve are told of (B-166)") func lacking() throws {
        let driver = try AppDriver {
            let page = UIViewController()
            let box = UIView()
            box.translatesAutoresizingMaskIntoConstraints = false
            page.view.addSubview(box)
            box.topAnchor.constraint(equalTo: page.view.topAnchor).isActive = true
            return page
        }

        let note = try #require(driver.machine.picture.notes.last)

        #expect(note.subject == "the model")
        #expect(note.text.hasPrefix("The model cannot find the left edge and width of UIView"))
    }

    @Test("looking changes nothing") func pure() throws {
        var looked = try DrawnApp("sidebar/insets")
        var other = try DrawnApp("sidebar/insets")
        for name in ["primary/Presenters", "primary/ToggleSidebar", "secondary/ToggleSidebar"] {
            _ = looked.machine.picture

            try looked.tap(name)
            try other.tap(name)
        }

        #expect(looked.machine.picture == other.machine.picture)
    }
}
