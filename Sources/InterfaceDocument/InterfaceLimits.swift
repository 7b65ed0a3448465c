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
    /// The attributes of one element; a thousand by default. Interface Builder writes some thirty.
    public var attributesOfElement = 1_000
    /// The bytes of one element's name and attributes; a million by default. Interface Builder writes long texts as elements.
    public var tagBytes = 1_000_000

    /// The limits by default.
    public init() {}
}
