/// The circumstances in which something is shown: light or dark, the display's scale, the room.
///
/// A trait may be unspecified. A collection never changes, so any thread may hold it.
open class UITraitCollection: NSObject, _SelectorAnswering, @unchecked Sendable {
    package struct Traits: Hashable, Sendable {
        var userInterfaceIdiom: UIUserInterfaceIdiom?
        var userInterfaceStyle: UIUserInterfaceStyle?
        var layoutDirection: UITraitEnvironmentLayoutDirection?
        var displayScale: CGFloat?
        var horizontalSizeClass: UIUserInterfaceSizeClass?
        var verticalSizeClass: UIUserInterfaceSizeClass?
        var preferredContentSizeCategory: UIContentSizeCategory?
        var accessibilityContrast: UIAccessibilityContrast?
        var userInterfaceLevel: UIUserInterfaceLevel?
        var legibilityWeight: UILegibilityWeight?
        /// The traits that the app made, by their types.
        var custom: [ObjectIdentifier: CustomTraitValue] = [:]
    }

    package let traits: Traits

    /// Makes a collection in which every trait is unspecified.
    public override init() {
        traits = Traits()
        super.init()
    }

    init(_ traits: Traits) {
        self.traits = traits
        super.init()
    }

    /// Makes a collection that specifies the kind of device alone; `unspecified` specifies nothing.
    public convenience init(userInterfaceIdiom idiom: UIUserInterfaceIdiom) {
        self.init(Traits(userInterfaceIdiom: idiom == .unspecified ? nil : idiom))
    }

    /// Makes a collection that specifies light or dark alone; `unspecified` specifies nothing.
    public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
        self.init(Traits(userInterfaceStyle: userInterfaceStyle == .unspecified ? nil : userInterfaceStyle))
    }

    /// Makes a collection that specifies the direction of reading alone; `unspecified` specifies nothing.
    public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
        self.init(Traits(layoutDirection: layoutDirection == .unspecified ? nil : layoutDirection))
    }

    /// Pixels a point; 0 stands for unspecified.
    public convenience init(displayScale scale: CGFloat) {
        self.init(Traits(displayScale: scale == 0 ? nil : scale))
    }

    /// Makes a collection that specifies the width class alone; `unspecified` specifies nothing.
    public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
        self.init(
            Traits(horizontalSizeClass: horizontalSizeClass == .unspecified ? nil : horizontalSizeClass)
        )
    }

    /// Makes a collection that specifies the height class alone; `unspecified` specifies nothing.
    public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
        self.init(Traits(verticalSizeClass: verticalSizeClass == .unspecified ? nil : verticalSizeClass))
    }

    /// Makes a collection that specifies the size of text alone; `unspecified` specifies nothing.
    public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
        let isUnspecified = preferredContentSizeCategory == .unspecified
        self.init(Traits(preferredContentSizeCategory: isUnspecified ? nil : preferredContentSizeCategory))
    }

    /// Makes a collection that specifies the contrast alone; `unspecified` specifies nothing.
    public convenience init(accessibilityContrast: UIAccessibilityContrast) {
        let isUnspecified = accessibilityContrast == .unspecified
        self.init(Traits(accessibilityContrast: isUnspecified ? nil : accessibilityContrast))
    }

    /// Makes a collection that specifies the level alone; `unspecified` specifies nothing.
    public convenience init(userInterfaceLevel: UIUserInterfaceLevel) {
        self.init(Traits(userInterfaceLevel: userInterfaceLevel == .unspecified ? nil : userInterfaceLevel))
    }

    /// Makes a collection that specifies the strength of letters alone; `unspecified` specifies nothing.
    public convenience init(legibilityWeight: UILegibilityWeight) {
        self.init(Traits(legibilityWeight: legibilityWeight == .unspecified ? nil : legibilityWeight))
    }

    /// Joins collections; where two specify the same trait, the later one counts.
    public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
        self.init(traitCollections.reduce(into: Traits()) { $0.override(with: $1.traits) })
    }

    /// The kind of device, or `unspecified`.
    open var userInterfaceIdiom: UIUserInterfaceIdiom { traits.userInterfaceIdiom ?? .unspecified }
    /// Light or dark, or `unspecified`.
    open var userInterfaceStyle: UIUserInterfaceStyle { traits.userInterfaceStyle ?? .unspecified }
    /// The direction of reading, or `unspecified`.
    open var layoutDirection: UITraitEnvironmentLayoutDirection { traits.layoutDirection ?? .unspecified }
    /// Pixels a point; 0 if unspecified.
    open var displayScale: CGFloat { traits.displayScale ?? 0 }
    /// Whether there is much room from side to side, or `unspecified`.
    open var horizontalSizeClass: UIUserInterfaceSizeClass { traits.horizontalSizeClass ?? .unspecified }
    /// Whether there is much room from top to bottom, or `unspecified`.
    open var verticalSizeClass: UIUserInterfaceSizeClass { traits.verticalSizeClass ?? .unspecified }
    /// How large the user wants text to be, or `unspecified`.
    open var preferredContentSizeCategory: UIContentSizeCategory {
        traits.preferredContentSizeCategory ?? .unspecified
    }
    /// Whether the user asks for stronger contrasts, or `unspecified`.
    open var accessibilityContrast: UIAccessibilityContrast { traits.accessibilityContrast ?? .unspecified }
    /// Whether it lies in front of the main content, as sheets and popovers do, or `unspecified`.
    open var userInterfaceLevel: UIUserInterfaceLevel { traits.userInterfaceLevel ?? .unspecified }

    /// Whether the user asks for bold text, or `unspecified`.
    open var legibilityWeight: UILegibilityWeight { traits.legibilityWeight ?? .unspecified }

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
            || userInterfaceLevel != other.userInterfaceLevel
            || userInterfaceIdiom != other.userInterfaceIdiom
            || traits.custom != other.traits.custom
                && changedTraits(from: other).contains { $0.affectsColorAppearance }
    }

    open override func isEqual(_ object: Any?) -> Bool {
        (object as? UITraitCollection)?.traits == traits
    }

    open override var hash: Int { traits.hashValue }

    /// What objects of the class answer by selectors (O2).
    nonisolated open class var _selectors: _SelectorTable { _SelectorTable(UITraitCollection.self) }
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
        userInterfaceLevel = other.userInterfaceLevel ?? userInterfaceLevel
        legibilityWeight = other.legibilityWeight ?? legibilityWeight
        if !other.custom.isEmpty { custom.merge(other.custom) { _, other in other } }
    }
}
