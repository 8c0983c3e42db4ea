// swift-format-ignore-file: AlwaysUseLowerCamelCase

// The parts of XCTest that exported UI tests use, with the signatures that Apple ships, so that a
// test can check the types of these files without Xcode. Nothing here does anything.
@_exported import Foundation

open class XCTest: NSObject {}

open class XCTestCase: XCTest {
    open var continueAfterFailure: Bool {
        get { true }
        set {}
    }

    public func add(_ attachment: XCTAttachment) {}
}

open class XCTestExpectation: NSObject, @unchecked Sendable {
    public init(description expectationDescription: String) {}
}

open class XCTWaiter: NSObject {
    public enum Result: Int, Sendable {
        case completed = 1
        case timedOut, incorrectOrder, invertedFulfillment, interrupted
    }

    open class func wait(
        for expectations: [XCTestExpectation], timeout seconds: TimeInterval
    ) -> XCTWaiter.Result { .timedOut }
}

public protocol XCTActivity: NSObjectProtocol {
    var name: String { get }
}

open class XCTContext: NSObject {
    @MainActor open class func runActivity<Result>(
        named name: String, block: @MainActor (any XCTActivity) throws -> Result
    ) rethrows -> Result { fatalError() }
}

open class XCTAttachment: NSObject {
    public enum Lifetime: Int, Sendable {
        case keepAlways, deleteOnSuccess
    }

    open var name: String?
    open var lifetime = Lifetime.deleteOnSuccess

    public init(screenshot: XCUIScreenshot) {}
}

public struct XCTSkip: Error {
    public init(
        _ message: @autoclosure () -> String? = nil, file: StaticString = #filePath,
        line: UInt = #line
    ) {}
}

// MARK: - Assertions

public func XCTAssertEqual<T: Equatable>(
    _ expression1: @autoclosure () throws -> T, _ expression2: @autoclosure () throws -> T,
    _ message: @autoclosure () -> String = "", file: StaticString = #filePath, line: UInt = #line
) {}

public func XCTAssertTrue(
    _ expression: @autoclosure () throws -> Bool, _ message: @autoclosure () -> String = "",
    file: StaticString = #filePath, line: UInt = #line
) {}

public func XCTAssertFalse(
    _ expression: @autoclosure () throws -> Bool, _ message: @autoclosure () -> String = "",
    file: StaticString = #filePath, line: UInt = #line
) {}

public func XCTAssertGreaterThan<T: Comparable>(
    _ expression1: @autoclosure () throws -> T, _ expression2: @autoclosure () throws -> T,
    _ message: @autoclosure () -> String = "", file: StaticString = #filePath, line: UInt = #line
) {}

public func XCTAssertGreaterThanOrEqual<T: Comparable>(
    _ expression1: @autoclosure () throws -> T, _ expression2: @autoclosure () throws -> T,
    _ message: @autoclosure () -> String = "", file: StaticString = #filePath, line: UInt = #line
) {}

public func XCTAssertLessThanOrEqual<T: Comparable>(
    _ expression1: @autoclosure () throws -> T, _ expression2: @autoclosure () throws -> T,
    _ message: @autoclosure () -> String = "", file: StaticString = #filePath, line: UInt = #line
) {}

public func XCTUnwrap<T>(
    _ expression: @autoclosure () throws -> T?, _ message: @autoclosure () -> String = "",
    file: StaticString = #filePath, line: UInt = #line
) throws -> T { fatalError() }
