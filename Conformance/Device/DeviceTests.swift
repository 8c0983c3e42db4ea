import UIKit
import XCTest

/// Runs each row as a test of its own, so that an exception ends one row, and the system starts the
/// tests again after one that has ended the process.
///
/// The results go to standard output, and to the file that `CONFORMANCE_RESULTS` names.
/// `CONFORMANCE_SKIP` has the ids of rows, or the words before their slashes, with blanks between.
final class DeviceTests: XCTestCase {
    @MainActor private static var written = 0
    private var row: ConformanceRow?
    private var stage: DeviceStage?

    /// Makes a method of each row. XCTest finds them by their names, and sorts them by these.
    override class var defaultTestSuite: XCTestSuite {
        MainActor.assumeIsolated {
            for (index, row) in ConformanceArea.all.flatMap(\.rows).enumerated()
            where row.holds(on: release) && !isSkipped(row.id) {
                let run: @convention(block) (DeviceTests) -> Void = { test in
                    MainActor.assumeIsolated { test.run(row) }
                }
                let name = row.id.map { $0.isLetter || $0.isNumber ? String($0) : "_" }.joined()
                let number = String(1_000 + index).dropFirst()
                class_addMethod(
                    DeviceTests.self, NSSelectorFromString("test_\(number)_\(name)"),
                    imp_implementationWithBlock(run), "v@:")
            }
        }
        return super.defaultTestSuite
    }

    override class func setUp() {
        MainActor.assumeIsolated {
            // The log of the test runner may stand in a line of its own.
            say("")
            say(ConformanceResult.firstLine)
        }
    }

    override class func tearDown() {
        MainActor.assumeIsolated { say(ConformanceResult.lastLine(rows: written)) }
    }

    override func tearDown() {
        MainActor.assumeIsolated {
            stage?.close()
            stage = nil
        }
    }

    /// An exception is a result, too.
    override func record(_ issue: XCTIssue) {
        if issue.type == .uncaughtException, Thread.isMainThread {
            MainActor.assumeIsolated { report("raises: \(issue.compactDescription)") }
        }
        super.record(issue)
    }

    @MainActor private func run(_ row: ConformanceRow) {
        let scenes = UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }
        guard let scene = scenes.first else { return XCTFail("the app has no scene") }
        let stage = DeviceStage(scene: scene)
        self.row = row
        self.stage = stage
        let observed = row.observe(on: stage)
        if let room = stage.missingRoom {
            // Said without a failure: what was seen in another room says nothing.
            print("conformance: \(row.id) is skipped: no window here is \(room)")
        } else {
            report(observed)
            XCTAssertTrue(
                row.accepts(observed), "\(row.id): expected \(row.expected), observed \(observed)")
        }
    }

    @MainActor private func report(_ observed: String) {
        guard let row, stage?.missingRoom == nil else { return }
        self.row = nil
        DeviceTests.written += 1
        let result = ConformanceResult(
            id: row.id, expected: row.expected, observed: observed, host: DeviceTests.host,
            device: DeviceTests.device, system: "iOS \(UIDevice.current.systemVersion)")
        DeviceTests.say(result.line)
    }

    /// Writes a line at once, so that it is there if a row ends the process.
    @MainActor private static func say(_ line: String) {
        FileHandle.standardOutput.write(Data("\(line)\n".utf8))
        guard !line.isEmpty, let path = environment["CONFORMANCE_RESULTS"],
            let file = fopen(path, "a")
        else { return }
        fputs("\(line)\n", file)
        fclose(file)
    }

    // MARK: - The place

    private static let environment = ProcessInfo.processInfo.environment
    private static let release = ProcessInfo.processInfo.operatingSystemVersion.majorVersion

    private static func isSkipped(_ id: String) -> Bool {
        (environment["CONFORMANCE_SKIP"] ?? "").split(separator: " ").contains {
            id == $0 || id.hasPrefix("\($0)/")
        }
    }

    #if targetEnvironment(simulator)
        private static let host = ConformanceResult.Host.simulator
    #else
        private static let host = ConformanceResult.Host.device
    #endif

    /// The model, such as `iPad14,3`.
    private static let device: String = {
        if let simulated = environment["SIMULATOR_MODEL_IDENTIFIER"] { return simulated }
        var system = utsname()
        uname(&system)
        return withUnsafeBytes(of: &system.machine) { bytes in
            String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
        }
    }()
}
