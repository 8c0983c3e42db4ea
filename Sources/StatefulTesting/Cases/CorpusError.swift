/// A mistake in a case file: its position, the expected and the found text, and advice. The
/// description has all of them on one line.
public struct CorpusError: Error, Hashable, Sendable {
    package enum Problem: Hashable, Sendable {
        case empty
        case binary
        case carriageReturn
        case notACase(product: String, found: String)
        case newerVersion(found: Int, newest: Int)
        case missingHeader(String, found: String)
        case missingDivider(found: String)
        case unknownApp(String, known: [String])
        case unknownValue(header: String, found: String, known: [String])
        case badExpectation(String)
        case unknownInvariant(String, known: [String])
        case unknownLocation(String, of: String, known: [String])
        case unknownRule(String, known: [String])
        case unknownTiming(String, known: [String])
        case missingArgument(rule: String, expected: String)
        case badArgument(rule: String, expected: String, found: String)
        case surplus(String)
        case badString(String)
        case duplicateReference(String)
        case unknownReference(String)
        case missingReference(rule: String)
    }

    /// The line of the mistake, counted from 1.
    public let line: Int
    /// The column of the mistake, counted from 1 in Unicode scalars.
    public let column: Int
    package let problem: Problem

    package init(line: Int, column: Int, _ problem: Problem) {
        self.line = line
        self.column = column
        self.problem = problem
    }
}

extension CorpusError: CustomStringConvertible {
    /// The position, the expected and the found text, and advice on one line.
    public var description: String {
        "line \(line), column \(column): expected \(expected), found \(found); \(advice)"
    }

    /// The legal text at this position, as part of a sentence.
    package var expected: String {
        switch problem {
        case .empty: "a case"
        case .binary: "UTF-8 text"
        case .carriageReturn: "lines that end in LF"
        case .notACase(let product, _): "\"\(product) \" and a version"
        case .newerVersion(_, let newest): "a version up to \(newest)"
        case .missingHeader(let name, _): "\"\(name): \""
        case .missingDivider: "\"---\""
        case .unknownApp: "the name of an app"
        case .unknownValue(let header, _, _): "a value of \"\(header)\""
        case .badExpectation: "\"fails INVARIANT at LOCATION\" or \"holds\""
        case .unknownInvariant: "the name of an invariant, or of a rule that throws"
        case .unknownLocation(_, let invariant, _): "a location of \(invariant) in this app"
        case .unknownRule: "the name of a rule"
        case .unknownTiming: "the name of a timing"
        case .missingArgument(_, let expected), .badArgument(_, let expected, _): expected
        case .surplus: "the end of the line"
        case .badString: "a string with the escapes \\\", \\\\, \\n and \\u{…}"
        case .duplicateReference: "a reference that nothing else creates"
        case .unknownReference: "a reference that an earlier action creates"
        case .missingReference: "\"-> #\" and a number"
        }
    }

    /// The text at this position, as part of a sentence.
    package var found: String {
        switch problem {
        case .empty: "an empty file"
        case .binary: "other bytes"
        case .carriageReturn: "a carriage return"
        case .notACase(_, let found), .missingHeader(_, let found), .missingDivider(let found),
            .badExpectation(let found), .badArgument(_, _, let found), .surplus(let found),
            .badString(let found):
            Self.quoted(found)
        case .newerVersion(let found, _): "version \(found)"
        case .unknownApp(let name, _), .unknownValue(_, let name, _),
            .unknownInvariant(let name, _), .unknownLocation(let name, _, _),
            .unknownRule(let name, _), .unknownTiming(let name, _):
            Self.quoted(name)
        case .duplicateReference(let reference), .unknownReference(let reference): reference
        case .missingArgument, .missingReference: "the end of the line"
        }
    }

    /// A text of the file in quotes, cut after 60 characters and safe to print; or "nothing".
    private static func quoted(_ text: String) -> String {
        text.isEmpty ? "nothing" : "\"\(CorpusText.printable(text, atMost: 60))\""
    }

    /// Advice to the user, as part of a sentence.
    package var advice: String {
        switch problem {
        case .empty: "delete the file, or restore it"
        case .binary: "restore the file"
        case .carriageReturn: "convert the file's line ends to LF"
        case .notACase: "check that this file is a case"
        case .newerVersion: "read it with a newer version of the tool"
        case .missingHeader(let name, let found):
            Spelling.nearest(to: String(found.prefix { $0 != ":" }), among: [name]) == nil
                ? "put the header \"\(name)\" here: the order is fixed"
                : "did you mean \"\(name)\"?"
        case .missingDivider:
            "put the line \"---\" before the actions, and the headers in their order before it"
        case .unknownLocation(_, _, known: []): "the app has none: delete the case"
        case .unknownApp(let name, let known), .unknownValue(_, let name, let known),
            .unknownLocation(let name, _, let known),
            .unknownInvariant(let name, let known), .unknownRule(let name, let known),
            .unknownTiming(let name, let known):
            Spelling.advice(for: name, among: known)
        case .badExpectation: "say what the case is expected to do"
        case .missingArgument(let rule, _), .badArgument(let rule, _, _):
            "correct the arguments of \(rule)"
        case .surplus: "delete it: a line has one action"
        case .badString: "correct the string"
        case .duplicateReference: "give each created thing a number of its own"
        case .unknownReference: "create it first, or correct the number"
        case .missingReference(let rule): "name what \(rule) creates"
        }
    }
}
