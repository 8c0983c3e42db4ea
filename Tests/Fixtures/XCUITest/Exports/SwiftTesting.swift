// A test that fuzzsplit has made of x.case.
//
// App: lopsided/default
// Start: iPad Pro 11-inch, landscape, window full, right-to-left
// Release: iOS 14
// Breaks: no-exception at NSInvalidArgumentException
//
// The failure was found in a model of UIKit. We have not seen it on a device. The test fails until
// the app no longer breaks this in the model.
//
// Note: three quotes """# and \#(this)
//
// It belongs in a test target that depends on shop_fuzz and on the product FuzzCommand. There must
// be a static property lopsided of AppUnderTest; if yours has another name, write that below.

import FuzzCommand
import SplitFuzz
import Testing

@testable import shop_fuzz

/// lopsided/default breaks no-exception at NSInvalidArgumentException, in the model.
@MainActor struct LopsidedDefaultNoExceptionTestsb7789bdb {
    @Test("lopsided/default: no-exception at NSInvalidArgumentException")
    func holds() throws {
        try FuzzCommand.replay(
            ##"""
            fuzzsplit 2
            app: lopsided/default
            device: iPad Pro 11-inch
            release: iOS 14
            direction: right-to-left
            orientation: landscape
            window: full
            expect: fails no-exception at NSInvalidArgumentException
            note: three quotes \"\"\"# and \\#(this)
            ---
            tap "window/Push"

            """##, apps: [.lopsided])
    }
}
