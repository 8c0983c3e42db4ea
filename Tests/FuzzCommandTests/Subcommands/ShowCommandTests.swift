import FuzzCommand
import Testing

@MainActor struct ShowCommandTests {
    @Test("each step is headed by its number and action, the last line is the verdict")
    func steps() throws {
        let folder = try Folder()
        try folder.write(ExampleCase.failing, to: "x.case")

        let ran = fuzzsplit("show", "x.case", in: folder)
        let heads = ran.lines.filter { $0.first?.isNumber == true }

        #expect(heads == ["0  start", "1  tap \"primary/Presenters\"", "2  rotate portrait"])
        #expect(ran.lines.last == "as expected")
        #expect(ran.lines.contains("breaks primary-content-on-screen at primary"))
        #expect(ran.lines.allSatisfy { $0.count <= 80 })
        #expect(ran.status == .asExpected)
    }
}
