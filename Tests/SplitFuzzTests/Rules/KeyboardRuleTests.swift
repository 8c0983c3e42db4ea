import Foundation
import Testing
@_spi(Simulation) import UIKitModel

@testable import SplitFuzz

@Suite("Rules: keyboard") @MainActor struct KeyboardRuleTests {
    private func driver(_ choice: LaunchSetup.Choice = .init()) throws -> AppDriver {
        try AppDriver(choosing: choice) { .tiling(FormViewController()) }
    }

    @Test("an app without text fields has no keyboard") func without() throws {
        let driver = try AppDriver("system-navigation", choosing: .init(window: .half))

        #expect(driver.choices(of: "keyboard") == [])
    }

    @Test("a tap on a field brings it up, its own key hides it, and it comes back") func ownKey()
        throws
    {
        var driver = try driver()
        #expect(driver.choices(of: "keyboard") == [])
        #expect(driver.controls.contains("primary/Name"))

        try driver.act("tap \"primary/Name\"")
        #expect(!driver.simulation.keyboardFrame.isNull)
        #expect(driver.choices(of: "keyboard") == ["keyboard hide"])
        try driver.act("keyboard hide")
        #expect(driver.choices(of: "keyboard") == ["keyboard show"])
        try driver.act("keyboard show")
        #expect(!driver.simulation.keyboardFrame.isNull)
    }

    @Test("beside another app it may come up for that (C-091)") func otherApp() throws {
        var driver = try driver(LaunchSetup.Choice(window: .twoThirds))
        #expect(driver.choices(of: "keyboard") == ["keyboard show"])

        try driver.act("keyboard show")

        #expect(driver.choices(of: "keyboard") == ["keyboard hide"])
    }

    @Test("what is under the keyboard is not reached") func covered() throws {
        var driver = try driver()
        #expect(driver.controls.contains("primary/Send"))

        try driver.act("tap \"primary/Name\"")

        #expect(!driver.controls.contains("primary/Send"))
        #expect(driver.controls.contains("primary/Name"))
    }

    @Test("drawings show what it covers") func drawn() throws {
        var driver = try driver()
        #expect(!driver.machine.drawing(width: 70).joined().contains("Keyboard"))

        try driver.act("tap \"primary/Name\"")

        let lines = driver.machine.drawing(width: 70)
        #expect(lines.prefix(2).joined(separator: " ").hasSuffix(", asDocumented, keyboard"))
        let line = try #require(lines.firstIndex { $0.contains("  Keyboard  ") })
        #expect(lines[line - 1].contains("├────────────────┴───"))
    }
}

/// A text field at the top, and a button at the bottom.
private final class FormViewController: UIViewController {
    private let field = UITextField(frame: .zero)
    private let button = UIButton(type: .system)

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Form"
        field.placeholder = "Name"
        button.setTitle("Send", for: .normal)
        view.addSubview(field)
        view.addSubview(button)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let content = view.bounds.inset(by: view.safeAreaInsets)
        field.frame = CGRect(x: content.minX, y: content.minY, width: content.width, height: 44)
        button.frame = CGRect(
            x: content.minX, y: content.maxY - 44, width: content.width, height: 44)
    }
}
