import SplitFuzz
import StatefulTesting
import Testing

@Suite("Drawings for the terminal") @MainActor struct TerminalDrawingTests {
    @Test("at rest, the overhang lies beside the device and nothing is off-screen (A-003)")
    func start() throws {
        let app = try DrawnApp("sidebar/own-navigation")

        #expect(
            app.drawn() == """
                iPad Pro 11-inch, landscape, full screen 1194 × 834, iOS 14
                ┌╌╌╌╌╌╭─ primary ─────────┬─ secondary ────────────────────────────────────────╮
                ┆     │ ◧ ToggleSidebar   │                                                    │
                ┆     │ Groups            │ Nothing Chosen                                     │
                ├╌╌╌╌╌├───────────────────┼────────────────────────────────────────────────────┤
                ┆     │ Presenters        │                                                    │
                ┆     │ Venues            │                                                    │
                ┆     │                   │                                                    │
                ┆     │                   │                                                    │
                ┆     │                   │                                                    │
                ┆     │                   │                                                    │
                ┆     │                   │                                                    │
                ┆     │                   │                                                    │
                ┆     │                   │                                                    │
                ┆     │                   │                                                    │
                ┆     │                   │                                                    │
                ┆     │                   │                                                    │
                ┆     │                   │                                                    │
                └╌╌╌╌╌╰───────────────────┴────────────────────────────────────────────────────╯
                −100  0                  320                                                1194
                  primary    x −100…320, safe area left 100: content starts at 0
                  secondary  x 320…1194
                """)
    }

    @Test("a list whose inset was lost crosses the device's edge (A-011)") func lostInset() throws {
        var app = try DrawnApp("sidebar/own-navigation")

        try app.tap("primary/Presenters")
        try app.rotate(to: .portrait)

        #expect(
            app.drawn() == """
                iPad Pro 11-inch, portrait, full screen 834 × 1194, iOS 14
                ┌╌╌╌╌╌╭─ primary ─────────┬─ secondary ──────────────────╮
                ┆ ‹ Gr◀oups ◧ ToggleSide… │                              │
                ┆ Pres◀enters             │ Nothing Chosen               │
                ├╌╌╌╌╌├───────────────────┼──────────────────────────────┤
                ┃ Ada ◀                   │                              │
                ┃ Grac◀e                  │                              │
                ┃     │                   │                              │
                ┃     │                   │                              │
                ┃     │                   │                              │
                ┃     │                   │                              │
                ┃     │                   │                              │
                ┃     │                   │                              │
                ┃     │                   │                              │
                ┃     │                   │                              │
                ┃     │                   │                              │
                ┃     │                   │                              │
                ┃     │                   │                              │
                ┃     │                   │                              │
                ┃     │                   │                              │
                ┃     │                   │                              │
                ┃     │                   │                              │
                ┃     │                   │                              │
                ┃     │                   │                              │
                ┃     │                   │                              │
                └╌╌╌╌╌╰───────────────────┴──────────────────────────────╯
                −100  0                  320                           834
                ◀ primary    x −100…320, safe area left 0 (needs 100):
                             content starts 100 points off-screen
                  secondary  x 320…834
                """)
    }

    @Test("a hidden column is told of, not drawn") func hidden() throws {
        var app = try DrawnApp("sidebar/own-navigation")

        try app.tap("primary/ToggleSidebar")

        #expect(
            app.drawn() == """
                iPad Pro 11-inch, landscape, full screen 1194 × 834, iOS 14
                      ╭─ secondary ────────────────────────────────────────────────────────────╮
                      │ ◧ ToggleSidebar                                                        │
                      │ Nothing Chosen                                                         │
                      ├────────────────────────────────────────────────────────────────────────┤
                      │                                                                        │
                      │                                                                        │
                      │                                                                        │
                      │                                                                        │
                      │                                                                        │
                      │                                                                        │
                      │                                                                        │
                      │                                                                        │
                      │                                                                        │
                      │                                                                        │
                      │                                                                        │
                      │                                                                        │
                      │                                                                        │
                      ╰────────────────────────────────────────────────────────────────────────╯
                      0                                                                     1194
                  primary    hidden, x −520…−100
                  secondary  x 0…1194
                """)
    }

    @Test("a narrow window stands before the shaded rest of the screen, under the Dock")
    func compact() throws {
        var app = try DrawnApp("sidebar/own-navigation")

        try app.tap("primary/Presenters")
        try app.resize(to: .third)
        try app.revealDock()

        #expect(
            app.drawn() == """
                iPad Pro 11-inch, landscape, third 375 × 834, iOS 14, Dock
                      ╭─ compact ────────────┬─────────────────────────────────────────────────╮
                      │ ‹ Groups             │░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░│
                      │ Presenters           │░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░│
                      ├──────────────────────┤░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░│
                      │ Ada                  │░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░│
                      │ Grace                │░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░│
                      │                      │░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░│
                      │                      │░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░│
                      │                      │░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░│
                      │                      │░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░│
                      │                      │░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░│
                      │                      │░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░│
                      │                      │░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░│
                      │                      │░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░│
                      │                      │░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░│
                      │                    ╭─┴────────────────────────────╮░░░░░░░░░░░░░░░░░░░░│
                      │                    │             Dock             │░░░░░░░░░░░░░░░░░░░░│
                      ╰────────────────────┴──────────────────────────────┴────────────────────╯
                      0                     375
                  compact    x 0…375
                """)
    }

    @Test("a Slide Over window floats") func slideOver() throws {
        var app = try DrawnApp("sidebar/own-navigation")

        try app.resize(to: .slideOver)

        #expect(
            app.drawn() == """
                iPad Pro 11-inch, landscape, slide-over 375 × 786, iOS 14
                      ╭────────────────────────────────────────────────────────────────────────╮
                      │░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░╭─ compact ────────────╮│
                      │░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░│                      ││
                      │░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░│ Groups               ││
                      │░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░├──────────────────────┤│
                      │░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░│ Presenters           ││
                      │░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░│ Venues               ││
                      │░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░│                      ││
                      │░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░│                      ││
                      │░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░│                      ││
                      │░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░│                      ││
                      │░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░│                      ││
                      │░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░│                      ││
                      │░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░│                      ││
                      │░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░│                      ││
                      │░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░│                      ││
                      │░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░╰──────────────────────╯│
                      ╰────────────────────────────────────────────────────────────────────────╯
                                                                       0                     375
                  compact    x 0…375
                """)
    }

    @Test("right to left, the same loss is mirrored") func mirrored() throws {
        var app = try DrawnApp("sidebar/own-navigation", choosing: .init(direction: .rightToLeft))

        try app.tap("primary/Presenters")
        try app.revealDock()

        #expect(
            app.drawn() == """
                iPad Pro 11-inch, landscape, full screen 1194 × 834, iOS 14, right to left, Dock
                ╭──────────────────────────────────────── secondary ─┬───────── primary ─╮╌╌╌╌╌┐
                │                                                    │ ToggleSide… ◨ Grou▶ps › ┆
                │                                     Nothing Chosen │             Presen▶ters ┆
                ├────────────────────────────────────────────────────┼───────────────────┤╌╌╌╌╌┤
                │                                                    │                   ▶ Ada ┃
                │                                                    │                  G▶race ┃
                │                                                    │                   │     ┃
                │                                                    │                   │     ┃
                │                                                    │                   │     ┃
                │                                                    │                   │     ┃
                │                                                    │                   │     ┃
                │                                                    │                   │     ┃
                │                                                    │                   │     ┃
                │                                                    │                   │     ┃
                │                                                    │                   │     ┃
                │                    ╭──────────────────────────────╮│                   │     ┃
                │                    │             Dock             ││                   │     ┃
                ╰────────────────────┴──────────────────────────────┴┴───────────────────╯╌╌╌╌╌┘
                0                                                   874                1194 1294
                ▶ primary    x 874…1294, safe area right 0 (needs 100):
                             content ends 100 points off-screen
                  secondary  x 0…874
                """)
    }

    @Test("a button with alpha 0 is a dotted circle, named in the legend (A-020)") func invisible()
        throws
    {
        var app = try DrawnApp("sidebar/insets")

        try app.tap("primary/Presenters")
        try app.tap("primary/ToggleSidebar")
        try app.tap("secondary/ToggleSidebar")

        #expect(
            app.drawn() == """
                iPad Pro 11-inch, landscape, full screen 1194 × 834, iOS 14
                ┌╌╌╌╌╌╭─ primary ─────────┬─ secondary ────────────────────────────────────────╮
                ┆     │ ‹ Groups ◌        │                                                    │
                ┆     │ Presenters        │ Nothing Chosen                                     │
                ├╌╌╌╌╌├───────────────────┼────────────────────────────────────────────────────┤
                ┆     │ Ada               │                                                    │
                ┆     │ Grace             │                                                    │
                ┆     │                   │                                                    │
                ┆     │                   │                                                    │
                ┆     │                   │                                                    │
                ┆     │                   │                                                    │
                ┆     │                   │                                                    │
                ┆     │                   │                                                    │
                ┆     │                   │                                                    │
                ┆     │                   │                                                    │
                ┆     │                   │                                                    │
                ┆     │                   │                                                    │
                ┆     │                   │                                                    │
                └╌╌╌╌╌╰───────────────────┴────────────────────────────────────────────────────╯
                −100  0                  320                                                1194
                  primary    x −100…320, safe area left 100: content starts at 0
                  secondary  x 320…1194
                ◌ (ToggleSidebar: invisible)  in the bar of primary, x 86…130, alpha 0
                """)
    }

    @Test("a sidebar over the secondary dims it") func overlay() throws {
        let app = try DrawnApp("layouts/overlay", choosing: .init(orientation: .portrait))

        #expect(
            app.drawn() == """
                iPad Pro 11-inch, portrait, full screen 834 × 1194, asDocumented
                ┌╌╌╌╌╌╭─ primary ─────────┬─ secondary, dimmed ──────────╮
                ┆     │ ◧ ToggleSidebar   │   ·   ·   ·   ·   ·   ·   ·  │
                ┆     │ 2 rows            │ ·   ·   ·   ·   ·   ·   ·   ·│
                ├╌╌╌╌╌├───────────────────┼──────────────────────────────┤
                ┆     │ Row 1             │ ·   ·   ·   ·   ·   ·   ·   ·│
                ┆     │ Row 2             │   ·   ·   ·   ·   ·   ·   ·  │
                ┆     │                   │ ·   ·   ·   ·   ·   ·   ·   ·│
                ┆     │                   │   ·   ·   ·   ·   ·   ·   ·  │
                ┆     │                   │ ·   ·   ·   ·   ·   ·   ·   ·│
                ┆     │                   │   ·   ·   ·   ·   ·   ·   ·  │
                ┆     │                   │ ·   ·   ·   ·   ·   ·   ·   ·│
                ┆     │                   │   ·   ·   ·   ·   ·   ·   ·  │
                ┆     │                   │ ·   ·   ·   ·   ·   ·   ·   ·│
                ┆     │                   │   ·   ·   ·   ·   ·   ·   ·  │
                ┆     │                   │ ·   ·   ·   ·   ·   ·   ·   ·│
                ┆     │                   │   ·   ·   ·   ·   ·   ·   ·  │
                ┆     │                   │ ·   ·   ·   ·   ·   ·   ·   ·│
                ┆     │                   │   ·   ·   ·   ·   ·   ·   ·  │
                ┆     │                   │ ·   ·   ·   ·   ·   ·   ·   ·│
                ┆     │                   │   ·   ·   ·   ·   ·   ·   ·  │
                ┆     │                   │ ·   ·   ·   ·   ·   ·   ·   ·│
                ┆     │                   │   ·   ·   ·   ·   ·   ·   ·  │
                ┆     │                   │ ·   ·   ·   ·   ·   ·   ·   ·│
                ┆     │                   │   ·   ·   ·   ·   ·   ·   ·  │
                └╌╌╌╌╌╰───────────────────┴──────────────────────────────╯
                −100  0                  320                           834
                  primary    x −100…320, safe area left 100: content starts at 0
                  secondary  x 0…834, dimmed
                """)
    }

    @Test("a displaced secondary leaves the screen by design (A-107)") func displaced() throws {
        let app = try DrawnApp("layouts/displace")

        #expect(
            app.drawn() == """
                iPad Pro 11-inch, landscape, full screen 1194 × 834, asDocumented
                ┌╌╌╌╌╌╭─ primary ───────┬─ supplementary ─┬─ secondary, dimmed ──────────╮╌╌╌╌╌╌
                ┆     │                 │                 │   ·   ·   ·   ·   ·   ·   ·  │
                ┆     │ 2 rows          │ 3 rows          │ 4 rows  ·   ·   ·   ·   ·   ·▶
                ├╌╌╌╌╌├─────────────────┼─────────────────┼──────────────────────────────┤╌╌╌╌╌╌
                ┆     │ Row 1           │ Row 1           │ Row 1   ·   ·   ·   ·   ·   ·▶
                ┆     │ Row 2           │ Row 2           │ Row 2 ·   ·   ·   ·   ·   ·  ▶
                ┆     │                 │ Row 3           │ Row 3   ·   ·   ·   ·   ·   ·▶
                ┆     │                 │                 │ Row 4 ·   ·   ·   ·   ·   ·  ▶
                ┆     │                 │                 │ ·   ·   ·   ·   ·   ·   ·   ·│
                ┆     │                 │                 │   ·   ·   ·   ·   ·   ·   ·  │
                ┆     │                 │                 │ ·   ·   ·   ·   ·   ·   ·   ·│
                ┆     │                 │                 │   ·   ·   ·   ·   ·   ·   ·  │
                ┆     │                 │                 │ ·   ·   ·   ·   ·   ·   ·   ·│
                ┆     │                 │                 │   ·   ·   ·   ·   ·   ·   ·  │
                ┆     │                 │                 │ ·   ·   ·   ·   ·   ·   ·   ·│
                ┆     │                 │                 │   ·   ·   ·   ·   ·   ·   ·  │
                └╌╌╌╌╌╰─────────────────┴─────────────────┴──────────────────────────────╯╌╌╌╌╌╌
                −100  0                320               640                           1194
                  primary        x −100…320, safe area left 100: content starts at 0
                  supplementary  x 320…640
                  secondary      x 640…1514, dimmed, displaced
                """)
    }

    @Test("a transition that has not ended is told of") func pushing() throws {
        var app = try DrawnApp("sidebar/own-navigation")

        try app.tap("primary/Presenters", timing: .at(1))

        #expect(
            app.drawn() == """
                iPad Pro 11-inch, landscape, full screen 1194 × 834, iOS 14
                ┌╌╌╌╌╌╭─ primary ─────────┬─ secondary ────────────────────────────────────────╮
                ┆     │ ‹ Groups ◧ Toggl… │                                                    │
                ┆     │ Presenters        │ Nothing Chosen                                     │
                ├╌╌╌╌╌├───────────────────┼────────────────────────────────────────────────────┤
                ┆     │ Presenters        │                                                    │
                ┆     │ Venues            │                                                    │
                ┆     │                   │                                                    │
                ┆     │                   │                                                    │
                ┆     │                   │                                                    │
                ┆     │                   │                                                    │
                ┆     │                   │                                                    │
                ┆     │                   │                                                    │
                ┆     │                   │                                                    │
                ┆     │                   │                                                    │
                ┆     │                   │                                                    │
                ┆     │                   │                                                    │
                ┆     │                   │                                                    │
                └╌╌╌╌╌╰───────────────────┴────────────────────────────────────────────────────╯
                −100  0                  320                                                1194
                  primary    x −100…320, safe area left 100: content starts at 0
                  secondary  x 320…1194
                  moving     a transition has not ended
                """)
    }

    @Test("rows that do not fit are counted") func rows() throws {
        let app = try DrawnApp("layouts/alone", choosing: .init(device: .iPhone8))

        #expect(
            app.drawn() == """
                iPhone 8, landscape, full screen 667 × 375, asDocumented
                          ╭─ window ───────────────────────────────────────────────────────────╮
                          │ Row 1                                                              │
                          │ Row 2                                                              │
                          │ Row 3                                                              │
                          │ Row 4                                                              │
                          │ Row 5                                                              │
                          │ Row 6                                                              │
                          │ Row 7                                                              │
                          │ ▼ 33 more                                                          │
                          ╰────────────────────────────────────────────────────────────────────╯
                          0                                                                  667
                  window     x 0…667
                """)
    }
}
