// What UI tests see of an app.

/// UIKit's.
public enum UIDeviceOrientation: Int, Sendable {
    case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown
}

/// CoreGraphics' vector, which Foundation lacks on Linux.
public struct CGVector: Equatable, Sendable {
    public var dx: CGFloat
    public var dy: CGFloat

    public init(dx: CGFloat, dy: CGFloat) {
        self.dx = dx
        self.dy = dy
    }

    public static var zero: CGVector { CGVector(dx: 0, dy: 0) }
}

@MainActor public protocol XCUIElementAttributes {
    var identifier: String { get }
    var frame: CGRect { get }
    var value: Any? { get }
    var title: String { get }
    var label: String { get }
    var elementType: XCUIElement.ElementType { get }
    var isEnabled: Bool { get }
}

@MainActor public protocol XCUIElementTypeQueryProvider {
    var windows: XCUIElementQuery { get }
    var buttons: XCUIElementQuery { get }
    var navigationBars: XCUIElementQuery { get }
    var staticTexts: XCUIElementQuery { get }
    var popovers: XCUIElementQuery { get }
    var firstMatch: XCUIElement { get }
}

@MainActor public protocol XCUIScreenshotProviding: NSObjectProtocol {
    func screenshot() -> XCUIScreenshot
}

public final class XCUIScreenshot: NSObject {}

@MainActor
open class XCUIElement: NSObject, XCUIElementAttributes, XCUIElementTypeQueryProvider,
    XCUIScreenshotProviding
{
    public enum ElementType: UInt, Sendable {
        case any, other, application, group, window, sheet, button, cell, link, `switch`, textField
        case secureTextField, textView, scrollView, table, collectionView, staticText, popover
        case navigationBar
    }

    public var identifier: String { fatalError() }
    public var frame: CGRect { fatalError() }
    public var value: Any? { fatalError() }
    public var title: String { fatalError() }
    public var label: String { fatalError() }
    public var elementType: XCUIElement.ElementType { fatalError() }
    public var isEnabled: Bool { fatalError() }
    open var exists: Bool { fatalError() }
    open var isHittable: Bool { fatalError() }
    open func waitForExistence(timeout: TimeInterval) -> Bool { fatalError() }
    open func descendants(matching type: XCUIElement.ElementType) -> XCUIElementQuery {
        fatalError()
    }
    open func coordinate(withNormalizedOffset normalizedOffset: CGVector) -> XCUICoordinate {
        fatalError()
    }
    open func tap() {}
    open func doubleTap() {}
    open func swipeUp() {}
    open func swipeDown() {}

    public var windows: XCUIElementQuery { fatalError() }
    public var buttons: XCUIElementQuery { fatalError() }
    public var navigationBars: XCUIElementQuery { fatalError() }
    public var staticTexts: XCUIElementQuery { fatalError() }
    public var popovers: XCUIElementQuery { fatalError() }
    public var firstMatch: XCUIElement { fatalError() }
    public func screenshot() -> XCUIScreenshot { fatalError() }
}

@MainActor open class XCUIElementQuery: NSObject, XCUIElementTypeQueryProvider {
    open var element: XCUIElement { fatalError() }
    open var count: Int { fatalError() }
    open subscript(key: String) -> XCUIElement { fatalError() }
    open var allElementsBoundByIndex: [XCUIElement] { fatalError() }
    open func matching(identifier: String) -> XCUIElementQuery { fatalError() }
    open func descendants(matching type: XCUIElement.ElementType) -> XCUIElementQuery {
        fatalError()
    }

    public var windows: XCUIElementQuery { fatalError() }
    public var buttons: XCUIElementQuery { fatalError() }
    public var navigationBars: XCUIElementQuery { fatalError() }
    public var staticTexts: XCUIElementQuery { fatalError() }
    public var popovers: XCUIElementQuery { fatalError() }
    public var firstMatch: XCUIElement { fatalError() }
}

public struct XCUIGestureVelocity: RawRepresentable, Hashable, Sendable {
    public var rawValue: CGFloat

    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    public static let `default` = XCUIGestureVelocity(rawValue: 0)
    public static let slow = XCUIGestureVelocity(rawValue: 1)
    public static let fast = XCUIGestureVelocity(rawValue: 2)
}

@MainActor open class XCUICoordinate: NSObject {
    open func withOffset(_ offsetVector: CGVector) -> XCUICoordinate { fatalError() }
    open func tap() {}
    open func press(
        forDuration duration: TimeInterval, thenDragTo otherCoordinate: XCUICoordinate,
        withVelocity velocity: XCUIGestureVelocity, thenHoldForDuration holdDuration: TimeInterval
    ) {}
}

@MainActor open class XCUIApplication: XCUIElement {
    public enum State: UInt, Sendable {
        case unknown, notRunning, runningBackgroundSuspended, runningBackground, runningForeground
    }

    public override init() {}

    open func launch() {}
    open func activate() {}
    open func terminate() {}
    open var launchArguments: [String] {
        get { [] }
        set {}
    }
    open var state: XCUIApplication.State { fatalError() }
    open func wait(for state: XCUIApplication.State, timeout: TimeInterval) -> Bool { fatalError() }
}

@MainActor open class XCUIDevice: NSObject {
    public enum Button: Int, Sendable {
        case home = 1
    }

    open class var shared: XCUIDevice { fatalError() }
    open var orientation: UIDeviceOrientation {
        get { fatalError() }
        set {}
    }
    open func press(_ button: XCUIDevice.Button) {}
}
