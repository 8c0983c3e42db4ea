import FuzzCommand
import Testing

/// An app in which nothing can be done.
@MainActor struct InactiveAppTests {
    @Test("is a line of the run and exit 1, not a run without findings")
    func run() {
        let ran = fuzzsplit("run", "odd/asleep", "--seed", "1", "--cases", "64", on: [.odd()])

        #expect(ran.status == .finding)
        #expect(
            ran.output.contains(
                "\nodd/asleep: nothing on screen can be reached: no tap, swipe or drag was possible\n"
                    + "in "))
        #expect(
            ran.output.replacing("\n", with: " ").contains(
                " actions; give the first screen a control that is enabled, visible and inside "
                    + "the window"))
        #expect(ran.output.contains("\n    fuzzsplit list rules\n"))
        #expect(!ran.output.contains("search for ten minutes"))
    }

    @Test("is not called closed by explore, and exit 1")
    func explore() {
        let ran = fuzzsplit("explore", "odd/asleep", "--depth", "1", on: [.odd()])

        #expect(ran.status == .finding)
        #expect(ran.lines[1].hasPrefix("nothing of the user's explored"))
        #expect(ran.lines[3].hasPrefix("nothing on screen can be reached: no tap, swipe or "))
    }

    @Test("is in the JSON of both")
    func json() {
        let key = "\"inactivity\": \"nothing on screen can be reached: no tap, swipe or drag was "
        let arguments = ["odd/asleep", "--format", "json"]

        let run = fuzzsplit(["run", "--cases", "64"] + arguments, on: [.odd()])
        let explored = fuzzsplit(["explore", "--depth", "1"] + arguments, on: [.odd()])
        let active = fuzzsplit(
            "run", "stack/pushes-another", "--cases", "0", "--format", "json", on: [.stack])

        #expect(run.output.contains(key))
        #expect(explored.output.contains(key))
        #expect(explored.output.contains("\"end\": \"nothing\","))
        #expect(active.output.contains("\"inactivity\": null,"))
    }
}
