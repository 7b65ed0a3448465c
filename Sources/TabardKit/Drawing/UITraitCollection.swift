/// The circumstances in which something is shown: light or dark, the display's scale, the room.
///
/// A trait may be unspecified. A collection never changes, so any thread may hold it.
open class UITraitCollection: NSObject, @unchecked Sendable {
    struct Traits: Hashable, Sendable {
        var userInterfaceIdiom: UIUserInterfaceIdiom?
        var userInterfaceStyle: UIUserInterfaceStyle?
        var layoutDirection: UITraitEnvironmentLayoutDirection?
        var displayScale: CGFloat?
        var horizontalSizeClass: UIUserInterfaceSizeClass?
        var verticalSizeClass: UIUserInterfaceSizeClass?
        var preferredContentSizeCategory: UIContentSizeCategory?
        var accessibilityContrast: UIAccessibilityContrast?
    }

    let traits: Traits

    /// Makes a collection in which every trait is unspecified.
    public override init() {
        traits = Traits()
        super.init()
    }

    init(_ traits: Traits) {
        self.traits = traits
        super.init()
    }

    public convenience init(userInterfaceIdiom idiom: UIUserInterfaceIdiom) {
        self.init(Traits(userInterfaceIdiom: idiom == .unspecified ? nil : idiom))
    }

    public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
        self.init(Traits(userInterfaceStyle: userInterfaceStyle == .unspecified ? nil : userInterfaceStyle))
    }

    public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
        self.init(Traits(layoutDirection: layoutDirection == .unspecified ? nil : layoutDirection))
    }

    /// Pixels a point; 0 stands for unspecified.
    public convenience init(displayScale scale: CGFloat) {
        self.init(Traits(displayScale: scale == 0 ? nil : scale))
    }

    public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
        self.init(
            Traits(horizontalSizeClass: horizontalSizeClass == .unspecified ? nil : horizontalSizeClass)
        )
    }

    public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
        self.init(Traits(verticalSizeClass: verticalSizeClass == .unspecified ? nil : verticalSizeClass))
    }

    public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
        let isUnspecified = preferredContentSizeCategory == .unspecified
        self.init(Traits(preferredContentSizeCategory: isUnspecified ? nil : preferredContentSizeCategory))
    }

    public convenience init(accessibilityContrast: UIAccessibilityContrast) {
        let isUnspecified = accessibilityContrast == .unspecified
        self.init(Traits(accessibilityContrast: isUnspecified ? nil : accessibilityContrast))
    }

    /// Joins collections; where two specify the same trait, the later one counts.
    public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
        self.init(traitCollections.reduce(into: Traits()) { $0.override(with: $1.traits) })
    }

    open var userInterfaceIdiom: UIUserInterfaceIdiom { traits.userInterfaceIdiom ?? .unspecified }
    open var userInterfaceStyle: UIUserInterfaceStyle { traits.userInterfaceStyle ?? .unspecified }
    open var layoutDirection: UITraitEnvironmentLayoutDirection { traits.layoutDirection ?? .unspecified }
    /// Pixels a point; 0 if unspecified.
    open var displayScale: CGFloat { traits.displayScale ?? 0 }
    open var horizontalSizeClass: UIUserInterfaceSizeClass { traits.horizontalSizeClass ?? .unspecified }
    open var verticalSizeClass: UIUserInterfaceSizeClass { traits.verticalSizeClass ?? .unspecified }
    open var preferredContentSizeCategory: UIContentSizeCategory {
        traits.preferredContentSizeCategory ?? .unspecified
    }
    open var accessibilityContrast: UIAccessibilityContrast { traits.accessibilityContrast ?? .unspecified }

    /// Whether every trait that the other collection specifies has the same value here.
    open func containsTraits(in trait: UITraitCollection?) -> Bool {
        guard let trait else { return true }
        var joined = traits
        joined.override(with: trait.traits)
        return joined == traits
    }

    /// Whether a dynamic colour may look different under the other collection.
    open func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
        let other = traitCollection ?? UITraitCollection()
        return userInterfaceStyle != other.userInterfaceStyle
            || accessibilityContrast != other.accessibilityContrast
            || userInterfaceIdiom != other.userInterfaceIdiom
    }

    open override func isEqual(_ object: Any?) -> Bool {
        (object as? UITraitCollection)?.traits == traits
    }

    open override var hash: Int { traits.hashValue }
}

extension UITraitCollection.Traits {
    mutating func override(with other: Self) {
        userInterfaceIdiom = other.userInterfaceIdiom ?? userInterfaceIdiom
        userInterfaceStyle = other.userInterfaceStyle ?? userInterfaceStyle
        layoutDirection = other.layoutDirection ?? layoutDirection
        displayScale = other.displayScale ?? displayScale
        horizontalSizeClass = other.horizontalSizeClass ?? horizontalSizeClass
        verticalSizeClass = other.verticalSizeClass ?? verticalSizeClass
        preferredContentSizeCategory = other.preferredContentSizeCategory ?? preferredContentSizeCategory
        accessibilityContrast = other.accessibilityContrast ?? accessibilityContrast
    }
}
