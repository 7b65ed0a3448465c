/// The traits that are others in a view, controller or scene, and in all in it, than around.
///
/// It says only what differs: what holds is in `traitCollection`. A trait that isn't overridden reads as its default.
public struct UITraitOverrides: UIMutableTraits, CustomStringConvertible {
    private(set) var values: [ObjectIdentifier: CustomTraitValue] = [:]

    package init() {}

    /// What the trait is overridden with.
    public subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value {
        get { values[ObjectIdentifier(trait)]?.value as? T.Value ?? T.defaultValue }
        set { values[ObjectIdentifier(trait)] = CustomTraitValue(trait, newValue) }
    }

    /// Whether a trait is overridden.
    public func contains(_ trait: UITrait) -> Bool { values[ObjectIdentifier(trait)] != nil }

    /// Lets a trait be what it is around again.
    public mutating func remove(_ trait: UITrait) { values[ObjectIdentifier(trait)] = nil }

    /// The names of the traits with their values.
    public var description: String {
        let parts = values.values.map { "\($0.trait.name) = \($0.value)" }.sorted()
        return "<UITraitOverrides: \(parts.joined(separator: ", "))>"
    }

    package var isEmpty: Bool { values.isEmpty }
}
