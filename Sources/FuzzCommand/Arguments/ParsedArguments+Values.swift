internal import SplitFuzz
internal import StatefulTesting

/// The values of options. Each function throws a `UsageError` if the value is not legal.
extension ParsedArguments {
    /// A whole number in a range; `standard` if the option is not given.
    package func number(
        _ option: Option, in range: ClosedRange<Int>, default standard: Int
    ) throws(UsageError) -> Int {
        guard let value = value(option) else { return standard }
        guard let number = Int(value.text), range.contains(number) else {
            throw badValue(
                option, "a whole number from \(range.lowerBound) to \(range.upperBound)")
        }
        return number
    }

    /// The file for a page; `nil` if the option is not given.
    func page() throws(UsageError) -> String? {
        let path = value(.html)?.text
        if ["", "-"].contains(path) { throw badValue(.html, "the name of a file") }
        return path
    }

    func seed() throws(UsageError) -> Seed? {
        guard let value = value(.seed) else { return nil }
        guard let number = UInt64(value.text), !value.text.hasPrefix("+") else {
            throw badValue(.seed, "a whole number from 0 to \(UInt64.max)")
        }
        return Seed(number)
    }

    /// A value such as `90s`, `10m` or `8h`; `nil` if the option is not given.
    func duration() throws(UsageError) -> Duration? {
        guard let value = value(.duration) else { return nil }
        let units: [(suffix: Character, seconds: Int)] = [("s", 1), ("m", 60), ("h", 3_600)]
        guard let unit = units.first(where: { $0.suffix == value.text.last }),
            let count = Int(value.text.dropLast()), (1...1_000_000).contains(count)
        else {
            throw badValue(
                .duration, "a whole number followed by s, m or h, such as 90s, 10m or 8h")
        }
        return .seconds(count * unit.seconds)
    }

    /// A value such as `2/4`; the whole run if the option is not given.
    func shard() throws(UsageError) -> Shard {
        guard let value = value(.shard) else { return .whole }
        guard let shard = Shard(value.text) else {
            throw badValue(
                .shard, "a part and a number of parts up to \(Shard.mostParts), such as 2/4")
        }
        return shard
    }

    func format() throws(UsageError) -> OutputFormat {
        try choice(.format) ?? .text
    }

    /// The parts of the set-up that the options give. The rest keeps the defaults of each app.
    func setup() throws(UsageError) -> LaunchSetup.Choice {
        let isEvery = value(.release)?.text == LaunchSetup.Choice.everyReleaseText
        // A search takes every release, too.
        let others = command == .run ? [LaunchSetup.Choice.everyReleaseText] : []
        var setup = LaunchSetup.Choice(
            device: try choice(.device),
            release: isEvery ? nil : try choice(.release, orElse: others),
            direction: try choice(.direction), orientation: try choice(.orientation),
            window: try choice(.window), reading: try reading())
        setup.everyRelease = isEvery
        return setup
    }

    private func reading() throws(UsageError) -> LaunchSetup.Reading? {
        if let name = value(.reading)?.text, LaunchSetup.Reading.isDefault(name) {
            throw badValue(.reading, "a reading that is not the default")
        }
        return try choice(.reading)
    }

    /// The invariants to judge.
    ///
    /// - Parameter known: the names of all invariants, in table order.
    func judging(of known: [String]) throws(UsageError) -> Judging {
        try reject(.only, with: .without)
        if has(.only) { return .only(try names(.only, known)) }
        guard has(.without) else { return .all }
        let names = try names(.without, known)
        if names == known { throw badValue(.without, "some of the invariants, not all") }
        return .without(names)
    }

    // MARK: - Parts

    /// Names with commas between them, in the order of the known names.
    private func names(_ option: Option, _ known: [String]) throws(UsageError) -> [String] {
        guard let value = value(option) else { return [] }
        let names = value.text.split(separator: ",", omittingEmptySubsequences: false)
            .map(String.init)
        for name in names where !known.contains(name) {
            throw UsageError(
                .unknownName(
                    option, kind: "invariant", found: name,
                    nearest: name.isEmpty ? [] : Spelling.nearest(3, to: name, among: known)),
                at: value.index)
        }
        return known.filter(names.contains)
    }

    /// One of a type's values, by its name; `nil` if the option is not given.
    ///
    /// - Parameter others: values that the option takes, too, for the error message.
    package func choice<Value: CaseIterable & RawRepresentable<String>>(
        _ option: Option, orElse others: [String] = []
    ) throws(UsageError) -> Value? {
        guard let value = value(option) else { return nil }
        guard let choice = Value(rawValue: value.text) else {
            let known = Value.allCases.map(\.rawValue) + others
            throw UsageError(
                .unknownValue(option, found: value.text, known: known), at: value.index)
        }
        return choice
    }

    /// The only operand as one of a type's values, by its name.
    ///
    /// - Parameter kind: the words before a name, as in `there is no list of "bugs"`.
    func onlyChoice<Value: CaseIterable & RawRepresentable<String>>(
        _ kind: String
    ) throws(UsageError) -> Value {
        let known = Value.allCases.map(\.rawValue)
        let operand = try onlyOperand("one of \(known.joined(separator: ", "))")
        guard let choice = Value(rawValue: operand.text) else {
            throw UsageError(
                .unknownChoice(kind: kind, found: operand.text, known: known), at: operand.index)
        }
        return choice
    }

    package func badValue(_ option: Option, _ expected: String) -> UsageError {
        guard let value = value(option) else { return UsageError(.missingValue(option)) }
        return UsageError(
            .badValue(option, expected: expected, found: value.text), at: value.index)
    }
}

/// How results are written.
enum OutputFormat: String, CaseIterable, Sendable {
    case text, json
    /// XML for Jenkins, GitLab and others.
    case junit
    /// The format of static analysis.
    case sarif
    /// Text, annotations and a summary for GitHub Actions.
    case github
}
