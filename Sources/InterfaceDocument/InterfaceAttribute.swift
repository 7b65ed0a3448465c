/// An attribute of an element, as it stands in the document.
public struct InterfaceAttribute: Hashable, Sendable {
    /// The attribute's name.
    public let name: String
    /// Its text, with references to characters replaced by them.
    public let value: String

    /// Makes an attribute.
    public init(name: String, value: String) {
        self.name = name
        self.value = value
    }
}
