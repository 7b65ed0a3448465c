/// What a configuration depends on: the traits, and values of the app's own.
public protocol UIConfigurationState {
    /// Light or dark, the direction of reading and the like.
    var traitCollection: UITraitCollection { get set }

    /// Makes the usual state: enabled, not pressed, not selected.
    init(traitCollection: UITraitCollection)

    /// A value of the app's own; nil if there is none.
    subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? { get set }
}
