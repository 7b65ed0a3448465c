/// How large an interface document may be. Documents come from outside, and memory has an end.
public struct InterfaceLimits: Hashable, Sendable {
    /// The bytes of the file; 64 million by default.
    public var bytes = 64_000_000
    /// The elements in each other; 200 by default. Xcode nests a view and its subviews by two.
    public var depth = 200
    /// All elements; a million by default.
    public var elements = 1_000_000
    /// All attributes; 8 million by default.
    public var attributes = 8_000_000

    /// The limits by default.
    public init() {}
}
