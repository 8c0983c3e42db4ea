import Foundation
import Testing

@_spi(Simulation) @testable import UIKitModel

@Suite("Text and images") @MainActor struct TextTests {
    private let world = SimulationFixture.plain()

    @Test("text styles have the sizes of the content size Large (B-151)") func styles() {
        let styles: [(UIFont.TextStyle, CGFloat)] = [
            (.largeTitle, 34), (.title1, 28), (.title2, 22), (.title3, 20), (.headline, 17),
            (.body, 17), (.callout, 16), (.subheadline, 15), (.footnote, 13), (.caption1, 12),
            (.caption2, 11),
        ]
        for (style, size) in styles {
            #expect(UIFont.preferredFont(forTextStyle: style).pointSize == size)
        }
        #expect(
            UIFont.preferredFont(forTextStyle: .headline) != .preferredFont(forTextStyle: .body))
    }

    @Test("equal images, fonts and colours have one hash, the same in every process") func hashes()
    {
        #expect(
            UIImage(named: "a")?.hash == Int(truncatingIfNeeded: 0xaf63_dc4c_8601_ec8c as UInt64))
        #expect(
            UIImage.SymbolConfiguration(pointSize: 17).hash
                == UIImage.SymbolConfiguration(pointSize: 17).hash)
        #expect(UIFont.systemFont(ofSize: 17).hash == ".SFUI 17.0".stableHash)
        #expect(
            UIColor(red: 0, green: -0.0, blue: 1, alpha: 1).hash
                == UIColor(red: 0, green: 0, blue: 1, alpha: 1).hash)
    }

    @Test("a label is half a font size wide for each character, and six fifths high (B-151)")
    func label() {
        world.makeCurrent()
        let label = UILabel()
        #expect(label.intrinsicContentSize == .zero)

        label.text = "Ten chars."
        label.font = .systemFont(ofSize: 20)
        label.sizeToFit()

        #expect(label.intrinsicContentSize == CGSize(width: 100, height: 24))
        #expect(label.frame.size == CGSize(width: 100, height: 24))
    }

    @Test("lines break at spaces, at line feeds, and in words that are too wide (B-151)")
    func lines() {
        let font = UIFont.systemFont(ofSize: 20)
        func lines(_ text: String, limit: Int = 0) -> CGFloat {
            TextMetric.size(of: text, font: font, width: 100, lines: limit).height / 24
        }
        #expect(lines("one two") == 1)
        #expect(lines("one two three") == 2)
        #expect(lines("one two three four five six") == 3)
        #expect(lines("one two three four five six", limit: 2) == 2)
        #expect(lines("a\nb\n\nc") == 4)
        #expect(lines("abcdefghijklmnopqrstuvwxyz") == 3)
        #expect(TextMetric.size(of: "abcdefghijkl", font: font, width: 100, lines: 1).width == 100)
    }

    @Test("an image view is as large as its image (B-151)") func image() throws {
        world.makeCurrent()
        let symbol = try #require(
            UIImage(
                systemName: "star",
                withConfiguration: UIImage.SymbolConfiguration(pointSize: 20, weight: .bold)))

        let view = UIImageView(image: symbol)

        #expect(view.intrinsicContentSize == CGSize(width: 24, height: 24))
        #expect(view.frame.size == symbol.size)
        #expect(UIImage(systemName: "star") == UIImage(systemName: "star"))
        #expect(UIImage(systemName: "star") != symbol)
        #expect(symbol.withTintColor(.red) != symbol)
    }

    @Test("a button shows its configuration's title, and is as large as that (B-151)")
    func button() {
        world.makeCurrent()
        var configuration = UIButton.Configuration.filled()
        configuration.title = "Continue"

        let button = UIButton(configuration: configuration, primaryAction: nil)

        #expect(button.currentTitle == "Continue" && button.shownTitle == "Continue")
        #expect(button.intrinsicContentSize == CGSize(width: 96, height: 36))
        button.setTitle("Stop", for: .normal)
        #expect(button.configuration?.title == "Stop")
        #expect(UIButton(type: .close).buttonType == .close)
    }
}
