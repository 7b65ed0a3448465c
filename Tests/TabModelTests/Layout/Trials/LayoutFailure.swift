/// A property that does not hold, with what shows it.
struct LayoutFailure: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) {
        self.description = description
    }

    static func unless(_ condition: Bool, _ description: @autoclosure () -> String) throws {
        if !condition {
            throw LayoutFailure(description())
        }
    }
}
