extension UITraitCollection.Traits {
    func value<T: UITraitDefinition>(of trait: T.Type) -> T.Value {
        let value =
            (trait as? any SystemTrait.Type).map { systemValue(of: $0) }
            ?? custom[ObjectIdentifier(trait)]?.value
        return value as? T.Value ?? T.defaultValue
    }

    mutating func setValue<T: UITraitDefinition>(_ value: T.Value, of trait: T.Type) {
        if let trait = trait as? any SystemTrait.Type {
            setSystemValue(value, of: trait)
        } else {
            custom[ObjectIdentifier(trait)] = CustomTraitValue(trait, value)
        }
    }

    mutating func setValue(_ value: CustomTraitValue) {
        if let trait = value.trait as? any SystemTrait.Type {
            setSystemValue(value.value, of: trait)
        } else {
            custom[ObjectIdentifier(value.trait)] = value
        }
    }

    private func systemValue<T: SystemTrait>(of trait: T.Type) -> Any {
        self[keyPath: T.place] ?? T.defaultValue
    }

    private mutating func setSystemValue<T: SystemTrait>(_ value: Any, of trait: T.Type) {
        let value = value as? T.Value
        self[keyPath: T.place] = value == T.defaultValue ? nil : value
    }

    func isDifferent(in trait: UITrait, from other: Self) -> Bool {
        if let trait = trait as? any SystemTrait.Type { return isSystemDifferent(in: trait, from: other) }
        let key = ObjectIdentifier(trait)
        if custom[key] == other.custom[key] { return false }
        // What nobody set is the same as the default.
        return custom[key] ?? other.unset(trait) != other.custom[key] ?? unset(trait)
    }

    private func isSystemDifferent<T: SystemTrait>(in trait: T.Type, from other: Self) -> Bool {
        self[keyPath: T.place] != other[keyPath: T.place]
    }

    private func unset<T: UITraitDefinition>(_ trait: T.Type) -> CustomTraitValue {
        CustomTraitValue(trait, T.defaultValue)
    }
}

extension UITraitCollection {
    /// What changes the traits of a collection in `init(mutations:)` and `modifyingTraits(_:)`.
    public typealias TraitMutations = (inout any UIMutableTraits) -> Void

    /// Makes a collection with what a closure sets.
    public convenience init(mutations: UITraitCollection.TraitMutations) {
        self.init(UITraitCollection().traits(by: mutations))
    }

    /// This collection with what a closure sets.
    public func modifyingTraits(_ mutations: UITraitCollection.TraitMutations) -> UITraitCollection {
        UITraitCollection(traits(by: mutations))
    }

    /// Makes a collection that specifies one trait alone.
    public convenience init<T: UITraitDefinition>(_ trait: T.Type, value: T.Value) {
        self.init(mutations: { $0[trait] = value })
    }

    /// This collection with another value of a trait.
    public func replacing<T: UITraitDefinition>(_ trait: T.Type, value: T.Value) -> UITraitCollection {
        modifyingTraits { $0[trait] = value }
    }

    /// The value of a trait; its default if it is unspecified.
    public subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value { traits.value(of: trait) }

    /// The traits that have other values than in another collection, in no particular order.
    public func changedTraits(from traitCollection: UITraitCollection?) -> [UITrait] {
        let other = traitCollection?.traits ?? Traits()
        let custom = traits.custom.merging(other.custom) { own, _ in own }.values.map(\.trait)
        return (Self.systemTraits + custom).filter { traits.isDifferent(in: $0, from: other) }
    }

    /// This collection with what overrides say.
    package func overridden(by overrides: UITraitOverrides) -> UITraitCollection {
        var traits = traits
        for value in overrides.values.values { traits.setValue(value) }
        return UITraitCollection(traits)
    }

    private func traits(by mutations: TraitMutations) -> Traits {
        var result: any UIMutableTraits = MutableTraits(traits: traits)
        mutations(&result)
        return (result as? MutableTraits)?.traits ?? traits
    }
}

/// The traits of a collection that is being made.
private struct MutableTraits: UIMutableTraits {
    var traits: UITraitCollection.Traits

    subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value {
        get { traits.value(of: trait) }
        set { traits.setValue(newValue, of: trait) }
    }
}
