extension CorpusCase {
    /// Parses a case of this format's version or an older one. O(n).
    ///
    /// - Throws: `CorpusError` at the first mistake.
    package init<Machine>(
        parsing bytes: [UInt8], format: CaseFormat<Machine>, subjects: SubjectDirectory
    ) throws(CorpusError) {
        var parser = try CorpusParser(bytes, format: format, subjects)
        self = try parser.parse()
    }
}

/// Reads one case, line after line.
struct CorpusParser<Machine: SystemUnderTest> {
    let format: CaseFormat<Machine>
    private let subjects: SubjectDirectory
    var lines: CorpusLines
    var reader: NameReader
    private(set) var version = 0
    /// The parameters of the app's set-up, as soon as the app is known.
    private(set) var parameters: [SetupParameter] = []

    init(
        _ bytes: [UInt8], format: CaseFormat<Machine>, _ subjects: SubjectDirectory
    ) throws(CorpusError) {
        self.format = format
        self.subjects = subjects
        reader = NameReader(format.renames)
        lines = try CorpusLines(bytes)
    }

    mutating func parse() throws(CorpusError) -> CorpusCase {
        try parseVersion()
        let app = try header("app")
        let name = reader.app(app.value, known: subjects.names)
        guard let parameters = subjects.setup(name) else {
            throw app.mistake(.unknownApp(app.value, known: subjects.names))
        }
        reader.app = name
        self.parameters = parameters
        var setup: [CorpusCase.SetupValue] = []
        var ranks: [Int] = []
        for parameter in parameters {
            let next = try nextHeader()?.name
            let isLeftOut = parameter.isOptional && next != parameter.name
            let rank = isLeftOut ? 0 : try rank(of: parameter)
            ranks.append(rank)
            setup.append(.init(parameter, rank))
        }
        let expectation = try parseExpectation()
        let also = try parseAlso()
        let minimal = try parseMinimal()
        let note = try optionalHeader("note")?.value
        let divider = try parseDivider()
        let (actions, numbers) = try parseActions()
        let ways = try parseWaysIn(ranks)
        var committed = CorpusCase(
            app: name, setup: setup, expectation: expectation,
            also: also, minimal: minimal, note: note,
            comments: lines.comments,
            trace: Trace(setup: ranks, actions: actions), alsoBy: ways, lines: numbers,
            divider: divider)
        committed.renames = reader.used
        return committed
    }

    // MARK: - Headers

    struct Header {
        let name: String
        let value: String
        let line: Int
        let column: Int

        /// A mistake after some scalars of the value.
        func mistake(_ problem: CorpusError.Problem, after offset: Int = 0) -> CorpusError {
            CorpusError(line: line, column: column + offset, problem)
        }
    }

    /// The headers of every case.
    private static var headers: [String] {
        ["app", "expect", "was", "also", "minimal", "note"]
    }

    private mutating func parseVersion() throws(CorpusError) {
        let line = lines.peek() ?? CorpusLines.Line(number: 1, text: "")
        let parts = line.text.split(separator: " ")
        guard parts.count == 2, parts[0] == format.product, let version = Int(parts[1]),
            version >= 1
        else {
            throw CorpusError(
                line: line.number, column: 1,
                .notACase(product: format.product, found: line.text))
        }
        guard version <= format.version else {
            throw CorpusError(
                line: line.number, column: format.product.unicodeScalars.count + 2,
                .newerVersion(found: version, newest: format.version))
        }
        self.version = version
        lines.advance(past: .header(format.product))
    }

    /// The header on the next line, with any name; `nil` if that line is not a header.
    mutating func nextHeader() throws(CorpusError) -> Header? {
        guard let line = lines.peek(), line.text != "---",
            let colon = line.text.unicodeScalars.firstIndex(of: ":")
        else { return nil }
        let scalars = line.text.unicodeScalars
        let written = String(scalars[..<colon])
        let raw = scalars[scalars.index(after: colon)...].drop { $0 == " " }
        let column = scalars.distance(from: scalars.startIndex, to: raw.startIndex) + 1
        guard let value = CorpusText.unescaped(String(raw)) else {
            throw CorpusError(line: line.number, column: column, .badString(String(raw)))
        }
        let name = reader.current(written, known: Self.headers + parameters.map(\.name)) {
            .setup(from: $0, to: $1)
        }
        return Header(name: name, value: value, line: line.number, column: column)
    }

    private mutating func optionalHeader(_ name: String) throws(CorpusError) -> Header? {
        guard let header = try nextHeader(), header.name == name else { return nil }
        lines.advance(past: .header(name))
        return header
    }

    private mutating func header(_ name: String) throws(CorpusError) -> Header {
        if let header = try optionalHeader(name) { return header }
        throw lines.mistake(.missingHeader(name, found: lines.peek()?.text ?? ""))
    }

    mutating func rank(of parameter: SetupParameter) throws(CorpusError) -> Int {
        let found = try header(parameter.name)
        let value = reader.current(found.value, known: parameter.values) {
            .setupValue(of: parameter.name, from: $0, to: $1)
        }
        guard let rank = parameter.values.firstIndex(of: value) else {
            throw found.mistake(
                .unknownValue(header: parameter.name, found: value, known: parameter.values))
        }
        return rank
    }

    private mutating func parseExpectation() throws(CorpusError) -> Expectation {
        let header = try header("expect")
        if header.value == "holds" {
            let (invariant, location) = try parseViolation(try self.header("was"))
            return .holds(was: invariant, location: location)
        }
        let scalars = header.value.unicodeScalars
        guard scalars.starts(with: "fails ".unicodeScalars), scalars.count > 6 else {
            throw header.mistake(.badExpectation(header.value))
        }
        let (invariant, location) = try parseViolation(header, after: 6)
        return .fails(invariant: invariant, location: location)
    }

    /// Parses `INVARIANT at LOCATION`, or an invariant alone, after some scalars of a value.
    private mutating func parseViolation(
        _ header: Header, after offset: Int = 0
    ) throws(CorpusError) -> (String, String) {
        let scalars = header.value.unicodeScalars.dropFirst(offset)
        let end = scalars.firstRange(of: " at ".unicodeScalars)?.lowerBound ?? scalars.endIndex
        let invariant = try parseName(String(scalars[..<end]), header, after: offset)
        let known = subjects.locations(reader.app, invariant)
        let written = scalars[end...].dropFirst(4)
        let location = reader.current(String(written), known: known) {
            .location(ofInvariant: invariant, from: $0, to: $1)
        }
        if let known, !known.contains(location) {
            throw header.mistake(
                .unknownLocation(location, of: invariant, known: known),
                after: offset + scalars.count - written.count)
        }
        return (invariant, location)
    }

    /// The current name of an invariant, or of something else that a failure may be of.
    private mutating func parseName(
        _ written: String, _ header: Header, after offset: Int
    ) throws(CorpusError) -> String {
        let names = format.table.failureNames
        let known = names + Violation.withoutJudge
        let name = reader.current(written, known: known) { .invariant(from: $0, to: $1) }
        guard known.contains(name) else {
            throw header.mistake(.unknownInvariant(name, known: names), after: offset)
        }
        return name
    }

    /// Parses the names of further invariants, which commas separate.
    private mutating func parseAlso() throws(CorpusError) -> [String] {
        guard let header = try optionalHeader("also") else { return [] }
        var names: [String] = []
        var offset = 0
        let parts = header.value.unicodeScalars.split(
            separator: ",", omittingEmptySubsequences: false)
        for part in parts {
            let start = part.prefix { $0 == " " }.count
            let length = part.reversed().drop { $0 == " " }.count
            let written = String(part.prefix(length).dropFirst(start))
            names.append(try parseName(written, header, after: offset + start))
            offset += part.count + 1
        }
        return names
    }

    private mutating func parseMinimal() throws(CorpusError) -> Certificate? {
        guard let header = try optionalHeader("minimal") else { return nil }
        guard let certificate = Certificate(rawValue: header.value) else {
            let known = Certificate.allCases.map(\.rawValue)
            throw header.mistake(
                .unknownValue(header: "minimal", found: header.value, known: known))
        }
        return certificate
    }

    // MARK: - Divider

    /// Parses the divider, and returns the number of its line.
    private mutating func parseDivider() throws(CorpusError) -> Int {
        if let line = lines.peek(), line.text == "---" {
            lines.advance(past: .start)
            return line.number
        }
        throw lines.mistake(.missingDivider(found: lines.peek()?.text ?? ""))
    }
}
