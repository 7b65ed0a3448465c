extension UIFont {
    /// How heavy the strokes are, from -1 to 1.
    @frozen
    public struct Weight: RawRepresentable, Hashable, Sendable {
        /// The weight from -1 to 1; 0 is regular.
        public let rawValue: CGFloat

        /// Makes a weight from a number from -1 to 1; 0 is regular.
        public init(_ rawValue: CGFloat) {
            self.rawValue = rawValue
        }

        /// Makes a weight from a number from -1 to 1; 0 is regular.
        public init(rawValue: CGFloat) {
            self.rawValue = rawValue
        }

        /// The finest strokes: 100 on the scale of CSS.
        public static let ultraLight = Weight(rawValue: -0.8)
        /// Thin strokes: 200 on the scale of CSS.
        public static let thin = Weight(rawValue: -0.6)
        /// Light strokes: 300 on the scale of CSS.
        public static let light = Weight(rawValue: -0.4)
        /// The strokes of running text: 400 on the scale of CSS.
        public static let regular = Weight(rawValue: 0)
        /// Strokes a little heavier than regular: 500 on the scale of CSS.
        public static let medium = Weight(rawValue: 0.23)
        /// Strokes between medium and bold: 600 on the scale of CSS.
        public static let semibold = Weight(rawValue: 0.3)
        /// Bold strokes: 700 on the scale of CSS.
        public static let bold = Weight(rawValue: 0.4)
        /// Strokes heavier than bold: 800 on the scale of CSS.
        public static let heavy = Weight(rawValue: 0.56)
        /// The heaviest strokes: 900 on the scale of CSS.
        public static let black = Weight(rawValue: 0.62)
    }
}

extension UIFont.Weight {
    /// The nine named weights stand for 100, 200 … 900.
    private static let named: [UIFont.Weight] = [
        .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
    ]

    /// The weight on CSS's scale, in proportion between the two nearest named ones.
    var cssValue: Int {
        guard !rawValue.isNaN, let heavier = Self.named.firstIndex(where: { $0.rawValue >= rawValue }) else {
            return rawValue.isNaN ? 400 : 900
        }
        guard heavier > 0 else { return 100 }
        let low = Self.named[heavier - 1].rawValue
        let high = Self.named[heavier].rawValue
        return Int((CGFloat(heavier) + (rawValue - low) / (high - low)) * 100)
    }

    /// The weight of a number on CSS's scale, in proportion between the two nearest named ones.
    init(cssValue: Int) {
        let place = CGFloat(min(max(cssValue, 100), 900)) / 100 - 1
        let low = Self.named[Int(place)].rawValue
        let high = Self.named[min(Int(place) + 1, 8)].rawValue
        self.init(rawValue: low + (high - low) * (place - place.rounded(.down)))
    }
}
