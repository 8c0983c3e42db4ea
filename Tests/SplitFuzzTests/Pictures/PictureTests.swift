import Foundation
import SplitFuzz
import Testing

@Suite("Pictures") @MainActor struct PictureTests {
    @Test("a column has its frame with the overhang, its content, bar and rows") func column()
        throws
    {
        let picture = try Stage("sidebar/own-navigation").machine.picture

        let primary = try #require(picture.columns.last)
        #expect(picture.columns.map(\.word) == ["secondary", "primary"])
        #expect(primary.frame == CGRect(x: -100, y: 0, width: 420, height: 834))
        #expect(primary.content == CGRect(x: 0, y: 74, width: 320, height: 740))
        #expect(primary.bars.map(\.title) == ["Groups"])
        #expect(primary.bars.first?.buttons.map(\.kind) == [.displayMode])
        #expect(primary.rows.map(\.text) == ["Presenters", "Venues"])
        #expect(primary.rows.first?.frame == CGRect(x: 0, y: 74, width: 320, height: 44))
    }

    @Test("a collapsed classic split view is its primary, with one bar for both stacks (A-070)")
    func classic() throws {
        var stage = try Stage("master-detail/marked-sides")
        try stage.tap("primary/Ada")
        try stage.tap("primary/Notes")

        let column = try #require(stage.machine.picture.columns.first)
        #expect(stage.machine.picture.columns.map(\.word) == ["primary"])
        #expect(column.bars.map(\.title) == ["Notes"])
        #expect(column.bars.first?.buttons.map(\.text) == ["Ada"])
        #expect(column.content == CGRect(x: 0, y: 64, width: 414, height: 672))

        try stage.rotate(to: "landscape")
        #expect(stage.machine.picture.columns.map(\.word) == ["secondary", "primary"])
        #expect(stage.machine.picture.columns.map { $0.bars.count } == [1, 1])
    }

    @Test("the screen is told in the window's coordinates") func screen() throws {
        var stage = try Stage("sidebar/own-navigation")
        #expect(stage.machine.picture.screen == CGRect(x: 0, y: 0, width: 1194, height: 834))

        try stage.resize(to: "slide-over")

        #expect(stage.machine.picture.screen == CGRect(x: -795, y: -24, width: 1194, height: 834))
        #expect(stage.machine.picture.window == CGRect(x: 0, y: 0, width: 375, height: 786))
    }

    @Test("notes mark what lies off-screen on its side") func marks() throws {
        for (direction, mark) in [
            ("left-to-right", Picture.Note.Mark.offScreenLeft), ("right-to-left", .offScreenRight),
        ] {
            var stage = try Stage("sidebar/own-navigation", choosing: ["direction": direction])
            #expect(stage.machine.picture.notes.map(\.mark) == [.none, .none])

            try stage.tap("primary/Presenters")
            try stage.rotate(to: "portrait")

            #expect(stage.machine.picture.notes.map(\.mark) == [mark, .none])
        }
    }

    @Test("an app that UIKit ended is told of") func exception() throws {
        let notes = try Stage("layouts/raising").machine.picture.notes

        let note = try #require(notes.last)
        #expect(note.subject == "NSInvalidArgumentException")
        #expect(note.text.hasPrefix("ended the app: Supplementary column is only available"))
    }

    @Test("looking changes nothing") func pure() throws {
        var looked = try Stage("sidebar/insets")
        var other = try Stage("sidebar/insets")
        for name in ["primary/Presenters", "primary/ToggleSidebar", "secondary/ToggleSidebar"] {
            _ = looked.machine.picture

            try looked.tap(name)
            try other.tap(name)
        }

        #expect(looked.machine.picture == other.machine.picture)
    }
}
