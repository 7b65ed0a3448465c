extension UIImage {
    /// How heavy a symbol's strokes are.
    public enum SymbolWeight: Int, Hashable, Sendable {
        /// No weight is asked for.
        case unspecified = 0
        /// The finest strokes.
        case ultraLight = 1
        /// Thin strokes.
        case thin = 2
        /// Light strokes.
        case light = 3
        /// The strokes that go with running text.
        case regular = 4
        /// Strokes a little heavier than regular.
        case medium = 5
        /// Strokes between medium and bold.
        case semibold = 6
        /// Bold strokes.
        case bold = 7
        /// Strokes heavier than bold.
        case heavy = 8
        /// The heaviest strokes.
        case black = 9
    }
}

extension UIImage.SymbolWeight {
    /// The weight of the text that goes with the symbol; regular for `unspecified`.
    public func fontWeight() -> UIFont.Weight {
        switch self {
        case .ultraLight: .ultraLight
        case .thin: .thin
        case .light: .light
        case .unspecified, .regular: .regular
        case .medium: .medium
        case .semibold: .semibold
        case .bold: .bold
        case .heavy: .heavy
        case .black: .black
        }
    }

    /// The width of strokes in a symbol that is 24 units high.
    var strokeWidth: Double {
        switch self {
        case .ultraLight: 0.6
        case .thin: 0.9
        case .light: 1.3
        case .unspecified, .regular: 1.8
        case .medium: 2.05
        case .semibold: 2.25
        case .bold: 2.45
        case .heavy: 2.7
        case .black: 2.95
        }
    }
}

extension UIFont.Weight {
    /// The weight of symbols that go with the text: the nearest one that has a name.
    public func symbolWeight() -> UIImage.SymbolWeight {
        UIImage.SymbolWeight(cssValue: cssValue)
    }
}

extension UIFont {
    /// The weight of symbols that go with text in this font.
    var symbolWeight: UIImage.SymbolWeight {
        UIImage.SymbolWeight(cssValue: fontDescription.weight)
    }
}

extension UIImage.SymbolWeight {
    fileprivate init(cssValue: Int) {
        let hundreds = (Double(cssValue) / 100).rounded()
        self = Self(rawValue: Int(max(1, min(9, hundreds)))) ?? .regular
    }
}
