/// The name of a value of the app's own in a configuration state.
///
/// ```swift
/// extension UIConfigurationStateCustomKey {
///     static let isArchived = UIConfigurationStateCustomKey("org.example.isArchived")
/// }
/// ```
@frozen
public struct UIConfigurationStateCustomKey: Hashable, RawRepresentable, Sendable {
    /// The name.
    public let rawValue: String

    /// Makes a key of its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Makes a key of its name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
}
