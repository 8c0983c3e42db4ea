import Foundation
import FuzzCommand
import SplitFuzz
import Testing

@MainActor struct ShowCommandTests {
    @Test("each step is headed by its number and action, the verdict and a command follow")
    func steps() throws {
        let folder = try Folder()
        try folder.write(ExampleCase.failing, to: "x.case")

        let ran = fuzzsplit("show", "x.case", in: folder)
        let heads = ran.lines.filter { $0.first?.isNumber == true }

        #expect(heads == ["0  start", "1  tap \"primary/Presenters\"", "2  rotate portrait"])
        #expect(ran.lines.suffix(2) == ["as expected", "reproduce: fuzzsplit replay x.case"])
        #expect(ran.lines.contains("breaks primary-content-on-screen at primary"))
        #expect(ran.lines.allSatisfy { $0.count <= 80 })
        #expect(ran.status == .asExpected)
    }

    @Test(
        "lengths that are no numbers, endless or huge are drawn",
        arguments: [CGFloat.nan, .infinity, -.infinity, 1e300, -1e300])
    func absurdLengths(length: CGFloat) throws {
        let folder = try Folder()
        for place in AbsurdPlace.allCases {
            let text = ExampleCase.text(
                app: "absurd/default", expect: "fails place-kept at collapse",
                actions: ["rotate portrait", "resize two-thirds"])
            try folder.write(text, to: "x.case")

            let ran = fuzzsplit("show", "x.case", on: [.absurd(place, length)], in: folder)

            #expect(ran.lines.last == "reproduce: fuzzsplit replay x.case", "\(place)")
            #expect(ran.lines.allSatisfy { $0.count <= 80 }, "\(place)")
            let drawn = fuzzsplit(
                "show", "x.case", "--svg", "0", on: [.absurd(place, length)], in: folder)
            #expect(drawn.output.hasSuffix("</svg>\n"), "\(place)")
        }
    }
}
