import Foundation
import SplitFuzz
import Testing

@_spi(Simulation) @testable import UIKitModel

@Suite("as-specified: the keyboard") @MainActor struct SpecifiedKeyboardTests {
    /// A page with a text field.
    private func driver(
        _ choice: LaunchSetup.Choice = .init(),
        whenEditing act: @escaping @MainActor () -> Void = {}
    ) throws -> AppDriver {
        try AppDriver(choosing: choice) {
            let page = UIViewController()
            let field = UITextField(frame: CGRect(x: 100, y: 100, width: 200, height: 40))
            field.placeholder = "Name"
            field.addAction(UIAction { _ in act() }, for: .editingDidBegin)
            page.view.addSubview(field)
            return page
        }
    }

    @Test(
        "is silent while a field is in use, in every window (B-079)",
        arguments: LaunchSetup.Window.allCases)
    func clean(_ window: LaunchSetup.Window) throws {
        var driver = try driver(.init(window: window))

        #expect(try driver.act("tap \"window/Name\"", "keyboard hide", "keyboard show") == [])
        #expect(try driver.act("background", "dock reveal") == [])
        if window == .full { #expect(try driver.act("rotate portrait") == []) }
    }

    @Test("catches a field that is first responder without a keyboard (B-079)") func down() throws {
        var driver = try driver {
            Task { @MainActor in Simulation.active.moveKeyboard(to: .nobody) }
        }

        #expect(try driver.act("tap \"window/Name\"") == ["as-specified at keyboard"])
    }

    @Test("catches a keyboard without a field (B-079)") func up() throws {
        var driver = try driver()
        try driver.act("tap \"window/Name\"")

        driver.tamper { $0.firstResponder = nil }

        #expect(driver.broken == ["as-specified at keyboard"])
    }

    @Test("catches a keyboard that covers the wrong part of the window (B-079)") func frame() throws
    {
        var driver = try driver()
        try driver.act("tap \"window/Name\"")

        driver.tamper { $0.keyboard.frame.size.width -= 100 }

        #expect(driver.broken == ["keyboard-in-place at covered"])
    }

    @Test("catches a keyboard that is up and covers nothing (B-079)") func nothing() throws {
        var driver = try driver()
        try driver.act("tap \"window/Name\"")

        driver.tamper { $0.keyboard.frame = .null }

        #expect(driver.broken == ["keyboard-in-place at covered"])
    }

    @Test("catches another app's keyboard over a window that fills the screen (C-091)")
    func other() throws {
        var driver = try driver(.init(window: .half))
        #expect(try driver.act("keyboard show") == [])
        #expect(try driver.act("resize full") == [])

        driver.tamper { $0.moveKeyboard(to: .otherApp) }

        #expect(driver.broken == ["as-specified at keyboard"])
    }
}
