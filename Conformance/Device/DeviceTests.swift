import UIKit
import XCTest

/// Runs every row on this device or simulator, and prints the results to standard output.
final class DeviceTests: XCTestCase {
    @MainActor func testRows() throws {
        let scene = try XCTUnwrap(
            UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }.first)
        let release = ProcessInfo.processInfo.operatingSystemVersion.majorVersion
        var lines: [String] = []
        func say(_ line: String) {
            lines.append(line)
            // At once, so that the lines are there if a row ends the process.
            FileHandle.standardOutput.write(Data("\(line)\n".utf8))
        }
        // The log of the test runner may stand in a line of its own.
        FileHandle.standardOutput.write(Data("\n".utf8))
        say(ConformanceResult.firstLine)
        for row in ConformanceArea.all.flatMap(\.rows) where row.since <= release {
            let stage = DeviceStage(scene: scene)
            let result = ConformanceResult(
                id: row.id, expected: row.expected, observed: row.observe(on: stage),
                host: DeviceTests.host, device: DeviceTests.device,
                system: "iOS \(UIDevice.current.systemVersion)")
            stage.close()
            say(result.line)
            XCTAssertEqual(result.observed, result.expected, row.id)
        }
        say(ConformanceResult.lastLine(rows: lines.count - 1))

        let attachment = XCTAttachment(string: lines.map { "\($0)\n" }.joined())
        attachment.name = "conformance"
        attachment.lifetime = .keepAlways
        add(attachment)
    }

    #if targetEnvironment(simulator)
        private static let host = ConformanceResult.Host.simulator
    #else
        private static let host = ConformanceResult.Host.device
    #endif

    /// The model, such as `iPad14,3`.
    private static let device: String = {
        if let simulated = ProcessInfo.processInfo.environment["SIMULATOR_MODEL_IDENTIFIER"] {
            return simulated
        }
        var system = utsname()
        uname(&system)
        return withUnsafeBytes(of: &system.machine) { bytes in
            String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
        }
    }()
}
