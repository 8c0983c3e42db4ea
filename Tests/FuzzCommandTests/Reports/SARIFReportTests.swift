import Foundation
import SplitFuzz
import StatefulTesting
import Testing

@testable import FuzzCommand

@MainActor struct SARIFReportTests {
    /// The text below the rules, which are long.
    private func end(of report: CIReport) -> String {
        let text = SARIFReport(report: report).json.text
        guard let start = text.range(of: "      \"invocations\"") else { return "" }
        return String(text[start.lowerBound...])
    }

    @Test("a new finding has a rule, a location and fingerprints")
    func new() {
        var report = CIReport(program: "fuzzsplit", subcommand: .run)
        report.subjects = [CIReport.SubjectSection(name: "shop/one", entries: [ExampleReport.new])]

        #expect(
            end(of: report) == """
                      "invocations": [
                        {
                          "executionSuccessful": true,
                          "toolExecutionNotifications": []
                        }
                      ],
                      "results": [
                        {
                          "ruleId": "place-kept",
                          "ruleIndex": 5,
                          "level": "error",
                          "message": {
                            "text": "the place is lost\\n\\ntap \\"a\\"\\ncollapse\\nreproduce: \
                fuzzsplit run shop/one"
                          },
                          "locations": [
                            {
                              "logicalLocations": [
                                {
                                  "name": "one",
                                  "fullyQualifiedName": "shop/one",
                                  "kind": "module"
                                }
                              ]
                            }
                          ],
                          "partialFingerprints": {
                            "cause/v1": "shop/one: place-kept at collapse, by collapse",
                            "case/v1": "0123abcd"
                          },
                          "baselineState": "new",
                          "properties": {
                            "kind": "new",
                            "tags": [
                              "A-044"
                            ]
                          }
                        }
                      ]
                    }
                  ]
                }

                """)
    }

    @Test("a finding that was looked for in other readings says whether it holds")
    func certainty() throws {
        var report = CIReport(program: "fuzzsplit", subcommand: .run)
        report.subjects = [
            CIReport.SubjectSection(
                name: "shop/one",
                entries: [
                    ExampleReport.certain(onlyIf: []), ExampleReport.new,
                    ExampleReport.certain(onlyIf: ["it rains", "it snows"]),
                ])
        ]

        let text = SARIFReport(report: report).json.text
        let log = try JSONDecoder().decode(Log.self, from: Data(text.utf8))
        let run = try #require(log.runs.first)
        let found = run.results.map(\.properties.certainty)

        #expect(
            found == [
                Log.Certainty(holds: true, onlyIf: []), nil,
                Log.Certainty(holds: false, onlyIf: ["it rains (A-001)", "it snows (A-001)"]),
            ])
    }

    @Test("levels and states say what is new, known and gone; a notification, what is no finding")
    func mixed() throws {
        let text = SARIFReport(report: ExampleReport.mixed).json.text
        let log = try JSONDecoder().decode(Log.self, from: Data(text.utf8))
        let run = try #require(log.runs.first)

        #expect(run.results.map(\.level) == ["error", "error", "note", "error"])
        #expect(
            run.results.map(\.baselineState) == ["new", "new", "unchanged", "absent"])
        #expect(
            run.results.map { $0.locations[0].physicalLocation?.artifactLocation.uri }
                == [nil, nil, "Corpus/shop/one/a%20b.case", "old.case"])
        #expect(
            run.results.map { $0.partialFingerprints["case/v1"] }
                == [nil, "0123abcd", "4567cdef", nil])
        #expect(run.invocations.map(\.executionSuccessful) == [false])
        #expect(
            run.invocations[0].toolExecutionNotifications.map(\.message.text)
                == ["bad.case:2:1: expected app:"])
    }

    @Test("the rules are all invariants, then what else breaks, and each index leads to its rule")
    func rules() throws {
        var report = ExampleReport.findings(["a"])
        report.subjects[0].entries[0].violation = Violation(
            invariant: "keeps-running", location: "")

        let text = SARIFReport(report: report).json.text
        let run = try #require(
            try JSONDecoder().decode(Log.self, from: Data(text.utf8)).runs.first)
        let rules = run.tool.driver.rules

        #expect(rules.map(\.id) == SplitMachine.judgedNames + ["keeps-running"])
        #expect(run.results.map { rules[$0.ruleIndex].id } == ["keeps-running"])
    }

    @Test(
        "paths become references",
        arguments: [
            ("Corpus/a.case", "Corpus/a.case"), ("./a b/ü%.case", "a%20b/%C3%BC%25.case"),
            ("/tmp/insets+bar\n.case", "file:///tmp/insets+bar%0A.case"), ("a:b", "a%3Ab"),
        ])
    func uri(path: String, expected: String) {
        #expect(SARIFReport.uri(of: path) == expected)
    }
}

/// The parts of a SARIF file that the tests look at.
private struct Log: Decodable {
    struct Message: Decodable { let text: String }
    struct Rule: Decodable { let id: String }
    struct Driver: Decodable { let rules: [Rule] }
    struct Tool: Decodable { let driver: Driver }
    struct Notification: Decodable { let message: Message }
    struct Invocation: Decodable {
        let executionSuccessful: Bool
        let toolExecutionNotifications: [Notification]
    }
    struct Artifact: Decodable { let uri: String }
    struct Physical: Decodable { let artifactLocation: Artifact }
    struct Location: Decodable { let physicalLocation: Physical? }
    struct Certainty: Decodable, Equatable {
        let holds: Bool
        let onlyIf: [String]
    }
    struct Properties: Decodable { let certainty: Certainty? }
    struct Result: Decodable {
        let properties: Properties
        let ruleIndex: Int
        let level: String
        let baselineState: String?
        let locations: [Location]
        let partialFingerprints: [String: String]
    }
    struct Run: Decodable {
        let tool: Tool
        let invocations: [Invocation]
        let results: [Result]
    }

    let runs: [Run]
}
