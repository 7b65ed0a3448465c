/// A property that does not hold.
package struct PropertyFailure: Error, CustomStringConvertible {
    package let description: String

    static func unless(_ condition: Bool, _ description: @autoclosure () -> String) throws {
        if !condition {
            throw PropertyFailure(description: description())
        }
    }
}
