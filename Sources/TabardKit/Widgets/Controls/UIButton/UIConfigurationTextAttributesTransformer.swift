/// Changes the attributes of a text before it is shown.
///
/// ```swift
/// configuration.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { incoming in
///     var outgoing = incoming
///     outgoing.font = .preferredFont(forTextStyle: .headline)
///     return outgoing
/// }
/// ```
public struct UIConfigurationTextAttributesTransformer {
    /// Makes the attributes that are shown of those that the text has.
    public let transform: (AttributeContainer) -> AttributeContainer

    /// Makes a transformer of a closure.
    public init(_ transform: @escaping (AttributeContainer) -> AttributeContainer) {
        self.transform = transform
    }

    /// Changes attributes.
    public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer { transform(input) }

    /// A transformer in a configuration, which equals no other, since closures can't be compared.
    final class Reference: Hashable {
        let transformer: UIConfigurationTextAttributesTransformer

        init(_ transformer: UIConfigurationTextAttributesTransformer) { self.transformer = transformer }

        static func == (left: Reference, right: Reference) -> Bool { left === right }

        func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
    }
}
