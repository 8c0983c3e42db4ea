import SplitFuzz
import StatefulTesting
import Testing

/// An app of which some actions have been done.
@MainActor struct Stage {
    var replay: Replay<SplitMachine>

    init(_ name: String, choosing choice: [String: String] = [:]) throws {
        let subjects = [AppUnderTest.sidebar, .layouts].flatMap { $0.subjects(choosing: choice) }
        let subject = try #require(subjects.first { $0.name == name })
        replay = try Replayer(subject).begin(setup: subject.simplestSetup)
    }

    /// Applies an action by its rule's name and its argument.
    mutating func act(_ rule: String, _ argument: Int = 0) throws {
        let index = try #require(SplitMachine.rules.firstIndex { $0.name == rule })
        try apply(Action(rule: index, arguments: [.rank(UInt64(argument))]))
    }

    mutating func tap(_ name: String) throws {
        let index = try #require(SplitMachine.rules.firstIndex { $0.name == "tap" })
        try apply(Action(rule: index, arguments: [.name(Name(name))]))
    }

    private mutating func apply(_ action: Action) throws {
        if case .inapplicable(let why) = replay.apply(action) { Issue.record("\(why)") }
    }
}

@Suite("Drawings of the sidebar app") @MainActor struct PictureTests {
    @Test("gallery") func gallery() throws {
        for width in [80, 60, 120] {
            for (name, choice) in [("ltr", [:]), ("rtl", ["direction": "right-to-left"])] {
                var stage = try Stage("sidebar/own-navigation", choosing: choice)
                show("start \(name)", stage, width)
                try stage.tap("primary/Presenters")
                show("pushed \(name)", stage, width)
                try stage.act("rotate", 1)
                show("rotated \(name)", stage, width)
                try stage.tap("primary/ToggleSidebar")
                show("hidden \(name)", stage, width)
                try stage.act("resize", 1)
                show("two-thirds \(name)", stage, width)
                try stage.act("dock", 0)
                try stage.act("rotate", 0)
                show("two-thirds landscape \(name)", stage, width)
                try stage.act("resize", 4)
                show("slide-over \(name)", stage, width)
            }
            var stage = try Stage("sidebar/insets")
            try stage.tap("primary/Presenters")
            try stage.tap("primary/ToggleSidebar")
            try stage.tap("secondary/ToggleSidebar")
            show("invisible", stage, width)
            for name in ["overlay", "displace", "alone"] {
                for direction in ["left-to-right", "right-to-left"] {
                    let choice = ["direction": direction, "orientation": "portrait"]
                    let stage = try Stage("layouts/\(name)", choosing: choice)
                    show("\(name) \(direction)", stage, width)
                }
            }
            show("phone", try Stage("sidebar/own-navigation", choosing: ["device": "iPhone 12 Pro Max"]), width)
        }
    }

    func show(_ name: String, _ stage: Stage, _ width: Int) {
        print("== \(name) \(width)")
        for line in stage.replay.machine.drawing(width: width) { print(line) }
    }
}
