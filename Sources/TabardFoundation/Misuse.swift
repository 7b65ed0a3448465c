/// Stops the program with a message that names the valid choices unless the condition holds.
///
/// A `precondition` prints no message in a release build, where a developer who meets the misuse
/// first would be left with a bare crash; `fatalError` prints it in every build.
package func require(
    _ condition: @autoclosure () -> Bool,
    _ message: @autoclosure () -> String,
    file: StaticString = #fileID,
    line: UInt = #line
) {
    guard condition() else { fatalError(message(), file: file, line: line) }
}
