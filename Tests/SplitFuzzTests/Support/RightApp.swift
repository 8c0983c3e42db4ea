import SplitFuzz
import Testing
import UIKitModel

extension AppDriver {
    /// Expects that an app breaks nothing at its start, and nothing by any action.
    static func expectSilence(
        _ lines: String..., choosing choice: LaunchSetup.Choice = .init(),
        sourceLocation: SourceLocation = #_sourceLocation,
        in makeRoot: @escaping @MainActor () -> UIViewController
    ) throws {
        var driver = try AppDriver(choosing: choice, makeRoot: makeRoot)
        #expect(driver.explanations == [], sourceLocation: sourceLocation)
        for line in lines {
            let broken = try driver.act([line], sourceLocation: sourceLocation)
            #expect(broken == [], "\(line): \(driver.explanations)", sourceLocation: sourceLocation)
        }
    }
}
