/// The name of a method as Objective-C writes it, such as `tabBarController:didSelectViewController:`.
///
/// Swift source for iOS makes one by `#selector`, from which `tabard-swift` makes the name (O1).
@frozen
public struct Selector: Hashable, Sendable {
    let name: String

    /// Makes a selector of a method's name in Objective-C, with a colon for each argument.
    public init(_ name: String) {
        self.name = name
    }
}

extension Selector: ExpressibleByStringLiteral {
    /// Makes a selector of a method's name in Objective-C.
    public init(stringLiteral value: String) {
        self.init(value)
    }
}

extension Selector: CustomStringConvertible {
    /// The name.
    public var description: String { name }
}
