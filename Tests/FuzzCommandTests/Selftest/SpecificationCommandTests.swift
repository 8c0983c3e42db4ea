import FuzzCommand
import Testing

@MainActor @Suite("fuzzlab specification") struct SpecificationCommandTests {
    @Test("prints for each output how often one value, several, or every one is allowed")
    func shares() {
        let ran = fuzzlab(["specification", "--cases", "1"])
        let columns = ran.lines.map { $0.split(separator: " ").map(String.init) }

        #expect(ran.lines.first == "output                        steps    one  several  every")
        let collapsed = columns.first { $0.first == "collapsed" }
        #expect(collapsed?.dropFirst(2).joined(separator: " ") == "100 % 0 % 0 %")
        let names = columns.compactMap(\.first)
        for name in ["display-mode", "nobodyAsked", "asked", "window", "expand", "keyboard"] {
            #expect(names.contains(name), "\(name)")
        }
        #expect(ran == fuzzlab(["specification", "--cases", "1"]))
    }

    @Test("refuses operands") func operands() {
        let ran = fuzzlab(["specification", "sidebar"])

        #expect(ran.status == .badInput)
        #expect(ran.error.contains("right ones are walked through"))
    }
}
