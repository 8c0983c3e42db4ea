import Foundation

/// How much room text takes, in points (*unverified*): every character is half as wide as the font
/// is large, and a line is six fifths as high. A device measures glyphs.
///
/// Lines break at line feeds, and at spaces where a line is full. A word that is wider than a line
/// breaks anywhere.
enum TextMetric {
    static func lineHeight(of font: UIFont) -> CGFloat { (font.pointSize * 1.2).rounded(.up) }

    static func advance(of font: UIFont) -> CGFloat { font.pointSize * 0.5 }

    /// The size of a text, rounded up to whole points.
    ///
    /// - Parameters:
    ///   - width: the room for a line; infinite where lines need not break.
    ///   - lines: the most lines, 0 for any number.
    static func size(of text: String, font: UIFont, width: CGFloat, lines limit: Int) -> CGSize {
        guard !text.isEmpty else { return .zero }
        let advance = advance(of: font)
        // No line is as long as ten thousand characters, and none is empty.
        let room = max(1, Int(min(10_000, width / max(advance, 0.01) + 0.001)))
        var lengths: [Int] = []
        for paragraph in text.split(separator: "\n", omittingEmptySubsequences: false) {
            append(paragraph, to: &lengths, room: limit == 1 ? .max : room)
        }
        if limit > 0, lengths.count > limit { lengths.removeLast(lengths.count - limit) }
        let longest = min(lengths.max() ?? 0, room)
        return CGSize(
            width: (CGFloat(longest) * advance).rounded(.up),
            height: CGFloat(lengths.count) * lineHeight(of: font))
    }

    /// Appends the numbers of characters in each line of a paragraph.
    private static func append(_ paragraph: Substring, to lengths: inout [Int], room: Int) {
        var length = 0
        for word in paragraph.split(separator: " ", omittingEmptySubsequences: false) {
            var rest = word.count
            if length > 0 {
                if length + 1 + rest <= room {
                    length += 1 + rest
                    continue
                }
                lengths.append(length)
            }
            while rest > room {
                lengths.append(room)
                rest -= room
            }
            length = rest
        }
        lengths.append(length)
    }
}
