/// A trait: what a trait collection holds a value of, and the key under which it does.
///
/// An app makes traits of its own, whose values flow from the window down through controllers and views:
///
/// ```swift
/// struct ThemeTrait: UITraitDefinition {
///     static let defaultValue = Theme.standard
/// }
/// ```
///
/// Values are compared at each change, so they should be small and `Equatable`. A value that isn't counts as changed
/// whenever it was set again.
public protocol UITraitDefinition<Value> {
    /// What a collection has a value of.
    associatedtype Value

    /// The value where none was set; it must not change.
    static var defaultValue: Value { get }

    /// Whether colours may be others under another value; false by default.
    static var affectsColorAppearance: Bool { get }

    /// What names the trait in texts for developers; the name of the type by default.
    static var name: String { get }

    /// What names the trait in the whole app; the name of the type with its module by default.
    static var identifier: String { get }
}

extension UITraitDefinition {
    /// False.
    public static var affectsColorAppearance: Bool { false }

    /// The name of the type.
    public static var name: String { String(describing: Self.self) }

    /// The name of the type, with that of its module.
    public static var identifier: String { String(reflecting: Self.self) }
}

/// A trait as what changes are registered for and overrides are asked about.
public typealias UITrait = any UITraitDefinition.Type
