import Foundation
import Testing

@testable import UIKitModel

@Suite("The width of a sidebar")
struct ColumnWidthTests {
    /// A request in a split view that is 1000 points wide, and the resulting width.
    struct Row: CustomTestStringConvertible, Sendable {
        let name: String
        let asked: ColumnWidth
        let width: CGFloat
        var testDescription: String { name }

        init(_ name: String, _ asked: ColumnWidth, _ width: CGFloat) {
            self.name = name
            self.asked = asked
            self.width = width
        }
    }

    static let table = [
        Row("nothing: the default maximum", ColumnWidth(), 320),
        Row("less than the default", ColumnWidth(preferred: 250), 250),
        Row("zero", ColumnWidth(preferred: 0), 0),
        Row("more than the default maximum", ColumnWidth(preferred: 400), 320),
        Row("more, with a maximum", ColumnWidth(preferred: 400, maximum: 500), 400),
        Row("more than its maximum", ColumnWidth(preferred: 400, maximum: 350), 350),
        Row("less than its minimum", ColumnWidth(preferred: 100, minimum: 200), 200),
        Row("a fraction", ColumnWidth(fraction: 0.25), 250),
        Row("a fraction above the default", ColumnWidth(fraction: 0.4), 320),
        Row("a fraction, with a maximum", ColumnWidth(fraction: 0.4, maximum: 500), 400),
        Row("a fraction below its minimum", ColumnWidth(fraction: 0.1, minimum: 150), 150),
        Row("points beat a fraction", ColumnWidth(preferred: 280, fraction: 0.1), 280),
        Row("a maximum alone", ColumnWidth(maximum: 300), 300),
        Row("a minimum alone, above the default maximum", ColumnWidth(minimum: 360), 320),
        Row("a minimum below the default maximum", ColumnWidth(preferred: 100, minimum: 300), 300),
        Row("the same, with a maximum", ColumnWidth(minimum: 360, maximum: 400), 400),
        Row("a minimum above the maximum", ColumnWidth(minimum: 340, maximum: 300), 340),
    ]

    @Test(
        "it is what is preferred, within its bounds (B-040, B-041, A-116, A-118)",
        arguments: table)
    func width(_ row: Row) {
        #expect(row.asked.width(in: 1000) == row.width)
    }

    @Test("it is at most half of the split view (B-040)")
    func share() {
        #expect(ColumnWidth(preferred: 700, maximum: 800).width(in: 1000) == 500)
        #expect(ColumnWidth().width(in: 600) == 300)
    }
}
