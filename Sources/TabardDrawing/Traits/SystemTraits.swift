/// A trait that collections hold in a place of its own.
protocol SystemTrait: UITraitDefinition where Value: Equatable {
    static var place: WritableKeyPath<UITraitCollection.Traits, Value?> { get }
}

/// The kind of device.
public enum UITraitUserInterfaceIdiom: UITraitDefinition, SystemTrait {
    /// `unspecified`.
    public static var defaultValue: UIUserInterfaceIdiom { .unspecified }
    /// True.
    public static var affectsColorAppearance: Bool { true }
    static var place: WritableKeyPath<UITraitCollection.Traits, UIUserInterfaceIdiom?> {
        \.userInterfaceIdiom
    }
}

/// Light or dark.
public enum UITraitUserInterfaceStyle: UITraitDefinition, SystemTrait {
    /// `unspecified`.
    public static var defaultValue: UIUserInterfaceStyle { .unspecified }
    /// True.
    public static var affectsColorAppearance: Bool { true }
    static var place: WritableKeyPath<UITraitCollection.Traits, UIUserInterfaceStyle?> {
        \.userInterfaceStyle
    }
}

/// The direction of reading.
public enum UITraitLayoutDirection: UITraitDefinition, SystemTrait {
    /// `unspecified`.
    public static var defaultValue: UITraitEnvironmentLayoutDirection { .unspecified }
    static var place: WritableKeyPath<UITraitCollection.Traits, UITraitEnvironmentLayoutDirection?> {
        \.layoutDirection
    }
}

/// Pixels a point.
public enum UITraitDisplayScale: UITraitDefinition, SystemTrait {
    /// 0, which is unspecified.
    public static var defaultValue: CGFloat { 0 }
    static var place: WritableKeyPath<UITraitCollection.Traits, CGFloat?> { \.displayScale }
}

/// Whether there is much room from side to side.
public enum UITraitHorizontalSizeClass: UITraitDefinition, SystemTrait {
    /// `unspecified`.
    public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }
    static var place: WritableKeyPath<UITraitCollection.Traits, UIUserInterfaceSizeClass?> {
        \.horizontalSizeClass
    }
}

/// Whether there is much room from top to bottom.
public enum UITraitVerticalSizeClass: UITraitDefinition, SystemTrait {
    /// `unspecified`.
    public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }
    static var place: WritableKeyPath<UITraitCollection.Traits, UIUserInterfaceSizeClass?> {
        \.verticalSizeClass
    }
}

/// How large the user wants text to be.
public enum UITraitPreferredContentSizeCategory: UITraitDefinition, SystemTrait {
    /// `unspecified`.
    public static var defaultValue: UIContentSizeCategory { .unspecified }
    static var place: WritableKeyPath<UITraitCollection.Traits, UIContentSizeCategory?> {
        \.preferredContentSizeCategory
    }
}

/// Whether the user asks for stronger contrasts.
public enum UITraitAccessibilityContrast: UITraitDefinition, SystemTrait {
    /// `unspecified`.
    public static var defaultValue: UIAccessibilityContrast { .unspecified }
    /// True.
    public static var affectsColorAppearance: Bool { true }
    static var place: WritableKeyPath<UITraitCollection.Traits, UIAccessibilityContrast?> {
        \.accessibilityContrast
    }
}

/// Whether something lies in front of the main content, as sheets and popovers do.
public enum UITraitUserInterfaceLevel: UITraitDefinition, SystemTrait {
    /// `unspecified`.
    public static var defaultValue: UIUserInterfaceLevel { .unspecified }
    /// True.
    public static var affectsColorAppearance: Bool { true }
    static var place: WritableKeyPath<UITraitCollection.Traits, UIUserInterfaceLevel?> {
        \.userInterfaceLevel
    }
}

/// Whether the user asks for bold text.
public enum UITraitLegibilityWeight: UITraitDefinition, SystemTrait {
    /// `unspecified`.
    public static var defaultValue: UILegibilityWeight { .unspecified }
    static var place: WritableKeyPath<UITraitCollection.Traits, UILegibilityWeight?> { \.legibilityWeight }
}

extension UITraitCollection {
    static var systemTraits: [any SystemTrait.Type] {
        [
            UITraitUserInterfaceIdiom.self, UITraitUserInterfaceStyle.self, UITraitLayoutDirection.self,
            UITraitDisplayScale.self, UITraitHorizontalSizeClass.self, UITraitVerticalSizeClass.self,
            UITraitPreferredContentSizeCategory.self, UITraitAccessibilityContrast.self,
            UITraitUserInterfaceLevel.self, UITraitLegibilityWeight.self,
        ]
    }

    /// The traits of the system under which colours may be others.
    public class var systemTraitsAffectingColorAppearance: [UITrait] {
        systemTraits.filter { $0.affectsColorAppearance }
    }

    /// The traits of the system by which an image of an asset catalogue is chosen.
    public class var systemTraitsAffectingImageLookup: [UITrait] {
        systemTraits.filter {
            $0 != UITraitPreferredContentSizeCategory.self && $0 != UITraitLegibilityWeight.self
        }
    }
}
