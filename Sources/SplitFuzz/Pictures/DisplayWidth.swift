internal import StatefulTesting

/// The width of text in a terminal.
extension Character {
    /// The columns that the character takes: 2 for East Asian wide characters and emoji, else 1.
    var displayWidth: Int {
        guard let scalar = unicodeScalars.first else { return 0 }
        // A quick answer for most characters, since Unicode's tables are slow.
        if scalar.value < 0x1100 || 0x2500...0x25BF ~= scalar.value, unicodeScalars.count == 1 {
            return 1
        }
        if scalar.properties.isEmojiPresentation || unicodeScalars.contains("\u{FE0F}") { return 2 }
        switch scalar.value {
        case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7A3,
            0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1FAFF,
            0x20000...0x3FFFD:
            return 2
        default: return 1
        }
    }
}

extension String {
    /// The columns that the text takes.
    package var displayWidth: Int { reduce(0) { $0 + $1.displayWidth } }

    /// The text with a dot for each control character and each character that a terminal cannot
    /// show.
    var printable: String {
        String(
            map { character in
                guard let scalar = character.unicodeScalars.first else { return character }
                switch scalar.properties.generalCategory {
                case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate,
                    .unassigned, .nonspacingMark, .enclosingMark:
                    return "·"
                default: return character
                }
            })
    }

    /// The text in at most `width` columns. An ellipsis stands for the part that is left out.
    package func shortened(to width: Int) -> String {
        guard displayWidth > width else { return self }
        var short = ""
        for character in self {
            guard short.displayWidth + character.displayWidth < width else { break }
            short.append(character)
        }
        return width > 0 ? short.trimmingTrailingSpaces + "…" : ""
    }

    /// The beginning of the text, in at most `width` columns.
    func cut(to width: Int) -> String {
        guard displayWidth > width else { return self }
        var room = width
        return String(
            prefix {
                room -= $0.displayWidth
                return room >= 0
            }
        ).trimmingTrailingSpaces
    }

    var trimmingTrailingSpaces: String {
        var text = self[...]
        while text.last == " " { text.removeLast() }
        return String(text)
    }

    /// The treatment of a word that is wider than a line.
    package enum LongWords { case shortened, whole }

    /// The text with blanks at which `wrapped` does not break.
    package var unbroken: String { replacing(" ", with: String.bond) }

    /// Stands for a blank at which no line breaks.
    package static let bond = "\u{a0}"

    /// The words in lines of at most `width` columns, safe to print. Empty without words. A bond is
    /// printed as a blank.
    package func wrapped(to width: Int, longWords: LongWords = .shortened) -> [String] {
        var lines: [String] = []
        for word in CorpusText.printable(self).split(separator: " ") {
            let whole = String(word)
            let word = longWords == .whole ? whole : whole.shortened(to: width)
            if let last = lines.last, last.displayWidth + 1 + word.displayWidth <= width {
                lines[lines.count - 1] = "\(last) \(word)"
            } else {
                lines.append(word)
            }
        }
        return lines.map { $0.replacing(String.bond, with: " ") }
    }
}
