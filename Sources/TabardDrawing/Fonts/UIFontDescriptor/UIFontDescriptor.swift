package import GtkInterop

/// What a font is asked for by.
///
/// ```swift
/// let bold = font.fontDescriptor.withSymbolicTraits(.traitBold).map { UIFont(descriptor: $0, size: 0) }
/// ```
open class UIFontDescriptor: NSObject, NSCopying, _SelectorAnswering, @unchecked Sendable {
    private let _mark = SwiftObjectMark()
    package private(set) var native: FontDescription
    private var own: [UIFontDescriptor.AttributeName: Any] = [:]

    package init(_ native: FontDescription) {
        self.native = native
        super.init()
    }

    /// Asks for the system's font in its usual size.
    public override convenience init() { self.init(fontAttributes: [:]) }

    /// Asks for a font by attributes; those of the wrong type are left out.
    public init(fontAttributes attributes: [UIFontDescriptor.AttributeName: Any]) {
        native = UIFont.usualDescription
        super.init()
        apply(attributes)
    }

    /// Asks for a font by its name, or its family's.
    public convenience init(name fontName: String, size: CGFloat) {
        self.init(fontAttributes: [.name: fontName, .size: size])
    }

    /// That of a style's font, in the size that the user wants now.
    public class func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor {
        preferredFontDescriptor(withTextStyle: style, compatibleWith: nil)
    }

    /// That of a style's font, in the size that traits say.
    public class func preferredFontDescriptor(
        withTextStyle style: UIFont.TextStyle,
        compatibleWith traitCollection: UITraitCollection?
    ) -> UIFontDescriptor {
        let font = UIFont.preferredFont(forTextStyle: style, compatibleWith: traitCollection)
        let descriptor = UIFontDescriptor(font.fontDescription)
        descriptor.own[.textStyle] = style
        return descriptor
    }

    private func apply(_ attributes: [UIFontDescriptor.AttributeName: Any]) {
        own.merge(attributes) { $1 }
        if let name = attributes[.name] as? String, let parsed = FontName(name) {
            native.family = parsed.family
            native.weight = parsed.weight.cssValue
            native.isItalic = parsed.isItalic
            native.hasContextualAlternates = true
        }
        if let family = attributes[.family] as? String {
            native.family = FontFamilies.installed(named: family) ?? family
            native.hasContextualAlternates = true
        }
        if let face = attributes[.face] as? String, let style = FontName.style(face) {
            native.weight = style.weight.cssValue
            native.isItalic = style.isItalic
        }
        if let size = Self.number(attributes[.size]) { native.size = size }
        if let traits = attributes[.traits] as? [UIFontDescriptor.TraitKey: Any] {
            if let bits = Self.number(traits[.symbolic]), bits >= 0, bits < 4_294_967_296 {
                apply(SymbolicTraits(rawValue: UInt32(bits)))
            }
            let weight = traits[.weight]
            if let weight = weight as? UIFont.Weight {
                native.weight = weight.cssValue
            } else if let number = Self.number(weight) {
                native.weight = UIFont.Weight(CGFloat(number)).cssValue
            }
            if let slant = Self.number(traits[.slant]) { native.isItalic = slant > 0 }
        }
        for setting in attributes[.featureSettings] as? [[UIFontDescriptor.FeatureKey: Int]] ?? []
        where setting[.type] == 6 {
            native.hasMonospacedDigits = setting[.selector] == 0
        }
    }

    private func apply(_ traits: SymbolicTraits) {
        native.isItalic = traits.contains(.traitItalic)
        if traits.contains(.traitBold) != (native.weight >= 600) {
            native.weight = traits.contains(.traitBold) ? 700 : 400
        }
        if traits.contains(.traitMonoSpace), !isMonospaced { native.family = UIFont.monospacedFamily }
    }

    private var isMonospaced: Bool { native.family.lowercased().contains("mono") }

    private static func number(_ value: Any?) -> Double? {
        let number: Double? =
            switch value {
            case let number as CGFloat: Double(number)
            case let number as Double: number
            case let number as Float: Double(number)
            case let number as Int: Double(number)
            case let number as UInt32: Double(number)
            case let number as NSNumber: number.doubleValue
            default: nil
            }
        return number.flatMap { $0.isFinite ? $0 : nil }
    }

    private func changed(_ change: (UIFontDescriptor) -> Void) -> UIFontDescriptor {
        let copy = UIFontDescriptor(native)
        copy.own = own
        change(copy)
        return copy
    }

    /// The name of family and style, such as `Inter-Bold`.
    open var postscriptName: String { UIFont(native).fontName }

    /// The size in points.
    open var pointSize: CGFloat { CGFloat(native.size) }

    /// Whether letters are bold, slant, are all equally wide.
    open var symbolicTraits: UIFontDescriptor.SymbolicTraits {
        var traits: SymbolicTraits = []
        if native.isItalic { traits.insert(.traitItalic) }
        if native.weight >= 600 { traits.insert(.traitBold) }
        if isMonospaced { traits.insert(.traitMonoSpace) }
        return traits
    }

    /// All that is asked for.
    open var fontAttributes: [UIFontDescriptor.AttributeName: Any] {
        var all = own
        all[.name] = postscriptName
        all[.size] = pointSize
        return all
    }

    /// One thing that is asked for, or that follows of the others; nil if there is none.
    open func object(forKey anAttribute: UIFontDescriptor.AttributeName) -> Any? {
        switch anAttribute {
        case .family: UIFont(native).familyName
        case .face: FontName.styleName(weight: native.weight, isItalic: native.isItalic)
        case .visibleName: UIFont(native).familyName
        case .traits:
            [
                UIFontDescriptor.TraitKey.symbolic: symbolicTraits.rawValue,
                .weight: UIFont.Weight(cssValue: native.weight).rawValue,
                .slant: native.isItalic ? 0.07 : 0,
            ]
        default: fontAttributes[anAttribute]
        }
    }

    /// The same with more attributes, which count for more.
    open func addingAttributes(
        _ attributes: [UIFontDescriptor.AttributeName: Any] = [:]
    ) -> UIFontDescriptor {
        changed { $0.apply(attributes) }
    }

    /// The same with these traits alone.
    open func withSymbolicTraits(_ symbolicTraits: UIFontDescriptor.SymbolicTraits) -> UIFontDescriptor? {
        changed { $0.apply(symbolicTraits) }
    }

    /// The same in another size.
    open func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
        addingAttributes([.size: newPointSize])
    }

    /// The same in another family.
    open func withFamily(_ newFamily: String) -> UIFontDescriptor { addingAttributes([.family: newFamily]) }

    /// The same in another style of the family, such as `Bold Italic`.
    open func withFace(_ newFace: String) -> UIFontDescriptor { addingAttributes([.face: newFace]) }

    /// The same in another kind of the system's font; nil for an unknown one.
    open func withDesign(_ design: UIFontDescriptor.SystemDesign) -> UIFontDescriptor? {
        let family: String
        switch design {
        case .default: family = UIFont.usualDescription.family
        case .serif: family = "Noto Serif, DejaVu Serif, serif"
        case .rounded: family = "Nunito, Quicksand, \(UIFont.usualDescription.family)"
        case .monospaced: family = UIFont.monospacedFamily
        default: return nil
        }
        return changed {
            $0.native.family = family
            $0.native.hasContextualAlternates = design != .default && design != .rounded
        }
    }

    /// The descriptor itself, since fonts on Linux always have a nearest one.
    open func matchingFontDescriptors(
        withMandatoryKeys mandatoryKeys: Set<UIFontDescriptor.AttributeName>?
    ) -> [UIFontDescriptor] {
        [self]
    }

    /// The same object, since a descriptor never changes.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    open override func isEqual(_ object: Any?) -> Bool {
        (object as? UIFontDescriptor)?.native == native
    }

    open override var hash: Int { native.hashValue }

    /// What objects of the class answer by selectors (O2).
    nonisolated open class var _selectors: _SelectorTable { _SelectorTable(UIFontDescriptor.self) }
}

extension UIFont {
    /// What the font was asked for by.
    public var fontDescriptor: UIFontDescriptor { UIFontDescriptor(fontDescription) }

    /// Makes the font that a descriptor asks for, in a size in points; 0 takes the descriptor's.
    public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
        var description = descriptor.native
        if pointSize > 0, pointSize.isFinite { description.size = Double(pointSize) }
        self.init(description)
    }

    /// The names of the families that are installed, the app's own among them, in their order.
    public class var familyNames: [String] { FontFamilies.all }

    /// The names of a family's fonts, such as `Inter-Bold`; none if it is not installed.
    public class func fontNames(forFamilyName familyName: String) -> [String] {
        FontFamilies.faces(of: familyName).map { face in
            familyName.replacing(" ", with: "") + "-" + face.replacing(" ", with: "")
        }
    }
}
