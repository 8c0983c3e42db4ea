import Foundation
import Testing
@_spi(Simulation) import UIKitModel

// The package of its own compiles rows and tests as one module.
#if canImport(ConformanceRows)
    @testable import ConformanceRows
#endif

/// Runs the conformance suite on the model. `CONFORMANCE_RESULTS=FILE` writes the results to a
/// file, and `CONFORMANCE_ROW=ID` runs one row only.
@MainActor @Suite("The conformance suite on the model")
struct ConformanceTests {
    private static let rows = ConformanceArea.all.flatMap(\.rows)

    @Test("every row observes on the model what it expects, in each release that it claims")
    func rowsAgree() throws {
        let environment = ProcessInfo.processInfo.environment
        let only = environment["CONFORMANCE_ROW"]
        let rows = ConformanceTests.rows.filter { only == nil || $0.id == only }
        #expect(!rows.isEmpty, "no row is called \(only ?? "")")

        var lines = [ConformanceResult.firstLine]
        for row in rows {
            let runs = ConformanceTests.runs(of: row)

            #expect(!runs.isEmpty, "\(row.id) claims no release of the model")
            for run in runs {
                #expect(run.fault == nil)
                lines.append(run.result.line)
            }
        }
        lines.append(ConformanceResult.lastLine(rows: lines.count - 1))

        if let path = environment["CONFORMANCE_RESULTS"] {
            let text = lines.map { "\($0)\n" }.joined()
            try text.write(toFile: path, atomically: true, encoding: .utf8)
        }
    }

    @Test("the row of a doubt sees each reading on the model, in each release that it claims")
    func readingsDiffer() throws {
        let names = ConformanceTests.rows.compactMap(\.doubt)
        #expect(Set(names).count == names.count)
        for row in ConformanceTests.rows {
            guard let name = row.doubt else { continue }
            #expect(Set(row.readings.map(\.expected)).count == row.readings.count, "\(row.id)")
            let doubt = try #require(Doubt.all.first { $0.name == name }, "\(row.id): \(name)")
            #expect(row.readings.map(\.name) == doubt.readings.map(\.name), "\(row.id)")
            for (index, reading) in row.readings.enumerated() {
                for release in row.releases {
                    let (result, raised) = row.result(on: release.reading(doubt, as: index))
                    #expect(raised == nil, "\(row.id)")
                    #expect(
                        result.observed == reading.expected,
                        "\(row.id), \(reading.name) on \(release.name)")
                }
            }
        }
    }

    @Test("a wrong expectation is a fault, and so is a row in which UIKit raises")
    func planted() {
        let right = ConformanceRow("a/b", of: "", "", since: 8, expects: "yes") { _ in "yes" }
        let wrong = ConformanceRow("a/b", of: "", "", since: 18, expects: "no") { _ in "yes" }
        let raising = ConformanceRow("a/b", of: "", "", since: 26, expects: "a, a") { _ in
            let page = UIViewController()
            let navigation = UINavigationController(rootViewController: page)
            navigation.pushViewController(page, animated: false)
            return "a, a"
        }

        let faults = ConformanceTests.runs(of: right).map(\.fault)
        #expect(faults.count > 4 && faults.allSatisfy { $0 == nil })
        #expect(
            ConformanceTests.runs(of: wrong).map(\.fault)
                == ["iOS 27", "iOS 26", "iOS 18"].map {
                    "a/b on \($0): expected \"no\", observed \"yes\""
                })
        let fault = ConformanceTests.runs(of: raising).first?.fault
        #expect(fault?.hasPrefix("a/b on iOS 27 raises: Pushing the same view") == true)
    }

    @Test("the ids of rows are unique, and each begins with the same word in an area")
    func ids() {
        let ids = ConformanceTests.rows.map(\.id)

        #expect(Set(ids).count == ids.count)
        for area in ConformanceArea.all {
            let words = Set(area.rows.map { $0.id.prefix { $0 != "/" } })
            #expect(words.count == 1, "\(area.name): \(words.sorted())")
        }
    }

    /// The results of a row in each release that it claims, and what is wrong with them.
    private static func runs(
        of row: ConformanceRow
    ) -> [(result: ConformanceResult, fault: String?)] {
        row.releases.map { release in
            let (result, raised) = row.result(on: release)
            let place = "\(row.id) on \(release.name)"
            if let raised { return (result, "\(place) raises: \(raised)") }
            return (
                result,
                result.agrees
                    ? nil
                    : "\(place): expected \"\(row.expected)\", observed \"\(result.observed)\""
            )
        }
    }
}
