internal import StatefulTesting

/// A report as JUnit XML, as Jenkins and GitLab read it.
///
/// Each variant is a test suite, and each finding a test case. A variant without one has a test
/// case that passes. There are no times, because the same run has the same bytes.
struct JUnitReport {
    let report: CIReport

    var text: String {
        var suites = report.subjects.map { section in
            let cases = section.entries.map { testCase($0, of: section.name) }
            let passed = XML("testcase", names("search", section.name))
            return suite(section.name, cases.isEmpty ? [passed] : cases)
        }
        if !report.problems.isEmpty {
            let name = report.program
            suites.append(suite(name, report.problems.map { testCase($0, of: name) }))
        }
        let name = "\(report.program) \(report.subcommand.name)"
        let counts = counts(suites.flatMap(\.elements))
        return XML("testsuites", [("name", name)] + counts + [("time", "0")], suites).document
    }

    private func suite(_ name: String, _ cases: [XML]) -> XML {
        let others = [("skipped", JUnitReport.count("skipped", in: cases)), ("time", "0")]
        return XML("testsuite", [("name", name)] + counts(cases) + others, cases)
    }

    private func counts(_ cases: [XML]) -> XML.Attributes {
        [
            ("tests", "\(cases.count)"), ("failures", JUnitReport.count("failure", in: cases)),
            ("errors", JUnitReport.count("error", in: cases)),
        ]
    }

    private func testCase(_ entry: CIReport.Entry, of subject: String) -> XML {
        let attributes = [(name: "type", value: entry.kind), ("message", entry.message)]
        let body = entry.body
        let names = names(entry.name, subject)
        switch entry.outcome {
        case .passed:
            let text = ([entry.kind, entry.message] + entry.details).joined(separator: "\n")
            return XML("testcase", names, [XML("system-out", text: text)])
        case .failed: return XML("testcase", names, [XML("failure", attributes, text: body)])
        case .error: return XML("testcase", names, [XML("error", attributes, text: body)])
        case .skipped:
            return XML("testcase", names, [XML("skipped", [("message", entry.message)])])
        }
    }

    /// Jenkins takes the text before the last full stop of a class for its package. The app is the
    /// package, and the variant the class.
    private func names(_ name: String, _ subject: String) -> [(name: String, value: String)] {
        let parts = subject.split(separator: "/", maxSplits: 1)
        return [
            ("name", name), ("classname", parts.joined(separator: ".")), ("time", "0"),
        ]
    }

    private static func count(_ element: String, in cases: [XML]) -> String {
        "\(cases.count { $0.elements.contains { $0.name == element } })"
    }
}

extension CIReport.Entry {
    /// The details, and the steps unless the details have them.
    var body: String {
        (details + steps.filter { !details.contains($0) && !details.contains("  \($0)") })
            .joined(separator: "\n")
    }
}
