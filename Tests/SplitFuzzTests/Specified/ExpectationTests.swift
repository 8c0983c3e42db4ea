import Foundation
import Journal
import Testing

@testable import Specification

/// The specification alone: what it allows after a journal, and that it finds each wrong value.
@Suite("Expectation") struct ExpectationTests {
    /// An app with one expanded split view of two columns in landscape, at rest.
    private static func observation(
        _ style: SplitStyle = .doubleColumn, _ behavior: SplitBehavior = .tile,
        _ mode: DisplayMode = .oneBesideSecondary
    ) -> Observation {
        var observation = Observation()
        observation.window.size = CGSize(width: 1_000, height: 800)
        (observation.window.isCompactWide, observation.window.isCompactHigh) = (false, false)
        var split = Observation.Split()
        split.id = 1
        split.style = style
        split.isCompact = false
        split.arrangement = Arrangement(behavior, mode)
        split.size = observation.window.size
        observation.splits = [split]
        return observation
    }

    private static func presentation(_ id: Int, by presenter: Int = 9) -> Observation.Presentation {
        var presentation = Observation.Presentation()
        presentation.id = id
        presentation.presenter = presenter
        return presentation
    }

    /// What differs after the entries, where the app was as in `before` and is as in `after`.
    private func output(
        from before: Observation, _ entries: [Journal.Entry] = [], to after: Observation
    ) -> String? {
        var expectation = Expectation()
        expectation.take(Journal(), until: before)
        expectation.narrow(to: before)
        expectation.take(ExpectationTests.journal(entries), until: after)
        return expectation.difference(to: after)?.output.rawValue
    }

    private static func journal(_ entries: [Journal.Entry]) -> Journal {
        var journal = Journal()
        for entry in entries {
            switch entry {
            case .request(let request, let origin): journal.note(request, by: origin)
            case .call(let call): journal.note(call)
            }
        }
        return journal
    }

    /// The modes that are allowed after entries, under one behaviour.
    private func modes(
        from before: Observation, _ entries: Journal.Entry...
    ) -> Set<DisplayMode> {
        let split = before.splits[0]
        let after = DisplayMode.allCases.filter { mode in
            guard Arrangement(split.arrangement.behavior, mode).isPermitted(split.style) else {
                return false
            }
            let next = ExpectationTests.observation(
                split.style, split.arrangement.behavior, mode)
            return output(from: before, entries, to: next) == nil
        }
        return Set(after)
    }

    // MARK: - The display mode

    @Test("a behaviour permits its modes and no others (A-109, B-T1)") func table() {
        let double: [SplitBehavior: [DisplayMode]] = [
            .tile: [.secondaryOnly, .oneBesideSecondary],
            .overlay: [.secondaryOnly, .oneOverSecondary],
            .displace: [.secondaryOnly, .oneBesideSecondary],
        ]
        let two: [SplitBehavior: DisplayMode] = [
            .tile: .twoBesideSecondary, .overlay: .twoOverSecondary,
            .displace: .twoDisplaceSecondary,
        ]
        for behavior in SplitBehavior.allCases {
            for mode in DisplayMode.allCases {
                let arrangement = Arrangement(behavior, mode)
                let inDouble = double[behavior]?.contains(mode) == true

                #expect(arrangement.isPermitted(.doubleColumn) == inDouble)
                #expect(
                    arrangement.isPermitted(.tripleColumn) == (inDouble || two[behavior] == mode))
                #expect(
                    arrangement.isPermitted(.unspecified)
                        == [.secondaryOnly, .oneBesideSecondary, .oneOverSecondary].contains(mode))
            }
        }
    }

    @Test("without a request the mode stays (A-108)", arguments: DisplayMode.allCases)
    func stays(_ mode: DisplayMode) {
        for behavior in SplitBehavior.allCases
        where Arrangement(behavior, mode).isPermitted(.tripleColumn) {
            #expect(modes(from: Self.observation(.tripleColumn, behavior, mode)) == [mode])
        }
    }

    @Test("a column that is asked for comes, by the shortest way (B-012)") func column() {
        let hidden = Self.observation(.tripleColumn, .tile, .secondaryOnly)
        func ask(_ column: SplitColumn, _ isShown: Bool) -> Journal.Entry {
            .request(.column(column.rawValue, isShown: isShown, split: 1), by: .app)
        }

        #expect(modes(from: hidden, ask(.supplementary, true)) == [.oneBesideSecondary])
        #expect(modes(from: hidden, ask(.primary, true)) == [.twoBesideSecondary])
        #expect(
            modes(from: hidden, ask(.primary, true), ask(.primary, false))
                == [.oneBesideSecondary])
        #expect(
            modes(from: hidden, ask(.primary, true), ask(.supplementary, false))
                == [.secondaryOnly])
    }

    @Test("a gesture needs presentsWithGesture (B-032)") func gesture() {
        var forbidding = Self.observation(.doubleColumn, .tile, .secondaryOnly)
        let swipe = Journal.Entry.request(.sidebars(.edgeSwipe, split: 1), by: .user)

        #expect(modes(from: forbidding, swipe) == [.oneBesideSecondary])
        forbidding.splits[0].presentsWithGesture = false
        var next = Self.observation()
        next.splits[0].presentsWithGesture = false
        #expect(output(from: forbidding, [swipe], to: next) == "display-mode")
    }

    @Test("a column has the controller that was set for it last") func columnController() {
        let before = Self.observation()
        let set = Journal.Entry.request(.columnController(2, 7, split: 1), by: .app)
        let other = Journal.Entry.request(.detail(8, split: 1), by: .app)
        var after = before

        after.columns = [true]
        #expect(output(from: before, [set], to: after) == nil)
        after.columns = [false]
        #expect(output(from: before, [set], to: after) == "column-controller")
        #expect(output(from: before, [set, other], to: before) == nil)
    }

    @Test("a text field whose editing was ended is not edited, unless it refuses")
    func endOfEditing() {
        var before = Self.observation()
        before.input = .init(field: 5, fieldIsInWindow: true, keyboard: .up)
        let end = Journal.Entry.request(.endOfEditing(5), by: .app)

        #expect(output(from: before, [end], to: before) == "editing")
        #expect(output(from: before, [end, .call(.keepsFirstResponder)], to: before) == nil)
        #expect(output(from: before, [end], to: Self.observation()) == nil)
    }

    @Test("a preferred mode comes as far as the behaviour permits it (B-010, B-011)")
    func preference() {
        let tiled = Self.observation()
        func prefer(_ mode: DisplayMode) -> Journal.Entry {
            .request(.preferredDisplayMode(mode.rawValue, split: 1), by: .app)
        }
        func output(preferring mode: DisplayMode, getting actual: DisplayMode) -> String? {
            var next = Self.observation(.doubleColumn, .tile, actual)
            next.splits[0].preferredMode = mode
            return self.output(from: tiled, [prefer(mode)], to: next)
        }

        #expect(output(preferring: .secondaryOnly, getting: .secondaryOnly) == nil)
        #expect(output(preferring: .secondaryOnly, getting: .oneBesideSecondary) == "display-mode")
        #expect(output(preferring: .twoBesideSecondary, getting: .oneBesideSecondary) == nil)
        #expect(output(preferring: .twoBesideSecondary, getting: .secondaryOnly) == "display-mode")
    }

    @Test("each way of the user leads to one mode, where a source names it (B-T1, B-T3)")
    func ways() {
        func user(_ way: SidebarWay) -> Journal.Entry {
            .request(.sidebars(way, split: 1), by: .user)
        }
        let overlaid = Self.observation(.tripleColumn, .overlay, .oneOverSecondary)

        #expect(modes(from: overlaid, user(.button)) == [.twoOverSecondary])
        #expect(modes(from: overlaid, user(.edgeSwipe)) == [.twoOverSecondary])
        #expect(modes(from: overlaid, user(.drag)) == [.secondaryOnly])
        #expect(modes(from: overlaid, user(.touchOnSecondary)) == [.secondaryOnly])
        #expect(modes(from: overlaid, user(.doubleArrow)) == [.secondaryOnly])
        let alone = Self.observation(.tripleColumn, .overlay, .secondaryOnly)
        #expect(modes(from: alone, user(.doubleArrow)) == [.oneOverSecondary])
        #expect(modes(from: overlaid, user(.cancelledGesture)) == [.oneOverSecondary])
    }

    @Test("a request during another one leaves open which of the two comes last") func nested() {
        let tiled = Self.observation()
        let hide = Journal.Entry.request(.column(0, isShown: false, split: 1), by: .app)
        let show = Journal.Entry.request(.column(0, isShown: true, split: 1), by: .app)
        let told = Journal.Entry.call(
            .splitView(1, .willChangeMode(1), mode: 2, isCollapsed: false))

        #expect(modes(from: tiled, hide, show) == [.oneBesideSecondary])
        #expect(modes(from: tiled, hide, told, show) == [.oneBesideSecondary, .secondaryOnly])
    }

    @Test("a change of the window puts no sidebar over a secondary that was free (B-043)")
    func window() {
        var portrait = Self.observation(.doubleColumn, .overlay, .secondaryOnly)
        portrait.splits[0].size = CGSize(width: 800, height: 1_000)
        portrait.window.size = portrait.splits[0].size
        var covered = portrait
        covered.splits[0].arrangement = Arrangement(.overlay, .oneOverSecondary)

        #expect(output(from: Self.observation(), to: portrait) == nil)
        #expect(output(from: Self.observation(), to: covered) == "display-mode")
        // It turns back: by shape a sidebar comes beside the secondary.
        #expect(output(from: portrait, to: Self.observation()) == nil)
        let hidden = Self.observation(.doubleColumn, .tile, .secondaryOnly)
        #expect(output(from: portrait, to: hidden) == "display-mode")
    }

    @Test("no source says which shape a square has (D-049)") func square() {
        var square = Self.observation(.doubleColumn, .tile, .secondaryOnly)
        square.splits[0].size = CGSize(width: 600, height: 600)
        square.window.size = square.splits[0].size
        square.window.isFull = false

        let hidden = Self.observation(.doubleColumn, .tile, .secondaryOnly)
        #expect(output(from: square, to: Self.observation()) == nil)
        #expect(output(from: square, to: hidden) == nil)
    }

    @Test("an expand goes to the mode that the delegate names (B-052)") func expand() {
        var collapsed = Self.observation()
        collapsed.splits[0].isCollapsed = true
        collapsed.splits[0].isCompact = true
        collapsed.splits[0].size.width = 300
        let entries: [Journal.Entry] = [
            .call(.splitView(1, .modeForExpanding, mode: 2, isCollapsed: true)),
            .request(.modeForExpanding(1, split: 1), by: .app),
        ]
        let hidden = Self.observation(.doubleColumn, .tile, .secondaryOnly)
        let over = Self.observation(.doubleColumn, .overlay, .oneOverSecondary)

        #expect(output(from: collapsed, entries, to: hidden) == nil)
        #expect(output(from: collapsed, entries, to: over) == "display-mode")
        #expect(output(from: collapsed, [entries[0]], to: over) == "display-mode")
    }

    // MARK: - Planted wrong values

    @Test("finds each wrong value of a split view") func split() {
        func output(_ change: (inout Observation.Split) -> Void) -> String? {
            var wrong = Self.observation(.tripleColumn, .tile, .oneBesideSecondary)
            let right = wrong
            change(&wrong.splits[0])
            return self.output(from: right, to: wrong)
        }

        #expect(output { _ in } == nil)
        #expect(output { $0.isCollapsed = true } == "collapsed")
        #expect(output { $0.isCompact = true } == "collapsed")
        #expect(output { $0.arrangement = Arrangement(.tile, .secondaryOnly) } == "display-mode")
        #expect(
            output { $0.arrangement = Arrangement(.displace, .oneBesideSecondary) }
                == "split-behavior")
        #expect(output { $0.preferredMode = .secondaryOnly } == "preferred-display-mode")
        #expect(output { $0.preferredBehavior = .tile } == "preferred-split-behavior")
        #expect(
            output {
                $0.showsButton = true
                $0.presentsWithGesture = false
            } == "display-mode-button")
        #expect(output { $0.showsButton = true } == nil)
        #expect(output { $0.showsDoubleArrow = true } == "double-arrow")
    }

    @Test("a chosen entry of a menu or an alert runs, and no other one") func choice() {
        final class Entry {}
        let (one, other) = (Entry(), Entry())
        let empty = Self.observation()
        let choose = Journal.Entry.request(.choice(ObjectIdentifier(one), in: 5), by: .user)
        func run(_ entry: Entry) -> Journal.Entry { .call(.action(ObjectIdentifier(entry))) }

        #expect(output(from: empty, [choose, run(one)], to: empty) == nil)
        #expect(output(from: empty, [choose, run(other)], to: empty) == "choice")
        #expect(output(from: empty, [choose], to: empty) == "choice")
    }

    @Test("finds widths that the app has not asked for (B-040)") func widths() {
        let before = Self.observation()
        var after = before
        after.splits[0].widths = 7
        let asked = Journal.Entry.request(.columnWidth(split: 1, preferred: 0), by: .app)
        let dragged = Journal.Entry.request(.columnWidth(split: 1, preferred: 0), by: .user)

        #expect(output(from: before, to: before) == nil)
        #expect(output(from: before, to: after) == "column-width")
        #expect(output(from: before, [asked], to: after) == nil)
        #expect(output(from: before, [dragged], to: after) == "column-width")
    }

    @Test("finds each wrong presentation") func presentations() {
        let empty = Self.observation()
        var open = empty
        open.presentations = [Self.presentation(5)]
        open.presentations[0].asked = .popover
        var two = open
        two.presentations.append(Self.presentation(6))
        let ask = Journal.Entry.request(.presentation(of: 5, as: .popover), by: .app)
        let begin = Journal.Entry.call(.presentation(5, .presentationWillBegin))
        let dismiss = Journal.Entry.request(.dismissal(of: 5), by: .app)
        let ends: [Journal.Entry] = [
            .call(.presentation(5, .dismissalWillBegin)), .call(.presentation(5, .dismissalDidEnd)),
        ]
        var logged = empty
        logged.messages = 1
        var popover = open
        popover.presentations[0].style = .popover
        var blank = open
        blank.frontIsOnScreen = false

        // Nothing comes or goes by itself.
        #expect(output(from: open, to: open) == nil)
        #expect(output(from: open, to: empty) == "presentation")
        #expect(output(from: empty, to: open) == "presentation")
        #expect(output(from: open, to: blank) == "front")
        // What is asked for comes, in its style, or UIKit says why not.
        #expect(output(from: empty, [ask, begin], to: popover) == nil)
        #expect(output(from: empty, [ask, begin], to: open) == "presentation-style")
        #expect(output(from: empty, [ask], to: empty) == "presentation")
        #expect(output(from: empty, [ask], to: logged) == nil)
        let other = Journal.Entry.call(.presentation(6, .presentationWillBegin))
        #expect(output(from: open, [other], to: two) == "presenter")
        // What is dismissed goes, and each dismissal ends.
        #expect(output(from: open, [dismiss], to: open) == "presentation")
        #expect(output(from: open, [dismiss] + ends, to: empty) == nil)
        #expect(output(from: open, [dismiss, ends[0]], to: empty) == "dismissal")
        // Another one than was meant may not go, except one that lies over it.
        #expect(output(from: open, ends, to: empty) == "presentation")
        var upper = Self.presentation(6, by: 5)
        upper.style = .popover
        var chain = open
        chain.presentations.append(upper)
        let aboveEnds: [Journal.Entry] = [
            .call(.presentation(6, .dismissalWillBegin)), .call(.presentation(6, .dismissalDidEnd)),
        ]
        #expect(output(from: chain, [dismiss] + aboveEnds + ends, to: empty) == nil)
        let upperOnly = Journal.Entry.request(.dismissal(of: 6), by: .app)
        #expect(output(from: chain, [upperOnly] + aboveEnds + ends, to: empty) == "presentation")
        // The user may meet with an objection.
        let touch = Journal.Entry.request(.dismissal(of: 5), by: .user)
        let attempt = Journal.Entry.call(.presentation(5, .didAttemptToDismiss))
        #expect(output(from: open, [touch], to: open) == "presentation")
        #expect(output(from: open, [touch, attempt], to: open) == nil)
    }

    @Test("finds each wrong style in its room, unless a delegate answers (B-076, B-077)")
    func styles() {
        func output(
            _ asked: PresentationStyle, shown: PresentationStyle,
            delegate: PresentationStyle?? = nil,
            in change: (inout Observation.Window) -> Void
        ) -> String? {
            var empty = Self.observation()
            change(&empty.window)
            var open = empty
            open.presentations = [Self.presentation(5)]
            (open.presentations[0].asked, open.presentations[0].style) = (asked, shown)
            open.presentations[0].hasDelegate = delegate != nil
            var journal: [Journal.Entry] = [
                .request(.presentation(of: 5, as: asked), by: .app),
                .call(.presentation(5, .presentationWillBegin)),
            ]
            if let delegate, let answer = delegate {
                journal.append(.request(.adaptiveStyle(answer, of: 5), by: .app))
            } else if delegate != nil {
                journal.append(.request(.adaptiveStyle(nil, of: 5), by: .app))
            }
            return self.output(from: empty, journal, to: open)
        }
        let wrong = "presentation-style"

        for asked in [PresentationStyle.popover, .pageSheet, .formSheet, .fullScreen] {
            #expect(output(asked, shown: asked) { _ in } == nil)
            #expect(output(asked, shown: .overFullScreen) { _ in } == wrong)
        }
        // In compact width a popover is a sheet, before iOS 13 a full screen as sheets are.
        #expect(output(.popover, shown: .pageSheet) { $0.isCompactWide = true } == nil)
        #expect(output(.popover, shown: .popover) { $0.isCompactWide = true } == wrong)
        #expect(output(.popover, shown: .fullScreen) { $0.isCompactWide = true } == wrong)
        let old = { (window: inout Observation.Window) in
            window.isCompactWide = true
            window.keepsSheets = false
        }
        #expect(output(.formSheet, shown: .fullScreen, in: old) == nil)
        #expect(output(.popover, shown: .pageSheet, in: old) == wrong)
        #expect(output(.popover, shown: .formSheet) { $0.isCompactHigh = true } == nil)
        #expect(output(.popover, shown: .popover) { $0.isCompactHigh = true } == wrong)
        // A delegate's answer is carried out where the room asks for one. Before it answers, any
        // style is right.
        let compact = { (window: inout Observation.Window) in window.isCompactWide = true }
        #expect(output(.popover, shown: .popover, delegate: .some(nil), in: compact) == nil)
        #expect(output(.popover, shown: .pageSheet, delegate: .some(nil), in: compact) == wrong)
        #expect(output(.popover, shown: .pageSheet, delegate: .fullScreen, in: compact) == wrong)
        #expect(output(.popover, shown: .fullScreen, delegate: .fullScreen) { _ in } == nil)
    }

    @Test("finds each wrong keyboard, and a second field") func input() {
        let down = Self.observation()
        var up = down
        up.input.field = 3
        up.input.fieldIsInWindow = true
        up.input.keyboard = .up
        func output(
            from before: Observation, _ entries: [Journal.Entry] = [],
            _ change: (inout Observation) -> Void
        ) -> String? {
            var after = up
            change(&after)
            return self.output(from: before, entries, to: after)
        }
        let key = Journal.Entry.request(.keyboardKey, by: .system)

        #expect(output(from: down) { _ in } == nil)
        #expect(output(from: down) { $0.input.keyboard = .down } == "keyboard")
        #expect(output(from: up) { $0.input.keyboard = .down } == "keyboard")
        #expect(output(from: up, [key]) { $0.input.keyboard = .down } == nil)
        #expect(output(from: up) { $0.input.fieldIsInWindow = false } == "keyboard")
        #expect(output(from: up) { $0.input.hasOtherField = true } == "first-responder")
        #expect(output(from: down) { $0.input.keyboard = .upForOther } == "keyboard")
        for isPressed in [true, false] {
            let other = output(from: down, isPressed ? [key] : []) {
                $0.input = Observation.Input()
                $0.input.keyboard = .upForOther
                $0.window.isFull = false
            }
            #expect(other == (isPressed ? nil : "keyboard"))
        }
    }

    @Test("an app that prefers the same mode in the background may come back in another (B-056)")
    func sameInBackground() {
        var before = Self.observation(.doubleColumn, .tile, .secondaryOnly)
        before.splits[0].preferredMode = .oneBesideSecondary
        let prefers = Journal.Entry.request(
            .preferredDisplayMode(DisplayMode.oneBesideSecondary.rawValue, split: 1), by: .app)
        let background = Journal.Entry.request(.background, by: .system)

        #expect(output(from: before, [prefers], to: before) == "display-mode")
        #expect(output(from: before, [background, prefers], to: before) == nil)
    }

    @Test("finds a detail that is not on screen, unless something may have taken it away (B-008)")
    func detail() {
        let ask = Journal.Entry.request(.detail(7, split: 1), by: .app)
        let pop = Journal.Entry.request(.stack(navigation: 2, .pop), by: .app)
        for isCollapsed in [false, true] {
            var before = Self.observation()
            before.splits[0].isCollapsed = isCollapsed
            before.splits[0].isCompact = isCollapsed
            var after = before
            after.showsDetail = false

            #expect(output(from: before, [ask], to: before) == nil)
            #expect(output(from: before, [ask], to: after) == "detail")
            #expect(output(from: before, [ask, pop], to: after) == nil)
        }
    }

    @Test(
        "finds a stack whose upper pages are not what pushes and pops make of it (B-060 to B-062)",
        arguments: [
            ([.push(7)], [1, 7], [1]),
            ([.push(7), .push(8)], [1, 7, 8], [1, 8, 7]),
            ([.push(7), .push(8), .pop], [1, 7], [1, 8]),
            ([.push(7), .push(8), .popTo(7)], [1, 7], [1, 7, 8]),
            ([.push(7), .popTo(1), .push(8)], [1, 8], [1, 7, 8]),
            ([.push(7), .popToRoot], [1], [1, 7]),
            ([.popToRoot, .push(7)], [1, 7], [1, 2, 7]),
            ([.push(7), .others, .push(8)], [8], [8, 7]),
        ] as [([StackChange], [Int], [Int])])
    func stack(_ changes: [StackChange], _ right: [Int], _ wrong: [Int]) {
        let requests = changes.map { change in
            Journal.Entry.request(.stack(navigation: 2, change), by: .app)
        }
        var after = Self.observation()
        after.stacks = [Observation.Stack(2, right)]
        #expect(output(from: Self.observation(), requests, to: after) == nil)

        after.stacks = [Observation.Stack(2, wrong)]
        #expect(output(from: Self.observation(), requests, to: after) == "stack")
        let adapts = [Journal.Entry.call(.showDetailTargetDidChange)]
        #expect(output(from: Self.observation(), requests + adapts, to: after) == nil)
        #expect(output(from: Self.observation(), adapts + requests, to: after) == nil)
    }

    @Test("finds a collapsed split view that shows another column than the one to show (B-012)")
    func columnOnTop() {
        var after = Self.observation()
        let ask = Journal.Entry.request(.column(2, isShown: true, split: 1), by: .app)
        let push = Journal.Entry.request(.stack(navigation: 2, .push(9)), by: .app)

        after.topColumn = Observation.TopColumn(1, .secondary, isSet: true)
        #expect(output(from: Self.observation(), [ask], to: after) == nil)
        after.topColumn = Observation.TopColumn(1, .primary, isSet: true)
        #expect(output(from: Self.observation(), [ask], to: after) == "column")
        #expect(output(from: Self.observation(), [ask, push], to: after) == nil)
        after.topColumn = Observation.TopColumn(1, .primary, isSet: false)
        #expect(output(from: Self.observation(), [ask], to: after) == nil)
    }

    @Test("an action that is cut short keeps what it allows for the next one") func cutShort() {
        let before = Self.observation()
        let hide = Journal.Entry.request(.column(0, isShown: false, split: 1), by: .app)
        var expectation = Expectation()
        expectation.take(Journal(), until: before)
        expectation.narrow(to: before)
        expectation.take(Self.journal([hide]), until: before)
        let words = expectation.words

        let hidden = Self.observation(.doubleColumn, .tile, .secondaryOnly)
        expectation.take(Journal(), until: hidden)

        #expect(expectation.difference(to: hidden)?.output == nil)
        #expect(expectation.difference(to: before)?.output == .displayMode)
        expectation.narrow(to: hidden)
        #expect(words != expectation.words)
    }
}
