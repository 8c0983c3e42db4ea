internal import StatefulTesting

/// The fingerprints of a run, for `--fingerprint` and for JSON. Two runs that executed the same
/// have the same fingerprints, on any machine, with any number of processes, and if shards were
/// merged.
enum FingerprintText {
    /// A fingerprint for each variant, and the one of the whole run.
    static func lines(_ reports: [SubjectReport]) -> [String] {
        let names = reports.map(\.subject) + ["all"]
        let column = names.map(\.count).reduce(0, max) + 2
        let texts = reports.map(text) + [total(reports)]
        return zip(names, texts).map { "fingerprint  \($0.padded(to: column))\($1)" }
    }

    /// The fingerprint of one variant: 16 hexadecimal digits.
    static func text(_ report: SubjectReport) -> String {
        digits(report.counts.fingerprint)
    }

    /// The fingerprint of all variants.
    static func total(_ reports: [SubjectReport]) -> String {
        var hash = StableHash()
        for report in reports {
            hash.combine(report.subject)
            hash.combine(text(report))
        }
        return digits(hash.word)
    }

    private static func digits(_ word: UInt64) -> String {
        String(word, radix: 16).aligned(to: 16, with: "0")
    }
}
