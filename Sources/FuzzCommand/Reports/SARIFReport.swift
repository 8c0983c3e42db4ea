internal import Foundation
internal import SplitFuzz
internal import StatefulTesting

/// A report as SARIF 2.1.0, the format of static analysis
/// (https://docs.oasis-open.org/sarif/sarif/v2.1.0/sarif-v2.1.0.html).
///
/// A rule is an invariant, and a result a finding. What is no finding is a notification.
@MainActor struct SARIFReport {
    let report: CIReport

    var json: JSON {
        let rules = rules
        return [
            "$schema": "https://json.schemastore.org/sarif-2.1.0.json",
            "version": "2.1.0",
            "runs": [
                [
                    "tool": tool(rules), "invocations": [invocation],
                    "results": .array(results(rules.map(\.name))),
                ]
            ],
        ]
    }

    // MARK: - Rules

    private func tool(_ rules: [ListEntry]) -> JSON {
        [
            "driver": [
                "name": .string(report.program), "version": .string(FuzzCommand.version),
                "rules": .array(rules.map(rule)),
            ]
        ]
    }

    /// All invariants in table order, then whatever else is broken, such as `keeps-running`.
    private var rules: [ListEntry] {
        var rules = ListCommand.entries(of: .invariants, [])
        for name in report.entries.compactMap(\.entry.violation?.invariant)
        where !rules.contains(where: { $0.name == name }) {
            rules.append(ListEntry(name, "\(name) goes through without an error"))
        }
        return rules
    }

    private func rule(_ entry: ListEntry) -> JSON {
        ["id": .string(entry.name), "shortDescription": SARIFReport.message(entry.text)]
    }

    // MARK: - Results

    private func results(_ rules: [String]) -> [JSON] {
        report.subjects.flatMap { section in
            section.entries.compactMap { entry in
                entry.violation.flatMap { result(entry, $0, of: section.name, rules) }
            }
        }
    }

    /// `nil` if the case of the entry was not judged.
    private func result(
        _ entry: CIReport.Entry, _ violation: Violation, of subject: String, _ rules: [String]
    ) -> JSON? {
        if entry.outcome == .skipped { return nil }
        let body = entry.body
        let text = body.isEmpty ? entry.message : "\(entry.message)\n\n\(body)"
        let rule = entry.identity.map { $0.rule.isEmpty ? "" : ", by \($0.rule)" } ?? ""
        var fingerprints: [(String, JSON)] = [
            ("cause/v1", "\(subject): \(violation.text)\(rule)")
        ]
        if let identity = entry.identity {
            fingerprints.append(("case/v1", .string(identity.hash)))
        }
        var keys: [(String, JSON)] = [("ruleId", .string(violation.invariant))]
        if let index = rules.firstIndex(of: violation.invariant) {
            keys.append(("ruleIndex", .integer(index)))
        }
        keys += [
            ("level", .string(entry.isBad ? "error" : "note")),
            ("message", SARIFReport.message(text)),
            ("locations", [location(entry, of: subject)]),
            ("partialFingerprints", .object(fingerprints)),
        ]
        if let baseline = entry.baseline {
            keys.append(("baselineState", .string(baseline.rawValue)))
        }
        var properties = [("kind", JSON.string(entry.kind))]
        if !violation.sources.isEmpty { properties.append(("tags", .strings(violation.sources))) }
        if let finding = entry.finding, let certainty = finding.certainty {
            let value: JSON = [
                "holds": .boolean(certainty.onlyIf.isEmpty && certainty.untried.isEmpty),
                "onlyIf": .strings(CertaintyText(finding).conditions),
            ]
            properties.append(("certainty", value))
        }
        return .object(keys + [("properties", .object(properties))])
    }

    private func location(_ entry: CIReport.Entry, of subject: String) -> JSON {
        let logical: JSON = [
            "name": .string(subject.split(separator: "/").last.map(String.init) ?? subject),
            "fullyQualifiedName": .string(subject), "kind": "module",
        ]
        return .object(SARIFReport.physical(entry) + [("logicalLocations", [logical])])
    }

    private static func physical(_ entry: CIReport.Entry) -> [(String, JSON)] {
        guard let file = entry.file else { return [] }
        let place: JSON = [
            "artifactLocation": ["uri": .string(uri(of: file.path))],
            "region": ["startLine": .integer(file.line)],
        ]
        return [("physicalLocation", place)]
    }

    // MARK: - Notifications

    private var invocation: JSON {
        let others = report.entries.filter { $0.entry.violation == nil && $0.entry.isBad }
        let notifications = others.map { subject, entry in
            let location = SARIFReport.physical(entry)
            // A message about a file begins with its path.
            let name = entry.message.hasPrefix(entry.name) ? "" : "\(entry.name): "
            let text = (subject.map { "\($0): " } ?? "") + name + entry.message
            return JSON.object(
                [("level", "error"), ("message", SARIFReport.message(text))]
                    + (location.isEmpty ? [] : [("locations", [.object(location)])]))
        }
        return [
            "executionSuccessful": .boolean(others.isEmpty),
            "toolExecutionNotifications": .array(notifications),
        ]
    }

    // MARK: - Parts

    private static func message(_ text: String) -> JSON { ["text": .string(text)] }

    /// The reference of a path: all bytes but the plain ones of RFC 3986 as `%XX`.
    static func uri(of path: String) -> String {
        let plain = CharacterSet(
            charactersIn: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~/+")
        let name = String(path.trimmingPrefix("./"))
        return (path.hasPrefix("/") ? "file://" : "")
            + (name.addingPercentEncoding(withAllowedCharacters: plain) ?? name)
    }
}
