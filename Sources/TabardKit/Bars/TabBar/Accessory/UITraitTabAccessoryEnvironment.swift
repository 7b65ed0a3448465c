/// Where the accessory of a tab bar controller stands that a view is in.
public struct UITraitTabAccessoryEnvironment: UITraitDefinition, Sendable {
    /// `unspecified`.
    public static let defaultValue = UITabAccessory.Environment.unspecified
    /// The name of the type.
    public static let name = "UITraitTabAccessoryEnvironment"
    /// The name of the type, with that of its module.
    public static let identifier = "TabardKit.UITraitTabAccessoryEnvironment"
    /// False.
    public static let affectsColorAppearance = false
}

extension UITraitCollection {
    /// Where the accessory of a tab bar controller stands that this is about.
    public var tabAccessoryEnvironment: UITabAccessory.Environment {
        self[UITraitTabAccessoryEnvironment.self]
    }

    /// Makes a collection that says where an accessory stands, and nothing else.
    public convenience init(tabAccessoryEnvironment: UITabAccessory.Environment) {
        self.init(UITraitTabAccessoryEnvironment.self, value: tabAccessoryEnvironment)
    }
}

extension UIMutableTraits {
    /// Where the accessory of a tab bar controller stands.
    public var tabAccessoryEnvironment: UITabAccessory.Environment {
        get { self[UITraitTabAccessoryEnvironment.self] }
        set { self[UITraitTabAccessoryEnvironment.self] = newValue }
    }
}
