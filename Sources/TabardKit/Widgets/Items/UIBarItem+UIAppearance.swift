extension UIBarItem: AppearanceTarget {
    var _ownAppearance: SharedAppearance { [] }
}

extension UIBarItem: UIAppearance {
    /// The proxy for all instances of the class.
    public static func appearance() -> Self { proxy(nil, []) }

    /// The proxy for instances inside others: in the first class, which stands in the second, and so on.
    public static func appearance(
        whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
    ) -> Self { proxy(nil, containerTypes) }

    /// The proxy for instances while the traits hold.
    public static func appearance(for trait: UITraitCollection) -> Self { proxy(trait, []) }

    /// The proxy for instances inside others, while the traits hold.
    public static func appearance(
        for trait: UITraitCollection,
        whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
    ) -> Self { proxy(trait, containerTypes) }

    private static func proxy(
        _ traits: UITraitCollection?,
        _ containers: [any UIAppearanceContainer.Type]
    ) -> Self {
        AppearanceProxies.proxy(traits: traits, containers: containers) { Self(coder: AppearanceCoder()) }
    }
}
