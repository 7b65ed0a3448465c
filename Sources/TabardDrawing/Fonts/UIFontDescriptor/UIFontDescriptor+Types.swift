extension UIFontDescriptor {
    /// Whether letters are bold, slant, are all equally wide.
    @frozen
    public struct SymbolicTraits: OptionSet, Hashable, Sendable {
        /// The bits.
        public let rawValue: UInt32

        /// Makes traits of their bits.
        public init(rawValue: UInt32) { self.rawValue = rawValue }

        /// The letters slant.
        public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)
        /// The letters are bold.
        public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
        /// The letters are wide; fonts on Linux are not asked for it.
        public static let traitExpanded = SymbolicTraits(rawValue: 1 << 5)
        /// The letters are narrow; fonts on Linux are not asked for it.
        public static let traitCondensed = SymbolicTraits(rawValue: 1 << 6)
        /// All letters are equally wide.
        public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
        /// The letters are drawn for vertical lines; fonts on Linux are not asked for it.
        public static let traitVertical = SymbolicTraits(rawValue: 1 << 11)
        /// The font is drawn for interfaces; without effect on Linux.
        public static let traitUIOptimized = SymbolicTraits(rawValue: 1 << 12)
        /// Lines stand closer; without effect on Linux.
        public static let traitTightLeading = SymbolicTraits(rawValue: 1 << 15)
        /// Lines stand farther apart; without effect on Linux.
        public static let traitLooseLeading = SymbolicTraits(rawValue: 1 << 16)
    }

    /// The name of something that a descriptor says.
    @frozen
    public struct AttributeName: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String

        /// Makes a name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// A `String`: the family.
        public static let family = AttributeName(rawValue: "NSFontFamilyAttribute")
        /// A `String`: the name of family and style, such as `Inter-Bold`.
        public static let name = AttributeName(rawValue: "NSFontNameAttribute")
        /// A `String`: the style, such as `Bold Italic`.
        public static let face = AttributeName(rawValue: "NSFontFaceAttribute")
        /// A number: the size in points.
        public static let size = AttributeName(rawValue: "NSFontSizeAttribute")
        /// A `String`: the name that people read.
        public static let visibleName = AttributeName(rawValue: "NSFontVisibleNameAttribute")
        /// A dictionary of `TraitKey`s.
        public static let traits = AttributeName(rawValue: "NSCTFontTraitsAttribute")
        /// An array of dictionaries of `FeatureKey`s; digits of one width, 6 and 0, are understood.
        public static let featureSettings = AttributeName(rawValue: "NSCTFontFeatureSettingsAttribute")
        /// A `UIFont.TextStyle`: what the text is for.
        public static let textStyle = AttributeName(rawValue: "NSCTFontUIUsageAttribute")
    }

    /// The name of a trait in the dictionary of `AttributeName.traits`.
    @frozen
    public struct TraitKey: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String

        /// Makes a name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// A number: the bits of `SymbolicTraits`.
        public static let symbolic = TraitKey(rawValue: "NSCTFontSymbolicTrait")
        /// A `UIFont.Weight` or its number.
        public static let weight = TraitKey(rawValue: "NSCTFontWeightTrait")
        /// A number: how wide letters are; without effect on Linux.
        public static let width = TraitKey(rawValue: "NSCTFontProportionTrait")
        /// A number: how much letters slant; what is above 0 is italic.
        public static let slant = TraitKey(rawValue: "NSCTFontSlantTrait")
    }

    /// The name of a part of a feature's setting.
    @frozen
    public struct FeatureKey: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String

        /// Makes a name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// A number: what is set; 6 is the width of digits.
        public static let type = FeatureKey(rawValue: "CTFeatureTypeIdentifier")
        /// The same as `type`.
        public static let featureIdentifier = FeatureKey(rawValue: "CTFeatureTypeIdentifier")
        /// A number: to what it is set; 0 makes digits equally wide.
        public static let selector = FeatureKey(rawValue: "CTFeatureSelectorIdentifier")
        /// The same as `selector`.
        public static let typeIdentifier = FeatureKey(rawValue: "CTFeatureSelectorIdentifier")
    }

    /// A kind of the system's font.
    @frozen
    public struct SystemDesign: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String

        /// Makes a kind by its name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The interface's font.
        public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")
        /// With strokes that end in serifs.
        public static let serif = SystemDesign(rawValue: "NSCTFontUIFontDesignSerif")
        /// With rounded strokes; Nunito or Quicksand where they are installed, else the interface's font.
        public static let rounded = SystemDesign(rawValue: "NSCTFontUIFontDesignRounded")
        /// With letters that are all equally wide.
        public static let monospaced = SystemDesign(rawValue: "NSCTFontUIFontDesignMonospaced")
    }
}
