import GtkInterop
import XCTest

/// Handles events until two values are equal, and fails if they are not after a time that only a standstill takes.
///
/// A fixed wait would be too short on a machine that does much else, and too long on all others.
@MainActor
func assertSoonEqual<Value: Equatable>(
    _ value: @autoclosure () -> Value,
    _ expected: Value,
    _ message: String = "",
    file: StaticString = #filePath,
    line: UInt = #line
) {
    MainLoop.iterate(seconds: 20) { value() == expected }
    XCTAssertEqual(value(), expected, message, file: file, line: line)
}
